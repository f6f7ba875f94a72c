//! The discs on the board as the side to move sees them.

use core::fmt;

use crate::{Bitboard, Square, bitboard, flips};

/// The discs of the side to move and of its opponent, without saying which is black.
///
/// This is what search works on: playing a square gives the board of the next side to move. No square holds both.
/// A [`Position`](crate::Position) adds the colors.
///
/// ```
/// use yosumi_rules::{Board, Square};
///
/// let board = Board::START.play(Square::F5).expect("f5 is playable at the start");
/// assert_eq!(board.legal_moves().iter().map(|square| square.to_string()).collect::<Vec<_>>(), ["f4", "d6", "f6"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    player: Bitboard,
    opponent: Bitboard,
}

impl Board {
    /// The usual start as Black sees it: own discs on e4 and d5, the opponent's on d4 and e5.
    ///
    /// ```
    /// # use yosumi_rules::{Bitboard, Board, Square};
    /// assert_eq!(Board::START.player(), Bitboard::from_iter([Square::E4, Square::D5]));
    /// ```
    pub const START: Self = Self {
        player: bitboard! {
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . X . . .
            . . . X . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
        },
        opponent: bitboard! {
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . X . . . .
            . . . . X . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
        },
    };

    /// The board with these discs, or `None` when a square would hold two.
    ///
    /// ```
    /// # use yosumi_rules::{Bitboard, Board};
    /// assert!(Board::new(Bitboard::FULL, Bitboard::EMPTY).is_some());
    /// assert!(Board::new(Bitboard::FULL, Bitboard::FULL).is_none());
    /// ```
    #[must_use]
    pub const fn new(player: Bitboard, opponent: Bitboard) -> Option<Self> {
        if player.bits() & opponent.bits() == 0 { Some(Self { player, opponent }) } else { None }
    }

    /// The discs of the side to move.
    ///
    /// ```
    /// # use yosumi_rules::{Board, Square};
    /// assert!(Board::START.player().contains(Square::E4));
    /// ```
    #[inline]
    #[must_use]
    pub const fn player(self) -> Bitboard {
        self.player
    }

    /// The discs of the other side.
    ///
    /// ```
    /// # use yosumi_rules::{Board, Square};
    /// assert!(Board::START.opponent().contains(Square::D4));
    /// ```
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Bitboard {
        self.opponent
    }

    /// The squares without a disc.
    ///
    /// ```
    /// # use yosumi_rules::Board;
    /// assert_eq!(Board::START.empties().len(), 60);
    /// ```
    #[inline]
    #[must_use]
    pub const fn empties(self) -> Bitboard {
        Bitboard::new(!(self.player.bits() | self.opponent.bits()))
    }

    /// The number of squares without a disc, 0–64.
    ///
    /// ```
    /// # use yosumi_rules::Board;
    /// assert_eq!(Board::START.n_empties(), 60);
    /// ```
    #[inline]
    #[must_use]
    pub const fn n_empties(self) -> u8 {
        self.empties().len()
    }

    /// The squares where the side to move may play: those where it turns over at least one disc.
    ///
    /// ```
    /// # use yosumi_rules::{Board, Square};
    /// assert!(Board::START.legal_moves().iter().eq([Square::D3, Square::C4, Square::F5, Square::E6]));
    /// ```
    #[inline]
    #[must_use]
    pub const fn legal_moves(self) -> Bitboard {
        Bitboard::new(flips::legal_moves(self.player.bits(), self.opponent.bits()))
    }

    /// The number of squares where the side to move may play, 0–34.
    ///
    /// ```
    /// # use yosumi_rules::Board;
    /// assert_eq!(Board::START.mobility(), 4);
    /// ```
    #[inline]
    #[must_use]
    pub const fn mobility(self) -> u8 {
        self.legal_moves().len()
    }

    /// The discs that the side to move turns over by playing `square`; empty when it may not play there.
    ///
    /// ```
    /// # use yosumi_rules::{Bitboard, Board, Square};
    /// assert_eq!(Board::START.flips(Square::F5), Bitboard::of(Square::E5));
    /// assert!(Board::START.flips(Square::A1).is_empty());
    /// assert!(Board::START.flips(Square::D4).is_empty(), "there is a disc already");
    /// ```
    #[inline]
    #[must_use]
    pub const fn flips(self, square: Square) -> Bitboard {
        if self.empties().contains(square) {
            Bitboard::new(flips::flips(1 << square.index(), self.player.bits(), self.opponent.bits()))
        } else {
            Bitboard::EMPTY
        }
    }

    /// The board after the side to move plays `square`, seen by the other side; `None` when it may not play there.
    ///
    /// ```
    /// # use yosumi_rules::{Board, Square};
    /// assert!(Board::START.play(Square::F5).is_some());
    /// assert_eq!(Board::START.play(Square::A1), None);
    /// ```
    #[must_use]
    pub const fn play(self, square: Square) -> Option<Self> {
        let flips = self.flips(square);
        if flips.is_empty() { None } else { Some(self.play_unchecked(square, flips)) }
    }

    /// The board after a move whose flips are known, seen by the other side.
    ///
    /// `flips` must be what [`flips`](Self::flips) gives for `square`, and not empty: anything else gives a board that
    /// no game reaches, or one with two discs on a square, for which every other answer is meaningless.
    ///
    /// ```
    /// # use yosumi_rules::{Board, Square};
    /// let flips = Board::START.flips(Square::F5);
    /// assert_eq!(Some(Board::START.play_unchecked(Square::F5, flips)), Board::START.play(Square::F5));
    /// ```
    #[inline]
    #[must_use]
    pub const fn play_unchecked(self, square: Square, flips: Bitboard) -> Self {
        Self {
            player: Bitboard::new(self.opponent.bits() ^ flips.bits()),
            opponent: Bitboard::new(self.player.bits() ^ flips.bits() | Bitboard::of(square).bits()),
        }
    }

    /// The same board seen by the other side, as after a pass; whether one is due, [`must_pass`](Self::must_pass) tells.
    ///
    /// ```
    /// # use yosumi_rules::Board;
    /// assert_eq!(Board::START.pass().player(), Board::START.opponent());
    /// ```
    #[inline]
    #[must_use]
    pub const fn pass(self) -> Self {
        Self { player: self.opponent, opponent: self.player }
    }

    /// Whether the side to move has no move and the other side has one.
    ///
    /// ```
    /// # use yosumi_rules::Board;
    /// assert!(!Board::START.must_pass());
    /// ```
    #[must_use]
    pub const fn must_pass(self) -> bool {
        self.legal_moves().is_empty() && !self.pass().legal_moves().is_empty()
    }

    /// Whether the game is over: neither side has a move.
    ///
    /// ```
    /// # use yosumi_rules::{Bitboard, Board};
    /// assert!(!Board::START.is_over());
    /// assert!(Board::new(Bitboard::FULL, Bitboard::EMPTY).is_some_and(Board::is_over));
    /// ```
    #[must_use]
    pub const fn is_over(self) -> bool {
        self.legal_moves().is_empty() && self.pass().legal_moves().is_empty()
    }

    /// The score in discs for the side to move if the game is over here, −64 to +64: the difference of the discs, with
    /// the empty squares given to the winner.
    ///
    /// ```
    /// # use yosumi_rules::{Bitboard, Board, Square};
    /// let wipeout = Board::new(Bitboard::of(Square::A1), Bitboard::EMPTY).expect("no square holds two discs");
    /// assert_eq!(wipeout.final_score(), 64);
    /// assert_eq!(wipeout.pass().final_score(), -64);
    /// ```
    #[must_use]
    pub const fn final_score(self) -> i8 {
        let difference = self.player.len() as i8 - self.opponent.len() as i8;
        difference + difference.signum() * self.n_empties() as i8
    }
}

/// Draws the board, a row a line: `X` for the side to move, `O` for its opponent, `.` for an empty square.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        bitboard::draw(f, |square| match (self.player.contains(square), self.opponent.contains(square)) {
            (true, _) => 'X',
            (_, true) => 'O',
            _ => '.',
        })
    }
}
