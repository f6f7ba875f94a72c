//! How often `ProbCut` is wrong.

use yosumi_engine::Selectivity;
use yosumi_eval::{DISC, ProbCut};

use super::fit::is_held_out;
use super::sample::{N_GROUPS, Pair, ProbCutSample};

/// How often deep values lay outside the bounds that a selectivity takes for sure, in a group of four numbers of discs, over
/// all samples held out and all pairs of depths whose difference is even; the depth of an exact score is all empty squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reliability {
    /// The fewest discs of the group.
    pub least_discs: u8,
    /// The pairs of searches.
    pub n_ahead: u64,
    /// Those in which the deep value was outside the bounds, from the least sure selectivity to the surest.
    pub n_wrong_ahead: [u64; 4],
    /// The pairs of a search and an exact score.
    pub n_exact: u64,
    /// Those in which the score was outside the bounds.
    pub n_wrong_exact: [u64; 4],
}

impl Reliability {
    /// The sum of both.
    ///
    /// ```
    /// use yosumi_train::Reliability;
    ///
    /// let one = Reliability { n_ahead: 10, n_wrong_ahead: [3, 2, 1, 0], ..Reliability::default() };
    /// assert_eq!((one.with(&one).n_ahead, one.with(&one).n_wrong_ahead), (20, [6, 4, 2, 0]));
    /// ```
    #[must_use]
    pub fn with(self, other: &Self) -> Self {
        let sum = |one: [u64; 4], other: [u64; 4]| std::array::from_fn(|index| one[index] + other[index]);
        Self {
            least_discs: self.least_discs,
            n_ahead: self.n_ahead + other.n_ahead,
            n_wrong_ahead: sum(self.n_wrong_ahead, other.n_wrong_ahead),
            n_exact: self.n_exact + other.n_exact,
            n_wrong_exact: sum(self.n_wrong_exact, other.n_wrong_exact),
        }
    }
}

/// How often `probcut` is wrong on samples in the order of their numbers, by groups of four numbers of discs.
///
/// ```
/// use yosumi_eval::Evaluation;
/// use yosumi_train::reliability;
///
/// let groups = reliability(&[], Evaluation::embedded().probcut());
/// assert_eq!((groups.len(), groups[14].least_discs, groups[14].n_ahead), (15, 60, 0));
/// ```
#[must_use]
pub fn reliability(samples: &[ProbCutSample], probcut: &ProbCut) -> Vec<Reliability> {
    let mut groups: Vec<Reliability> =
        (0..N_GROUPS as u8).map(|group| Reliability { least_discs: 4 + 4 * group, ..Reliability::default() }).collect();
    for (_, sample) in samples.iter().enumerate().filter(|(number, _)| is_held_out(*number)) {
        let n_discs = u32::from(64 - sample.board().n_empties());
        let group = &mut groups[sample.group()];
        for pair in sample.pairs().filter(Pair::is_looked_at) {
            let (n, wrong) = match pair.deep {
                Some(_) => (&mut group.n_ahead, &mut group.n_wrong_ahead),
                None => (&mut group.n_exact, &mut group.n_wrong_exact),
            };
            *n += 1;
            let deep = pair.deep.unwrap_or(64) as u32;
            let shallow = pair.shallow as u32;
            let mean = f64::from(probcut.mean(shallow, deep, n_discs)) / f64::from(DISC);
            let deviation = f64::from(probcut.deviation(shallow, deep, n_discs)) / f64::from(DISC);
            let error = (pair.value - pair.guess - mean).abs();
            for (wrong, selectivity) in wrong.iter_mut().zip(Selectivity::ALL) {
                let tenths = selectivity.tenths_of_deviation().map_or(f64::INFINITY, f64::from);
                *wrong += u64::from(error > tenths / 10.0 * deviation);
            }
        }
    }
    groups
}
