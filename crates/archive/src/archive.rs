//! The archive itself.

use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;
use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::{ArchiveError, open};

/// The name of the file in its folder.
///
/// ```
/// # use yosumi_archive::{Archive, FILE_NAME};
/// let folder = tempfile::tempdir()?;
/// Archive::open(folder.path())?;
/// assert!(folder.path().join(FILE_NAME).is_file());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub const FILE_NAME: &str = "archive.sqlite3";

/// The games and settings of a user, which lie in a folder.
///
/// ```
/// use yosumi_archive::{Archive, NewGame};
/// use yosumi_records::read_text;
///
/// let folder = tempfile::tempdir()?;
/// let id = Archive::open(folder.path())?.save(&NewGame::from(read_text("f5d6c3")?))?;
/// let saved = Archive::open(folder.path())?.load(id)?;
/// assert_eq!(saved.record.game().to_string(), "f5d6c3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Archive {
    pub(crate) connection: Connection,
}

impl Archive {
    /// Opens the archive in a folder. Folder and file are made where there are none, and an archive of an older version is
    /// brought to the newest.
    ///
    /// # Errors
    ///
    /// [`ArchiveError::Open`]. A file that is no archive, or one of a newer Yosumi, stays as it is.
    ///
    /// ```
    /// # use yosumi_archive::Archive;
    /// let folder = tempfile::tempdir()?;
    /// assert!(Archive::open(folder.path().join("棋譜/2026")).is_ok());
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn open(folder: impl AsRef<Path>) -> Result<Self, ArchiveError> {
        let folder = folder.as_ref();
        let connection = open::in_folder(folder);
        let error = |failure| ArchiveError::Open { folder: folder.to_path_buf(), failure };
        Ok(Self { connection: connection.map_err(error)? })
    }

    /// Opens the archive in a folder to read it, also where nothing may be written. Whatever would change it is refused with
    /// [`ArchiveError::ReadOnly`].
    ///
    /// # Errors
    ///
    /// [`ArchiveError::Open`], also where there is no archive, or only one of an older version; and where nothing may be written
    /// although a program has left changes that have not come to the file yet.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, ArchiveError, Filter, NewGame};
    /// # use yosumi_records::Record;
    /// let folder = tempfile::tempdir()?;
    /// Archive::open(folder.path())?.save(&NewGame::from(Record::default()))?;
    /// let mut archive = Archive::open_to_read(folder.path())?;
    /// assert_eq!(archive.count(&Filter::default())?, 1);
    /// let saved = archive.save(&NewGame::from(Record::default()));
    /// assert!(matches!(saved, Err(ArchiveError::ReadOnly)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_to_read(folder: impl AsRef<Path>) -> Result<Self, ArchiveError> {
        let folder = folder.as_ref();
        let error = |failure| ArchiveError::Open { folder: folder.to_path_buf(), failure };
        Ok(Self { connection: open::to_read(folder).map_err(error)? })
    }

    /// An archive that is gone with the value.
    ///
    /// # Errors
    ///
    /// When there is no memory for it.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, Filter};
    /// assert_eq!(Archive::in_memory()?.count(&Filter::default())?, 0);
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn in_memory() -> Result<Self, ArchiveError> {
        let connection = open::in_memory();
        let error = |failure| ArchiveError::Open { folder: PathBuf::from(":memory:"), failure };
        Ok(Self { connection: connection.map_err(error)? })
    }

    /// The folder for the user's data: `yosumi` in that of the system (on Linux `$XDG_DATA_HOME`, else
    /// `~/.local/share`; on macOS `~/Library/Application Support`; on Windows `%APPDATA%`). `None` for a user without a
    /// home.
    ///
    /// ```
    /// # use yosumi_archive::Archive;
    /// assert!(Archive::default_folder().is_none_or(|folder| folder.ends_with("yosumi")));
    /// ```
    #[must_use]
    pub fn default_folder() -> Option<PathBuf> {
        let folders = etcetera::base_strategy::choose_native_strategy().ok()?;
        Some(folders.data_dir().join("yosumi"))
    }

    /// A transaction that writes. It has the lock from its beginning, so what it reads cannot be outdated when it writes.
    pub(crate) fn writing(&mut self) -> Result<Transaction<'_>, ArchiveError> {
        Ok(self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?)
    }
}
