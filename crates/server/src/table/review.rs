//! The review of the game at a table.

use std::sync::Arc;

use yosumi_engine::{Level, StopSign};
use yosumi_records::Record;
use yosumi_review::{Effort, ReviewedPosition, Summary};
use yosumi_text::Trouble;
use yosumi_wire::page::{Message, Refusal, ReviewNews, ReviewSummary, ReviewedMove};

use super::Table;
use super::ask::No;
use crate::search::Job;

/// The review of a table: the one that runs, or what the last one found.
#[derive(Debug, Default)]
pub(super) struct ReviewDesk {
    running: Option<StopSign>,
    id: u64,
    /// The nodes of the line that is reviewed, the start first.
    line: Vec<u32>,
    n_done: usize,
    moves: Vec<ReviewedMove>,
    summary: Option<ReviewSummary>,
    /// What it is a review of, and how deep it looks.
    of: Option<(Record, Effort)>,
    whole: Option<Arc<WholeReview>>,
}

/// A review that is finished.
#[derive(Debug)]
pub(crate) struct WholeReview {
    pub(crate) record: Record,
    pub(crate) positions: Vec<ReviewedPosition>,
    pub(crate) effort: Effort,
}

impl ReviewDesk {
    pub(super) fn finished(&self) -> Option<Arc<WholeReview>> {
        self.whole.clone()
    }

    pub(super) const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// All that is known, for one who comes later; `None` where nothing was reviewed.
    pub(super) fn whole(&self) -> Option<Message> {
        (!self.line.is_empty()).then(|| self.news(true, self.moves.clone()))
    }

    fn news(&self, fresh: bool, moves: Vec<ReviewedMove>) -> Message {
        Message::Review(ReviewNews {
            fresh,
            done: self.n_done as u32,
            total: self.line.len() as u32,
            moves,
            summary: self.summary.clone(),
            running: self.is_running(),
        })
    }
}

impl Table {
    pub(super) fn begin_review(&mut self, level: Option<u8>) -> Result<(), No> {
        let level = level.map_or(Some(Effort::DEFAULT_LEVEL), Level::new).ok_or(Trouble::Level)?;
        if self.session.is_thinking() {
            return Err(No::Refused(Refusal::ComputerThinks, Trouble::ComputerThinks));
        }
        let record = self.session.record();
        let nodes = std::iter::once(record.root()).chain(record.main_line());
        let line: Vec<u32> = nodes.map(|node| node.index() as u32).collect();
        if line.len() < 2 {
            return Err(No::Refused(Refusal::NothingToReview, Trouble::NothingToReview));
        }
        self.stop_review();
        self.analysis.stop();
        let stop = StopSign::new();
        let id = self.review.id + 1;
        let game = record.game();
        let of = Some((record, Effort::from(level)));
        self.review = ReviewDesk { running: Some(stop.clone()), id, line, of, ..ReviewDesk::default() };
        self.give(Job::Review { game, level, id, stop });
        self.tell_state(Vec::new());
        let news = self.review.news(true, Vec::new());
        self.send(&news);
        Ok(())
    }

    fn stop_review(&mut self) {
        if let Some(stop) = self.review.running.take() {
            stop.set();
        }
    }

    /// Ends the review that runs, and tells. Whether there was one.
    pub(super) fn cancel_review(&mut self) -> bool {
        if !self.review.is_running() {
            return false;
        }
        self.stop_review();
        let news = self.review.news(false, Vec::new());
        self.send(&news);
        self.tell_state(Vec::new());
        true
    }

    /// Forgets what was found about a game that leaves the table.
    pub(super) fn forget_review(&mut self) {
        self.stop_review();
        if !self.review.line.is_empty() {
            self.review = ReviewDesk { id: self.review.id, ..ReviewDesk::default() };
            let news = self.review.news(true, Vec::new());
            self.send(&news);
        }
    }

    pub(super) fn hear_reviewed(&mut self, id: u64, position: &ReviewedPosition, n_left: usize) {
        if !self.is_reviewing(id) {
            return;
        }
        self.review.n_done = self.review.line.len() - n_left;
        let node = self.review.line.get(position.n_played + 1);
        let found: Vec<ReviewedMove> = node.and_then(|&node| ReviewedMove::new(position, node)).into_iter().collect();
        self.review.moves.extend(found.iter().cloned());
        let news = self.review.news(false, found);
        self.send(&news);
    }

    pub(super) fn hear_review_done(&mut self, id: u64, positions: Vec<ReviewedPosition>) {
        if !self.is_reviewing(id) {
            return;
        }
        self.review.running = None;
        self.review.summary = Some(ReviewSummary::new(&Summary::of(&positions), &self.review.line));
        self.review.whole =
            self.review.of.take().map(|(record, effort)| Arc::new(WholeReview { record, positions, effort }));
        let news = self.review.news(false, Vec::new());
        self.send(&news);
        self.tell_state(Vec::new());
        if !self.analysis.is_on() {
            self.give(Job::Forget);
        }
    }

    fn is_reviewing(&self, id: u64) -> bool {
        self.review.is_running() && self.review.id == id
    }
}
