//! Six to eleven empties: fastest first, with a small table of the thread's own.

use yosumi_kernels::{Cpu, Node};
use yosumi_rules::{Bitboard, Board, Square};

use super::candidates::Candidates;
use super::few::Few;
use super::local_table::Known;
use super::{MAX_DISCS, Prospect, parity};
use crate::ordering::{CORNERS, SQUARE_RANKS};
use crate::searcher::Searcher;
use crate::stability::stability_cutoff;

/// The fewest empties with which positions are remembered.
const LEAST_EMPTIES: u8 = 6;

/// A position with [`LEAST_EMPTIES`] to [`SHALLOW_EMPTIES`](super::SHALLOW_EMPTIES) empties; the window is in discs.
pub(super) struct Shallow;

impl Node for Shallow {
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
        let n_empties = board.n_empties();
        debug_assert_eq!(moves, cpu.legal_moves(board));

        // 1. What stable discs prove.
        if let Some(bound) = stability_cutoff(cpu, board, n_empties, alpha) {
            return bound;
        }

        // 2. What is remembered.
        let known = searcher.local.shallow.get(board);
        if let Some(score) = known.and_then(|known| known.narrow(&mut alpha, &mut beta)) {
            return score;
        }

        // 3. The moves, and whether one ends the game at once.
        if moves.is_empty() {
            let moves = cpu.legal_moves(board.pass());
            if moves.is_empty() {
                return i32::from(board.final_score());
            }
            return -cpu.call::<Self>(searcher, board.pass(), -beta, -alpha, Prospect { parity, moves });
        }
        let mut candidates = Candidates::new();
        for square in moves {
            let flips = cpu.flips(square, board);
            if flips == board.opponent() {
                searcher.n_nodes += 1;
                return MAX_DISCS;
            }
            candidates.push(square, flips);
        }

        // 4. What is remembered of where they lead: a cut-off, or that a move is no better than what is had.
        let (lower_limit, mut best, mut best_move) = (alpha, -MAX_DISCS, None);
        let mut n_left = candidates.len();
        if n_empties > LEAST_EMPTIES {
            for place in 0..candidates.len() {
                let (square, flips) = candidates.at(place);
                let next = board.play_unchecked(square, flips);
                if let Some(known) = searcher.local.shallow.get(next) {
                    let (lower, upper) = (-i32::from(known.upper), -i32::from(known.lower));
                    if lower >= beta {
                        return lower;
                    }
                    if upper <= alpha {
                        if upper > best || best_move.is_none() {
                            (best, best_move) = (upper, Some(square));
                        }
                        candidates.take(place);
                        n_left -= 1;
                    }
                }
            }
        }

        // 5. The search: the move that was best before, then the others, the most promising one first.
        let odd = parity::odd_squares(parity);
        let mut first = candidates.place_of(known.and_then(|known| known.best));
        // A single move needs no key.
        let mut is_ordered = n_left == 1;
        for _ in 0..n_left {
            let (place, knows_replies) = match first.take() {
                Some(first) => (first, false),
                None if is_ordered => (candidates.best_place(), n_left > 1),
                None => {
                    is_ordered = true;
                    let place = candidates.order(|square, flips| {
                        let next = board.play_unchecked(square, flips);
                        let replies = cpu.legal_moves(next);
                        (order_key(square, next, replies, odd), replies)
                    });
                    (place, true)
                }
            };
            let (square, flips) = candidates.take(place);
            let next = board.play_unchecked(square, flips);
            let moves = if knows_replies { candidates.replies(place) } else { cpu.legal_moves(next) };
            let prospect = Prospect { parity: parity::after(parity, square), moves };
            let score = if n_empties == LEAST_EMPTIES {
                -cpu.call::<Few<5>>(searcher, next, -beta, -alpha, prospect)
            } else {
                -cpu.call::<Self>(searcher, next, -beta, -alpha, prospect)
            };
            if score > best || best_move.is_none() {
                best = score;
                best_move = Some(square);
                if best >= beta {
                    break;
                }
                alpha = alpha.max(best);
            }
        }

        // 6. What has been found out.
        searcher.local.shallow.put(board, Known::found(best, (lower_limit, beta), best_move, known));
        best
    }
}

/// Few replies first, those into corners nearly twice; then odd quadrants, those that are full then, and the squares that are
/// good in general. The weights are the ones with the fewest nodes on positions of self-play with 20 empties.
#[inline(always)]
fn order_key(square: Square, next: Board, replies: Bitboard, odd: Bitboard) -> u32 {
    let mobility = 20 * u32::from(replies.len()) + 16 * u32::from((replies & CORNERS).len());
    let is_even = u32::from(!odd.contains(square));
    let leaves_empties = u32::from(!(next.empties() & parity::quadrant(square)).is_empty());
    mobility + 8 * is_even + 4 * leaves_empties + u32::from(SQUARE_RANKS[square.index()])
}
