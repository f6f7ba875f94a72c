//! A game of a match.

use std::sync::atomic::{AtomicBool, Ordering};

use yosumi_rules::{ByColor, Color, Game};

use crate::Player;

/// A game that was played to its end.
///
/// ```
/// use yosumi_arena::PlayedGame;
///
/// let wiped_out = PlayedGame { game: "f5f6e6f4e3c5c4e7c6e2".parse()?, n_opening: 8, values: vec![None; 2] };
/// assert_eq!((wiped_out.game.outcome(), wiped_out.opening().to_string()), (None, String::from("f5f6e6f4e3c5c4e7")));
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// The moves.
    pub game: Game,
    /// How many of them were the opening.
    pub n_opening: usize,
    /// What the player thought of each move after the opening, in discs as Black sees it; `None` where it did not think.
    pub values: Vec<Option<f32>>,
}

impl PlayedGame {
    /// The difference of discs as Black sees it, the empty squares given to the winner, −64 to 64.
    ///
    /// ```
    /// # use yosumi_arena::PlayedGame;
    /// let wipeout = PlayedGame { game: "e6f4e3f6g5d6e7f5c5".parse()?, n_opening: 0, values: Vec::new() };
    /// assert_eq!(wipeout.score(), 64);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn score(&self) -> i8 {
        let ByColor { black, white } = self.game.position().final_score();
        // A score is at most 64.
        black as i8 - white as i8
    }

    /// The game as it stood when the players took over.
    ///
    /// # Panics
    ///
    /// When the game has fewer moves than the opening.
    #[must_use]
    pub fn opening(&self) -> Game {
        let mut opening = Game::new(self.game.start());
        for &square in &self.game.squares()[..self.n_opening] {
            opening.play(square).expect("these moves were played");
        }
        opening
    }
}

/// Plays a game from the end of an opening; `None` when it was stopped.
///
/// A player is not asked where there is no choice.
///
/// # Panics
///
/// When a player plays a square that cannot be played.
pub(crate) fn play_game(
    mut players: ByColor<&mut dyn Player>,
    opening: &Game,
    stop: &AtomicBool,
) -> Option<PlayedGame> {
    let mut game = opening.clone();
    let mut values = Vec::new();
    for color in Color::ALL {
        players[color].new_game();
    }
    while game.outcome().is_none() {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let position = game.position();
        let (moves, turn) = (position.legal_moves(), position.turn());
        let (square, value) = match moves.first() {
            Some(only) if moves.len() == 1 => (only, None),
            _ => {
                let choice = players[turn].choose(position);
                (choice.square, choice.value)
            }
        };
        values.push(value.map(|value| if turn == Color::Black { value } else { -value }));
        if let Err(error) = game.play(square) {
            panic!("{} plays what cannot be played: {error}", players[turn].name());
        }
    }
    Some(PlayedGame { game, n_opening: opening.n_played(), values })
}
