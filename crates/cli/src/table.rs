//! Tables of plain text.

use yosumi_text::{Ambiguous, width};

/// A cell at the right end of its column.
pub(crate) fn right(cell: &str, columns: usize) -> String {
    let n_blanks = columns.saturating_sub(width(cell, Ambiguous::Narrow));
    format!("{}{cell}", " ".repeat(n_blanks))
}
