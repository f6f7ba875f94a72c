//! What can be wrong with a record file.

use std::fmt;

use yosumi_rules::{PlayError, Position};

use super::{FORMAT, MAX_JSON_BYTES, MAX_MOVES, RECORD_VERSION};
use crate::words::TurnAndMoves;
use crate::{BoardTextError, ParseDateError, Place};

/// Why a text is not a record file.
///
/// ```
/// use yosumi_records::{JsonError, read_json};
///
/// let error = read_json(r#"{"format": "yosumi-record", "version": 2}"#).unwrap_err();
/// assert_eq!(error, JsonError::Version { found: 2 });
/// assert_eq!(error.to_string(), "version 2 of the record format is not known, only 1 is: update Yosumi to read it");
/// ```
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum JsonError {
    /// The text is longer than [`MAX_JSON_BYTES`], and was not read.
    #[error("{n_bytes} bytes, where at most {MAX_JSON_BYTES} are read")]
    TooLong {
        /// The length in bytes.
        n_bytes: usize,
    },
    /// The text ends in the middle.
    #[error("{place}: the record ends in the middle")]
    Truncated {
        /// Where it ends.
        place: Place,
    },
    /// It does not begin like a record file.
    #[error("{place}: expected a record, which begins with {{")]
    NotAnObject {
        /// Where it begins.
        place: Place,
    },
    /// It is not JSON.
    #[error("{place}: {message}")]
    Syntax {
        /// Where.
        place: Place,
        /// What is wrong, in English.
        message: String,
    },
    /// A field is missing, or has not the form that it must have.
    #[error("{place}: {message}")]
    Shape {
        /// Where.
        place: Place,
        /// What is wrong, in English.
        message: String,
    },
    /// It is JSON of some other format.
    #[error("the format is {found:?}, where {FORMAT:?} is expected")]
    Format {
        /// The beginning of what it calls itself.
        found: String,
    },
    /// It is a record file of a version that is not known.
    #[error("version {found} of the record format is not known, only {RECORD_VERSION} is: update Yosumi to read it")]
    Version {
        /// The version.
        found: u64,
    },
    /// The date is none.
    #[error("date {found:?}: {ParseDateError}")]
    Date {
        /// The beginning of what was found.
        found: String,
    },
    /// The position at the start is none.
    #[error("start: {0}")]
    Start(BoardTextError),
    /// The value of the start is none.
    #[error("value {found:?} of the start is not within -64 and 64")]
    StartValue {
        /// The number found.
        found: f64,
    },
    /// Something is wrong with an entry of a list of moves.
    #[error(transparent)]
    Entry(EntryError),
    /// A variation begins after moves that are not in what was read before it.
    #[error("variation {variation}: there is no line {after:?} that it could follow")]
    After {
        /// The number of the variation, the first is 1.
        variation: usize,
        /// The beginning of the moves that it should follow.
        after: String,
    },
    /// There are more than [`MAX_MOVES`] moves.
    #[error("more than {MAX_MOVES} moves")]
    TooManyMoves,
}

/// What is wrong with an entry of a list of moves.
///
/// ```
/// use yosumi_records::{JsonError, MoveList, read_json};
///
/// let text = r#"{"format": "yosumi-record", "version": 1, "moves": ["f5", "f5"]}"#;
/// let JsonError::Entry(error) = read_json(text).unwrap_err() else { unreachable!() };
/// assert_eq!((error.list, error.entry), (MoveList::Main, 2));
/// assert_eq!(error.to_string(), "moves, entry 2: f5 is not playable: white may play f4 d6 f6");
/// ```
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub struct EntryError {
    /// The list it is in.
    pub list: MoveList,
    /// Its number in the list, the first is 1; passes count.
    pub entry: usize,
    /// The beginning of the move as it is written.
    pub found: String,
    /// What is wrong.
    pub kind: EntryErrorKind,
}

/// A list of moves in a record file.
///
/// ```
/// use yosumi_records::MoveList;
///
/// assert_eq!(MoveList::Variation(2).to_string(), "variation 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveList {
    /// The main line.
    Main,
    /// A variation; the first is 1.
    Variation(usize),
}

impl fmt::Display for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Main => f.write_str("moves"),
            Self::Variation(number) => write!(f, "variation {number}"),
        }
    }
}

/// What is wrong with an entry of a list of moves.
///
/// ```
/// use yosumi_records::{EntryErrorKind, JsonError, read_json};
///
/// let text = r#"{"format": "yosumi-record", "version": 1, "moves": [{"move": "f5", "value": 65}]}"#;
/// let JsonError::Entry(error) = read_json(text).unwrap_err() else { unreachable!() };
/// assert_eq!(error.kind, EntryErrorKind::Value { found: 65.0 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum EntryErrorKind {
    /// It is neither a square nor a pass.
    NotAMove {
        /// The position in which a move was due.
        position: Position,
    },
    /// The square may not be played.
    NotPlayable(PlayError),
    /// A pass where none is due.
    PassNotDue {
        /// The position, in which the side to move has a move.
        position: Position,
    },
    /// A move after the end of the game.
    AfterTheEnd {
        /// The position at the end.
        position: Position,
    },
    /// The value is none.
    Value {
        /// The number found.
        found: f64,
    },
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { list, entry, found, kind } = self;
        write!(f, "{list}, entry {entry}: ")?;
        match kind {
            EntryErrorKind::NotAMove { position } => {
                write!(f, "{found:?} is neither a square nor \"pass\": {}", TurnAndMoves(*position))
            }
            EntryErrorKind::NotPlayable(error) => error.fmt(f),
            EntryErrorKind::PassNotDue { position } => write!(f, "no pass is due: {}", TurnAndMoves(*position)),
            EntryErrorKind::AfterTheEnd { .. } => write!(f, "{found:?} comes after the end of the game"),
            EntryErrorKind::Value { found: value } => write!(f, "value {value:?} of {found} is not within -64 and 64"),
        }
    }
}
