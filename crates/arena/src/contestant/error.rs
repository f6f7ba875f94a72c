//! Why a text is no contestant.

use std::fmt;

use super::Key;

/// Why a text does not say what an engine plays with.
///
/// ```
/// use yosumi_arena::Contestant;
///
/// let error = "level=5,speed=9".parse::<Contestant>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "unknown setting \"speed\": expected level, depth, solve, nodes, time, weights or threads"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseContestantError {
    /// A part has no `=`.
    NoValue {
        /// The part.
        found: String,
    },
    /// What stands before an `=` is nothing that can be set.
    UnknownKey {
        /// What stands there.
        found: String,
    },
    /// What stands after an `=` cannot be there.
    Value {
        /// What is to be set.
        key: Key,
        /// What stands there.
        found: String,
    },
    /// Something is set twice.
    Twice {
        /// What it is.
        key: Key,
    },
    /// A level is given, and something that it sets as well.
    Conflict {
        /// The other one.
        key: Key,
    },
    /// Nothing says how far to look.
    NoLimit,
}

/// What may stand after the `=`.
const fn expected(key: Key) -> &'static str {
    match key {
        Key::Level => "a number from 1 to 30",
        Key::Depth => "a number of plies from 1 to 60",
        Key::Solve => "a number of empties from 0 to 60",
        Key::Nodes => "a number of nodes from 1",
        Key::Time => "a number of seconds, such as 5 or 0.1",
        Key::Weights => "the name of a file",
        Key::Threads => "a number of threads from 1 to 256",
    }
}

impl fmt::Display for ParseContestantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoValue { found } => write!(f, "{found:?} is no setting: expected key=value, such as level=5"),
            Self::UnknownKey { found } => {
                write!(f, "unknown setting {found:?}: expected level, depth, solve, nodes, time, weights or threads")
            }
            Self::Value { key, found } => write!(f, "{}={found}: expected {}", key.name(), expected(*key)),
            Self::Twice { key } => write!(f, "{} is set twice", key.name()),
            Self::Conflict { key } => write!(f, "{} is set by the level", key.name()),
            Self::NoLimit => f.write_str("nothing says how far to look: expected level, depth, nodes or time"),
        }
    }
}

impl std::error::Error for ParseContestantError {}
