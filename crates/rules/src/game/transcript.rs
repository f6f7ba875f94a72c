//! The canonical transcript of a game: its squares one after the other, without passes.

use core::fmt;
use core::str::FromStr;

use super::Game;
use crate::{PlayError, Position, Square};

impl Game {
    /// A game from `start` with the moves of a canonical transcript, such as `f5d6c3d3c4`: names of squares without
    /// anything between, passes not written. `yosumi-records` has a tolerant reader.
    ///
    /// # Errors
    ///
    /// [`TranscriptError`] at the first move that cannot be read or played.
    ///
    /// ```
    /// use yosumi_rules::{Game, Position};
    ///
    /// let error = Game::from_transcript(Position::START, "d3d4d5").unwrap_err();
    /// assert_eq!(error.to_string(), "move 2: d4 is not playable: white may play c3 e3 c5");
    /// ```
    pub fn from_transcript(start: Position, text: &str) -> Result<Self, TranscriptError> {
        let mut game = Self::new(start);
        let mut rest = text;
        while !rest.is_empty() {
            let move_number = game.move_number();
            let error = |kind| TranscriptError { move_number, kind };
            let (name, after) = rest.split_at_checked(2).ok_or(error(TranscriptErrorKind::NotASquare))?;
            let square: Square = name.parse().map_err(|_| error(TranscriptErrorKind::NotASquare))?;
            game.play(square).map_err(|play| error(TranscriptErrorKind::NotPlayable(play)))?;
            rest = after;
        }
        Ok(game)
    }
}

/// Writes the canonical transcript of the moves so far.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.squares().iter().try_for_each(|square| square.fmt(f))
    }
}

/// Reads the canonical transcript of a game from the usual start.
impl FromStr for Game {
    type Err = TranscriptError;

    fn from_str(text: &str) -> Result<Self, TranscriptError> {
        Self::from_transcript(Position::START, text)
    }
}

/// Why, and at which move, a text is not the transcript of a game.
///
/// ```
/// use yosumi_rules::Game;
///
/// let error = "f5x9".parse::<Game>().unwrap_err();
/// assert_eq!(error.move_number, 2);
/// assert_eq!(error.to_string(), "move 2: not a square: expected a letter a–h and a digit 1–8, such as f5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TranscriptError {
    /// The number of the move, the first is 1.
    pub move_number: usize,
    /// What is wrong with it.
    pub kind: TranscriptErrorKind,
}

/// What is wrong with a move of a transcript.
///
/// ```
/// use yosumi_rules::{Game, TranscriptErrorKind};
///
/// let error = "f5f5".parse::<Game>().unwrap_err();
/// assert!(matches!(error.kind, TranscriptErrorKind::NotPlayable(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TranscriptErrorKind {
    /// It is not the name of a square.
    NotASquare,
    /// It may not be played.
    NotPlayable(PlayError),
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: ", self.move_number)?;
        match self.kind {
            TranscriptErrorKind::NotASquare => crate::ParseSquareError.fmt(f),
            TranscriptErrorKind::NotPlayable(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for TranscriptError {}
