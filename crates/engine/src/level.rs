//! How strong the engine plays, in one number.

use std::fmt;
use std::str::FromStr;

/// A level of play, 1 to 30: how far the engine looks ahead, and from how many empties it plays without a mistake.
///
/// ```
/// use yosumi_engine::Level;
///
/// let level: Level = "15".parse()?;
/// assert_eq!((level.depth(), level.solves_from()), (15, 24));
/// assert_eq!(Level::new(31), None);
/// # Ok::<(), yosumi_engine::ParseLevelError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    ///
    /// ```
    /// # use yosumi_engine::Level;
    /// assert_eq!(Level::MIN.depth(), 1);
    /// ```
    pub const MIN: Self = Self(1);

    /// The strongest.
    ///
    /// ```
    /// # use yosumi_engine::Level;
    /// assert_eq!(Level::MAX.number(), 30);
    /// ```
    pub const MAX: Self = Self(30);

    /// The level with this number, `None` when there is none.
    ///
    /// ```
    /// # use yosumi_engine::Level;
    /// assert!(Level::new(1).is_some() && Level::new(0).is_none());
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if Self::MIN.0 <= number && number <= Self::MAX.0 { Some(Self(number)) } else { None }
    }

    /// The number of the level.
    ///
    /// ```
    /// # use yosumi_engine::Level;
    /// assert_eq!(Level::MIN.number(), 1);
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of plies looked ahead.
    ///
    /// ```
    /// # use yosumi_engine::Level;
    /// assert_eq!(Level::MAX.depth(), 30);
    /// ```
    #[must_use]
    pub const fn depth(self) -> u8 {
        self.0
    }

    /// The number of empties from which on every move is exact.
    ///
    /// ```
    /// # use yosumi_engine::Level;
    /// assert_eq!(Level::MAX.solves_from(), 34);
    /// ```
    #[must_use]
    pub const fn solves_from(self) -> u8 {
        match self.0 {
            number @ ..=10 => 2 * number,
            11 | 12 => 21,
            13 | 14 => 22,
            15..=17 => 24,
            18..=20 => 26,
            21..=23 => 28,
            24..=26 => 30,
            27..=29 => 32,
            _ => 34,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        let level = text.parse().ok().and_then(Self::new);
        // Only the plain form: neither +3 nor 03.
        level.filter(|level| level.to_string() == text).ok_or(ParseLevelError)
    }
}

/// A text is not the number of a level.
///
/// ```
/// use yosumi_engine::Level;
///
/// assert_eq!("x".parse::<Level>().unwrap_err().to_string(), "not a level: expected a number from 1 to 30");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a level: expected a number from {} to {}", Level::MIN, Level::MAX)
    }
}

impl std::error::Error for ParseLevelError {}
