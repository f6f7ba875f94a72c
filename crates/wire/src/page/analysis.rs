//! What positions and moves are worth, as it is found out.

use serde::{Deserialize, Serialize};
use yosumi_rules::Square;

use super::state::MoveList;
use super::{Reach, Side, Sides};
use crate::{Loss, Score, as_text};

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

/// How a review gets on.
///
/// ```
/// use yosumi_wire::page::ReviewNews;
///
/// let json = r#"{"fresh":true,"done":0,"total":60,"moves":[],"summary":null,"running":true}"#;
/// let news: ReviewNews = serde_json::from_str(json)?;
/// assert!(news.fresh && news.summary.is_none());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewNews {
    /// Whether what was told of a review before is to be forgotten.
    pub fresh: bool,
    /// The positions that are done.
    pub done: u32,
    /// All positions.
    pub total: u32,
    /// The moves that were judged since the news before; one that was told before is told better now.
    pub moves: Vec<ReviewedMove>,
    /// What it comes to; `null` until it is finished, and when it was cancelled.
    pub summary: Option<ReviewSummary>,
    /// Whether it goes on.
    pub running: bool,
}

/// A move as a review judges it. Values are as Black sees them.
///
/// ```
/// use yosumi_wire::page::{MoveClass, ReviewedMove};
///
/// let json = r#"{"node":3,"number":3,"side":"black","square":"c3","value":-2,"exact":false,"best":["c5"],
///     "bestValue":1.5,"bestExact":false,"line":["c5"],"loss":3.5,"class":"inaccuracy"}"#;
/// assert_eq!(serde_json::from_str::<ReviewedMove>(json)?.class, MoveClass::Inaccuracy);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewedMove {
    /// The node that it led to.
    pub node: u32,
    /// Its number.
    pub number: u32,
    /// Who played it.
    pub side: Side,
    /// Where.
    #[serde(with = "as_text")]
    #[cfg_attr(test, ts(type = "string"))]
    pub square: Square,
    /// What the position is worth after it.
    #[cfg_attr(test, ts(type = "number"))]
    pub value: Score,
    /// Whether that is proved.
    pub exact: bool,
    /// The moves that are known to be best; it itself first where it is one of them.
    #[serde(with = "as_text::list")]
    #[cfg_attr(test, ts(type = "string[]"))]
    pub best: Vec<Square>,
    /// What the position before it was worth with best play.
    #[cfg_attr(test, ts(type = "number"))]
    pub best_value: Score,
    /// Whether that is proved.
    pub best_exact: bool,
    /// The best play from the position before the move as far as it is known: squares and `pass`.
    #[serde(with = "as_text::list")]
    #[cfg_attr(test, ts(type = "string[]"))]
    pub line: MoveList,
    /// The discs that the move lost to its side, never less than 0.
    #[cfg_attr(test, ts(type = "number"))]
    pub loss: Loss,
    /// How good it is.
    pub class: MoveClass,
}

/// How good a move is.
///
/// ```
/// use yosumi_wire::page::MoveClass;
///
/// assert_eq!(serde_json::to_string(&MoveClass::Blunder)?, r#""blunder""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MoveClass {
    /// There was only this one.
    Forced,
    /// None is better: 最善手.
    Best,
    /// 緩手.
    Inaccuracy,
    /// 悪手.
    Mistake,
    /// 大悪手.
    Blunder,
}

/// What a review comes to.
///
/// ```
/// use yosumi_wire::page::ReviewSummary;
///
/// let side = r#"{"moves":30,"loss":4,"best":20,"inaccuracies":1,"mistakes":0,"blunders":0}"#;
/// let json = format!(r#"{{"sides":{{"black":{side},"white":{side}}},"turningPoint":null,"largestLoss":8,"exactFrom":41}}"#);
/// assert_eq!(serde_json::from_str::<ReviewSummary>(&json)?.exact_from, Some(41));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewSummary {
    /// What each side lost.
    pub sides: Sides<SideSummary>,
    /// The node of the move that turned the game, `null` where none did.
    pub turning_point: Option<u32>,
    /// The node of the move that lost most, `null` where none lost much.
    pub largest_loss: Option<u32>,
    /// The number of the first move before which, and from there on, all values are proved; `null` where none is.
    pub exact_from: Option<u32>,
}

/// What a review comes to for one side.
///
/// ```
/// use yosumi_wire::page::SideSummary;
///
/// assert_eq!(SideSummary::default().blunders, 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SideSummary {
    /// The number of its moves.
    pub moves: u32,
    /// The discs that they lost, all together.
    #[cfg_attr(test, ts(type = "number"))]
    pub loss: Loss,
    /// The number of 最善手.
    pub best: u32,
    /// The number of 緩手.
    pub inaccuracies: u32,
    /// The number of 悪手.
    pub mistakes: u32,
    /// The number of 大悪手.
    pub blunders: u32,
}
