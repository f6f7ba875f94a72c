//! A legal move always.

use std::time::Duration;

use fastrand::Rng;
use yosumi_engine::{Clock, Level, Limits, Selectivity};
use yosumi_rules::{Move, Position};

use crate::checks::{ALL_MOVES, check_report, engine};
use crate::positions::{self, position};

/// Limits that leave no room for anything.
fn tightest() -> Vec<Limits> {
    let clock = |remaining| Clock { remaining, increment: Duration::ZERO };
    vec![
        Limits { nodes: Some(0), ..Limits::exact() },
        Limits { nodes: Some(1), ..Limits::exact() },
        Limits { nodes: Some(0), ..ALL_MOVES },
        Limits { nodes: Some(2), ..ALL_MOVES },
        Limits::time(Duration::ZERO),
        Limits::time(Duration::from_nanos(1)),
        Limits::clock(clock(Duration::ZERO)),
        Limits::clock(clock(Duration::from_millis(40))),
        Limits::depth(0),
        Limits { n_best: 0, ..Limits::depth(1) },
    ]
}

#[test]
fn the_tightest_limits_leave_a_legal_move() {
    let mut rng = Rng::with_seed(41);
    for n_threads in [1, 3] {
        let mut engine = engine(n_threads);
        for n in 0..20 {
            let position = match n {
                0 => Position::START,
                1..10 => positions::reached(&mut rng, n * 6),
                _ => positions::thrown(&mut rng, usize::from(n) * 3),
            };
            for limits in tightest() {
                let report = engine.search(position, limits);
                check_report(position, &report);
            }
        }
    }
}

#[test]
fn a_search_that_is_stopped_at_once_leaves_a_legal_move() {
    let mut rng = Rng::with_seed(42);
    for n_threads in [1, 2, 5] {
        let mut engine = engine(n_threads);
        for n_empties in (0..=60).step_by(3) {
            let position = positions::reached(&mut rng, n_empties);
            engine.start(position, ALL_MOVES, |_| {});
            engine.stop();
            let report = engine.wait().expect("a search was started");
            check_report(position, &report);
        }
    }
}

#[test]
fn thousands_of_random_positions_get_legal_moves_at_low_depths() {
    let mut rng = Rng::with_seed(43);
    let mut engine = engine(1);
    for n in 0..3000_u16 {
        let n_empties = rng.u8(0..=63);
        let position = if n % 2 == 0 {
            positions::reached(&mut rng, n_empties)
        } else {
            positions::thrown(&mut rng, usize::from(n_empties))
        };
        let n_best = if n % 3 == 0 { usize::MAX } else { 1 };
        let report = engine.search(position, Limits { n_best, ..Limits::depth(1 + (n % 3) as u8) });
        check_report(position, &report);
        let legal = position.board().legal_moves().len();
        assert!(n_best == 1 || legal == 0 || report.moves.len() == usize::from(legal), "{position}: {report:?}");
    }
}

#[test]
fn boards_that_no_game_reaches_are_searched() {
    // Few discs, one color alone, an empty center, and the emptiest boards.
    for text in [
        "XO-------------------------------------------------------------- X",
        "XO-------------------------------------------------------------- O",
        "-XO------------------------------------------------------------- X",
        "X--------------------------------------------------------------- X",
        "X--------------------------------------------------------------- O",
        "XO----------------------------------------------------------OOX- X",
        "XXXXXXXXX------XX------XX------XX------XX------XX------XXXXXXXXX O",
        "OOOOOOOOOXXXXXXOOX----XOOX----XOOX----XOOX----XOOXXXXXXOOOOOOOOO X",
        "OOOOOOOOOXXXXXXOOX----XOOX----XOOX----XOOX----XOOXXXXXXOOOOOOOOO O",
        "-XXXXXX-XXXXXXXXXXXXXXXXXXXOOXXXXXXOOXXXXXXXXXXXXXXXXXXX-XXXXXX- O",
    ] {
        let position = position(text);
        let mut engine = engine(2);
        for limits in tightest().into_iter().chain([
            Limits::depth(1),
            Limits { n_best: 2, ..Limits::depth(6) },
            Limits { selectivity: Selectivity::P73, ..Limits::depth(8) },
            Limits::level(Level::MIN),
        ]) {
            let report = engine.search(position, limits);
            check_report(position, &report);
        }
    }
}

#[test]
fn a_game_of_two_discs_is_solved() {
    // c1 takes the last disc.
    let two = position("XO-------------------------------------------------------------- X");
    let report = engine(1).search(two, Limits::exact());
    check_report(two, &report);
    assert_eq!((report.value.rounded(), report.is_exact), (64, true));

    let passes = position("XO-------------------------------------------------------------- O");
    let report = engine(1).search(passes, Limits::exact());
    check_report(passes, &report);
    assert_eq!((report.moves[0].mv, report.value.rounded(), report.is_exact), (Move::Pass, -64, true));
}

#[test]
fn every_level_plays_whole_games() {
    let mut engine = engine(1);
    for number in 1..=4 {
        let limits = Limits::level(Level::new(number).expect("a level"));
        let mut position = Position::START;
        while !position.board().is_over() {
            let report = engine.search(position, limits.clone());
            check_report(position, &report);
            position = match report.moves.first().expect("a move").mv {
                Move::Disc(square) => position.play(square).expect("the move is legal"),
                Move::Pass => position.after_forced_pass(),
            };
        }
    }
}
