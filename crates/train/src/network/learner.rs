//! A network that learns.

use fastrand::Rng;
use yosumi_eval::{
    N_ROWS_OF_POSITION, NETWORK_INNER_ONE, NETWORK_MOST_BIAS, NETWORK_MOST_INNER_BIAS, NETWORK_ONE,
    NETWORK_OUTPUT_DISC, NETWORK_WIDTH as WIDTH, Network, n_rows,
};

use super::dense::{Adam, Dense};

/// The discs that stand for 1 at the output.
const SCALE: f32 = 16.0;
/// The rate of what is behind the rows, for that of the rows.
const DENSE_RATE: f32 = 0.1;
/// What the sum of a row's squared gradients begins with.
const FIRST_SQUARE: f32 = 1e-3;

/// A position to learn from.
#[derive(Debug)]
pub(super) struct Lesson {
    /// The rows that it adds up.
    pub(super) rows: [usize; N_ROWS_OF_POSITION],
    /// What the network should say, in discs.
    pub(super) missing: f32,
    /// How much its error counts.
    pub(super) weight: f32,
}

/// A network that learns by gradient descent, the sum of squared errors to be least. A row's steps become shorter with what
/// it has learned (J. Duchi, E. Hazan, Y. Singer, "Adaptive Subgradient Methods", 2011, with one measure for a row): many rows
/// are rare.
#[derive(Debug)]
pub(super) struct Learner {
    rows: Vec<[f32; WIDTH]>,
    /// The sums of the squared gradients of each row.
    squares: Vec<f32>,
    dense: Dense,
    adam: Adam,
}

impl Learner {
    /// The lessons between two steps of what is behind the rows. Rows go a step with each lesson.
    pub(super) const BATCH: usize = 512;

    pub(super) fn new(rng: &mut Rng) -> Self {
        Self {
            rows: vec![[0.0; WIDTH]; n_rows()],
            squares: vec![FIRST_SQUARE; n_rows()],
            dense: Dense::drawn(rng),
            adam: Adam::new(),
        }
    }

    /// Learns a batch.
    pub(super) fn learn(&mut self, batch: impl Iterator<Item = Lesson>, rate: f32) {
        let mut gradient = Dense::ZERO;
        for lesson in batch {
            self.learn_one(&lesson, &mut gradient, rate);
        }
        for number in gradient.numbers_mut() {
            *number /= Self::BATCH as f32;
        }
        self.adam.step(&mut self.dense, &gradient, DENSE_RATE * rate);
    }

    /// Changes the rows by a lesson, and adds what it says of the rest to its gradient.
    fn learn_one(&mut self, lesson: &Lesson, gradient: &mut Dense, rate: f32) {
        let dense = &self.dense;
        let mut sums = dense.biases;
        for row in lesson.rows {
            for (sum, number) in sums.iter_mut().zip(self.rows[row]) {
                *sum += number;
            }
        }
        let activations = sums.map(|sum| sum.clamp(0.0, 1.0));
        let mut inner = dense.inner_biases;
        for (activation, weights) in activations.iter().zip(&dense.inner) {
            for (unit, weight) in inner.iter_mut().zip(weights) {
                *unit += activation * weight;
            }
        }
        let says = inner.map(|unit| unit.max(0.0));
        let value = dense.output_bias + product(&activations, &dense.direct) + product(&says, &dense.output);

        // Back from the output to the sums.
        let error = lesson.weight * (value - lesson.missing / SCALE);
        gradient.output_bias += error;
        let mut of_inner = [0.0; WIDTH];
        for unit in 0..WIDTH {
            gradient.output[unit] += error * says[unit];
            of_inner[unit] = if inner[unit] > 0.0 { error * dense.output[unit] } else { 0.0 };
            gradient.inner_biases[unit] += of_inner[unit];
        }
        let mut of_sums = [0.0; WIDTH];
        for index in 0..WIDTH {
            gradient.direct[index] += error * activations[index];
            for (number, of_unit) in gradient.inner[index].iter_mut().zip(of_inner) {
                *number += of_unit * activations[index];
            }
            if sums[index] > 0.0 && sums[index] < 1.0 {
                of_sums[index] = error * dense.direct[index] + product(&of_inner, &dense.inner[index]);
            }
            gradient.biases[index] += of_sums[index];
        }
        let square = product(&of_sums, &of_sums) / WIDTH as f32;
        if square > 0.0 {
            for row in lesson.rows {
                self.squares[row] += square;
                let step = rate / self.squares[row].sqrt();
                for (number, gradient) in self.rows[row].iter_mut().zip(of_sums) {
                    *number -= step * gradient;
                }
            }
        }
    }

    /// What was learned, rounded as in the file.
    pub(super) fn network(&self) -> Network {
        let one = NETWORK_ONE as f32;
        let inner_one = NETWORK_INNER_ONE as f32;
        let output_one = SCALE * NETWORK_OUTPUT_DISC as f32;
        let small = |number: f32| (number * one).round().clamp(f32::from(-i8::MAX), f32::from(i8::MAX)) as i8;
        let short = |number: f32, one: f32| (number * one).round() as i16;
        let bias = |number: f32| short(number, one).clamp(-NETWORK_MOST_BIAS, NETWORK_MOST_BIAS);
        let inner_bias = |number: f32, one: f32| {
            ((number * one).round() as i32).clamp(-NETWORK_MOST_INNER_BIAS, NETWORK_MOST_INNER_BIAS)
        };
        Network {
            rows: self.rows.iter().map(|row| row.map(small)).collect(),
            biases: self.dense.biases.map(bias),
            inner: self.dense.inner.map(|weights| weights.map(|number| short(number, inner_one))),
            inner_biases: self.dense.inner_biases.map(|number| inner_bias(number, one * inner_one)),
            direct: self.dense.direct.map(|number| short(number, output_one)),
            output: self.dense.output.map(|number| short(number, output_one)),
            output_bias: inner_bias(self.dense.output_bias, one * output_one),
        }
    }
}

fn product(one: &[f32; WIDTH], other: &[f32; WIDTH]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}
