//! What can be wrong with board text.

use std::fmt;

use yosumi_rules::Square;

use crate::{MAX_TEXT_BYTES, Place};

/// Why, and where, a text is not a position.
///
/// ```
/// use yosumi_records::{BoardTextErrorKind, read_position};
///
/// let error = read_position("--------\n---").unwrap_err();
/// assert_eq!(error.kind, BoardTextErrorKind::TooShort { n_squares: 11 });
/// assert_eq!(error.to_string(), "line 2, column 4: 11 squares where 64 are due");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BoardTextError {
    /// Where the trouble is.
    pub place: Place,
    /// What is wrong.
    pub kind: BoardTextErrorKind,
}

/// What is wrong with board text.
///
/// ```
/// use yosumi_records::{BoardTextErrorKind, read_position};
///
/// let error = read_position(&"-".repeat(64)).unwrap_err();
/// assert_eq!(error.kind, BoardTextErrorKind::NoDiscs);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BoardTextErrorKind {
    /// The text is longer than [`MAX_TEXT_BYTES`], and was not read.
    TooLong {
        /// The length in bytes.
        n_bytes: usize,
    },
    /// A character that stands for no content of a square.
    Sign {
        /// The character.
        found: char,
        /// The square it would be the content of.
        square: Square,
    },
    /// The text ends, or the side to move comes, before the 64th square.
    TooShort {
        /// The number of squares that there are.
        n_squares: usize,
    },
    /// A 65th square.
    TooLarge {
        /// Its sign.
        found: char,
    },
    /// Something other than a side to move after the 64 squares, or anything after that.
    AfterTheBoard {
        /// The first character of it.
        found: char,
    },
    /// A board of a size other than eight.
    Size {
        /// The size as it is written; empty when there is none.
        found: String,
    },
    /// A bracket that encloses the board is not closed after it.
    Unclosed,
    /// There is no disc on the board.
    NoDiscs,
}

impl fmt::Display for BoardTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let BoardTextErrorKind::TooLong { n_bytes } = self.kind {
            return write!(f, "{n_bytes} bytes of text, where at most {MAX_TEXT_BYTES} are read");
        }
        write!(f, "{}: ", self.place)?;
        match &self.kind {
            BoardTextErrorKind::TooLong { .. } => Ok(()),
            BoardTextErrorKind::Sign { found, square } => {
                write!(f, "{found:?} at {square} is no sign of a board: expected X, O or -")
            }
            BoardTextErrorKind::TooShort { n_squares } => write!(f, "{n_squares} squares where 64 are due"),
            BoardTextErrorKind::TooLarge { found } => write!(f, "{found:?} is a 65th square where 64 are due"),
            BoardTextErrorKind::AfterTheBoard { found } => {
                write!(f, "{found:?} after the board: expected at most the side to move, X or O")
            }
            BoardTextErrorKind::Size { found } => write!(f, "a board of size {found:?}: only 8 is read"),
            BoardTextErrorKind::Unclosed => f.write_str("the board is not closed: expected \"]\""),
            BoardTextErrorKind::NoDiscs => f.write_str("no discs on the board"),
        }
    }
}
