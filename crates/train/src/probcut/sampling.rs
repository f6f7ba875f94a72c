//! The making of samples for `ProbCut`.

use std::path::Path;

use serde::Serialize;
use yosumi_engine::{Engine, Limits, Selectivity};
use yosumi_eval::{DISC, Features};
use yosumi_rules::Board;

use super::sample::{N_DEPTHS, N_GROUPS, NO_VALUE};
use crate::folder::fill;
use crate::random::rng;
use crate::resources::search;
use crate::{Folder, Games, ProbCutSample, Progress, Resources, TrainError};

/// Room for the deepest of the searches; it is cleared for each position.
const TABLE_MEBIBYTES: usize = 16;

/// How positions are searched at several depths, so that `ProbCut` can be fitted to the differences. A sample depends on this,
/// its number, the games and the weights.
///
/// ```
/// use yosumi_train::{Folder, Games, ProbCutSample, ProbCutSampling, Resources, SelfPlay};
///
/// let folder = tempfile::tempdir()?;
/// let (games, samples) = (folder.path().join("games"), folder.path().join("samples"));
/// SelfPlay { seed: 1, depth: 1, solves_from: 6 }.run(&games, 5, 20, &Resources::default(), |_| {})?;
/// let games = Games::read(&[Folder::open(games)?], 1)?;
/// let sampling = ProbCutSampling { seed: 1, depth: 2, solves_from: 8 };
/// sampling.run(&samples, &games, 30, 30, &Resources::default(), |_| {})?;
/// let samples: Vec<ProbCutSample> = Folder::open(samples)?.read_chunk(0)?;
/// assert!(samples.iter().all(|sample| sample.value(0).is_some() && sample.value(3).is_none()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbCutSampling {
    /// What the random numbers come from.
    pub seed: u32,
    /// The most plies to look ahead, at most [`MAX_DEPTH`](Self::MAX_DEPTH).
    pub depth: u8,
    /// With at most that many empties the game is solved too.
    pub solves_from: u8,
}

#[derive(Serialize)]
struct Settings<'a> {
    seed: u32,
    depth: u8,
    solve: u8,
    games: &'a str,
    weights: String,
}

impl ProbCutSampling {
    /// The most plies that a sample has room for.
    pub const MAX_DEPTH: u8 = N_DEPTHS as u8 - 1;

    /// Searches positions until there are `n_samples` in the folder, `chunk_samples` a file, as many of each group of discs
    /// as of the others. Three quarters of them are not those of the games but come of them by one to three random moves: a
    /// search meets such ones.
    ///
    /// # Errors
    ///
    /// [`TrainError`] when there are no games, the folder holds something else, or cannot be written to.
    ///
    /// # Panics
    ///
    /// When the system has no room for a thread.
    pub fn run(
        &self,
        folder: &Path,
        games: &Games,
        n_samples: u64,
        chunk_samples: u32,
        resources: &Resources,
        on_progress: impl FnMut(&Progress),
    ) -> Result<(), TrainError> {
        let groups: Vec<_> = (0..N_GROUPS as u8).map(|group| 4 * group + 4..=(4 * group + 7).min(63)).collect();
        let groups: Vec<_> = groups.into_iter().filter(|group| games.has_any(group.clone())).collect();
        if groups.is_empty() {
            return Err(TrainError::NoPositions);
        }
        let settings = Settings {
            seed: self.seed,
            depth: self.depth,
            solve: self.solves_from,
            games: games.checksum(),
            weights: resources.weights_checksum(),
        };
        let mut folder = Folder::open_to_fill(folder, &settings, chunk_samples)?;
        let new_engine = || resources.engine(TABLE_MEBIBYTES);
        let sample = |engine: &mut Engine, number| {
            let mut rng = rng(self.seed, number);
            let group = groups[(number % groups.len() as u64) as usize].clone();
            self.sample(games.draw(group, 3, &mut rng), engine, resources)
        };
        fill(&mut folder, n_samples, resources.n_threads, new_engine, sample, on_progress)
    }

    fn sample(self, board: Board, engine: &mut Engine, resources: &Resources) -> ProbCutSample {
        // What was found out elsewhere must not show; what shallower searches of this position found out may.
        engine.clear();
        let mut values = [NO_VALUE; N_DEPTHS];
        values[0] = resources.evaluation.evaluate(&Features::of(board), board) as i16;
        let n_empties = usize::from(board.n_empties());
        let mut value = |limits: &Limits| units(search(engine, board, limits).value.discs());
        // A search that reaches the end would be exact.
        let deepest = usize::from(self.depth).min(N_DEPTHS - 1).min(n_empties - 1);
        for (depth, units) in values.iter_mut().enumerate().take(deepest + 1).skip(1) {
            *units = value(&Limits {
                solves_from: 0,
                selective_from: 0,
                selectivity_ahead: Selectivity::Exact,
                ..Limits::depth(depth as u8)
            });
        }
        let is_solved = n_empties <= usize::from(self.solves_from);
        let exact = if is_solved { value(&Limits::exact()) } else { NO_VALUE };
        ProbCutSample { board, values, exact }
    }
}

fn units(discs: f32) -> i16 {
    (discs * f32::from(DISC as i16)).round() as i16
}
