//! The computer as a player.

use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use fastrand::Rng;
use yosumi_rules::{Position, Square};

use crate::negamax::Search;
use crate::{Level, Player, PlayerSpec};

/// The longest that a computer thinks about one move.
const TIME_LIMIT: Duration = Duration::from_secs(3);

/// A computer that plays at a level.
#[derive(Debug)]
pub(crate) struct Computer {
    spec: PlayerSpec,
    level: Level,
    rng: Mutex<Rng>,
}

impl Computer {
    pub(crate) fn new(level: Level, seed: u64) -> Self {
        Self { spec: PlayerSpec::Computer { level }, level, rng: Mutex::new(Rng::with_seed(seed)) }
    }
}

impl Player for Computer {
    fn spec(&self) -> &PlayerSpec {
        &self.spec
    }

    fn choose(&self, position: Position, stop: &AtomicBool) -> Option<Square> {
        let moves = position.legal_moves();
        match self.level {
            Level::First => moves.first(),
            Level::Random => {
                // A draw leaves no half-made state behind, so a lock that a panic poisoned is as good as any.
                let mut rng = self.rng.lock().unwrap_or_else(PoisonError::into_inner);
                rng.choice(moves)
            }
            Level::Search(strength) => Search::new(stop, TIME_LIMIT).best_move(position.board(), strength),
        }
    }
}
