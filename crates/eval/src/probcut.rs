//! How far shallow searches are off deep ones.

use crate::{DISC, ProbCutParameters};

/// Deeper shallow searches count as this deep, less one.
const N_SHALLOW: usize = 16;
/// The place of exact solving among the deep depths; deeper searches count as this deep, less one.
const EXACT: usize = 60;

/// By group of discs, shallow depth and deep depth.
type Table = Box<[[[i16; EXACT + 1]; N_SHALLOW]]>;

/// How far a shallow search is off a deep one, or off the exact score: the deviation and the mean of the difference.
///
/// With it a search tells from a shallow value that a deep one will very likely be outside its window. Values are in the
/// units of [`DISC`].
///
/// ```
/// use yosumi_eval::Evaluation;
///
/// let evaluation = Evaluation::embedded();
/// let probcut = evaluation.probcut();
/// assert!(probcut.deviation(4, 8, 30) < probcut.deviation(0, 8, 30), "a deeper look errs less");
/// // The mean matters most from an even depth to an odd one: who moves last has the better of it.
/// assert!(probcut.mean(1, 4, 30) < 0);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ProbCut {
    parameters: ProbCutParameters,
    deviations: Table,
    means: Table,
}

impl ProbCut {
    pub(crate) fn new(parameters: ProbCutParameters) -> Self {
        Self {
            deviations: table(|group, shallow, deep| match deep {
                Some(deep) => parameters.deviation(group, shallow, deep),
                None => parameters.exact_deviation(group, shallow),
            }),
            means: table(|group, shallow, deep| match deep {
                Some(deep) => parameters.mean(group, shallow, deep),
                None => parameters.exact_shift[usize::from(shallow % 2)][group],
            }),
            parameters,
        }
    }

    /// The constants that it is worked out from.
    #[must_use]
    pub fn parameters(&self) -> &ProbCutParameters {
        &self.parameters
    }

    /// The standard deviation of the value of a search of `deep` plies minus that of one of `shallow`, on a board of
    /// `n_discs` discs. A `deep` of all empty squares, or more, is exact solving.
    ///
    /// ```
    /// # use yosumi_eval::Evaluation;
    /// let evaluation = Evaluation::embedded();
    /// let (deep, exact) = (16, 18);
    /// assert!(evaluation.probcut().deviation(4, exact, 46) > evaluation.probcut().deviation(4, 6, 46));
    /// assert!(evaluation.probcut().deviation(4, deep, 46) > 0);
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn deviation(&self, shallow: u32, deep: u32, n_discs: u32) -> i32 {
        look_up(&self.deviations, shallow, deep, n_discs)
    }

    /// The mean of the same difference: what to add to a shallow value.
    ///
    /// ```
    /// # use yosumi_eval::Evaluation;
    /// assert_eq!(Evaluation::embedded().probcut().mean(2, 6, 30), 0, "both are even");
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn mean(&self, shallow: u32, deep: u32, n_discs: u32) -> i32 {
        look_up(&self.means, shallow, deep, n_discs)
    }
}

/// A deep depth of `None` is exact solving.
fn table(discs: impl Fn(usize, u8, Option<u8>) -> f32) -> Table {
    let one_disc = f32::from(DISC as i16);
    let mut table = vec![[[0; EXACT + 1]; N_SHALLOW]; ProbCutParameters::N_GROUPS].into_boxed_slice();
    for (group, plane) in table.iter_mut().enumerate() {
        for (shallow, row) in plane.iter_mut().enumerate() {
            for (deep, units) in row.iter_mut().enumerate() {
                let deep = (deep != EXACT).then_some(deep as u8);
                *units = (discs(group, shallow as u8, deep) * one_disc).round() as i16;
            }
        }
    }
    table
}

#[inline(always)]
fn look_up(table: &Table, shallow: u32, deep: u32, n_discs: u32) -> i32 {
    let is_exact = deep.saturating_add(n_discs) >= 64;
    let deep = if is_exact { EXACT } else { (deep as usize).min(EXACT - 1) };
    let group = ProbCutParameters::group_of(n_discs);
    let shallow = (shallow as usize).min(N_SHALLOW - 1);
    table.get(group).map_or(0, |plane| i32::from(plane[shallow][deep]))
}
