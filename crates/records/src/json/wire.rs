//! The record file as serde reads it. Fields that are not known are passed over, so that later versions may add some.

use std::fmt;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};
use yosumi_rules::{Color, Move, Outcome};

use crate::scanner::excerpt;
use crate::{GameResult, Reason};

/// What tells whether the rest can be read.
#[derive(Deserialize)]
pub(super) struct Header {
    pub(super) format: String,
    pub(super) version: u64,
}

#[derive(Deserialize)]
pub(super) struct Document {
    pub(super) black: Option<String>,
    pub(super) white: Option<String>,
    pub(super) event: Option<String>,
    pub(super) date: Option<String>,
    pub(super) start: Option<String>,
    pub(super) result: Option<WireResult>,
    pub(super) comment: Option<String>,
    pub(super) value: Option<f64>,
    #[serde(default)]
    pub(super) exact: bool,
    #[serde(default)]
    pub(super) moves: Vec<Entry>,
    #[serde(default)]
    pub(super) variations: Vec<Variation>,
}

#[derive(Deserialize)]
pub(super) struct Variation {
    pub(super) after: String,
    #[serde(default)]
    pub(super) moves: Vec<Entry>,
}

#[derive(Deserialize)]
pub(super) struct WireResult {
    outcome: WireOutcome,
    reason: WireReason,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum WireOutcome {
    Black,
    White,
    Draw,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum WireReason {
    Score,
    Resignation,
    Time,
    Decision,
}

impl From<WireResult> for GameResult {
    fn from(result: WireResult) -> Self {
        Self {
            outcome: match result.outcome {
                WireOutcome::Black => Outcome::Win(Color::Black),
                WireOutcome::White => Outcome::Win(Color::White),
                WireOutcome::Draw => Outcome::Draw,
            },
            reason: match result.reason {
                WireReason::Score => Reason::Score,
                WireReason::Resignation => Reason::Resignation,
                WireReason::Time => Reason::Time,
                WireReason::Decision => Reason::Decision,
            },
        }
    }
}

/// An entry of a list of moves: `"f5"`, or an object with the move and what is said of it.
pub(super) struct Entry {
    pub(super) written: Written,
    pub(super) note: Option<Box<WireNote>>,
}

/// What stands where a move is due.
// Moves are told from other text at once: a long list then takes little memory.
pub(super) enum Written {
    Move(Move),
    /// The beginning of what is no move.
    Other(Box<str>),
}

impl From<&str> for Written {
    fn from(text: &str) -> Self {
        text.parse().map_or_else(|_| Self::Other(excerpt(text).into()), Self::Move)
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(played) => played.fmt(f),
            Self::Other(text) => f.write_str(text),
        }
    }
}

#[derive(Default)]
pub(super) struct WireNote {
    pub(super) comment: Option<String>,
    pub(super) value: Option<f64>,
    pub(super) exact: bool,
}

#[derive(Deserialize)]
struct WireEntry {
    #[serde(rename = "move")]
    written: String,
    comment: Option<String>,
    value: Option<f64>,
    #[serde(default)]
    exact: bool,
}

// An untagged enum would do the same, but its errors only say that neither form fits.
impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct EntryVisitor;

        impl<'de> Visitor<'de> for EntryVisitor {
            type Value = Entry;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a move such as \"f5\", or an object with one")
            }

            fn visit_str<E>(self, text: &str) -> Result<Entry, E> {
                Ok(Entry { written: text.into(), note: None })
            }

            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Entry, M::Error> {
                let WireEntry { written, comment, value, exact } =
                    WireEntry::deserialize(MapAccessDeserializer::new(map))?;
                let note = WireNote { comment, value, exact };
                Ok(Entry { written: written.as_str().into(), note: Some(Box::new(note)) })
            }
        }

        deserializer.deserialize_any(EntryVisitor)
    }
}
