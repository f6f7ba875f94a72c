//! What a record knows about a game besides its moves.

use std::fmt;
use std::str::FromStr;

use yosumi_rules::Outcome;

/// How a game ended, as somebody decided or as the board shows.
///
/// ```
/// use yosumi_records::{GameResult, Reason};
/// use yosumi_rules::{Color, Outcome};
///
/// let resigned = GameResult { outcome: Outcome::Win(Color::White), reason: Reason::Resignation };
/// assert_eq!(resigned.outcome.winner(), Some(Color::White));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// Who won.
    pub outcome: Outcome,
    /// Why.
    pub reason: Reason,
}

/// Why a game ended.
///
/// ```
/// use yosumi_records::Reason;
///
/// assert_ne!(Reason::Score, Reason::Time);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It was played to its end, and the discs decide.
    Score,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// Somebody decided: an arbiter, an agreement.
    Decision,
}

/// The day of a game, as far as it is known: a year, a month of it, a day of that.
///
/// `Display` and `FromStr` are `2026`, `2026-11` and `2026-11-29`.
///
/// ```
/// use yosumi_records::Date;
///
/// let date: Date = "2026-11-29".parse()?;
/// assert_eq!((date.year(), date.month(), date.day()), (2026, Some(11), Some(29)));
/// assert!("2026-02-30".parse::<Date>().is_err());
/// # Ok::<(), yosumi_records::ParseDateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: Option<u8>,
    day: Option<u8>,
}

impl Date {
    /// The date, or `None` when there is no such day; a day needs a month, and the year is at most 9999.
    ///
    /// ```
    /// # use yosumi_records::Date;
    /// assert!(Date::new(2028, Some(2), Some(29)).is_some());
    /// assert!(Date::new(2026, Some(2), Some(29)).is_none());
    /// ```
    #[must_use]
    pub fn new(year: u16, month: Option<u8>, day: Option<u8>) -> Option<Self> {
        let is_leap_year = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let is_a_day = match (month, day) {
            (None, None) => true,
            (None, Some(_)) => false,
            (Some(month), day) => {
                let n_days = match month {
                    2 if is_leap_year => 29,
                    2 => 28,
                    4 | 6 | 9 | 11 => 30,
                    _ => 31,
                };
                (1..=12).contains(&month) && day.is_none_or(|day| (1..=n_days).contains(&day))
            }
        };
        (year <= 9999 && is_a_day).then_some(Self { year, month, day })
    }

    /// The year.
    ///
    /// ```
    /// # use yosumi_records::Date;
    /// assert_eq!(Date::new(1977, None, None).map(Date::year), Some(1977));
    /// ```
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1–12, where known.
    ///
    /// ```
    /// # use yosumi_records::Date;
    /// assert_eq!(Date::new(1977, Some(4), None).and_then(Date::month), Some(4));
    /// ```
    #[must_use]
    pub const fn month(self) -> Option<u8> {
        self.month
    }

    /// The day of the month, where known.
    ///
    /// ```
    /// # use yosumi_records::Date;
    /// assert_eq!(Date::new(1977, Some(4), Some(3)).and_then(Date::day), Some(3));
    /// ```
    #[must_use]
    pub const fn day(self) -> Option<u8> {
        self.day
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        [self.month, self.day].into_iter().flatten().try_for_each(|part| write!(f, "-{part:02}"))
    }
}

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, ParseDateError> {
        let part = |part: &str, n_digits| {
            let is_plain = part.len() == n_digits && part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse().ok().filter(|_| is_plain).ok_or(ParseDateError)
        };
        let mut parts = text.split('-');
        let year = part(parts.next().unwrap_or_default(), 4)?;
        let month = parts.next().map(|month| part(month, 2)).transpose()?;
        let day = parts.next().map(|day| part(day, 2)).transpose()?;
        if parts.next().is_some() {
            return Err(ParseDateError);
        }
        Self::new(year, month.map(|month| month as u8), day.map(|day| day as u8)).ok_or(ParseDateError)
    }
}

/// A text is not a date.
///
/// ```
/// use yosumi_records::Date;
///
/// let error = "29.11.2026".parse::<Date>().unwrap_err();
/// assert_eq!(error.to_string(), "not a date: expected such as 2026, 2026-11 or 2026-11-29");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a date: expected such as 2026, 2026-11 or 2026-11-29")]
pub struct ParseDateError;

/// What is said of a move: a comment, a value.
///
/// ```
/// use yosumi_records::{Note, Value};
///
/// let note = Note { comment: String::from("the tiger"), value: Value::new(-2.0, true) };
/// assert_ne!(note, Note::default());
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Note {
    /// A comment in the words of whoever wrote it; empty for none.
    pub comment: String,
    /// What the position after the move is worth.
    pub value: Option<Value>,
}

/// What a position is worth, in discs, in Black's view: positive is good for Black.
///
/// ```
/// use yosumi_records::Value;
///
/// let value = Value::new(-0.0, false).expect("nought is a value");
/// assert_eq!(value.discs().to_string(), "0");
/// assert!(Value::new(f32::NAN, false).is_none());
/// assert!(Value::new(64.5, false).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    discs: f32,
    is_exact: bool,
}

impl Value {
    /// A value of −64 to +64 discs; `None` outside, and for what is no number. A negative nought becomes nought.
    ///
    /// ```
    /// # use yosumi_records::Value;
    /// assert!(Value::new(2.5, false).is_some());
    /// ```
    #[must_use]
    pub fn new(discs: f32, is_exact: bool) -> Option<Self> {
        (-64.0..=64.0).contains(&discs).then_some(Self { discs: discs + 0.0, is_exact })
    }

    /// Discs for Black, −64 to +64.
    ///
    /// ```
    /// # use yosumi_records::Value;
    /// assert_eq!(Value::new(4.0, true).map(Value::discs), Some(4.0));
    /// ```
    #[must_use]
    pub const fn discs(self) -> f32 {
        self.discs
    }

    /// Whether it is proved, and no estimate.
    ///
    /// ```
    /// # use yosumi_records::Value;
    /// assert_eq!(Value::new(4.0, true).map(Value::is_exact), Some(true));
    /// ```
    #[must_use]
    pub const fn is_exact(self) -> bool {
        self.is_exact
    }
}
