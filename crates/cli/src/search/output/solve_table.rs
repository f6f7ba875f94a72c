//! The table of `yosumi solve`: a row for each position.

use std::io::{self, Write};

use yosumi_text::{Column, Prospect, Text};
use yosumi_wire::{MoveScore, PositionLine, Score, Total};

use super::{Output, write_total};
use crate::numbers::{grouped, rate, seconds, signed};
use crate::search::comparison::Comparison;
use crate::table::right;

/// The widths of the columns before the last.
const WIDTHS: [usize; 6] = [4, 8, 9, 16, 11, 14];

pub(in crate::search) struct SolveTable<'a, W> {
    out: W,
    text: &'a Text,
    has_all_moves: bool,
    is_wld: bool,
    has_head: bool,
}

impl<'a, W: Write> SolveTable<'a, W> {
    pub(in crate::search) const fn new(out: W, text: &'a Text, has_all_moves: bool, is_wld: bool) -> Self {
        Self { out, text, has_all_moves, is_wld, has_head: false }
    }

    fn head(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.has_head, true) {
            return Ok(());
        }
        let columns = [Column::Empties, Column::Score, Column::Nodes, Column::Seconds, Column::Rate];
        let [empties, score, nodes, seconds, rate] = columns.map(|column| self.text.column(column));
        let line = self.text.column(Column::Line);
        self.row(&[String::from("#"), empties, score, nodes, seconds, rate], &line)
    }

    fn row(&mut self, cells: &[String; 6], line: &str) -> io::Result<()> {
        for (cell, width) in cells.iter().zip(WIDTHS) {
            self.out.write_all(right(cell, width).as_bytes())?;
        }
        writeln!(self.out, "  {line}")
    }

    fn score(&self, score: Score) -> String {
        if !self.is_wld {
            return signed(score.discs());
        }
        self.text.prospect(match score.discs() {
            discs if discs > 0.0 => Prospect::Win,
            discs if discs < 0.0 => Prospect::Loss,
            _ => Prospect::Draw,
        })
    }
}

impl<W: Write> Output for SolveTable<'_, W> {
    fn file(&mut self, name: &str) -> io::Result<()> {
        self.head()?;
        writeln!(self.out, "{}", yosumi_text::printable(name))
    }

    fn position(&mut self, number: u64, found: PositionLine, comparison: &Comparison) -> io::Result<()> {
        self.head()?;
        let time = found.seconds.duration();
        let cells = [
            number.to_string(),
            found.empties.to_string(),
            self.score(found.score),
            grouped(found.nodes),
            seconds(time),
            rate(found.nodes, time),
        ];
        let line = if found.best.is_some() { self.text.line(&found.line) } else { self.text.no_line() };
        self.row(&cells, &line)?;
        let indent = " ".repeat(WIDTHS[0] + 2);
        if self.has_all_moves && !found.moves.is_empty() {
            let told = |entry: &MoveScore| format!("{} {}", self.text.move_name(entry.played), self.score(entry.score));
            let moves = found.moves.iter().map(told);
            writeln!(self.out, "{indent}{}", moves.collect::<Vec<_>>().join("  "))?;
        }
        for difference in &comparison.differences {
            let [found, stated] = [difference.found, difference.stated].map(|score| self.score(score));
            writeln!(self.out, "{indent}{}", self.text.score_differs(difference.played, &found, &stated))?;
        }
        self.out.flush()
    }

    fn total(&mut self, total: &Total, n_stated: u64) -> io::Result<()> {
        self.head()?;
        write_total(&mut self.out, self.text, total)?;
        if n_stated > 0 {
            writeln!(self.out, "{}", self.text.compared(n_stated, total.wrong))?;
        }
        self.out.flush()
    }
}
