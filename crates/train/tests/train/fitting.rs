//! Fitting weights.

use std::collections::BTreeSet;

use yosumi_engine::{Engine, Limits, Options};
use yosumi_eval::{DISC, Evaluation, Features, NETWORK_ONE, NETWORK_OUTPUT_DISC, ProbCutParameters, Weights};
use yosumi_train::{Fit, FitProgress, Folder, Gathering, OpeningLabels, Resources, Samples, SelfPlay, StageReport};

use crate::support::{QUICK, games, play};

const FIT: Fit = Fit { discs_per_stage: 10, window: 1, prior: 1.0, n_iterations: 8, least_positions: 1 };

fn samples(n_games: u64, held_out_every: u32, n_threads: usize) -> Samples {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), n_games, 2);
    let mut gathering = Gathering::new(held_out_every);
    gathering.add_games(&Folder::open(folder.path()).expect("games"), 1.0, n_threads).expect("they are whole");
    gathering.samples(n_threads)
}

fn fit(fit: Fit, samples: &Samples, n_threads: usize) -> (Weights, Vec<StageReport>) {
    let mut reports = Vec::new();
    let probcut = Evaluation::embedded().weights().probcut;
    let weights = fit.run(samples, &probcut, n_threads, |progress| {
        if let FitProgress::Stage(report) = progress {
            reports.push(report.clone());
        }
    });
    assert_eq!(weights.probcut, probcut);
    (weights, reports)
}

#[test]
fn weights_do_not_depend_on_the_number_of_threads() {
    let one = fit(FIT, &samples(60, 10, 1), 1);
    for n_threads in [2, 5] {
        assert_eq!(fit(FIT, &samples(60, 10, n_threads), n_threads), one);
    }
}

#[test]
fn fitted_weights_know_the_positions_they_have_learned_from() {
    let (_, reports) = fit(Fit { n_iterations: 40, ..FIT }, &samples(60, 0, 2), 2);
    for report in &reports {
        assert!(report.learned.mean_absolute() < 3.0, "{report:?}");
        assert!(report.learned.bias().abs() < 1.0, "{report:?}");
        assert_eq!(report.held_out.n(), 0);
    }
    let discs: Vec<_> = reports.iter().map(|report| report.discs.clone()).collect();
    assert_eq!(discs, [54..=64, 44..=53, 34..=43, 24..=33, 14..=23, 4..=13]);
}

#[test]
fn reports_are_about_the_weights_as_they_are_written() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), 30, 2);
    let mut gathering = Gathering::new(0);
    gathering.add_games(&Folder::open(folder.path()).expect("games"), 1.0, 1).expect("they are whole");
    let (weights, reports) = fit(Fit { discs_per_stage: 60, window: 0, ..FIT }, &gathering.samples(1), 1);
    let evaluation = Evaluation::new(&Weights::from_bytes(&weights.to_bytes()).expect("a weight file"));
    // The openings of the games differ, so that hardly a position is there twice.
    let (mut n, mut absolute) = (0.0, 0.0);
    for game in games(folder.path()) {
        for turn in game.turns().filter(|turn| turn.n_played >= game.n_random()) {
            let value = f64::from(evaluation.evaluate(&Features::of(turn.board), turn.board)) / f64::from(DISC);
            absolute += (value - f64::from(game.score_of(turn.color))).abs();
            n += 1.0;
        }
    }
    let reported = reports[0].learned;
    assert!(reported.n() > 500);
    assert!((reported.mean_absolute() - absolute / n).abs() < 0.3, "{} {}", reported.mean_absolute(), absolute / n);
}

#[test]
fn a_stage_with_too_few_positions_has_the_weights_of_the_one_after_it() {
    let samples = samples(40, 0, 2);
    let (weights, reports) = fit(Fit { least_positions: 200, discs_per_stage: 6, ..FIT }, &samples, 2);
    let first = reports.last().expect("a stage");
    assert_eq!((first.stage, first.n_steps), (0, 0));
    assert_eq!(weights.stage(0), weights.stage(1));
    assert_ne!(weights.stage(8), weights.stage(9));
}

#[test]
fn a_strong_prior_keeps_a_stage_near_the_one_after_it() {
    let samples = samples(40, 0, 2);
    let distance = |prior: f32| -> i64 {
        let (weights, _) = fit(Fit { prior, ..FIT }, &samples, 2);
        let pairs = weights.stage(2).iter().zip(weights.stage(3));
        pairs.map(|(one, other)| i64::from(one.abs_diff(*other))).sum()
    };
    assert!(distance(1000.0) < distance(1.0) / 4);
}

#[test]
fn labels_are_learned_from_as_games_are() {
    let folder = tempfile::tempdir().expect("a folder");
    // An evaluation to which every leaf of these searches is worth six discs.
    let mut known = Weights::zero(60);
    known.network_mut(0).output_bias = 6 * NETWORK_OUTPUT_DISC * NETWORK_ONE;
    let resources = Resources { evaluation: Evaluation::new(&known), ..Resources::default() };
    OpeningLabels { n_plies: 5, depth: 1 }.run(folder.path(), 100, &resources, |_| {}).expect("labels");
    let mut gathering = Gathering::new(0);
    gathering.add_labels(&Folder::open(folder.path()).expect("labels"), 4.0).expect("they are whole");
    let alone = Fit { discs_per_stage: 1, window: 0, ..FIT };
    let (weights, _) = fit(alone, &gathering.samples(1), 1);
    // The evaluation of the start, which is alone in its stage, is now that of the search that labelled it, but for what
    // rounding does to weights that count up to eight times.
    let board = yosumi_rules::Board::START;
    let learned = Evaluation::new(&weights).evaluate(&Features::of(board), board);
    let unlearned = Evaluation::new(&Weights::zero(1)).evaluate(&Features::of(board), board);
    let mut engine =
        Engine::new(Options { table_mebibytes: 1, evaluation: resources.evaluation, ..Options::default() });
    let searched = engine.search(yosumi_rules::Position::START, Limits::depth(1)).value.discs();
    assert!((searched + 6.0).abs() < 0.01, "{searched}");
    let off = |value: i32| (f64::from(value) / f64::from(DISC) - f64::from(searched)).abs();
    assert!(off(learned) < 0.75 * off(unlearned) && off(learned) < 1.0, "{learned} {searched}");
}

#[test]
fn what_is_held_out_ends_a_fit_that_gains_nothing_more() {
    let n_steps = |held_out_every: u32| {
        let mut n_steps = 0;
        let fit = Fit { n_iterations: 100, prior: 50.0, discs_per_stage: 60, ..FIT };
        let _ = fit.run(&samples(60, held_out_every, 2), &ProbCutParameters::default(), 2, |progress| {
            if let FitProgress::Step { step, held_out, .. } = progress {
                assert!(held_out.n() > 100 || held_out_every == 0);
                n_steps = *step;
            }
        });
        n_steps
    };
    let (ended, all) = (n_steps(3), n_steps(0));
    assert!(ended > 0 && ended < all / 2, "{ended} {all}");
}

#[test]
fn the_weights_of_a_stage_are_those_of_its_best_step() {
    let fit = Fit { n_iterations: 30, discs_per_stage: 20, ..FIT };
    let (mut least, mut n_better) = (f64::INFINITY, 0);
    let _ = fit.run(&samples(60, 3, 2), &ProbCutParameters::default(), 2, |progress| match progress {
        FitProgress::Step { held_out, .. } => least = least.min(held_out.mean_squared()),
        FitProgress::Stage(report) => {
            // Weights are rounded in the end, and those of the stage after may be better than any step from them.
            let kept = report.held_out.mean_squared();
            assert!(kept < least * 1.01 || report.held_out.n() < 50, "{report:?} {least}");
            n_better += u32::from(report.n_steps > 0);
            least = f64::INFINITY;
        }
    });
    assert!(n_better > 0);
}

#[test]
fn whole_games_are_held_out_over_all_files_and_folders() {
    let folders: [_; 2] = std::array::from_fn(|_| tempfile::tempdir().expect("a folder"));
    // The second folder goes on counting where the first ends, in the middle of a file.
    let sizes = [13, 24];
    let mut gathering = Gathering::new(4);
    let mut boards: [BTreeSet<[u64; 2]>; 2] = Default::default();
    let mut number = 0;
    for (seed, (folder, n_games)) in (1..).zip(folders.iter().zip(sizes)) {
        let self_play = SelfPlay { seed, ..QUICK };
        self_play.run(folder.path(), n_games, 10, &Resources::default(), |_| {}).expect("games are played");
        gathering.add_games(&Folder::open(folder.path()).expect("games"), 1.0, 2).expect("they are whole");
        for game in games(folder.path()) {
            for turn in game.turns().filter(|turn| turn.n_played >= game.n_random()) {
                let (board, _) = turn.board.canonical();
                boards[usize::from(number % 4 == 0)].insert([board.player().bits(), board.opponent().bits()]);
            }
            number += 1;
        }
    }
    let [learned, held_out] = boards;
    let samples = gathering.samples(2);
    assert_eq!(samples.n_learned(), learned.len());
    assert_eq!(samples.n_held_out(), held_out.difference(&learned).count());
    assert!(samples.n_held_out() > 100);
}
