//! Who writes down what is played, and says when it is enough.

use std::io::{self, Write};
use std::ops::ControlFlow;

use anyhow::anyhow;
use yosumi_arena::{Hypothesis, Pair, Sprt, SprtState, Tally};
use yosumi_text::Text;
use yosumi_wire::{MatchLine, MatchSettings};

use super::games_file::GamesFile;
use super::lines;
use super::summary::{elo, write_table};
use crate::numbers::grouped;
use crate::progress::ProgressLine;

pub(super) struct Referee<'a> {
    settings: &'a MatchSettings,
    n_pairs: u64,
    test: Option<Sprt>,
    is_json: bool,
    text: &'a Text,
    tally: Tally,
    file: Option<GamesFile>,
    progress: ProgressLine,
}

impl<'a> Referee<'a> {
    pub(super) fn new(
        settings: &'a MatchSettings,
        n_pairs: u64,
        test: Option<Sprt>,
        is_json: bool,
        text: &'a Text,
    ) -> Self {
        let (tally, progress) = (Tally::default(), ProgressLine::new());
        Self { settings, n_pairs, test, is_json, text, tally, file: None, progress }
    }

    /// Keeps the pairs to come in a file.
    pub(super) fn keep_in(&mut self, file: Option<GamesFile>) {
        self.file = file;
    }

    /// How many pairs there are.
    pub(super) fn n_pairs(&self) -> u64 {
        self.tally.n_pairs()
    }

    /// Says what is played.
    pub(super) fn begin(&self) -> anyhow::Result<()> {
        if self.is_json {
            write_lines(&[MatchLine::Settings(self.settings.clone())])?;
        }
        Ok(())
    }

    /// Takes the next pair; breaks when the match is over, and when the pair could not be written down.
    pub(super) fn take(&mut self, pair: &Pair) -> ControlFlow<anyhow::Result<()>> {
        self.tally.add(pair);
        if let Err(error) = self.write(pair) {
            return ControlFlow::Break(Err(error));
        }
        let text = self.text;
        let Tally { wins, draws, losses, .. } = self.tally;
        let (done, total) = (grouped(self.n_pairs()), grouped(self.n_pairs));
        let difference = self.tally.summary().map_or(0.0, |summary| summary.elo.mean);
        self.progress.show(|| {
            let games = [wins, draws, losses].map(grouped);
            text.match_progress([&done, &total], games.each_ref().map(String::as_str), &elo(difference))
        });
        let is_over = self.n_pairs() == self.n_pairs || self.state().is_some_and(|(_, state)| state.accepted.is_some());
        if is_over { ControlFlow::Break(Ok(())) } else { ControlFlow::Continue(()) }
    }

    /// Says what the match came to, and what the test accepts.
    pub(super) fn end(self) -> anyhow::Result<Option<Hypothesis>> {
        let Some(summary) = self.tally.summary() else { return Ok(None) };
        let state = self.state();
        // The line of progress makes way for the table.
        drop(self.progress);
        if self.is_json {
            write_lines(&[lines::of_result(&self.tally, &summary, state)])?;
        } else {
            write_table(&mut io::stdout().lock(), self.settings, &self.tally, &summary, state, self.text)?;
        }
        Ok(state.and_then(|(_, state)| state.accepted))
    }

    /// The differences that the test decides between, and how it stands.
    fn state(&self) -> Option<([f64; 2], SprtState)> {
        self.test.map(|test| (test.elos(), test.state(&self.tally)))
    }

    fn write(&self, pair: &Pair) -> anyhow::Result<()> {
        if self.file.is_none() && !self.is_json {
            return Ok(());
        }
        let names = [self.settings.first.name.as_str(), self.settings.second.name.as_str()];
        let games = lines::of_pair(self.n_pairs(), pair, names);
        if let Some(file) = &self.file {
            file.write(&games).map_err(|error| anyhow!(self.text.file_error(&error)))?;
        }
        if self.is_json {
            write_lines(&games)?;
        }
        Ok(())
    }
}

/// Writes lines of JSON to standard output.
fn write_lines(lines: &[MatchLine]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in lines {
        writeln!(out, "{line}")?;
    }
    out.flush()
}
