//! What a side does when it is its turn.

use core::fmt;
use core::str::FromStr;

use crate::Square;

/// A move: a disc on a square, or a pass.
///
/// `Display` and `FromStr` are the canonical notation, `f5` or `pass`.
///
/// ```
/// use yosumi_rules::{Move, Square};
///
/// assert_eq!("f5".parse(), Ok(Move::Disc(Square::F5)));
/// assert_eq!(Move::Pass.to_string(), "pass");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A disc is played on this square.
    Disc(Square),
    /// The side to move has no square to play.
    Pass,
}

impl Move {
    /// The square played, `None` for a pass.
    ///
    /// ```
    /// # use yosumi_rules::{Move, Square};
    /// assert_eq!(Move::Disc(Square::C4).square(), Some(Square::C4));
    /// assert_eq!(Move::Pass.square(), None);
    /// ```
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Disc(square) => Some(square),
            Self::Pass => None,
        }
    }
}

impl From<Square> for Move {
    fn from(square: Square) -> Self {
        Self::Disc(square)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Disc(square) => square.fmt(f),
            Self::Pass => f.pad("pass"),
        }
    }
}

/// Reads a square or the word `pass`, in either case.
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        if text.eq_ignore_ascii_case("pass") {
            Ok(Self::Pass)
        } else {
            text.parse().map(Self::Disc).map_err(|_| ParseMoveError)
        }
    }
}

/// What was read is neither the name of a square nor a pass.
///
/// ```
/// use yosumi_rules::Move;
///
/// let error = "pas".parse::<Move>().unwrap_err();
/// assert_eq!(error.to_string(), "not a move: expected a square, such as f5, or pass");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move: expected a square, such as f5, or pass")
    }
}

impl core::error::Error for ParseMoveError {}
