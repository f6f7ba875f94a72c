//! JSON Lines, for other programs.

use std::io::{self, Write};

use yosumi_wire::{Line, PositionLine, Total};

use super::Output;
use crate::search::comparison::Comparison;

pub(in crate::search) struct JsonLines<W> {
    out: W,
}

impl<W: Write> JsonLines<W> {
    pub(in crate::search) const fn new(out: W) -> Self {
        Self { out }
    }

    fn write(&mut self, line: &Line) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }
}

impl<W: Write> Output for JsonLines<W> {
    fn file(&mut self, _: &str) -> io::Result<()> {
        Ok(())
    }

    fn position(&mut self, _: u64, found: PositionLine, _: &Comparison) -> io::Result<()> {
        self.write(&Line::Position(Box::new(found)))
    }

    fn total(&mut self, total: &Total, _: u64) -> io::Result<()> {
        self.write(&Line::Total(*total))
    }
}
