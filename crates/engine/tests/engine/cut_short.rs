//! Searches that end before their time: by nodes, to the node, and without a lie.

use fastrand::Rng;
use yosumi_engine::{Level, Limits, Selectivity};
use yosumi_rules::Position;

use crate::checks::{ALL_MOVES, check_report, discs, engine, exact_score, found, scores};
use crate::positions;

/// The most nodes by which a search goes on beyond its limit: the ends of the game near the leaves are searched without a
/// look at it.
const OVERRUN: u64 = 50_000;

#[test]
fn one_thread_with_a_node_limit_is_deterministic_to_the_node() {
    let mut rng = Rng::with_seed(31);
    let mut engine = engine(1);
    for n_empties in [14, 17, 22, 30, 45, 58] {
        let position = positions::reached(&mut rng, n_empties);
        for limits in [
            Limits { nodes: Some(20_000), ..Limits::exact() },
            Limits { nodes: Some(77_777), ..ALL_MOVES },
            Limits { nodes: Some(5_000), n_best: 3, ..Limits::depth(10) },
            Limits { nodes: Some(50_000), ..Limits::level(Level::MAX) },
            Limits { nodes: Some(1_000_000), selectivity: Selectivity::P73, ..Limits::depth(6) },
        ] {
            engine.clear();
            let first = engine.search(position, limits.clone());
            engine.clear();
            let second = engine.search(position, limits.clone());
            check_report(position, &first);
            assert_eq!(found(&first), found(&second), "{position}: {limits:?}");
        }
    }
}

#[test]
fn an_engine_that_was_cleared_is_like_a_new_one() {
    let mut rng = Rng::with_seed(32);
    let limits = Limits { nodes: Some(30_000), ..Limits::exact() };
    let mut used = engine(1);
    for _ in 0..20 {
        let position = positions::reached(&mut rng, 24);
        used.clear();
        let (first, second) = (used.search(position, limits.clone()), engine(1).search(position, limits.clone()));
        assert_eq!(found(&first), found(&second), "{position}");
    }
}

#[test]
fn a_node_limit_is_kept_closely() {
    let mut rng = Rng::with_seed(33);
    let mut engine = engine(1);
    for n_empties in [11, 13, 16, 20, 30, 50] {
        let position = positions::reached(&mut rng, n_empties);
        for nodes in [1, 10, 1_000, 30_000, 200_000] {
            let report = engine.search(position, Limits { nodes: Some(nodes), ..ALL_MOVES });
            check_report(position, &report);
            assert!(report.n_nodes <= nodes + OVERRUN, "{position}: {} nodes for {nodes}", report.n_nodes);
        }
    }
}

#[test]
fn two_threads_keep_a_node_limit_together() {
    let position = positions::reached(&mut Rng::with_seed(34), 24);
    let nodes = 1_000_000;
    let report = engine(2).search(position, Limits { nodes: Some(nodes), ..Limits::exact() });
    check_report(position, &report);
    assert!(report.n_nodes <= 2 * nodes + 2 * OVERRUN, "{} nodes", report.n_nodes);
}

/// Whatever is called exact is, when the search is cut short after any number of nodes.
#[track_caller]
fn check_no_lie(position: Position, limits: &Limits, score: i8, expected: &[(yosumi_rules::Move, i8)]) {
    let mut engine = engine(1);
    let whole = engine.search(position, limits.clone()).n_nodes;
    for part in 1..40 {
        engine.clear();
        let report = engine.search(position, Limits { nodes: Some(whole * part / 40), ..limits.clone() });
        check_report(position, &report);
        if report.is_exact {
            assert_eq!(discs(report.value), score, "{position}: after {} nodes of {whole}", report.n_nodes);
        }
        for found in report.moves.iter().filter(|found| found.is_exact) {
            let told = (found.mv, discs(found.value));
            assert!(expected.contains(&told), "{position}: {told:?} after {} nodes of {whole}", report.n_nodes);
        }
    }
}

#[test]
fn what_is_called_exact_is_exact_when_the_search_was_cut_short() {
    let mut rng = Rng::with_seed(35);
    for _ in 0..12 {
        let position = positions::reached(&mut rng, 13);
        let expected = scores(&engine(1).search(position, ALL_MOVES));
        let score = exact_score(position);
        check_no_lie(position, &Limits::exact(), score, &expected);
        check_no_lie(position, &Limits { n_best: 3, ..Limits::exact() }, score, &expected);
    }
}
