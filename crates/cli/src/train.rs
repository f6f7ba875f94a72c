//! `yosumi train`: how weights are made, and what they are worth.

use std::path::{Path, PathBuf};

use anyhow::anyhow;
use yosumi_eval::Weights;
use yosumi_records::{FileError, FileErrorKind, FileOperation, Overwrite, write_bytes};
use yosumi_text::{FileFlaw, Language, SquareNames, Text};
use yosumi_train::{ErrorStatistics, Flaw, Folder, Games, Gathering, Item, Resources, TrainError};

use crate::args::{GamesArguments, LabelCommand, ResourceArguments, TrainArguments, TrainCommand};
use crate::cpu;
use crate::numbers::grouped;
use crate::problem::evaluation;

mod fit;
mod label;
mod network;
mod probcut;
mod progress;
mod self_play;
mod test;

pub(crate) fn run(arguments: &TrainArguments, language: Language) -> anyhow::Result<()> {
    let text = Text::new(language, SquareNames::Letters);
    match &arguments.command {
        TrainCommand::SelfPlay(arguments) => self_play::run(arguments, &text),
        TrainCommand::Fit(arguments) => fit::run(arguments, &text),
        TrainCommand::Network(arguments) => network::run(arguments, &text),
        TrainCommand::Label(LabelCommand::Games(arguments)) => label::games(arguments, &text),
        TrainCommand::Label(LabelCommand::Opening(arguments)) => label::opening(arguments, &text),
        TrainCommand::ProbCut(arguments) => probcut::run(arguments, &text),
        TrainCommand::Test(arguments) => test::run(arguments, &text),
    }
}

/// What the arguments say is to be worked with.
fn resources(arguments: &ResourceArguments, text: &Text) -> anyhow::Result<Resources> {
    let evaluation = evaluation(arguments.weights.as_deref(), text)?;
    Ok(Resources { evaluation, n_threads: cpu::n_threads(arguments.threads), cpu_path: cpu::path(text)? })
}

/// Opens a folder of items.
fn open<T: Item>(path: &Path, text: &Text) -> anyhow::Result<Folder<T>> {
    Folder::open(path).map_err(|error| told(&error, text))
}

/// Reads all games of several folders.
fn read_games(paths: &[PathBuf], n_threads: usize, text: &Text) -> anyhow::Result<Games> {
    let folders: Result<Vec<_>, _> = paths.iter().map(|path| open(path, text)).collect();
    Games::read(&folders?, n_threads).map_err(|error| told(&error, text))
}

/// Gathers the positions of all games that are to be learned from.
fn gather(arguments: &GamesArguments, n_threads: usize, text: &Text) -> anyhow::Result<Gathering> {
    let mut gathering = Gathering::new(arguments.holdout);
    let trust = f32::from(arguments.trust) / 100.0;
    for path in &arguments.games {
        gathering.add_games(&open(path, text)?, trust, n_threads).map_err(|error| told(&error, text))?;
    }
    Ok(gathering)
}

/// Long work whose result cannot be written is better not begun.
fn check_is_new(path: &Path, text: &Text) -> anyhow::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let kind = if path.exists() {
        FileErrorKind::Exists
    } else if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        FileErrorKind::NoFolder { folder: folder.to_path_buf() }
    } else {
        return Ok(());
    };
    let error = FileError { path: path.to_path_buf(), operation: FileOperation::Write, kind };
    Err(anyhow!(text.file_error(&error)))
}

/// Writes weights to a new file. Gives what to say of it, so that it is on the disk before anything more is said: nobody may
/// be listening any more.
fn write_weights(path: &Path, weights: &Weights, text: &Text) -> anyhow::Result<String> {
    let bytes = weights.to_bytes();
    write_bytes(path, &bytes, Overwrite::Refuse).map_err(|error| anyhow!(text.file_error(&error)))?;
    Ok(text.weights_written(&path.to_string_lossy(), &grouped(bytes.len() as u64)))
}

/// The mean absolute and squared error and the bias, as tables show them.
fn error_cells(errors: &ErrorStatistics) -> [String; 3] {
    if errors.n() == 0 {
        return std::array::from_fn(|_| String::from("-"));
    }
    [
        format!("{:.3}", errors.mean_absolute()),
        format!("{:.2}", errors.mean_squared()),
        format!("{:+.3}", errors.bias()),
    ]
}

/// Why a piece of work could not be done, in the user's language.
fn told(error: &TrainError, text: &Text) -> anyhow::Error {
    anyhow!(match error {
        TrainError::File(error) => text.file_error(error),
        TrainError::Flawed { path, flaw } => {
            let flaw = match flaw {
                Flaw::OfOtherKind => FileFlaw::OtherKind,
                Flaw::Version(version) => FileFlaw::Version(*version),
                Flaw::Damaged => FileFlaw::Damaged,
                Flaw::Misplaced => FileFlaw::Misplaced,
                _ => FileFlaw::Contents,
            };
            text.unusable(&path.to_string_lossy(), flaw)
        }
        TrainError::OtherSettings { path, setting } => text.other_settings(&path.to_string_lossy(), setting),
        TrainError::NoPositions => text.no_positions(),
        TrainError::InUse { path } => text.folder_in_use(&path.to_string_lossy()),
        other => other.to_string(),
    })
}
