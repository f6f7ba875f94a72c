//! The computer as a player.

use std::sync::{Mutex, PoisonError};

use fastrand::Rng;
use yosumi_engine::StopSign;
use yosumi_rules::{Position, Square};

use crate::thinker::Thinker;
use crate::{Level, OnProgress, Player, PlayerSpec, Settings};

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
    Engine(Thinker),
}

impl Computer {
    pub(crate) fn new(level: Level, settings: Settings) -> Self {
        let mind = match level {
            Level::First => Mind::First,
            Level::Random => Mind::Random(Mutex::new(Rng::with_seed(settings.seed))),
            Level::Engine(level) => Mind::Engine(Thinker::new(level, settings)),
        };
        Self { spec: PlayerSpec::Computer { level }, mind }
    }
}

impl Player for Computer {
    fn spec(&self) -> &PlayerSpec {
        &self.spec
    }

    fn choose(&self, position: Position, stop: &StopSign, on_progress: OnProgress) -> Option<Square> {
        let moves = position.legal_moves();
        match &self.mind {
            Mind::First => moves.first(),
            // What a panic left behind is good enough: a generator of numbers.
            Mind::Random(rng) => rng.lock().unwrap_or_else(PoisonError::into_inner).choice(moves),
            Mind::Engine(thinker) => thinker.search(position, 1, stop, on_progress).moves.first()?.mv.square(),
        }
    }
}
