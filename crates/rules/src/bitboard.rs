//! Sets of squares, one bit each.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::Square;

/// A set of squares; bit *i* is the square with index *i* (see [`Square`]).
///
/// The [`bitboard!`](crate::bitboard!) macro draws one, and `{:?}` prints it in the same picture.
///
/// ```
/// use yosumi_rules::{bitboard, Bitboard, Square};
///
/// let corners = bitboard! {
///     X . . . . . . X
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     X . . . . . . X
/// };
/// assert_eq!(corners, Bitboard::from_iter([Square::A1, Square::H1, Square::A8, Square::H8]));
/// assert_eq!(corners.len(), 4);
/// assert!(corners.contains(Square::H8));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(u64);

impl Bitboard {
    /// No square.
    ///
    /// ```
    /// # use yosumi_rules::Bitboard;
    /// assert_eq!(Bitboard::EMPTY.len(), 0);
    /// ```
    pub const EMPTY: Self = Self(0);

    /// Every square.
    ///
    /// ```
    /// # use yosumi_rules::Bitboard;
    /// assert_eq!(Bitboard::FULL.len(), 64);
    /// ```
    pub const FULL: Self = Self(!0);

    /// The set with these bits.
    ///
    /// ```
    /// # use yosumi_rules::{Bitboard, Square};
    /// assert!(Bitboard::new(0b10).contains(Square::B1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits of the set.
    ///
    /// ```
    /// # use yosumi_rules::Bitboard;
    /// assert_eq!(Bitboard::FULL.bits(), u64::MAX);
    /// ```
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one square.
    ///
    /// ```
    /// # use yosumi_rules::{Bitboard, Square};
    /// assert_eq!(Bitboard::of(Square::H8).bits(), 1 << 63);
    /// ```
    #[inline]
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Whether the square is in the set.
    ///
    /// ```
    /// # use yosumi_rules::{Bitboard, Square};
    /// assert!(!Bitboard::EMPTY.contains(Square::A1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether there is no square in the set.
    ///
    /// ```
    /// # use yosumi_rules::Bitboard;
    /// assert!(Bitboard::EMPTY.is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares in the set, 0–64.
    ///
    /// ```
    /// # use yosumi_rules::Bitboard;
    /// assert_eq!(Bitboard::new(0b111).len(), 3);
    /// ```
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The first square in reading order.
    ///
    /// ```
    /// # use yosumi_rules::{Bitboard, Square};
    /// assert_eq!(Bitboard::FULL.first(), Some(Square::A1));
    /// assert_eq!(Bitboard::EMPTY.first(), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        Square::from_index(self.0.trailing_zeros() as usize)
    }

    /// The squares of the set in reading order.
    ///
    /// ```
    /// # use yosumi_rules::{Bitboard, Square};
    /// assert!(Bitboard::new(0b101).iter().eq([Square::A1, Square::C1]));
    /// ```
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Squares {
        Squares(self)
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

/// The squares of a [`Bitboard`] in reading order; made by [`Bitboard::iter`].
///
/// ```
/// # use yosumi_rules::{Bitboard, Square};
/// let mut squares = Bitboard::of(Square::F5).iter();
/// assert_eq!(squares.len(), 1);
/// assert_eq!(squares.next(), Some(Square::F5));
/// ```
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = usize::from(self.0.len());
        (n, Some(n))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

macro_rules! set_operator {
    ($($operator:ident $method:ident, $assign:ident $assign_method:ident: $apply:tt;)*) => {$(
        impl $operator for Bitboard {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $apply other.0)
            }
        }

        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = *self $apply other;
            }
        }
    )*};
}

set_operator! {
    BitAnd bitand, BitAndAssign bitand_assign: &;
    BitOr bitor, BitOrAssign bitor_assign: |;
    BitXor bitxor, BitXorAssign bitxor_assign: ^;
}

impl Not for Bitboard {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// Draws the set, a row a line, `X` for a square that is in it and `.` for one that is not.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        draw(f, |square| if self.contains(square) { 'X' } else { '.' })
    }
}

/// Writes eight lines of eight symbols, the picture that every `Debug` of a board here shares.
pub(crate) fn draw(f: &mut fmt::Formatter<'_>, symbol: impl Fn(Square) -> char) -> fmt::Result {
    for square in Square::ALL {
        let before = match (square.column(), square.row()) {
            (0, 0) => "",
            (0, _) => "\n",
            _ => " ",
        };
        write!(f, "{before}{}", symbol(square))?;
    }
    Ok(())
}

/// Draws a [`Bitboard`]: 64 marks in reading order, `X` for a square in the set, `.` for one outside.
///
/// A picture of another size or with another mark does not compile.
///
/// ```
/// use yosumi_rules::{bitboard, Square};
///
/// let first_moves = bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . X . . . .
///     . . X . . . . .
///     . . . . . X . .
///     . . . . X . . .
///     . . . . . . . .
///     . . . . . . . .
/// };
/// assert!(first_moves.iter().eq([Square::D3, Square::C4, Square::F5, Square::E6]));
/// ```
///
/// ```compile_fail
/// let too_short = yosumi_rules::bitboard! { X . . };
/// ```
#[macro_export]
macro_rules! bitboard {
    ($($mark:tt)*) => {
        const {
            let marks: [bool; 64] = [$($crate::bitboard_mark!($mark)),*];
            let mut bits = 0;
            let mut index = 0;
            while index < 64 {
                bits |= (marks[index] as u64) << index;
                index += 1;
            }
            $crate::Bitboard::new(bits)
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! bitboard_mark {
    (X) => {
        true
    };
    (.) => {
        false
    };
}
