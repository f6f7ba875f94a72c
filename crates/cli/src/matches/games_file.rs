//! The file in which the games of a match are kept: the lines of `--json` without the last one.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use yosumi_arena::Pair;
use yosumi_records::{FileError, FileErrorKind, FileOperation};
use yosumi_text::Text;
use yosumi_wire::{MatchGame, MatchLine, MatchSettings};

use super::{lines, settings};

/// No line of a game is longer, in bytes.
const MAX_LINE_BYTES: u64 = 1 << 16;

pub(super) struct GamesFile {
    path: PathBuf,
    file: File,
}

impl GamesFile {
    /// Opens the file of a match, with the pairs that are in it; a new one where there is none. What a run that was killed left
    /// half written is cut off.
    pub(super) fn open(path: &Path, settings: &MatchSettings, text: &Text) -> anyhow::Result<(Self, Vec<Pair>)> {
        let file_error = |kind| anyhow!(text.file_error(&error(path, FileOperation::Write, kind)));
        if fs::metadata(path).is_ok_and(|metadata| metadata.is_dir()) {
            return Err(file_error(FileErrorKind::IsAFolder));
        }
        let file = OpenOptions::new().read(true).append(true).create(true).open(path);
        let file = Self { path: path.to_path_buf(), file: file.map_err(|error| file_error(error.into()))? };
        // Where the system has no locks, nobody is kept out.
        if let Err(TryLockError::WouldBlock) = file.file.try_lock() {
            return Err(anyhow!(text.folder_in_use(&path.to_string_lossy())));
        }
        let mut reader = Reader { lines: BufReader::new(&file.file), n_lines: 0, n_bytes: 0 };
        let (n_kept, pairs) = reader.read(settings).map_err(|flaw| anyhow!(flaw.told(path, text)))?;
        file.file.set_len(n_kept).map_err(|error| file_error(error.into()))?;
        if n_kept == 0 {
            file.write(&[MatchLine::Settings(settings.clone())]).map_err(|error| anyhow!(text.file_error(&error)))?;
        }
        Ok((file, pairs))
    }

    /// Adds lines, in one piece.
    pub(super) fn write(&self, lines: &[MatchLine]) -> Result<(), FileError> {
        let written: String = lines.iter().flat_map(|line| [line.to_string(), String::from("\n")]).collect();
        let result = (&self.file).write_all(written.as_bytes());
        result.map_err(|cause| error(&self.path, FileOperation::Write, cause.into()))
    }
}

fn error(path: &Path, operation: FileOperation, kind: FileErrorKind) -> FileError {
    FileError { path: path.to_path_buf(), operation, kind }
}

/// Why a file cannot be gone on with.
enum Flaw {
    Io(io::Error),
    /// A line is not what is due there.
    Line(u64),
    /// It is of another match: what differs there and here.
    Other([String; 2]),
}

impl Flaw {
    fn told(self, path: &Path, text: &Text) -> String {
        let name = path.to_string_lossy();
        match self {
            Self::Io(cause) => text.file_error(&error(path, FileOperation::Read, cause.into())),
            Self::Line(line) => text.cannot_read(&name, &text.not_of_a_match(line as usize)),
            Self::Other([there, here]) => text.of_other_settings(&name, &there, &here),
        }
    }
}

/// Reads a file line by line.
struct Reader<R> {
    lines: R,
    n_lines: u64,
    n_bytes: u64,
}

impl<R: BufRead> Reader<R> {
    /// The pairs of the match with these settings, and how many bytes the file has up to the last whole one.
    fn read(&mut self, settings: &MatchSettings) -> Result<(u64, Vec<Pair>), Flaw> {
        let Some(line) = self.line()? else { return Ok((0, Vec::new())) };
        if !line.ends_with('\n') {
            // The first line may be cut off; another file is left alone.
            let whole = MatchLine::Settings(settings.clone()).to_string();
            return if whole.starts_with(&line) { Ok((0, Vec::new())) } else { Err(Flaw::Line(1)) };
        }
        let Ok(MatchLine::Settings(there)) = line.parse() else { return Err(Flaw::Line(1)) };
        if let Some(difference) = settings::difference(&there, settings) {
            return Err(Flaw::Other(difference));
        }
        let names = [settings.first.name.as_str(), settings.second.name.as_str()];
        let (mut n_kept, mut pairs) = (self.n_bytes, Vec::new());
        while let (Some(first), Some(second)) = (self.game()?, self.game()?) {
            let number = pairs.len() as u64 + 1;
            pairs.push(lines::pair(number, [first, second], names).ok_or(Flaw::Line(self.n_lines))?);
            n_kept = self.n_bytes;
        }
        Ok((n_kept, pairs))
    }

    /// The game on the next line; `None` where there is none, or no end of it.
    fn game(&mut self) -> Result<Option<MatchGame>, Flaw> {
        match self.line()?.filter(|line| line.ends_with('\n')).map(|line| line.parse()) {
            None => Ok(None),
            Some(Ok(MatchLine::Game(game))) => Ok(Some(*game)),
            Some(_) => Err(Flaw::Line(self.n_lines)),
        }
    }

    /// The next line with its end, if it has one.
    fn line(&mut self) -> Result<Option<String>, Flaw> {
        let mut line = Vec::new();
        let n_read = (&mut self.lines).take(MAX_LINE_BYTES).read_until(b'\n', &mut line).map_err(Flaw::Io)?;
        if n_read == 0 {
            return Ok(None);
        }
        self.n_lines += 1;
        self.n_bytes += n_read as u64;
        let is_too_long = n_read as u64 == MAX_LINE_BYTES && !line.ends_with(b"\n");
        match String::from_utf8(line) {
            Ok(line) if !is_too_long => Ok(Some(line)),
            _ => Err(Flaw::Line(self.n_lines)),
        }
    }
}

#[cfg(test)]
mod tests {
    use yosumi_text::{Language, SquareNames};
    use yosumi_wire::{MatchOpenings, MatchPlayer};

    use super::*;

    #[test]
    fn a_file_is_for_one_run_at_a_time() {
        let player = || MatchPlayer { name: String::from("level=1"), weights: String::from("00") };
        let openings = MatchOpenings::File { file: String::from("openings.txt") };
        let settings = MatchSettings { version: String::from("1"), first: player(), second: player(), openings };
        let text = Text::new(Language::English, SquareNames::Letters);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.jsonl");
        let open = || GamesFile::open(&path, &settings, &text).map(|(file, pairs)| (file, pairs.len()));

        let first = open().expect("a new file");
        let error = open().err().expect("the file is in use").to_string();
        assert!(error.starts_with("Another run is at work in"), "{error}");
        drop(first);
        assert_eq!(open().expect("the file of before").1, 0);
        let line = MatchLine::Settings(settings.clone()).to_string();
        assert_eq!(fs::read_to_string(&path).expect("a file"), line + "\n");
    }
}
