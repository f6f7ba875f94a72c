//! What happened, in the order in which it is told.

use serde::{Deserialize, Serialize};
use yosumi_records::GameResult;
use yosumi_rules::{Outcome, Square};

use super::{Bilingual, Side, Sides};
use crate::as_text;

/// Something that happened at a table.
///
/// ```
/// use yosumi_wire::page::{Event, Side};
///
/// let passed = Event::Passed { by: Side::White };
/// assert_eq!(serde_json::to_string(&passed)?, r#"{"kind":"passed","by":"white"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    /// A game begins.
    Begun {
        /// Who moves first.
        first: Side,
    },
    /// A game is taken up that was begun before.
    Resumed {
        /// The number of discs already played in it.
        moves: u32,
        /// Whether it is over already.
        over: bool,
    },
    /// A disc was played.
    Played {
        /// By whom.
        by: Side,
        /// Where.
        #[serde(with = "as_text")]
        #[cfg_attr(test, ts(type = "string"))]
        square: Square,
        /// The discs that it turned.
        #[serde(with = "as_text::list")]
        #[cfg_attr(test, ts(type = "string[]"))]
        flips: Vec<Square>,
    },
    /// A side had no move and passed.
    Passed {
        /// Which one.
        by: Side,
    },
    /// Discs were taken back.
    TakenBack {
        /// How many.
        count: u32,
    },
    /// Discs that had been taken back were played again.
    PlayedAgain {
        /// How many.
        count: u32,
    },
    /// The end that was not on the board (a resignation) was taken back.
    ResultTakenBack,
    /// The players changed places.
    Swapped,
    /// Others sit down to play.
    Seated,
    /// A side gave up.
    Resigned {
        /// Which one.
        by: Side,
    },
    /// The computers pause.
    Paused,
    /// The computers play on.
    Unpaused,
    /// Another place of the record is shown.
    Shown {
        /// The number of discs played up to there.
        moves: u32,
        /// The disc played last, `null` at the start.
        #[serde(with = "as_text::optional")]
        #[cfg_attr(test, ts(type = "string | null"))]
        square: Option<Square>,
    },
    /// A line was tried that the game did not take.
    Branched {
        /// By whom its disc was played.
        by: Side,
        /// Where.
        #[serde(with = "as_text")]
        #[cfg_attr(test, ts(type = "string"))]
        square: Square,
        /// The discs that it turned.
        #[serde(with = "as_text::list")]
        #[cfg_attr(test, ts(type = "string[]"))]
        flips: Vec<Square>,
    },
    /// The game goes on from the place that is shown.
    TakenUp {
        /// The number of discs played up to there.
        moves: u32,
    },
    /// A line was made the main one at the place where it begins.
    Promoted,
    /// Moves were deleted.
    Deleted {
        /// How many, over all variations.
        count: u32,
    },
    /// Something was said of a move.
    Commented,
    /// Something was said of the game.
    Described,
    /// It is somebody's turn.
    Turn {
        /// Whose.
        side: Side,
        /// The number of the move to come.
        move_number: u32,
    },
    /// The game is over.
    Ended {
        /// How it ended.
        ending: Ending,
    },
}

/// An event, and the sentence that tells it.
///
/// ```
/// use yosumi_wire::page::{Event, Told};
///
/// let told = Told { event: Event::Promoted, text: None };
/// assert_eq!(serde_json::to_string(&told)?, r#"{"event":{"kind":"promoted"},"text":null}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Told {
    /// What happened.
    pub event: Event,
    /// How it is said; `null` where nothing is said of it.
    pub text: Option<Bilingual>,
}

/// How a game ended.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_rules::Game;
/// use yosumi_session::{Players, Session, Settings};
/// use yosumi_wire::page::{Ending, Winner};
///
/// let record = Record::from("e6f4e3f6g5d6e7f5c5".parse::<Game>()?);
/// let (session, _) = Session::new(Players::default(), record, Settings::default());
/// let ending: Ending = session.ending().expect("the game is over").into();
/// assert_eq!((ending.winner, ending.score.black), (Winner::Black, 64));
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ending {
    /// Who won.
    pub winner: Winner,
    /// Why.
    pub reason: Reason,
    /// The discs on the board.
    pub discs: Sides<u8>,
    /// The discs with the empty squares given to the side that has more.
    pub score: Sides<u8>,
}

impl From<yosumi_session::Ending> for Ending {
    fn from(ending: yosumi_session::Ending) -> Self {
        Self {
            winner: ending.result.into(),
            reason: ending.result.reason.into(),
            discs: ending.discs.into(),
            score: ending.score.into(),
        }
    }
}

/// Who won a game.
///
/// ```
/// use yosumi_wire::page::Winner;
///
/// assert_eq!(serde_json::to_string(&Winner::Nobody)?, r#""nobody""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Winner {
    /// Black.
    Black,
    /// White.
    White,
    /// Neither: a draw.
    Nobody,
}

impl From<GameResult> for Winner {
    fn from(result: GameResult) -> Self {
        match result.outcome {
            Outcome::Win(color) if Side::from(color) == Side::Black => Self::Black,
            Outcome::Win(_) => Self::White,
            Outcome::Draw => Self::Nobody,
        }
    }
}

/// Why a game ended.
///
/// ```
/// use yosumi_wire::page::Reason;
///
/// assert_eq!(Reason::from(yosumi_records::Reason::Time), Reason::Time);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// It was played to its end, and the discs decide.
    Score,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// Somebody decided.
    Decision,
}

impl From<yosumi_records::Reason> for Reason {
    fn from(reason: yosumi_records::Reason) -> Self {
        match reason {
            yosumi_records::Reason::Score => Self::Score,
            yosumi_records::Reason::Resignation => Self::Resignation,
            yosumi_records::Reason::Time => Self::Time,
            yosumi_records::Reason::Decision => Self::Decision,
        }
    }
}
