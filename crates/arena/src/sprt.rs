//! A test that ends a match as soon as it tells enough.

use std::fmt;

use crate::{Elo, Tally};

/// A sequential probability ratio test: whether the first player is rather `elo1` stronger than the second, or only `elo0`.
///
/// It is A. Wald's test ("Sequential Tests of Statistical Hypotheses", 1945) with the ratio of the generalized test in its
/// normal approximation, over pairs (M. Van den Bergh, "A Practical Introduction to the GSPRT"), as engines of many games are
/// tested with it. The variance of the pairs is not known beforehand and is estimated from them; see [`Sprt::state`].
///
/// ```
/// use yosumi_arena::{Hypothesis, Sprt, Tally};
///
/// let sprt = Sprt::new(0.0, 20.0, 0.05, 0.05)?;
/// let tally = Tally { pairs: [40, 20, 100, 40, 80], ..Tally::default() };
/// assert_eq!(sprt.state(&tally).accepted, Some(Hypothesis::H1));
/// # Ok::<(), yosumi_arena::SprtError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// What is decided between.
///
/// ```
/// use yosumi_arena::Hypothesis;
///
/// assert_ne!(Hypothesis::H0, Hypothesis::H1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hypothesis {
    /// The difference is the lower one.
    H0,
    /// It is the higher one.
    H1,
}

/// How far a test is.
///
/// ```
/// use yosumi_arena::{Sprt, Tally};
///
/// let state = Sprt::new(0.0, 5.0, 0.05, 0.05)?.state(&Tally::default());
/// assert_eq!((state.llr, state.accepted), (0.0, None));
/// assert_eq!(state.upper, (0.95_f64 / 0.05).ln());
/// # Ok::<(), yosumi_arena::SprtError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SprtState {
    /// The logarithm of the ratio of the likelihoods of both hypotheses: positive speaks for H1.
    pub llr: f64,
    /// Down there H0 is accepted.
    pub lower: f64,
    /// Up there H1 is.
    pub upper: f64,
    /// What is accepted, if anything yet.
    pub accepted: Option<Hypothesis>,
}

impl Sprt {
    /// The test of these two differences, with the chances to be wrong: `alpha` to accept H1 when it is `elo0`, `beta` to
    /// accept H0 when it is `elo1`.
    ///
    /// # Errors
    ///
    /// [`SprtError`] when the differences are not two in that order, or the chances not between 0 and ½.
    ///
    /// ```
    /// # use yosumi_arena::{Sprt, SprtError};
    /// assert_eq!(Sprt::new(5.0, 5.0, 0.05, 0.05), Err(SprtError::Order));
    /// assert_eq!(Sprt::new(0.0, 5.0, 0.0, 0.05), Err(SprtError::Chance));
    /// ```
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Self, SprtError> {
        if !(elo0.is_finite() && elo1.is_finite() && elo0 < elo1) {
            return Err(SprtError::Order);
        }
        if [alpha, beta].iter().any(|&chance| !(chance > 0.0 && chance < 0.5)) {
            return Err(SprtError::Chance);
        }
        Ok(Self { elo0, elo1, alpha, beta })
    }

    /// The differences that it decides between.
    ///
    /// ```
    /// # use yosumi_arena::Sprt;
    /// assert_eq!(Sprt::new(0.0, 5.0, 0.05, 0.05)?.elos(), [0.0, 5.0]);
    /// # Ok::<(), yosumi_arena::SprtError>(())
    /// ```
    #[must_use]
    pub const fn elos(&self) -> [f64; 2] {
        [self.elo0, self.elo1]
    }

    /// How far the test is after these games.
    ///
    /// With N pairs of mean score s and variance σ², and s₀ and s₁ the scores to be expected, the ratio is
    /// N (s₁ − s₀) (2 s − s₀ − s₁) / 2 σ². After a few pairs that end alike their own variance is next to nought and the ratio
    /// beyond any bound: simulated, three tests in ten then end with the wrong hypothesis. So σ² is estimated as if four
    /// pairs of even games had been played before, which in the same simulation keeps what alpha and beta promise where the
    /// differences are some 40 Elo apart or less. Where they are 100 apart a dozen pairs decide, and more tests are wrong: 8 in
    /// 100 where 5 were promised.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "the numbers of games are far from the limits of a float")]
    pub fn state(&self, tally: &Tally) -> SprtState {
        let (lower, upper) = ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln());
        let n_pairs = tally.n_pairs() as f64;
        let llr = if tally.n_pairs() == 0 {
            0.0
        } else {
            let (mean, variance) = tally.moments();
            let [score0, score1] = self.elos().map(Elo::expected_score);
            n_pairs * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance)
        };
        let accepted = if llr <= lower {
            Some(Hypothesis::H0)
        } else if llr >= upper {
            Some(Hypothesis::H1)
        } else {
            None
        };
        SprtState { llr, lower, upper, accepted }
    }
}

/// Why something is no test.
///
/// ```
/// use yosumi_arena::SprtError;
///
/// assert_eq!(SprtError::Order.to_string(), "no two differences in Elo: expected the lower one first, such as 0 and 5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SprtError {
    /// The differences are not two numbers of which the first is the lower one.
    Order,
    /// A chance to be wrong is not between 0 and ½.
    Chance,
}

impl fmt::Display for SprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Order => "no two differences in Elo: expected the lower one first, such as 0 and 5",
            Self::Chance => "no chance to be wrong: expected a number above 0 and below 0.5, such as 0.05",
        })
    }
}

impl std::error::Error for SprtError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(elo0: f64, elo1: f64) -> Sprt {
        Sprt::new(elo0, elo1, 0.05, 0.05).expect("a test")
    }

    fn of_pairs(pairs: [u64; 5]) -> Tally {
        Tally { pairs, ..Tally::default() }
    }

    #[test]
    fn the_bounds_are_those_of_the_chances() {
        let state = sprt(0.0, 5.0).state(&Tally::default());
        assert!((state.upper - 2.944_438_979).abs() < 1e-9 && (state.lower + 2.944_438_979).abs() < 1e-9);
        let state = Sprt::new(0.0, 5.0, 0.01, 0.1).expect("a test").state(&Tally::default());
        assert!((state.lower - (0.1_f64 / 0.99).ln()).abs() < 1e-12);
        assert!((state.upper - 90_f64.ln()).abs() < 1e-12);
    }

    /// 96 pairs of which half have one point, the others two and none: mean ½ + 16 / 96 / 2 = 0.583333; the mean square of the
    /// distance from ½ is ½ · ¼ = 0.125, so that the variance is 0.125 − 0.083333² = 0.118056, and with four pairs of 0.125
    /// (96 · 0.118056 + 0.5) / 100 = 0.118333. At 0 and 20 Elo 0.5 and 0.528751 are expected, hence the ratio
    /// 96 · 0.028751 · (1.166667 − 1.028751) / 0.236667 = 1.60846.
    #[test]
    fn the_ratio_is_that_of_the_normal_approximation() {
        let llr = sprt(0.0, 20.0).state(&of_pairs([16, 0, 48, 0, 32])).llr;
        assert!((llr - 1.608_46).abs() < 1e-4, "{llr}");
    }

    #[test]
    fn the_other_side_tests_the_same_with_the_other_sign() {
        let state = sprt(-10.0, 10.0).state(&of_pairs([1, 2, 30, 9, 8]));
        let other = sprt(-10.0, 10.0).state(&of_pairs([8, 9, 30, 2, 1]));
        assert!((state.llr + other.llr).abs() < 1e-9);
        assert_eq!(state.accepted, None);
    }

    #[test]
    fn a_test_ends_at_either_bound() {
        assert_eq!(sprt(0.0, 40.0).state(&of_pairs([5, 5, 50, 40, 50])).accepted, Some(Hypothesis::H1));
        assert_eq!(sprt(0.0, 40.0).state(&of_pairs([50, 40, 50, 5, 5])).accepted, Some(Hypothesis::H0));
        assert_eq!(sprt(0.0, 1.0).state(&of_pairs([5, 5, 50, 40, 50])).accepted, None);
    }

    #[test]
    fn games_that_all_end_alike_do_not_end_a_test_at_once() {
        assert_eq!(sprt(0.0, 5.0).state(&of_pairs([0, 0, 0, 0, 2])).accepted, None);
        assert_eq!(sprt(0.0, 5.0).state(&of_pairs([0, 0, 10, 0, 0])).accepted, None);
        assert_eq!(sprt(0.0, 5.0).state(&of_pairs([0, 0, 1000, 0, 0])).accepted, Some(Hypothesis::H0));
    }

    #[test]
    fn what_is_no_test_is_refused() {
        for (elo0, elo1) in [(5.0, 0.0), (f64::NAN, 1.0), (0.0, f64::INFINITY)] {
            assert_eq!(Sprt::new(elo0, elo1, 0.05, 0.05), Err(SprtError::Order));
        }
        for chance in [0.0, 0.5, 1.0, -0.1, f64::NAN] {
            assert_eq!(Sprt::new(0.0, 5.0, chance, 0.05), Err(SprtError::Chance));
            assert_eq!(Sprt::new(0.0, 5.0, 0.05, chance), Err(SprtError::Chance));
        }
    }
}
