//! What moves are worth where the table is, deeper and deeper.

use std::time::{Duration, Instant};

use yosumi_engine::{Report, StopSign};
use yosumi_wire::page::{Analysis, Message};

use super::Table;
use super::throttle::Throttle;
use super::view::{milliseconds, moves, reach};
use crate::search::Job;

/// How often values are told.
const EVERY: Duration = Duration::from_millis(100);

/// Which position is analysed: a node, and which game it is of.
type Target = (u64, usize);

/// The analysis of a table.
#[derive(Debug)]
pub(super) struct AnalysisDesk {
    is_on: bool,
    running: Option<Running>,
    last_id: u64,
    news: Throttle<Message>,
    /// What was told last of the position that is shown.
    known: Option<Message>,
}

#[derive(Debug)]
struct Running {
    id: u64,
    target: Target,
    stop: StopSign,
}

impl Default for AnalysisDesk {
    fn default() -> Self {
        Self { is_on: false, running: None, last_id: 0, news: Throttle::new(EVERY), known: None }
    }
}

impl AnalysisDesk {
    pub(super) const fn is_on(&self) -> bool {
        self.is_on
    }

    pub(super) fn known(&self) -> Option<Message> {
        self.known.clone()
    }

    pub(super) fn due(&self) -> Option<Instant> {
        self.news.due()
    }

    pub(super) fn take_due(&mut self, now: Instant) -> Option<Message> {
        let news = self.news.take_due(now);
        if news.is_some() {
            self.known.clone_from(&news);
        }
        news
    }

    /// Ends the search; what it finds from now on is not told.
    pub(super) fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop.set();
        }
        self.news.clear();
        self.known = None;
    }
}

impl Table {
    pub(super) fn analyse(&mut self, on: bool) {
        if self.analysis.is_on == on {
            return;
        }
        self.analysis.is_on = on;
        if !on {
            self.analysis.stop();
            if !self.review.is_running() {
                self.give(Job::Forget);
            }
        }
        self.tell_state(Vec::new());
    }

    /// Looks where the analysis ought to be, and begins it there. It rests while somebody thinks about the game.
    pub(super) fn refresh_analysis(&mut self) {
        let place = self.session.shown();
        let position = self.session.tree().position(place);
        let is_wanted = self.analysis.is_on
            && !self.guests.is_empty()
            && !position.board().is_over()
            && !self.session.is_thinking()
            && !self.review.is_running();
        let target = is_wanted.then_some((self.n_games, place.index()));
        if self.analysis.running.as_ref().map(|running| running.target) == target {
            return;
        }
        self.analysis.stop();
        let Some(target) = target else { return };
        self.analysis.last_id += 1;
        let (id, stop) = (self.analysis.last_id, StopSign::new());
        self.analysis.running = Some(Running { id, target, stop: stop.clone() });
        self.give(Job::Analyse { position, id, stop });
    }

    pub(super) fn hear_analysis(&mut self, id: u64, report: &Report, is_done: bool) {
        if self.analysis.running.as_ref().is_none_or(|running| running.id != id) {
            return;
        }
        let place = self.session.shown();
        let position = self.session.tree().position(place);
        self.analysis.news.offer(Message::Analysis(Analysis {
            node: place.index() as u32,
            side: position.turn().into(),
            reach: reach(report, position),
            moves: moves(report),
            nodes: report.n_nodes,
            milliseconds: milliseconds(report.elapsed),
            done: is_done,
        }));
    }
}
