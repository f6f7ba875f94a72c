//! What is behind the rows of a network, in numbers that can be learned.

use fastrand::Rng;
use yosumi_eval::NETWORK_WIDTH as WIDTH;

/// Numbers for what is behind the rows: the parameters themselves, or their gradients, or the means that a step needs.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    pub(super) biases: [f32; WIDTH],
    pub(super) inner: [[f32; WIDTH]; WIDTH],
    pub(super) inner_biases: [f32; WIDTH],
    pub(super) direct: [f32; WIDTH],
    pub(super) output: [f32; WIDTH],
    pub(super) output_bias: f32,
}

impl Dense {
    pub(super) const ZERO: Self = Self {
        biases: [0.0; WIDTH],
        inner: [[0.0; WIDTH]; WIDTH],
        inner_biases: [0.0; WIDTH],
        direct: [0.0; WIDTH],
        output: [0.0; WIDTH],
        output_bias: 0.0,
    };

    /// Parameters to begin with: small, and no two units alike.
    pub(super) fn drawn(rng: &mut Rng) -> Self {
        let mut dense = Self { biases: [0.3; WIDTH], inner_biases: [0.1; WIDTH], ..Self::ZERO };
        for weight in dense.inner.as_flattened_mut() {
            *weight = rng.f32() - 0.5;
        }
        for weight in &mut dense.output {
            *weight = (rng.f32() - 0.5) / 5.0;
        }
        dense
    }

    /// All numbers in a row.
    pub(super) fn numbers(&self) -> impl Iterator<Item = f32> {
        let Self { biases, inner, inner_biases, direct, output, output_bias } = self;
        let all = biases.iter().chain(inner.as_flattened()).chain(inner_biases).chain(direct).chain(output);
        all.chain([output_bias]).copied()
    }

    /// All numbers in the same row, to be changed.
    pub(super) fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let Self { biases, inner, inner_biases, direct, output, output_bias } = self;
        let all = biases.iter_mut().chain(inner.as_flattened_mut()).chain(inner_biases).chain(direct).chain(output);
        all.chain([output_bias])
    }
}

/// Steps along gradients, each number's by its own measure (D. Kingma, J. Ba, "Adam: A Method for Stochastic Optimization",
/// 2014).
#[derive(Debug)]
pub(super) struct Adam {
    mean: Dense,
    square: Dense,
    /// What the means are short of, since they began with nothing.
    mean_shortage: f32,
    square_shortage: f32,
}

impl Adam {
    const MEAN_DECAY: f32 = 0.9;
    const SQUARE_DECAY: f32 = 0.999;

    pub(super) const fn new() -> Self {
        Self { mean: Dense::ZERO, square: Dense::ZERO, mean_shortage: 1.0, square_shortage: 1.0 }
    }

    /// Goes a step down.
    pub(super) fn step(&mut self, parameters: &mut Dense, gradient: &Dense, rate: f32) {
        self.mean_shortage *= Self::MEAN_DECAY;
        self.square_shortage *= Self::SQUARE_DECAY;
        let means = self.mean.numbers_mut().zip(self.square.numbers_mut());
        for ((parameter, gradient), (mean, square)) in parameters.numbers_mut().zip(gradient.numbers()).zip(means) {
            *mean = Self::MEAN_DECAY * *mean + (1.0 - Self::MEAN_DECAY) * gradient;
            *square = Self::SQUARE_DECAY * *square + (1.0 - Self::SQUARE_DECAY) * gradient * gradient;
            let (mean, square) = (*mean / (1.0 - self.mean_shortage), *square / (1.0 - self.square_shortage));
            *parameter -= rate * mean / (square.sqrt() + 1e-8);
        }
    }
}
