//! The network that corrects the sum of the patterns, as plain numbers.

use crate::numbering::n_rows;

/// The numbers that a row adds to, and the inner units beyond them: as many as a vector holds.
pub const NETWORK_WIDTH: usize = 16;

/// What stands for 1 within a network, where activations go from 0 to 1.
pub const NETWORK_ONE: i32 = 128;

/// What stands for 1 among the weights of the inner units.
pub const NETWORK_INNER_ONE: i32 = 256;

/// The most that an inner unit says, sixteen times 1.
pub const NETWORK_INNER_MOST: i32 = 16 * NETWORK_ONE;

/// No bias of the sums is larger in size: then no sum is too large, whatever the other numbers are.
pub const NETWORK_MOST_BIAS: i16 = 1 << 14;

/// No bias of the inner units and of the output is larger in size, for the same reason.
pub const NETWORK_MOST_INNER_BIAS: i32 = 1 << 26;

/// What stands for a disc among the weights of the output.
pub const NETWORK_OUTPUT_DISC: i32 = 64;

/// A small network that corrects the sum of the patterns, for a range of numbers of discs: what patterns are worth together
/// is not only their sum.
///
/// The cores of patterns are looked up once more, and the numbers of moves that both sides have, which no sum of patterns
/// knows: all add up rows of [`NETWORK_WIDTH`] numbers to `biases`. The sums, cut
/// to between 0 and [`NETWORK_ONE`], go to as many inner units and, beside them, to the output; what an inner unit says goes
/// there too, cut to between 0 and [`NETWORK_INNER_MOST`].
///
/// Numbers beyond the bounds of a field are cut to them where a network is used or written.
///
/// ```
/// use yosumi_eval::{DISC, Evaluation, Features, Weights};
/// use yosumi_rules::Board;
///
/// let mut weights = Weights::zero(4);
/// weights.network_mut(0).output_bias = 3 * yosumi_eval::NETWORK_OUTPUT_DISC * yosumi_eval::NETWORK_ONE;
/// let evaluation = Evaluation::new(&weights);
/// let features = Features::of(Board::START);
/// assert_eq!(evaluation.evaluate(&features, Board::START), 3 * DISC);
/// assert_eq!(evaluation.evaluate_quickly(&features, Board::START), 0);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// A row for each content of a core, contents that are mirror images of one another together, and for each number of moves
    /// of either side, [`n_rows`] of numbers from −127 to 127; which of them a position adds up,
    /// [`row_indices`](crate::row_indices) tells.
    pub rows: Vec<[i8; NETWORK_WIDTH]>,
    /// What the sums of the rows begin with, at most [`NETWORK_MOST_BIAS`] in size.
    pub biases: [i16; NETWORK_WIDTH],
    /// For each sum, what it weighs in each inner unit; 1 is [`NETWORK_INNER_ONE`].
    pub inner: [[i16; NETWORK_WIDTH]; NETWORK_WIDTH],
    /// What the inner units begin with: 1 is [`NETWORK_ONE`] times [`NETWORK_INNER_ONE`]. At most
    /// [`NETWORK_MOST_INNER_BIAS`] in size.
    pub inner_biases: [i32; NETWORK_WIDTH],
    /// What each sum weighs in the output, in discs.
    pub direct: [i16; NETWORK_WIDTH],
    /// What each inner unit weighs in the output, in discs.
    pub output: [i16; NETWORK_WIDTH],
    /// What the output begins with: a disc is [`NETWORK_ONE`] times [`NETWORK_OUTPUT_DISC`]. At most
    /// [`NETWORK_MOST_INNER_BIAS`] in size.
    pub output_bias: i32,
}

impl Network {
    /// A network that corrects nothing.
    ///
    /// ```
    /// # use yosumi_eval::{Network, n_rows};
    /// assert_eq!(Network::zero().rows.len(), n_rows());
    /// ```
    #[must_use]
    pub fn zero() -> Self {
        Self {
            rows: vec![[0; NETWORK_WIDTH]; n_rows()],
            biases: [0; NETWORK_WIDTH],
            inner: [[0; NETWORK_WIDTH]; NETWORK_WIDTH],
            inner_biases: [0; NETWORK_WIDTH],
            direct: [0; NETWORK_WIDTH],
            output: [0; NETWORK_WIDTH],
            output_bias: 0,
        }
    }

    /// The nearest network that keeps to the bounds which the fields name, the one that is used and written.
    pub(crate) fn within_bounds(&self) -> Self {
        let mut network = self.clone();
        network.rows.resize(n_rows(), [0; NETWORK_WIDTH]);
        for number in network.rows.as_flattened_mut() {
            *number = (*number).max(-i8::MAX);
        }
        for bias in &mut network.biases {
            *bias = (*bias).clamp(-NETWORK_MOST_BIAS, NETWORK_MOST_BIAS);
        }
        for bias in network.inner_biases.iter_mut().chain([&mut network.output_bias]) {
            *bias = (*bias).clamp(-NETWORK_MOST_INNER_BIAS, NETWORK_MOST_INNER_BIAS);
        }
        network
    }
}
