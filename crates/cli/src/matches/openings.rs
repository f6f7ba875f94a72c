//! The openings of a match, and lists of balanced ones.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::anyhow;
use yosumi_arena::{Balance, Openings, find_balanced};
use yosumi_book::{StartsError, read_starts};
use yosumi_kernels::CpuPath;
use yosumi_records::{FileError, FileErrorKind, FileOperation, MAX_TEXT_BYTES, Overwrite, write_bytes};
use yosumi_rules::Game;
use yosumi_text::{FileFlaw, Text};

use super::settings;
use crate::args::{MatchArguments, OpeningsArguments};
use crate::cpu;
use crate::numbers::grouped;
use crate::progress::ProgressLine;

/// How many pairs are played where nothing else says so.
const N_PAIRS: u32 = 100;

/// The openings of a match, and how many pairs are to be played.
pub(super) fn of_match(arguments: &MatchArguments, cpu_path: CpuPath, text: &Text) -> anyhow::Result<(Openings, u64)> {
    let Some(path) = &arguments.openings else {
        let n_pairs = arguments.pairs.unwrap_or(N_PAIRS);
        return Ok((Openings::balanced(settings::balance(arguments), cpu_path), n_pairs.into()));
    };
    let listed = read_text(path).map_err(|error| anyhow!(text.file_error(&error)))?;
    let openings = read_list(&listed, path, text)?;
    let n_found = openings.len() as u64;
    let n_pairs = arguments.pairs.map_or(n_found.max(1), u64::from);
    if n_found < n_pairs {
        return Err(anyhow!(text.too_few_openings(n_found, n_pairs)));
    }
    Ok((Openings::listed(openings), n_pairs))
}

/// Reads a list of openings that was read from a file.
fn read_list(list: &str, path: &Path, text: &Text) -> anyhow::Result<Vec<Game>> {
    read_starts(list).map_err(|error| {
        let cause = match &error {
            StartsError::Transcript(error) => text.transcript_error(error),
            StartsError::Over { line } => text.opening_is_over(*line),
            other => other.to_string(),
        };
        anyhow!(text.cannot_read(&path.to_string_lossy(), &cause))
    })
}

/// The text in a file.
fn read_text(path: &Path) -> Result<String, FileError> {
    let read = || {
        if fs::metadata(path)?.is_dir() {
            return Err(FileErrorKind::IsAFolder);
        }
        let mut bytes = Vec::new();
        File::open(path)?.take(MAX_TEXT_BYTES as u64 + 1).read_to_end(&mut bytes)?;
        if bytes.len() > MAX_TEXT_BYTES {
            return Err(FileErrorKind::TooLong);
        }
        String::from_utf8(bytes).map_err(|error| FileErrorKind::NotUtf8 { offset: error.utf8_error().valid_up_to() })
    };
    read().map_err(|kind| FileError { path: path.to_path_buf(), operation: FileOperation::Read, kind })
}

/// Makes a list of balanced openings, or goes on with one.
pub(super) fn make_list(arguments: &OpeningsArguments, text: &Text) -> anyhow::Result<()> {
    let &OpeningsArguments { seed, plies, depth, within, .. } = arguments;
    let n_wanted = u64::from(arguments.count);
    let mut openings = Openings::balanced(Balance { seed, plies, depth, within }, cpu::path(text)?);
    let mut list = List::new(&settings::as_options(plies, seed, depth, within), arguments.out.as_deref());
    list.read(text)?;
    if !openings.skip(&list.openings) {
        return Err(anyhow!(text.unusable(&list.name(), FileFlaw::Contents)));
    }
    let end = if list.len() < n_wanted {
        let concurrency = arguments.concurrency.map_or_else(cpu::n_cores, usize::from);
        let mut progress = ProgressLine::new();
        find_balanced(openings, concurrency, |opening| {
            list.openings.push(opening);
            progress.show(|| text.work_progress(&grouped(list.len()), &grouped(n_wanted), None));
            match list.save_now_and_then() {
                Err(error) => ControlFlow::Break(Err(error)),
                Ok(()) if list.len() == n_wanted => ControlFlow::Break(Ok(())),
                Ok(()) => ControlFlow::Continue(()),
            }
        })
    } else {
        ControlFlow::Break(Ok(()))
    };
    let saved = end.break_value().unwrap_or(Ok(())).and_then(|()| list.save());
    saved.map_err(|error| anyhow!(text.file_error(&error)))?;
    if list.len() < n_wanted {
        return Err(anyhow!(text.too_few_openings(list.len(), n_wanted)));
    }
    let told = match list.path {
        Some(_) => text.openings_found(list.len(), &list.name()) + "\n",
        None => list.text(),
    };
    write!(io::stdout(), "{told}")?;
    Ok(())
}

/// A list of openings as it is in a file.
struct List<'a> {
    head: String,
    openings: Vec<Game>,
    path: Option<&'a Path>,
    last_saved: Instant,
}

/// What the first line of a list begins with; the options it was made with follow.
const HEAD: &str = "# yosumi match openings ";

/// How often a list that grows is written to its file.
const PAUSE: Duration = Duration::from_secs(10);

impl<'a> List<'a> {
    fn new(options: &str, path: Option<&'a Path>) -> Self {
        Self { head: format!("{HEAD}{options}"), openings: Vec::new(), path, last_saved: Instant::now() }
    }

    fn len(&self) -> u64 {
        self.openings.len() as u64
    }

    fn name(&self) -> String {
        self.path.unwrap_or(Path::new("-")).to_string_lossy().into_owned()
    }

    /// Takes up what its file has, where there is one.
    fn read(&mut self, text: &Text) -> anyhow::Result<()> {
        let Some(path) = self.path else { return Ok(()) };
        let list = match read_text(path) {
            Ok(list) => list,
            Err(error) if matches!(error.kind, FileErrorKind::NotFound) => return Ok(()),
            Err(error) => return Err(anyhow!(text.file_error(&error))),
        };
        let there = list.lines().next().unwrap_or_default();
        if there != self.head {
            return Err(anyhow!(text.of_other_settings(&self.name(), there, &self.head)));
        }
        self.openings = read_list(&list, path, text)?;
        Ok(())
    }

    /// The list: its head, then the transcripts in the order of the alphabet.
    fn text(&self) -> String {
        let mut transcripts: Vec<String> = self.openings.iter().map(ToString::to_string).collect();
        transcripts.sort();
        let lines = std::iter::once(&self.head).chain(&transcripts);
        lines.flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    fn save_now_and_then(&mut self) -> Result<(), FileError> {
        if self.last_saved.elapsed() < PAUSE {
            return Ok(());
        }
        self.last_saved = Instant::now();
        self.save()
    }

    fn save(&self) -> Result<(), FileError> {
        self.path.map_or(Ok(()), |path| write_bytes(path, self.text().as_bytes(), Overwrite::Replace))
    }
}
