//! How well a computer plays.

use std::fmt;
use std::str::FromStr;

/// How a computer chooses its moves.
///
/// `Display` and `FromStr` are what people write: `first`, `random`, or a number.
///
/// ```
/// use yosumi_session::{Level, Strength};
///
/// assert_eq!("3".parse(), Ok(Level::Search(Strength::new(3).expect("a level"))));
/// assert_eq!(Level::First.to_string(), "first");
/// assert!("0".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// The first playable square in reading order.
    First,
    /// Any playable square, each as likely as the others.
    Random,
    /// Looks ahead, the farther the stronger.
    Search(Strength),
}

/// How far a computer looks ahead: 1 is the weakest, [`MAX`](Self::MAX) the strongest.
///
/// ```
/// use yosumi_session::Strength;
///
/// let strength = Strength::new(5).expect("a level");
/// assert_eq!((strength.depth(), strength.solves_from()), (5, 10));
/// assert_eq!(Strength::new(0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u8);

impl Strength {
    /// The strongest.
    ///
    /// ```
    /// # use yosumi_session::Strength;
    /// assert_eq!(Strength::new(6), None);
    /// assert_eq!(Strength::MAX, Strength::new(5).expect("a level"));
    /// ```
    pub const MAX: Self = Self(5);

    /// The strength of a level's number, `None` when there is no such level.
    ///
    /// ```
    /// # use yosumi_session::Strength;
    /// assert!(Strength::new(1).is_some());
    /// ```
    #[must_use]
    pub const fn new(level: u8) -> Option<Self> {
        if 1 <= level && level <= Self::MAX.0 { Some(Self(level)) } else { None }
    }

    /// The number of plies it looks ahead.
    ///
    /// ```
    /// # use yosumi_session::Strength;
    /// assert_eq!(Strength::MAX.depth(), 5);
    /// ```
    #[must_use]
    pub const fn depth(self) -> u32 {
        self.0 as u32
    }

    /// The number of empty squares from which on it plays to the end without a mistake.
    ///
    /// ```
    /// # use yosumi_session::Strength;
    /// assert_eq!(Strength::MAX.solves_from(), 10);
    /// ```
    #[must_use]
    pub const fn solves_from(self) -> u8 {
        2 * self.0
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A computer of medium strength for those who ask for none.
impl Default for Level {
    fn default() -> Self {
        Self::Search(Strength(3))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.pad("first"),
            Self::Random => f.pad("random"),
            Self::Search(strength) => strength.fmt(f),
        }
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        match text {
            "first" => Ok(Self::First),
            "random" => Ok(Self::Random),
            number => {
                let strength = number.parse().ok().and_then(Strength::new);
                // Only the plain form: neither +3 nor 03.
                strength.filter(|strength| strength.to_string() == number).map(Self::Search).ok_or(ParseLevelError)
            }
        }
    }
}

/// A text is not a level.
///
/// ```
/// use yosumi_session::Level;
///
/// let error = "hard".parse::<Level>().unwrap_err();
/// assert_eq!(error.to_string(), "not a level: expected first, random, or a number from 1 to 5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a level: expected first, random, or a number from 1 to {}", Strength::MAX)
    }
}

impl std::error::Error for ParseLevelError {}
