//! What goes wrong with what a user gives, told in their language.

use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::Path;

use anyhow::anyhow;
use yosumi_eval::{Evaluation, WeightsError};
use yosumi_records::{FileError, FileOperation, MAX_JSON_BYTES, Record, read_text};
use yosumi_rules::Position;
use yosumi_text::{FileFlaw, Text};

/// Reads a board that was given as an argument.
pub(crate) fn read_position(board: &str, text: &Text) -> anyhow::Result<Position> {
    yosumi_records::read_position(board).map_err(|error| anyhow!("--position: {}", text.board_text_error(&error)))
}

/// Reads a record from a file that was given as an argument.
pub(crate) fn read_file(path: &Path, text: &Text) -> anyhow::Result<Record> {
    yosumi_records::read_file(path).map_err(|error| anyhow!(text.file_error(&error)))
}

/// Reads a record from a file that was given as an argument, or from the standard input where that is `-` or none was given.
/// Nobody is kept waiting for what would have to be typed: `missing` says what to give instead.
pub(crate) fn read_game(path: Option<&Path>, text: &Text, missing: fn(&Text) -> String) -> anyhow::Result<Record> {
    match path {
        Some(path) if path != Path::new("-") => return read_file(path, text),
        None if io::stdin().is_terminal() => return Err(anyhow!(missing(text))),
        _ => {}
    }
    let mut bytes = Vec::new();
    io::stdin().lock().take(MAX_JSON_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    // What is no UTF-8 is told where it stands, as any other thing that begins no game.
    read_text(&String::from_utf8_lossy(&bytes))
        .map_err(|error| anyhow!(text.cannot_read(&text.standard_input(), &text.read_error(&error))))
}

/// No more of a weight file is read: whole ones are much shorter.
const MAX_WEIGHTS_BYTES: u64 = 1 << 28;

/// The weights in the file that was given as an argument, or those in the program where none was.
pub(crate) fn evaluation(path: Option<&Path>, text: &Text) -> anyhow::Result<Evaluation> {
    path.map_or_else(|| Ok(Evaluation::embedded()), |path| read_evaluation(path, text))
}

/// Reads the weights in a file that was given as an argument.
pub(crate) fn read_evaluation(path: &Path, text: &Text) -> anyhow::Result<Evaluation> {
    let mut bytes = Vec::new();
    File::open(path).and_then(|file| file.take(MAX_WEIGHTS_BYTES).read_to_end(&mut bytes)).map_err(|error| {
        let error = FileError { path: path.to_path_buf(), operation: FileOperation::Read, kind: error.into() };
        anyhow!(text.file_error(&error))
    })?;
    Evaluation::from_bytes(&bytes).map_err(|error| {
        let flaw = match error {
            WeightsError::NotWeights => FileFlaw::OtherKind,
            WeightsError::Version(version) => FileFlaw::WeightsVersion(version),
            WeightsError::Damaged => FileFlaw::Damaged,
            WeightsError::OtherPatterns => FileFlaw::Patterns,
            _ => FileFlaw::Contents,
        };
        anyhow!(text.unusable(&path.to_string_lossy(), flaw))
    })
}
