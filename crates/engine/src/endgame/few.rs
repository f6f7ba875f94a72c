//! Three to five empties: moves into odd quadrants first, and those beside corners last.

use yosumi_kernels::{Cpu, Node};
use yosumi_rules::{Bitboard, Board, Square};

use super::local_table::Known;
use super::{MAX_DISCS, Prospect, last, parity};
use crate::ordering::BESIDE_CORNERS;
use crate::searcher::Searcher;
use crate::stability::stability_cutoff;

/// The number of empties with which positions are remembered, and moves known beforehand.
const REMEMBERED: u8 = 5;

/// A position with `N` empties, 3 to 5. The window is in discs.
pub(super) struct Few<const N: u8>;

impl<const N: u8> Node for Few<N> {
    type Context<'a> = Searcher<'a>;
    type Rest = Prospect;
    type Output = i32;

    #[inline(always)]
    fn run<C: Cpu>(
        cpu: C,
        searcher: &mut Searcher<'_>,
        board: Board,
        mut alpha: i32,
        mut beta: i32,
        Prospect { parity, moves }: Prospect,
    ) -> i32 {
        searcher.n_nodes += 1;
        if let Some(bound) = stability_cutoff(cpu, board, N, alpha) {
            return bound;
        }
        let known = if const { N == REMEMBERED } { searcher.local.few.get(board) } else { None };
        if let Some(score) = known.and_then(|known| known.narrow(&mut alpha, &mut beta)) {
            return score;
        }
        let lower_limit = alpha;
        debug_assert!(N != REMEMBERED || moves == cpu.legal_moves(board));
        let odd = parity::odd_squares(parity);
        let (mut best, mut has_move) = (-MAX_DISCS, false);
        let mut squares = moves;
        while let Some(square) = next_square::<N>(squares, odd) {
            squares ^= Bitboard::of(square);
            let flips = cpu.flips(square, board);
            if const { N != REMEMBERED } && flips.is_empty() {
                continue;
            }
            has_move = true;
            let next = board.play_unchecked(square, flips);
            let score = -child::<C, N>(cpu, searcher, next, -beta, -alpha, parity::after(parity, square));
            if score > best {
                best = score;
                if best >= beta {
                    break;
                }
                alpha = alpha.max(best);
            }
        }
        if !has_move {
            let moves = cpu.legal_moves(board.pass());
            if moves.is_empty() {
                return i32::from(board.final_score());
            }
            return -cpu.call::<Self>(searcher, board.pass(), -beta, -alpha, Prospect { parity, moves });
        }
        if const { N == REMEMBERED } {
            searcher.local.few.put(board, Known::found(best, (lower_limit, beta), None, known));
        }
        best
    }
}

/// The square to try next: one loop that picks from the best group left is faster than a loop for each group.
#[inline(always)]
fn next_square<const N: u8>(squares: Bitboard, odd: Bitboard) -> Option<Square> {
    let first_of = |group: Bitboard, others: Bitboard| if group.is_empty() { others } else { group };
    let in_odd = squares & odd;
    if const { N == 3 } {
        return first_of(in_odd, squares).first();
    }
    first_of(first_of(in_odd & !BESIDE_CORNERS, in_odd), first_of(squares & !BESIDE_CORNERS, squares)).first()
}

/// The score of a position that follows one with `N` empties.
#[inline(always)]
fn child<C: Cpu, const N: u8>(
    cpu: C,
    searcher: &mut Searcher<'_>,
    board: Board,
    alpha: i32,
    beta: i32,
    parity: u32,
) -> i32 {
    match N {
        5 => cpu.call::<Few<4>>(searcher, board, alpha, beta, Prospect { parity, moves: board.empties() }),
        // Within its caller: it is too short for a call of its own.
        4 => Few::<3>::run(cpu, searcher, board, alpha, beta, Prospect { parity, moves: board.empties() }),
        _ => {
            let empties = board.empties();
            let odd = parity::odd_squares(parity) & empties;
            // Two squares of one quadrant are both even: then the order says nothing.
            let first = (if odd.is_empty() { empties } else { odd }).first();
            match first.and_then(|first| Some((first, (empties ^ Bitboard::of(first)).first()?))) {
                Some((first, second)) => last::two_squares(cpu, searcher, board, alpha, beta, first, second),
                None => i32::from(board.final_score()),
            }
        }
    }
}
