//! What can go wrong with an archive.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;

use yosumi_records::{JsonError, MAX_MOVES};

use crate::{FILE_NAME, GameId, MAX_TAGS};

/// Why something could not be done with an archive.
///
/// ```
/// use yosumi_archive::{Archive, ArchiveError};
///
/// let archive = Archive::in_memory()?;
/// let error = archive.load("7".parse()?).unwrap_err();
/// assert!(matches!(error, ArchiveError::NoSuchGame { .. }));
/// assert_eq!(error.to_string(), "there is no game 7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ArchiveError {
    /// The archive could not be opened.
    #[error("cannot open the archive in {}: {failure}", folder.display())]
    Open {
        /// Its folder, as it was asked for.
        folder: PathBuf,
        /// What went wrong.
        failure: OpenFailure,
    },
    /// There is no game of this number, or it is deleted.
    #[error("there is no game {id}")]
    NoSuchGame {
        /// The number.
        id: GameId,
    },
    /// A text is longer than it may be, and was not taken.
    #[error("{what} of {found}, where at most {most} are kept")]
    TooLong {
        /// The text.
        what: Limited,
        /// How long it is, in the unit of the most.
        found: usize,
        /// How long it may be.
        most: usize,
    },
    /// A text that may not be empty is.
    #[error("{what} that is empty")]
    Empty {
        /// The text.
        what: Limited,
    },
    /// A record has more than [`MAX_MOVES`] moves, and was not saved.
    #[error("a record of more than {MAX_MOVES} moves")]
    TooManyMoves,
    /// A game was to have more than [`MAX_TAGS`] tags.
    #[error("more than {MAX_TAGS} tags for a game")]
    TooManyTags,
    /// The record of a game cannot be read: a newer Yosumi wrote it, or another program.
    #[error("the record of game {id} cannot be read: {cause}")]
    Record {
        /// The game.
        id: GameId,
        /// What is wrong with it.
        cause: JsonError,
    },
    /// The record of a game in progress cannot be read.
    #[error("the record of the game in progress cannot be read: {cause}")]
    TableRecord {
        /// What is wrong with it.
        cause: JsonError,
    },
    /// Another program uses the archive, and did not let go of it in time.
    #[error("another program is using the archive")]
    Busy,
    /// The archive can be read, but not written to.
    #[error("the archive is read-only")]
    ReadOnly,
    /// There is no room left on the disk.
    #[error("the disk is full")]
    DiskFull,
    /// The file is damaged.
    #[error("the archive is damaged")]
    Damaged,
    /// The system failed in some other way.
    #[error("{0}")]
    Other(Box<dyn Error + Send + Sync>),
}

/// Why an archive could not be opened.
///
/// ```
/// use yosumi_archive::{Archive, ArchiveError, OpenFailure};
///
/// let folder = tempfile::tempdir()?;
/// std::fs::write(folder.path().join("archive.sqlite3"), "a shopping list")?;
/// let Err(ArchiveError::Open { failure, .. }) = Archive::open(folder.path()) else { panic!("no archive") };
/// assert!(matches!(failure, OpenFailure::NotADatabase));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenFailure {
    /// A file stands where the folder, or a folder above it, should be.
    #[error("there is a file where the folder should be")]
    NotAFolder,
    /// The folder may not be made, or nothing may be written in it.
    #[error("it is not permitted to write there")]
    NotPermitted,
    /// A folder has the name of the file.
    #[error("{FILE_NAME} in it is a folder")]
    IsAFolder,
    /// The path is longer than databases may have.
    #[error("its path is too long")]
    PathTooLong,
    /// The file is no database. It stays as it is.
    #[error("{FILE_NAME} in it is not an archive")]
    NotADatabase,
    /// The file is the database of another program. It stays as it is.
    #[error("{FILE_NAME} in it belongs to another program")]
    OtherDatabase,
    /// The archive was made by a newer Yosumi. It stays as it is.
    #[error("it is of version {found}, where {known} is the newest that is known")]
    NewerVersion {
        /// The version of the archive.
        found: i64,
        /// The newest version that is known.
        known: i64,
    },
    /// Another program uses the archive, and did not let go of it in time.
    #[error("another program is using it")]
    Busy,
    /// There is no room left on the disk.
    #[error("the disk is full")]
    DiskFull,
    /// The file is damaged.
    #[error("{FILE_NAME} in it is damaged")]
    Damaged,
    /// The folder could not be made.
    #[error("{0}")]
    Io(io::Error),
    /// The system failed in some other way.
    #[error("{0}")]
    Other(Box<dyn Error + Send + Sync>),
}

/// A text whose length is limited.
///
/// ```
/// use yosumi_archive::Limited;
///
/// assert_eq!(Limited::Search.to_string(), "a text to search for");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Limited {
    /// The record of a game, in bytes.
    Record,
    /// Where a game comes from, in characters.
    Source,
    /// A text to search for, in characters.
    Search,
    /// The name of a table, in bytes.
    TableId,
    /// The text about those at a table, in bytes.
    Seats,
    /// The key of a setting, in bytes.
    SettingKey,
    /// The value of a setting, in bytes.
    Setting,
}

impl Limited {
    /// Refuses a text that is longer than it may be.
    pub(crate) const fn check(self, found: usize, most: usize) -> Result<(), ArchiveError> {
        if found > most { Err(ArchiveError::TooLong { what: self, found, most }) } else { Ok(()) }
    }
}

impl fmt::Display for Limited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Record => "a record",
            Self::Source => "a source",
            Self::Search => "a text to search for",
            Self::TableId => "a table's name",
            Self::Seats => "a text about a table's seats",
            Self::SettingKey => "a setting's key",
            Self::Setting => "a setting",
        })
    }
}

impl From<rusqlite::Error> for ArchiveError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode as Code;

        match error.sqlite_error_code() {
            Some(Code::DatabaseBusy | Code::DatabaseLocked) => Self::Busy,
            Some(Code::ReadOnly) => Self::ReadOnly,
            Some(Code::DiskFull) => Self::DiskFull,
            Some(Code::DatabaseCorrupt | Code::NotADatabase) => Self::Damaged,
            // A column holds what no archive writes there.
            None if is_conversion(&error) => Self::Damaged,
            _ => Self::Other(error.into()),
        }
    }
}

const fn is_conversion(error: &rusqlite::Error) -> bool {
    use rusqlite::Error;

    matches!(
        error,
        Error::FromSqlConversionFailure(..)
            | Error::InvalidColumnType(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::Utf8Error(..)
    )
}
