//! What shallow and deep searches say of the same positions.

use std::path::Path;

use fastrand::Rng;
use serde::Serialize;
use yosumi_engine::{Engine, Limits, Selectivity};
use yosumi_eval::{DISC, Features};
use yosumi_rules::{Bitboard, Board};

use crate::games::position_of;
use crate::work::fill;
use crate::{Folder, Games, Item, Progress, Resources, TrainError};

/// Room for the deepest of the searches; it is cleared for each position.
const TABLE_MEBIBYTES: usize = 16;
/// The depths of a sample are less.
const N_DEPTHS: usize = 13;
/// Where a deep value is beyond, in discs, a search hardly ever has its window.
const FAR_AHEAD: f64 = 40.0;
/// What stands for no value.
const NO_VALUE: i16 = i16::MIN;
/// The groups of four numbers of discs: 4–7, 8–11, …, 60–64.
pub(crate) const N_GROUPS: usize = 15;

/// What searches of several depths say of a position: nothing was left out in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbCutSample {
    board: Board,
    /// By depth, in the units of the evaluation.
    values: [i16; N_DEPTHS],
    exact: i16,
}

impl ProbCutSample {
    /// The position, as the side to move sees it.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The value of a search of so many plies, in discs; `None` where there was none.
    #[must_use]
    pub fn value(&self, depth: usize) -> Option<f64> {
        self.values.get(depth).and_then(|value| discs(*value))
    }

    /// The exact score; `None` where the position was not solved.
    #[must_use]
    pub fn exact(&self) -> Option<f64> {
        discs(self.exact)
    }

    /// The group of its number of discs.
    pub(crate) fn group(&self) -> usize {
        group_of(64 - self.board.n_empties())
    }

    /// All pairs of a shallower and a deeper value, as long as that is where searches have their windows.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = Pair> {
        let depths = (0..N_DEPTHS).filter_map(|depth| Some((depth, self.value(depth)?)));
        depths.flat_map(move |(shallow, guess)| {
            let deeper = (shallow + 1..N_DEPTHS).filter_map(|deep| Some((Some(deep), self.value(deep)?)));
            let all = deeper.chain(self.exact().map(|exact| (None, exact)));
            let near = all.filter(|(_, value)| value.abs() < FAR_AHEAD);
            near.map(move |(deep, value)| Pair { shallow, deep, guess, value })
        })
    }
}

/// What a shallow and a deep search say of one position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pair {
    pub(crate) shallow: usize,
    /// `None` where the deep value is exact.
    pub(crate) deep: Option<usize>,
    pub(crate) guess: f64,
    pub(crate) value: f64,
}

fn discs(units: i16) -> Option<f64> {
    (units != NO_VALUE).then(|| f64::from(units) / f64::from(DISC))
}

pub(crate) fn group_of(n_discs: u8) -> usize {
    (usize::from(n_discs.saturating_sub(4)) / 4).min(N_GROUPS - 1)
}

impl Item for ProbCutSample {
    const FORMAT: &'static str = "yosumi-probcut-samples";
    const MAGIC: [u8; 8] = *b"YOSUMI-S";
    const VERSION: u32 = 1;
    const LEN: usize = 16 + 2 * N_DEPTHS + 2;

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.board.player().bits().to_le_bytes());
        bytes.extend(self.board.opponent().bits().to_le_bytes());
        bytes.extend(self.values.iter().chain([&self.exact]).flat_map(|value| value.to_le_bytes()));
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (player, rest) = bytes.split_first_chunk()?;
        let (opponent, rest) = rest.split_first_chunk()?;
        let bits = |bytes: &[u8; 8]| Bitboard::new(u64::from_le_bytes(*bytes));
        let board = Board::new(bits(player), bits(opponent))?;
        let (values, &[]) = rest.as_chunks() else { return None };
        let values: Vec<i16> = values.iter().map(|value| i16::from_le_bytes(*value)).collect();
        let (exact, values) = values.split_last()?;
        let is_value = |units: &i16| *units == NO_VALUE || i32::from(*units).abs() <= 64 * DISC;
        let values: [i16; N_DEPTHS] = values.try_into().ok()?;
        values.iter().chain([exact]).all(is_value).then_some(Self { board, values, exact: *exact })
    }
}

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
    pub seed: u64,
    /// The most plies to look ahead, at most [`MAX_DEPTH`](Self::MAX_DEPTH).
    pub depth: u8,
    /// With at most that many empties the game is solved too.
    pub solves_from: u8,
}

#[derive(Serialize)]
struct Settings<'a> {
    seed: u64,
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
            let mut rng = Rng::with_seed(self.seed.wrapping_mul(1 << 32) ^ number);
            let group = groups[(number % groups.len() as u64) as usize].clone();
            self.sample(games.draw(group, 3, &mut rng), engine, resources)
        };
        fill(&mut folder, n_samples, resources.n_threads, new_engine, sample, on_progress)
    }

    fn sample(&self, board: Board, engine: &mut Engine, resources: &Resources) -> ProbCutSample {
        // What was found out elsewhere must not show; what shallower searches of this position found out may.
        engine.clear();
        let mut values = [NO_VALUE; N_DEPTHS];
        values[0] = resources.evaluation.evaluate(&Features::of(board), board) as i16;
        let n_empties = usize::from(board.n_empties());
        let mut search = |limits: &Limits| units(engine.search_here(position_of(board), limits).value.discs());
        // A search that reaches the end would be exact.
        let deepest = usize::from(self.depth).min(N_DEPTHS - 1).min(n_empties - 1);
        for (depth, value) in values.iter_mut().enumerate().take(deepest + 1).skip(1) {
            *value = search(&Limits {
                solves_from: 0,
                selective_from: 0,
                selectivity_ahead: Selectivity::Exact,
                ..Limits::depth(depth as u8)
            });
        }
        let is_solved = n_empties <= usize::from(self.solves_from);
        let exact = if is_solved { search(&Limits::exact()) } else { NO_VALUE };
        ProbCutSample { board, values, exact }
    }
}

fn units(discs: f32) -> i16 {
    (discs * f32::from(DISC as i16)).round() as i16
}
