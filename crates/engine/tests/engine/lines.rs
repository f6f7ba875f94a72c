//! The best lines that come with moves.

use fastrand::Rng;
use yosumi_engine::{Limits, Window};
use yosumi_rules::Move;

use crate::checks::{ALL_MOVES, check_exact_lines, check_report, engine};
use crate::positions;

#[test]
fn exact_lines_are_played_to_the_end_with_their_score() {
    let mut rng = Rng::with_seed(51);
    let mut engine = engine(1);
    for n_empties in [9, 10, 11, 12, 12, 13, 13, 14, 14] {
        for _ in 0..4 {
            let position = positions::reached(&mut rng, n_empties);
            for limits in [Limits::exact(), ALL_MOVES] {
                let report = engine.search(position, limits);
                check_report(position, &report);
                check_exact_lines(position, &report);
            }
        }
    }
}

#[test]
fn exact_lines_hold_after_searches_of_the_midgame() {
    let mut rng = Rng::with_seed(52);
    for n_threads in [1, 2] {
        let mut engine = engine(n_threads);
        for _ in 0..8 {
            let position = positions::reached(&mut rng, 14);
            for depth in [3, 7, 10] {
                engine.search(position, Limits { n_best: 4, ..Limits::depth(depth) });
            }
            engine.search(position, Limits { window: Window::WIN_LOSS_DRAW, ..ALL_MOVES });
            let report = engine.search(position, ALL_MOVES);
            check_report(position, &report);
            check_exact_lines(position, &report);
        }
    }
}

#[test]
fn lines_of_the_midgame_look_ahead() {
    let mut rng = Rng::with_seed(53);
    let mut engine = engine(1);
    for _ in 0..10 {
        let position = positions::reached(&mut rng, 40);
        let report = engine.search(position, Limits::depth(8));
        check_report(position, &report);
        let n_discs = report.moves[0].line.iter().filter(|&&mv| mv != Move::Pass).count();
        assert!(n_discs >= 3, "{position}: {:?}", report.moves[0].line);
    }
}
