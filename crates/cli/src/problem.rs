//! What goes wrong with what a user gives, told in their language.

use std::path::Path;

use anyhow::anyhow;
use yosumi_records::Record;
use yosumi_rules::Position;
use yosumi_text::Text;

/// Reads a board that was given as an argument.
pub(crate) fn read_position(board: &str, text: &Text) -> anyhow::Result<Position> {
    yosumi_records::read_position(board).map_err(|error| anyhow!("--position: {}", text.board_text_error(&error)))
}

/// Reads a record from a file that was given as an argument.
pub(crate) fn read_file(path: &Path, text: &Text) -> anyhow::Result<Record> {
    yosumi_records::read_file(path).map_err(|error| anyhow!(text.file_error(&error)))
}
