//! Looking ahead without solving: the value of a search that gives nothing up against trying everything.

use fastrand::Rng;
use yosumi_engine::{Engine, Limits, Options, Selectivity};
use yosumi_eval::{DISC, Evaluation, Features};
use yosumi_rules::Board;

use crate::checks::{check_report, engine};
use crate::positions;

/// The value of a position after trying all that can be played in so many plies, in units of the evaluation.
fn naive_value(evaluation: &Evaluation, board: Board, depth: u8) -> i32 {
    if board.is_over() {
        return i32::from(board.final_score()) * DISC;
    }
    if board.must_pass() {
        return -naive_value(evaluation, board.pass(), depth);
    }
    if depth == 0 {
        return evaluation.evaluate(&Features::of(board), board);
    }
    let after = board.legal_moves().iter().filter_map(|square| board.play(square));
    after.map(|next| -naive_value(evaluation, next, depth - 1)).max().expect("a move")
}

#[test]
fn a_search_that_gives_nothing_up_is_as_good_as_trying_everything() {
    let evaluation = Evaluation::embedded();
    let mut rng = Rng::with_seed(71);
    let mut n_checked = 0;
    for _ in 0..150 {
        let n_empties = rng.u8(6..59);
        let position = positions::reached(&mut rng, n_empties);
        if position.board().is_over() {
            continue;
        }
        for depth in 1..=4 {
            let limits = Limits { selectivity_ahead: Selectivity::Exact, solves_from: 0, ..Limits::depth(depth) };
            let report = engine(1).search(position, limits);
            check_report(position, &report);
            let expected = naive_value(&evaluation, position.board(), depth);
            // What stable discs prove of a score that is nearly all of the board holds for the score, not for a guess at it.
            if expected.abs() < 16 * DISC {
                let found = (report.value.discs() * f32::from(DISC as i16)) as i32;
                assert_eq!(found, expected, "{position} at depth {depth}");
                n_checked += 1;
            }
        }
    }
    assert!(n_checked > 100, "{n_checked}");
}

#[test]
fn a_search_on_the_thread_of_the_caller_finds_the_same() {
    let mut rng = Rng::with_seed(72);
    let mut here = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    for _ in 0..60 {
        let position = positions::any(&mut rng, 40);
        for limits in [Limits::depth(4), Limits { n_best: 3, ..Limits::depth(2) }] {
            here.clear();
            let found = here.search_here(position, &limits);
            check_report(position, &found);
            let mut elsewhere = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
            let expected = elsewhere.search(position, limits);
            assert_eq!((&found.moves, found.n_nodes), (&expected.moves, expected.n_nodes), "{position}");
        }
    }
}
