//! The forms in which results are written.

use std::io::{self, Write};

use yosumi_text::Text;
use yosumi_wire::{PositionLine, Total};

use super::comparison::Comparison;
use crate::numbers::{grouped, rate, seconds};

mod hint_table;
mod json_lines;
mod solve_table;

pub(super) use hint_table::HintTable;
pub(super) use json_lines::JsonLines;
pub(super) use solve_table::SolveTable;

/// Where results go, each as soon as it is known.
pub(super) trait Output {
    /// Says that the positions of a file begin.
    fn file(&mut self, name: &str) -> io::Result<()>;

    /// Writes what was found out about a position.
    fn position(&mut self, number: u64, found: PositionLine, comparison: &Comparison) -> io::Result<()>;

    /// Writes the end.
    fn total(&mut self, total: &Total, n_stated: u64) -> io::Result<()>;
}

fn write_total(out: &mut impl Write, text: &Text, total: &Total) -> io::Result<()> {
    let time = total.seconds.duration();
    let told = text.searched(total.positions, &grouped(total.nodes), &seconds(time), &rate(total.nodes, time));
    writeln!(out, "{told}")
}
