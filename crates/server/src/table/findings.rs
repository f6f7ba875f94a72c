//! What a table hears from its session and from searches, and how it is told.

use std::time::Instant;

use yosumi_archive::{ArchiveError, FILE_NAME};
use yosumi_engine::Report;
use yosumi_session::{About, Event, Hint, Refusal, ThinkId};
use yosumi_wire::page::{HintNews, Message, Progress, Told};

use super::kept::Seats;
use super::view::{event, milliseconds, moves, reach, thinker};
use super::{Asked, Table};
use crate::keeper::TableToKeep;
use crate::search::{Found, Job};

impl Table {
    /// What a search has found. What it was looking for may no longer be of interest.
    pub(super) fn hear(&mut self, found: Found) {
        match found {
            Found::Answer(answer) => {
                let events = self.session.handle(answer);
                // A square that somebody else has made unplayable is no answer any more; nobody is waiting for this one.
                if let Err(refusal) = self.tell(events) {
                    tracing::warn!(?refusal, "an answer was refused");
                }
            }
            Found::Progress { id, report } => self.hear_progress(id, &report),
            Found::Analysis { id, report, is_done } => self.hear_analysis(id, &report, is_done),
            Found::Reviewed { id, position, n_left } => self.hear_reviewed(id, &position, n_left),
            Found::ReviewDone { id, positions } => self.hear_review_done(id, positions),
        }
    }

    fn hear_progress(&mut self, id: ThinkId, report: &Report) {
        let Some((about, asked)) = self.asked().filter(|(_, asked)| asked.id == id) else { return };
        let position = self.session.tree().position(match about {
            About::Hint => self.session.shown(),
            About::Move | About::MoveForPerson => self.session.place().game,
        });
        self.progress.offer(Message::Progress(Progress {
            about: thinker(about),
            side: asked.side.into(),
            reach: reach(report, position),
            nodes: report.n_nodes,
            milliseconds: milliseconds(asked.since.elapsed()),
        }));
    }

    /// Tells what happened at the table, and gives what is to be thought about to those who think. A refusal comes back: it
    /// is for the one who asked.
    pub(super) fn tell(&mut self, events: Vec<Event>) -> Result<(), Refusal> {
        let mut told = Vec::new();
        let mut hint = None;
        let mut is_changed = false;
        let mut has_happened = false;
        let mut thinkers = Vec::new();
        for happened in events {
            has_happened = true;
            match happened {
                Event::Refused(refusal) => return Err(refusal),
                Event::Hint(found) => hint = Some(found),
                Event::Think(_) | Event::Advise(_) => thinkers.push(happened),
                other => {
                    is_changed |= changes_record(&other);
                    let text = self.server.voice().say_if(|text| text.event(&other, self.session.specs()));
                    told.extend(event(&other).map(|event| Told { event, text }));
                }
            }
        }
        self.ask_those_who_think(thinkers);
        if !has_happened {
            return Ok(());
        }
        if is_changed {
            self.is_tree_news = true;
            self.kept.is_changed = true;
        }
        let is_told = !told.is_empty();
        self.tell_state(told);
        if let Some(hint) = hint {
            self.tell_hint(hint);
        }
        if is_told {
            self.keep();
        }
        Ok(())
    }

    pub(super) fn tell_state(&mut self, told: Vec<Told>) {
        self.revision += 1;
        let with_tree = std::mem::take(&mut self.is_tree_news);
        let state = self.state(told, with_tree);
        self.send(&Message::State(Box::new(state)));
    }

    /// Gives questions to the thread that searches. Whoever searches there has been told to end by then.
    pub(super) fn ask_those_who_think(&mut self, events: Vec<Event>) {
        for happened in events {
            let (id, side, job) = match happened {
                Event::Think(think) => (think.id, think.position.turn(), Job::Think(think)),
                Event::Advise(advise) => (advise.id, advise.position.turn(), Job::Advise(advise)),
                _ => continue,
            };
            self.analysis.stop();
            self.cancel_review();
            self.progress.clear();
            self.thinking = Some(Asked { id, side, since: Instant::now() });
            self.give(job);
        }
    }

    pub(super) fn give(&self, job: Job) {
        // The thread lives as long as the table, but for a system that had no room for it: then nobody thinks.
        if self.jobs.send(job).is_err() {
            tracing::error!("nobody is there to search");
        }
    }

    fn tell_hint(&mut self, hint: Hint) {
        let text = self.server.voice().say(|text| text.hint(&hint));
        let Hint { position, report } = hint;
        self.send(&Message::Hint(HintNews {
            node: self.session.shown().index() as u32,
            side: position.turn().into(),
            reach: reach(&report, position),
            moves: moves(&report),
            text,
        }));
    }

    /// Keeps the game, so that it is there again whatever happens to the program.
    pub(super) fn keep(&self) {
        let seats = match serde_json::to_string(&Seats::of(&self.session, self.kept)) {
            Ok(seats) => seats,
            Err(error) => return tracing::error!(%error, "the seats of a table cannot be written"),
        };
        let (record, inbox) = (self.session.tree().clone(), self.inbox.clone());
        self.server.keeper().keep(&self.name, TableToKeep { record, seats, revision: self.revision, inbox });
    }

    /// Tells that the game is not kept: once, for whoever knows it can do something about it, and would hear it with every
    /// move otherwise.
    pub(super) fn hear_not_kept(&mut self, error: &ArchiveError) {
        if std::mem::replace(&mut self.is_loss_told, true) {
            return;
        }
        let text = self.server.voice().say(|text| text.game_not_kept(FILE_NAME, error));
        self.send(&Message::NotKept { text });
    }
}

/// Whether the record is another one after this.
const fn changes_record(event: &Event) -> bool {
    match event {
        Event::Played(_)
        | Event::TakenBack { .. }
        | Event::PlayedAgain { .. }
        | Event::ResultTakenBack
        | Event::Swapped
        | Event::Seated
        | Event::Resigned { .. }
        | Event::Branched(_)
        | Event::TakenUp { .. }
        | Event::Promoted
        | Event::Deleted { .. }
        | Event::Commented
        | Event::Described => true,
        Event::Begun { .. }
        | Event::Resumed { .. }
        | Event::Passed { .. }
        | Event::Paused
        | Event::Unpaused
        | Event::Shown { .. }
        | Event::Turn { .. }
        | Event::Think(_)
        | Event::Advise(_)
        | Event::Hint(_)
        | Event::Ended(_)
        | Event::Refused(_) => false,
    }
}
