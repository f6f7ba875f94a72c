//! How far the engine looks.

use yosumi_engine::{Level, Limits};
use yosumi_rules::{Color, Position};

use crate::ReviewedPosition;

/// How far the engine looks at each position of a review.
///
/// ```
/// use yosumi_engine::Level;
/// use yosumi_review::Effort;
///
/// let level = Level::new(20).expect("a level");
/// assert_eq!(Effort::from(level), Effort { depth: 20, solves_from: 26, selective_from: 28 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The plies to look ahead where the game is not solved; at every second position one more, so that values can be
    /// compared.
    pub depth: u8,
    /// With at most that many empties positions are solved.
    pub solves_from: u8,
    /// With at most that many empties they are searched to the end of the game selectively, where they are not solved.
    pub selective_from: u8,
}

/// The effort of level [`DEFAULT_LEVEL`](Effort::DEFAULT_LEVEL).
impl Default for Effort {
    fn default() -> Self {
        Self::DEFAULT_LEVEL.into()
    }
}

impl From<Level> for Effort {
    fn from(level: Level) -> Self {
        let Limits { depth, solves_from, selective_from, .. } = Limits::level(level);
        Self { depth, solves_from, selective_from }
    }
}

impl Effort {
    /// The level whose effort is the default: 20 tournament games took 10 seconds each, on one thread with AVX-512.
    ///
    /// ```
    /// # use yosumi_review::Effort;
    /// assert_eq!(Effort::from(Effort::DEFAULT_LEVEL), Effort::default());
    /// ```
    pub const DEFAULT_LEVEL: Level = match Level::new(15) {
        Some(level) => level,
        None => Level::MAX,
    };

    /// The search of a position: an even number of plies for Black, an odd one for White.
    pub(crate) fn limits(self, position: Position) -> Limits {
        let is_even = self.depth.is_multiple_of(2);
        let depth = self.depth + u8::from(is_even != (position.turn() == Color::Black));
        let Self { solves_from, selective_from, .. } = self;
        Limits { depth, solves_from, selective_from, ..Limits::exact() }
    }

    /// The search of a position, widened so that it goes as far as that of the next one went.
    pub(crate) fn limits_before(self, position: Position, next: &ReviewedPosition) -> Limits {
        let limits = self.limits(position);
        let n_empties = position.board().n_empties();
        if next.depth + 1 < n_empties {
            Limits { depth: limits.depth.max(next.depth + 1), ..limits }
        } else if next.value.is_exact() {
            Limits { solves_from: limits.solves_from.max(n_empties), ..limits }
        } else {
            Limits { selective_from: limits.selective_from.max(n_empties), ..limits }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_search_ends_where_black_is_to_move() {
        let start = Position::START;
        let after_f5 = start.play(yosumi_rules::Square::F5).expect("a legal move");
        for (wanted, black, white) in [(1, 2, 1), (14, 14, 15), (15, 16, 15), (16, 16, 17)] {
            let effort = Effort { depth: wanted, ..Effort::default() };
            assert_eq!(effort.limits(start).depth, black);
            assert_eq!(effort.limits(after_f5).depth, white);
        }
    }
}
