//! The lines of `yosumi solve --json` and `yosumi hint --json`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use yosumi_rules::{Move, Position};

use crate::{Score, Seconds, as_text};

/// A line: what was found out about a position, or the total of them all, which comes last.
///
/// `Display` writes the line without a line break, `FromStr` reads it.
///
/// ```
/// use yosumi_wire::{Line, Total};
///
/// let line: Line = r#"{"total": {"positions": 2, "nodes": 90, "seconds": 0.5, "wrong": 0}}"#.parse()?;
/// assert!(matches!(line, Line::Total(Total { positions: 2, .. })));
/// assert_eq!(line.to_string(), r#"{"total":{"positions":2,"nodes":90,"seconds":0.5,"wrong":0}}"#);
/// # Ok::<(), yosumi_wire::ParseLineError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A position.
    Position(Box<PositionLine>),
    /// The total.
    Total(Total),
}

/// What was found out about a position.
///
/// ```
/// use yosumi_rules::Position;
/// use yosumi_wire::PositionLine;
///
/// let over: Position = "XXX------------------------------------------------------------- O".parse()?;
/// let line = PositionLine::from(over);
/// assert_eq!((line.empties, line.best), (61, None));
/// # Ok::<(), yosumi_rules::ParsePositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PositionLine {
    /// The position.
    #[serde(with = "as_text")]
    pub position: Position,
    /// The number of its empty squares.
    pub empties: u8,
    /// What it is worth to the side to move; with `--wld` −1, 0 or 1.
    pub score: Score,
    /// Whether that is proved.
    pub exact: bool,
    /// The number of plies that were looked ahead; the number of empty squares where the game was solved.
    pub depth: u8,
    /// How sure the search is of what it left out, in percent.
    pub selectivity: u8,
    /// The best move, a forced pass too; `None` where the game is over.
    #[serde(with = "as_text::optional")]
    pub best: Option<Move>,
    /// The best play from here as far as it is known, passes included.
    #[serde(with = "as_text::list")]
    pub line: Vec<Move>,
    /// The moves whose scores are known, the best first.
    pub moves: Vec<MoveScore>,
    /// The number of positions that were searched.
    pub nodes: u64,
    /// The time it took.
    pub seconds: Seconds,
    /// The number of threads that searched.
    pub threads: usize,
}

/// A position of which nothing is known yet.
impl From<Position> for PositionLine {
    fn from(position: Position) -> Self {
        Self {
            position,
            empties: position.board().n_empties(),
            score: Score::default(),
            exact: false,
            depth: 0,
            selectivity: 0,
            best: None,
            line: Vec::new(),
            moves: Vec::new(),
            nodes: 0,
            seconds: Seconds::default(),
            threads: 1,
        }
    }
}

/// A move and what it is worth.
///
/// ```
/// use yosumi_rules::{Move, Square};
/// use yosumi_wire::{MoveScore, Score};
///
/// let best = MoveScore { played: Move::Disc(Square::C7), score: Score::default(), exact: true, line: Vec::new() };
/// assert_eq!(best.played.to_string(), "c7");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveScore {
    /// The move; as JSON `move`.
    #[serde(rename = "move", with = "as_text")]
    pub played: Move,
    /// What it is worth to the side that plays it.
    pub score: Score,
    /// Whether that is proved.
    pub exact: bool,
    /// The best play from the position on, the move itself first; left out where it is empty.
    #[serde(with = "as_text::list", default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<Move>,
}

/// The total of all positions.
///
/// ```
/// use yosumi_wire::Total;
///
/// assert_eq!(Total::default().wrong, 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Total {
    /// The number of positions.
    pub positions: u64,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The time it took.
    pub seconds: Seconds,
    /// The number of scores that differ from those stated in the input.
    pub wrong: u64,
}

/// The last line as it is in JSON.
#[derive(Serialize, Deserialize)]
struct TotalLine<T> {
    total: T,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = match self {
            Self::Position(line) => serde_json::to_string(line),
            Self::Total(total) => serde_json::to_string(&TotalLine { total }),
        };
        f.write_str(&json.map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Line {
    type Err = ParseLineError;

    fn from_str(text: &str) -> Result<Self, ParseLineError> {
        let value: Value = serde_json::from_str(text)?;
        Ok(if value.get("total").is_some() {
            let TotalLine { total } = serde_json::from_value(value)?;
            Self::Total(total)
        } else {
            Self::Position(serde_json::from_value(value)?)
        })
    }
}

/// A text is no line of JSON as it is written here.
///
/// ```
/// use yosumi_wire::Line;
///
/// assert_eq!("{}".parse::<Line>().unwrap_err().to_string(), "missing field `position`");
/// ```
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct ParseLineError(#[from] serde_json::Error);
