//! Fitting networks.

use yosumi_eval::{Evaluation, Weights};
use yosumi_train::{Folder, Gathering, NetworkFit, NetworkReport, Samples};

use crate::support::play;

fn samples(n_games: u64, held_out_every: u32) -> Samples {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), n_games, 2);
    let mut gathering = Gathering::new(held_out_every);
    gathering.add_games(&Folder::open(folder.path()).expect("games"), 1.0, 2).expect("they are whole");
    gathering.samples(2)
}

fn fit(seed: u64, samples: &Samples, n_threads: usize) -> (Weights, Vec<NetworkReport>) {
    let mut weights = Weights::zero(20);
    let reports = NetworkFit { seed, n_passes: 20, rate: 0.05 }.run(samples, &mut weights, n_threads, |_| {});
    (weights, reports)
}

#[test]
fn networks_do_not_depend_on_the_number_of_threads_but_on_the_seed() {
    let samples = samples(30, 10);
    let one = fit(1, &samples, 1);
    assert_eq!(fit(1, &samples, 3), one);
    assert_ne!(fit(2, &samples, 1).0, one.0);
}

#[test]
fn networks_learn_what_the_patterns_miss_and_leave_those_alone() {
    let samples = samples(60, 0);
    let (weights, reports) = fit(1, &samples, 2);
    let n_fitted: usize = reports.iter().map(|report| report.n_fitted).sum();
    assert!(n_fitted > samples.n_learned(), "neighbors are learned from, too");
    // Of few positions nothing can be learned.
    for report in reports.iter().filter(|report| report.n_fitted > 400) {
        assert!(report.after.mean_squared() < 0.5 * report.before.mean_squared(), "{report:?}");
    }
    assert_eq!(reports.first().map(|report| *report.discs.start()), Some(4));
    assert_eq!(reports.last().map(|report| *report.discs.end()), Some(64));
    for stage in 0..weights.n_stages() {
        assert_eq!(weights.stage(stage), Weights::zero(20).stage(stage));
    }
    assert_eq!(Evaluation::new(&weights).weights(), weights);
}

#[test]
fn progress_goes_to_the_end() {
    let samples = samples(20, 5);
    let mut last = None;
    let fit = NetworkFit { n_passes: 2, ..NetworkFit::default() };
    let reports = fit.run(&samples, &mut Weights::zero(60), 2, |progress| {
        assert!(last.is_none_or(|n_done| n_done < progress.n_done) && progress.n_done <= progress.n_items);
        last = Some(progress.n_done);
    });
    let n_fitted: usize = reports.iter().map(|report| report.n_fitted).sum();
    assert_eq!(last, Some(2 * n_fitted as u64));
    let n_judged: u64 = reports.iter().map(|report| report.before.n()).sum();
    assert_eq!(n_judged, samples.n_held_out() as u64);
}

#[test]
fn where_nothing_is_to_be_learned_nothing_is_corrected() {
    let mut weights = Weights::zero(60);
    let reports = NetworkFit::default().run(&Gathering::new(0).samples(1), &mut weights, 2, |_| {});
    assert!(reports.iter().all(|report| report.n_fitted == 0 && report.after.n() == 0));
    assert_eq!(weights, Weights::zero(60));
}
