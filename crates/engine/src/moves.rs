//! The moves of a node and the order in which they are searched.

use yosumi_eval::DISC;
use yosumi_kernels::Cpu;
use yosumi_rules::{Bitboard, Board, Square};

use crate::deep::{INFINITY, Reach, search};
use crate::midgame;
use crate::ordering::CORNERS;
use crate::searcher::Searcher;

/// The most moves that any board has.
pub(crate) const MAX_MOVES: usize = 34;

/// What a reply of the opponent weighs against the value of a move, in an exact search: there the quickest proof counts,
/// and positions with few replies are quick.
const REPLY: i32 = DISC * 3;

/// What an empty square beside a disc of the side that moved weighs, where a reply may come to be possible.
const LATER_REPLY: i32 = DISC;

/// A move and what it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) square: Square,
    pub(crate) flips: Bitboard,
    pub(crate) next: Board,
    /// What is smaller is searched first.
    key: i32,
}

/// The moves of a node.
pub(crate) struct Candidates {
    moves: [Candidate; MAX_MOVES],
    len: usize,
    has_wipeout: bool,
}

impl Candidates {
    #[inline(always)]
    pub(crate) fn of<C: Cpu>(cpu: C, board: Board, moves: Bitboard) -> Self {
        let nothing = Candidate { square: Square::A1, flips: Bitboard::EMPTY, next: board, key: 0 };
        let mut candidates = Self { moves: [nothing; MAX_MOVES], len: 0, has_wipeout: false };
        for (place, square) in candidates.moves.iter_mut().zip(moves) {
            let flips = cpu.flips(square, board);
            candidates.has_wipeout |= flips == board.opponent();
            *place = Candidate { square, flips, next: board.play_unchecked(square, flips), key: 0 };
            candidates.len += 1;
        }
        candidates
    }

    /// Whether a move takes the opponent's last disc.
    #[inline(always)]
    pub(crate) const fn has_wipeout(&self) -> bool {
        self.has_wipeout
    }

    #[inline(always)]
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Candidate> {
        self.moves.iter().take(self.len)
    }

    /// Brings these moves to the front, those that there are, and says how many they are.
    #[inline(always)]
    pub(crate) fn put_first(&mut self, squares: [Option<Square>; 2]) -> usize {
        let mut n_first = 0;
        for square in squares.into_iter().flatten() {
            let found = self.iter().skip(n_first).position(|candidate| candidate.square == square);
            if let Some(place) = found {
                self.moves.swap(n_first, n_first + place);
                n_first += 1;
            }
        }
        n_first
    }

    /// Gives the moves from `first` on keys, by a shallow search of each.
    #[inline(always)]
    pub(crate) fn order_from<C: Cpu>(
        &mut self,
        cpu: C,
        searcher: &mut Searcher<'_>,
        first: usize,
        reach: Reach,
        alpha: i32,
    ) {
        if self.len - first < 2 {
            return;
        }
        for candidate in self.moves.iter_mut().take(self.len).skip(first) {
            let next = candidate.next;
            let is_exact = reach.depth > next.n_empties();
            let depth = ordering_depth(reach.depth, is_exact);
            searcher.enter(candidate.square, candidate.flips);
            // A move far below the window need not be known exactly.
            let upper = (8 * DISC - alpha).min(INFINITY);
            let value = if is_exact || depth == 0 {
                midgame::quick_value(cpu, searcher, next, -INFINITY, upper, depth)
            } else {
                search(cpu, searcher, next, -INFINITY, upper, Reach { depth, ..reach })
            };
            searcher.leave();
            candidate.key = value;
            if is_exact {
                let replies = cpu.legal_moves(next);
                candidate.key += REPLY * i32::from(replies.len() + (replies & CORNERS).len());
                candidate.key += LATER_REPLY * i32::from(cpu.potential_moves(next).len());
            }
        }
    }

    /// The moves from `first` on in their order; all of them must have keys.
    pub(crate) fn sorted_from(&mut self, first: usize) -> &[Candidate] {
        let moves = self.moves.get_mut(first..self.len).unwrap_or_default();
        moves.sort_by_key(|candidate| candidate.key);
        moves
    }

    /// The move at `index`; if they have keys, the one with the least key of those from there on.
    #[inline(always)]
    pub(crate) fn take(&mut self, index: usize, is_ordered: bool) -> Candidate {
        if is_ordered {
            let mut least = index;
            for other in index + 1..self.len {
                if self.moves[other].key < self.moves[least].key {
                    least = other;
                }
            }
            self.moves.swap(index, least);
        }
        self.moves[index]
    }
}

/// How many plies a move is searched to put it into its place.
#[inline(always)]
const fn ordering_depth(depth: u8, is_exact: bool) -> u8 {
    // In an exact search values only help to find quick proofs.
    let (one_ply, two_plies) = if is_exact { (15, 18) } else { (7, 11) };
    (depth >= one_ply) as u8 + (depth >= two_plies) as u8
}
