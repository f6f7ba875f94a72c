//! Why something was not done.

use serde::{Deserialize, Serialize};

/// Why a request was refused: nothing changed, and the page goes on.
///
/// ```
/// use yosumi_wire::page::Refusal;
///
/// assert_eq!(Refusal::from(yosumi_session::Refusal::GameOver), Refusal::GameOver);
/// assert_eq!(serde_json::to_string(&Refusal::MovedOn)?, r#""movedOn""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Refusal {
    /// The square may not be played; the sentence lists those that may.
    NotPlayable,
    /// A computer is to move.
    ComputersTurn,
    /// The computers pause, and one of them is to move.
    Paused,
    /// The game is over.
    GameOver,
    /// No decision of a person lies before this.
    NothingToTakeBack,
    /// Nothing was taken back, or something else was played since.
    NothingToPlayAgain,
    /// Nobody can resign where no person plays.
    NobodyToResign,
    /// A hint, or a move for a person, is being thought about already.
    HintUnderWay,
    /// Nobody thinks who could be hurried.
    NobodyThinks,
    /// Another place is shown at the table than the page took for shown: another tab, or the computer, was faster.
    MovedOn,
    /// The record has no such place.
    UnknownNode,
    /// The start cannot be deleted, nor what the game stands on.
    NotDeletable,
    /// The game stands already where one looks.
    NotLookingBack,
    /// The record has as many moves as it may have.
    RecordFull,
    /// Nothing is being reviewed.
    NoReview,
    /// There is nothing to review: no move was played.
    NothingToReview,
    /// A computer thinks about its move: a review would take its time.
    ComputerThinks,
}

impl From<yosumi_session::Refusal> for Refusal {
    fn from(refusal: yosumi_session::Refusal) -> Self {
        use yosumi_session::Refusal as Session;
        match refusal {
            Session::NotPlayable(_) => Self::NotPlayable,
            Session::ComputersTurn(_) => Self::ComputersTurn,
            Session::GameOver => Self::GameOver,
            Session::NothingToTakeBack => Self::NothingToTakeBack,
            Session::NothingToPlayAgain => Self::NothingToPlayAgain,
            Session::NobodyToResign => Self::NobodyToResign,
            Session::Paused => Self::Paused,
            Session::UnknownNode => Self::UnknownNode,
            Session::NotDeletable => Self::NotDeletable,
            Session::NotLookingBack => Self::NotLookingBack,
            Session::HintUnderWay => Self::HintUnderWay,
            Session::NobodyThinks => Self::NobodyThinks,
        }
    }
}

/// Why a request could not be served.
///
/// ```
/// use yosumi_wire::page::Failure;
///
/// assert_eq!(serde_json::to_string(&Failure::NotUnderstood)?, r#""notUnderstood""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Failure {
    /// It is no request of this protocol.
    NotUnderstood,
    /// No table was joined.
    NotJoined,
    /// A text holds no game, or a wrong one.
    Unreadable,
    /// There is no such thing: a saved game, a reading, a format.
    NotFound,
    /// It is too long, or there is too much of it.
    TooMuch,
    /// A name, a date, a tag, a level is none.
    Invalid,
    /// It comes from another site, or speaks to another host.
    Forbidden,
    /// The library cannot be read or written.
    Library,
    /// Something went wrong within the program.
    Internal,
}
