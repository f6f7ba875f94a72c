//! Positions that other programs got wrong.

use yosumi_engine::{Engine, Limits, Options, Selectivity};
use yosumi_kernels::CpuPath;
use yosumi_rules::{Move, Position};

use crate::checks::{ALL_MOVES, check_exact_lines, check_report, discs, engine, scores};
use crate::positions::{after, game, position};

const SEVEN_EMPTIES_DRAW: &str =
    "f5f6e6f4g5e7e3g6d3c5d6c6f7c4e8d2b5g3c7b4c2a5d7f2c3e2b3b6f3h4h3g4a6a4a3b1c1d1f1c8h6h5e1g1g2g8f8g7d8b8b7a2a8";
const THIRTEEN_PASSES: &str =
    "f5f6f7g7h7h8e6h6g6g5h5h4g8f8d3g4h3h2g3f4d7e7d8e8d6c8b8c4b5b4b3a6b6c6b7a8a4d2b2b1c2e2f1f2f3g2h1e1e3c1d1a1c3a5c7";
const PASS_AT_SEVENTEEN: &str =
    "f5d6c3d3c4f4f6f3e3b4c5c6e6e2e7d2f1d7a3a4b3g6a5a2a1f2g5f7b2c2b5e1b1g1c1h4g3b6d1h2h1g2h3";
const PASS_AT_TWENTY_SIX: &str = "f5d6c5f4d3e3f2c6g5b5a5b4b3c4c3a6a7a3f3e6c7b6d7d8b8e7f7e8c8a8a4f8a2b7";
const HOPELESS: &str = "e6f6f5d6g7g6g5g4c3d3c2g8h8e7f7d2h7h6f8e3g3f4h5h3d7b3h4f3h2d8a4c1g2a3a2e8c8c7b7h1f1b8a8";
const TWENTY_ONE_DRAW: &str = "f5d6c3d3c4f4f6f3e6e7d7c5c6g6f8c7c8b4e3f7a5f2b5b3h6a6b6d8e8a4g5a7a3a2g4g7d2c2e2";
const TWENTY_FOUR: &str = "c4e3f5e6f6c5c3c6d3d2e2b3e1f4f3f2f1c2b1g3g4d6g5h4h5h3h2h6h7g6b4a3b5g2f7f8";
const TWENTY_THREE_DRAW: &str = "f5f6e6d6e7g5c5c6e3d3c7f3f4g4h5h4d7g6f7e8h3f8g3h6d8c8h7b4b5b8c4b3a3a5a4a2d2";
const NO_SIMD: &str = "--XO-O----XOOO--OOXXOOX--OOOXOO---OXOXXX-XXXXX----OXX-----X----- O";

/// The exact score, whose best move may be one of several.
#[track_caller]
fn check(engine: &mut Engine, position: Position, score: i8) -> Option<Move> {
    let report = engine.search(position, Limits::exact());
    check_report(position, &report);
    check_exact_lines(position, &report);
    assert_eq!((discs(report.value), report.is_exact), (score, true), "{position}");
    report.moves.first().map(|best| best.mv)
}

/// The score of a move among those of all moves.
#[track_caller]
fn check_move(engine: &mut Engine, position: Position, mv: &str, score: i8) {
    let report = engine.search(position, ALL_MOVES);
    let mv: Move = mv.parse().expect("a move");
    assert!(scores(&report).contains(&(mv, score)), "{position}: {:?}", report.moves);
}

fn with_threads_and_table(n_threads: usize, table_mebibytes: usize) -> Engine {
    Engine::new(Options { n_threads, table_mebibytes, ..Options::default() })
}

#[test]
fn a_draw_is_neither_more_nor_less_than_nought() {
    let position = after(SEVEN_EMPTIES_DRAW);
    let mut engine = engine(1);
    check(&mut engine, position, 0);
    check_move(&mut engine, position, "h1", 0);
    let value = engine.search(position, Limits::exact()).value;
    assert!(value.discs().is_sign_positive());
}

#[test]
fn a_hopeless_position_gets_a_legal_move() {
    let position = after(HOPELESS);
    let mut engine = engine(2);
    check(&mut engine, position, -62);
    check_move(&mut engine, position, "a7", -62);
}

#[test]
fn a_pass_with_seventeen_empties_is_the_answer() {
    let position = after(PASS_AT_SEVENTEEN);
    assert!(position.board().must_pass());
    assert_eq!(check(&mut engine(2), position, -60), Some(Move::Pass));
}

#[test]
fn a_pass_with_twenty_six_empties_has_a_number() {
    let position = after(PASS_AT_TWENTY_SIX);
    assert!(position.board().must_pass());
    for limits in [Limits::depth(1), Limits::depth(6), Limits { nodes: Some(1), ..Limits::exact() }] {
        let report = engine(1).search(position, limits);
        check_report(position, &report);
        assert_eq!(report.moves[0].mv, Move::Pass);
        assert!(report.value.discs().abs() <= 64.0);
    }
}

#[test]
fn a_won_wipeout_stays_one_at_every_ply() {
    let mut game = game(THIRTEEN_PASSES);
    let mut engine = engine(1);
    loop {
        let position = game.position();
        if position.board().n_empties() <= 14 {
            let score = if position.turn() == yosumi_rules::Color::White { 64 } else { -64 };
            check(&mut engine, position, score);
            let report = engine.search(position, ALL_MOVES);
            check_report(position, &report);
        }
        let n_discs = 64 - position.board().n_empties();
        if n_discs == 50 || game.undo().is_none() {
            break;
        }
    }
}

#[test]
fn positions_that_follow_one_another_have_scores_that_do() {
    let mut engine = engine(2);
    let first = position("--OX-OO---OOOO-X-OOOO-OX-OOOOOXXXOOXXOXX-OOOOOOXXOXX-O-XO--XXXXX X");
    check(&mut engine, first, 32);
    check_move(&mut engine, first, "g7", 32);
    check(&mut engine, position("--OX-OO---OOOO-X-OOOO-OX-OOOOOXXXOOXXOXX-OOOOXXXXOXX-OXXO--XXXXX O"), -32);
    check(&mut engine, position("--OX-OO---OOOO-X-OOOO-OX-OOOOOXXXOOXXOXXOOOOOXXXOOXX-OXXO--XXXXX X"), 32);
}

#[test]
fn every_cpu_path_answers_alike_at_a_fixed_depth() {
    let position = position(NO_SIMD);
    let reports = CpuPath::all().into_iter().map(|cpu_path| {
        let mut engine = Engine::new(Options { cpu_path, table_mebibytes: 8, ..Options::default() });
        let report = engine.search(position, Limits { n_best: 3, ..Limits::depth(8) });
        check_report(position, &report);
        (report.value, report.moves, report.n_nodes)
    });
    let reports: Vec<_> = reports.collect();
    assert!(reports.iter().all(|report| *report == reports[0]), "{reports:?}");
}

#[test]
#[ignore = "slow: a selective search of 26 empties on every CPU path"]
fn every_cpu_path_answers_alike_at_the_end_of_the_game() {
    let position = position(NO_SIMD);
    let solve = |cpu_path| {
        let mut engine = Engine::new(Options { cpu_path, ..Options::default() });
        let report = engine.search(position, Limits { selectivity: Selectivity::P73, ..Limits::exact() });
        check_report(position, &report);
        (report.value, report.moves, report.n_nodes)
    };
    let answers: Vec<_> = CpuPath::all().into_iter().map(solve).collect();
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
}

#[test]
#[ignore = "slow: positions of 17 to 24 empties at each ply"]
fn a_won_wipeout_is_seen_from_far() {
    let mut game = game(THIRTEEN_PASSES);
    let mut engine = with_threads_and_table(2, 64);
    while game.position().board().n_empties() < 24 {
        let position = game.position();
        let score = if position.turn() == yosumi_rules::Color::White { 64 } else { -64 };
        check(&mut engine, position, score);
        if position.board().n_empties() == 24 {
            check_move(&mut engine, position, "c2", 64);
        }
        game.undo().expect("a move");
    }
}

#[test]
#[ignore = "slow: 21 empties"]
fn a_draw_with_twenty_one_empties() {
    let position = after(TWENTY_ONE_DRAW);
    let mut engine = with_threads_and_table(2, 64);
    check(&mut engine, position, 0);
    check_move(&mut engine, position, "e1", 0);
}

#[test]
#[ignore = "slow: 23 empties on every CPU path"]
fn a_draw_with_twenty_three_empties_on_every_cpu_path() {
    let position = after(TWENTY_THREE_DRAW);
    for cpu_path in CpuPath::all() {
        let mut engine = Engine::new(Options { cpu_path, ..Options::default() });
        assert_eq!(check(&mut engine, position, 0), Some("e2".parse().expect("a move")));
    }
}

/// The discs of a side that once made the hash of a position forget the other side.
#[test]
fn every_move_is_worth_what_its_position_is_worth_alone() {
    let asked = position("OX-O-X--OOXOXXOOX-OOOO-OOOXXOOOOOOOXXOOX-OO-XOOOO--O---XXO-O-OO- X");
    let b3 = asked.play("b3".parse().expect("a square")).expect("a legal move");
    let report = engine(1).search(asked, ALL_MOVES);
    let score = report.moves.iter().find(|found| found.mv.to_string() == "b3").map(|found| discs(found.value));
    assert_eq!(score, Some(6));
    check(&mut engine(1), b3, -6);
}

#[test]
#[ignore = "slow: 24 empties with several tables"]
fn twenty_four_empties_with_a_warm_and_a_cleared_table() {
    let position = after(TWENTY_FOUR);
    let mut engine = with_threads_and_table(2, 64);
    for is_warm in [false, true, true, false] {
        if !is_warm {
            engine.clear();
        }
        assert_eq!(check(&mut engine, position, -2), Some("c7".parse().expect("a move")));
    }
    check(&mut with_threads_and_table(2, 1), position, -2);
}

#[test]
#[ignore = "slow: four positions of 24 empties, three times"]
fn many_threads_find_what_one_finds() {
    for (text, mv, score) in [
        ("--OOOOO-O-OOOO--OXOOOX-XOOOOOOOO-OXXXXO-XXXXX--O--XX--------X--- X", "g3", -2),
        ("--XXO-----OXX-----OXOX---OOXOXXXOOOXOOX-X-XOOO---XOXXO---OOOOOO- X", "f1", 8),
        ("-OOOOOO-X-OOXO--XXXXOOOOXOXOXOX-XOOXOOX-XOXX-OX---O------------- X", "c8", -4),
        ("--O-XO----OX-O--XXXXXO--XOXXOOO-XXXXXO--XXOXOOO-X-X-OX---X--XXX- X", "d1", 6),
    ] {
        for n_threads in [1, 2, 5] {
            let best = check(&mut with_threads_and_table(n_threads, 64), position(text), score);
            assert_eq!(best, Some(mv.parse().expect("a move")));
        }
    }
}
