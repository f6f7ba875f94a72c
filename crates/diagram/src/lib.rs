//! Othello positions and games as pictures: SVG, for pages, for print, for messages.
//!
//! ```
//! use yosumi_diagram::{Diagram, Look, Theme};
//! use yosumi_rules::Game;
//!
//! let game: Game = "f5d6c3d3c4".parse()?;
//!
//! // The board after the game, its last move marked.
//! let position = Diagram::after(&game).svg(Look::default());
//! assert!(position.starts_with("<svg "));
//!
//! // The moves as books print them: the board before, and numbers on the discs that are played.
//! let mut moves = Diagram::of_line(&game, 1);
//! moves.heading = Some(String::from("Tiger"));
//! let printed = moves.svg(Look { theme: Theme::Print, ..Look::default() });
//! assert!(printed.contains("<title>Tiger</title>"));
//! # Ok::<(), yosumi_rules::TranscriptError>(())
//! ```
//!
//! - [`Diagram`]: what is shown: discs, numbers, marks, [`SquareValue`]s, a heading and captions;
//! - [`Look`]: how: a [`Theme`], the side of the board one looks from, coordinates or none;
//! - [`Escaped`]: text from anywhere, for what stands around a picture too.
//!
//! The same diagram always gives the same text. It has no scripts, no styles, no links and no identifiers, so that it stands
//! alone as well as, any number of times, inside a page; whatever is said in it is escaped. To those who do not see it, it is
//! an image with a title and a description.
//!
//! Plain text boards are the terminal's affair, and sentences are made elsewhere: here a heading is just text.

mod diagram;
mod escaped;
mod look;
mod palette;
mod prose;
mod svg;

pub use diagram::{Diagram, SquareValue};
pub use escaped::Escaped;
pub use look::{Look, Theme};
