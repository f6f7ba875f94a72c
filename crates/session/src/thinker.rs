//! The engine of one who thinks.

use std::sync::{Arc, Mutex, PoisonError};

use yosumi_engine::{Engine, Level, Limits, Options, Report, StopSign};
use yosumi_rules::{Color, Position, Square};

use crate::{NamedLevel, OnProgress, Player, PlayerSpec, Players, Settings};

/// The levels from which on a thinker uses all of the machine; below it answers at once anyway, and always the same.
const LEVEL_FOR_ALL_THREADS: u8 = 11;

/// The memory of a thinker in mebibytes, below that level and from it on.
const TABLE_MEBIBYTES: [usize; 2] = [8, 128];

/// The plies that are looked ahead when there is no time for any: they take none.
const GLANCE: u8 = 4;

/// One who thinks at a level. The engine is made with the first question: who is never asked needs no memory.
#[derive(Debug)]
pub(crate) struct Thinker {
    level: Level,
    settings: Settings,
    engine: Mutex<Option<Engine>>,
}

impl Thinker {
    pub(crate) const fn new(level: Level, settings: Settings) -> Self {
        Self { level, settings, engine: Mutex::new(None) }
    }

    /// One who advises the persons among these players: at the level of the computer that plays, for advice from one who sees
    /// less would lead into traps; and not below a level that answers within a second or so and plays the last twenty moves
    /// without a mistake.
    pub(crate) fn adviser(players: &Players, settings: Settings) -> Self {
        let of_engine = |color| match players[color] {
            PlayerSpec::Computer { level: crate::Level::Engine(level) } => Some(level),
            PlayerSpec::Computer { .. } | PlayerSpec::Person { .. } => None,
        };
        let level = Color::ALL.into_iter().filter_map(of_engine).fold(NamedLevel::Strong.level(), Ord::max);
        Self::new(level, settings)
    }

    pub(crate) const fn level(&self) -> Level {
        self.level
    }

    /// What is known of the best moves, as many as are wanted, when the level is reached or `stop` is set.
    pub(crate) fn search(&self, position: Position, n_best: usize, stop: &StopSign, on_progress: OnProgress) -> Report {
        // What a panic left behind is good enough: the engine searches anew.
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        let engine = engine.get_or_insert_with(|| self.engine());
        let limits = Limits { n_best, ..Limits::level(self.level) };
        engine.start_until(position, limits, stop.clone(), on_progress);
        let report = engine.wait().unwrap_or_else(|| unreachable!("a search was started"));
        // Stopped before it had looked at anything, the engine would answer with any move.
        if report.depth == 0 { engine.search(position, Limits { n_best, ..Limits::depth(GLANCE) }) } else { report }
    }

    fn engine(&self) -> Engine {
        let uses_all = self.level.number() >= LEVEL_FOR_ALL_THREADS;
        Engine::new(Options {
            n_threads: if uses_all { self.settings.n_threads } else { 1 },
            table_mebibytes: TABLE_MEBIBYTES[usize::from(uses_all)],
            cpu_path: self.settings.cpu_path,
            ..Options::default()
        })
    }
}

/// One who plays a move of a person who asked for it.
#[derive(Debug)]
pub(crate) struct Substitute {
    /// The person.
    pub(crate) spec: PlayerSpec,
    pub(crate) thinker: Arc<Thinker>,
}

impl Player for Substitute {
    fn spec(&self) -> &PlayerSpec {
        &self.spec
    }

    fn choose(&self, position: Position, stop: &StopSign, on_progress: OnProgress) -> Option<Square> {
        self.thinker.search(position, 1, stop, on_progress).moves.first()?.mv.square()
    }
}
