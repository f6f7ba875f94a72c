//! Who plays what, and what comes of it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use yosumi_arena::{Balance, Choice, Openings, Pair, Player, Tally};
use yosumi_engine::CpuPath;
use yosumi_rules::{Color, Game, Position, Square};

use crate::support::{all_pairs, engines, game, listed, pairs};

/// Plays the first or the last square that it can, and is worth so much in its own eyes.
struct Fixed {
    plays_first: bool,
    value: f32,
}

impl Player for Fixed {
    fn name(&self) -> &'static str {
        "fixed"
    }

    fn new_game(&mut self) {}

    fn choose(&mut self, position: Position) -> Choice {
        let moves = position.legal_moves();
        assert!(moves.len() > 1, "there is nothing to choose");
        let square = if self.plays_first { moves.first() } else { moves.iter().last() };
        Choice { square: square.expect("there is a move"), value: Some(self.value) }
    }
}

fn first_and_last() -> [Box<dyn Player>; 2] {
    [Box::new(Fixed { plays_first: true, value: 1.0 }), Box::new(Fixed { plays_first: false, value: 2.0 })]
}

fn balanced() -> Openings {
    Openings::balanced(Balance { depth: 2, ..Balance::default() }, CpuPath::best())
}

fn tally(pairs: &[Pair]) -> Tally {
    let mut tally = Tally::default();
    for pair in pairs {
        tally.add(pair);
    }
    tally
}

#[test]
fn each_opening_is_played_from_both_sides() {
    for (pair, opening) in all_pairs(listed(), first_and_last).iter().zip(["f5d6c3d3c4f4f6f3", "f5f6e6f4g5"]) {
        for (played, first) in pair.games.iter().zip(Color::ALL) {
            assert_eq!(played.opening(), game(opening));
            assert!(played.game.outcome().is_some());
            check_moves(&played.game, played.n_opening, &played.values, first);
        }
    }
}

/// Checks that each move after the opening is the player's own, with its value as Black sees it.
#[track_caller]
fn check_moves(game: &Game, n_opening: usize, values: &[Option<f32>], first: Color) {
    assert_eq!(values.len(), game.n_played() - n_opening);
    let mut replay = Game::new(game.start());
    for (ply, &square) in game.squares().iter().enumerate() {
        let (moves, turn) = (replay.position().legal_moves(), replay.position().turn());
        if let Some(value) = ply.checked_sub(n_opening).map(|after| values[after]) {
            let (due, worth) = if turn == first { (moves.first(), 1.0) } else { (moves.iter().last(), 2.0) };
            assert_eq!(Some(square), due);
            let as_black = if turn == Color::Black { worth } else { -worth };
            assert_eq!(value, (moves.len() > 1).then_some(as_black));
        }
        replay.play(square).expect("it was played");
    }
}

#[test]
fn pairs_are_counted_as_the_first_player_sees_them() {
    let pairs = all_pairs(listed(), first_and_last);
    let tally = tally(&pairs);
    let games: Vec<i64> = pairs.iter().flat_map(Pair::scores).map(i64::from).collect();
    let count = |sign| games.iter().filter(|score| score.signum() == sign).count() as u64;
    assert_eq!((tally.wins, tally.draws, tally.losses), (count(1), count(0), count(-1)));
    assert_eq!((tally.n_games(), tally.n_pairs()), (6, 3));
    assert_eq!(tally.discs, games.iter().sum::<i64>());
    let squares: Vec<u64> = games.chunks(2).map(|pair| (pair[0] + pair[1]).pow(2) as u64).collect();
    assert_eq!(tally.squares, squares.iter().sum::<u64>());
    let half_points: u64 = (0..5).zip(tally.pairs).map(|(half_points, count)| half_points * count).sum();
    assert_eq!(half_points, 2 * tally.wins + tally.draws);
}

#[test]
fn a_contestant_wins_as_much_as_it_loses_against_itself() {
    for contestant in ["depth=2,solve=8", "level=1", "nodes=50"] {
        for pair in pairs(balanced(), 4, 2, engines([contestant, contestant])) {
            let [black, white] = pair.scores();
            assert_eq!((black, pair.half_points()), (-white, 2), "{contestant}");
            assert_eq!(pair.games[0].game, pair.games[1].game);
        }
    }
}

#[test]
fn the_match_does_not_depend_on_how_many_games_are_played_at_a_time() {
    let players = || engines(["depth=3", "level=2"]);
    let one_by_one = pairs(balanced(), 6, 1, players());
    assert_eq!(one_by_one.len(), 6);
    assert_eq!(pairs(balanced(), 6, 3, players()), one_by_one);
}

#[test]
fn a_match_that_goes_on_is_the_same_as_in_one_go() {
    let players = || engines(["depth=2", "depth=1"]);
    for openings in [balanced, listed] {
        let whole = pairs(openings(), 3, 2, players());
        let played: Vec<Game> = whole[..2].iter().map(|pair| pair.games[0].opening()).collect();
        let mut rest = openings();
        assert!(rest.skip(&played));
        assert_eq!(pairs(rest, 1, 2, players()), whole[2..]);
    }
}

#[test]
fn a_time_and_several_threads_play_a_game_to_its_end() {
    let openings = Openings::listed(vec![game("f5d6c3")]);
    let pairs = pairs(openings, 1, 1, engines(["time=0.001", "depth=2,threads=2"]));
    assert!(pairs[0].games.iter().all(|played| played.game.outcome().is_some()));
}

#[test]
fn a_deeper_search_wins() {
    let tally = tally(&pairs(balanced(), 8, 2, engines(["depth=4,solve=10", "depth=1"])));
    assert!(tally.wins > tally.losses, "{tally:?}");
}

#[test]
fn a_player_that_breaks_the_rules_is_named() {
    struct Cheat;

    impl Player for Cheat {
        fn name(&self) -> &'static str {
            "cheat"
        }

        fn new_game(&mut self) {}

        fn choose(&mut self, _: Position) -> Choice {
            Choice { square: Square::D4, value: None }
        }
    }

    let players = || -> [Box<dyn Player>; 2] { [Box::new(Cheat), Box::new(Cheat)] };
    // The panic is that of a thread: its message is told by the thread itself.
    assert!(catch_unwind(AssertUnwindSafe(|| pairs(listed(), 1, 1, players))).is_err());
}
