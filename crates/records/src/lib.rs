//! Records of Othello games, and the files and texts they are kept in.
//!
//! ```
//! use yosumi_records::{read_text, write_json};
//!
//! let mut record = read_text("1. F5 d6  2. C3 d3  3. C4")?;
//! record.players.black = Some(String::from("みどり"));
//! assert_eq!(record.game().to_string(), "f5d6c3d3c4");
//! assert_eq!(read_text(&write_json(&record))?, record);
//! # Ok::<(), yosumi_records::ReadError>(())
//! ```
//!
//! - [`Record`]: a game as a tree of moves with what is known about it: [`Note`], [`Value`], [`Date`], [`GameResult`].
//! - [`read_text`]: a game in any form; it calls one of the readers below.
//! - [`read_transcript`] and [`write_transcript`]: moves, `f5d6c3`.
//! - [`read_position`]: the 64 squares of a board; `Position`'s `Display` writes them.
//! - [`ObfReader`] and [`read_obf_line`]: files of positions with the scores of their moves; [`Problem`]'s `Display` writes
//!   them.
//! - [`read_json`] and [`write_json`]: record files, which keep all that a record says.
//! - [`read_file`] and [`write_file`]: any of these in a file, which is never left half written.
//!
//! Readers are tolerant, writers exact, and reading what was written gives the same record. A reader stops at the first
//! thing it cannot take, and its error says [where](Place), what stands there, and what could. No reader trusts a length
//! or a pass that a text claims: passes follow from the board.

mod board_text;
mod facts;
mod file;
mod json;
mod obf;
mod place;
mod record;
mod scanner;
mod text;
mod transcript;
mod words;

pub use board_text::{BoardTextError, BoardTextErrorKind, read_position};
pub use facts::{Date, GameResult, Note, ParseDateError, Reason, Value};
pub use file::{FileError, FileErrorKind, FileOperation, Format, Overwrite, read_file, write_bytes, write_file};
pub use json::{
    EntryError, EntryErrorKind, JsonError, MAX_JSON_BYTES, MAX_MOVES, MoveList, RECORD_VERSION, read_json, write_json,
};
pub use obf::{MAX_OBF_LINE_BYTES, ObfError, ObfErrorKind, ObfReadError, ObfReader, Problem, read_obf_line};
pub use place::Place;
pub use record::{NodeId, Record};
pub use scanner::plain_form;
pub use text::{ReadError, read_text};
pub use transcript::{MAX_TEXT_BYTES, TranscriptError, TranscriptErrorKind, read_transcript, write_transcript};
