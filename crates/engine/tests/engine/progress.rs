//! What is reported on the way.

use std::sync::{Arc, Mutex};

use fastrand::Rng;
use yosumi_engine::{Level, Limits, Report, Selectivity};
use yosumi_rules::Position;

use crate::checks::{ALL_MOVES, check_report, engine};
use crate::positions;

/// The reports of a search, the last one at the end.
fn reports(n_threads: usize, position: Position, limits: Limits) -> (Vec<Report>, Report) {
    let reports = Arc::new(Mutex::new(Vec::new()));
    let listener = Arc::clone(&reports);
    let mut engine = engine(n_threads);
    engine.start(position, limits, move |report| listener.lock().expect("no panic").push(report.clone()));
    let last = engine.wait().expect("a search was started");
    let reports = std::mem::take(&mut *reports.lock().expect("no panic"));
    (reports, last)
}

#[test]
fn each_report_goes_further_than_the_one_before() {
    let mut rng = Rng::with_seed(81);
    for n_empties in [3, 9, 12, 13, 16, 17, 18, 26, 40, 60] {
        let position = positions::reached(&mut rng, n_empties);
        for limits in [
            Limits::depth(7),
            Limits { n_best: 4, ..Limits::depth(6) },
            Limits::level(Level::new(6).expect("a level")),
            Limits { nodes: Some(300_000), ..Limits::exact() },
            Limits { solves_from: 0, selective_from: 0, nodes: Some(300_000), ..Limits::exact() },
            Limits { solves_from: 0, nodes: Some(300_000), ..Limits::exact() },
        ] {
            let (reports, last) = reports(2, position, limits.clone());
            for report in &reports {
                check_report(position, report);
                assert!(report.depth <= n_empties && report.n_threads == 2);
            }
            let reach = |report: &Report| (report.depth, report.selectivity);
            assert!(
                reports.iter().zip(reports.iter().skip(1)).all(|(before, after)| reach(before) < reach(after)),
                "{position}, {limits:?}: {:?}",
                reports.iter().map(reach).collect::<Vec<_>>()
            );
            assert!(
                reports.is_sorted_by_key(|report| report.n_nodes) && reports.is_sorted_by_key(|report| report.elapsed)
            );
            if let Some(before) = reports.last() {
                // A round that was stopped may have found a better move before.
                assert!(reach(before) <= reach(&last), "{position}, {limits:?}");
                assert!(before.n_nodes <= last.n_nodes && before.elapsed <= last.elapsed);
            }
        }
    }
}

#[test]
fn a_search_ahead_that_comes_to_the_end_goes_on_to_a_proof() {
    let mut rng = Rng::with_seed(85);
    for n_empties in [1, 2, 7, 12, 16, 17] {
        let position = positions::reached(&mut rng, n_empties);
        let limits = Limits { solves_from: 0, selective_from: 0, ..Limits::exact() };
        let (reports, last) = reports(1, position, limits);
        let reaches: Vec<_> = reports.iter().map(|report| (report.depth, report.selectivity)).collect();
        assert!(reaches.is_sorted_by(|before, after| before < after), "{position}: {reaches:?}");
        assert!(last.is_exact, "{position}: {reaches:?}");
    }
}

#[test]
fn the_last_report_has_the_value_of_the_last_round() {
    let mut rng = Rng::with_seed(82);
    for n_empties in [8, 12, 14, 30] {
        let position = positions::reached(&mut rng, n_empties);
        let limits = Limits { n_best: 2, solves_from: 14, selective_from: 14, ..Limits::depth(6) };
        let (reports, last) = reports(1, position, limits);
        let round = reports.last().expect("a round");
        assert_eq!((round.value, round.is_exact), (last.value, last.is_exact), "{position}");
        assert_eq!(last.is_exact, n_empties <= 14, "{position}");
    }
}

#[test]
fn a_fixed_depth_is_reached_and_not_passed() {
    for depth in 1..=8 {
        let report = engine(1).search(Position::START, Limits::depth(depth));
        assert_eq!((report.depth, report.is_exact), (depth, false));
    }
}

#[test]
fn a_solved_game_is_as_deep_as_there_are_empties() {
    let mut rng = Rng::with_seed(83);
    for n_empties in 1..=12 {
        let position = positions::reached(&mut rng, n_empties);
        if !position.board().is_over() {
            let report = engine(1).search(position, ALL_MOVES);
            assert_eq!((report.depth, report.selectivity), (position.board().n_empties(), Selectivity::Exact));
        }
    }
}

#[test]
fn a_selective_search_to_the_end_is_not_called_exact() {
    let mut rng = Rng::with_seed(84);
    for selectivity in [Selectivity::P73, Selectivity::P95, Selectivity::P99] {
        let position = positions::reached(&mut rng, 15);
        let report = engine(1).search(position, Limits { selectivity, ..Limits::exact() });
        check_report(position, &report);
        assert_eq!((report.depth, report.selectivity, report.is_exact), (15, selectivity, false));
    }
}
