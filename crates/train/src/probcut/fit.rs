//! Fitting the constants of `ProbCut` to what shallow and deep searches say.

use yosumi_eval::ProbCutParameters;

use super::sample::{N_GROUPS, ProbCutSample};

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
pub(super) const fn is_held_out(number: usize) -> bool {
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
        // Between searches the shifts come from pairs of an even and an odd depth. To the end there are no such shifts, and
        // what no search looks at would only blur the others.
        for pair in sample.pairs().filter(|pair| pair.deep.is_some() || pair.is_looked_at()) {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A cell for each pair of depths and group, with deviations that follow a formula.
    fn cells(is_exact: bool, deviation: impl Fn(&Cell) -> f64) -> Vec<Cell> {
        let mut cells = Vec::new();
        for group in 3..10 {
            for shallow in 0..6 {
                for deep in shallow + 1..=if is_exact { shallow + 1 } else { 8 } {
                    let deep = (!is_exact).then_some(f64::from(deep));
                    let count = f64::from(20 + 10 * shallow);
                    let mut cell = Cell { group, shallow: shallow.into(), deep, count, mean: 0.0, deviation: 1.0 };
                    cell.deviation = deviation(&cell);
                    cells.push(cell);
                }
            }
        }
        cells
    }

    fn check_scales(scales: &Scales) {
        for (group, scale) in scales.iter().enumerate() {
            match scale {
                Some(scale) => assert!((scale - scale_of(group) as f32).abs() < 1e-4, "{group}: {scale}"),
                None => assert!(!(3..10).contains(&group), "{group}"),
            }
        }
    }

    fn scale_of(group: usize) -> f64 {
        2.0 + 0.5 * group as f64
    }

    #[test]
    fn the_constants_behind_deviations_between_searches_are_found() {
        let cells = cells(false, |cell| {
            let plies = cell.deep.expect("it is no exact score") - cell.shallow;
            scale_of(cell.group) * (1.0 + 0.13 * plies) / (1.0 + 0.27 * cell.shallow)
        });
        let (misfit, growth, gain, scales) = fit_ahead(&cells).expect("there are cells");
        assert!(
            misfit < 1e-6 && (growth - 0.13).abs() < 1e-6 && (gain - 0.27).abs() < 1e-6,
            "{misfit} {growth} {gain}"
        );
        check_scales(&scales);
    }

    #[test]
    fn the_constants_behind_deviations_from_exact_scores_are_found() {
        let cells = cells(true, |cell| scale_of(cell.group) / (1.0 + 0.09 * cell.shallow));
        let (misfit, gain, scales) = fit_exact(&cells).expect("there are cells");
        assert!(misfit < 1e-6 && (gain - 0.09).abs() < 1e-6, "{misfit} {gain}");
        check_scales(&scales);
        // Nothing was solved in the first groups, so that less is taken for sure there.
        let scales = with_growth(filled(scales, [0.0; N_GROUPS]), &scales);
        assert!(scales[..4].is_sorted_by(|one, other| one > other), "{scales:?}");
        assert_eq!(scales[10..], [scales[9]; 5]);
    }

    #[test]
    fn shifts_are_those_from_odd_to_even_depths() {
        let cell = |shallow, deep, mean| Cell { group: 2, shallow, deep, count: 50.0, mean, deviation: 1.0 };
        assert_eq!(parity_shift(&cell(1.0, Some(4.0), -3.0)), Some(-3.0));
        assert_eq!(parity_shift(&cell(2.0, Some(5.0), 3.0)), Some(-3.0));
        assert_eq!(parity_shift(&cell(2.0, Some(6.0), 3.0)), None);
        assert_eq!(parity_shift(&cell(1.0, None, 3.0)), None);
    }
}
