//! Saved Othello games, games in progress and settings, in one file of a folder.
//!
//! ```
//! use yosumi_archive::{Archive, Filter, NewGame, Query};
//! use yosumi_records::read_text;
//!
//! let folder = tempfile::tempdir()?;
//! let mut archive = Archive::open(folder.path())?;
//!
//! let mut record = read_text("f5d6c3d3c4")?;
//! record.players.black = Some(String::from("みどり"));
//! let id = archive.save(&NewGame { tags: vec!["練習".parse()?], ..NewGame::from(record) })?;
//!
//! let filter = Filter { text: String::from("ミドリ"), ..Filter::default() };
//! let found = archive.list(&Query { filter, ..Query::default() })?;
//! assert_eq!((found.len(), found[0].id, found[0].n_moves), (1, id, 5));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`Archive`]: the folder, opened; all else are its methods and what they take and give;
//! - [`NewGame`], [`SavedGame`], [`GameSummary`], [`GameId`], [`Tag`]: saved games;
//! - [`Query`], [`Filter`], [`Order`]: a page of the list of them;
//! - [`TableGame`]: a game in progress, kept so that a program that was killed goes on with them;
//! - [`ArchiveError`], [`OpenFailure`]: what went wrong.
//!
//! [`Archive::open_to_read`] opens one where nothing may be written.
//!
//! What a method has acknowledged is on the disk: the program may be killed and the power may fail at any moment. Several
//! programs may have one archive open. Everything is synchronous, and an [`Archive`] may be sent to another thread; a
//! server keeps one behind a lock or on a thread of its own.
//!
//! Whatever the archive is given is bounded in size, and all of it goes to the database as parameters of statements.

mod archive;
mod error;
mod facts;
mod folded;
mod game;
mod games;
mod limits;
mod open;
mod query;
mod row;
mod schema;
mod settings;
mod tables;
mod tag;
mod tags;

pub use archive::{Archive, FILE_NAME};
pub use error::{ArchiveError, Limited, OpenFailure};
pub use game::{GameId, GameSummary, NewGame, ParseGameIdError, SavedGame};
pub use limits::{
    MAX_FACT_CHARS, MAX_PAGE, MAX_RECORD_BYTES, MAX_SEARCH_CHARS, MAX_SEATS_BYTES, MAX_SETTING_BYTES,
    MAX_SETTING_KEY_BYTES, MAX_SOURCE_CHARS, MAX_TABLE_ID_BYTES, MAX_TABLES, MAX_TAGS, N_DAYS_KEPT,
};
pub use query::{Filter, Order, Query};
pub use tables::TableGame;
pub use tag::{MAX_TAG_CHARS, ParseTagError, Tag};
