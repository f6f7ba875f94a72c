//! How the evaluation of Yosumi is made: from its own games alone, again the same from the same seeds.
//!
//! ```
//! use yosumi_train::{Folder, PlayedGame, Resources, SelfPlay};
//!
//! let folder = tempfile::tempdir()?;
//! let self_play = SelfPlay { seed: 1, depth: 1, solves_from: 6 };
//! self_play.run(folder.path(), 3, 2, &Resources::default(), |_| {})?;
//!
//! let games: Folder<PlayedGame> = Folder::open(folder.path())?;
//! assert_eq!((games.n_items(), games.n_chunks()), (3, 2));
//! let first = games.read_chunk(0)?[0];
//! assert!(first.turns().count() >= first.squares().count());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`SelfPlay`] plays [`PlayedGame`]s;
//! - [`DrawnLabels`] and [`OpeningLabels`] give positions better values: exact ones, and those of deeper searches, each a
//!   [`Label`];
//! - [`Fit`] makes weights from the [`Samples`] of a [`Gathering`] of games and labels, and tells the [`ErrorStatistics`] of each stage;
//! - [`NetworkFit`] gives weights the networks that correct them;
//! - [`ProbCutFit`] gives weights the constants of `ProbCut`, by the [`ProbCutSample`]s that a [`ProbCutSampling`] makes;
//!   [`reliability()`] tells how often they are wrong;
//! - [`accuracy()`] tells how good weights are, alone and under a search, at problems whose solutions are known.
//!
//! Games, labels and samples are [`Item`]s in a [`Folder`]: files of so many each and a manifest, so that long work may be
//! interrupted at any time. [`Progress`] is how far it is, [`Resources`] what it is done with, [`Games`] what positions are
//! drawn from.
//!
//! Nothing is printed here: progress is told to callbacks.

#![allow(clippy::cast_precision_loss, reason = "counts are far below the 2^52 that an f64 holds")]

mod accuracy;
mod error;
mod error_statistics;
mod fit;
mod folder;
mod games;
mod labels;
mod network;
mod parallel;
mod probcut;
mod progress;
mod random;
mod resources;
mod samples;

pub use accuracy::{Accuracy, accuracy};
pub use error::{Flaw, TrainError};
pub use error_statistics::ErrorStatistics;
pub use fit::{Fit, FitProgress, StageReport};
pub use folder::{Folder, Item};
pub use games::{Games, PlayedGame, SelfPlay, Turn};
pub use labels::{DrawnLabels, Label, LabelKind, OpeningLabels};
pub use network::{NetworkFit, NetworkReport};
pub use probcut::{ProbCutFit, ProbCutSample, ProbCutSampling, Reliability, reliability};
pub use progress::Progress;
pub use resources::Resources;
pub use samples::{Gathering, Samples};
