//! What stands in each place of each pattern.

use wide::i16x8;
use yosumi_rules::{Bitboard, Board, Square};

use crate::layout::{N_LANES, n_contents};
use crate::patterns::{INSTANCES, N_INSTANCES, PATTERNS};

/// What stands in each place of each pattern, as the side to move sees it.
///
/// A place's index is a number in balanced ternary, with 1 for an own disc, −1 for one of the opponent and 0 for an empty
/// square. So a move adds a vector for the disc and two for each flip, and the other side's view is the negative.
///
/// ```
/// use yosumi_eval::Features;
/// use yosumi_rules::Board;
///
/// assert_eq!(Features::of(Board::START).pass(), Features::of(Board::START.pass()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub struct Features([i16; N_LANES]);

/// The lanes as vectors, whose sums wrap; nothing overflows for boards and legal moves.
type Vectors = [i16x8; N_LANES / 8];

/// What a disc on each square adds to the indices.
static DISCS: [Features; 64] = {
    let mut discs = [Features([0; N_LANES]); 64];
    let mut lane = 0;
    while lane < N_INSTANCES {
        let squares = PATTERNS[INSTANCES[lane].pattern].squares;
        let (mut k, mut power) = (0, 1);
        while k < squares.len() {
            discs[INSTANCES[lane].symmetry.square(squares[k]).index()].0[lane] += power;
            // The product after the last square need not fit.
            power = power.wrapping_mul(3);
            k += 1;
        }
        lane += 1;
    }
    discs
};

/// The digits of squares outside the cores, the last square's first: the most that an index is without the digit, by lane, and
/// what the digit counts for. Where a square is no such square, no index is more.
const OUTER_DIGITS: [([i16; N_LANES], i16); 2] = [outer_digit(9), outer_digit(8)];

const fn outer_digit(square: usize) -> ([i16; N_LANES], i16) {
    let mut limits = [i16::MAX; N_LANES];
    let mut lane = 0;
    while lane < N_INSTANCES {
        let pattern = PATTERNS[INSTANCES[lane].pattern];
        assert!(pattern.n_core == 0 || pattern.n_core >= 8, "there is a step for each digit outside a core");
        if square < pattern.squares.len() && square >= pattern.n_core {
            limits[lane] = n_contents(square) as i16 / 2;
        }
        lane += 1;
    }
    (limits, n_contents(square) as i16)
}

impl Features {
    /// The features of a board, from scratch.
    ///
    /// ```
    /// # use yosumi_eval::Features;
    /// # use yosumi_rules::{Bitboard, Board};
    /// let empty = Board::new(Bitboard::EMPTY, Bitboard::EMPTY).expect("no square holds two discs");
    /// assert!(Features::of(empty).indices().iter().all(|index| *index == 0));
    /// ```
    #[must_use]
    pub fn of(board: Board) -> Self {
        let (player, opponent) = (Self::sum_of(board.player()), Self::sum_of(board.opponent()));
        Self::from_vectors(std::array::from_fn(|k| player[k] - opponent[k]))
    }

    /// The features after a move, as the next side to move sees them. `flips` is what the move on `square` turns over.
    ///
    /// ```
    /// # use yosumi_eval::Features;
    /// # use yosumi_rules::{Board, Square};
    /// let after = Board::START.play(Square::F5).expect("f5 is playable at the start");
    /// let flips = Board::START.flips(Square::F5);
    /// assert_eq!(Features::of(Board::START).play(Square::F5, flips), Features::of(after));
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn play(&self, square: Square, flips: Bitboard) -> Self {
        let (own, disc, turned) = (self.vectors(), DISCS[square.index()].vectors(), Self::sum_of(flips));
        Self::from_vectors(std::array::from_fn(|k| -(own[k] + disc[k] + turned[k] + turned[k])))
    }

    /// The same features as the other side sees them, as after a pass.
    ///
    /// ```
    /// # use yosumi_eval::Features;
    /// # use yosumi_rules::Board;
    /// let features = Features::of(Board::START);
    /// assert_eq!(features.pass().pass(), features);
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn pass(&self) -> Self {
        Self(self.0.map(i16::wrapping_neg))
    }

    /// The index of each place, those of one pattern together.
    ///
    /// ```
    /// # use yosumi_eval::{Features, N_INSTANCES};
    /// # use yosumi_rules::Board;
    /// assert_eq!(Features::of(Board::START).indices().len(), N_INSTANCES);
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn indices(&self) -> &[i16; N_INSTANCES] {
        match self.0.first_chunk() {
            Some(indices) => indices,
            None => unreachable!(),
        }
    }

    /// The index of the core of each place; lanes of places that have none mean nothing.
    #[inline(always)]
    pub(crate) fn cores(&self) -> [i16; N_LANES] {
        let mut cores = self.0;
        for (limits, digit) in OUTER_DIGITS {
            for (index, limit) in cores.iter_mut().zip(limits) {
                // What is left without the digit lies between the limits, in balanced ternary.
                let above = if *index > limit { digit } else { 0 };
                let below = if *index < -limit { digit } else { 0 };
                *index = *index - above + below;
            }
        }
        cores
    }

    /// What own discs on these squares add to the indices.
    #[inline(always)]
    fn sum_of(discs: Bitboard) -> Vectors {
        let mut sums = [i16x8::ZERO; N_LANES / 8];
        for square in discs {
            for (sum, disc) in sums.iter_mut().zip(DISCS[square.index()].vectors()) {
                *sum += disc;
            }
        }
        sums
    }

    /// The lanes as vectors. Of a loop over plain lanes that runs once for each flip the compiler makes numbers that it takes out
    /// of vectors and puts back each time round.
    #[inline(always)]
    fn vectors(&self) -> Vectors {
        let mut vectors = [i16x8::ZERO; N_LANES / 8];
        for (vector, lanes) in vectors.iter_mut().zip(self.0.as_chunks().0) {
            *vector = i16x8::new(*lanes);
        }
        vectors
    }

    #[inline(always)]
    fn from_vectors(vectors: Vectors) -> Self {
        let mut features = Self([0; N_LANES]);
        for (lanes, vector) in features.0.as_chunks_mut().0.iter_mut().zip(vectors) {
            *lanes = vector.to_array();
        }
        features
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::N_CORE_INSTANCES;

    #[test]
    fn a_core_is_the_index_without_the_digits_of_the_squares_beyond() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..2000 {
            let (occupied, player) = (rng.u64(..) | rng.u64(..), rng.u64(..));
            let board = Board::new(Bitboard::new(occupied & player), Bitboard::new(occupied & !player));
            let board = board.expect("a square holds one disc");
            let cores = Features::of(board).cores();
            for (lane, instance) in INSTANCES[..N_CORE_INSTANCES].iter().enumerate() {
                let pattern = PATTERNS[instance.pattern];
                let digit = |square: &Square| {
                    let square = instance.symmetry.square(*square);
                    i16::from(board.player().contains(square)) - i16::from(board.opponent().contains(square))
                };
                let core = pattern.squares[..pattern.n_core].iter().rev();
                assert_eq!(cores[lane], core.fold(0, |index, square| 3 * index + digit(square)), "{}", pattern.name);
            }
        }
    }
}
