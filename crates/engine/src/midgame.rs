//! The last plies before the evaluation: too cheap for the table and for ordering by values.

use yosumi_eval::DISC;
use yosumi_kernels::{Cpu, Node};
use yosumi_rules::{Board, Square};

use crate::ordering::CORNERS;
use crate::searcher::Searcher;

/// The most plies that are searched here.
pub(crate) const NEAR_DEPTH: u8 = 2;

/// The plies still to be searched, and how far from the window the sum of the patterns has to be, in discs, for the network
/// not to be asked.
#[derive(Clone, Copy)]
pub(crate) struct Nearness {
    pub(crate) depth: u32,
    pub(crate) doubt: u32,
}

/// A position of 1 to [`NEAR_DEPTH`] plies; the window is in units of the evaluation. For an order of moves,
/// values may be quick ones.
pub(crate) struct Near<const IS_QUICK: bool>;

impl<const IS_QUICK: bool> Node for Near<IS_QUICK> {
    type Context<'a> = Searcher<'a>;
    type Rest = Nearness;
    type Output = i32;

    #[inline(always)]
    fn run<C: Cpu>(
        cpu: C,
        searcher: &mut Searcher<'_>,
        board: Board,
        mut alpha: i32,
        beta: i32,
        nearness: Nearness,
    ) -> i32 {
        searcher.n_nodes += 1;
        let Nearness { depth, doubt } = nearness;
        let moves = cpu.legal_moves(board);
        if moves.is_empty() {
            if cpu.legal_moves(board.pass()).is_empty() {
                return i32::from(board.final_score()) * DISC;
            }
            searcher.enter_pass();
            let value = -cpu.call::<Self>(searcher, board.pass(), -beta, -alpha, nearness);
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
                -leaf::<IS_QUICK, C>(cpu, searcher, next, -beta, -alpha, doubt)
            } else {
                -cpu.call::<Self>(searcher, next, -beta, -alpha, Nearness { depth: depth - 1, doubt })
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

/// The value of a position after at most [`NEAR_DEPTH`] plies, good enough to put moves in order.
#[inline(always)]
pub(crate) fn quick_value<C: Cpu>(
    cpu: C,
    searcher: &mut Searcher<'_>,
    board: Board,
    alpha: i32,
    beta: i32,
    depth: u8,
) -> i32 {
    debug_assert!(depth <= NEAR_DEPTH);
    match depth {
        0 => leaf::<true, C>(cpu, searcher, board, alpha, beta, 0),
        _ => cpu.call::<Near<true>>(searcher, board, alpha, beta, Nearness { depth: depth.into(), doubt: 0 }),
    }
}

/// The value of a position without searching it, for the side to move, within a window; it may have to pass, and the game
/// may be over.
#[inline(always)]
pub(crate) fn leaf<const IS_QUICK: bool, C: Cpu>(
    cpu: C,
    searcher: &mut Searcher<'_>,
    board: Board,
    alpha: i32,
    beta: i32,
    doubt: u32,
) -> i32 {
    searcher.n_nodes += 1;
    if !cpu.legal_moves(board).is_empty() {
        return evaluate::<IS_QUICK, C>(cpu, searcher, board, alpha, beta, doubt);
    }
    let passed = board.pass();
    if cpu.legal_moves(passed).is_empty() {
        return i32::from(board.final_score()) * DISC;
    }
    searcher.enter_pass();
    let value = -evaluate::<IS_QUICK, C>(cpu, searcher, passed, -beta, -alpha, doubt);
    searcher.leave();
    value
}

#[inline(always)]
fn evaluate<const IS_QUICK: bool, C: Cpu>(
    cpu: C,
    searcher: &Searcher<'_>,
    board: Board,
    alpha: i32,
    beta: i32,
    doubt: u32,
) -> i32 {
    if IS_QUICK { searcher.evaluate_quickly(board) } else { searcher.evaluate_within(cpu, board, alpha, beta, doubt) }
}
