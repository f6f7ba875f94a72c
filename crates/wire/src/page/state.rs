//! All that a page draws of a table.

use serde::{Deserialize, Serialize};
use yosumi_rules::{Move, Square};

use super::{Bilingual, Ending, Facts, Id, PlayerView, Side, Sides, Told};
use crate::{Score, as_text};

/// A table as it is after something happened: everything that is drawn, but for what is streamed (analysis, review).
///
/// ```
/// use yosumi_wire::page::State;
///
/// let page = std::fs::read_to_string("../../docs/web-protocol.md")?;
/// let example = page.lines().find(|line| line.starts_with(r#"{"kind":"state""#)).expect("an example");
/// let state: State = serde_json::from_str(example)?;
/// assert_eq!((state.move_number, state.playable.len()), (2, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each is something that a page shows of its own")]
pub struct State {
    /// The name of the table, to be kept for [joining](super::Ask::Join) it again.
    pub table: String,
    /// Grows with every state of this table.
    pub revision: u32,
    /// What happened since the state before, in order.
    pub events: Vec<Told>,
    /// Who plays.
    pub players: Sides<PlayerView>,
    /// The node that is shown; all below is about it where nothing else is said.
    pub node: u32,
    /// The node where the game stands. Where it is another one than `node`, the page looks back.
    pub game_node: u32,
    /// 64 signs from a1 to h8: `X` black, `O` white, `-` empty.
    pub board: String,
    /// Whose turn it is; `null` when neither side can move.
    pub turn: Option<Side>,
    /// The number of the move to come: discs played + 1.
    pub move_number: u32,
    /// The discs on the board.
    pub discs: Sides<u8>,
    /// The disc played last, `null` at the start.
    pub last: Option<LastMove>,
    /// Every square that may be played, in reading order.
    pub playable: Vec<Candidate>,
    /// Whether a person may play now: not while a computer is to move, nor when the game was given up.
    pub may_play: bool,
    /// The opening that was reached, `null` where it has no name.
    pub opening: Option<Bilingual>,
    /// How the game ended, where it did at the node that is shown.
    pub ending: Option<Ending>,
    /// The same as a sentence.
    pub result: Option<Bilingual>,
    /// How the game ended at its own node, wherever one looks.
    pub game_ending: Option<Ending>,
    /// The moves up to here as a transcript.
    pub transcript: String,
    /// What can be done now.
    pub can: Can,
    /// Who thinks.
    pub thinking: Option<Thinking>,
    /// Whether the computers pause.
    pub paused: bool,
    /// Whether values of the moves are wanted; they come as [`Analysis`](super::Analysis).
    pub analysing: bool,
    /// Whether the main line is being reviewed.
    pub reviewing: bool,
    /// What else is known of the game.
    pub facts: Facts,
    /// The game of the library that this is.
    pub saved: Option<Saved>,
    /// The position the game started from: as `board`, a blank, and the side to move.
    pub start: String,
    /// All moves; `null` when they are those of the state before that had them.
    pub tree: Option<Tree>,
}

/// The disc played last.
///
/// ```
/// use yosumi_wire::page::LastMove;
///
/// let last: LastMove = serde_json::from_str(r#"{"square":"f5","by":"black","flips":["e5"],"passed":false}"#)?;
/// assert_eq!(last.flips.len(), 1);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LastMove {
    /// Where.
    #[serde(with = "as_text")]
    #[cfg_attr(test, ts(type = "string"))]
    pub square: Square,
    /// By whom.
    pub by: Side,
    /// The discs that it turned.
    #[serde(with = "as_text::list")]
    #[cfg_attr(test, ts(type = "string[]"))]
    pub flips: Vec<Square>,
    /// Whether the other side had no move then and passed.
    pub passed: bool,
}

/// A square that may be played.
///
/// ```
/// use yosumi_wire::page::Candidate;
///
/// let candidate: Candidate = serde_json::from_str(r#"{"square":"d6","flips":["d5"],"opening":null,"node":null}"#)?;
/// assert_eq!(candidate.square.to_string(), "d6");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Candidate {
    /// Where.
    #[serde(with = "as_text")]
    #[cfg_attr(test, ts(type = "string"))]
    pub square: Square,
    /// The discs that a move there turns.
    #[serde(with = "as_text::list")]
    #[cfg_attr(test, ts(type = "string[]"))]
    pub flips: Vec<Square>,
    /// The opening that it makes, `null` where that has no name.
    pub opening: Option<Bilingual>,
    /// The node that it leads to, where the record has it.
    pub node: Option<u32>,
}

/// What can be done now.
///
/// ```
/// use yosumi_wire::page::Can;
///
/// assert!(!Can::default().undo);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each is a button of its own")]
pub struct Can {
    /// Take back.
    pub undo: bool,
    /// Play again what was taken back.
    pub redo: bool,
    /// Give the game up.
    pub resign: bool,
    /// Ask for a hint.
    pub hint: bool,
    /// Have a move played by the computer.
    pub play_for_me: bool,
    /// Have whoever thinks answer now.
    pub answer_now: bool,
    /// Make the computers wait.
    pub pause: bool,
    /// Let the computers go on.
    pub unpause: bool,
    /// Let the game go on from the place that is shown.
    pub take_up: bool,
    /// Have the main line reviewed.
    pub review: bool,
}

/// That somebody thinks.
///
/// ```
/// use yosumi_wire::page::{Side, Thinker, Thinking};
///
/// let thinking = Thinking { about: Thinker::Move, side: Side::White, milliseconds: 12 };
/// assert_eq!(serde_json::to_string(&thinking)?, r#"{"about":"move","side":"white","milliseconds":12}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Thinking {
    /// What for.
    pub about: Thinker,
    /// For which side.
    pub side: Side,
    /// For how long already.
    pub milliseconds: u32,
}

/// What somebody thinks for.
///
/// ```
/// use yosumi_wire::page::Thinker;
///
/// assert_eq!(serde_json::to_string(&Thinker::PlayForMe)?, r#""playForMe""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Thinker {
    /// A computer about its own move.
    Move,
    /// A computer about the move of a person.
    PlayForMe,
    /// About a hint.
    Hint,
}

/// The game of the library that is at a table.
///
/// ```
/// use yosumi_wire::page::Saved;
///
/// let saved: Saved = serde_json::from_str(r#"{"game":12,"changed":true}"#)?;
/// assert_eq!(saved.game, 12);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Saved {
    /// Its number.
    pub game: Id,
    /// Whether something has changed since it was saved.
    pub changed: bool,
}

/// All moves of a record: each after the one that it follows, a line's own continuation before its variations.
///
/// ```
/// use yosumi_wire::page::Tree;
///
/// assert!(Tree::default().nodes.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tree {
    /// The first is the start.
    pub nodes: Vec<TreeNode>,
}

/// A place in a record: after a disc, or the start.
///
/// ```
/// use yosumi_wire::page::TreeNode;
///
/// let json = r#"{"node":1,"parent":0,"square":"f5","by":"black","number":1,"flips":1,"passed":false,"main":true}"#;
/// let node: TreeNode = serde_json::from_str(json)?;
/// assert_eq!((node.parent, node.comment.as_str()), (Some(0), ""));
/// assert_eq!(serde_json::to_string(&node)?, json);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TreeNode {
    /// Its number, as long as the table has this game.
    pub node: u32,
    /// The node that it follows, `null` for the start.
    pub parent: Option<u32>,
    /// The disc played, `null` for the start.
    #[serde(with = "as_text::optional")]
    #[cfg_attr(test, ts(type = "string | null"))]
    pub square: Option<Square>,
    /// Who played it; at the start, who moves first.
    pub by: Side,
    /// The number of the move, 0 for the start.
    pub number: u32,
    /// The number of discs turned.
    pub flips: u8,
    /// Whether the other side had no move then and passed; at the start, whether the side to move had none.
    pub passed: bool,
    /// Whether it is on the main line.
    pub main: bool,
    /// What is said of it; left out where that is nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub comment: String,
    /// What is said of the pass; left out where that is nothing.
    #[serde(default, rename = "passComment", skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub pass_comment: String,
    /// What the record says the position after it is worth; left out where it says nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub value: Option<Noted>,
}

/// A value that stands in a record, as Black sees it.
///
/// ```
/// use yosumi_wire::page::Noted;
///
/// let noted: Noted = serde_json::from_str(r#"{"discs":-2,"exact":true}"#)?;
/// assert!(noted.exact);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Noted {
    /// In discs.
    #[cfg_attr(test, ts(type = "number"))]
    pub discs: Score,
    /// Whether it is proved.
    pub exact: bool,
}

/// The moves of a line, `f5` or `pass`.
pub(super) type MoveList = Vec<Move>;
