//! What is known of openings before anybody thinks: their names, and balanced positions to start games from.
//!
//! ```
//! use yosumi_book::{NameLanguage, named_after, opening_of};
//! use yosumi_rules::{Game, Square};
//!
//! // The tiger, played from another corner and in another order than people write it, and one move more.
//! let game: Game = "c4e3f6e6f5b3".parse()?;
//! let tiger = opening_of(&game).expect("it has a name");
//! assert_eq!(tiger.name(NameLanguage::Japanese).text, "虎定石");
//! assert_eq!(tiger.name(NameLanguage::English).text, "Tiger");
//! assert_eq!(tiger.line().to_string(), "f5d6c3d3c4");
//!
//! let start = Game::default().position();
//! assert!(named_after(start, Square::F5).is_none(), "the four first moves are images of one another and have no name");
//! # Ok::<(), yosumi_rules::TranscriptError>(())
//! ```
//!
//! - [`Opening`]: a position with [`Name`]s in Japanese and English, and a line that leads there; [`openings`] are all;
//! - [`named`], [`opening_of`], [`named_after`]: the opening of a position, of a game, of what may be played next;
//! - [`named_starts`]: the openings that games may start from;
//! - [`balanced_starts`] and [`balanced_start`]: lines of eight plies after which neither side is better;
//! - [`read_starts`]: such lists in files.
//!
//! A name belongs to a position, whatever the order of moves that led there and however the board is turned.
//!
//! There is no search here and no file is read: the lists are part of the program. `data/README.md` says where they come
//! from.

mod opening;
mod starts;
mod table;

pub use opening::{Name, NameLanguage, Opening};
pub use starts::{StartsError, balanced_start, balanced_starts, named_starts, read_starts};
pub use table::{named, named_after, opening_of, openings};
