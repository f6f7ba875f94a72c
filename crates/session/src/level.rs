//! How well a computer plays.

use std::fmt;
use std::str::FromStr;

use crate::NamedLevel;

/// How a computer chooses its moves.
///
/// `Display` and `FromStr` are what people write: `first`, `random`, or the number of an engine's level. Its
/// [name](NamedLevel), in either language, and words in any case are read as well.
///
/// ```
/// use yosumi_session::Level;
///
/// assert_eq!("first".parse(), Ok(Level::First));
/// assert_eq!("15".parse::<Level>()?.to_string(), "15");
/// assert_eq!("Expert".parse::<Level>()?.to_string(), "15");
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
        Self::Engine(NamedLevel::Easy.level())
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
        if let Some(word) = [Self::First, Self::Random].into_iter().find(|it| it.to_string().eq_ignore_ascii_case(text))
        {
            return Ok(word);
        }
        let level = text.parse().map(NamedLevel::level).or_else(|_| text.parse());
        level.map(Self::Engine).map_err(|_| ParseLevelError)
    }
}

/// A text is not a level.
///
/// ```
/// use yosumi_session::Level;
///
/// let error = "hard".parse::<Level>().unwrap_err();
/// let expected = "not a level: expected a number from 1 to 30, beginner, easy, medium, strong, expert, strongest, first or random";
/// assert_eq!(error.to_string(), expected);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = (yosumi_engine::Level::MIN, yosumi_engine::Level::MAX);
        let names = NamedLevel::ALL.map(NamedLevel::word).join(", ");
        write!(f, "not a level: expected a number from {least} to {most}, {names}, first or random")
    }
}

impl std::error::Error for ParseLevelError {}
