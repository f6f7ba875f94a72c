//! The search of all but the last plies: principal variation search with the shared table, enhanced cut-offs, Multi-ProbCut,
//! and moves ordered by evaluation. It serves the midgame and exact solving alike: a search is exact when it looks as many
//! plies ahead as there are empties and gives nothing up.
//!
//! Values are in units of the evaluation ([`DISC`] to a disc), for the side to move.

use yosumi_eval::DISC;
use yosumi_kernels::{Cpu, Node};
use yosumi_rules::{Board, Square};

use crate::endgame::{self, SHALLOW_EMPTIES};
use crate::midgame::{self, NEAR_DEPTH, Near, Nearness};
use crate::moves::{Candidate, Candidates, MAX_MOVES};
use crate::probcut::probcut;
use crate::searcher::Searcher;
use crate::selectivity::Selectivity;
use crate::split;
use crate::stability::stability_cutoff;
use crate::table::{self, Entry};

/// Every value lies strictly between this and its negative.
pub(crate) const INFINITY: i32 = 65 * DISC;

/// The least depth at which the table is asked about each child before any is searched.
const ETC_DEPTH: u8 = 5;

/// The plies still to be searched, and how selectively.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    pub(crate) depth: u8,
    pub(crate) selectivity: Selectivity,
}

impl Reach {
    /// The reach one ply on.
    #[inline(always)]
    pub(crate) const fn next(self) -> Self {
        Self { depth: self.depth - 1, selectivity: self.selectivity }
    }
}

/// The value of a position within a window, by whatever search suits its reach; a bound where it lies outside. The searcher
/// is at the position.
#[inline(always)]
pub(crate) fn search<C: Cpu>(
    cpu: C,
    searcher: &mut Searcher<'_>,
    board: Board,
    alpha: i32,
    beta: i32,
    reach: Reach,
) -> i32 {
    let n_empties = board.n_empties();
    if reach.depth >= n_empties && n_empties <= SHALLOW_EMPTIES {
        // Scores are whole discs: the window of discs that holds the same scores.
        let (alpha, beta) = (alpha.div_euclid(DISC), -(-beta).div_euclid(DISC));
        endgame::solve(cpu, searcher, board, alpha, beta) * DISC
    } else if reach.depth == 0 {
        midgame::leaf::<false, C>(cpu, searcher, board, alpha, beta, reach.selectivity.doubt())
    } else if reach.depth <= NEAR_DEPTH {
        let near = Nearness { depth: reach.depth.into(), doubt: reach.selectivity.doubt() };
        cpu.call::<Near<false>>(searcher, board, alpha, beta, near)
    } else {
        cpu.call::<Deep>(searcher, board, alpha, beta, reach)
    }
}

/// A position of more plies.
pub(crate) struct Deep;

impl Node for Deep {
    type Context<'a> = Searcher<'a>;
    type Rest = Reach;
    type Output = i32;

    #[inline(always)]
    fn run<C: Cpu>(
        cpu: C,
        searcher: &mut Searcher<'_>,
        board: Board,
        mut alpha: i32,
        mut beta: i32,
        reach: Reach,
    ) -> i32 {
        searcher.n_nodes += 1;
        if searcher.is_stopped() {
            return 0;
        }
        let n_empties = board.n_empties();
        let Reach { depth, selectivity } = reach;
        let reach = Reach { depth: depth.min(n_empties), selectivity };
        let is_null_window = beta - alpha == 1;

        // 1. What stable discs prove.
        if let Some(bound) = stability_cutoff(cpu, board, n_empties, alpha.div_euclid(DISC)) {
            return bound * DISC;
        }

        // 2. What the table knows.
        let key = table::key(board);
        let known = searcher.table().probe(key);
        if let Some(entry) = known.filter(|entry| entry.reaches(reach)) {
            let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
            if lower >= beta || lower == upper {
                return lower;
            }
            if upper <= alpha {
                return upper;
            }
            alpha = alpha.max(lower);
            beta = beta.min(upper);
        }

        // 3. The moves; where there are none, a pass or the end.
        let moves = cpu.legal_moves(board);
        if moves.is_empty() {
            if cpu.legal_moves(board.pass()).is_empty() {
                return i32::from(board.final_score()) * DISC;
            }
            searcher.enter_pass();
            let value = -cpu.call::<Self>(searcher, board.pass(), -beta, -alpha, reach);
            searcher.leave();
            return value;
        }
        let mut candidates = Candidates::of(cpu, board, moves);
        if candidates.has_wipeout() {
            searcher.n_nodes += 1;
            return 64 * DISC;
        }

        // 4. Enhanced transposition cut-off: a child that is known to be bad enough for the opponent.
        if depth == n_empties && n_empties == SHALLOW_EMPTIES + 1 {
            // Such children are remembered by the thread alone.
            let children = candidates.iter().map(|candidate| candidate.next);
            if let Some(bound) = endgame::remembered_cutoff(searcher, children, -(-beta).div_euclid(DISC)) {
                return bound * DISC;
            }
        } else if depth >= ETC_DEPTH {
            // All are on their way before the first is waited for.
            let mut keys = [key; MAX_MOVES];
            for (place, candidate) in keys.iter_mut().zip(candidates.iter()) {
                *place = table::key(candidate.next);
                searcher.table().prefetch(*place);
            }
            for &key in keys.iter().take(candidates.len()) {
                let entry = searcher.table().probe(key);
                if let Some(entry) = entry.filter(|entry| entry.reaches(reach.next())) {
                    let lower = -i32::from(entry.upper);
                    if lower >= beta {
                        return lower;
                    }
                }
            }
        }

        // 5. ProbCut: a shallow look that leaves little doubt.
        if is_null_window && let Some(value) = probcut(cpu, searcher, board, alpha, beta, reach) {
            return value;
        }

        // 6. The moves that were best before, then the others in order.
        let hash_moves = known.map_or([None; 2], |entry| entry.moves);
        let n_first = candidates.put_first(hash_moves);
        let (lower_limit, mut best, mut best_move) = (alpha, -INFINITY, None);
        for index in 0..candidates.len() {
            if index == n_first {
                candidates.order_from(cpu, searcher, index, reach, alpha);
            }
            // Once a move is searched, others may be searched at the same time.
            if index >= n_first.max(1) && split::is_worth_sharing(searcher, reach, n_empties, candidates.len() - index)
            {
                let others = candidates.sorted_from(index);
                (best, best_move) = split::share(cpu, searcher, others, (alpha, beta), reach, (best, best_move));
                if searcher.is_stopped() {
                    return 0;
                }
                break;
            }
            let candidate = candidates.take(index, index >= n_first);
            let value = child(cpu, searcher, candidate, best_move.is_none(), alpha, beta, reach);
            if searcher.is_stopped() {
                return 0;
            }
            if value > best {
                best = value;
                best_move = Some(candidate.square);
                if best >= beta {
                    break;
                }
                alpha = alpha.max(best);
            }
        }

        // 7. What has been found out, within what the table knows from a search that went further.
        if let Some(entry) = known.filter(|entry| entry.reaches(reach)) {
            best = best.max(i32::from(entry.lower)).min(i32::from(entry.upper));
        }
        store(searcher, key, board, reach, best, (lower_limit, beta), (best_move, hash_moves));
        best
    }
}

/// The value of a move: the first within the whole window, the others within the narrowest one unless they are better.
#[inline(always)]
pub(crate) fn child<C: Cpu>(
    cpu: C,
    searcher: &mut Searcher<'_>,
    candidate: Candidate,
    is_first: bool,
    alpha: i32,
    beta: i32,
    reach: Reach,
) -> i32 {
    let Candidate { square, flips, next, .. } = candidate;
    searcher.enter(square, flips);
    let value = if is_first || beta - alpha == 1 {
        -search(cpu, searcher, next, -beta, -alpha, reach.next())
    } else {
        let value = -search(cpu, searcher, next, -alpha - 1, -alpha, reach.next());
        if value > alpha && value < beta { -search(cpu, searcher, next, -beta, -alpha, reach.next()) } else { value }
    };
    searcher.leave();
    value
}

#[inline(always)]
fn store(
    searcher: &Searcher<'_>,
    key: table::Key,
    board: Board,
    reach: Reach,
    best: i32,
    (alpha, beta): (i32, i32),
    (best_move, known_moves): (Option<Square>, [Option<Square>; 2]),
) {
    debug_assert!(reach.depth <= board.n_empties());
    let second = if best_move == known_moves[0] { known_moves[1] } else { known_moves[0] };
    let entry = Entry {
        lower: if best > alpha { best } else { -64 * DISC } as i16,
        upper: if best < beta { best } else { 64 * DISC } as i16,
        depth: reach.depth,
        selectivity: reach.selectivity,
        moves: [best_move, second],
    };
    searcher.table().store(key, entry);
}
