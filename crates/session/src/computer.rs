//! The computer as a player.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use fastrand::Rng;
use yosumi_engine::{Engine, Limits, Options};
use yosumi_rules::{Position, Square};

use crate::{Level, Player, PlayerSpec};

/// The levels from which on a computer uses all of the machine; below it answers at once anyway, and always the same.
const LEVEL_FOR_ALL_THREADS: u8 = 11;

/// The memory of a computer in mebibytes, below that level and from it on.
const TABLE_MEBIBYTES: [usize; 2] = [8, 128];

/// How often a thinking computer looks whether it is to stop.
const LOOK: Duration = Duration::from_millis(2);

/// A computer that plays at a level.
#[derive(Debug)]
pub(crate) struct Computer {
    spec: PlayerSpec,
    mind: Mind,
}

#[derive(Debug)]
enum Mind {
    First,
    Random(Mutex<Rng>),
    /// The engine is made with the first move: a computer that never plays needs no memory.
    Engine(yosumi_engine::Level, Mutex<Option<Engine>>),
}

impl Computer {
    pub(crate) fn new(level: Level, seed: u64) -> Self {
        let mind = match level {
            Level::First => Mind::First,
            Level::Random => Mind::Random(Mutex::new(Rng::with_seed(seed))),
            Level::Engine(level) => Mind::Engine(level, Mutex::new(None)),
        };
        Self { spec: PlayerSpec::Computer { level }, mind }
    }
}

impl Player for Computer {
    fn spec(&self) -> &PlayerSpec {
        &self.spec
    }

    fn choose(&self, position: Position, stop: &AtomicBool) -> Option<Square> {
        let moves = position.legal_moves();
        // What a panic left behind is good enough: a generator of numbers, an engine that searches anew.
        match &self.mind {
            Mind::First => moves.first(),
            Mind::Random(rng) => rng.lock().unwrap_or_else(PoisonError::into_inner).choice(moves),
            Mind::Engine(level, engine) => {
                let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
                ask(engine.get_or_insert_with(|| engine_for(*level)), *level, position, stop)
            }
        }
    }
}

fn engine_for(level: yosumi_engine::Level) -> Engine {
    let uses_all = level.number() >= LEVEL_FOR_ALL_THREADS;
    let n_threads = if uses_all { thread::available_parallelism().map_or(1, usize::from) } else { 1 };
    Engine::new(Options { n_threads, table_mebibytes: TABLE_MEBIBYTES[usize::from(uses_all)], ..Options::default() })
}

fn ask(engine: &mut Engine, level: yosumi_engine::Level, position: Position, stop: &AtomicBool) -> Option<Square> {
    engine.start(position, Limits::level(level), |_| {});
    while engine.is_searching() {
        if stop.load(Ordering::Relaxed) {
            engine.stop();
        }
        thread::sleep(LOOK);
    }
    engine.wait()?.moves.first()?.mv.square()
}
