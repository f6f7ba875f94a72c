//! Windows of scores: inside, the score; outside, a bound.

use fastrand::Rng;
use yosumi_engine::{Engine, Limits, Window};
use yosumi_rules::Position;

use crate::checks::{ALL_MOVES, check_report, engine, exact_score};
use crate::{naive, positions};

/// Inside the window the value is the score; outside it lies between the window and the score.
#[track_caller]
fn check(engine: &mut Engine, position: Position, window: Window, score: i8) {
    let report = engine.search(position, Limits { window, ..Limits::exact() });
    check_report(position, &report);
    let value = report.value.rounded();
    let is_right = if score <= window.lower {
        score <= value && value <= window.lower
    } else if score >= window.upper {
        window.upper <= value && value <= score
    } else {
        value == score
    };
    assert!(is_right, "{position}: {score} is told as {value} in {window:?}");
}

#[test]
fn a_search_for_the_winner_finds_the_sign_of_the_score() {
    let mut rng = Rng::with_seed(21);
    for n_threads in [1, 2] {
        let mut engine = engine(n_threads);
        for n in 0..120 {
            let position = if n % 8 == 0 { positions::reached(&mut rng, 12) } else { positions::any(&mut rng, 8) };
            let score = if n % 8 == 0 { exact_score(position) } else { naive::score(position.board()) };
            engine.clear();
            let report = engine.search(position, Limits { window: Window::WIN_LOSS_DRAW, ..Limits::exact() });
            check_report(position, &report);
            assert!(report.is_exact, "{position}");
            assert_eq!(report.value.rounded().signum(), score.signum(), "{position}: {score}");
        }
    }
}

#[test]
fn a_search_for_the_winner_finds_the_sign_of_every_move() {
    let mut rng = Rng::with_seed(26);
    let mut engine = engine(1);
    for _ in 0..300 {
        let position = positions::any(&mut rng, 8);
        let report = engine.search(position, Limits { window: Window::WIN_LOSS_DRAW, ..ALL_MOVES });
        check_report(position, &report);
        let expected = naive::scores(position.board());
        assert_eq!(report.moves.len(), expected.len(), "{position}");
        for (mv, score) in expected {
            let found = report.moves.iter().find(|found| found.mv == mv).expect("all moves are told");
            assert_eq!(found.value.rounded().signum(), score.signum(), "{position}: {mv} has {score}");
        }
    }
}

#[test]
fn a_narrow_window_gives_the_score_or_a_bound_of_it() {
    let mut rng = Rng::with_seed(22);
    let mut engine = engine(1);
    for n in 0..800 {
        let position = positions::any(&mut rng, 8);
        let score = naive::score(position.board());
        if n % 3 == 0 {
            engine.clear();
        }
        let lower = rng.i8(-64..64);
        let near = (score + rng.i8(-6..=4)).clamp(-64, 63);
        check(&mut engine, position, Window { lower, upper: rng.i8(lower + 1..=64) }, score);
        check(&mut engine, position, Window { lower: near, upper: near + 1 }, score);
        check(&mut engine, position, Window { lower: near, upper: (near + 3).min(64) }, score);
    }
}

#[test]
fn a_window_is_that_of_the_side_that_must_pass() {
    let mut rng = Rng::with_seed(23);
    let mut engine = engine(1);
    let mut n_found = 0;
    while n_found < 200 {
        let position = positions::any(&mut rng, 8);
        if position.board().must_pass() {
            let score = naive::score(position.board());
            check(&mut engine, position, Window { lower: score.max(-60) - 4, upper: 64 }, score);
            check(&mut engine, position, Window { lower: -64, upper: score.min(60) + 4 }, score);
            check(&mut engine, position, Window { lower: score.min(60), upper: score.min(60) + 2 }, score);
            n_found += 1;
        }
    }
}

#[test]
fn an_impossible_window_does_no_harm() {
    let mut rng = Rng::with_seed(24);
    let mut engine = engine(1);
    for (lower, upper) in [(1, -1), (0, 0), (64, -64), (-128, 127), (127, -128), (64, 64), (-64, -64), (100, 120)] {
        for n_empties in [4, 9, 13] {
            let position = positions::reached(&mut rng, n_empties);
            let report = engine.search(position, Limits { window: Window { lower, upper }, ..Limits::exact() });
            check_report(position, &report);
        }
    }
}

#[test]
fn every_window_holds_with_more_empties() {
    let mut rng = Rng::with_seed(25);
    let mut engine = engine(2);
    for _ in 0..6 {
        let position = positions::reached(&mut rng, 13);
        let score = exact_score(position);
        for lower in (-64..64).step_by(13) {
            check(&mut engine, position, Window { lower, upper: lower + 1 }, score);
            check(&mut engine, position, Window { lower, upper: (lower + 20).min(64) }, score);
        }
        check(&mut engine, position, Window::FULL, score);
    }
}
