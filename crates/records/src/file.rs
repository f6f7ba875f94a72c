//! Records in files.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use crate::{MAX_JSON_BYTES, MAX_MOVES, Record, read_json, read_text, write_json, write_transcript};

mod error;
mod replace;

pub use error::{FileError, FileErrorKind, FileOperation};

/// A format of files that records are written in.
///
/// ```
/// use yosumi_records::Format;
///
/// assert_eq!(Format::of_path("games/final.JSON")?, Format::Json);
/// assert!(Format::of_path("games/final.doc").is_err());
/// # Ok::<(), yosumi_records::FileError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// A record file: all that a record says.
    Json,
    /// The moves of the main line on one line of text.
    Transcript,
}

impl Format {
    /// Every format.
    ///
    /// ```
    /// # use yosumi_records::Format;
    /// assert_eq!(Format::ALL.map(Format::extension), ["json", "txt"]);
    /// ```
    pub const ALL: [Self; 2] = [Self::Json, Self::Transcript];

    /// The end of the names of its files.
    ///
    /// ```
    /// # use yosumi_records::Format;
    /// assert_eq!(Format::Transcript.extension(), "txt");
    /// ```
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Transcript => "txt",
        }
    }

    /// The format that goes with the name of a file, by its extension in either case.
    ///
    /// # Errors
    ///
    /// [`FileErrorKind::UnknownFormat`] for a name without an extension or with any other.
    ///
    /// ```
    /// # use yosumi_records::Format;
    /// let error = Format::of_path("game.sgf").unwrap_err();
    /// assert_eq!(error.to_string(), "cannot write game.sgf: the name of a record ends in .json or .txt");
    /// ```
    pub fn of_path(path: impl AsRef<Path>) -> Result<Self, FileError> {
        let path = path.as_ref();
        Self::ALL
            .into_iter()
            .find(|format| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(format.extension())))
            .ok_or_else(|| FileError::new(path, FileOperation::Write, FileErrorKind::UnknownFormat))
    }

    /// Whether a file of this format says all that a record says. A transcript has room for the start and the main line,
    /// but not for names, variations, comments and values.
    ///
    /// ```
    /// # use yosumi_records::{Format, Record};
    /// let mut record = Record::default();
    /// assert!(Format::Transcript.keeps(&record));
    /// record.event = Some(String::from("Meijin"));
    /// assert!(!Format::Transcript.keeps(&record));
    /// assert!(Format::Json.keeps(&record));
    /// ```
    #[must_use]
    pub fn keeps(self, record: &Record) -> bool {
        match self {
            Self::Json => true,
            Self::Transcript => Record::from(record.game()) == *record,
        }
    }

    /// The text of a file of this format. What the format has no room for is left out.
    ///
    /// # Errors
    ///
    /// [`FileErrorKind`] for a record of which [`read_file`] would find the file too long.
    ///
    /// ```
    /// # use yosumi_records::{Format, read_text};
    /// let record = read_text("F5 D6")?;
    /// assert_eq!(Format::Transcript.write(&record)?, "f5d6\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn write(self, record: &Record) -> Result<String, FileErrorKind> {
        let text = match self {
            Self::Json if record.n_moves() > MAX_MOVES => return Err(FileErrorKind::TooManyMoves),
            Self::Json => write_json(record),
            Self::Transcript => write_transcript(&record.game()) + "\n",
        };
        if text.len() > MAX_JSON_BYTES { Err(FileErrorKind::TooLong) } else { Ok(text) }
    }
}

/// What to do when there is a file already where one is to be written.
///
/// ```
/// use yosumi_records::Overwrite;
///
/// assert_ne!(Overwrite::Refuse, Overwrite::Replace);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overwrite {
    /// Leave it as it is, and say so.
    Refuse,
    /// Put the new one in its place.
    Replace,
}

/// Reads a record from a file: one whose name ends in `.json` with [`read_json`], any other with [`read_text`].
///
/// # Errors
///
/// [`FileError`] when the file cannot be read, is not UTF-8, is too long, or holds no record.
///
/// ```
/// use yosumi_records::read_file;
///
/// let error = read_file("no such file.json").unwrap_err();
/// assert_eq!(error.to_string(), "cannot read no such file.json: there is no such file");
/// ```
pub fn read_file(path: impl AsRef<Path>) -> Result<Record, FileError> {
    let path = path.as_ref();
    let error = |kind| FileError::new(path, FileOperation::Read, kind);
    let is_json = matches!(Format::of_path(path), Ok(Format::Json));
    let text = read_bounded(path).map_err(error)?;
    let record = if is_json { read_json(&text).map_err(Into::into) } else { read_text(&text) };
    record.map_err(|reason| error(FileErrorKind::Content(Box::new(reason))))
}

/// Reads a text of at most the longest length that any reader takes.
fn read_bounded(path: &Path) -> Result<String, FileErrorKind> {
    // Opening a folder works on some systems, and reading from it then fails in words of the system's own.
    if fs::metadata(path).is_ok_and(|metadata| metadata.is_dir()) {
        return Err(FileErrorKind::IsAFolder);
    }
    let file = File::open(path)?;
    let mut bytes = Vec::new();
    // One byte more than may be there tells a longer file from one that just fits, also where the system knows no length.
    file.take(MAX_JSON_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MAX_JSON_BYTES {
        return Err(FileErrorKind::TooLong);
    }
    String::from_utf8(bytes).map_err(|error| FileErrorKind::NotUtf8 { offset: error.utf8_error().valid_up_to() })
}

/// Writes a record to a file in the [format](Format::of_path) of its name.
///
/// The file is complete at every moment: a new one is written beside it and takes its place when it is on the disk. An
/// existing file keeps its permissions, and a symbolic link stays one. What the format has no room for is left out:
/// [`Format::keeps`] tells.
///
/// # Errors
///
/// [`FileError`] when the name has no known extension, the file exists and is not to be replaced or may not be written,
/// its folder is missing, or the system fails; what was there stays as it was. A record that [`read_file`] would find too
/// long is not written.
///
/// ```
/// use yosumi_records::{Overwrite, Record, read_file, write_file};
/// use yosumi_rules::Game;
///
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("final.json");
/// let record = Record::from("f5d6c3".parse::<Game>()?);
/// write_file(&path, &record, Overwrite::Refuse)?;
/// assert_eq!(read_file(&path)?, record);
/// assert!(write_file(&path, &record, Overwrite::Refuse).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_file(path: impl AsRef<Path>, record: &Record, overwrite: Overwrite) -> Result<(), FileError> {
    let path = path.as_ref();
    let format = Format::of_path(path)?;
    let text = format.write(record).map_err(|kind| FileError::new(path, FileOperation::Write, kind))?;
    write_bytes(path, text.as_bytes(), overwrite)
}

/// Writes bytes to a file of any name, which is complete at every moment as with [`write_file`].
///
/// # Errors
///
/// [`FileError`] when the file exists and is not to be replaced or may not be written, its folder is missing, or the
/// system fails; what was there stays as it was.
///
/// ```
/// use yosumi_records::{Overwrite, write_bytes};
///
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("weights.bin");
/// write_bytes(&path, b"first", Overwrite::Refuse)?;
/// write_bytes(&path, b"second", Overwrite::Replace)?;
/// assert_eq!(std::fs::read(&path)?, b"second");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_bytes(path: impl AsRef<Path>, bytes: &[u8], overwrite: Overwrite) -> Result<(), FileError> {
    let path = path.as_ref();
    replace::write(path, bytes, overwrite).map_err(|kind| FileError::new(path, FileOperation::Write, kind))
}
