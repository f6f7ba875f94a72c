//! Least squares by preconditioned conjugate gradients (M. Hestenes, E. Stiefel, 1952).

use crate::rows::Rows;

/// A problem that is being solved: the changes of weights for which the squared errors of the rows, together with the
/// squared changes times `prior`, are least.
///
/// The preconditioner is the diagonal that counts how often each weight stands in the rows. Rare weights would else be found
/// last.
#[derive(Debug)]
pub(crate) struct LeastSquares<'a> {
    rows: &'a Rows,
    prior: f32,
    n_threads: usize,
    changes: Vec<f32>,
    diagonal: Vec<f32>,
    residuals: Vec<f32>,
    direction: Vec<f32>,
    /// The product of residuals and preconditioned residuals.
    size: f64,
}

impl<'a> LeastSquares<'a> {
    /// Begins with no changes to the weights.
    pub(crate) fn new(rows: &'a Rows, weights: &[f32], prior: f32, n_threads: usize) -> Self {
        let diagonal: Vec<f32> = rows.counts(n_threads).into_iter().map(|count| count + prior).collect();
        let residuals = rows.residuals(weights, n_threads);
        let direction = divided(&residuals, &diagonal);
        let size = product(&residuals, &direction);
        Self { rows, prior, n_threads, changes: vec![0.0; weights.len()], diagonal, residuals, direction, size }
    }

    /// Goes a step on. `false` when there is nothing left to gain.
    pub(crate) fn step(&mut self) -> bool {
        if self.size < 1e-9 {
            return false;
        }
        let mut curvature = self.rows.normal_product(&self.direction, self.n_threads);
        for (sum, direction) in curvature.iter_mut().zip(&self.direction) {
            *sum += self.prior * direction;
        }
        let step = (self.size / product(&self.direction, &curvature)) as f32;
        add(&mut self.changes, step, &self.direction);
        add(&mut self.residuals, -step, &curvature);
        let preconditioned = divided(&self.residuals, &self.diagonal);
        let size = product(&self.residuals, &preconditioned);
        let turn = (size / self.size) as f32;
        self.size = size;
        for (direction, gradient) in self.direction.iter_mut().zip(preconditioned) {
            *direction = gradient + turn * *direction;
        }
        true
    }

    /// The changes so far.
    pub(crate) fn changes(&self) -> &[f32] {
        &self.changes
    }
}

/// Weights that never stand in a row and are not held by a prior stay where they are.
fn divided(numbers: &[f32], divisors: &[f32]) -> Vec<f32> {
    numbers.iter().zip(divisors).map(|(number, divisor)| if *divisor > 0.0 { number / divisor } else { 0.0 }).collect()
}

fn product(one: &[f32], other: &[f32]) -> f64 {
    one.iter().zip(other).map(|(one, other)| f64::from(*one) * f64::from(*other)).sum()
}

fn add(numbers: &mut [f32], factor: f32, others: &[f32]) {
    for (number, other) in numbers.iter_mut().zip(others) {
        *number += factor * other;
    }
}
