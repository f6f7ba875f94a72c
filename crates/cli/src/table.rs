//! Tables of plain text.

use yosumi_rules::Move;
use yosumi_text::{Ambiguous, width};

/// A cell at the right end of its column.
pub(crate) fn right(cell: &str, columns: usize) -> String {
    let n_blanks = columns.saturating_sub(width(cell, Ambiguous::Narrow));
    format!("{}{cell}", " ".repeat(n_blanks))
}

/// Moves with blanks between them.
pub(crate) fn spaced(line: &[Move]) -> String {
    let names: Vec<String> = line.iter().map(ToString::to_string).collect();
    names.join(" ")
}
