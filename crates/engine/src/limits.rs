//! How far a search goes, and for how long.

use std::time::Duration;

use crate::{Level, Selectivity};

/// What bounds a search. It ends at the first bound that it reaches.
///
/// ```
/// use std::time::Duration;
/// use yosumi_engine::{Level, Limits};
///
/// let level = Limits::level(Level::new(10).expect("a level"));
/// assert_eq!((level.depth, level.solves_from), (10, 20));
/// let two_seconds = Limits { time: Some(Duration::from_secs(2)), ..Limits::exact() };
/// assert_eq!(two_seconds.n_best, 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most plies to look ahead where the game is not solved.
    pub depth: u8,
    /// With at most that many empties the game is solved to its end, whatever `depth` says.
    pub solves_from: u8,
    /// With at most that many empties the game is searched to its end selectively, where it is not solved.
    pub selective_from: u8,
    /// How sure a search to the end of the game has to be.
    pub selectivity: Selectivity,
    /// How sure a search that looks some plies ahead has to be; `selectivity` where that is less.
    pub selectivity_ahead: Selectivity,
    /// The number of best moves to give values for; the others get none.
    pub n_best: usize,
    /// Which scores are of interest when the game is solved.
    pub window: Window,
    /// The most nodes to search. A search goes over it by some thousands: the last plies before the end of the game are
    /// not interrupted.
    pub nodes: Option<u64>,
    /// The most time to take.
    pub time: Option<Duration>,
    /// The clock of the game, by which the search takes its time for this move.
    pub clock: Option<Clock>,
}

/// Which scores are of interest: others are given as bounds.
///
/// ```
/// use yosumi_engine::Window;
///
/// assert_eq!(Window::WIN_LOSS_DRAW, Window { lower: -1, upper: 1 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// Scores of at most that many discs are all alike.
    pub lower: i8,
    /// Scores of at least that many discs are all alike.
    pub upper: i8,
}

impl Window {
    /// All scores.
    ///
    /// ```
    /// # use yosumi_engine::Window;
    /// assert_eq!(Window::FULL.upper, 64);
    /// ```
    pub const FULL: Self = Self { lower: -64, upper: 64 };

    /// Who wins, and nothing else.
    ///
    /// ```
    /// # use yosumi_engine::Window;
    /// assert_eq!(Window::WIN_LOSS_DRAW.lower, -1);
    /// ```
    pub const WIN_LOSS_DRAW: Self = Self { lower: -1, upper: 1 };

    /// The same scores as the opponent sees them.
    pub(crate) const fn of_opponent(self) -> Self {
        Self { lower: self.upper.saturating_neg(), upper: self.lower.saturating_neg() }
    }
}

/// The time a player has left for a game.
///
/// ```
/// use std::time::Duration;
/// use yosumi_engine::Clock;
///
/// let clock = Clock { remaining: Duration::from_secs(60), increment: Duration::ZERO };
/// assert!(clock.time_for_move(40) < Duration::from_secs(10));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What is left for all moves to come.
    pub remaining: Duration,
    /// What is added after each move.
    pub increment: Duration,
}

/// What is kept back for what lies between the clock and the search.
const OVERHEAD: Duration = Duration::from_millis(30);

impl Clock {
    /// The time to take for a move with that many empties on the board. It is always less than what remains, so that the
    /// clock never runs out, and nothing when next to nothing remains.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use yosumi_engine::Clock;
    /// let nearly_out = Clock { remaining: Duration::from_millis(5), increment: Duration::ZERO };
    /// assert_eq!(nearly_out.time_for_move(30), Duration::ZERO);
    /// ```
    #[must_use]
    pub fn time_for_move(self, n_empties: u8) -> Duration {
        // The last ten moves take no time: they are solved at once. The moves before the end game count most.
        let n_moves = (u32::from(n_empties.saturating_sub(10)) / 2).max(2);
        let usable = self.remaining.saturating_sub(OVERHEAD);
        let share = (usable / n_moves).saturating_add(self.increment / 4 * 3);
        share.min(usable / 2)
    }
}

impl Limits {
    /// Where time or nodes are what there is, they are better spent on plies than on being sure of each: at 30 ms a move 73 %
    /// beats 87 % and that 95 %, by some 50 Elo each.
    const IN_BUDGET: Self = Self { solves_from: 22, selectivity_ahead: Selectivity::P73, ..Self::exact() };

    /// A search without end: to the end of the game, exactly, the best move only.
    ///
    /// ```
    /// # use yosumi_engine::Limits;
    /// assert_eq!(Limits::exact().solves_from, 63);
    /// ```
    #[must_use]
    pub const fn exact() -> Self {
        Self {
            // There is a disc on every board.
            depth: 63,
            solves_from: 63,
            selective_from: 63,
            selectivity: Selectivity::Exact,
            selectivity_ahead: Selectivity::P95,
            n_best: 1,
            window: Window::FULL,
            nodes: None,
            time: None,
            clock: None,
        }
    }

    /// A search of so many plies, which solves the game where it reaches the end.
    ///
    /// ```
    /// # use yosumi_engine::Limits;
    /// assert_eq!(Limits::depth(8).solves_from, 8);
    /// ```
    #[must_use]
    pub const fn depth(depth: u8) -> Self {
        Self { depth, solves_from: depth, selective_from: depth, ..Self::exact() }
    }

    /// The search of a level.
    ///
    /// ```
    /// # use yosumi_engine::{Level, Limits};
    /// assert_eq!(Limits::level(Level::MIN).depth, 1);
    /// ```
    #[must_use]
    pub const fn level(level: Level) -> Self {
        let solves_from = level.solves_from();
        let selective_from = if level.depth() > 10 { solves_from + 2 } else { solves_from };
        Self { depth: level.depth(), solves_from, selective_from, ..Self::exact() }
    }

    /// A search that goes as deep as it can in the time for a move, and solves the game when that is likely to be possible.
    /// Looking ahead it is as selective as [`Selectivity::P73`].
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use yosumi_engine::Limits;
    /// assert_eq!(Limits::time(Duration::from_secs(1)).depth, 63);
    /// ```
    #[must_use]
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::IN_BUDGET }
    }

    /// The same by the clock of a game.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use yosumi_engine::{Clock, Limits};
    /// let clock = Clock { remaining: Duration::from_secs(60), increment: Duration::ZERO };
    /// assert_eq!(Limits::clock(clock).clock, Some(clock));
    /// ```
    #[must_use]
    pub const fn clock(clock: Clock) -> Self {
        Self { clock: Some(clock), ..Self::IN_BUDGET }
    }

    /// The same with so many nodes to a move.
    ///
    /// ```
    /// # use yosumi_engine::Limits;
    /// assert_eq!(Limits::nodes(1000).nodes, Some(1000));
    /// ```
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::IN_BUDGET }
    }
}
