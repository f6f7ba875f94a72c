//! Where games are kept.

use std::collections::HashSet;
use std::env;
use std::path::{Path, PathBuf};

use yosumi_records::{FileError, Format, Overwrite, Record, write_file};

/// The file that the game is recorded in, if any, and the files that this program may write over: those it wrote or loaded
/// itself.
#[derive(Debug, Default)]
pub(crate) struct Recorder {
    target: Option<Target>,
    own: HashSet<PathBuf>,
}

/// Where games are recorded, one after the other: `game.json`, `game-2.json`, …
#[derive(Debug)]
struct Target {
    base: PathBuf,
    /// The file of the game being played.
    path: PathBuf,
    /// Whether a move or a result has been written to it: another game must not take its place.
    holds_a_game: bool,
    /// Whether the last attempt to write to it failed.
    has_failed: bool,
}

impl Target {
    fn new(base: PathBuf) -> Self {
        Self { path: base.clone(), base, holds_a_game: false, has_failed: false }
    }
}

impl Recorder {
    /// A recorder that keeps the game in `target`.
    pub(crate) fn new(target: Option<PathBuf>) -> Self {
        Self { target: target.map(Target::new), own: HashSet::new() }
    }

    /// The file that the game is recorded in.
    pub(crate) fn target(&self) -> Option<&Path> {
        self.target.as_ref().map(|target| target.path.as_path())
    }

    /// Whether the file has the game as it stands.
    pub(crate) fn has_kept(&self) -> bool {
        self.target.as_ref().is_some_and(|target| !target.has_failed)
    }

    /// Whether the file could not be written at last.
    pub(crate) fn has_failed(&self) -> bool {
        self.target.as_ref().is_some_and(|target| target.has_failed)
    }

    /// That a game was read from `path`. It may be written over from now on, unless it says more than its format keeps: a
    /// transcript would lose what a record file under another name holds.
    pub(crate) fn loaded(&mut self, path: &Path, record: &Record) {
        if Format::of_path(path).is_ok_and(|format| format.keeps(record)) {
            self.own.insert(identity(path));
        }
    }

    /// Writes the record to the file the game is recorded in, if there is one.
    ///
    /// # Errors
    ///
    /// [`FileError`] when it cannot be written, or exists and is not this program's own.
    pub(crate) fn keep(&mut self, record: &Record) -> Result<(), FileError> {
        let Some(path) = self.target().map(Path::to_path_buf) else { return Ok(()) };
        let written = self.save(&path, record, Overwrite::Refuse);
        if let Some(target) = &mut self.target {
            target.has_failed = written.is_err();
            target.holds_a_game |= written.is_ok() && (record.n_moves() > 0 || record.result.is_some());
        }
        written
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

    /// Goes over to the next file for another game, if the file so far holds one, and says which it is then. When the game
    /// goes on that is in the file already, as after loading it, the file stays.
    pub(crate) fn next_game(&mut self, loaded: Option<&Path>) -> Option<&Path> {
        let target = self.target.as_mut()?;
        let goes_on = loaded.is_some_and(|path| identity(path) == identity(&target.path));
        if !target.holds_a_game || goes_on {
            return None;
        }
        let stem = target.base.file_stem().unwrap_or_default().to_string_lossy();
        let extension = target.base.extension().unwrap_or_default().to_string_lossy();
        let mut names = (2_u64..).map(|number| target.base.with_file_name(format!("{stem}-{number}.{extension}")));
        target.path = names.find(|path| !path.exists())?;
        (target.holds_a_game, target.has_failed) = (false, false);
        Some(&target.path)
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
