//! Samples as the rows of a least-squares problem.

use yosumi_eval::{Features, N_INSTANCES, weight_indices};

use crate::ErrorStatistics;
use crate::parallel::in_parts;
use crate::samples::Sample;

/// The number of weights that a position is worth the sum of.
const N_PLACES: usize = N_INSTANCES + 1;
/// The rows that lie together.
const BLOCK_ROWS: usize = 4096;
/// Sums are made in parts of so many blocks, whatever the number of threads, and added up in their order. Many small numbers
/// are added more exactly so, too.
const PART_BLOCKS: usize = 32;

/// A sample as a stage sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct StageSample {
    pub(super) sample: Sample,
    /// How much its error counts.
    pub(super) weight: f32,
    /// Whether the stage is its own, and not a neighbor of that.
    pub(super) is_own: bool,
}

/// The rows of a stage.
#[derive(Debug)]
pub(super) struct Rows {
    blocks: Vec<Block>,
    n_weights: usize,
}

/// Rows whose indices are kept in half the space: less the least of each place. The contents of a pattern are no more than
/// 16 bits can tell.
#[derive(Debug)]
struct Block {
    bases: [u32; N_PLACES],
    rows: Vec<Row>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    offsets: [u16; N_PLACES],
    value: f32,
    weight: f32,
    is_own: bool,
}

impl Block {
    fn new(samples: &[StageSample]) -> Self {
        let indices = |sample: &Sample| weight_indices(&Features::of(sample.board()), sample.board());
        let all: Vec<[usize; N_PLACES]> = samples.iter().map(|it| indices(&it.sample)).collect();
        let least = |place: usize| all.iter().map(|indices| indices[place]).min().unwrap_or(0);
        let bases: [u32; N_PLACES] = std::array::from_fn(|place| least(place) as u32);
        let row = |(indices, it): (&[usize; N_PLACES], &StageSample)| Row {
            offsets: std::array::from_fn(|place| {
                u16::try_from(indices[place] - bases[place] as usize).expect("a pattern has no more contents")
            }),
            value: it.sample.value,
            weight: it.weight,
            is_own: it.is_own,
        };
        Self { bases, rows: all.iter().zip(samples).map(row).collect() }
    }

    #[inline(always)]
    fn index(&self, row: &Row, place: usize) -> usize {
        self.bases[place] as usize + usize::from(row.offsets[place])
    }

    /// What the weights say that a row is worth.
    #[inline(always)]
    fn dot(&self, row: &Row, weights: &[f32]) -> f32 {
        // Several sums, for one would wait for itself.
        let mut sums = [0.0; 8];
        for place in 0..N_PLACES {
            sums[place % 8] += weights[self.index(row, place)];
        }
        sums.iter().sum()
    }
}

impl Rows {
    /// The rows of samples, for a stage of so many weights.
    pub(super) fn new(samples: &[StageSample], n_weights: usize, n_threads: usize) -> Self {
        let pieces: Vec<&[StageSample]> = samples.chunks(BLOCK_ROWS).collect();
        let blocks = in_parts(pieces.len(), n_threads, |index| Block::new(pieces[index]));
        Self { blocks, n_weights }
    }

    /// For each weight, the sum of the rows' weights over all places where it stands.
    pub(super) fn counts(&self, n_threads: usize) -> Vec<f32> {
        self.sum(n_threads, |_, row| row.weight)
    }

    /// What the rows' values are more than the weights say, times the rows' weights, summed for each weight.
    pub(super) fn residuals(&self, weights: &[f32], n_threads: usize) -> Vec<f32> {
        self.sum(n_threads, |block, row| row.weight * (row.value - block.dot(row, weights)))
    }

    /// What the weights say, times the rows' weights, summed for each weight: the product with the normal matrix.
    pub(super) fn normal_product(&self, weights: &[f32], n_threads: usize) -> Vec<f32> {
        self.sum(n_threads, |block, row| row.weight * block.dot(row, weights))
    }

    /// The number of rows.
    pub(super) fn len(&self) -> usize {
        self.blocks.iter().map(|block| block.rows.len()).sum()
    }

    /// The number of rows of the stage itself.
    pub(super) fn n_own(&self) -> usize {
        self.blocks.iter().flat_map(|block| &block.rows).filter(|row| row.is_own).count()
    }

    /// How far the weights are off the values of the stage's own rows; an evaluation is never beyond 64 discs.
    pub(super) fn errors(&self, weights: &[f32], n_threads: usize) -> ErrorStatistics {
        let mut all = ErrorStatistics::default();
        for errors in in_parts(self.n_parts(), n_threads, |part| {
            let mut errors = ErrorStatistics::default();
            for block in self.part(part) {
                for row in block.rows.iter().filter(|row| row.is_own) {
                    let value = block.dot(row, weights).clamp(-64.0, 64.0);
                    errors.add(value.into(), row.value.into(), row.weight.into());
                }
            }
            errors
        }) {
            all.add_all(&errors);
        }
        all
    }

    /// For each weight, the sum of what `coefficient` says of each row, over all places where the weight stands.
    fn sum(&self, n_threads: usize, coefficient: impl Fn(&Block, &Row) -> f32 + Sync) -> Vec<f32> {
        let parts = in_parts(self.n_parts(), n_threads, |part| {
            let mut sums = vec![0.0_f32; self.n_weights];
            for block in self.part(part) {
                for row in &block.rows {
                    let coefficient = coefficient(block, row);
                    for place in 0..N_PLACES {
                        sums[block.index(row, place)] += coefficient;
                    }
                }
            }
            sums
        });
        let mut sums = vec![0.0; self.n_weights];
        for part in parts {
            for (sum, of_part) in sums.iter_mut().zip(part) {
                *sum += of_part;
            }
        }
        sums
    }

    fn n_parts(&self) -> usize {
        self.blocks.len().div_ceil(PART_BLOCKS)
    }

    fn part(&self, part: usize) -> &[Block] {
        let begin = part * PART_BLOCKS;
        &self.blocks[begin..self.blocks.len().min(begin + PART_BLOCKS)]
    }
}
