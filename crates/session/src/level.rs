//! How well a computer plays.

use std::fmt;
use std::str::FromStr;

/// How a computer chooses its moves.
///
/// `Display` and `FromStr` are what people write: `first`, `random`, or the number of an engine's level.
///
/// ```
/// use yosumi_session::Level;
///
/// assert_eq!("first".parse(), Ok(Level::First));
/// assert_eq!("15".parse::<Level>()?.to_string(), "15");
/// assert!("0".parse::<Level>().is_err());
/// # Ok::<(), yosumi_session::ParseLevelError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// The first playable square in reading order.
    First,
    /// Any playable square, each as likely as the others.
    Random,
    /// The engine, at one of its levels.
    Engine(yosumi_engine::Level),
}

/// A computer for those who ask for none: it sees a few moves ahead and answers at once.
impl Default for Level {
    fn default() -> Self {
        const EASY: yosumi_engine::Level = yosumi_engine::Level::new(3).expect("there is a level 3");
        Self::Engine(EASY)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.pad("first"),
            Self::Random => f.pad("random"),
            Self::Engine(level) => level.fmt(f),
        }
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        match text {
            "first" => Ok(Self::First),
            "random" => Ok(Self::Random),
            number => number.parse().map(Self::Engine).map_err(|_| ParseLevelError),
        }
    }
}

/// A text is not a level.
///
/// ```
/// use yosumi_session::Level;
///
/// let error = "hard".parse::<Level>().unwrap_err();
/// assert_eq!(error.to_string(), "not a level: expected first, random, or a number from 1 to 30");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = (yosumi_engine::Level::MIN, yosumi_engine::Level::MAX);
        write!(f, "not a level: expected first, random, or a number from {least} to {most}")
    }
}

impl std::error::Error for ParseLevelError {}
