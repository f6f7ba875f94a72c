//! The table of `yosumi hint`: the moves of each position.

use std::io::{self, Write};

use yosumi_text::{Ambiguous, Column, Text, pad};
use yosumi_wire::{PositionLine, Total};

use super::{Output, write_total};
use crate::numbers::{depth, signed};
use crate::search::comparison::Comparison;
use crate::table::right;

/// The widths of the columns of moves, scores and depths.
const WIDTHS: [usize; 3] = [6, 8, 11];

pub(in crate::search) struct HintTable<'a, W> {
    out: W,
    text: &'a Text,
}

impl<'a, W: Write> HintTable<'a, W> {
    pub(in crate::search) const fn new(out: W, text: &'a Text) -> Self {
        Self { out, text }
    }

    fn row(&mut self, played: &str, score: &str, depth: &str, line: &str) -> io::Result<()> {
        let played = pad(played, WIDTHS[0], Ambiguous::Narrow);
        writeln!(self.out, "  {played}{}{}  {line}", right(score, WIDTHS[1]), right(depth, WIDTHS[2]))
    }
}

impl<W: Write> Output for HintTable<'_, W> {
    fn file(&mut self, name: &str) -> io::Result<()> {
        writeln!(self.out, "{}\n", yosumi_text::printable(name))
    }

    fn position(&mut self, number: u64, found: PositionLine, _: &Comparison) -> io::Result<()> {
        let head = self.text.position_head(number, &found.position.to_string(), found.empties);
        writeln!(self.out, "{head}")?;
        let columns = [Column::Score, Column::Depth, Column::Line].map(|column| self.text.column(column));
        self.row("", &columns[0], &columns[1], &columns[2])?;
        for entry in &found.moves {
            let depth = if entry.exact { self.text.exact() } else { depth(found.depth, found.selectivity) };
            let (played, line) = (self.text.move_name(entry.played), self.text.line(&entry.line));
            self.row(&played, &signed(entry.score.discs()), &depth, &line)?;
        }
        if found.best.is_none() {
            self.row("", &signed(found.score.discs()), &self.text.exact(), &self.text.no_line())?;
        }
        writeln!(self.out)?;
        self.out.flush()
    }

    fn total(&mut self, total: &Total, _: u64) -> io::Result<()> {
        write_total(&mut self.out, self.text, total)?;
        self.out.flush()
    }
}
