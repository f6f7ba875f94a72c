//! What is found out about a whole game.

use serde::{Deserialize, Serialize};
use yosumi_review::{Class, PlayerSummary, ReviewedPosition, Summary};
use yosumi_rules::Square;

use super::state::MoveList;
use super::{Side, Sides};
use crate::{Loss, Score, as_text};

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
/// let side = r#"{"moves":30,"judged":28,"loss":4,"best":20,"inaccuracies":1,"mistakes":0,"blunders":0}"#;
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
    /// The number of those that were judged: where there was a choice.
    pub judged: u32,
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

impl ReviewedMove {
    /// What was found about the move played in a position, which led to this node of the record; `None` at the end of the line.
    ///
    /// ```
    /// use yosumi_engine::{Engine, Options, StopSign};
    /// use yosumi_review::{Effort, Review};
    /// use yosumi_wire::page::ReviewedMove;
    ///
    /// let game = "f5d6".parse()?;
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// let mut review = Review::new(&game, Effort { depth: 2, ..Effort::default() });
    /// while review.advance(&mut engine, &StopSign::new()).is_some() {}
    /// let moves: Vec<_> = review.positions().iter().map(|found| ReviewedMove::new(found, 7)).collect();
    /// assert!(matches!(&moves[..], [Some(first), Some(_), None] if (first.number, first.node) == (1, 7)));
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn new(found: &ReviewedPosition, node: u32) -> Option<Self> {
        let played = found.played.as_ref()?;
        Some(Self {
            node,
            number: number(found.n_played),
            side: played.by.into(),
            square: played.square,
            value: played.value.into(),
            exact: played.value.is_exact(),
            best: found.best.clone(),
            best_value: found.value.into(),
            best_exact: found.value.is_exact(),
            line: found.line.clone(),
            loss: Loss::nearest(played.loss),
            class: played.class.into(),
        })
    }
}

impl ReviewSummary {
    /// What a review comes to; `nodes` are those of the line that was reviewed, the start first.
    ///
    /// ```
    /// use yosumi_review::Summary;
    /// use yosumi_wire::page::ReviewSummary;
    ///
    /// let summary = Summary { turning_point: Some(1), ..Summary::of(&[]) };
    /// assert_eq!(ReviewSummary::new(&summary, &[0, 4, 9]).turning_point, Some(9));
    /// ```
    #[must_use]
    pub fn new(summary: &Summary, nodes: &[u32]) -> Self {
        let after = |n_played: Option<usize>| nodes.get(n_played? + 1).copied();
        Self {
            sides: summary.players.as_ref().map(SideSummary::from).into(),
            turning_point: after(summary.turning_point),
            largest_loss: after(summary.largest_loss),
            exact_from: summary.exact_from.map(number),
        }
    }
}

impl From<&PlayerSummary> for SideSummary {
    fn from(player: &PlayerSummary) -> Self {
        let count = |class| player.count(class) as u32;
        Self {
            moves: player.n_moves as u32,
            judged: player.n_judged() as u32,
            loss: Loss::nearest(player.loss),
            best: count(Class::Best),
            inaccuracies: count(Class::Inaccuracy),
            mistakes: count(Class::Mistake),
            blunders: count(Class::Blunder),
        }
    }
}

/// `None` is a move without choice.
impl From<Option<Class>> for MoveClass {
    fn from(class: Option<Class>) -> Self {
        match class {
            None => Self::Forced,
            Some(Class::Best) => Self::Best,
            Some(Class::Inaccuracy) => Self::Inaccuracy,
            Some(Class::Mistake) => Self::Mistake,
            Some(Class::Blunder) => Self::Blunder,
        }
    }
}

/// The number of the move after so many others.
const fn number(n_played: usize) -> u32 {
    n_played as u32 + 1
}
