//! What an Othello position is worth: weights of patterns, and the features they are looked up by.
//!
//! ```
//! use yosumi_eval::{DISC, Evaluation, Features};
//! use yosumi_rules::{Board, Square};
//!
//! let evaluation = Evaluation::embedded();
//! let features = Features::of(Board::START);
//! assert!(evaluation.evaluate(&features, Board::START).abs() < 10 * DISC);
//!
//! // A move changes the features by a few additions.
//! let flips = Board::START.flips(Square::F5);
//! let after = Board::START.play_unchecked(Square::F5, flips);
//! assert_eq!(features.play(Square::F5, flips), Features::of(after));
//! ```
//!
//! - [`Features`]: what stands in each place of each pattern, kept up to date from move to move;
//! - [`Evaluation`]: the weights, ready to be looked up; [`DISC`] is its unit;
//! - [`ProbCut`]: how far a shallow search is off a deep one with these weights;
//! - [`Weights`]: the same as plain numbers, for those who fit them; [`Weights::from_bytes`] and [`Weights::to_bytes`]
//!   are the file;
//! - [`PATTERNS`]: the patterns, the one place where they are defined.
//!
//! How the weights were made is told in `docs/evaluation.md`. There is no search here, and no fitting.

mod correction;
mod error;
mod evaluation;
mod features;
mod file;
mod layers;
mod layout;
mod network;
mod numbering;
mod patterns;
mod probcut;
mod probcut_parameters;
mod weights;

pub use error::WeightsError;
pub use evaluation::{DISC, Evaluation};
pub use features::Features;
pub use network::{
    NETWORK_INNER_MOST, NETWORK_INNER_ONE, NETWORK_MOST_BIAS, NETWORK_MOST_INNER_BIAS, NETWORK_ONE,
    NETWORK_OUTPUT_DISC, NETWORK_WIDTH, Network,
};
pub use numbering::{N_ROWS_OF_POSITION, n_rows, n_weights, row_indices, weight_indices};
pub use patterns::{N_INSTANCES, PATTERNS, Pattern};
pub use probcut::ProbCut;
pub use probcut_parameters::ProbCutParameters;
pub use weights::{WEIGHT_UNIT, Weights};
