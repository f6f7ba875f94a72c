//! Searches: one at a time for each table, and so many over all tables.
//!
//! A table has one thread that searches. Whatever is to be thought about comes to it as a [`Job`], and the one before has been
//! told to stop by then: what was begun for a position that is left ends within milliseconds.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use yosumi_engine::{Engine, Level, Limits, Options, Report, StopSign};
use yosumi_review::{Effort, Review, ReviewedPosition};
use yosumi_rules::{Game, Position};
use yosumi_session::{Advise, Command, Think, ThinkId};

use crate::server::Server;

mod permits;

pub(crate) use permits::Permits;

/// The memory for analyses and reviews of a table.
const TABLE_MEBIBYTES: usize = 64;

/// With so many empties all moves are solved, not only looked at deeper and deeper.
const SOLVES_FROM: u8 = 24;

/// Nobody needs to know more of a position: an open tab must not keep the machine busy for ever.
const LONGEST_ANALYSIS: Duration = Duration::from_mins(3);

/// Something to think about.
#[derive(Debug)]
pub(crate) enum Job {
    /// A move.
    Think(Think),
    /// A hint.
    Advise(Advise),
    /// What all moves of a position are worth.
    Analyse { position: Position, id: u64, stop: StopSign },
    /// What the moves of a game were worth.
    Review { game: Game, level: Level, id: u64, stop: StopSign },
    /// Somebody may want an analysis: fetching its memory takes longer than its first values may.
    Prepare,
    /// The memory of analyses and reviews can go.
    Forget,
}

/// What a search has found.
#[derive(Debug)]
pub(crate) enum Found {
    /// The answer to a question of the session.
    Answer(Command),
    /// How far somebody is with a question of the session.
    Progress { id: ThinkId, report: Report },
    /// What moves are worth so far.
    Analysis { id: u64, report: Report, is_done: bool },
    /// One more position of a review.
    Reviewed { id: u64, position: Box<ReviewedPosition>, n_left: usize },
    /// All positions of a review, in the order of the game.
    ReviewDone { id: u64, positions: Vec<ReviewedPosition> },
}

/// Starts the thread that searches for a table. It ends when its jobs do.
pub(crate) fn start(server: Server, tell: impl Fn(Found) + Clone + Send + 'static) -> Sender<Job> {
    let (sender, jobs) = channel();
    let started = thread::Builder::new().name(String::from("searches")).spawn(move || {
        Desk { server, tell, engine: None }.work(&jobs);
    });
    if let Err(error) = started {
        tracing::error!(%error, "no thread could be started for searches");
    }
    sender
}

/// Reads the weights of the evaluation. That takes longer than a first look at a position, and whoever asks for one first is not
/// to wait for it.
pub(crate) fn prepare() {
    let read = || drop(Options::default());
    if let Err(error) = thread::Builder::new().name(String::from("weights")).spawn(read) {
        tracing::warn!(%error, "the first search will read the weights");
    }
}

struct Desk<F> {
    server: Server,
    tell: F,
    /// For analyses and reviews; players and advisers have their own.
    engine: Option<Engine>,
}

impl<F: Fn(Found) + Clone + Send + 'static> Desk<F> {
    fn work(&mut self, jobs: &Receiver<Job>) {
        for job in jobs {
            // Whoever gave the job is still there when a search fails, and so must be whoever does the next one.
            if catch_unwind(AssertUnwindSafe(|| self.do_one(job))).is_err() {
                tracing::error!("a search failed");
                self.engine = None;
            }
        }
    }

    fn do_one(&mut self, job: Job) {
        let permits = self.server.clone();
        let permits = permits.permits();
        match job {
            Job::Think(think) => {
                let Some(_permit) = permits.wait(|| think.is_stale()) else { return };
                let answer = think.run(self.progress(think.id));
                self.tell(Found::Answer(answer));
            }
            Job::Advise(advise) => {
                let Some(_permit) = permits.wait(|| advise.is_stale()) else { return };
                let answer = advise.run(self.progress(advise.id));
                self.tell(Found::Answer(answer));
            }
            Job::Analyse { position, id, stop } => {
                let Some(_permit) = permits.wait(|| stop.is_set()) else { return };
                self.analyse(position, id, &stop);
            }
            Job::Review { game, level, id, stop } => {
                let Some(_permit) = permits.wait(|| stop.is_set()) else { return };
                self.review(&game, level, id, &stop);
            }
            Job::Prepare => _ = self.engine(),
            Job::Forget => self.engine = None,
        }
    }

    fn analyse(&mut self, position: Position, id: u64, stop: &StopSign) {
        let all_moves = Limits {
            solves_from: SOLVES_FROM,
            n_best: usize::from(u8::MAX),
            time: Some(LONGEST_ANALYSIS),
            ..Limits::exact()
        };
        let tell = self.tell.clone();
        let told = move |report: &Report| tell(Found::Analysis { id, report: report.clone(), is_done: false });
        let engine = self.engine();
        engine.start_until(position, all_moves, stop.clone(), told);
        let Some(report) = engine.wait() else { return };
        if !stop.is_set() {
            self.tell(Found::Analysis { id, report, is_done: true });
        }
    }

    fn review(&mut self, game: &Game, level: Level, id: u64, stop: &StopSign) {
        let mut review = Review::new(game, Effort::from(level));
        let tell = self.tell.clone();
        let engine = self.engine();
        while let Some(position) = review.advance(engine, stop) {
            let position = Box::new(position.clone());
            tell(Found::Reviewed { id, position, n_left: review.n_left() });
        }
        if review.n_left() == 0 {
            tell(Found::ReviewDone { id, positions: review.positions().to_vec() });
        }
    }

    fn progress(&self, id: ThinkId) -> impl FnMut(&Report) + Send + 'static {
        let tell = self.tell.clone();
        move |report| tell(Found::Progress { id, report: report.clone() })
    }

    fn tell(&self, found: Found) {
        (self.tell)(found);
    }

    fn engine(&mut self) -> &mut Engine {
        self.engine.get_or_insert_with(|| {
            Engine::new(Options {
                n_threads: self.server.n_threads(),
                table_mebibytes: TABLE_MEBIBYTES,
                cpu_path: self.server.cpu_path(),
                ..Options::default()
            })
        })
    }
}
