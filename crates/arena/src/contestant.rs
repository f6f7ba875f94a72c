//! What an engine plays with.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use yosumi_engine::{CpuPath, Engine, Level, Limits, Options};
use yosumi_eval::Evaluation;

use crate::EnginePlayer;

mod error;
mod parse;

pub use error::ParseContestantError;

/// What an engine plays with: how far it looks, with which weights, on how many threads.
///
/// `FromStr` reads what people write: settings `key=value` with commas between them, in any order. `Display` writes them in
/// the order of [`Key::ALL`].
///
/// ```
/// use yosumi_arena::Contestant;
///
/// let contestant: Contestant = "solve=14,depth=8".parse()?;
/// let limits = contestant.limits();
/// assert_eq!((limits.depth, limits.solves_from), (8, 14));
/// assert_eq!(contestant.to_string(), "depth=8,solve=14");
/// # Ok::<(), yosumi_arena::ParseContestantError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    level: Option<Level>,
    depth: Option<u8>,
    solves_from: Option<u8>,
    nodes: Option<u64>,
    time: Option<Duration>,
    weights: Option<PathBuf>,
    n_threads: Option<usize>,
}

/// What can be set.
///
/// ```
/// use yosumi_arena::Key;
///
/// assert_eq!(Key::ALL.map(Key::name), ["level", "depth", "solve", "nodes", "time", "weights", "threads"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The level, which sets depth and solving.
    Level,
    /// The plies to look ahead.
    Depth,
    /// The number of empties from which the game is solved.
    Solve,
    /// The most nodes a move.
    Nodes,
    /// The most seconds a move.
    Time,
    /// The file of the weights; the embedded ones where it is left out.
    Weights,
    /// The number of threads; 1 where it is left out, also at levels that use more in a game with a person.
    Threads,
}

impl Key {
    /// All of them.
    ///
    /// ```
    /// # use yosumi_arena::Key;
    /// assert_eq!(Key::ALL[0], Key::Level);
    /// ```
    pub const ALL: [Self; 7] =
        [Self::Level, Self::Depth, Self::Solve, Self::Nodes, Self::Time, Self::Weights, Self::Threads];

    /// What stands before the `=`.
    ///
    /// ```
    /// # use yosumi_arena::Key;
    /// assert_eq!(Key::Solve.name(), "solve");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level => "level",
            Self::Depth => "depth",
            Self::Solve => "solve",
            Self::Nodes => "nodes",
            Self::Time => "time",
            Self::Weights => "weights",
            Self::Threads => "threads",
        }
    }
}

/// Searches up to these bounds are at home in a small table, which is sooner cleared before a game.
const SMALL: (u8, u8, u64) = (10, 20, 1_000_000);

/// The size of the tables in mebibytes, small and large.
const TABLE_MEBIBYTES: [usize; 2] = [8, 64];

impl Contestant {
    /// What bounds the search of each move.
    ///
    /// ```
    /// # use yosumi_arena::Contestant;
    /// # use yosumi_engine::{Level, Limits};
    /// let contestant: Contestant = "level=15".parse()?;
    /// assert_eq!(contestant.limits(), Limits::level(Level::new(15).expect("a level")));
    /// # Ok::<(), yosumi_arena::ParseContestantError>(())
    /// ```
    #[must_use]
    pub const fn limits(&self) -> Limits {
        let mut limits = match (self.level, self.depth) {
            (Some(level), _) => Limits::level(level),
            (None, Some(depth)) => Limits::depth(depth),
            // How many nodes or how much time is said below.
            (None, None) => Limits::nodes(u64::MAX),
        };
        if let Some(solves_from) = self.solves_from {
            limits.solves_from = solves_from;
            if self.depth.is_some() {
                limits.selective_from = solves_from;
            }
        }
        limits.nodes = self.nodes;
        limits.time = self.time;
        limits
    }

    /// The file of the weights; `None` for the embedded ones.
    ///
    /// ```
    /// # use std::path::Path;
    /// # use yosumi_arena::Contestant;
    /// let contestant: Contestant = "level=5,weights=new.bin".parse()?;
    /// assert_eq!(contestant.weights(), Some(Path::new("new.bin")));
    /// # Ok::<(), yosumi_arena::ParseContestantError>(())
    /// ```
    #[must_use]
    pub fn weights(&self) -> Option<&Path> {
        self.weights.as_deref()
    }

    /// The number of threads to search with.
    ///
    /// ```
    /// # use yosumi_arena::Contestant;
    /// assert_eq!("level=20".parse::<Contestant>()?.n_threads(), 1);
    /// # Ok::<(), yosumi_arena::ParseContestantError>(())
    /// ```
    #[must_use]
    pub fn n_threads(&self) -> usize {
        self.n_threads.unwrap_or(1)
    }

    /// Whether it plays the same each time: on one thread, and not by the clock.
    ///
    /// ```
    /// # use yosumi_arena::Contestant;
    /// assert!("nodes=10000".parse::<Contestant>()?.is_deterministic());
    /// assert!(!"time=0.1".parse::<Contestant>()?.is_deterministic());
    /// # Ok::<(), yosumi_arena::ParseContestantError>(())
    /// ```
    #[must_use]
    pub fn is_deterministic(&self) -> bool {
        self.n_threads() == 1 && self.time.is_none()
    }

    /// A player of this kind, with these weights.
    ///
    /// ```
    /// # use yosumi_arena::{Contestant, Player};
    /// # use yosumi_engine::CpuPath;
    /// # use yosumi_eval::Evaluation;
    /// let player = "level=1".parse::<Contestant>()?.player(Evaluation::embedded(), CpuPath::best());
    /// assert_eq!(player.name(), "level=1");
    /// # Ok::<(), yosumi_arena::ParseContestantError>(())
    /// ```
    #[must_use]
    pub fn player(&self, evaluation: Evaluation, cpu_path: CpuPath) -> EnginePlayer {
        let limits = self.limits();
        let (depth, solves_from, nodes) = SMALL;
        let is_small = limits.depth <= depth && limits.solves_from <= solves_from
            || limits.nodes.is_some_and(|most| most <= nodes);
        let table_mebibytes = TABLE_MEBIBYTES[usize::from(!is_small)];
        let engine = Engine::new(Options { n_threads: self.n_threads(), table_mebibytes, cpu_path, evaluation });
        EnginePlayer::new(self.to_string(), engine, limits, self.is_deterministic())
    }

    /// The setting as it is written after the `=`, where it is made.
    fn value(&self, key: Key) -> Option<String> {
        match key {
            Key::Level => self.level.map(|level| level.to_string()),
            Key::Depth => self.depth.map(|depth| depth.to_string()),
            Key::Solve => self.solves_from.map(|empties| empties.to_string()),
            Key::Nodes => self.nodes.map(|nodes| nodes.to_string()),
            Key::Time => self.time.map(|time| time.as_secs_f64().to_string()),
            Key::Weights => self.weights.as_ref().map(|path| path.display().to_string()),
            Key::Threads => self.n_threads.map(|threads| threads.to_string()),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings = Key::ALL.into_iter().filter_map(|key| Some((key, self.value(key)?)));
        for (number, (key, value)) in settings.enumerate() {
            let comma = if number == 0 { "" } else { "," };
            write!(f, "{comma}{}={value}", key.name())?;
        }
        Ok(())
    }
}

impl FromStr for Contestant {
    type Err = ParseContestantError;

    fn from_str(text: &str) -> Result<Self, ParseContestantError> {
        parse::parse(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn limits(text: &str) -> Limits {
        text.parse::<Contestant>().expect("a contestant").limits()
    }

    #[test]
    fn settings_become_limits() {
        assert_eq!(limits("depth=6"), Limits::depth(6));
        assert_eq!(
            limits("depth=6,solve=12"),
            Limits { depth: 6, solves_from: 12, selective_from: 12, ..Limits::exact() }
        );
        assert_eq!(limits("time=0.25"), Limits::time(Duration::from_millis(250)));
        assert_eq!(
            limits("time=0.25,solve=18"),
            Limits { solves_from: 18, ..Limits::time(Duration::from_millis(250)) }
        );
        assert_eq!(limits("nodes=1000"), Limits::nodes(1000));
        let level = Level::new(12).expect("a level");
        assert_eq!(limits("level=12,nodes=500"), Limits { nodes: Some(500), ..Limits::level(level) });
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "level=30",
            "depth=8,solve=14",
            "nodes=123456789012",
            "time=0.05,weights=a b/重み.bin,threads=2",
            "depth=60,solve=0,nodes=1,time=0.000000001,weights==,threads=256",
            "time=0.3",
        ] {
            let contestant: Contestant = text.parse().expect(text);
            assert_eq!(contestant.to_string(), text);
        }
    }
}
