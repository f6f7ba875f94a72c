//! The lines of `yosumi review --json`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use yosumi_review::{PlayedMove, ReviewedPosition, Summary};
use yosumi_rules::{Move, Position, Square};

use crate::page::{MoveClass, Side, SideSummary, Sides};
use crate::{Loss, ParseLineError, Score, as_text};

/// A line: what was found out about a position of the game, or what the game came to, which comes last.
///
/// `Display` writes the line without a line break, `FromStr` reads it.
///
/// ```
/// use yosumi_wire::ReviewLine;
///
/// let text = r#"{"reviewed":{"number":2,"position":"---------------------------OX------XXX-------------------------- O","#.to_owned()
///     + r#""value":0.5,"exact":false,"depth":15,"selectivity":95,"best":["f6"],"line":["f6","e6"],"#
///     + r#""played":{"move":"f4","side":"white","value":4,"exact":false,"loss":3.5,"class":"mistake"}}}"#;
/// let line: ReviewLine = text.parse()?;
/// assert!(matches!(&line, ReviewLine::Position(found) if found.number == 2));
/// assert_eq!(line.to_string(), text);
/// # Ok::<(), yosumi_wire::ParseLineError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewLine {
    /// A position.
    Position(Box<PositionReview>),
    /// What the game came to.
    Summary(GameSummary),
}

/// What was found out about a position. Values are as Black sees them.
///
/// ```
/// use yosumi_engine::{Engine, Options, StopSign};
/// use yosumi_review::{Effort, Review};
/// use yosumi_wire::PositionReview;
///
/// let game = "f5d6".parse()?;
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// let mut review = Review::new(&game, Effort { depth: 2, ..Effort::default() });
/// let found = review.advance(&mut engine, &StopSign::new()).map(PositionReview::from).expect("a position");
/// assert_eq!((found.number, found.played), (3, None));
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PositionReview {
    /// The number of the move to come.
    pub number: usize,
    /// The position.
    #[serde(with = "as_text")]
    pub position: Position,
    /// What it is worth with best play.
    pub value: Score,
    /// Whether that is proved.
    pub exact: bool,
    /// The number of plies that were looked ahead; the number of empty squares where the game was searched to its end.
    pub depth: u8,
    /// How sure the search is of what it left out, in percent.
    pub selectivity: u8,
    /// The moves that are known to be best; the one that was played stands first where it is one of them.
    #[serde(with = "as_text::list")]
    pub best: Vec<Square>,
    /// The best play from here as far as it is known, passes included.
    #[serde(with = "as_text::list")]
    pub line: Vec<Move>,
    /// The move that was played; `None` at the end.
    pub played: Option<MoveReview>,
}

/// A move that was played, and how good it was.
///
/// ```
/// use yosumi_wire::{Loss, MoveReview};
///
/// let text = r#"{"move":"f4","side":"white","value":4,"exact":true,"loss":6,"class":"mistake"}"#;
/// let played: MoveReview = serde_json::from_str(text)?;
/// assert_eq!(Some(played.loss), Loss::new(6.0));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveReview {
    /// The square; as JSON `move`.
    #[serde(rename = "move", with = "as_text")]
    pub square: Square,
    /// Whose move it was.
    pub side: Side,
    /// What the position after it is worth, as Black sees it.
    pub value: Score,
    /// Whether the loss is proved.
    pub exact: bool,
    /// The discs that it lost to the side that played it.
    pub loss: Loss,
    /// How good it was.
    pub class: MoveClass,
}

/// What a game came to.
///
/// ```
/// use yosumi_review::Summary;
/// use yosumi_wire::GameSummary;
///
/// assert_eq!(GameSummary::from(&Summary::of(&[])).turning_point, None);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    /// The number of the move that decided who wins; as JSON `turned`.
    #[serde(rename = "turned")]
    pub turning_point: Option<usize>,
    /// The number of the move that lost most; as JSON `worst`.
    #[serde(rename = "worst")]
    pub largest_loss: Option<usize>,
    /// The number of the first move before which, and from there on, all values are proved; as JSON `exact`.
    #[serde(rename = "exact")]
    pub exact_from: Option<usize>,
    /// What the sides did.
    #[serde(flatten)]
    pub players: Sides<SideSummary>,
}

impl From<&ReviewedPosition> for PositionReview {
    fn from(found: &ReviewedPosition) -> Self {
        Self {
            number: found.n_played + 1,
            position: found.position,
            value: found.value.into(),
            exact: found.value.is_exact(),
            depth: found.depth,
            selectivity: found.selectivity.percent(),
            best: found.best.clone(),
            line: found.line.clone(),
            played: found.played.as_ref().map(MoveReview::from),
        }
    }
}

impl From<&PlayedMove> for MoveReview {
    fn from(played: &PlayedMove) -> Self {
        Self {
            square: played.square,
            side: played.by.into(),
            value: played.value.into(),
            exact: played.is_exact,
            loss: Loss::nearest(played.loss),
            class: played.class.into(),
        }
    }
}

impl From<&Summary> for GameSummary {
    fn from(summary: &Summary) -> Self {
        let number = |place: usize| place + 1;
        Self {
            turning_point: summary.turning_point.map(number),
            largest_loss: summary.largest_loss.map(number),
            exact_from: summary.exact_from.map(number),
            players: summary.players.as_ref().map(SideSummary::from).into(),
        }
    }
}

/// A line as it is in JSON.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Wrapped<P, S> {
    Reviewed(P),
    Summary(S),
}

impl fmt::Display for ReviewLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wrapped = match self {
            Self::Position(found) => Wrapped::Reviewed(found),
            Self::Summary(summary) => Wrapped::Summary(summary),
        };
        f.write_str(&serde_json::to_string(&wrapped).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for ReviewLine {
    type Err = ParseLineError;

    fn from_str(text: &str) -> Result<Self, ParseLineError> {
        Ok(match serde_json::from_str(text)? {
            Wrapped::Reviewed(found) => Self::Position(found),
            Wrapped::Summary(summary) => Self::Summary(summary),
        })
    }
}
