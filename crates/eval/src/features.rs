//! What stands in each place of each pattern.

use yosumi_rules::{Bitboard, Board, Square};

use crate::layout::N_LANES;
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
        let opponent = Self([0; N_LANES]).plus(board.opponent());
        opponent.pass().plus(board.player())
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
        let mut after = Self([0; N_LANES]).plus(flips);
        let disc = &DISCS[square.index()];
        for (lane, index) in after.0.iter_mut().enumerate() {
            // Wrapping, since it says what vectors do; nothing overflows for flips of a legal move.
            let gained = disc.0[lane].wrapping_add(index.wrapping_mul(2));
            *index = self.0[lane].wrapping_add(gained).wrapping_neg();
        }
        after
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

    /// With own discs on these squares besides.
    #[inline(always)]
    fn plus(mut self, discs: Bitboard) -> Self {
        for square in discs {
            let disc = &DISCS[square.index()];
            for lane in 0..N_LANES {
                self.0[lane] = self.0[lane].wrapping_add(disc.0[lane]);
            }
        }
        self
    }
}
