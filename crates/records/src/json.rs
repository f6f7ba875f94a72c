//! Yosumi's own record file: all that a record says, in JSON.
//!
//! The pages for people who write such files are in `docs/record-format.md`.

mod error;
mod read;
mod wire;
mod write;

pub use error::{EntryError, EntryErrorKind, JsonError, MoveList};
pub use read::read_json;
pub use write::write_json;

/// What a record file calls its format.
const FORMAT: &str = "yosumi-record";

/// The version of the record format that is written, and the only one that is read.
///
/// ```
/// let record = yosumi_records::Record::default();
/// let version = format!("\"version\": {}", yosumi_records::RECORD_VERSION);
/// assert!(yosumi_records::write_json(&record).contains(&version));
/// ```
pub const RECORD_VERSION: u64 = 1;

/// The longest record file that is read, in bytes.
///
/// ```
/// # use yosumi_records::MAX_JSON_BYTES;
/// assert_eq!(MAX_JSON_BYTES, 16 << 20);
/// ```
pub const MAX_JSON_BYTES: usize = 16 << 20;

/// The most discs played, over all variations, that a record file may have.
///
/// ```
/// # use yosumi_records::MAX_MOVES;
/// assert_eq!(MAX_MOVES, 100_000);
/// ```
pub const MAX_MOVES: usize = 100_000;
