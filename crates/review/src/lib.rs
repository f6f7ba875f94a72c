//! Whole-game analysis: what each position of a game was worth, what each move lost, and where the game was decided.
//!
//! ```
//! use yosumi_engine::{Engine, Options, StopSign};
//! use yosumi_review::{Class, Effort, Review, Summary};
//!
//! let game = "e6f4e3f6g5d6e7f5c5".parse()?;
//! let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
//! let mut review = Review::new(&game, Effort { depth: 4, ..Effort::default() });
//! while let Some(found) = review.advance(&mut engine, &StopSign::new()) {
//!     // The end of the game comes first: a graph may be drawn from right to left.
//!     assert!(found.value.discs().abs() <= 64.0);
//! }
//! // White's f5 let Black turn all discs.
//! let f5 = review.positions()[7].played.as_ref().expect("a move was played");
//! assert_eq!((f5.class, f5.value.discs()), (Some(Class::Blunder), 64.0));
//! assert_eq!(Summary::of(review.positions()).turning_point, Some(7));
//! # Ok::<(), yosumi_rules::TranscriptError>(())
//! ```
//!
//! - [`Review`]: the analysis of one line of moves, a position at a time, from its end backwards;
//! - [`Effort`]: how far the engine looks for it;
//! - [`ReviewedPosition`] and [`PlayedMove`]: what was found; [`Class`] is how good a move was, and the one place of the
//!   thresholds; [`expected_outcome`] says who wins by a value;
//! - [`Summary`] and [`PlayerSummary`]: what it comes to; [`graph_range`] is how high a graph of it has to be.
//!
//! # Values and losses
//!
//! There is one value for each position, in discs as Black sees it. What a position is worth after a move is what the next one
//! is worth before its move, so the losses of both sides add up to the difference of any two values of the game.
//!
//! - Where the engine solves, values and losses are exact, and so is the class.
//! - Before that, values are estimates. Values of even and odd depths differ in a way that has nothing to do with the moves:
//!   whoever made the last move looks better than they are. So Black's positions are searched an even number of plies and White's
//!   an odd one, and every value is one of positions in which Black is to move.
//! - The move that was played is searched as deep as the best one or deeper, by the search of the position after it, which comes
//!   before. A move that turns out no worse than what was thought best is a best one too, and no loss is ever negative. Where it
//!   seemed to be the best and turns out worse than it seemed, the position is searched again, as deep as the next one.
//! - A side that has one move has no choice: such moves are not judged. Passes are no moves.

mod class;
mod effort;
mod position;
mod review;
mod summary;

pub use class::{Class, expected_outcome};
pub use effort::Effort;
pub use position::{PlayedMove, ReviewedPosition};
pub use review::Review;
pub use summary::{PlayerSummary, Summary, graph_range};
