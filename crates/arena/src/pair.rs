//! Two games from one opening.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use yosumi_rules::{ByColor, Game};

use crate::balance::Judge;
use crate::game::{PlayedGame, play_game};
use crate::in_order::in_order;
use crate::{Openings, Player};

/// Two games from one opening, with colors swapped: the first player is black in the first.
///
/// ```
/// use yosumi_arena::{Pair, PlayedGame};
///
/// let wipeout = PlayedGame { game: "e6f4e3f6g5d6e7f5c5".parse()?, n_opening: 0, values: Vec::new() };
/// let pair = Pair { games: [wipeout.clone(), wipeout] };
/// assert_eq!((pair.scores(), pair.half_points()), ([64, -64], 2));
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// The games.
    pub games: [PlayedGame; 2],
}

impl Pair {
    /// The differences of discs of both games as the first player sees them.
    ///
    /// ```
    /// # use yosumi_arena::{Pair, PlayedGame};
    /// # let wipeout = PlayedGame { game: "e6f4e3f6g5d6e7f5c5".parse()?, n_opening: 0, values: Vec::new() };
    /// # let pair = Pair { games: [wipeout.clone(), wipeout] };
    /// assert_eq!(pair.scores(), [64, -64]);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn scores(&self) -> [i8; 2] {
        let [as_black, as_white] = self.games.each_ref().map(PlayedGame::score);
        [as_black, -as_white]
    }

    /// The half points of the first player, 0 to 4: two for a win, one for a draw.
    ///
    /// ```
    /// # use yosumi_arena::{Pair, PlayedGame};
    /// # let wipeout = PlayedGame { game: "e6f4e3f6g5d6e7f5c5".parse()?, n_opening: 0, values: Vec::new() };
    /// # let pair = Pair { games: [wipeout.clone(), wipeout] };
    /// assert_eq!(pair.half_points(), 2);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn half_points(&self) -> usize {
        let half_points = |score: i8| (score.signum() + 1) as usize;
        self.scores().map(half_points).iter().sum()
    }
}

/// Plays a pair from each opening, `concurrency` of them at a time, and hands each to `on_pair`, on the thread that called, in
/// the order of the openings. A break ends the match with what it says, and what is being played then is dropped.
///
/// Each thread has players of its own, which `players` makes: the first of the match and the second.
///
/// # Panics
///
/// When a player does or plays what cannot be played, and when the system has no room for another thread.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use yosumi_arena::{Contestant, Openings, Player, play_pairs};
/// use yosumi_engine::CpuPath;
/// use yosumi_eval::Evaluation;
///
/// let contestant: Contestant = "depth=1".parse()?;
/// let player = || -> Box<dyn Player> { Box::new(contestant.player(Evaluation::embedded(), CpuPath::best())) };
/// let openings = Openings::listed(vec!["f5d6c3".parse().expect("a game")]);
/// let end = play_pairs(openings, 1, || [player(), player()], ControlFlow::Break);
/// // It plays both sides alike.
/// assert_eq!(end.break_value().map(|pair| pair.scores().iter().sum()), Some(0));
/// # Ok::<(), yosumi_arena::ParseContestantError>(())
/// ```
pub fn play_pairs<B>(
    openings: Openings,
    concurrency: usize,
    players: impl Fn() -> [Box<dyn Player>; 2] + Sync,
    mut on_pair: impl FnMut(Pair) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let (openings, judge) = openings.into_parts();
    let new_table = || Table { players: players(), judge: judge.as_ref().map(Judge::new) };
    let work = |table: &mut Table, opening: Game, stop: &AtomicBool| {
        if table.takes(&opening) { table.play(&opening, stop).map(Some) } else { Some(None) }
    };
    in_order(openings, concurrency, new_table, work, |pair| match pair {
        Some(pair) => on_pair(pair),
        None => ControlFlow::Continue(()),
    })
}

/// A thread's own players, and who looks at openings before they are played.
struct Table {
    players: [Box<dyn Player>; 2],
    judge: Option<Judge>,
}

impl Table {
    /// Whether the opening is to be played.
    fn takes(&mut self, opening: &Game) -> bool {
        self.judge.as_mut().is_none_or(|judge| judge.is_balanced(opening))
    }

    /// A pair from the opening; `None` when the match was stopped.
    fn play(&mut self, opening: &Game, stop: &AtomicBool) -> Option<Pair> {
        let [first, second] = self.players.each_mut().map(Box::as_mut);
        let as_black = play_game(ByColor { black: &mut *first, white: &mut *second }, opening, stop)?;
        let as_white = play_game(ByColor { black: second, white: first }, opening, stop)?;
        Some(Pair { games: [as_black, as_white] })
    }
}
