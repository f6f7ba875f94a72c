//! Small matches.

use std::convert::Infallible;
use std::ops::ControlFlow;

use yosumi_arena::{Contestant, Openings, Pair, Player, play_pairs};
use yosumi_engine::CpuPath;
use yosumi_eval::Evaluation;
use yosumi_rules::Game;

/// The players of a match between these contestants.
pub(crate) fn engines(contestants: [&str; 2]) -> impl Fn() -> [Box<dyn Player>; 2] + Sync {
    let contestants = contestants.map(|text| text.parse::<Contestant>().expect(text));
    move || {
        let player =
            |of: &Contestant| -> Box<dyn Player> { Box::new(of.player(Evaluation::embedded(), CpuPath::best())) };
        contestants.each_ref().map(player)
    }
}

/// The first pairs of a match.
pub(crate) fn pairs(
    openings: Openings,
    n_pairs: usize,
    concurrency: usize,
    players: impl Fn() -> [Box<dyn Player>; 2] + Sync,
) -> Vec<Pair> {
    let mut pairs = Vec::new();
    let _ = play_pairs(openings, concurrency, players, |pair| {
        pairs.push(pair);
        if pairs.len() == n_pairs { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    pairs
}

/// All of them.
pub(crate) fn all_pairs(openings: Openings, players: impl Fn() -> [Box<dyn Player>; 2] + Sync) -> Vec<Pair> {
    let mut pairs = Vec::new();
    let end: ControlFlow<Infallible> = play_pairs(openings, 2, players, |pair| {
        pairs.push(pair);
        ControlFlow::Continue(())
    });
    assert!(end.is_continue());
    pairs
}

#[track_caller]
pub(crate) fn game(transcript: &str) -> Game {
    transcript.parse().expect(transcript)
}

/// Three openings in a list.
pub(crate) fn listed() -> Openings {
    Openings::listed(["f5d6c3d3c4f4f6f3", "f5f6e6f4g5", "f5d6c5f4e3c6"].map(game).into())
}
