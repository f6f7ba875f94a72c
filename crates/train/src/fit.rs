//! Fitting weights to samples.

use std::ops::RangeInclusive;

use yosumi_eval::{DISC, ProbCutParameters, WEIGHT_UNIT, Weights, n_weights};

use self::least_squares::LeastSquares;
use self::rows::{Rows, StageSample};
use crate::samples::Sample;
use crate::{ErrorStatistics, Samples};

mod least_squares;
mod rows;

/// A stage is fitted when for so many steps the squared error of what was held out has become less by no more than this part
/// of it. Its weights are those of the step with the least.
const PATIENCE: u32 = 5;
const LEAST_GAIN: f64 = 5e-4;
/// Fewer positions held out than this are those of a game or two, and say nothing.
const LEAST_HELD_OUT: u64 = 50;
/// What a position counts for in a stage that only neighbors its own.
const NEIGHBOR: f32 = 0.5;

/// How weights are fitted: least squares, stage by stage from the last to the first, each held to the one after it.
///
/// ```
/// use yosumi_train::{Fit, FitProgress, Folder, Gathering, Resources, SelfPlay};
///
/// let folder = tempfile::tempdir()?;
/// SelfPlay { seed: 1, depth: 1, solves_from: 6 }.run(folder.path(), 40, 40, &Resources::default(), |_| {})?;
/// let mut gathering = Gathering::new(0);
/// gathering.add_games(&Folder::open(folder.path())?, 1.0, 1)?;
///
/// let fit = Fit { discs_per_stage: 20, n_iterations: 3, ..Fit::default() };
/// let mut n_stages = 0;
/// let weights = fit.run(&gathering.samples(1), &Default::default(), 1, |progress| {
///     n_stages += u32::from(matches!(progress, FitProgress::Stage(_)));
/// });
/// assert_eq!((weights.n_stages(), n_stages), (3, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// How many numbers of discs share a stage, 1 to 60.
    pub discs_per_stage: u8,
    /// Positions of so many discs more or fewer than the stage has count half.
    pub window: u8,
    /// How strongly a weight is held to its value in the stage after, in observations.
    pub prior: f32,
    /// The most steps for a stage. Fewer are made when they bring nothing for what is held out, if that is enough to
    /// tell.
    pub n_iterations: u32,
    /// A stage with fewer positions of its own has the weights of the one after it.
    pub least_positions: usize,
}

impl Default for Fit {
    /// Stages of two discs, the neighbors on both sides, held as by a hundred observations, thirty steps.
    fn default() -> Self {
        Self { discs_per_stage: 2, window: 1, prior: 100.0, n_iterations: 30, least_positions: 1 }
    }
}

/// How far a fit is.
///
/// ```
/// use yosumi_train::{ErrorStatistics, FitProgress};
///
/// let progress = FitProgress::Step { stage: 14, step: 1, held_out: ErrorStatistics::default() };
/// assert!(matches!(progress, FitProgress::Step { stage: 14, .. }));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum FitProgress {
    /// A step of a stage is made.
    Step {
        /// The stage.
        stage: usize,
        /// The number of the step, from 1.
        step: u32,
        /// The errors of the positions held out.
        held_out: ErrorStatistics,
    },
    /// A stage is fitted.
    Stage(StageReport),
}

/// What came of a stage, its weights rounded as in the file.
#[derive(Clone, Debug, PartialEq)]
pub struct StageReport {
    /// The stage.
    pub stage: usize,
    /// The numbers of discs that it is for.
    pub discs: RangeInclusive<usize>,
    /// The number of steps that its weights come from; nought where they are those of the stage after.
    pub n_steps: u32,
    /// The positions that it was fitted to, with those of its neighbors.
    pub n_fitted: usize,
    /// The errors of the positions that it has learned from, without those of its neighbors.
    pub learned: ErrorStatistics,
    /// The errors of the positions held out.
    pub held_out: ErrorStatistics,
}

impl Fit {
    /// Fits weights. The same samples give the same weights, whatever the number of threads.
    #[must_use]
    pub fn run(
        &self,
        samples: &Samples,
        probcut: &ProbCutParameters,
        n_threads: usize,
        mut on_progress: impl FnMut(&FitProgress),
    ) -> Weights {
        let mut weights = Weights::zero(self.discs_per_stage);
        weights.probcut = probcut.clone();
        // The weights of the stage after, in discs.
        let mut later = vec![0.0; n_weights()];
        for stage in (0..weights.n_stages()).rev() {
            let report = self.stage(stage, &weights, samples, &mut later, n_threads, &mut on_progress);
            for (weight, discs) in weights.stage_mut(stage).iter_mut().zip(&later) {
                *weight = units(*discs);
            }
            on_progress(&FitProgress::Stage(report));
        }
        weights
    }

    fn stage(
        &self,
        stage: usize,
        weights: &Weights,
        samples: &Samples,
        later: &mut Vec<f32>,
        n_threads: usize,
        on_progress: &mut impl FnMut(&FitProgress),
    ) -> StageReport {
        let discs = discs_of(weights, stage);
        let window = usize::from(self.window);
        let with_neighbors = discs.start().saturating_sub(window)..=discs.end() + window;
        let learned = with_neighbors.flat_map(|n_discs| samples.learned(n_discs).iter().map(move |it| (n_discs, it)));
        let held_out = discs.clone().flat_map(|n_discs| samples.held_out(n_discs).iter().map(move |it| (n_discs, it)));
        let of_stage = |(n_discs, sample): (usize, &Sample)| {
            let is_own = discs.contains(&n_discs);
            let factor = if is_own { 1.0 } else { NEIGHBOR };
            StageSample { sample: *sample, weight: factor * sample.weight(), is_own }
        };
        let rows = |samples: Vec<StageSample>| Rows::new(&samples, later.len(), n_threads);
        let (learned, held_out) = (rows(learned.map(of_stage).collect()), rows(held_out.map(of_stage).collect()));
        let mut n_steps = 0;
        if learned.n_own() >= self.least_positions.max(1) {
            let on_step = |step, held_out| on_progress(&FitProgress::Step { stage, step, held_out });
            (n_steps, *later) = self.fitted(&learned, &held_out, later, n_threads, on_step);
        }
        let rounded: Vec<f32> = later.iter().map(|discs| f32::from(units(*discs)) / UNITS_A_DISC).collect();
        StageReport {
            stage,
            discs,
            n_steps,
            n_fitted: learned.len(),
            learned: learned.errors(&rounded, n_threads),
            held_out: held_out.errors(&rounded, n_threads),
        }
    }

    /// The number of steps that were worth making from the weights of the stage after, and the weights they lead to.
    fn fitted(
        &self,
        learned: &Rows,
        held_out: &Rows,
        later: &[f32],
        n_threads: usize,
        mut on_step: impl FnMut(u32, ErrorStatistics),
    ) -> (u32, Vec<f32>) {
        let mut problem = LeastSquares::new(learned, later, self.prior, n_threads);
        let mut least = held_out.errors(later, n_threads).mean_squared();
        let (mut n_steps, mut fitted) = (0, later.to_vec());
        let mut last_gain = 0;
        for step in 1..=self.n_iterations {
            if !problem.step() {
                break;
            }
            let changed: Vec<f32> = later.iter().zip(problem.changes()).map(|(it, change)| it + change).collect();
            let errors = held_out.errors(&changed, n_threads);
            on_step(step, errors);
            let error = errors.mean_squared();
            let is_unknown = errors.n() < LEAST_HELD_OUT;
            if is_unknown || error < least * (1.0 - LEAST_GAIN) {
                last_gain = step;
            }
            // Errors go up and down on the way to the least sum. The steps after the best one only learn the samples by heart.
            if is_unknown || error < least {
                least = error;
                (n_steps, fitted) = (step, changed);
            }
            if step >= last_gain + PATIENCE {
                break;
            }
        }
        (n_steps, fitted)
    }
}

/// The numbers of discs of a stage.
fn discs_of(weights: &Weights, stage: usize) -> RangeInclusive<usize> {
    let of_stage = |n_discs: &usize| weights.stage_of(*n_discs) == stage;
    let first = (4..=64).find(of_stage).unwrap_or(4);
    let last = (first..=64).take_while(of_stage).last().unwrap_or(first);
    first..=last
}

/// What a disc is in weights as the file has them.
const UNITS_A_DISC: f32 = (DISC / WEIGHT_UNIT) as f32;

/// A weight as the file has it.
fn units(discs: f32) -> i8 {
    (discs * UNITS_A_DISC).round().clamp(f32::from(-i8::MAX), f32::from(i8::MAX)) as i8
}
