//! Judging weights by problems.

use yosumi_eval::{DISC, Features};
use yosumi_records::{ObfReader, Problem};
use yosumi_train::{Resources, accuracy};

fn problems(file: &str, n: usize) -> Vec<Problem> {
    let path = format!("{}/../../testdata/{file}", env!("CARGO_MANIFEST_DIR"));
    let problems = ObfReader::open(path).expect("the file is there");
    problems.take(n).map(|problem| problem.expect("a problem").1).collect()
}

#[test]
fn errors_are_those_of_the_evaluation() {
    let problems = problems("rand14.obf", 20);
    let resources = Resources::default();
    let found = accuracy(&problems, &[0], &resources, |_| {})[0];
    let errors = problems.iter().map(|problem| {
        let board = problem.position.board();
        let value = f64::from(resources.evaluation.evaluate(&Features::of(board), board)) / f64::from(DISC);
        value - f64::from(problem.best_score().expect("a score"))
    });
    let errors: Vec<f64> = errors.collect();
    let mean = |of: fn(&f64) -> f64| errors.iter().map(of).sum::<f64>() / 20.0;
    assert_eq!((found.depth, found.errors.n(), found.n_judged), (0, 20, 0));
    assert!((found.errors.mean_absolute() - mean(|error| error.abs())).abs() < 1e-9);
    assert!((found.errors.bias() - mean(|error| *error)).abs() < 1e-9);
}

#[test]
fn exact_searches_make_no_errors_and_lose_nothing() {
    let problems = problems("fforum-1-19.obf", 6);
    for n_threads in [1, 2] {
        let resources = Resources { n_threads, ..Resources::default() };
        let found = accuracy(&problems, &[16], &resources, |_| {})[0];
        assert_eq!((found.errors.n(), found.errors.mean_absolute()), (6, 0.0));
        assert_eq!((found.n_judged, found.n_best, found.lost), (6, 6, 0));
    }
}

#[test]
fn shallow_searches_lose_something_and_deeper_ones_less() {
    let problems = problems("hard-20-first-60.obf", 30);
    let mut n_told = 0;
    let found = accuracy(&problems, &[1, 6], &Resources::default(), |progress| n_told = progress.n_done);
    let [shallow, deep] = found[..] else { panic!("one for each depth") };
    assert_eq!(n_told, 30);
    assert!(shallow.lost > deep.lost && deep.lost > 0, "{found:?}");
    assert!(shallow.n_judged == 30 && shallow.n_best < deep.n_best);
}

#[test]
fn moves_are_judged_where_all_have_scores() {
    // One score a position is stated here.
    let found = accuracy(&problems("rand14.obf", 10), &[2], &Resources::default(), |_| {})[0];
    assert_eq!((found.errors.n(), found.n_judged), (10, 0));
}
