//! Where games are kept.

use std::collections::HashSet;
use std::env;
use std::path::{Path, PathBuf};

use yosumi_records::{FileError, Overwrite, Record, write_file};

/// The file that the game is recorded in, if any, and the files that this program may write over: those it wrote or loaded
/// itself.
#[derive(Debug, Default)]
pub(crate) struct Recorder {
    target: Option<PathBuf>,
    own: HashSet<PathBuf>,
}

impl Recorder {
    /// A recorder that keeps the game in `target`.
    pub(crate) fn new(target: Option<PathBuf>) -> Self {
        Self { target, own: HashSet::new() }
    }

    /// The file that the game is recorded in.
    pub(crate) fn target(&self) -> Option<&Path> {
        self.target.as_deref()
    }

    /// That a game was read from `path`, which may be written over from now on.
    pub(crate) fn loaded(&mut self, path: &Path) {
        self.own.insert(identity(path));
    }

    /// Writes the record to the file the game is recorded in, if there is one.
    ///
    /// # Errors
    ///
    /// [`FileError`] when it cannot be written, or exists and is not this program's own.
    pub(crate) fn keep(&mut self, record: &Record) -> Result<(), FileError> {
        match self.target.clone() {
            Some(target) => self.save(&target, record, Overwrite::Refuse),
            None => Ok(()),
        }
    }

    /// Writes the record to `path`; over a file that is not this program's own only with [`Overwrite::Replace`].
    ///
    /// # Errors
    ///
    /// [`FileError`] when it cannot be written, or exists and may not be written over.
    pub(crate) fn save(&mut self, path: &Path, record: &Record, overwrite: Overwrite) -> Result<(), FileError> {
        let is_own = self.own.contains(&identity(path));
        write_file(path, record, if is_own { Overwrite::Replace } else { overwrite })?;
        self.own.insert(identity(path));
        Ok(())
    }

    /// Goes over to the next file for another game, so that the last game stays: `game.json`, `game-2.json`, …
    ///
    /// When the game goes on that is in the file already, as after loading it, the file stays the same.
    pub(crate) fn next_game(&mut self, loaded: Option<&Path>) {
        let Some(target) = &self.target else { return };
        if loaded.is_some_and(|path| identity(path) == identity(target)) {
            return;
        }
        let stem = target.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (base, last) = match stem.rsplit_once('-') {
            Some((base, number)) if self.own.contains(&identity(target)) => match number.parse::<u32>() {
                Ok(number) => (base, number),
                Err(_) => (stem.as_str(), 1),
            },
            _ => (stem.as_str(), 1),
        };
        let extension = target.extension().unwrap_or_default().to_string_lossy();
        let free =
            (last.saturating_add(1)..).map(|number| target.with_file_name(format!("{base}-{number}.{extension}")));
        self.target = free.into_iter().find(|path| !path.exists());
    }
}

/// One name for a file, whatever way leads to it.
fn identity(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_path_buf())
}

/// The path that was typed: without the quotes around it that a shell would take, and with `~/` for the home folder.
pub(crate) fn typed_path(typed: &str) -> PathBuf {
    let unquoted = ['"', '\''].into_iter().find_map(|quote| typed.strip_prefix(quote)?.strip_suffix(quote));
    let path = unquoted.unwrap_or(typed);
    match (path.strip_prefix("~/"), env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(path),
    }
}
