//! The moves of the position that is searched: images of one another, and how many are wanted.

use fastrand::Rng;
use yosumi_engine::{Limits, Value};
use yosumi_rules::{Board, Position};

use crate::checks::{check_report, engine};
use crate::positions::{self, after};

/// One opening, four ways.
const TIGER: [&str; 4] = ["f5d6c3d3c4", "e6f4c3c4d3", "c4e3f6e6f5", "d3c5f6f5e6"];

#[test]
fn symmetric_moves_are_searched_once_and_share_a_value() {
    for depth in [1, 2, 5, 8] {
        let report = engine(1).search(Position::START, Limits::depth(depth));
        check_report(Position::START, &report);
        assert_eq!(report.moves.len(), 4, "{:?}", report.moves);
        assert!(report.moves.iter().all(|found| found.value == report.value), "{:?}", report.moves);
        // The nodes of one move, not of four.
        let after_one = engine(1).search(after("f5"), Limits::depth(depth - 1));
        assert!(report.n_nodes < 2 * after_one.n_nodes + 100, "{} and {} nodes", report.n_nodes, after_one.n_nodes);
    }
}

#[test]
fn moves_to_images_of_a_board_share_a_value_anywhere() {
    let mut rng = Rng::with_seed(61);
    let mut engine = engine(1);
    let mut n_found = 0;
    for _ in 0..400 {
        let n_empties = rng.u8(51..60);
        let position = positions::reached(&mut rng, n_empties);
        let board = position.board();
        let report = engine.search(position, Limits { n_best: usize::MAX, ..Limits::depth(3) });
        let image = |mv: yosumi_rules::Move| Some(board.play(mv.square()?)?.canonical().0);
        for found in &report.moves {
            for other in &report.moves {
                if found.mv != other.mv && image(found.mv).is_some() && image(found.mv) == image(other.mv) {
                    assert_eq!(found.value, other.value, "{position}: {} and {}", found.mv, other.mv);
                    n_found += 1;
                }
            }
        }
    }
    assert!(n_found > 20, "{n_found}");
}

#[test]
fn one_opening_has_one_value_at_every_depth_however_it_was_played() {
    let boards: Vec<Board> = TIGER.iter().map(|moves| after(moves).board()).collect();
    assert!(boards.iter().all(|board| board.canonical().0 == boards[0].canonical().0));
    for depth in 1..=9 {
        for n_best in [1, 3] {
            let values: Vec<(Value, u64)> = TIGER
                .iter()
                .map(|moves| {
                    let report = engine(1).search(after(moves), Limits { n_best, ..Limits::depth(depth) });
                    (report.value, report.n_nodes)
                })
                .collect();
            assert!(values.iter().all(|value| *value == values[0]), "depth {depth}, best {n_best}: {values:?}");
        }
    }
}

#[test]
fn asking_for_more_moves_than_before_gives_the_missing_ones() {
    let mut rng = Rng::with_seed(62);
    let mut engine = engine(1);
    for n_empties in [8, 12, 20, 40] {
        let position = positions::reached(&mut rng, n_empties);
        let n_legal = usize::from(position.board().mobility());
        let limits = Limits { depth: 5, solves_from: 12, selective_from: 12, ..Limits::exact() };
        for n_best in [1, 2, 3, n_legal, usize::MAX, 1] {
            let report = engine.search(position, Limits { n_best, ..limits.clone() });
            check_report(position, &report);
            assert_eq!(report.moves.len(), n_best.min(n_legal), "{position}: {:?}", report.moves);
        }
    }
}

#[test]
fn the_best_moves_are_the_first_of_all_moves() {
    let mut rng = Rng::with_seed(63);
    let mut engine = engine(1);
    for _ in 0..20 {
        let position = positions::reached(&mut rng, 11);
        let values =
            |report: yosumi_engine::Report| -> Vec<Value> { report.moves.iter().map(|found| found.value).collect() };
        let all = values(engine.search(position, Limits { n_best: usize::MAX, ..Limits::exact() }));
        for n_best in 1..=all.len() {
            engine.clear();
            let some = values(engine.search(position, Limits { n_best, ..Limits::exact() }));
            assert_eq!(some, all[..some.len()], "{position}");
        }
    }
}
