//! Matches between the form in which they are played and that in which they are written.

use yosumi_arena::{Elo, Estimate, Hypothesis, Pair, PlayedGame, SprtState, Summary, Tally};
use yosumi_wire::{MatchElo, MatchEstimate, MatchGame, MatchLine, MatchResult, MatchTest, Score};

/// The lines of the two games of a pair between players of these names.
pub(super) fn of_pair(number: u64, pair: &Pair, [first, second]: [&str; 2]) -> [MatchLine; 2] {
    let [as_black, as_white] = &pair.games;
    [(as_black, first, second), (as_white, second, first)].map(|(played, black, white)| {
        let score = |discs: f32| Score::new(discs.into());
        MatchLine::Game(Box::new(MatchGame {
            pair: number,
            black: black.to_owned(),
            white: white.to_owned(),
            opening: played.n_opening,
            moves: played.game.clone(),
            score: played.score(),
            values: played.values.iter().map(|value| value.and_then(score)).collect(),
        }))
    })
}

/// The pair whose games these are; `None` when they are not.
pub(super) fn pair(number: u64, games: [MatchGame; 2], [first, second]: [&str; 2]) -> Option<Pair> {
    let names = [[first, second], [second, first]];
    let are_of_the_pair = games
        .iter()
        .zip(names)
        .all(|(game, [black, white])| game.pair == number && game.black == black && game.white == white);
    let [as_black, as_white] = games.map(played);
    let pair = Pair { games: [as_black?, as_white?] };
    let [one, other] = pair.games.each_ref().map(PlayedGame::opening);
    (are_of_the_pair && one == other).then_some(pair)
}

/// The game of a line; `None` when the line contradicts itself.
fn played(line: MatchGame) -> Option<PlayedGame> {
    let n_played = line.moves.n_played().checked_sub(line.opening)?;
    let discs = |score: Score| score.discs() as f32;
    let values: Vec<_> = line.values.into_iter().map(|value| value.map(discs)).collect();
    let is_over = line.moves.outcome().is_some();
    let played = PlayedGame { game: line.moves, n_opening: line.opening, values };
    (is_over && played.values.len() == n_played && played.score() == line.score).then_some(played)
}

/// The last line.
pub(super) fn of_result(tally: &Tally, summary: &Summary, test: Option<([f64; 2], SprtState)>) -> MatchLine {
    MatchLine::Result(Box::new(MatchResult {
        pairs: tally.n_pairs(),
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        points: tally.pairs,
        score: estimate(summary.score),
        discs: estimate(summary.discs),
        elo: elo(summary.elo),
        superiority: rounded(summary.superiority),
        test: test.map(|(elos, state)| MatchTest {
            elos,
            ratio: rounded(state.llr),
            bounds: [state.lower, state.upper].map(rounded),
            accepted: state.accepted.map(|accepted| u8::from(accepted == Hypothesis::H1)),
        }),
    }))
}

fn estimate(estimate: Estimate) -> MatchEstimate {
    MatchEstimate { mean: rounded(estimate.mean), error: rounded(estimate.error) }
}

fn elo(elo: Elo) -> MatchElo {
    let finite = |elo: f64| elo.is_finite().then(|| rounded(elo));
    MatchElo { mean: finite(elo.mean), lower: finite(elo.lower), upper: finite(elo.upper) }
}

/// To four digits after the point; nought is never negative.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4 + 0.0
}
