//! The last two empties, written out.

use yosumi_kernels::Cpu;
use yosumi_rules::{Bitboard, Board, Square};

use super::MAX_DISCS;
use crate::searcher::Searcher;

/// The score of a position with one empty square.
#[inline(always)]
pub(super) fn solve_one<C: Cpu>(cpu: C, searcher: &mut Searcher<'_>, board: Board) -> i32 {
    let Some(square) = board.empties().first() else { return i32::from(board.final_score()) };
    last_square(cpu, searcher, board.player(), square, -MAX_DISCS)
}

/// The score for the owner of `player`, who is to move, when all squares are full but one; an upper bound where that is no
/// more than `alpha`.
#[inline(always)]
fn last_square<C: Cpu>(cpu: C, searcher: &mut Searcher<'_>, player: Bitboard, square: Square, alpha: i32) -> i32 {
    // Twice the discs of the player less all squares is the score once the board is full.
    let n_player = i32::from(player.len());
    let n_flips = i32::from(cpu.count_last_flips(square, player));
    if n_flips != 0 {
        searcher.n_nodes += 2;
        return 2 * (n_player + n_flips + 1) - MAX_DISCS;
    }
    // If nobody can play it, it goes to who has more. Of 63 discs one side has more.
    let score = 2 * n_player + 2 - MAX_DISCS;
    let score = if score > 0 { score } else { score - 2 };
    searcher.n_nodes += 1;
    // Let the opponent play it, and the score is less still.
    if score <= alpha {
        return score;
    }
    let opponent = !player ^ Bitboard::of(square);
    let n_flips = i32::from(cpu.count_last_flips(square, opponent));
    if n_flips != 0 {
        searcher.n_nodes += 2;
        return 2 * (n_player - n_flips) - MAX_DISCS;
    }
    score
}

/// The score of a position with two empty squares.
#[inline(always)]
pub(super) fn solve_two<C: Cpu>(cpu: C, searcher: &mut Searcher<'_>, board: Board, alpha: i32, beta: i32) -> i32 {
    let mut empties = board.empties().iter();
    let (Some(first), Some(second)) = (empties.next(), empties.next()) else {
        return i32::from(board.final_score());
    };
    two_squares(cpu, searcher, board, alpha, beta, first, second)
}

/// The score of a position in which these two squares alone are empty.
#[inline(always)]
pub(super) fn two_squares<C: Cpu>(
    cpu: C,
    searcher: &mut Searcher<'_>,
    board: Board,
    alpha: i32,
    beta: i32,
    first: Square,
    second: Square,
) -> i32 {
    searcher.n_nodes += 1;
    if let Some(score) = best_of_two(cpu, searcher, board, beta, first, second) {
        return score;
    }
    match best_of_two(cpu, searcher, board.pass(), -alpha, first, second) {
        Some(score) => {
            searcher.n_nodes += 1;
            -score
        }
        None => i32::from(board.final_score()),
    }
}

/// The better of playing either square, or one that reaches `beta`; `None` when neither is playable.
#[inline(always)]
fn best_of_two<C: Cpu>(
    cpu: C,
    searcher: &mut Searcher<'_>,
    board: Board,
    beta: i32,
    first: Square,
    second: Square,
) -> Option<i32> {
    // Both at once: the second's wait hides behind the first's, and it is seldom in vain.
    let (first_flips, second_flips) = (cpu.flips(first, board), cpu.flips(second, board));
    let mut best = None;
    if !first_flips.is_empty() {
        let score = -last_square(cpu, searcher, board.opponent() ^ first_flips, second, -beta);
        if score >= beta {
            return Some(score);
        }
        best = Some(score);
    }
    if !second_flips.is_empty() {
        best = best.max(Some(-last_square(cpu, searcher, board.opponent() ^ second_flips, first, -beta)));
    }
    best
}
