//! Exact values, losses and best moves against a plain solver.

use yosumi_review::{Class, Effort, ReviewedPosition};
use yosumi_rules::{Color, Game};

use crate::support::{LITTLE, V1, V3, V4, V9, game, games, reviewed, solved};

/// Positions with at most so many empties are solved by trying everything.
const PLAIN_EMPTIES: u8 = 8;

/// Compares a position with what trying everything says.
#[track_caller]
fn check(found: &ReviewedPosition) {
    let position = found.position;
    let value = solved(position);
    assert_eq!((found.value.discs(), found.value.is_exact()), (value, true), "{position}");
    // Each best move keeps the value.
    for &square in &found.best {
        let next = position.play(square).expect("a legal move");
        assert_eq!(solved(next).to_string(), value.to_string(), "{position} {square}");
    }
    assert_eq!(found.best.is_empty(), position.board().is_over(), "{position}");
    let Some(played) = &found.played else { return };
    let after = solved(position.play(played.square).expect("a legal move"));
    let loss = if played.by == Color::Black { value - after } else { after - value };
    assert_eq!((played.value.discs(), played.loss, played.is_exact), (after, loss, true), "{position}");
    assert_eq!(found.best.first() == Some(&played.square), value.total_cmp(&after).is_eq(), "{position}");
    let has_choice = position.legal_moves().len() > 1;
    assert_eq!(played.class, has_choice.then(|| Class::of_loss(loss)), "{position}");
    assert_eq!(played.class == Some(Class::Best), has_choice && value.total_cmp(&after).is_eq(), "{position}");
}

/// Plays the best line from a position: it is legal to its end, and its score is the value.
#[track_caller]
fn check_line(found: &ReviewedPosition) {
    assert_eq!(found.line.first().and_then(|first| first.square()), found.best.first().copied(), "{}", found.position);
    let mut game = Game::new(found.position);
    for square in found.line.iter().filter_map(|played| played.square()) {
        game.play(square).expect("a legal move");
    }
    assert!(game.moves().eq(found.line.iter().copied()), "passes stand where they are due");
    if found.value.is_exact() {
        assert!(game.outcome().is_some(), "{}", found.position);
        assert_eq!(solved(game.position()).to_string(), found.value.discs().to_string(), "{}", found.position);
    }
}

#[test]
fn the_last_plies_are_as_a_plain_solver_says() {
    let mut n_checked = 0;
    for game in games().iter().chain(&[V4, V9].map(game)) {
        let positions = reviewed(game, LITTLE);
        positions.iter().for_each(check_line);
        for found in positions.iter().filter(|found| found.position.board().n_empties() <= PLAIN_EMPTIES) {
            check(found);
            n_checked += 1;
        }
    }
    assert!(n_checked > 50, "{n_checked}");
}

#[test]
fn games_that_end_early_end_with_their_score() {
    for (moves, n_moves, score) in [(V1, 9, 64.0), (V3, 13, 60.0)] {
        let positions = reviewed(&game(moves), LITTLE);
        let last = positions.last().expect("the end");
        assert_eq!((last.n_played, last.played.as_ref()), (n_moves, None));
        assert_eq!((last.value.discs(), last.value.is_exact()), (score, true));
        assert_eq!((last.depth, last.best.len(), last.line.len()), (last.position.board().n_empties(), 0, 0));
    }
}

#[test]
fn who_takes_all_discs_at_once_has_the_best_move_for_sure() {
    let positions = reviewed(&game(V1), LITTLE);
    let before = &positions[8];
    assert_eq!((before.value.discs(), before.value.is_exact()), (64.0, true));
    assert_eq!(before.played.as_ref().map(|played| (played.loss, played.class)), Some((0.0, Some(Class::Best))));
}

#[test]
fn a_draw_with_empty_squares_is_worth_nothing() {
    let positions = reviewed(&game(V4), LITTLE);
    let last = positions.last().expect("the end");
    assert_eq!((last.n_played, last.value.discs().to_string().as_str()), (58, "0"));
}

#[test]
fn from_forty_discs_on_white_takes_everything() {
    let positions = reviewed(&game(V9), Effort { solves_from: 24, ..LITTLE });
    let from_forty: Vec<_> = positions.iter().filter(|found| found.position.board().n_empties() <= 24).collect();
    assert_eq!(from_forty.len(), 20);
    for found in from_forty {
        assert_eq!((found.value.discs(), found.value.is_exact()), (-64.0, true), "{}", found.position);
        assert!(found.played.as_ref().is_none_or(|played| played.loss == 0.0 && played.is_exact));
        let mut line: Vec<_> = found.line.iter().filter_map(|played| played.square()).collect();
        line.sort();
        assert!(line.windows(2).all(|pair| pair[0] != pair[1]), "no move twice: {:?}", found.line);
    }
}

#[test]
fn a_move_that_seemed_best_and_is_not_is_searched_again() {
    // One ply ahead every move that turns many discs looks good; the position after it is solved and tells the truth.
    let shallow = Effort { depth: 1, solves_from: 9, selective_from: 9 };
    let (mut n_again, mut n_once) = (0, 0);
    for game in games() {
        let positions = reviewed(&game, shallow);
        let Some(found) = positions.iter().find(|found| found.position.board().n_empties() == 10) else { continue };
        if found.value.is_exact() && found.position.legal_moves().len() > 1 {
            check(found);
            n_again += 1;
        } else {
            n_once += 1;
        }
    }
    assert!(n_again > 0 && n_once > 0, "{n_again} {n_once}");
}
