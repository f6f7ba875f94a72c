//! Matches between Othello players, and what they tell about who is stronger.
//!
//! ```
//! use std::convert::Infallible;
//! use std::ops::ControlFlow;
//!
//! use yosumi_arena::{Contestant, Openings, Player, Tally, play_pairs};
//! use yosumi_engine::CpuPath;
//! use yosumi_eval::Evaluation;
//!
//! let contestants: [Contestant; 2] = ["depth=2".parse()?, "depth=1".parse()?];
//! let players = || {
//!     let player = |of: &Contestant| -> Box<dyn Player> { Box::new(of.player(Evaluation::embedded(), CpuPath::best())) };
//!     contestants.each_ref().map(player)
//! };
//! let openings = Openings::listed(["f5d6", "f5f6", "f5f4"].map(|line| line.parse().expect("a game")).into());
//! let mut tally = Tally::default();
//! let played: ControlFlow<Infallible> = play_pairs(openings, 2, players, |pair| {
//!     tally.add(&pair);
//!     ControlFlow::Continue(())
//! });
//! assert!(played.is_continue());
//! assert_eq!(tally.n_games(), 6);
//! # Ok::<(), yosumi_arena::ParseContestantError>(())
//! ```
//!
//! - [`Contestant`]: what an engine plays with, as people write it; [`Player`] is whoever plays, [`EnginePlayer`] an engine
//!   in this process;
//! - [`Openings`]: where games begin: a list or random lines of a [`Balance`]; [`find_balanced`] makes lists of them, which `yosumi-book`
//!   reads;
//! - [`play_pairs`]: two games from each opening, the players with colors swapped, several at a time; [`Pair`] and
//!   [`PlayedGame`] are what comes of it;
//! - [`Tally`]: wins, draws, losses, discs, and [`Summary`], what follows from them: [`Elo`], error bars, who is stronger;
//! - [`Sprt`]: a test that ends a match as soon as it tells enough.
//!
//! What a match comes to does not depend on how many games are played at a time, as long as its players are
//! [deterministic](Contestant::is_deterministic): pairs are given out in the order of their openings, and no player
//! remembers one game in the next.
//!
//! There is no input, no output and no sentence for users here: files of games are kept by those who call.

mod balance;
mod contestant;
mod elo;
mod game;
mod in_order;
mod normal;
mod openings;
mod pair;
mod player;
mod sprt;
mod tally;

pub use balance::{Balance, ParsePlyRangeError, PlyRange};
pub use contestant::{Contestant, Key, ParseContestantError};
pub use elo::{Elo, Estimate, Summary};
pub use game::PlayedGame;
pub use openings::{Openings, find_balanced};
pub use pair::{Pair, play_pairs};
pub use player::{Choice, EnginePlayer, Player};
pub use sprt::{Hypothesis, Sprt, SprtError, SprtState};
pub use tally::Tally;
