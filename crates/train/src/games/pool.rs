//! All games of several folders, to draw positions from.

use std::ops::RangeInclusive;

use fastrand::Rng;
use yosumi_rules::Board;

use crate::parallel::in_parts;
use crate::{Folder, PlayedGame, TrainError, Turn};

/// All games of several folders, to draw positions from.
///
/// ```
/// use yosumi_train::{Folder, Games, Resources, SelfPlay};
///
/// let folder = tempfile::tempdir()?;
/// SelfPlay { seed: 1, depth: 1, solves_from: 6 }.run(folder.path(), 5, 20, &Resources::default(), |_| {})?;
/// assert_eq!(Games::read(&[Folder::open(folder.path())?], 2)?.n_games(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Games {
    played: Vec<PlayedGame>,
    /// How many turns after the random part there are in which a side has a move, by the number of discs.
    n_turns: [u64; 65],
    checksum: String,
}

impl Games {
    /// Reads all games.
    ///
    /// # Errors
    ///
    /// [`TrainError`] when a file cannot be read or is damaged.
    pub fn read(folders: &[Folder<PlayedGame>], n_threads: usize) -> Result<Self, TrainError> {
        let checksum = Folder::checksum_of_all(folders);
        let mut all = Self { played: Vec::new(), n_turns: [0; 65], checksum };
        for folder in folders {
            let chunks = in_parts(folder.n_chunks(), n_threads, |index| -> Result<_, TrainError> {
                let games = folder.read_chunk(index)?;
                let mut n_turns = [0; 65];
                for turn in games.iter().flat_map(drawable) {
                    n_turns[n_discs(&turn)] += 1;
                }
                Ok((games, n_turns))
            });
            for chunk in chunks {
                let (games, n_turns) = chunk?;
                all.played.extend(games);
                for (sum, n) in all.n_turns.iter_mut().zip(n_turns) {
                    *sum += n;
                }
            }
        }
        Ok(all)
    }

    /// The number of games.
    #[must_use]
    pub fn n_games(&self) -> usize {
        self.played.len()
    }

    /// A number by which the games are known.
    pub(crate) fn checksum(&self) -> &str {
        &self.checksum
    }

    /// Whether there is a position to draw with a number of discs in that range.
    pub(crate) fn has_any(&self, n_discs: RangeInclusive<u8>) -> bool {
        n_discs.into_iter().any(|n_discs| self.n_turns[usize::from(n_discs.min(64))] > 0)
    }

    /// A position in which a side has a move, with a number of discs in that range, each number as likely as the others: one
    /// of a game, or what comes of one by up to `n_strayed` random moves. There has to be one without them.
    pub(crate) fn draw(&self, n_discs: RangeInclusive<u8>, n_strayed: u8, rng: &mut Rng) -> Board {
        loop {
            let wanted = rng.u8(n_discs.clone());
            let strayed = rng.u8(0..=n_strayed).min(wanted);
            if self.n_turns[usize::from((wanted - strayed).min(64))] == 0 {
                continue;
            }
            let game = &self.played[rng.usize(0..self.played.len())];
            let turn = drawable(game).find(|turn| n_discs_of(turn) == wanted - strayed);
            if let Some(board) = turn.and_then(|turn| stray(turn.board, strayed, rng)) {
                return board;
            }
        }
    }
}

/// The turns of a game after its random part in which a side has a move.
fn drawable(game: &PlayedGame) -> impl Iterator<Item = Turn> {
    let n_random = game.n_random();
    game.turns().filter(move |turn| turn.n_played >= n_random && !turn.board.legal_moves().is_empty())
}

fn n_discs_of(turn: &Turn) -> u8 {
    64 - turn.board.n_empties()
}

fn n_discs(turn: &Turn) -> usize {
    usize::from(n_discs_of(turn))
}

/// What comes of a board by random moves; `None` where a side has none on the way or in the end.
fn stray(mut board: Board, n_moves: u8, rng: &mut Rng) -> Option<Board> {
    for _ in 0..n_moves {
        let moves = board.legal_moves();
        let square = moves.iter().nth(rng.usize(0..usize::from(moves.len())))?;
        board = board.play(square)?;
        if board.legal_moves().is_empty() {
            return None;
        }
    }
    Some(board)
}
