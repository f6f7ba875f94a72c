//! Every sentence that Yosumi says, in Japanese and English, and the words that people may say to it.
//!
//! ```
//! use yosumi_records::Record;
//! use yosumi_session::{Players, Session, Settings};
//! use yosumi_text::{Language, SquareNames, Text};
//!
//! let players = Players { black: "human:みどり".parse()?, white: "computer:2".parse()? };
//! let (session, events) = Session::new(players, Record::default(), Settings::default());
//!
//! let text = Text::new(Language::Japanese, SquareNames::Letters);
//! assert_eq!(text.event(&events[0], session.specs()).as_deref(), Some("先手はみどり(黒)です"));
//! # Ok::<(), yosumi_session::ParsePlayerError>(())
//! ```
//!
//! - [`Text`]: the sentences in one language, for events, refusals, results, hints, analyses, errors, the making of weights;
//!   they lie in `locales/`;
//! - [`UsageWord`], [`Misuse`], [`ValueFlaw`]: the help of the program, and what may be wrong with its arguments;
//! - [`Trouble`]: what may be wrong with what the browser page asks for;
//! - [`GameReview`]: a game with its analysis, of which [`Text`] makes sentences and a whole HTML page;
//! - [`Language`], [`SquareNames`]: how to speak, and how to name squares;
//! - [`Vocabulary`] and [`Input`]: what was typed, in either language;
//! - [`width()`] and [`pad`]: columns that a text takes on a terminal; [`wrap()`]: lines of so many; [`printable`]: what may be
//!   shown there.

mod analysis;
mod archive;
mod catalog;
mod errors;
mod game;
mod language;
mod levels;
mod machine;
mod matches;
mod misuse;
mod notices;
mod obf;
mod review;
mod review_page;
mod server;
mod show;
mod squares;
mod thinking;
mod train;
mod usage;
mod vocabulary;
mod width;
mod wrap;

pub use analysis::{Column, Prospect};
pub use archive::SavedFact;
pub use catalog::Text;
pub use language::{Language, ParseLanguageError};
pub use matches::{MatchRow, Setting, SettingFlaw, TestState};
pub use misuse::{Misuse, ValueFlaw};
pub use review::{GameReview, ReviewColumn};
pub use server::Trouble;
pub use squares::SquareNames;
pub use thinking::Reach;
pub use train::{FileFlaw, TrainColumn};
pub use usage::UsageWord;
pub use vocabulary::{Input, Verb, Vocabulary};
pub use width::{Ambiguous, pad, printable, width};
pub use wrap::wrap;
