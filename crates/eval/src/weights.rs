//! The weights as plain numbers: each once, mirror images together.

use std::sync::Arc;

use crate::numbering::{n_weights, weight_numbers};
use crate::{DISC, Network, ProbCutParameters};

/// What a weight of 1 is worth, in the units of an evaluation: an eighth of a disc.
///
/// So a weight fits a byte, and twice as many lie in a cache as of two bytes. Rounding them puts the sum of 47 off by some quarter
/// of a disc, where the evaluation itself is off by six.
pub const WEIGHT_UNIT: i32 = DISC / 8;

/// The weights of all stages, the networks that correct their sums, and the constants of [`ProbCut`](crate::ProbCut): what a
/// weight file holds.
///
/// A stage has one weight for each content of each pattern, contents that are mirror images of one another together, and
/// one for each difference of the discs, in units of [`WEIGHT_UNIT`], −127 to 127. Which of them a position is worth the sum
/// of, [`weight_indices`](crate::weight_indices) tells.
///
/// ```
/// use yosumi_eval::{Evaluation, Features, WEIGHT_UNIT, Weights, weight_indices};
/// use yosumi_rules::Board;
///
/// let mut weights = Weights::zero(4);
/// let stage = weights.stage_of(4);
/// let features = Features::of(Board::START);
/// weights.stage_mut(stage)[weight_indices(&features, Board::START)[0]] += 10;
/// // The four corners have the same content: nothing.
/// assert_eq!(Evaluation::new(&weights).evaluate(&features, Board::START), 40 * WEIGHT_UNIT);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// What the `ProbCut` of a search with these weights is worked out from.
    pub probcut: ProbCutParameters,
    discs_per_stage: u8,
    stages: Vec<Vec<i8>>,
    networks: Vec<Network>,
}

/// The numbers of discs that share a network.
const DISCS_PER_NETWORK: usize = 10;

const N_NETWORKS: usize = 60 / DISCS_PER_NETWORK;

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
        let networks = vec![Network::zero(); N_NETWORKS];
        Self { probcut: ProbCutParameters::default(), discs_per_stage, stages, networks }
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
    pub fn stage(&self, stage: usize) -> &[i8] {
        &self.stages[stage]
    }

    /// The weights of a stage, to be changed.
    ///
    /// # Panics
    ///
    /// If there is no such stage.
    #[must_use]
    pub fn stage_mut(&mut self, stage: usize) -> &mut [i8] {
        &mut self.stages[stage]
    }

    /// The number of the network of boards with so many discs. The first begins with 4 discs; the full board is in the last.
    ///
    /// ```
    /// # use yosumi_eval::Weights;
    /// assert_eq!([4, 13, 14, 63, 64].map(Weights::network_of), [0, 0, 1, 5, 5]);
    /// ```
    #[must_use]
    pub fn network_of(n_discs: usize) -> usize {
        (n_discs.saturating_sub(4) / DISCS_PER_NETWORK).min(N_NETWORKS - 1)
    }

    /// The networks, in the order of their discs.
    #[must_use]
    pub fn networks(&self) -> &[Network] {
        &self.networks
    }

    /// A network.
    ///
    /// # Panics
    ///
    /// If there is no such network.
    #[must_use]
    pub fn network(&self, network: usize) -> &Network {
        &self.networks[network]
    }

    /// A network, to be changed.
    ///
    /// # Panics
    ///
    /// If there is no such network.
    #[must_use]
    pub fn network_mut(&mut self, network: usize) -> &mut Network {
        &mut self.networks[network]
    }

    /// The weights that were spread out for looking up.
    pub(crate) fn gathered(
        spread: &[Box<[i8]>],
        discs_per_stage: u8,
        networks: Vec<Network>,
        probcut: ProbCutParameters,
    ) -> Self {
        let mut weights = Self { probcut, networks, ..Self::zero(discs_per_stage) };
        for (stage, spread) in weights.stages.iter_mut().zip(spread) {
            for (number, value) in weight_numbers().iter().zip(spread) {
                if let Some(weight) = stage.get_mut(*number as usize) {
                    *weight = *value;
                }
            }
        }
        weights
    }
}

/// The weights laid out for looking up, stage by stage.
pub(crate) fn spread(weights: &Weights) -> Arc<[Box<[i8]>]> {
    let numbers = weight_numbers();
    let spread_one = |stage: &Vec<i8>| {
        let weight = |number: &u32| stage.get(*number as usize).copied().unwrap_or(0);
        numbers.iter().map(weight).collect()
    };
    weights.stages.iter().map(spread_one).collect()
}
