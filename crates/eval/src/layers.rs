//! What is behind the rows of a network, ready for vectors.

use wide::{i16x8, i16x16, i32x8};

use crate::DISC;
use crate::network::{NETWORK_INNER_MOST, NETWORK_INNER_ONE, NETWORK_ONE, NETWORK_OUTPUT_DISC, NETWORK_WIDTH, Network};

/// The layers behind the rows. Vectors are spelled out: what the compiler makes of the plain loops depends on the CPU, and for
/// AVX2 it takes numbers out of vectors one by one.
#[derive(Debug, PartialEq)]
pub(crate) struct Layers {
    pub(crate) biases: i16x16,
    /// For each pair of sums, what they weigh in each inner unit, eight units to a vector, the two weights of a unit side by
    /// side.
    inner: [[i16x16; NETWORK_WIDTH / 8]; NETWORK_WIDTH / 2],
    inner_biases: [i32x8; NETWORK_WIDTH / 8],
    direct: i16x16,
    output: i16x16,
    output_bias: i32,
}

impl Layers {
    pub(crate) fn new(network: &Network) -> Self {
        let weight = |pair: usize, unit: usize, lane: usize| network.inner[2 * pair + lane % 2][8 * unit + lane / 2];
        let of_units = |pair, unit| i16x16::new(std::array::from_fn(|lane| weight(pair, unit, lane)));
        let biases = |unit: usize| std::array::from_fn(|lane| network.inner_biases[8 * unit + lane]);
        Self {
            biases: i16x16::new(network.biases),
            inner: std::array::from_fn(|pair| std::array::from_fn(|unit| of_units(pair, unit))),
            inner_biases: std::array::from_fn(|unit| i32x8::new(biases(unit))),
            direct: i16x16::new(network.direct),
            output: i16x16::new(network.output),
            output_bias: network.output_bias,
        }
    }

    /// The layers as plain numbers, in a network whose rows are zero.
    pub(crate) fn network(&self) -> Network {
        let mut network = Network::zero();
        network.biases = self.biases.to_array();
        network.direct = self.direct.to_array();
        network.output = self.output.to_array();
        network.output_bias = self.output_bias;
        for (biases, units) in network.inner_biases.chunks_exact_mut(8).zip(&self.inner_biases) {
            biases.copy_from_slice(&units.to_array());
        }
        for (sum, weights) in network.inner.iter_mut().enumerate() {
            for (unit, weight) in weights.iter_mut().enumerate() {
                *weight = self.inner[sum / 2][unit / 8].to_array()[unit % 8 * 2 + sum % 2];
            }
        }
        network
    }

    /// What the sums of the rows come to, in the units of an evaluation.
    #[inline(always)]
    pub(crate) fn of(&self, sums: i16x16) -> i32 {
        let activations = sums.max(i16x16::ZERO).min(i16x16::splat(NETWORK_ONE as i16));
        let each = activations.to_array();
        let mut inner = self.inner_biases;
        for (pair, weights) in self.inner.iter().enumerate() {
            let both = i16x16::new(std::array::from_fn(|lane| each[2 * pair + lane % 2]));
            for (units, weights) in inner.iter_mut().zip(weights) {
                *units += both.dot(*weights);
            }
        }
        const { assert!(NETWORK_INNER_ONE == 1 << 8, "a shift divides") };
        let [low, high] = inner.map(|units| i16x8::from_i32x8_saturate(units >> 8).to_array());
        let units = i16x16::new(std::array::from_fn(|lane| if lane < 8 { low[lane] } else { high[lane - 8] }));
        let says = units.max(i16x16::ZERO).min(i16x16::splat(NETWORK_INNER_MOST as i16));
        let outputs = says.dot(self.output) + activations.dot(self.direct);
        const { assert!(NETWORK_OUTPUT_DISC * NETWORK_ONE % DISC == 0, "units become others by one division") };
        (self.output_bias + outputs.to_array().iter().sum::<i32>()) / (NETWORK_OUTPUT_DISC * NETWORK_ONE / DISC)
    }
}
