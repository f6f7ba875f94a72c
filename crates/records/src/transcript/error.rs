//! What can be wrong with a transcript.

use std::fmt;

use yosumi_rules::{PlayError, Position};

use super::MAX_TEXT_BYTES;
use crate::Place;
use crate::words::TurnAndMoves;

/// Why, and where, a text is not the transcript of a game.
///
/// ```
/// use yosumi_records::{TranscriptErrorKind, read_transcript};
/// use yosumi_rules::Position;
///
/// let error = read_transcript(Position::START, "f5 pa d6").unwrap_err();
/// assert_eq!((error.place.column, error.move_number, error.token.as_str()), (4, 2, "pa"));
/// assert!(matches!(error.kind, TranscriptErrorKind::PassNotDue { .. }));
/// assert_eq!(error.to_string(), "line 1, column 4: no pass is due at move 2: white may play f4 d6 f6");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct TranscriptError {
    /// Where the trouble begins.
    pub place: Place,
    /// The number of the move that was due there, the first is 1; passes do not count.
    pub move_number: usize,
    /// The beginning of what stands there, as it was written; empty where nothing does.
    pub token: String,
    /// What is wrong.
    pub kind: TranscriptErrorKind,
}

/// What is wrong with a transcript.
///
/// ```
/// use yosumi_records::{TranscriptErrorKind, read_transcript};
/// use yosumi_rules::Position;
///
/// let error = read_transcript(Position::START, "5 f").unwrap_err();
/// assert_eq!(error.kind, TranscriptErrorKind::NotAMove { position: Position::START });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TranscriptErrorKind {
    /// There is no move in the text.
    Empty,
    /// The text is longer than [`MAX_TEXT_BYTES`], and was not read.
    TooLong {
        /// The length in bytes.
        n_bytes: usize,
    },
    /// Something that is neither a square nor a pass nor anything else that a transcript may hold.
    NotAMove {
        /// The position in which a move was due.
        position: Position,
    },
    /// A square that may not be played.
    NotPlayable(PlayError),
    /// A pass where none is due.
    PassNotDue {
        /// The position, in which the side to move has a move.
        position: Position,
    },
    /// Something that is no score after the end of the game.
    AfterTheEnd {
        /// The position at the end.
        position: Position,
    },
}

impl TranscriptError {
    pub(super) fn too_long(n_bytes: usize) -> Self {
        Self {
            place: Place::START,
            move_number: 1,
            token: String::new(),
            kind: TranscriptErrorKind::TooLong { n_bytes },
        }
    }
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, move_number, token, kind } = self;
        match kind {
            TranscriptErrorKind::Empty => f.write_str("no moves: expected squares such as f5d6c3"),
            TranscriptErrorKind::TooLong { n_bytes } => {
                write!(f, "{n_bytes} bytes of text, where at most {MAX_TEXT_BYTES} are read")
            }
            TranscriptErrorKind::NotAMove { position } => {
                write!(f, "{place}: move {move_number} {token:?} is not a move: {}", TurnAndMoves(*position))
            }
            TranscriptErrorKind::NotPlayable(error) => write!(f, "{place}: move {move_number} {error}"),
            TranscriptErrorKind::PassNotDue { position } => {
                write!(f, "{place}: no pass is due at move {move_number}: {}", TurnAndMoves(*position))
            }
            TranscriptErrorKind::AfterTheEnd { .. } => {
                write!(f, "{place}: {token:?} comes after the end of the game")
            }
        }
    }
}
