//! A game record: a tree of moves with what is known about the game.

use yosumi_rules::{ByColor, Game, Move, PlayError, Position, Square};

use crate::{Date, GameResult, Note};

mod places;

/// A game as it is kept: who played, where it started, the moves with their variations, and how it ended.
///
/// The moves are a tree of [nodes](NodeId). The first child of a node continues its line, the others are variations; from
/// the root along first children runs the main line. Each node but the root is a disc played. A pass follows from the
/// board, so it has no node: it belongs to the node of the disc that forced it (to the root when the start forces it),
/// with a note of its own.
///
/// Only legal moves can be added. Two records are equal when they say the same, whatever was done to make them.
///
/// ```
/// use yosumi_records::Record;
/// use yosumi_rules::{Position, Square};
///
/// let mut record = Record::new(Position::START);
/// let f5 = record.add(record.root(), Square::F5)?;
/// let main = record.add(f5, Square::D6)?;
/// let variation = record.add(f5, Square::F6)?;
/// assert_eq!(record.children(f5), [main, variation]);
/// assert_eq!(record.game_to(variation).to_string(), "f5f6");
/// assert_eq!(record.main_line().last(), Some(main));
/// # Ok::<(), yosumi_rules::PlayError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    /// The names of the players, where known.
    pub players: ByColor<Option<String>>,
    /// The event or the place, where known.
    pub event: Option<String>,
    /// The day, as far as known.
    pub date: Option<Date>,
    /// How the game ended; `None` while it goes on and where nobody said.
    pub result: Option<GameResult>,
    start: Position,
    nodes: Vec<Node>,
}

/// A node of the tree of one [`Record`]; in another record it means nothing.
///
/// ```
/// use yosumi_records::Record;
///
/// let record = Record::default();
/// assert_eq!(record.square(record.root()), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(usize);

#[derive(Clone, Debug)]
struct Node {
    /// The disc played and the node it was played at; `None` in the root.
    played: Option<(Square, NodeId)>,
    children: Vec<NodeId>,
    /// What stands after the disc and the pass it may have forced.
    position: Position,
    note: Note,
    pass_note: Note,
}

impl Node {
    fn new(played: Option<(Square, NodeId)>, position: Position) -> Self {
        Self { played, children: Vec::new(), position, note: Note::default(), pass_note: Note::default() }
    }
}

impl Record {
    /// A record with no move and nothing known, of a game that starts at `start`.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Position;
    /// assert_eq!(Record::new(Position::START), Record::default());
    /// ```
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self {
            players: ByColor::default(),
            event: None,
            date: None,
            result: None,
            start,
            nodes: vec![Node::new(None, start.after_forced_pass())],
        }
    }

    /// The position the game started from, as it was given; the side to move may have to pass in it.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Position;
    /// assert_eq!(Record::default().start(), Position::START);
    /// ```
    #[must_use]
    pub const fn start(&self) -> Position {
        self.start
    }

    /// The node where no disc has been played.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// let record = Record::default();
    /// assert_eq!(record.parent(record.root()), None);
    /// ```
    #[must_use]
    pub const fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// The disc played at a node, `None` at the root.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let node = record.add(record.root(), Square::F5)?;
    /// assert_eq!(record.square(node), Some(Square::F5));
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn square(&self, node: NodeId) -> Option<Square> {
        self.nodes[node.0].played.map(|(square, _)| square)
    }

    /// The node before, `None` at the root.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let node = record.add(record.root(), Square::F5)?;
    /// assert_eq!(record.parent(node), Some(record.root()));
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].played.map(|(_, parent)| parent)
    }

    /// The nodes that follow: first the one that continues the line, then the variations.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// let record = Record::default();
    /// assert!(record.children(record.root()).is_empty());
    /// ```
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// The position after a node's disc and the pass it may have forced: the side to move has a move, or the game is over.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Position;
    /// let record = Record::default();
    /// assert_eq!(record.position(record.root()), Position::START);
    /// ```
    #[must_use]
    pub fn position(&self, node: NodeId) -> Position {
        self.nodes[node.0].position
    }

    /// Whether a pass belongs to the node: one that its disc forced, or at the root one that the start forced.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// let record = Record::default();
    /// assert!(!record.has_pass(record.root()));
    /// ```
    #[must_use]
    pub fn has_pass(&self, node: NodeId) -> bool {
        let turn_before = match self.parent(node) {
            Some(parent) => self.position(parent).turn().opponent(),
            None => self.start.turn(),
        };
        self.position(node).turn() != turn_before
    }

    /// What is said of a node's move, at the root of the start.
    ///
    /// ```
    /// # use yosumi_records::{Note, Record};
    /// let record = Record::default();
    /// assert_eq!(*record.note(record.root()), Note::default());
    /// ```
    #[must_use]
    pub fn note(&self, node: NodeId) -> &Note {
        &self.nodes[node.0].note
    }

    /// The same, to be changed.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// let mut record = Record::default();
    /// record.note_mut(record.root()).comment.push_str("a friendly game");
    /// ```
    pub fn note_mut(&mut self, node: NodeId) -> &mut Note {
        &mut self.nodes[node.0].note
    }

    /// What is said of the pass that belongs to a node; where there is no pass it is not written anywhere.
    ///
    /// ```
    /// # use yosumi_records::{Note, Record};
    /// let record = Record::default();
    /// assert_eq!(*record.pass_note(record.root()), Note::default());
    /// ```
    #[must_use]
    pub fn pass_note(&self, node: NodeId) -> &Note {
        &self.nodes[node.0].pass_note
    }

    /// The same, to be changed.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Position;
    /// let stuck: Position = "XO-------------------------------------------------------------- O".parse()?;
    /// let mut record = Record::new(stuck);
    /// record.pass_note_mut(record.root()).comment.push_str("White passes at once");
    /// # Ok::<(), yosumi_rules::ParsePositionError>(())
    /// ```
    pub fn pass_note_mut(&mut self, node: NodeId) -> &mut Note {
        &mut self.nodes[node.0].pass_note
    }

    /// The node after playing `square` at `parent`: the one that is there already, or a new last child.
    ///
    /// # Errors
    ///
    /// [`PlayError`] when the side to move may not play there; the record stays as it was.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let node = record.add(record.root(), Square::F5)?;
    /// assert_eq!(record.add(record.root(), Square::F5)?, node);
    /// assert!(record.add(node, Square::F5).is_err());
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    pub fn add(&mut self, parent: NodeId, square: Square) -> Result<NodeId, PlayError> {
        if let Some(node) = self.child(parent, square) {
            return Ok(node);
        }
        let position = self.position(parent).play(square)?.after_forced_pass();
        let node = NodeId(self.nodes.len());
        self.nodes.push(Node::new(Some((square, parent)), position));
        self.nodes[parent.0].children.push(node);
        Ok(node)
    }

    /// The child of `parent` where `square` is played, if there is one.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let record = Record::default();
    /// assert_eq!(record.child(record.root(), Square::F5), None);
    /// ```
    #[must_use]
    pub fn child(&self, parent: NodeId, square: Square) -> Option<NodeId> {
        self.children(parent).iter().copied().find(|&child| self.square(child) == Some(square))
    }

    /// Takes everything away that follows `node`.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// record.add(record.root(), Square::F5)?;
    /// record.truncate(record.root());
    /// assert_eq!(record, Record::default());
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    // The nodes stay in the arena, out of reach: handles to others stay good, and a game makes few.
    pub fn truncate(&mut self, node: NodeId) {
        self.nodes[node.0].children.clear();
    }

    /// Makes a node the first child of its parent, the one that continues the line; the others keep their order.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let f5 = record.add(record.root(), Square::F5)?;
    /// let d3 = record.add(record.root(), Square::D3)?;
    /// record.promote(d3);
    /// assert_eq!(record.children(record.root()), [d3, f5]);
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    pub fn promote(&mut self, node: NodeId) {
        let Some(parent) = self.parent(node) else { return };
        let children = &mut self.nodes[parent.0].children;
        if let Some(place) = children.iter().position(|&child| child == node) {
            children[..=place].rotate_right(1);
        }
    }

    /// Whether nothing but moves is lost when what follows `node` is taken away: there are no variations in it, and nothing
    /// is said of its moves.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let node = record.add(record.root(), Square::F5)?;
    /// assert!(record.is_bare_after(record.root()));
    /// record.note_mut(node).comment.push_str("as always");
    /// assert!(!record.is_bare_after(record.root()));
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn is_bare_after(&self, node: NodeId) -> bool {
        let is_bare = |node: NodeId| {
            self.children(node).len() <= 1
                && *self.note(node) == Note::default()
                && *self.pass_note(node) == Note::default()
        };
        self.children(node).len() <= 1 && self.line_from(node).all(is_bare)
    }

    /// The nodes of the main line in order, without the root.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// assert_eq!(Record::default().main_line().count(), 0);
    /// ```
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.line_from(self.root())
    }

    /// The nodes that continue the line after `node`, along first children.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let node = record.add(record.root(), Square::F5)?;
    /// assert!(record.line_from(record.root()).eq([node]));
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    pub fn line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&node| self.children(node).first().copied()).skip(1)
    }

    /// The nodes from the first move to `node`, without the root.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let node = record.add(record.root(), Square::F5)?;
    /// assert_eq!(record.line_to(node), [node]);
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn line_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> =
            std::iter::successors(Some(node), |&node| self.parent(node)).filter(|&node| node != self.root()).collect();
        line.reverse();
        line
    }

    /// The moves from the start to `node` as a game.
    ///
    /// # Panics
    ///
    /// Never: a record has only legal moves.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// let node = record.add(record.root(), Square::F5)?;
    /// assert_eq!(record.game_to(node).to_string(), "f5");
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn game_to(&self, node: NodeId) -> Game {
        let mut game = Game::new(self.start);
        for square in self.line_to(node).into_iter().filter_map(|node| self.square(node)) {
            game.play(square).expect("a record has only legal moves");
        }
        game
    }

    /// The main line as a game.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Game;
    /// let game: Game = "f5d6c3".parse()?;
    /// assert_eq!(Record::from(game.clone()).game(), game);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn game(&self) -> Game {
        self.game_to(self.main_line().last().unwrap_or(self.root()))
    }

    /// The number of discs played, over all variations.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::Square;
    /// let mut record = Record::default();
    /// record.add(record.root(), Square::F5)?;
    /// record.add(record.root(), Square::C4)?;
    /// assert_eq!(record.n_moves(), 2);
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    #[must_use]
    pub fn n_moves(&self) -> usize {
        let mut n_moves = 0;
        let mut pending = vec![self.root()];
        while let Some(node) = pending.pop() {
            n_moves += self.children(node).len();
            pending.extend(self.children(node));
        }
        n_moves
    }

    /// The moves of a node: its disc and the pass that belongs to it.
    ///
    /// ```
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::{Game, Move, Square};
    /// let record = Record::from("d3c3b3b2f5a3a1c1".parse::<Game>()?);
    /// let last = record.main_line().last().expect("eight moves");
    /// assert!(record.moves(last).eq([Move::Disc(Square::C1), Move::Pass]));
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    pub fn moves(&self, node: NodeId) -> impl Iterator<Item = Move> {
        self.square(node).map(Move::Disc).into_iter().chain(self.has_pass(node).then_some(Move::Pass))
    }
}

impl Default for Record {
    /// A record without moves of a game from the usual start.
    fn default() -> Self {
        Self::new(Position::START)
    }
}

/// The record of what has been played in a game; what was taken back is left out.
impl From<Game> for Record {
    fn from(game: Game) -> Self {
        let mut record = Self::new(game.start());
        let mut node = record.root();
        for &square in game.squares() {
            node = record.add(node, square).expect("a game has only legal moves");
        }
        record
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        let mut pairs = vec![(self.root(), other.root())];
        let facts =
            |record: &Self| (record.players.clone(), record.event.clone(), record.date, record.result, record.start);
        if facts(self) != facts(other) {
            return false;
        }
        while let Some((own, others)) = pairs.pop() {
            let same = self.square(own) == other.square(others)
                && self.note(own) == other.note(others)
                && (!self.has_pass(own) || self.pass_note(own) == other.pass_note(others))
                && self.children(own).len() == other.children(others).len();
            if !same {
                return false;
            }
            pairs.extend(self.children(own).iter().copied().zip(other.children(others).iter().copied()));
        }
        true
    }
}
