//! One game of Othello being played or looked back on: who plays, whose turn it is, passes, taking back, resigning,
//! variations, and what is to be announced of it all.
//!
//! A [`Session`] takes [commands](Command) and answers with [events](Event). It knows no screen and no language, does no
//! input or output, starts no thread, and never waits: where a computer is to move it emits [`Event::Think`], where a person
//! wants a hint [`Event::Advise`], and whoever drives the session runs that on a thread of its own and hands the answer back
//! as a command.
//!
//! ```
//! use yosumi_records::Record;
//! use yosumi_rules::Square;
//! use yosumi_session::{Command, Event, Players, Session, Settings};
//!
//! let players = Players { black: "human:Ann".parse()?, white: "computer:first".parse()? };
//! let (mut session, _) = Session::new(players, Record::default(), Settings::default());
//!
//! let events = session.handle(Command::Play(Square::F5));
//! let Some(Event::Think(think)) = events.into_iter().last() else { panic!("the computer is to move") };
//! session.handle(think.run(|_| {}));
//! assert_eq!(session.game().to_string(), "f5f4");
//! # Ok::<(), yosumi_session::ParsePlayerError>(())
//! ```
//!
//! - [`Session`], [`Command`], [`Event`], [`Refusal`], [`Ending`]: the game and the talk with it; [`Settings`] are what it is
//!   played with, and a [`Place`] is where one is in its record;
//! - [`Think`], [`Advise`], [`Hint`], [`About`]: questions to those who think, and advice;
//! - [`PlayerSpec`], [`Level`], [`NamedLevel`], [`Pace`]: who sits on a side, as people write it; [`Who`] is what they are to
//!   those who read of them;
//! - [`Player`]: what a side does when it is its turn; a person and each kind of computer are players alike.

mod computer;
mod event;
mod level;
mod named_level;
mod pace;
mod place;
mod player;
mod question;
mod session;
mod settings;
mod thinker;
mod who;

pub use event::{Command, Ending, Event, Hint, Refusal};
pub use level::{Level, ParseLevelError};
pub use named_level::NamedLevel;
pub use pace::Pace;
pub use place::Place;
pub use player::{OnProgress, ParsePlayerError, Player, PlayerSpec, Players};
pub use question::{About, Advise, Think, ThinkId};
pub use session::Session;
pub use settings::Settings;
pub use who::Who;
