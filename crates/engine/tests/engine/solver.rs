//! The solver against a naive one.

use fastrand::Rng;
use yosumi_engine::{Engine, Limits, Options};
use yosumi_kernels::CpuPath;
use yosumi_rules::{Move, Position};

use crate::checks::{ALL_MOVES, check_exact_lines, check_report, discs, engine, scores};
use crate::{naive, positions};

/// All moves, and the best one alone.
#[track_caller]
fn check(engine: &mut Engine, position: Position) {
    let expected = naive::scores(position.board());
    let report = engine.search(position, ALL_MOVES);
    check_report(position, &report);
    check_exact_lines(position, &report);
    assert_eq!(scores(&report), expected, "{position}");

    let report = engine.search(position, Limits::exact());
    check_report(position, &report);
    check_exact_lines(position, &report);
    assert_eq!(discs(report.value), naive::score(position.board()), "{position}");
    assert!(report.is_exact, "{position}");
    if let Some(best) = report.moves.first() {
        assert!(expected.contains(&(best.mv, discs(report.value))), "{position}: {}", best.mv);
    }
}

fn check_random(n_threads: usize, n_positions: usize) {
    for cpu_path in CpuPath::all() {
        let mut rng = Rng::with_seed(0x05e1_1d0e + n_threads as u64);
        let mut engine = Engine::new(Options { n_threads, table_mebibytes: 1, cpu_path, ..Options::default() });
        for _ in 0..n_positions {
            check(&mut engine, positions::any(&mut rng, 8));
        }
    }
}

#[test]
fn one_thread_finds_what_a_naive_search_finds() {
    check_random(1, 1000);
}

#[test]
fn two_threads_find_what_a_naive_search_finds() {
    check_random(2, 300);
}

#[test]
fn more_threads_than_cores_find_what_a_naive_search_finds() {
    check_random(5, 150);
}

#[test]
fn a_forced_pass_is_the_one_move_and_has_the_value_of_the_best_reply() {
    let mut rng = Rng::with_seed(7);
    let mut engine = engine(1);
    let mut n_found = 0;
    while n_found < 200 {
        let position = positions::any(&mut rng, 8);
        if position.board().must_pass() {
            check(&mut engine, position);
            let report = engine.search(position, Limits::exact());
            assert_eq!(report.moves[0].mv, Move::Pass);
            assert!(report.moves[0].line.len() > 1, "{position}: the reply is told");
            n_found += 1;
        }
    }
}

#[test]
fn a_move_that_takes_the_last_disc_wins_all() {
    let mut rng = Rng::with_seed(8);
    let mut engine = engine(1);
    let mut n_found = 0;
    while n_found < 100 {
        let position = positions::thrown(&mut rng, 8);
        let board = position.board();
        if board.legal_moves().iter().any(|square| board.flips(square) == board.opponent()) {
            check(&mut engine, position);
            n_found += 1;
        }
    }
}

#[test]
fn a_wipeout_is_proved_however_many_squares_are_empty() {
    for transcript in ["e6f4e3f6g5d6e7f5c5", "f5f4c3d6d3d2e6f6c4b4"] {
        let mut game = positions::game(transcript);
        game.undo().expect("a move");
        let position = game.position();
        let report = engine(1).search(position, Limits::exact());
        check_report(position, &report);
        check_exact_lines(position, &report);
        assert_eq!((discs(report.value), report.is_exact), (64, true), "{transcript}");
    }
}

#[test]
fn a_finished_game_has_its_score_and_no_move() {
    let finished = [
        "e6f4e3f6g5d6e7f5c5",
        "f5f4c3d6d3d2e6f6c4b4",
        "d3e3f5e6f7g6e2e8h7h5g8c2b1",
        "c4c5b6c3e6a7c6d6b7f4g4b8a6d3e2e3f2b3e7f3b4a5g2h4a3a2f5a4a8c7h3f1d1g3c8e8d2e1h2b5h5h1f8g5g1c1d7g8a1g6b2d8f6c2h8f7g7h6",
    ];
    let mut engine = engine(2);
    for transcript in finished {
        let position = positions::after(transcript);
        for limits in [Limits::exact(), ALL_MOVES, Limits::depth(1), Limits { nodes: Some(0), ..Limits::exact() }] {
            let report = engine.search(position, limits);
            check_report(position, &report);
            assert_eq!((report.moves.len(), report.n_nodes), (0, 0), "{transcript}");
        }
    }
}
