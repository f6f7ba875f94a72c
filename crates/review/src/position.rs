//! What is found out about a position and the move that was played in it.

use yosumi_engine::Selectivity;
use yosumi_records::Value;
use yosumi_rules::{Color, Move, Position, Square};

use crate::Class;

/// A position of the line and what was found out about it.
///
/// ```
/// use yosumi_engine::{Engine, Options, StopSign};
/// use yosumi_review::{Effort, Review};
/// use yosumi_rules::{Game, Square};
///
/// let game: Game = "e6f4e3f6g5d6e7f5".parse()?;
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// let mut review = Review::new(&game, Effort { depth: 2, ..Effort::default() });
/// let last = review.advance(&mut engine, &StopSign::new()).expect("a position");
/// assert_eq!((last.n_played, last.played.as_ref()), (8, None));
/// // Black wins at once.
/// assert_eq!((last.value.discs(), last.best.first()), (64.0, Some(&Square::C5)));
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedPosition {
    /// The discs played before it.
    pub n_played: usize,
    /// The position: the side to move has a move, or the game is over.
    pub position: Position,
    /// What it is worth with best play, as Black sees it.
    pub value: Value,
    /// The plies that were looked ahead; where the position was solved or the game is over, its empties.
    pub depth: u8,
    /// How sure the search is of what it left out.
    pub selectivity: Selectivity,
    /// The moves that are known to be best; the one that was played stands first where it is one of them. None where the
    /// game is over.
    pub best: Vec<Square>,
    /// The best play from here as far as it is known, with passes. It begins with the first of the best moves, and where the
    /// value is exact it goes to the end of the game.
    pub line: Vec<Move>,
    /// The move that was played; `None` at the end of the line.
    pub played: Option<PlayedMove>,
}

/// A move that was played, and how good it was.
///
/// ```
/// use yosumi_engine::{Engine, Options, StopSign};
/// use yosumi_review::{Effort, Review};
/// use yosumi_rules::Game;
///
/// let game: Game = "e6f4e3f6g5d6e7f5c5".parse()?;
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// let mut review = Review::new(&game, Effort { depth: 2, ..Effort::default() });
/// while review.advance(&mut engine, &StopSign::new()).is_some() {}
/// // The four first moves are images of one another.
/// let first = review.positions()[0].played.as_ref().expect("a move was played");
/// assert_eq!((first.loss, first.passed), (0.0, false));
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedMove {
    /// Whose move it was.
    pub by: Color,
    /// The square.
    pub square: Square,
    /// What the position after it is worth, as Black sees it.
    pub value: Value,
    /// The discs that it lost, never negative.
    pub loss: f32,
    /// Whether the loss is proved.
    pub is_exact: bool,
    /// How good it was; `None` where it was the only one.
    pub class: Option<Class>,
    /// Whether the other side had to pass after it.
    pub passed: bool,
}

/// A value in discs as this side sees it.
pub(crate) fn discs_for(color: Color, value: Value) -> f32 {
    match color {
        Color::Black => value.discs(),
        // Taken from nought, nought stays a plain one.
        Color::White => 0.0 - value.discs(),
    }
}

/// A value of so many discs for this side. Estimates go over the edge of what is possible at times.
pub(crate) fn value_for(color: Color, discs: f32, is_exact: bool) -> Value {
    let discs = match color {
        Color::Black => discs,
        Color::White => -discs,
    };
    Value::new(discs.clamp(-64.0, 64.0), is_exact).unwrap_or_else(|| unreachable!("a value is a number"))
}
