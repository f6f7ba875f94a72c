//! What can go wrong with a file.

use std::io;
use std::path::{Path, PathBuf};

use crate::{MAX_JSON_BYTES, MAX_MOVES, ReadError};

/// Why a file could not be read or written.
///
/// ```
/// use yosumi_records::{FileErrorKind, FileOperation, read_file};
///
/// let error = read_file("no such file.txt").unwrap_err();
/// assert_eq!((error.path.to_str(), error.operation), (Some("no such file.txt"), FileOperation::Read));
/// assert!(matches!(error.kind, FileErrorKind::NotFound));
/// ```
#[derive(Debug, thiserror::Error)]
#[error("cannot {operation} {}: {kind}", path.display())]
pub struct FileError {
    /// The file, as it was asked for.
    pub path: PathBuf,
    /// What was to be done with it.
    pub operation: FileOperation,
    /// What went wrong.
    pub kind: FileErrorKind,
}

impl FileError {
    pub(crate) fn new(path: &Path, operation: FileOperation, kind: FileErrorKind) -> Self {
        Self { path: path.to_path_buf(), operation, kind }
    }
}

/// What was to be done with a file.
///
/// ```
/// use yosumi_records::FileOperation;
///
/// assert_eq!(FileOperation::Write.to_string(), "write");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileOperation {
    /// It was to be read.
    Read,
    /// It was to be written.
    Write,
}

impl std::fmt::Display for FileOperation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Self::Read => "read",
            Self::Write => "write",
        })
    }
}

/// What went wrong with a file.
///
/// ```
/// use yosumi_records::{FileErrorKind, Format};
///
/// let error = Format::of_path("game.sgf").unwrap_err();
/// assert!(matches!(error.kind, FileErrorKind::UnknownFormat));
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileErrorKind {
    /// The extension is none of a known [`Format`](crate::Format).
    #[error("the name of a record ends in .json or .txt")]
    UnknownFormat,
    /// There is no file of this name.
    #[error("there is no such file")]
    NotFound,
    /// The folder in which it was to be written does not exist.
    #[error("there is no folder {}", folder.display())]
    NoFolder {
        /// The folder.
        folder: PathBuf,
    },
    /// It is a folder.
    #[error("it is a folder")]
    IsAFolder,
    /// Something that is no file, such as a device, would have to give way to one.
    #[error("it is not an ordinary file")]
    NotAFile,
    /// There is a file already, and it was not to be replaced.
    #[error("there is a file already")]
    Exists,
    /// The existing file may not be written to.
    #[error("the file is read-only")]
    ReadOnly,
    /// The file or its folder may not be used by this user.
    #[error("permission denied")]
    PermissionDenied,
    /// The file is longer than [`MAX_JSON_BYTES`], or would be.
    #[error("it is longer than {MAX_JSON_BYTES} bytes")]
    TooLong,
    /// The record has more than [`MAX_MOVES`] moves, and was not written.
    #[error("the record has more than {MAX_MOVES} moves")]
    TooManyMoves,
    /// The bytes are no UTF-8.
    #[error("it is not text in UTF-8 from byte {} on", offset + 1)]
    NotUtf8 {
        /// The number of bytes before the first wrong one.
        offset: usize,
    },
    /// The text holds no record.
    #[error("{0}")]
    Content(Box<ReadError>),
    /// The system failed in some other way.
    #[error("{0}")]
    Io(io::Error),
}

impl From<io::Error> for FileErrorKind {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::NotFound,
            io::ErrorKind::PermissionDenied => Self::PermissionDenied,
            io::ErrorKind::AlreadyExists => Self::Exists,
            io::ErrorKind::IsADirectory => Self::IsAFolder,
            _ => Self::Io(error),
        }
    }
}
