//! What can be wrong with an OBF file.

use std::{fmt, io};

use yosumi_rules::{PlayError, Position};

use super::MAX_OBF_LINE_BYTES;
use crate::words::TurnAndMoves;
use crate::{BoardTextError, BoardTextErrorKind, Place};

/// Why, and where, a line is not one of an OBF file.
///
/// ```
/// use yosumi_records::{ObfErrorKind, read_obf_line};
///
/// let error = read_obf_line("---------------------------OX------XO--------------------------- X; D3").unwrap_err();
/// assert_eq!(error.kind, ObfErrorKind::NotAField { found: String::from("D3") });
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 69: \"D3\" is no field: expected a move with its score, such as G8:+18, or a score alone"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ObfError {
    /// Where the trouble is.
    pub place: Place,
    /// What is wrong.
    pub kind: ObfErrorKind,
}

/// What is wrong with a line of an OBF file.
///
/// ```
/// use yosumi_records::{BoardTextErrorKind, ObfErrorKind, read_obf_line};
///
/// let error = read_obf_line("---; D3:+2").unwrap_err();
/// assert_eq!(error.kind, ObfErrorKind::Board(BoardTextErrorKind::TooShort { n_squares: 3 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ObfErrorKind {
    /// The line is longer than [`MAX_OBF_LINE_BYTES`], and was not read.
    TooLong,
    /// The bytes are no UTF-8.
    NotUtf8,
    /// The line does not begin with a board.
    Board(BoardTextErrorKind),
    /// Something that is neither a move with its score nor a score.
    NotAField {
        /// The beginning of it.
        found: String,
    },
    /// A square that may not be played.
    NotPlayable(PlayError),
    /// A pass where none is due.
    PassNotDue {
        /// The position, in which the side to move has a move.
        position: Position,
    },
    /// A move where the game is over.
    AfterTheEnd {
        /// The move as it is written.
        found: String,
    },
    /// A second score for a move, or for the position, that is not the first.
    Contradiction {
        /// The score that comes second.
        found: i8,
        /// The score that was stated first.
        first: i8,
    },
}

impl fmt::Display for ObfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = self.place;
        match &self.kind {
            ObfErrorKind::TooLong => write!(f, "line {} has more than {MAX_OBF_LINE_BYTES} bytes", place.line),
            ObfErrorKind::NotUtf8 => write!(f, "{place}: no text in UTF-8"),
            ObfErrorKind::Board(kind) => BoardTextError { place, kind: kind.clone() }.fmt(f),
            ObfErrorKind::NotAField { found } => write!(
                f,
                "{place}: {found:?} is no field: expected a move with its score, such as G8:+18, or a score alone"
            ),
            ObfErrorKind::NotPlayable(error) => write!(f, "{place}: {error}"),
            ObfErrorKind::PassNotDue { position } => write!(f, "{place}: no pass is due: {}", TurnAndMoves(*position)),
            ObfErrorKind::AfterTheEnd { found } => write!(f, "{place}: {found:?}, where the game is over"),
            ObfErrorKind::Contradiction { found, first } => {
                write!(f, "{place}: a score of {found:+} where {first:+} was stated before")
            }
        }
    }
}

impl From<BoardTextError> for ObfError {
    fn from(error: BoardTextError) -> Self {
        Self { place: error.place, kind: ObfErrorKind::Board(error.kind) }
    }
}

/// Why the next problem could not be read from a file.
///
/// ```
/// use yosumi_records::{ObfReadError, ObfReader};
///
/// let error = ObfReader::new(&b"\n?"[..]).next().unwrap().unwrap_err();
/// assert!(matches!(&error, ObfReadError::Line(error) if error.place.line == 2));
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ObfReadError {
    /// Something is wrong with a line.
    #[error(transparent)]
    Line(#[from] ObfError),
    /// The system failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}
