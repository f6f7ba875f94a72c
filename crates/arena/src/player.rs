//! Whoever plays.

use yosumi_engine::{Engine, Limits};
use yosumi_rules::{Position, Square};

/// One who plays a side in a match.
///
/// ```
/// use yosumi_arena::{Choice, Player};
/// use yosumi_rules::{Position, Square};
///
/// /// Plays the first square there is.
/// struct First;
///
/// impl Player for First {
///     fn name(&self) -> &str {
///         "first"
///     }
///
///     fn new_game(&mut self) {}
///
///     fn choose(&mut self, position: Position) -> Choice {
///         let square = position.legal_moves().first().expect("it is asked where there is a move");
///         Choice { square, value: None }
///     }
/// }
///
/// assert_eq!(First.choose(Position::START).square, Square::D3);
/// ```
pub trait Player {
    /// What it is called.
    fn name(&self) -> &str;

    /// Forgets all that was learned in the last game.
    fn new_game(&mut self);

    /// The square to play at `position`, where the side to move has one. It must be one that can be played.
    fn choose(&mut self, position: Position) -> Choice;
}

/// A square, and what the player thinks of it.
///
/// ```
/// use yosumi_arena::Choice;
/// use yosumi_rules::Square;
///
/// let choice = Choice { square: Square::F5, value: Some(0.5) };
/// assert!(choice.value.is_some());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The square.
    pub square: Square,
    /// What the position is worth to the side that plays there, in discs, where the player has a value for it.
    pub value: Option<f32>,
}

/// An engine in this process.
///
/// It searches on the thread that asks where it can, which needs a stack of [`STACK_BYTES`](yosumi_engine::STACK_BYTES).
///
/// ```
/// use yosumi_arena::{Contestant, Player};
/// use yosumi_engine::CpuPath;
/// use yosumi_eval::Evaluation;
/// use yosumi_rules::Position;
///
/// let mut player = "depth=3".parse::<Contestant>()?.player(Evaluation::embedded(), CpuPath::best());
/// assert!(Position::START.legal_moves().contains(player.choose(Position::START).square));
/// # Ok::<(), yosumi_arena::ParseContestantError>(())
/// ```
#[derive(Debug)]
pub struct EnginePlayer {
    name: String,
    engine: Engine,
    limits: Limits,
    /// Whether neither a clock nor another thread is needed: to start one costs more than a shallow search.
    searches_here: bool,
}

impl EnginePlayer {
    pub(crate) const fn new(name: String, engine: Engine, limits: Limits, searches_here: bool) -> Self {
        Self { name, engine, limits, searches_here }
    }
}

impl Player for EnginePlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self) {
        self.engine.clear();
    }

    /// # Panics
    ///
    /// Where there is no square to play.
    fn choose(&mut self, position: Position) -> Choice {
        let report = if self.searches_here {
            self.engine.search_here(position, &self.limits)
        } else {
            self.engine.search(position, self.limits.clone())
        };
        let square = report.moves.first().and_then(|best| best.mv.square()).expect("the side to move has a move");
        Choice { square, value: Some(report.value.discs()) }
    }
}
