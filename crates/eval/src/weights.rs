//! The weights as plain numbers: each once, mirror images together.

use std::sync::Arc;

use crate::ProbCutParameters;
use crate::layout::STAGE_LEN;
use crate::numbering::{n_weights, numbers};

/// The weights of all stages and the constants of [`ProbCut`](crate::ProbCut): what a weight file holds.
///
/// A stage has one weight for each content of each pattern, contents that are mirror images of one another together, and
/// one for each difference of the discs. Which of them a position is worth the sum of,
/// [`weight_indices`](crate::weight_indices) tells.
///
/// ```
/// use yosumi_eval::{Evaluation, Features, Weights, weight_indices};
/// use yosumi_rules::Board;
///
/// let mut weights = Weights::zero(4);
/// let stage = weights.stage_of(4);
/// let features = Features::of(Board::START);
/// weights.stage_mut(stage)[weight_indices(&features, Board::START)[0]] += 10;
/// // The four corners have the same content: nothing.
/// assert_eq!(Evaluation::new(&weights).evaluate(&features, Board::START), 40);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// What the `ProbCut` of a search with these weights is worked out from.
    pub probcut: ProbCutParameters,
    discs_per_stage: u8,
    stages: Vec<Vec<i16>>,
}

impl Weights {
    /// Weights that are all 0, in stages of so many discs, 1 to 60.
    ///
    /// ```
    /// # use yosumi_eval::Weights;
    /// assert_eq!([2, 4, 60].map(|discs| Weights::zero(discs).n_stages()), [30, 15, 1]);
    /// ```
    #[must_use]
    pub fn zero(discs_per_stage: u8) -> Self {
        let discs_per_stage = discs_per_stage.clamp(1, 60);
        let n_stages = 60_usize.div_ceil(usize::from(discs_per_stage));
        let stages = vec![vec![0; n_weights()]; n_stages];
        Self { probcut: ProbCutParameters::default(), discs_per_stage, stages }
    }

    /// How many numbers of discs share a stage. The first stage begins with 4 discs; the full board is in the last.
    #[must_use]
    pub fn discs_per_stage(&self) -> u8 {
        self.discs_per_stage
    }

    /// The number of stages.
    #[must_use]
    pub fn n_stages(&self) -> usize {
        self.stages.len()
    }

    /// The stage of boards with so many discs.
    ///
    /// ```
    /// # use yosumi_eval::Weights;
    /// let weights = Weights::zero(4);
    /// assert_eq!([4, 7, 8, 63, 64].map(|n_discs| weights.stage_of(n_discs)), [0, 0, 1, 14, 14]);
    /// ```
    #[must_use]
    pub fn stage_of(&self, n_discs: usize) -> usize {
        let stage = n_discs.saturating_sub(4) / usize::from(self.discs_per_stage);
        stage.min(self.stages.len() - 1)
    }

    /// The weights of a stage.
    ///
    /// # Panics
    ///
    /// If there is no such stage.
    #[must_use]
    pub fn stage(&self, stage: usize) -> &[i16] {
        &self.stages[stage]
    }

    /// The weights of a stage, to be changed.
    ///
    /// # Panics
    ///
    /// If there is no such stage.
    #[must_use]
    pub fn stage_mut(&mut self, stage: usize) -> &mut [i16] {
        &mut self.stages[stage]
    }

    /// The weights that were spread out for looking up.
    pub(crate) fn gathered(spread: &[i16], discs_per_stage: u8, probcut: ProbCutParameters) -> Self {
        let mut weights = Self { probcut, ..Self::zero(discs_per_stage) };
        for (stage, spread) in weights.stages.iter_mut().zip(spread.chunks_exact(STAGE_LEN)) {
            for (number, value) in numbers().iter().zip(spread) {
                if let Some(weight) = stage.get_mut(*number as usize) {
                    *weight = *value;
                }
            }
        }
        weights
    }
}

/// The weights laid out for looking up: all stages, one after the other.
pub(crate) fn spread(weights: &Weights) -> Arc<[i16]> {
    let numbers = numbers();
    let weight = |at| {
        let stage: &Vec<i16> = &weights.stages[at / STAGE_LEN];
        stage.get(numbers[at % STAGE_LEN] as usize).copied().unwrap_or(0)
    };
    // One iterator of known length, so that megabytes are written in their place and not copied there.
    (0..weights.n_stages() * STAGE_LEN).map(weight).collect()
}
