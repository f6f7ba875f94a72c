//! The lines of `yosumi archive list --json`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use yosumi_rules::{Color, Outcome};

use crate::ParseLineError;

/// A line: what is known of a saved game.
///
/// `Display` writes the line without a line break, `FromStr` reads it.
///
/// ```
/// use yosumi_wire::SavedLine;
///
/// let text = r#"{"game":3,"black":"Ann","white":null,"event":null,"date":"2026-11","outcome":"black","score":64,"#.to_owned()
///     + r#""moves":9,"tags":["club"],"source":"a.txt","created":"2026-11-29T10:00:00Z","changed":"2026-11-29T10:00:00Z"}"#;
/// let line: SavedLine = text.parse()?;
/// assert_eq!((line.game, line.score), (3, Some(64)));
/// assert_eq!(line.to_string(), text);
/// # Ok::<(), yosumi_wire::ParseLineError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLine {
    /// Its number.
    pub game: u32,
    /// The name of who played black, where known.
    pub black: Option<String>,
    /// The name of who played white.
    pub white: Option<String>,
    /// The event or the place.
    pub event: Option<String>,
    /// The day, as far as known: a year, a month, or a day.
    pub date: Option<String>,
    /// Who won, where that is known.
    pub outcome: Option<SavedOutcome>,
    /// The difference of discs as Black sees it, the empty squares given to the winner, where the game was played to its end.
    pub score: Option<i8>,
    /// The discs played in the main line.
    pub moves: usize,
    /// What it is marked with.
    pub tags: Vec<String>,
    /// Where it comes from.
    pub source: String,
    /// When it was saved, in UTC.
    pub created: String,
    /// When it was last changed, in UTC.
    pub changed: String,
}

/// Who won a saved game.
///
/// ```
/// use yosumi_rules::Outcome;
/// use yosumi_wire::SavedOutcome;
///
/// assert_eq!(SavedOutcome::from(Outcome::Draw), SavedOutcome::Draw);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SavedOutcome {
    /// Black.
    Black,
    /// White.
    White,
    /// Nobody.
    Draw,
}

impl From<Outcome> for SavedOutcome {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(Color::Black) => Self::Black,
            Outcome::Win(Color::White) => Self::White,
            Outcome::Draw => Self::Draw,
        }
    }
}

impl fmt::Display for SavedLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for SavedLine {
    type Err = ParseLineError;

    fn from_str(text: &str) -> Result<Self, ParseLineError> {
        Ok(serde_json::from_str(text)?)
    }
}
