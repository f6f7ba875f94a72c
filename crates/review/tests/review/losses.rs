//! How values and losses hang together, and what they come to.

use yosumi_engine::{Options, StopSign};
use yosumi_review::{Class, Effort, Review, ReviewedPosition, Summary, expected_outcome};
use yosumi_rules::{Color, Game};

use crate::support::{LITTLE, V1, V9, engine, game, games, reviewed};

/// What is true of every review.
#[track_caller]
fn check(game: &Game, positions: &[ReviewedPosition]) {
    assert_eq!(positions.len(), game.n_played() + 1);
    for (n_played, pair) in positions.windows(2).enumerate() {
        let [found, next] = pair else { unreachable!("two positions") };
        let played = found.played.as_ref().expect("a move was played");
        assert_eq!((found.n_played, played.square), (n_played, game.squares()[n_played]));
        assert_eq!(played.by, found.position.turn());
        assert_eq!(played.passed, found.position.turn() == next.position.turn());
        // The value after a move is the value before the next one, and what lies between two of them is the loss.
        assert_eq!(played.value, next.value);
        let lost = found.value.discs() - next.value.discs();
        let lost = if played.by == Color::Black { lost } else { 0.0 - lost };
        assert!((played.loss - lost).abs() < 1e-4 && played.loss >= 0.0, "move {n_played}: {} {lost}", played.loss);
        assert_eq!(played.class.is_none(), found.position.legal_moves().len() == 1);
        assert!(played.class.is_some() || played.loss == 0.0);
        assert!(played.is_exact || !found.value.is_exact());
        assert!(next.value.is_exact() || !played.is_exact);
        if found.best.contains(&played.square) {
            assert_eq!((found.best[0], played.loss), (played.square, 0.0));
        }
    }
}

#[test]
fn the_losses_of_both_sides_add_up_to_what_the_game_came_to() {
    for game in games() {
        for effort in [LITTLE, Effort { depth: 1, solves_from: 4, selective_from: 8 }] {
            let positions = reviewed(&game, effort);
            check(&game, &positions);
            let Summary { players, .. } = Summary::of(&positions);
            let (first, last) = (&positions[0].value, &positions[positions.len() - 1].value);
            let expected = first.discs() - players.black.loss + players.white.loss;
            assert!((last.discs() - expected).abs() < 1e-2, "{game}: {} {expected}", last.discs());
        }
    }
}

#[test]
fn a_warm_table_and_more_threads_change_no_exact_value() {
    let game = game(V9);
    let effort = Effort { depth: 3, solves_from: 12, selective_from: 12 };
    let cold = reviewed(&game, effort);
    let mut engine = yosumi_engine::Engine::new(Options { n_threads: 3, table_mebibytes: 4, ..Options::default() });
    for _ in 0..2 {
        let mut review = Review::new(&game, effort);
        while review.advance(&mut engine, &StopSign::new()).is_some() {}
        let exact = |found: &&ReviewedPosition| found.position.board().n_empties() <= 12;
        let values = |positions: &[ReviewedPosition]| -> Vec<_> {
            let of = |found: &ReviewedPosition| (found.value, found.played.as_ref().map(|played| played.loss));
            positions.iter().filter(exact).map(of).collect()
        };
        assert_eq!(values(review.positions()), values(&cold));
        check(&game, review.positions());
    }
}

#[test]
fn one_thread_with_a_new_table_says_the_same_again() {
    let game = game("f5d6c3d3c4f4f6f3e6e7d7c5c6g6f8c7");
    assert_eq!(reviewed(&game, LITTLE), reviewed(&game, LITTLE));
}

#[test]
fn a_move_without_choice_is_not_judged() {
    let positions = reviewed(&game(V9), LITTLE);
    let n_forced = positions.iter().filter(|found| found.position.legal_moves().len() == 1).count();
    let Summary { players, .. } = Summary::of(&positions);
    assert!(n_forced > 0);
    let n_judged = players.black.n_judged() + players.white.n_judged();
    assert_eq!(n_judged + n_forced, positions.iter().filter(|found| found.played.is_some()).count());
}

#[test]
fn moves_to_images_of_one_board_are_equally_good() {
    // The four first moves, and the two ways in which White can answer alike.
    for moves in ["d3", "c4", "f5", "e6"] {
        let positions = reviewed(&game(moves), LITTLE);
        let played = positions[0].played.as_ref().expect("a move was played");
        assert_eq!((played.class, positions[0].best.len()), (Some(Class::Best), 4));
        assert_eq!(positions[0].best[0].to_string(), moves);
    }
}

#[test]
fn the_game_turns_with_the_last_move_that_changes_who_wins() {
    for moves in games().iter().chain([&game(V1)]) {
        let positions = reviewed(moves, LITTLE);
        let summary = Summary::of(&positions);
        let outcome = |place: usize| expected_outcome(positions[place].value);
        if let Some(turn) = summary.turning_point {
            assert_ne!(outcome(turn), outcome(turn + 1));
            // The one who moved is the one who has lost by it.
            assert_ne!(outcome(turn).winner(), Some(positions[turn].position.turn().opponent()));
        }
        let last = summary.turning_point.map_or(0, |turn| turn + 1);
        let is_a_loss =
            |found: &&ReviewedPosition| found.played.as_ref().is_some_and(|played| played.class > Some(Class::Best));
        for found in positions[last..].iter().filter(is_a_loss) {
            assert_eq!(outcome(found.n_played), outcome(found.n_played + 1), "{moves}: {}", found.n_played);
        }
        let losses = positions.iter().filter(is_a_loss).filter_map(|found| Some(found.played.as_ref()?.loss));
        let largest = summary.largest_loss.map(|place| positions[place].played.as_ref().expect("a move").loss);
        assert_eq!(largest, losses.reduce(f32::max));
    }
}

#[test]
fn a_part_of_a_review_has_a_summary_too() {
    let (mut engine, mut review) = (engine(), Review::new(&game(V1), LITTLE));
    for _ in 0..3 {
        review.advance(&mut engine, &StopSign::new());
    }
    let summary = Summary::of(review.positions());
    assert_eq!((summary.players.black.n_moves, summary.players.white.n_moves), (1, 1));
    assert_eq!(summary.turning_point, Some(7));
}
