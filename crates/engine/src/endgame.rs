//! Exact scores near the end of the game: in discs, for the side to move, without evaluation or shared table.
//!
//! The fewer the empties, the plainer the code: from [`SHALLOW_EMPTIES`] down to six moves are ordered and positions
//! remembered ([`shallow`]), down to three the quadrants and the squares beside corners order them ([`few`]), the last two are
//! written out ([`last`]).

use yosumi_kernels::Cpu;
use yosumi_rules::{Bitboard, Board};

use crate::searcher::Searcher;

mod candidates;
mod few;
mod last;
mod local_table;
mod parity;
mod shallow;

pub(crate) use local_table::LocalTables;

/// The most empties that are solved here.
pub(crate) const SHALLOW_EMPTIES: u8 = 11;

/// The most that a side can win by.
pub(crate) const MAX_DISCS: i32 = 64;

/// What whoever leads to a position knows of it already.
#[derive(Clone, Copy)]
struct Prospect {
    /// The quadrants with an odd number of empties, by [`parity`].
    parity: u32,
    /// The squares to try: those where the side to move may play. With four empties and less the others may be among them,
    /// for trying each is faster than finding the playable ones.
    moves: Bitboard,
}

/// The score of a position with at most [`SHALLOW_EMPTIES`] empties within a window; a bound where it lies outside.
#[inline(always)]
pub(crate) fn solve<C: Cpu>(cpu: C, searcher: &mut Searcher<'_>, board: Board, alpha: i32, beta: i32) -> i32 {
    match board.n_empties() {
        0 => {
            searcher.n_nodes += 1;
            i32::from(board.final_score())
        }
        1 => last::solve_one(cpu, searcher, board),
        2 => last::solve_two(cpu, searcher, board, alpha, beta),
        n_empties => {
            debug_assert!(n_empties <= SHALLOW_EMPTIES);
            let moves = cpu.legal_moves(board);
            let prospect = Prospect { parity: parity::of(board.empties()), moves };
            match n_empties {
                3 => cpu.call::<few::Few<3>>(searcher, board, alpha, beta, prospect),
                4 => cpu.call::<few::Few<4>>(searcher, board, alpha, beta, prospect),
                5 => cpu.call::<few::Few<5>>(searcher, board, alpha, beta, prospect),
                _ => cpu.call::<shallow::Shallow>(searcher, board, alpha, beta, prospect),
            }
        }
    }
}

/// What a position is worth at least, when that is `beta` or more and a move leads to one of `children` of which it is
/// remembered. They have at most [`SHALLOW_EMPTIES`] empties; all is in discs.
#[inline(always)]
pub(crate) fn remembered_cutoff(
    searcher: &mut Searcher<'_>,
    mut children: impl Iterator<Item = Board>,
    beta: i32,
) -> Option<i32> {
    children.find_map(|child| {
        let bound = -i32::from(searcher.local.shallow.get(child)?.upper);
        (bound >= beta).then_some(bound)
    })
}
