//! A game: a start position and the squares played from it.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Bitboard, Color, Move, Outcome, PlayError, Position, Square, Status};

mod transcript;

pub use transcript::{TranscriptError, TranscriptErrorKind};

/// A game: where it started, the squares played, and how far one has gone along them.
///
/// Passes are never played. They follow from the board, so a game makes each one together with the move that forces it:
/// in [`position`](Self::position) the side to move has a move or the game is over. Moves are counted by the discs
/// played, as players count them.
///
/// Moves taken back stay in the line until another one is played in their place.
///
/// ```
/// use yosumi_rules::{ByColor, Color, Game, Outcome, Square, Status};
///
/// let mut game: Game = "e6f4e3f6g5d6e7f5c5".parse()?;
/// assert_eq!(game.status(), Status::Over(Outcome::Win(Color::Black)));
/// assert_eq!(game.position().n_discs(), ByColor { black: 13, white: 0 });
/// assert_eq!(game.position().final_score(), ByColor { black: 64, white: 0 });
///
/// assert_eq!(game.undo(), Some(Square::C5));
/// assert_eq!(game.status(), Status::ToMove(Color::Black));
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    line: Vec<Square>,
    /// What stands after each number of discs of `line`, forced passes made: one more than there are squares.
    positions: Vec<Position>,
    n_played: usize,
}

/// A move that was made.
///
/// ```
/// use yosumi_rules::{Bitboard, Color, Game, Square};
///
/// let played = Game::default().play(Square::F5)?;
/// assert_eq!((played.by, played.flips.len(), played.passed), (Color::Black, 1, false));
/// # Ok::<(), yosumi_rules::PlayError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Whose move it was.
    pub by: Color,
    /// The square played.
    pub square: Square,
    /// The discs it turned over; never empty.
    pub flips: Bitboard,
    /// Whether the opponent had to pass after it, so that the same side moves again.
    pub passed: bool,
}

impl Game {
    /// A game from `start` with no move played. When the side to move has to pass there, it has passed.
    ///
    /// ```
    /// # use yosumi_rules::{Color, Game, Position};
    /// let stuck: Position = "XO-------------------------------------------------------------- O".parse()?;
    /// let game = Game::new(stuck);
    /// assert_eq!(game.start().turn(), Color::White);
    /// assert_eq!(game.position().turn(), Color::Black);
    /// # Ok::<(), yosumi_rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self { start, line: Vec::new(), positions: vec![start.after_forced_pass()], n_played: 0 }
    }

    /// The position that the game started from, as it was given.
    ///
    /// ```
    /// # use yosumi_rules::{Game, Position};
    /// assert_eq!(Game::default().start(), Position::START);
    /// ```
    #[must_use]
    pub const fn start(&self) -> Position {
        self.start
    }

    /// The position now: the side to move has a move, or the game is over.
    ///
    /// ```
    /// # use yosumi_rules::{Color, Game};
    /// let game: Game = "d3c3b3b2f5a3a1c1".parse()?;
    /// assert_eq!(game.position().turn(), Color::White, "Black had to pass");
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn position(&self) -> Position {
        self.positions[self.n_played]
    }

    /// Whether somebody is to move, or who won; never [`Status::MustPass`].
    ///
    /// ```
    /// # use yosumi_rules::{Color, Game, Status};
    /// assert_eq!(Game::default().status(), Status::ToMove(Color::Black));
    /// ```
    #[must_use]
    pub fn status(&self) -> Status {
        self.position().status()
    }

    /// Who won, `None` while somebody can move.
    ///
    /// ```
    /// # use yosumi_rules::Game;
    /// assert_eq!(Game::default().outcome(), None);
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.status() {
            Status::Over(outcome) => Some(outcome),
            Status::ToMove(_) | Status::MustPass(_) => None,
        }
    }

    /// The number of discs played so far.
    ///
    /// ```
    /// # use yosumi_rules::Game;
    /// assert_eq!("f5d6c3".parse::<Game>()?.n_played(), 3);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub const fn n_played(&self) -> usize {
        self.n_played
    }

    /// The number of the move to come: discs played so far, plus one. Passes do not count.
    ///
    /// ```
    /// # use yosumi_rules::Game;
    /// assert_eq!(Game::default().move_number(), 1);
    /// ```
    #[must_use]
    pub const fn move_number(&self) -> usize {
        self.n_played + 1
    }

    /// The squares played so far.
    ///
    /// ```
    /// # use yosumi_rules::{Game, Square};
    /// let game: Game = "f5d6".parse()?;
    /// assert_eq!(game.squares(), [Square::F5, Square::D6]);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.line[..self.n_played]
    }

    /// The squares that were taken back and can be played again, in their order.
    ///
    /// ```
    /// # use yosumi_rules::{Game, Square};
    /// let mut game: Game = "f5d6".parse()?;
    /// game.undo();
    /// assert_eq!(game.taken_back(), [Square::D6]);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn taken_back(&self) -> &[Square] {
        &self.line[self.n_played..]
    }

    /// The moves so far with each forced pass in its place.
    ///
    /// ```
    /// # use yosumi_rules::{Game, Move};
    /// let game: Game = "d3c3b3b2f5a3a1c1".parse()?;
    /// assert_eq!(game.moves().last(), Some(Move::Pass));
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        let passes_at_start = (self.start.turn() != self.positions[0].turn()).then_some(Move::Pass);
        let played = (0..self.n_played).flat_map(|n| {
            let pass = self.passed_after(n).then_some(Move::Pass);
            core::iter::once(Move::Disc(self.line[n])).chain(pass)
        });
        passes_at_start.into_iter().chain(played)
    }

    /// Plays a square for the side to move, and the pass that it may force. What had been taken back is forgotten.
    ///
    /// # Errors
    ///
    /// [`PlayError`] when the side to move may not play there, also after the end; the game stays as it was.
    ///
    /// ```
    /// # use yosumi_rules::{Game, Square};
    /// let mut game = Game::default();
    /// assert!(game.play(Square::A1).is_err());
    /// assert!(game.play(Square::F5).is_ok());
    /// ```
    pub fn play(&mut self, square: Square) -> Result<Played, PlayError> {
        let next = self.position().play(square)?;
        self.line.truncate(self.n_played);
        self.positions.truncate(self.n_played + 1);
        self.line.push(square);
        self.positions.push(next.after_forced_pass());
        self.n_played += 1;
        Ok(self.played(self.n_played - 1))
    }

    /// Takes back the last disc, with the pass it forced, and says which it was; `None` when there is none.
    ///
    /// ```
    /// # use yosumi_rules::{Game, Square};
    /// let mut game: Game = "f5".parse()?;
    /// assert_eq!(game.undo(), Some(Square::F5));
    /// assert_eq!(game.undo(), None);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    pub fn undo(&mut self) -> Option<Square> {
        self.n_played = self.n_played.checked_sub(1)?;
        Some(self.line[self.n_played])
    }

    /// Plays again the disc taken back last; `None` when there is none.
    ///
    /// ```
    /// # use yosumi_rules::{Game, Square};
    /// let mut game: Game = "f5".parse()?;
    /// game.undo();
    /// assert_eq!(game.redo().map(|played| played.square), Some(Square::F5));
    /// assert_eq!(game.redo(), None);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    pub fn redo(&mut self) -> Option<Played> {
        if self.n_played == self.line.len() {
            return None;
        }
        self.n_played += 1;
        Some(self.played(self.n_played - 1))
    }

    /// Goes to where `n` discs of the line are played, back or forth; `false`, and nothing happens, when the line is
    /// shorter.
    ///
    /// ```
    /// # use yosumi_rules::{Color, Game};
    /// let mut game: Game = "f5d6c3d3c4".parse()?;
    /// assert!(game.jump(1));
    /// assert_eq!(game.position().turn(), Color::White);
    /// assert!(game.jump(5));
    /// assert!(!game.jump(6));
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn jump(&mut self, n: usize) -> bool {
        let is_there = n <= self.line.len();
        if is_there {
            self.n_played = n;
        }
        is_there
    }

    /// The move with index `n` of the line, which must have one.
    fn played(&self, n: usize) -> Played {
        let (before, square) = (self.positions[n], self.line[n]);
        Played { by: before.turn(), square, flips: before.board().flips(square), passed: self.passed_after(n) }
    }

    /// Whether the move with index `n` forced a pass: the side that made it is to move again. After the end nobody passes,
    /// and the turn goes over to the other side.
    fn passed_after(&self, n: usize) -> bool {
        self.positions[n].turn() == self.positions[n + 1].turn()
    }
}

/// A game from the usual start.
impl Default for Game {
    fn default() -> Self {
        Self::new(Position::START)
    }
}
