//! What a tally tells about who is stronger.

use crate::Tally;
use crate::normal::{DEVIATIONS_95, share_below};

/// A mean, and how far off it may be.
///
/// ```
/// use yosumi_arena::Estimate;
///
/// let estimate = Estimate { mean: 0.5, error: 0.1 };
/// assert!(estimate.error > 0.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of its 95 % interval.
    pub error: f64,
}

/// A difference of strength in Elo, with its 95 % interval; infinite where one side won all there is to win.
///
/// ```
/// use yosumi_arena::Elo;
///
/// assert_eq!(Elo::of_score(0.75).round(), 191.0);
/// assert_eq!(Elo::of_score(1.0), f64::INFINITY);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference that the score tells of.
    pub mean: f64,
    /// The lower end of the interval.
    pub lower: f64,
    /// The upper end.
    pub upper: f64,
}

impl Elo {
    /// The difference at which a score is expected, from 0 for none of the points to 1 for all (A. Elo, "The Rating of
    /// Chessplayers" (1978), with the logistic curve that is in use since).
    ///
    /// ```
    /// # use yosumi_arena::Elo;
    /// assert_eq!(Elo::of_score(0.5), 0.0);
    /// ```
    #[must_use]
    pub fn of_score(score: f64) -> f64 {
        let score = score.clamp(0.0, 1.0);
        // As a sum, so that the two sides differ in the sign alone.
        400.0 * (score.log10() - (1.0 - score).log10())
    }

    /// The score that is expected at a difference.
    ///
    /// ```
    /// # use yosumi_arena::Elo;
    /// assert_eq!(Elo::expected_score(0.0), 0.5);
    /// ```
    #[must_use]
    pub fn expected_score(elo: f64) -> f64 {
        1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
    }
}

/// What follows from a tally.
///
/// All error bars come from the pairs: the games of one opening are not independent of one another, and where both players
/// win it from the same side, little is left to chance (M. Van den Bergh, "Comments on Normalized Elo"). Those of score, Elo
/// and superiority are wide after a few pairs, however these ended.
///
/// ```
/// use yosumi_arena::Tally;
///
/// let tally = Tally { wins: 6, losses: 2, pairs: [0, 0, 2, 0, 2], ..Tally::default() };
/// let summary = tally.summary().expect("there are games");
/// assert_eq!((summary.score.mean, summary.elo.mean.round()), (0.75, 191.0));
/// assert_eq!(Tally::default().summary(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// The share of all points, 0 to 1.
    pub score: Estimate,
    /// The difference of discs in a game.
    pub discs: Estimate,
    /// The difference of strength.
    pub elo: Elo,
    /// How likely it is that the first player is the stronger one, 0 to 1.
    pub superiority: f64,
}

/// The variance of the score of a pair of games without draws between equal players, independent of one another: that of one
/// game, ¼, by two.
const PRIOR_VARIANCE: f64 = 0.125;

/// How many pairs the variance above counts for.
const PRIOR_PAIRS: f64 = 4.0;

impl Tally {
    /// What follows from it; `None` without a game.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "the numbers of games are far from the limits of a float")]
    pub fn summary(&self) -> Option<Summary> {
        let n_pairs = self.n_pairs() as f64;
        if self.n_pairs() == 0 {
            return None;
        }
        let (mean, variance) = self.moments();
        let deviation = (variance / n_pairs).sqrt();
        let score = Estimate { mean, error: DEVIATIONS_95 * deviation };
        // The difference of a game is half of that of a pair.
        let discs = self.discs as f64 / n_pairs / 2.0;
        let discs_variance = (self.squares as f64 / n_pairs / 4.0 - discs * discs).max(0.0);
        Some(Summary {
            score,
            discs: Estimate { mean: discs, error: DEVIATIONS_95 * (discs_variance / n_pairs).sqrt() },
            elo: Elo {
                mean: Elo::of_score(mean),
                lower: Elo::of_score(mean - score.error),
                upper: Elo::of_score(mean + score.error),
            },
            superiority: share_below((mean - 0.5) / deviation),
        })
    }

    /// The mean of the scores of pairs, 0 to 1, and an estimate of their variance. There must be a pair.
    ///
    /// The variance is estimated as if four pairs of even games had been played before: that of a few pairs which end alike is
    /// nought, as if nothing were left to chance.
    #[expect(clippy::cast_precision_loss, reason = "the numbers of games are far from the limits of a float")]
    pub(crate) fn moments(&self) -> (f64, f64) {
        let n_pairs = self.n_pairs() as f64;
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
        let weighted = |of: &dyn Fn(f64) -> f64| {
            scores.iter().zip(self.pairs).map(|(&score, count)| count as f64 * of(score)).sum::<f64>() / n_pairs
        };
        let mean = weighted(&|score| score);
        let variance = weighted(&|score| (score - mean).powi(2));
        (mean, (variance * n_pairs + PRIOR_VARIANCE * PRIOR_PAIRS) / (n_pairs + PRIOR_PAIRS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-5 * expected.abs().max(1.0), "{found} where {expected} is due");
    }

    fn of_pairs(pairs: [u64; 5]) -> Summary {
        // A pair with ½ is a draw and a loss, one with 1½ a win and a draw; one with 1 is taken as a win and a loss.
        let [none, half, one, one_and_half, two] = pairs;
        let tally = Tally {
            wins: one + one_and_half + 2 * two,
            draws: half + one_and_half,
            losses: 2 * none + half + one,
            pairs,
            ..Tally::default()
        };
        assert_eq!(tally.n_games(), 2 * tally.n_pairs());
        tally.summary().expect("there are pairs")
    }

    #[test]
    fn elo_is_that_of_the_logistic_curve() {
        near(Elo::of_score(0.75), 190.8485);
        near(Elo::of_score(0.25), -190.8485);
        near(Elo::of_score(0.64), 99.9508);
        near(Elo::of_score(10.0 / 11.0), 400.0);
        for elo in [-300.0, -1.0, 0.0, 2.5, 700.0] {
            near(Elo::of_score(Elo::expected_score(elo)), elo);
        }
    }

    #[test]
    fn the_other_side_has_the_same_with_the_other_sign() {
        let (one, other) = (of_pairs([3, 5, 20, 9, 13]), of_pairs([13, 9, 20, 5, 3]));
        near(one.score.mean, 1.0 - other.score.mean);
        near(one.score.error, other.score.error);
        near(one.elo.mean, -other.elo.mean);
        near(one.elo.lower, -other.elo.upper);
        near(one.superiority, 1.0 - other.superiority);
    }

    /// 10 pairs: mean (2 · ½ + 4 · ¾ + 3 · 1 + 1 · ¼) / 10 = 0.725, mean square (0.5 + 2.25 + 3 + 0.0625) / 10 = 0.58125, so
    /// the variance is 0.055625, with four pairs of 0.125 (0.55625 + 0.5) / 14 = 0.0754464, and the standard error of the mean
    /// √0.00754464 = 0.0868599.
    #[test]
    fn error_bars_come_from_the_pairs() {
        let summary = of_pairs([0, 1, 2, 4, 3]);
        near(summary.score.mean, 0.725);
        near(summary.score.error, 0.170_242);
        near(summary.elo.mean, 168.4003);
        near(summary.elo.lower, Elo::of_score(0.554_758));
        near(summary.elo.upper, Elo::of_score(0.895_242));
        // 0.225 / 0.0868599 = 2.59038 standard deviations.
        near(summary.superiority, 0.995_206);
    }

    /// Two pairs, +10 and −2 discs in sum: 5 and −1 a game, so mean 2, variance 9, standard error √4.5.
    #[test]
    fn discs_are_counted_by_game_with_error_bars_from_the_pairs() {
        let tally = Tally { pairs: [0, 0, 1, 0, 1], discs: 8, squares: 104, ..Tally::default() };
        let discs = tally.summary().expect("there are pairs").discs;
        near(discs.mean, 2.0);
        near(discs.error, DEVIATIONS_95 * 4.5_f64.sqrt());
    }

    /// Three pairs with a variance of 0.5 / 7: the standard error of the mean is √(0.5 / 21) = 0.154303.
    #[test]
    fn a_few_pairs_that_end_alike_tell_little() {
        let all = of_pairs([0, 0, 0, 0, 3]);
        assert_eq!((all.elo.mean, all.elo.upper), (f64::INFINITY, f64::INFINITY));
        near(all.elo.lower, Elo::of_score(0.697_571));
        near(all.superiority, 0.999_403);
        let none = of_pairs([3, 0, 0, 0, 0]);
        assert_eq!((none.elo.mean, none.elo.lower), (f64::NEG_INFINITY, f64::NEG_INFINITY));
        near(none.elo.upper, -all.elo.lower);
        let one = of_pairs([0, 0, 0, 0, 1]);
        assert!(one.elo.lower < 0.0 && one.superiority < 0.95, "{one:?}");
    }

    #[test]
    fn many_pairs_that_end_alike_tell_much() {
        let even = of_pairs([0, 0, 10_000, 0, 0]);
        assert_eq!((even.score.mean, even.elo.mean), (0.5, 0.0));
        near(even.superiority, 0.5);
        assert!(even.score.error < 2e-4 && even.elo.upper < 0.1, "{even:?}");
    }
}
