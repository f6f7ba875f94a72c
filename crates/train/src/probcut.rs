//! What `ProbCut` has to know of an evaluation, and how often it is wrong.

mod fit;
mod reliability;
mod sample;
mod sampling;

pub use fit::ProbCutFit;
pub use reliability::{Reliability, reliability};
pub use sample::ProbCutSample;
pub use sampling::ProbCutSampling;
