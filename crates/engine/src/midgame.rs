//! The last plies before the evaluation: too cheap for the table and for ordering by values.

use yosumi_eval::DISC;
use yosumi_kernels::{Cpu, Node};
use yosumi_rules::{Board, Square};

use crate::ordering::CORNERS;
use crate::searcher::Searcher;

/// The most plies that are searched here.
pub(crate) const NEAR_DEPTH: u8 = 2;

/// A position of 1 to [`NEAR_DEPTH`] plies, which are the last argument. The window is in units of the evaluation.
pub(crate) struct Near;

impl Node for Near {
    type Context<'a> = Searcher<'a>;
    type Output = i32;

    #[inline(always)]
    fn run<C: Cpu>(cpu: C, searcher: &mut Searcher<'_>, board: Board, mut alpha: i32, beta: i32, depth: u32) -> i32 {
        searcher.n_nodes += 1;
        let moves = cpu.legal_moves(board);
        if moves.is_empty() {
            if cpu.legal_moves(board.pass()).is_empty() {
                return i32::from(board.final_score()) * DISC;
            }
            searcher.enter_pass();
            let value = -cpu.call::<Self>(searcher, board.pass(), -beta, -alpha, depth);
            searcher.leave();
            return value;
        }
        // Few replies first, when there are replies to search.
        let mut keyed = [(0_u8, Square::A1); 34];
        let mut n_moves = 0;
        for (place, square) in keyed.iter_mut().zip(moves) {
            let key = if depth == 1 {
                0
            } else {
                let replies = cpu.legal_moves(board.play_unchecked(square, cpu.flips(square, board)));
                replies.len() + (replies & CORNERS).len()
            };
            *place = (key, square);
            n_moves += 1;
        }
        let keyed = keyed.get_mut(..n_moves).unwrap_or_default();
        if depth > 1 {
            keyed.sort_unstable();
        }
        let mut best = -64 * DISC;
        for &(_, square) in keyed.iter() {
            let flips = cpu.flips(square, board);
            let next = board.play_unchecked(square, flips);
            searcher.enter(square, flips);
            let value = if depth == 1 {
                -leaf(cpu, searcher, next)
            } else {
                -cpu.call::<Self>(searcher, next, -beta, -alpha, depth - 1)
            };
            searcher.leave();
            if value > best {
                best = value;
                if best >= beta {
                    return best;
                }
                alpha = alpha.max(best);
            }
        }
        best
    }
}

/// The value of a position without searching it, for the side to move; it may have to pass, and the game may be over.
#[inline(always)]
pub(crate) fn leaf<C: Cpu>(cpu: C, searcher: &mut Searcher<'_>, board: Board) -> i32 {
    searcher.n_nodes += 1;
    if !cpu.legal_moves(board).is_empty() {
        return searcher.evaluate(board);
    }
    let passed = board.pass();
    if cpu.legal_moves(passed).is_empty() {
        return i32::from(board.final_score()) * DISC;
    }
    searcher.enter_pass();
    let value = -searcher.evaluate(passed);
    searcher.leave();
    value
}
