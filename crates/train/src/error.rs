//! What can go wrong.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use yosumi_records::{FileError, FileOperation};

/// Why a piece of work could not be done.
///
/// ```
/// use yosumi_train::{Folder, PlayedGame};
///
/// let error = Folder::<PlayedGame>::open("no such folder").unwrap_err();
/// assert!(error.to_string().starts_with("cannot read no such folder"));
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TrainError {
    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A file is there, but is not what it should be.
    #[error("cannot use {}: {flaw}", path.display())]
    Flawed {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        flaw: Flaw,
    },
    /// The folder holds what was made with other settings.
    #[error("{} holds work of other settings: {setting}", path.display())]
    OtherSettings {
        /// The folder.
        path: PathBuf,
        /// The first setting that differs.
        setting: String,
    },
    /// There is no position of the kind that is wanted in the games.
    #[error("the games have no positions with so many empty squares")]
    NoPositions,
    /// Another program is at work in the folder.
    #[error("another run is at work in {}", path.display())]
    InUse {
        /// The folder.
        path: PathBuf,
    },
}

/// What is wrong with a file.
///
/// ```
/// use yosumi_train::Flaw;
///
/// assert_eq!(Flaw::Damaged.to_string(), "it is damaged: its checksum is wrong");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Flaw {
    /// It is not a file of the kind that is expected.
    #[error("it is another kind of file")]
    OfOtherKind,
    /// It is of another version of the format.
    #[error("it is of version {0} of the format")]
    Version(u32),
    /// It is cut off or changed.
    #[error("it is damaged: its checksum is wrong")]
    Damaged,
    /// It is whole, but not the one that belongs here.
    #[error("it is not the file that belongs here")]
    Misplaced,
    /// It is whole, but its contents are impossible.
    #[error("its contents are impossible")]
    Contents,
}

impl TrainError {
    pub(crate) fn flawed(path: &Path, flaw: Flaw) -> Self {
        Self::Flawed { path: path.to_path_buf(), flaw }
    }

    pub(crate) fn io(path: &Path, operation: FileOperation, error: io::Error) -> Self {
        Self::File(FileError { path: path.to_path_buf(), operation, kind: error.into() })
    }
}

/// Reads a file, but no more than a byte beyond the most that it may have.
pub(crate) fn read(path: &Path, most: u64) -> Result<Vec<u8>, TrainError> {
    let mut bytes = Vec::new();
    let file = File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    file.map(|_| bytes).map_err(|error| TrainError::io(path, FileOperation::Read, error))
}
