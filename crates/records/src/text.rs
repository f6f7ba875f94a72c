//! Any text in which somebody may hand over a game.

use yosumi_rules::Position;

use crate::board_text::{Then, is_ggf_board_next, is_sign, scan_board};
use crate::scanner::{Scanner, without_byte_order_mark};
use crate::transcript::{is_move_next, read_moves_after_board};
use crate::{BoardTextError, JsonError, MAX_TEXT_BYTES, Place, Record, TranscriptError, read_json, read_transcript};

/// Reads a game from a text in any form that is known: a record file, a transcript, a board, a board and moves.
///
/// - A text that begins with `{` is read by [`read_json`].
/// - One that begins with a square, a move number or a pass is a transcript from the usual start, read by
///   [`read_transcript`].
/// - Anything else is a board as [`read_position`](crate::read_position) reads it, and moves from there may follow:
///   `<board> <side> <moves>`, `<board>;<moves>`, or each on a line of its own.
///
/// # Errors
///
/// [`ReadError`]: what was wrong with the form that it seems to be in, or that it is none.
///
/// ```
/// use yosumi_records::read_text;
///
/// assert_eq!(read_text("F5 d6 C3")?.game().to_string(), "f5d6c3");
///
/// let record = read_text("---------------------------OX------XXX-------------------------- O\nd6 c3")?;
/// assert_eq!(record.game().squares().len(), 2);
/// # Ok::<(), yosumi_records::ReadError>(())
/// ```
pub fn read_text(text: &str) -> Result<Record, ReadError> {
    match Form::of(text) {
        Form::Blank => Err(ReadError::Empty),
        Form::Json => Ok(read_json(text)?),
        Form::TooLong => Err(ReadError::TooLong { n_bytes: text.len() }),
        Form::Transcript => Ok(read_transcript(Position::START, text)?),
        Form::Board => {
            let mut scanner = Scanner::new(text);
            let start = scan_board(&mut scanner, Then::Moves)?;
            Ok(read_moves_after_board(start, scanner)?)
        }
        Form::Unknown { place, found } => Err(ReadError::Unknown { place, found }),
    }
}

/// Why no game could be read from a text.
///
/// ```
/// use yosumi_records::{ReadError, read_text};
///
/// assert_eq!(read_text(" \n").unwrap_err(), ReadError::Empty);
/// assert!(matches!(read_text("f5f5"), Err(ReadError::Transcript(_))));
/// assert!(matches!(read_text("---?"), Err(ReadError::Board(_))));
/// assert!(matches!(read_text("{"), Err(ReadError::Json(_))));
/// ```
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// There is nothing in the text but blanks.
    #[error("nothing to read: expected moves such as f5d6c3, a board, or a record file")]
    Empty,
    /// The text is longer than [`MAX_TEXT_BYTES`] and no record file, and was not read.
    #[error("{n_bytes} bytes of text, where at most {MAX_TEXT_BYTES} are read")]
    TooLong {
        /// The length in bytes.
        n_bytes: usize,
    },
    /// It begins like nothing that is known.
    #[error(
        "{place}: {found:?} begins no game: expected moves such as f5d6c3, a board of X, O and -, or a record file"
    )]
    Unknown {
        /// Where it begins.
        place: Place,
        /// The beginning.
        found: String,
    },
    /// It begins like a transcript, or moves follow a board.
    #[error(transparent)]
    Transcript(#[from] TranscriptError),
    /// It begins like a board.
    #[error(transparent)]
    Board(#[from] BoardTextError),
    /// It begins like a record file.
    #[error(transparent)]
    Json(#[from] JsonError),
}

/// What a text seems to be.
enum Form {
    Blank,
    TooLong,
    Json,
    Transcript,
    Board,
    Unknown { place: Place, found: String },
}

impl Form {
    fn of(text: &str) -> Self {
        let first = without_byte_order_mark(text).trim_start().chars().next();
        if first == Some('{') {
            return Self::Json;
        }
        if text.len() > MAX_TEXT_BYTES {
            return Self::TooLong;
        }
        let mut scanner = Scanner::new(text);
        scanner.skip_blanks();
        let Some(first) = scanner.peek() else { return Self::Blank };
        // `b4` is a move and `bbb` a board; a word that happens to begin with one of a board's letters is none.
        let begins_board = is_sign(first)
            && (!first.is_alphabetic()
                || scanner.peek_second().is_none_or(|next| is_sign(next) || next.is_whitespace()));
        if is_move_next(&scanner) {
            Self::Transcript
        } else if begins_board || is_ggf_board_next(&scanner) {
            Self::Board
        } else if scanner.is_square_like_next() || first.is_ascii_digit() {
            Self::Transcript
        } else {
            Self::Unknown { place: scanner.place(), found: scanner.word_excerpt() }
        }
    }
}
