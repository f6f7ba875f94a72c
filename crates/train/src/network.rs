//! Fitting the networks that correct the sums of the patterns.

use std::ops::RangeInclusive;
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use fastrand::Rng;
use yosumi_eval::{DISC, Evaluation, Features, Network, Weights, row_indices};

use self::learner::{Learner, Lesson};
use crate::parallel::make_all;
use crate::samples::Sample;
use crate::{ErrorStatistics, Progress, Samples};

mod dense;
mod learner;

/// A network learns from positions of so many discs more or fewer, too, so that it changes little where the next begins.
const WINDOW: usize = 2;
/// Where nothing is held out, one position in so many is judged of those that were learned from.
const JUDGED_EVERY: usize = 50;

/// How networks are fitted: by gradient descent, in passes over the positions in random order, each network by itself.
///
/// ```
/// use yosumi_eval::Weights;
/// use yosumi_train::{Folder, Gathering, NetworkFit, Resources, SelfPlay};
///
/// let folder = tempfile::tempdir()?;
/// SelfPlay { seed: 1, depth: 1, solves_from: 6 }.run(folder.path(), 40, 40, &Resources::default(), |_| {})?;
/// let mut gathering = Gathering::new(0);
/// gathering.add_games(&Folder::open(folder.path())?, 1.0, 1)?;
///
/// let mut weights = Weights::zero(4);
/// let reports = NetworkFit::default().run(&gathering.samples(1), &mut weights, 1, |_| {});
/// assert_eq!(reports.len(), weights.networks().len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NetworkFit {
    /// What the order of the positions and the first numbers are drawn from.
    pub seed: u64,
    /// How often each position is learned from.
    pub n_passes: u32,
    /// How far the first steps go; they become shorter until the end.
    pub rate: f32,
}

impl Default for NetworkFit {
    /// One pass, in which steps go as far as was best on positions whose scores are known.
    fn default() -> Self {
        Self { seed: 0, n_passes: 1, rate: 0.02 }
    }
}

/// What came of a network, its numbers rounded as in the file.
#[derive(Clone, Debug, PartialEq)]
pub struct NetworkReport {
    /// The number of the network.
    pub network: usize,
    /// The numbers of discs that it is for.
    pub discs: RangeInclusive<usize>,
    /// The positions that it was fitted to, with those of its neighbors.
    pub n_fitted: usize,
    /// The errors of the sums of the patterns at the positions held out or, where none is, at some of those learned from.
    pub before: ErrorStatistics,
    /// The errors of what the network makes of them.
    pub after: ErrorStatistics,
}

impl NetworkFit {
    /// Fits the networks of `weights`, whose pattern weights stay what they are, and says what came of each. The same
    /// samples give the same networks, whatever the number of threads.
    pub fn run(
        &self,
        samples: &Samples,
        weights: &mut Weights,
        n_threads: usize,
        mut on_progress: impl FnMut(&Progress),
    ) -> Vec<NetworkReport> {
        let begin = Instant::now();
        let n_networks = weights.networks().len();
        let n_fitted: Vec<usize> = (0..n_networks).map(|network| learned(network, samples).count()).collect();
        let n_items = n_fitted.iter().sum::<usize>() as u64 * u64::from(self.n_passes);
        let evaluation = Evaluation::new(weights);
        // The lessons that are learned come from all threads and are told on this one.
        let (sender, receiver) = mpsc::channel();
        let networks = thread::scope(|threads| {
            let evaluation = &evaluation;
            let work = threads.spawn(move || {
                let fit = |sender: &mut mpsc::Sender<usize>, network| {
                    self.network(network as usize, samples, evaluation, |n_learned| {
                        // Where nobody listens the work goes on.
                        let _ = sender.send(n_learned);
                    })
                };
                make_all(n_networks as u64, n_threads, || sender.clone(), fit, || {})
            });
            let mut n_done = 0;
            for n_more in receiver {
                n_done += n_more as u64;
                on_progress(&Progress { n_items, n_found: 0, n_done, elapsed: begin.elapsed() });
            }
            work.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        });
        for (number, network) in networks.into_iter().enumerate() {
            *weights.network_mut(number) = network;
        }
        let evaluation = Evaluation::new(weights);
        let reports = n_fitted.into_iter().enumerate();
        reports.map(|(network, n_fitted)| report(network, n_fitted, samples, &evaluation)).collect()
    }

    fn network(
        &self,
        network: usize,
        samples: &Samples,
        evaluation: &Evaluation,
        mut on_learned: impl FnMut(usize),
    ) -> Network {
        let mut positions: Vec<Sample> = learned(network, samples).copied().collect();
        if positions.is_empty() {
            // What a learner begins with is drawn, and says something everywhere.
            return Network::zero();
        }
        let mut rng = Rng::with_seed(self.seed.wrapping_add(network as u64));
        let mut learner = Learner::new(&mut rng);
        let n_batches = positions.len().div_ceil(Learner::BATCH) * self.n_passes as usize;
        let mut n_learned = 0;
        for _ in 0..self.n_passes {
            rng.shuffle(&mut positions);
            for batch in positions.chunks(Learner::BATCH) {
                let part = n_learned as f32 / n_batches as f32;
                learner.learn(batch.iter().map(|sample| lesson(sample, evaluation)), self.rate * (1.01 - part));
                n_learned += 1;
                on_learned(batch.len());
            }
        }
        learner.network()
    }
}

/// The positions that a network learns from.
fn learned(network: usize, samples: &Samples) -> impl Iterator<Item = &Sample> {
    let discs = discs_of(network);
    (discs.start().saturating_sub(WINDOW)..=discs.end() + WINDOW).flat_map(|n_discs| samples.learned(n_discs))
}

/// What is to be learned from a position: what the patterns are short of its value.
fn lesson(sample: &Sample, evaluation: &Evaluation) -> Lesson {
    let board = sample.board();
    let features = Features::of(board);
    let sum = evaluation.evaluate_quickly(&features, board) as f32 / DISC as f32;
    Lesson { rows: row_indices(&features, board), missing: sample.value - sum, weight: sample.weight() }
}

fn report(network: usize, n_fitted: usize, samples: &Samples, evaluation: &Evaluation) -> NetworkReport {
    let discs = discs_of(network);
    let (mut before, mut after) = (ErrorStatistics::default(), ErrorStatistics::default());
    for n_discs in discs.clone() {
        let (judged, every) = match samples.n_held_out() {
            0 => (samples.learned(n_discs), JUDGED_EVERY),
            _ => (samples.held_out(n_discs), 1),
        };
        for sample in judged.iter().step_by(every) {
            let (board, weight) = (sample.board(), f64::from(sample.weight()));
            let features = Features::of(board);
            let discs = |value: i32| f64::from(value) / f64::from(DISC);
            before.add(discs(evaluation.evaluate_quickly(&features, board)), sample.value.into(), weight);
            after.add(discs(evaluation.evaluate(&features, board)), sample.value.into(), weight);
        }
    }
    NetworkReport { network, discs, n_fitted, before, after }
}

/// The numbers of discs of a network.
fn discs_of(network: usize) -> RangeInclusive<usize> {
    let of_network = |n_discs: &usize| Weights::network_of(*n_discs) == network;
    let first = (4..=64).find(of_network).unwrap_or(4);
    let last = (first..=64).take_while(of_network).last().unwrap_or(first);
    first..=last
}
