//! `ProbCut`'s constants.

use yosumi_engine::{Engine, Limits, Options, Selectivity};
use yosumi_eval::{DISC, Evaluation, Features, ProbCutParameters, Weights};
use yosumi_rules::{ByColor, Color, Setup};
use yosumi_train::{
    Folder, Games, Item, ProbCutFit, ProbCutSample, ProbCutSampling, Reliability, Resources, reliability,
};

use crate::support::play;

const SAMPLING: ProbCutSampling = ProbCutSampling { seed: 2, depth: 3, solves_from: 8 };

fn samples(n_samples: u64, n_threads: usize) -> Vec<ProbCutSample> {
    let [games, folder] = std::array::from_fn(|_| tempfile::tempdir().expect("a folder"));
    play(games.path(), 30, 2);
    let games = Games::read(&[Folder::open(games.path()).expect("games")], 1).expect("they are whole");
    let resources = Resources { n_threads, ..Resources::default() };
    SAMPLING.run(folder.path(), &games, n_samples, 40, &resources, |_| {}).expect("samples");
    Folder::open(folder.path()).and_then(|folder| folder.read_all()).expect("whole files")
}

#[test]
fn samples_hold_the_values_of_searches_that_leave_nothing_out() {
    let samples = samples(60, 2);
    assert_eq!(self::samples(60, 1), samples);
    let evaluation = Evaluation::embedded();
    let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    let mut n_exact = 0;
    for sample in samples {
        let board = sample.board();
        let units = evaluation.evaluate(&Features::of(board), board);
        assert_eq!(sample.value(0), Some(f64::from(units) / f64::from(DISC)));
        let setup = Setup { discs: ByColor { black: board.player(), white: board.opponent() }, turn: Color::Black };
        let position = setup.try_into().expect("a position");
        let n_empties = usize::from(board.n_empties());
        for depth in 1..=4 {
            let is_searched = depth <= 3 && depth < n_empties;
            let limits = Limits {
                solves_from: 0,
                selective_from: 0,
                selectivity_ahead: Selectivity::Exact,
                ..Limits::depth(depth as u8)
            };
            engine.clear();
            let value = || f64::from(engine.search(position, limits).value.discs());
            assert_eq!(sample.value(depth), is_searched.then(value), "{position} {depth}");
        }
        let exact = (n_empties <= 8).then(|| f64::from(engine.search(position, Limits::exact()).value.discs()));
        assert_eq!(sample.exact(), exact);
        n_exact += u32::from(exact.is_some());
    }
    assert!(n_exact > 0);
}

#[test]
fn samples_are_read_as_they_were_written() {
    for sample in samples(15, 2) {
        let mut bytes = Vec::new();
        sample.write(&mut bytes);
        assert_eq!(bytes.len(), ProbCutSample::LEN);
        assert_eq!(ProbCutSample::read(&bytes), Some(sample));
        assert_eq!(ProbCutSample::read(&bytes[2..]), None);
    }
}

#[test]
fn changed_samples_are_refused_or_harmless() {
    let mut rng = fastrand::Rng::with_seed(1);
    let samples = samples(45, 2);
    for _ in 0..3000 {
        let mut bytes = Vec::new();
        samples[rng.usize(0..samples.len())].write(&mut bytes);
        for _ in 0..rng.u8(1..4) {
            let index = rng.usize(0..bytes.len());
            bytes[index] = if rng.bool() { rng.u8(..) } else { 0 };
        }
        if let Some(sample) = ProbCutSample::read(&bytes) {
            let _ = reliability(&[sample], Evaluation::embedded().probcut());
            let _ = ProbCutFit::new(&[sample; 2]);
        }
    }
    // A search of eight plies on a board with fewer empty squares.
    let late = samples.iter().find(|sample| (3..8).contains(&sample.board().n_empties())).expect("a late one");
    let mut bytes = Vec::new();
    late.write(&mut bytes);
    bytes[16 + 2 * 8..][..2].fill(0);
    assert_eq!(ProbCutSample::read(&bytes), None);
}

#[test]
fn only_what_a_search_looks_at_is_judged() {
    let samples = samples(900, 2);
    let held_out = samples.iter().enumerate().filter(|(number, _)| number / 15 % 10 == 0).map(|(_, sample)| sample);
    let (mut n_ahead, mut n_exact) = (0, 0);
    for sample in held_out {
        let n_empties = usize::from(sample.board().n_empties());
        let depths: Vec<usize> = (0..13).filter(|depth| sample.value(*depth).is_some()).collect();
        for &shallow in &depths {
            let is_near = |value: Option<f64>| value.is_some_and(|value| value.abs() < 40.0);
            let deeper = depths.iter().filter(|deep| **deep > shallow && (**deep - shallow).is_multiple_of(2));
            n_ahead += deeper.filter(|deep| is_near(sample.value(**deep))).count() as u64;
            n_exact += u64::from((n_empties - shallow).is_multiple_of(2) && is_near(sample.exact()));
        }
    }
    let groups = reliability(&samples, Evaluation::embedded().probcut());
    let all = groups.iter().fold(Reliability::default(), Reliability::with);
    assert_eq!((all.n_ahead, all.n_exact), (n_ahead, n_exact));
    assert!(n_ahead > 20 && n_exact > 5, "{n_ahead} {n_exact}");
}

#[test]
fn constants_that_fit_are_about_as_often_wrong_as_each_selectivity_says() {
    let samples = samples(900, 2);
    let fit = ProbCutFit::new(&samples);
    assert!(fit.misfit < 0.5, "{}", fit.misfit);
    let mut weights = Weights::zero(4);
    weights.probcut = fit.parameters;
    let evaluation = Evaluation::new(&weights);
    let groups = reliability(&samples, evaluation.probcut());
    assert_eq!(groups.len(), 15);
    let all = groups.iter().fold(Reliability::default(), Reliability::with);
    assert!(all.n_ahead > 100, "{all:?}");
    let percent = all.n_wrong_ahead.map(|wrong| 100 * wrong / all.n_ahead);
    assert!((10..45).contains(&percent[0]) && percent[3] < 10, "{all:?}");
    assert!(percent.is_sorted_by(|one, other| one >= other));
}

#[test]
fn without_samples_the_constants_are_a_guess() {
    let fit = ProbCutFit::new(&[]);
    assert_eq!(fit.parameters, ProbCutParameters::default());
}
