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
