//! Fitting the constants of `ProbCut` to what shallow and deep searches say.

use yosumi_eval::ProbCutParameters;

use crate::probcut_sample::{N_GROUPS, ProbCutSample};

/// Fewer differences than this say nothing of their deviation.
const LEAST_COUNT: f64 = 20.0;
/// No deviation is smaller, in discs: the end of the game is not to have all the say.
const LEAST_DEVIATION: f64 = 0.2;
/// Where nothing was solved, the deviation from the exact score grows by this part with each group of more empties.
const EXACT_GROWTH: f32 = 0.04;

/// One sample in so many is not fitted to, but tells how often the fit is wrong.
const HELD_OUT_EVERY: usize = 10;

/// The constants of `ProbCut` that fit samples, and how well.
///
/// The formulas are those of [`ProbCutParameters`]: they have a scale for each group of four numbers of discs, and the
/// logarithms of the deviations are what is fitted, each with the weight of its count.
///
/// ```
/// use yosumi_eval::ProbCutParameters;
/// use yosumi_train::ProbCutFit;
///
/// // Of nothing nothing can be learned.
/// assert_eq!(ProbCutFit::new(&[]).parameters, ProbCutParameters::default());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ProbCutFit {
    /// The constants.
    pub parameters: ProbCutParameters,
    /// By how much the formula for searches misses the measured deviations: the root of the mean squared difference of the
    /// logarithms.
    pub misfit: f64,
    /// The same for the deviations from exact scores.
    pub exact_misfit: f64,
}

/// The mean and the deviation of the differences of one kind.
#[derive(Clone, Copy, Debug)]
struct Cell {
    group: usize,
    shallow: f64,
    /// `None` where the deep value is exact.
    deep: Option<f64>,
    count: f64,
    mean: f64,
    deviation: f64,
}

/// Whether the sample of this number tells how often a fit is wrong.
pub(crate) const fn is_held_out(number: usize) -> bool {
    // The groups come one after the other, so that each has its part.
    (number / N_GROUPS).is_multiple_of(HELD_OUT_EVERY)
}

impl ProbCutFit {
    /// Fits the constants to samples in the order of their numbers, of which one in ten is held out. Where nothing can be
    /// said of a constant it is a guess.
    #[must_use]
    pub fn new(samples: &[ProbCutSample]) -> Self {
        let (ahead, exact): (Vec<Cell>, Vec<Cell>) = cells(samples).into_iter().partition(|cell| cell.deep.is_some());
        let default = ProbCutParameters::default();
        let (misfit, growth, gain, scale) = fit_ahead(&ahead).unwrap_or((0.0, default.growth, default.gain, UNKNOWN));
        let (exact_misfit, exact_gain, exact_scale) = fit_exact(&exact).unwrap_or((0.0, default.exact_gain, UNKNOWN));
        let parameters = ProbCutParameters {
            scale: filled(scale, default.scale),
            growth,
            gain,
            exact_scale: with_growth(filled(exact_scale, default.exact_scale), &exact_scale),
            exact_gain,
            parity_shift: filled(means(&ahead, parity_shift), default.parity_shift),
            exact_shift: [0, 1].map(|parity| {
                let shift = |cell: &Cell| (cell.shallow as usize % 2 == parity).then_some(cell.mean);
                filled(means(&exact, shift), default.exact_shift[parity])
            }),
        };
        Self { parameters, misfit, exact_misfit }
    }
}

/// The scales of the groups, as far as they are known.
type Scales = [Option<f32>; N_GROUPS];
const UNKNOWN: Scales = [None; N_GROUPS];

/// The misfit, growth, gain and scales that fit best; `None` where there is nothing to fit to.
fn fit_ahead(cells: &[Cell]) -> Option<(f64, f32, f32, Scales)> {
    let candidates = steps(40).flat_map(|growth| steps(60).map(move |gain| (growth, gain)));
    let fits = candidates.map(|(growth, gain)| {
        let plies = |cell: &Cell| cell.deep.map_or(0.0, |deep| deep - cell.shallow);
        let spread = |cell: &Cell| (1.0 + growth * plies(cell)) / (1.0 + gain * cell.shallow);
        let (misfit, scales) = scales(cells, spread);
        (misfit, growth as f32, gain as f32, scales)
    });
    fits.min_by(|one, other| one.0.total_cmp(&other.0)).filter(|_| !cells.is_empty())
}

/// The misfit, gain and scales that fit the deviations from exact scores best.
fn fit_exact(cells: &[Cell]) -> Option<(f64, f32, Scales)> {
    let fits = steps(60).map(|gain| {
        let (misfit, scales) = scales(cells, |cell| 1.0 / (1.0 + gain * cell.shallow));
        (misfit, gain as f32, scales)
    });
    fits.min_by(|one, other| one.0.total_cmp(&other.0)).filter(|_| !cells.is_empty())
}

/// The values that a constant is tried with.
fn steps(n_steps: u32) -> impl Iterator<Item = f64> {
    (0..n_steps).map(|step| f64::from(step) * 0.01)
}

/// The mean and deviation of every kind of difference of which there are enough.
fn cells(samples: &[ProbCutSample]) -> Vec<Cell> {
    let mut sums = std::collections::BTreeMap::<_, [f64; 3]>::new();
    let fitted = samples.iter().enumerate().filter(|(number, _)| !is_held_out(*number));
    for (_, sample) in fitted {
        for pair in sample.pairs() {
            let difference = pair.value - pair.guess;
            let sum = sums.entry((sample.group(), pair.shallow, pair.deep)).or_default();
            for (sum, power) in sum.iter_mut().zip([1.0, difference, difference * difference]) {
                *sum += power;
            }
        }
    }
    let cells = sums.into_iter().map(|((group, shallow, deep), [count, sum, squares])| {
        let mean = sum / count;
        let deviation = (squares / count - mean * mean).max(0.0).sqrt().max(LEAST_DEVIATION);
        Cell { group, shallow: shallow as f64, deep: deep.map(|deep| deep as f64), count, mean, deviation }
    });
    cells.filter(|cell| cell.count >= LEAST_COUNT).collect()
}

/// How well a model fits when each group has its best scale, and the scales; `None` for groups of which nothing is known.
fn scales(cells: &[Cell], model: impl Fn(&Cell) -> f64) -> (f64, Scales) {
    let logarithm = |cell: &Cell| (cell.deviation / model(cell)).ln();
    let scales = means(cells, |cell| Some(logarithm(cell)));
    let (mut squares, mut count) = (0.0, 0.0);
    for cell in cells {
        let scale = scales[cell.group].map_or(0.0, f64::from);
        squares += cell.count * (logarithm(cell) - scale).powi(2);
        count += cell.count;
    }
    let misfit = if count > 0.0 { (squares / count).sqrt() } else { 0.0 };
    (misfit, scales.map(|scale| scale.map(f32::exp)))
}

/// The mean of a figure in each group, each cell with the weight of its count.
fn means(cells: &[Cell], figure: impl Fn(&Cell) -> Option<f64>) -> Scales {
    let mut sums = [(0.0, 0.0); N_GROUPS];
    for cell in cells {
        if let Some(figure) = figure(cell) {
            let (sum, count) = &mut sums[cell.group];
            *sum += cell.count * figure;
            *count += cell.count;
        }
    }
    sums.map(|(sum, count)| (count > 0.0).then(|| (sum / count) as f32))
}

/// The mean difference from odd to even depth; `None` where both are even or odd.
fn parity_shift(cell: &Cell) -> Option<f64> {
    match (cell.deep? as usize % 2, cell.shallow as usize % 2) {
        (0, 1) => Some(cell.mean),
        (1, 0) => Some(-cell.mean),
        _ => None,
    }
}

/// Groups of which nothing is known have the number of the nearest one; where none is known, the numbers that are given.
fn filled(numbers: Scales, otherwise: [f32; N_GROUPS]) -> [f32; N_GROUPS] {
    std::array::from_fn(|group| {
        let known = (0..N_GROUPS).filter_map(|other| Some((other.abs_diff(group), numbers[other]?)));
        known.min_by_key(|(distance, _)| *distance).map_or(otherwise[group], |(_, number)| number)
    })
}

/// The scales, larger by a part for each group before the first that is known.
fn with_growth(scales: [f32; N_GROUPS], known: &Scales) -> [f32; N_GROUPS] {
    let first = known.iter().position(Option::is_some).unwrap_or(0);
    std::array::from_fn(|group| scales[group] * (1.0 + EXACT_GROWTH * first.saturating_sub(group) as f32))
}
