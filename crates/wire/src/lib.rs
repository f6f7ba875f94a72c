//! What Yosumi writes for other programs, as JSON.
//!
//! ```
//! use yosumi_rules::{Move, Square};
//! use yosumi_wire::Line;
//!
//! let text = r#"{"position":"XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X","empties":6,"score":6,"#
//!     .to_owned()
//!     + r#""exact":true,"depth":6,"selectivity":100,"best":"h5","line":["h5","f6"],"#
//!     + r#""moves":[{"move":"h5","score":6,"exact":true}],"nodes":42,"seconds":0.001,"threads":1}"#;
//! let Line::Position(found) = text.parse()? else { unreachable!() };
//! assert_eq!(found.best, Some(Move::Disc(Square::H5)));
//! assert_eq!(Line::Position(found).to_string(), text);
//! # Ok::<(), yosumi_wire::ParseLineError>(())
//! ```
//!
//! - [`Line`]: a line of `yosumi solve --json` and `yosumi hint --json`, with [`PositionLine`], [`MoveScore`], [`Total`];
//! - [`MatchLine`]: a line of `yosumi match --json`, with [`MatchSettings`], [`MatchGame`], [`MatchResult`];
//! - [`AccuracyLine`]: a line of `yosumi train test --json`;
//! - [`SavedLine`]: a line of `yosumi archive list --json`;
//! - [`page`]: what the browser page and the server say to one another;
//! - [`ReviewLine`]: a line of `yosumi review --json`, with [`PositionReview`], [`MoveReview`], [`GameSummary`];
//! - [`Score`], [`Loss`] and [`Seconds`]: numbers that are always written alike.
//!
//! `Display` writes a line, `FromStr` reads it; fields that are not known are passed over. `docs/json.md` is for those who
//! read the lines by other means. The types of the rules have no JSON form of their own: here it is given to them.

mod accuracy;
mod as_text;
mod line;
mod matches;
pub mod page;
mod review;
mod saved;
mod score;
mod seconds;

pub use accuracy::AccuracyLine;
pub use line::{Line, MoveScore, ParseLineError, PositionLine, Total};
pub use matches::{
    MatchElo, MatchEstimate, MatchGame, MatchLine, MatchOpenings, MatchPlayer, MatchResult, MatchSettings, MatchTest,
};
pub use review::{GameSummary, MoveReview, PositionReview, ReviewLine};
pub use saved::{SavedLine, SavedOutcome};
pub use score::{Loss, LossError, Score, ScoreError};
pub use seconds::Seconds;
