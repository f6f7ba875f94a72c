//! What the server says.

use serde::{Deserialize, Serialize};

use super::{Analysis, Bilingual, Failure, HintNews, Id, Refusal, ReviewNews, Side, State, Thinker};

/// A message to the page.
///
/// ```
/// use yosumi_wire::page::{Answer, Message};
///
/// let message = Message::Reply { to: Some(7), answer: Answer::Done };
/// assert_eq!(serde_json::to_string(&message)?, r#"{"kind":"reply","to":7,"answer":{"kind":"done"}}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Message {
    /// The answer to a request. A state that it led to comes before it.
    Reply {
        /// The number of the request; `null` where it could not be read.
        to: Option<u32>,
        /// The answer.
        answer: Answer,
    },
    /// The table after something happened.
    State(Box<State>),
    /// How far somebody has thought.
    Progress(Progress),
    /// The hint that was asked for.
    Hint(HintNews),
    /// What moves are worth, so far.
    Analysis(Analysis),
    /// How the review gets on.
    Review(ReviewNews),
    /// The game goes on, but what happens in it is no longer kept. Told once for a game.
    NotKept {
        /// Why, and what one can do.
        text: Bilingual,
    },
    /// The server ends. The table can be joined again when it is back.
    Closing,
}

/// The answer to a request.
///
/// ```
/// use yosumi_wire::page::{Answer, Bilingual, Refusal};
///
/// let answer = Answer::Refused { why: Refusal::GameOver, text: Bilingual::default() };
/// let json = r#"{"kind":"refused","why":"gameOver","text":{"ja":"","en":""}}"#;
/// assert_eq!(serde_json::to_string(&answer)?, json);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Answer {
    /// It is done, or under way.
    Done,
    /// It cannot be done now; nothing changed.
    Refused {
        /// Why.
        why: Refusal,
        /// The same as a sentence.
        text: Bilingual,
    },
    /// It could not be served; nothing changed.
    Failed {
        /// Why.
        why: Failure,
        /// The same as a sentence, with what is wrong and where.
        text: Bilingual,
    },
    /// The game is in the library.
    Saved {
        /// Its number there.
        game: Id,
    },
    /// The text that was asked for.
    Written {
        /// The text.
        text: String,
        /// A name for a file with it.
        file: String,
    },
}

/// How far somebody has thought.
///
/// ```
/// use yosumi_wire::page::Progress;
///
/// let json = r#"{"about":"move","side":"white","reach":{"kind":"ahead","count":12},"nodes":4812,"milliseconds":900}"#;
/// assert_eq!(serde_json::from_str::<Progress>(json)?.nodes, 4812);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Progress {
    /// What for.
    pub about: Thinker,
    /// For which side.
    pub side: Side,
    /// How far.
    pub reach: Reach,
    /// The number of positions looked at.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// For how long.
    pub milliseconds: u32,
}

/// How far a search has looked: the `$kind` and `$count` of the sentence `reach`.
///
/// ```
/// use yosumi_wire::page::Reach;
///
/// assert_eq!(serde_json::to_string(&Reach::ToTheEnd)?, r#"{"kind":"to-the-end"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reach {
    /// So many moves ahead.
    Ahead {
        /// How many.
        count: u8,
    },
    /// To the end of the game, without looking at all that could be played.
    ToTheEnd,
    /// To the end of the game, and proved.
    Exact,
}
