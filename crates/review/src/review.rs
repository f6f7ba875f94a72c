//! The analysis, from the end of the game backwards.

use yosumi_engine::{Engine, Limits, StopSign};
use yosumi_rules::{Game, Move, Position, Square};

use crate::position::{discs_for, value_for};
use crate::{Class, Effort, PlayedMove, ReviewedPosition};

/// The analysis of a line of moves, which finds out about one position after the other.
///
/// It begins at the end: there values are exact, and what the engine remembers of a position helps it with the one before.
///
/// ```
/// use yosumi_engine::{Engine, Options, StopSign};
/// use yosumi_review::{Effort, Review};
///
/// let game = "f5d6c3".parse()?;
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// let mut review = Review::new(&game, Effort { depth: 2, ..Effort::default() });
/// assert_eq!((review.n_positions(), review.n_left()), (4, 4));
/// let stop = StopSign::new();
/// assert_eq!(review.advance(&mut engine, &stop).map(|found| found.n_played), Some(3));
///
/// // Stopped, it keeps what it has found.
/// stop.set();
/// assert_eq!(review.advance(&mut engine, &stop), None);
/// assert_eq!((review.positions().len(), review.n_left()), (1, 3));
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Review {
    effort: Effort,
    /// The positions of the line with the move played in each; none in the last.
    line: Vec<(Position, Option<Square>)>,
    /// What was found, in the order of the line: its end.
    found: Vec<ReviewedPosition>,
}

impl Review {
    /// A review of what has been played in a game. For a line of a record:
    /// [`Record::game`](yosumi_records::Record::game) or [`game_to`](yosumi_records::Record::game_to).
    ///
    /// ```
    /// # use yosumi_review::{Effort, Review};
    /// # use yosumi_rules::Game;
    /// assert_eq!(Review::new(&Game::default(), Effort::default()).n_positions(), 1);
    /// ```
    #[must_use]
    pub fn new(game: &Game, effort: Effort) -> Self {
        let mut replayed = Game::new(game.start());
        let mut line = Vec::new();
        for &square in game.squares() {
            line.push((replayed.position(), Some(square)));
            replayed.play(square).unwrap_or_else(|_| unreachable!("a game has only legal moves"));
        }
        line.push((replayed.position(), None));
        Self { effort, line, found: Vec::new() }
    }

    /// The number of positions of the line: one more than discs were played.
    ///
    /// ```
    /// # use yosumi_review::{Effort, Review};
    /// let game = "f5d6".parse()?;
    /// assert_eq!(Review::new(&game, Effort::default()).n_positions(), 3);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub const fn n_positions(&self) -> usize {
        self.line.len()
    }

    /// The number of positions about which nothing is known yet.
    ///
    /// ```
    /// # use yosumi_review::{Effort, Review};
    /// # use yosumi_rules::Game;
    /// assert_eq!(Review::new(&Game::default(), Effort::default()).n_left(), 1);
    /// ```
    #[must_use]
    pub const fn n_left(&self) -> usize {
        self.line.len() - self.found.len()
    }

    /// What was found so far, in the order of the game: the end of it, from the position after [`n_left`](Self::n_left) moves on.
    ///
    /// ```
    /// # use yosumi_review::{Effort, Review};
    /// # use yosumi_rules::Game;
    /// assert_eq!(Review::new(&Game::default(), Effort::default()).positions(), []);
    /// ```
    #[must_use]
    pub fn positions(&self) -> &[ReviewedPosition] {
        &self.found
    }

    /// Finds out about one more position, the last of those that are left. `None` when there is none left, or when `stop` was
    /// set before it was done: what was begun is dropped, and a later call begins it anew.
    ///
    /// The engine may have searched whatever it likes before; its table makes the review faster and never wrong.
    ///
    /// # Panics
    ///
    /// As [`Engine::start`].
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Options, StopSign};
    /// # use yosumi_review::{Effort, Review};
    /// # use yosumi_rules::Game;
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// let mut review = Review::new(&Game::default(), Effort { depth: 2, ..Effort::default() });
    /// assert!(review.advance(&mut engine, &StopSign::new()).is_some());
    /// assert!(review.advance(&mut engine, &StopSign::new()).is_none());
    /// ```
    pub fn advance(&mut self, engine: &mut Engine, stop: &StopSign) -> Option<&ReviewedPosition> {
        let n_played = self.n_left().checked_sub(1)?;
        let (position, played) = self.line[n_played];
        let found = match played.zip(self.found.first()) {
            Some((square, next)) if position.legal_moves().len() == 1 => forced(n_played, position, square, next),
            Some((square, next)) => {
                let mut found = searched(n_played, position, self.effort.limits(position), engine, stop)?;
                if is_refuted(&found, square, next) {
                    let limits = self.effort.limits_before(position, next);
                    found = searched(n_played, position, limits, engine, stop)?;
                }
                judged(found, square, next)
            }
            None => searched(n_played, position, self.effort.limits(position), engine, stop)?,
        };
        self.found.insert(0, found);
        self.found.first()
    }
}

/// What the engine says of a position; `None` when it was stopped before it was done.
fn searched(
    n_played: usize,
    position: Position,
    limits: Limits,
    engine: &mut Engine,
    stop: &StopSign,
) -> Option<ReviewedPosition> {
    engine.start_until(position, limits, stop.clone(), |_| {});
    let report = engine.wait().unwrap_or_else(|| unreachable!("a search was started"));
    if stop.is_set() {
        return None;
    }
    let best = report.moves.iter().take_while(|found| found.value == report.value);
    let depth = if report.moves.is_empty() { position.board().n_empties() } else { report.depth };
    Some(ReviewedPosition {
        n_played,
        position,
        value: value_for(position.turn(), report.value.discs(), report.is_exact),
        depth,
        selectivity: report.selectivity,
        best: best.filter_map(|found| found.mv.square()).collect(),
        line: report.moves.first().map(|found| found.line.clone()).unwrap_or_default(),
        played: None,
    })
}

/// Whether the move that was played seemed to be the best and is not as good as it seemed, as the deeper search of the next
/// position shows: then another one may be better.
fn is_refuted(found: &ReviewedPosition, square: Square, next: &ReviewedPosition) -> bool {
    let side = found.position.turn();
    let lost = discs_for(side, found.value) - discs_for(side, next.value);
    found.best.contains(&square) && Class::of_loss(lost) > Class::Best
}

/// A position in which the side to move had one move: what it is worth is what the next one is worth.
fn forced(n_played: usize, position: Position, square: Square, next: &ReviewedPosition) -> ReviewedPosition {
    ReviewedPosition {
        n_played,
        position,
        value: next.value,
        depth: next.depth + 1,
        selectivity: next.selectivity,
        best: vec![square],
        line: line_through(position, square, next),
        played: Some(played(position, square, next, 0.0, next.value.is_exact(), None)),
    }
}

/// The position with the move that was played in it. The position after it is known, from a search that was as deep as this one
/// or deeper, so what the move is worth is taken from there.
fn judged(found: ReviewedPosition, square: Square, next: &ReviewedPosition) -> ReviewedPosition {
    let ReviewedPosition { position, value, .. } = found;
    let side = position.turn();
    let (best, after) = (discs_for(side, value), discs_for(side, next.value));
    let is_best = found.best.contains(&square);
    if is_best || after >= best {
        // Nothing better is known: what the move is worth, the position is.
        let others = found.best.into_iter().filter(|&other| other != square && (is_best || after <= best));
        let best = std::iter::once(square).chain(others).collect();
        // Whoever wins by all discs can do no better.
        let is_exact = value.is_exact() || next.value.is_exact() && after >= 64.0;
        let (depth, selectivity) = if is_exact && !value.is_exact() {
            (next.depth + 1, next.selectivity)
        } else {
            (found.depth, found.selectivity)
        };
        let value = value_for(side, after, is_exact);
        let line = line_through(position, square, next);
        let played = played(position, square, next, 0.0, is_exact, Some(Class::Best));
        return ReviewedPosition { value, depth, selectivity, best, line, played: Some(played), ..found };
    }
    let loss = best - after;
    let is_exact = value.is_exact() && next.value.is_exact();
    let played = played(position, square, next, loss, is_exact, Some(Class::of_loss(loss)));
    ReviewedPosition { played: Some(played), ..found }
}

fn played(
    position: Position,
    square: Square,
    next: &ReviewedPosition,
    loss: f32,
    is_exact: bool,
    class: Option<Class>,
) -> PlayedMove {
    let by = position.turn();
    PlayedMove { by, square, value: next.value, loss, is_exact, class, passed: next.position.turn() == by }
}

/// The best play that begins with this move.
fn line_through(position: Position, square: Square, next: &ReviewedPosition) -> Vec<Move> {
    let pass = (next.position.turn() == position.turn()).then_some(Move::Pass);
    std::iter::once(Move::Disc(square)).chain(pass).chain(next.line.iter().copied()).collect()
}
