//! Least squares by preconditioned conjugate gradients (M. Hestenes, E. Stiefel, 1952).

use super::rows::Rows;

/// A problem that is being solved: the changes of weights for which the squared errors of the rows, together with the
/// squared changes times `prior`, are least.
///
/// The preconditioner is the diagonal that counts how often each weight stands in the rows. Rare weights would else be found
/// last.
#[derive(Debug)]
pub(super) struct LeastSquares<'a> {
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
    pub(super) fn new(rows: &'a Rows, weights: &[f32], prior: f32, n_threads: usize) -> Self {
        let diagonal: Vec<f32> = rows.counts(n_threads).into_iter().map(|count| count + prior).collect();
        let residuals = rows.residuals(weights, n_threads);
        let direction = divided(&residuals, &diagonal);
        let size = product(&residuals, &direction);
        Self { rows, prior, n_threads, changes: vec![0.0; weights.len()], diagonal, residuals, direction, size }
    }

    /// Goes a step on. `false` when there is nothing left to gain.
    pub(super) fn step(&mut self) -> bool {
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
    pub(super) fn changes(&self) -> &[f32] {
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

#[cfg(test)]
mod tests {
    use fastrand::Rng;
    use yosumi_eval::{N_INSTANCES, n_weights};
    use yosumi_rules::Board;

    use super::super::rows::StageSample;
    use super::*;
    use crate::samples::Sample;

    /// Positions after some random moves, with values of no sense and several weights.
    fn rows(n: usize) -> (Rows, f32) {
        let mut rng = Rng::with_seed(1);
        let mut samples = Vec::new();
        while samples.len() < n {
            let mut board = Board::START;
            for _ in 0..20 {
                let moves = board.legal_moves();
                let square = moves.iter().nth(rng.usize(0..usize::from(moves.len()).max(1)));
                board = square.and_then(|square| board.play(square)).unwrap_or(Board::START);
            }
            let value = f32::from(rng.i8(-20..=20));
            let weight = f32::from(rng.u8(1..=4));
            samples.push(StageSample { sample: Sample::new(board, value, 1.0), weight, is_own: true });
        }
        let total = samples.iter().map(|sample| sample.weight).sum();
        (Rows::new(&samples, n_weights(), 1), total)
    }

    #[test]
    fn each_row_stands_once_at_each_of_its_places() {
        let (rows, total) = rows(500);
        let counts: f32 = rows.counts(1).iter().sum();
        assert!((counts - total * (N_INSTANCES + 1) as f32).abs() < 1.0, "{counts} {total}");
    }

    #[test]
    fn at_the_solution_no_change_gains_anything() {
        let (rows, _) = rows(500);
        let begin = vec![0.5; n_weights()];
        for prior in [1.0, 30.0] {
            let mut problem = LeastSquares::new(&rows, &begin, prior, 1);
            let mut n_steps = 0;
            while n_steps < 1000 && problem.step() {
                n_steps += 1;
            }
            assert!(n_steps < 1000, "it comes to an end");
            // What the rows still miss pulls at each weight as hard as the prior holds it. The pull is worked out anew.
            let weights: Vec<f32> = begin.iter().zip(problem.changes()).map(|(it, change)| it + change).collect();
            let pulls = rows.residuals(&weights, 1);
            let first = rows.residuals(&begin, 1);
            let largest = first.iter().fold(0.0_f32, |largest, pull| largest.max(pull.abs()));
            for (pull, change) in pulls.iter().zip(problem.changes()) {
                assert!((pull - prior * change).abs() < 1e-4 * largest, "{pull} {change}");
            }
        }
    }
}
