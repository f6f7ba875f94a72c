//! What is saved of a game and what is known of one that was.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use jiff::Timestamp;
use yosumi_records::{Date, GameResult, Record};
use yosumi_rules::ByColor;

use crate::Tag;

/// The number of a saved game: small, and never another game's, also when the game is gone.
///
/// ```
/// use yosumi_archive::GameId;
///
/// let id: GameId = "12".parse()?;
/// assert_eq!(id.to_string(), "12");
/// assert!("0".parse::<GameId>().is_err());
/// # Ok::<(), yosumi_archive::ParseGameIdError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(NonZeroU32);

impl From<GameId> for u32 {
    fn from(id: GameId) -> Self {
        id.0.get()
    }
}

impl TryFrom<i64> for GameId {
    type Error = ParseGameIdError;

    fn try_from(number: i64) -> Result<Self, ParseGameIdError> {
        let number = u32::try_from(number).ok().and_then(NonZeroU32::new);
        number.map(Self).ok_or(ParseGameIdError)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for GameId {
    type Err = ParseGameIdError;

    fn from_str(text: &str) -> Result<Self, ParseGameIdError> {
        let number = text.bytes().all(|byte| byte.is_ascii_digit()).then_some(text);
        number.and_then(|number| number.parse().ok()).map(Self).ok_or(ParseGameIdError)
    }
}

/// A text or number is not that of a game.
///
/// ```
/// use yosumi_archive::GameId;
///
/// let error = "first".parse::<GameId>().unwrap_err();
/// assert_eq!(error.to_string(), "not the number of a game: expected 1, 2, …");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the number of a game: expected 1, 2, …")]
pub struct ParseGameIdError;

/// A game to be saved.
///
/// ```
/// use yosumi_archive::NewGame;
/// use yosumi_records::Record;
///
/// let game = NewGame { source: String::from("final.json"), ..NewGame::from(Record::default()) };
/// assert!(game.tags.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// The game.
    pub record: Record,
    /// Where it comes from, in words of the caller's; may be empty.
    pub source: String,
    /// What it is marked with.
    pub tags: Vec<Tag>,
}

/// A game of which no source is told and that has no tags.
impl From<Record> for NewGame {
    fn from(record: Record) -> Self {
        Self { record, source: String::new(), tags: Vec::new() }
    }
}

/// A game that was saved.
///
/// ```
/// use yosumi_archive::{Archive, NewGame};
/// use yosumi_records::Record;
///
/// let mut archive = Archive::in_memory()?;
/// let id = archive.save(&NewGame::from(Record::default()))?;
/// assert_eq!(archive.load(id)?.summary.id, id);
/// # Ok::<(), yosumi_archive::ArchiveError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// What lists show of it.
    pub summary: GameSummary,
    /// The game.
    pub record: Record,
}

/// What lists show of a saved game.
///
/// ```
/// use yosumi_archive::{Archive, NewGame};
/// use yosumi_records::read_text;
///
/// let mut archive = Archive::in_memory()?;
/// let id = archive.save(&NewGame::from(read_text("e6f4e3f6g5d6e7f5c5")?))?;
/// let summary = archive.summary(id)?;
/// assert_eq!((summary.n_moves, summary.score), (9, Some(64)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary {
    /// Its number.
    pub id: GameId,
    /// The names of the players, where known, and at most [`MAX_FACT_CHARS`](crate::MAX_FACT_CHARS) of them.
    pub players: ByColor<Option<String>>,
    /// The event or the place, likewise.
    pub event: Option<String>,
    /// The day, as far as known.
    pub date: Option<Date>,
    /// How it ended: what the record says, else what the board shows at the end of the main line; `None` where neither does.
    pub result: Option<GameResult>,
    /// The difference of discs as Black sees it, the empty squares given to the winner, where the main line is played to the
    /// end.
    pub score: Option<i8>,
    /// The discs played in the main line.
    pub n_moves: usize,
    /// What it is marked with, in the order of their names.
    pub tags: Vec<Tag>,
    /// Where it comes from.
    pub source: String,
    /// When it was saved.
    pub created: Timestamp,
    /// When its record or its tags were last changed.
    pub changed: Timestamp,
    /// When it was deleted, if it is.
    pub deleted: Option<Timestamp>,
}
