//! An exact value is the same whatever the engine is made of and whatever it has seen before.

use yosumi_engine::{Engine, Limits, Options};
use yosumi_kernels::CpuPath;
use yosumi_rules::{Position, Symmetry};

use crate::checks::{ALL_MOVES, check_exact_lines, check_report, discs, engine, scores};
use crate::positions::{self, position, problems};

/// Positions of 14 empties with their scores.
fn solved(n: usize) -> Vec<(Position, i8)> {
    let with_score = |problem: yosumi_records::Problem| Some((problem.position, problem.best_score()?));
    problems("rand14.obf").into_iter().filter_map(with_score).take(n).collect()
}

#[track_caller]
fn check(engine: &mut Engine, position: Position, score: i8) {
    let report = engine.search(position, Limits::exact());
    check_report(position, &report);
    check_exact_lines(position, &report);
    assert_eq!((discs(report.value), report.is_exact), (score, true), "{position}");
}

#[test]
fn the_number_of_threads_does_not_change_an_exact_value() {
    for n_threads in [1, 2, 3, 8] {
        let mut engine = engine(n_threads);
        for (position, score) in solved(12) {
            for _ in 0..2 {
                engine.clear();
                check(&mut engine, position, score);
            }
        }
    }
}

#[test]
fn a_warm_table_does_not_change_an_exact_value() {
    for n_threads in [1, 2] {
        let mut engine = engine(n_threads);
        for (position, score) in solved(12) {
            // What a search of the midgame, one for the winner alone and one of other moves leave behind is not exact.
            engine.search(position, Limits::depth(6));
            engine.search(position, Limits { window: yosumi_engine::Window::WIN_LOSS_DRAW, ..Limits::exact() });
            check(&mut engine, position, score);
            engine.search(position, Limits { n_best: 3, ..Limits::exact() });
            check(&mut engine, position, score);
            check(&mut engine, position, score);
        }
    }
}

#[test]
fn the_size_of_the_table_does_not_change_an_exact_value() {
    for table_mebibytes in [0, 1, 32] {
        let mut engine = Engine::new(Options { n_threads: 2, table_mebibytes, ..Options::default() });
        for (position, score) in solved(10) {
            check(&mut engine, position, score);
        }
    }
}

#[test]
fn every_cpu_path_searches_the_same_nodes() {
    for (position, score) in solved(8) {
        let nodes = CpuPath::all().into_iter().map(|cpu_path| {
            let mut engine = Engine::new(Options { cpu_path, table_mebibytes: 8, ..Options::default() });
            check(&mut engine, position, score);
            engine.clear();
            engine.search(position, Limits::exact()).n_nodes
        });
        let nodes: Vec<u64> = nodes.collect();
        assert!(nodes.iter().all(|n_nodes| *n_nodes == nodes[0]), "{position}: {nodes:?}");
    }
}

#[test]
fn the_images_of_a_position_have_the_images_of_its_scores() {
    let mut rng = fastrand::Rng::with_seed(12);
    let mut engine = engine(1);
    for _ in 0..12 {
        let original = positions::reached(&mut rng, 11);
        let expected = scores(&engine.search(original, ALL_MOVES));
        for symmetry in Symmetry::ALL {
            engine.clear();
            let image = symmetry.position(original);
            let report = engine.search(image, ALL_MOVES);
            check_report(image, &report);
            let back = |mv: yosumi_rules::Move| mv.square().map(|square| symmetry.inverse().square(square));
            let mut found: Vec<_> = scores(&report).into_iter().map(|(mv, score)| (back(mv), score)).collect();
            found.sort_unstable();
            let expected: Vec<_> = expected.iter().map(|&(mv, score)| (mv.square(), score)).collect();
            assert_eq!(found, expected, "{image}");
        }
    }
}

#[test]
fn the_color_to_move_does_not_change_an_exact_value() {
    let black = position("--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X");
    let white = position("--OOOOO--XXXOO-X-XXXOOXO-XOXOXOOXOOOXOOO--OXOXOO-OOOXXX--XXXXX-- O");
    let mut engine = engine(1);
    check(&mut engine, black, 18);
    check(&mut engine, white, 18);
}
