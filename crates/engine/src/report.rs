//! What a search has found out.

use std::time::Duration;

use yosumi_eval::DISC;
use yosumi_rules::Move;

use crate::Selectivity;

/// What a search has found out so far, or in the end.
///
/// ```
/// use yosumi_engine::{Engine, Limits, Options, Selectivity};
/// use yosumi_rules::Position;
///
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// let report = engine.search(Position::START, Limits::depth(4));
/// assert_eq!((report.depth, report.is_exact), (4, false));
/// // The four first moves are images of one another.
/// assert_eq!(report.moves.len(), 4);
/// assert!(report.moves.iter().all(|found| found.value == report.value));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The number of plies that were looked ahead for the best move; the number of empties when the game was searched to its end. Nought when
    /// the search was stopped before the first round was finished, and when the game is over.
    pub depth: u8,
    /// How sure the last finished round was.
    pub selectivity: Selectivity,
    /// The moves with values, the best first. A forced pass is one; there is none where the game is over. Moves to images of
    /// one board have one value and count as one of the moves that were wanted.
    pub moves: Vec<MoveValue>,
    /// What the position is worth to the side to move.
    pub value: Value,
    /// Whether the value is proved; outside the window of the limits it is a bound that is proved.
    pub is_exact: bool,
    /// Positions entered by a move, passes included.
    pub n_nodes: u64,
    /// The time since the search began.
    pub elapsed: Duration,
    /// The number of threads that search.
    pub n_threads: usize,
}

/// A move and what it is worth.
///
/// ```
/// use yosumi_engine::{Engine, Limits, Options};
/// use yosumi_rules::{Move, Position, Square};
///
/// // White passes after Black's c1, for there is none left.
/// let position: Position = "XO-------------------------------------------------------------- X".parse()?;
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// let best = engine.search(position, Limits::exact()).moves.remove(0);
/// assert_eq!((best.mv, best.value.rounded(), best.is_exact), (Move::Disc(Square::C1), 64, true));
/// assert_eq!(best.line, [Move::Disc(Square::C1)]);
/// # Ok::<(), yosumi_rules::ParsePositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct MoveValue {
    /// The move.
    pub mv: Move,
    /// What it is worth to the side that plays it.
    pub value: Value,
    /// Whether the value is proved; outside the window of the limits it is a bound that is proved.
    pub is_exact: bool,
    /// The best play as far as it is known, the move itself first, forced passes included. In the last report of a search
    /// that was not stopped it goes to the end of the game where the value is exact and all scores are of interest.
    pub line: Vec<Move>,
}

impl MoveValue {
    /// The pass of the side that has to pass before its opponent plays this move.
    pub(crate) fn before_pass(self) -> Self {
        let line = std::iter::once(Move::Pass).chain(self.line).collect();
        Self { mv: Move::Pass, value: Value::new(-self.value.units()), is_exact: self.is_exact, line }
    }
}

/// What something is worth, in parts of a disc; positive is good for the side to move.
///
/// ```
/// use yosumi_engine::{Engine, Limits, Options};
/// use yosumi_rules::Position;
///
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// let value = engine.search(Position::START, Limits::depth(2)).value;
/// assert!((value.discs() - f32::from(value.rounded())).abs() <= 0.5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i32);

impl Value {
    pub(crate) const fn new(units: i32) -> Self {
        Self(units)
    }

    pub(crate) const fn units(self) -> i32 {
        self.0
    }

    /// In discs, −64 to +64; nought is never negative.
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Limits, Options};
    /// # use yosumi_rules::Position;
    /// # let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// let value = engine.search(Position::START, Limits::depth(2)).value;
    /// assert!(value.discs().abs() <= 64.0);
    /// ```
    #[must_use]
    pub fn discs(self) -> f32 {
        // The numbers are small and the divisor a power of two: nothing is rounded.
        f32::from(self.0 as i16) / f32::from(DISC as i16)
    }

    /// In whole discs, rounded to the nearest, a half up.
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Limits, Options};
    /// # use yosumi_rules::Position;
    /// let over: Position = "XX-------------------------------------------------------------- O".parse()?;
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// assert_eq!(engine.search(over, Limits::exact()).value.rounded(), -64);
    /// # Ok::<(), yosumi_rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn rounded(self) -> i8 {
        ((self.0 + DISC / 2).div_euclid(DISC)) as i8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(units: i32, rounded: i8, discs: f32) {
        assert_eq!(Value::new(units).rounded(), rounded);
        assert!((Value::new(units).discs() - discs).abs() < f32::EPSILON);
        assert!(units != 0 || Value::new(units).discs().is_sign_positive());
    }

    #[test]
    fn values_are_told_in_discs() {
        check(0, 0, 0.0);
        check(-0, 0, 0.0);
        check(DISC, 1, 1.0);
        check(-DISC, -1, -1.0);
        check(DISC / 2, 1, 0.5);
        check(DISC / 2 - 1, 0, 0.492_187_5);
        check(-DISC / 2, 0, -0.5);
        check(-DISC / 2 - 1, -1, -0.507_812_5);
        check(64 * DISC, 64, 64.0);
        check(-64 * DISC, -64, -64.0);
    }

    #[test]
    fn a_pass_comes_before_the_reply_and_turns_the_value() {
        let square = Move::Disc(yosumi_rules::Square::C1);
        let reply = MoveValue { mv: square, value: Value::new(5), is_exact: true, line: vec![square] };
        let pass = reply.before_pass();
        assert_eq!((pass.mv, pass.value, pass.is_exact), (Move::Pass, Value::new(-5), true));
        assert_eq!(pass.line, [Move::Pass, square]);
    }
}
