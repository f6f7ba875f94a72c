//! What the page says.

use serde::{Deserialize, Serialize};
use yosumi_rules::{Position, Square};

use super::{Id, Player, Sides};
use crate::as_text;

/// A message from the page: what it wants, with a number that the answer repeats.
///
/// ```
/// use yosumi_rules::Square;
/// use yosumi_wire::page::{Ask, Request};
///
/// let request: Request = serde_json::from_str(r#"{"id":7,"ask":{"kind":"play","node":0,"square":"f5"}}"#)?;
/// assert_eq!(request, Request { id: 7, ask: Ask::Play { node: 0, square: Square::F5 } });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Request {
    /// The number of the request, the page's own.
    pub id: u32,
    /// What is wanted.
    pub ask: Ask,
}

/// What a page can want. Everything but `join` is about the table that was joined.
///
/// ```
/// use yosumi_wire::page::Ask;
///
/// assert_eq!(serde_json::from_str::<Ask>(r#"{"kind":"undo"}"#)?, Ask::Undo);
/// assert!(serde_json::from_str::<Ask>(r#"{"kind":"jump"}"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Ask {
    /// Sits down at a table: at the one of this name, where it is there or was kept, else at a new one. It comes first, and
    /// again after a lost connection. A state follows, and what is known of its analysis and review.
    Join {
        /// The name that the last state gave, or `null`.
        table: Option<String>,
    },
    /// Begins another game.
    NewGame {
        /// Who plays.
        players: Sides<Player>,
        /// Where it starts.
        start: Start,
    },
    /// Takes a game to look back on: its end is shown, and two persons sit at the table.
    Open {
        /// Which game.
        source: Source,
    },
    /// Plays a square: in the game, or while looking back as a line of its own.
    Play {
        /// The node that is shown to whoever plays; refused when the table has gone on since.
        node: u32,
        /// Where.
        #[serde(with = "as_text")]
        #[cfg_attr(test, ts(type = "string"))]
        square: Square,
    },
    /// Takes back the last decision of a person.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Gives the game up.
    Resign,
    /// The players change places.
    Swap,
    /// Others play from now on.
    Seat {
        /// Who.
        players: Sides<Player>,
    },
    /// The computers are to wait.
    Pause,
    /// The computers go on.
    Unpause,
    /// The computer plays the move of the person whose turn it is.
    PlayForMe,
    /// What the best moves are worth.
    Hint,
    /// Whoever thinks is to answer with the best known.
    AnswerNow,
    /// Shows another place of the record; the game stays where it is.
    Show {
        /// Which.
        node: u32,
    },
    /// The game goes on from the place that is shown.
    TakeUp,
    /// Makes the line that leads to a node the main one.
    Promote {
        /// The node.
        node: u32,
    },
    /// Deletes a node and all that follows it.
    Delete {
        /// The node.
        node: u32,
    },
    /// Says something about a move, or about the game at its root; an empty text says nothing.
    Comment {
        /// The node.
        node: u32,
        /// The words.
        text: String,
    },
    /// Changes what is known about the game.
    Describe {
        /// All that is known.
        facts: Facts,
    },
    /// Values of all playable squares, deeper and deeper, wherever the table is; or no longer.
    Analyse {
        /// Whether they are wanted.
        on: bool,
    },
    /// Reviews the main line.
    Review {
        /// The level to judge at, 1 to 30; `null` for the usual one.
        level: Option<u8>,
    },
    /// Ends the review.
    CancelReview,
    /// Keeps the game in the library: in the place of the one that it came from or was saved as, or as a new one.
    Save {
        /// Its tags; `null` leaves those that it has.
        tags: Option<Vec<String>>,
        /// Whether it becomes another one.
        anew: bool,
    },
    /// The game as text.
    Write {
        /// The name of a format that [`About`](super::About) lists.
        format: String,
        /// How much of it.
        scope: Scope,
    },
}

/// Where a new game starts.
///
/// ```
/// use yosumi_wire::page::Start;
///
/// let start: Start = serde_json::from_str(r#"{"kind":"moves","moves":"f5d6c3d3c4"}"#)?;
/// assert_eq!(start, Start::Moves { moves: String::from("f5d6c3d3c4") });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Start {
    /// From the usual position.
    #[default]
    Usual,
    /// After these moves: an opening.
    Moves {
        /// A transcript.
        moves: String,
    },
    /// After eight random moves that leave both sides the same chances.
    Balanced,
    /// From a position that was set up.
    Position {
        /// 64 signs, a blank, and the side to move.
        #[serde(with = "as_text")]
        #[cfg_attr(test, ts(type = "string"))]
        position: Position,
    },
    /// From a text of any form that is read: moves, a board, a record.
    Text {
        /// The text.
        text: String,
    },
}

/// Where a game to look back on comes from.
///
/// ```
/// use yosumi_wire::page::Source;
///
/// let source: Source = serde_json::from_str(r#"{"kind":"saved","game":12}"#)?;
/// assert_eq!(source, Source::Saved { game: 12 });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Source {
    /// From the library.
    Saved {
        /// Its number there.
        game: Id,
    },
    /// From a text that was [read](super::ReadGames) before.
    Read {
        /// The name that the reading was given.
        reading: String,
        /// Which of its games, the first is 0.
        index: u32,
    },
    /// From a text of any form that is read.
    Text {
        /// The text.
        text: String,
    },
}

/// How much of a game is written.
///
/// ```
/// use yosumi_wire::page::Scope;
///
/// assert_eq!(serde_json::from_str::<Scope>(r#""shown""#)?, Scope::Shown);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Scope {
    /// All of it, with its variations where the format has room for them.
    Game,
    /// The moves up to the place that is shown.
    Shown,
}

/// What is known about a game besides its moves and its players.
///
/// ```
/// use yosumi_wire::page::Facts;
///
/// let facts: Facts = serde_json::from_str(r#"{"event":"Meijin","date":"2026-11"}"#)?;
/// assert_eq!(facts.date.as_deref(), Some("2026-11"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Facts {
    /// The event or the place.
    pub event: Option<String>,
    /// The day as far as known: `2026`, `2026-11` or `2026-11-29`.
    pub date: Option<String>,
}
