//! How a game ended.

use crate::{ByColor, Color};

/// Who won.
///
/// ```
/// use yosumi_rules::{Color, Outcome};
///
/// assert_eq!(Outcome::Win(Color::Black).winner(), Some(Color::Black));
/// assert_eq!(Outcome::Draw.winner(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Win(Color),
    /// Neither side won.
    Draw,
}

impl Outcome {
    /// The winner, `None` for a draw.
    ///
    /// ```
    /// # use yosumi_rules::Outcome;
    /// assert!(Outcome::Draw.winner().is_none());
    /// ```
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win(color) => Some(color),
            Self::Draw => None,
        }
    }

    /// The outcome that goes with a score.
    ///
    /// ```
    /// # use yosumi_rules::{ByColor, Color, Outcome};
    /// assert_eq!(Outcome::of_score(ByColor { black: 13, white: 51 }), Outcome::Win(Color::White));
    /// assert_eq!(Outcome::of_score(ByColor { black: 32, white: 32 }), Outcome::Draw);
    /// ```
    #[must_use]
    pub fn of_score(score: ByColor<u8>) -> Self {
        match score.black.cmp(&score.white) {
            core::cmp::Ordering::Greater => Self::Win(Color::Black),
            core::cmp::Ordering::Less => Self::Win(Color::White),
            core::cmp::Ordering::Equal => Self::Draw,
        }
    }
}

/// What can happen next in a position.
///
/// ```
/// use yosumi_rules::{Color, Position, Status};
///
/// assert_eq!(Position::START.status(), Status::ToMove(Color::Black));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// This side plays a disc.
    ToMove(Color),
    /// This side has no move and passes; the other side has one.
    MustPass(Color),
    /// Neither side has a move.
    Over(Outcome),
}
