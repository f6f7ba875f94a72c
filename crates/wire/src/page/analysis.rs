//! What positions and moves are worth, as it is found out.

use serde::{Deserialize, Serialize};
use yosumi_rules::Square;

use super::state::MoveList;
use super::{Reach, Side};
use crate::{Score, as_text};

/// What the playable squares of the shown position are worth, so far. A later one about the same node takes the place of
/// the one before.
///
/// ```
/// use yosumi_wire::page::{Analysis, Reach};
///
/// let json = r#"{"node":0,"side":"black","reach":{"kind":"ahead","count":9},"moves":[],"nodes":812,"milliseconds":40,"done":false}"#;
/// let analysis: Analysis = serde_json::from_str(json)?;
/// assert_eq!(analysis.reach, Reach::Ahead { count: 9 });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Analysis {
    /// The node whose position it is.
    pub node: u32,
    /// The side to move, in whose view the values are.
    pub side: Side,
    /// How far the search has looked.
    pub reach: Reach,
    /// The moves, the best first.
    pub moves: Vec<MoveWorth>,
    /// The number of positions looked at.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// For how long.
    pub milliseconds: u32,
    /// Whether no better one will come.
    pub done: bool,
}

/// A move and what it is worth to the side that plays it.
///
/// ```
/// use yosumi_wire::page::MoveWorth;
///
/// let worth: MoveWorth = serde_json::from_str(r#"{"square":"f5","value":-0.5,"exact":false,"line":["f5","d6"]}"#)?;
/// assert_eq!(worth.line.len(), 2);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoveWorth {
    /// Where.
    #[serde(with = "as_text")]
    #[cfg_attr(test, ts(type = "string"))]
    pub square: Square,
    /// In discs.
    #[cfg_attr(test, ts(type = "number"))]
    pub value: Score,
    /// Whether that is proved.
    pub exact: bool,
    /// The best play as far as it is known, the move itself first: squares and `pass`.
    #[serde(with = "as_text::list")]
    #[cfg_attr(test, ts(type = "string[]"))]
    pub line: MoveList,
}

/// The hint that was asked for: the best few moves.
///
/// ```
/// use yosumi_wire::page::HintNews;
///
/// let json = r#"{"node":0,"side":"black","reach":{"kind":"exact"},"moves":[],"text":{"ja":"","en":""}}"#;
/// assert_eq!(serde_json::from_str::<HintNews>(json)?.node, 0);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintNews {
    /// The node whose position it is.
    pub node: u32,
    /// The side to move, in whose view the values are.
    pub side: Side,
    /// How far was looked.
    pub reach: Reach,
    /// The moves, the best first.
    pub moves: Vec<MoveWorth>,
    /// The same as a sentence.
    pub text: super::Bilingual,
}
