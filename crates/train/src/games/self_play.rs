//! Games that the engine plays against itself.

use std::path::Path;

use serde::Serialize;
use yosumi_engine::{Engine, Limits};
use yosumi_rules::{Color, Move};

use super::random_moves::random_opening;
use crate::folder::fill;
use crate::random::rng;
use crate::{Folder, PlayedGame, Progress, Resources, TrainError};

/// Shallow searches and short endings need no more, and it is cleared for each game.
const TABLE_MEBIBYTES: usize = 1;

/// How games are played. A game depends on this, its number, and the weights, and on nothing else.
///
/// It begins with random moves: in a tenth of the games 1 to 12; in three quarters of the others the smaller of two draws
/// from 8 to 40, in the rest 20 to 50. Then both sides play by a search of a fixed depth, and the end is solved.
///
/// ```
/// use yosumi_train::{Folder, PlayedGame, Resources, SelfPlay};
///
/// let folder = tempfile::tempdir()?;
/// let self_play = SelfPlay { seed: 1, depth: 1, solves_from: 6 };
/// self_play.run(folder.path(), 2, 1, &Resources::default(), |progress| assert!(progress.n_done <= 2))?;
/// // More of the same are added to them.
/// self_play.run(folder.path(), 3, 1, &Resources::default(), |progress| assert_eq!(progress.n_found, 2))?;
/// assert_eq!(Folder::<PlayedGame>::open(folder.path())?.n_items(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelfPlay {
    /// What the random numbers of all games come from.
    pub seed: u32,
    /// The plies that are looked ahead for a move.
    pub depth: u8,
    /// With at most that many empties the rest of the game is played perfectly.
    pub solves_from: u8,
}

#[derive(Serialize)]
struct Settings {
    seed: u32,
    depth: u8,
    solve: u8,
    weights: String,
}

impl SelfPlay {
    /// Plays games until there are `n_games` in the folder, `chunk_games` a file. Those that are there already stay, if they
    /// were played in the same way.
    ///
    /// # Errors
    ///
    /// [`TrainError`] when the folder holds something else, or cannot be written to.
    ///
    /// # Panics
    ///
    /// When the system has no room for a thread.
    pub fn run(
        &self,
        folder: &Path,
        n_games: u64,
        chunk_games: u32,
        resources: &Resources,
        on_progress: impl FnMut(&Progress),
    ) -> Result<(), TrainError> {
        let weights = resources.weights_checksum();
        let settings = Settings { seed: self.seed, depth: self.depth, solve: self.solves_from, weights };
        let mut folder = Folder::open_to_fill(folder, &settings, chunk_games)?;
        let new_engine = || resources.engine(TABLE_MEBIBYTES);
        let play = |engine: &mut Engine, number| self.play(engine, number);
        fill(&mut folder, n_games, resources.n_threads, new_engine, play, on_progress)
    }

    /// Plays the game of that number.
    fn play(self, engine: &mut Engine, number: u64) -> PlayedGame {
        // What was learned from another game must not show in this one.
        engine.clear();
        let (depth, solves_from) = (self.depth, self.solves_from);
        let limits = Limits { depth, solves_from, selective_from: solves_from, ..Limits::exact() };
        let (random, mut position) = random_opening(&mut rng(self.seed, number));
        let mut searched = Vec::new();
        while !position.board().is_over() {
            position = position.after_forced_pass();
            let report = engine.search_here(position, &limits);
            let best = report.moves.first().expect("a side has a move where the game is not over");
            let value = best.value.rounded();
            let value = if position.turn() == Color::Black { value } else { -value };
            // What is exact is known to the end.
            let n_plies = if best.is_exact { best.line.len() } else { 1 };
            for square in best.line.iter().take(n_plies).copied().filter_map(Move::square) {
                searched.push((square, value));
                position = position.after_forced_pass().play(square).expect("the engine plays legal moves");
            }
        }
        PlayedGame::new(&random, &searched).expect("the game was played to its end")
    }
}
