//! Labels for all positions of the opening.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Serialize;
use yosumi_engine::Engine;
use yosumi_rules::{Bitboard, Board};

use super::{label, table_mebibytes};
use crate::folder::fill;
use crate::{Folder, Progress, Resources, TrainError};

/// How all positions of the opening are labelled: once each, without images of one another.
///
/// ```
/// use yosumi_train::{Folder, Label, OpeningLabels, Resources};
///
/// let folder = tempfile::tempdir()?;
/// OpeningLabels { n_plies: 3, depth: 2 }.run(folder.path(), 10, &Resources::default(), |_| {})?;
/// // The start, and 1, 3 and 14 positions after so many plies.
/// assert_eq!(Folder::<Label>::open(folder.path())?.n_items(), 19);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningLabels {
    /// The most moves that lead to a position.
    pub n_plies: u8,
    /// The plies to look ahead from it.
    pub depth: u8,
}

#[derive(Serialize)]
struct OpeningSettings {
    plies: u8,
    depth: u8,
    weights: String,
}

impl OpeningLabels {
    /// Labels the positions, `chunk_labels` a file. What is there already stays, if it was made in the same way.
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
        chunk_labels: u32,
        resources: &Resources,
        on_progress: impl FnMut(&Progress),
    ) -> Result<(), TrainError> {
        let boards = openings(self.n_plies);
        let settings =
            OpeningSettings { plies: self.n_plies, depth: self.depth, weights: resources.weights_checksum() };
        let mut folder = Folder::open_to_fill(folder, &settings, chunk_labels)?;
        let new_engine = || resources.engine(table_mebibytes(Some(self.depth)));
        let label = |engine: &mut Engine, number| label(boards[number as usize], Some(self.depth), engine);
        fill(&mut folder, boards.len() as u64, resources.n_threads, new_engine, label, on_progress)
    }
}

/// All boards up to so many plies from the start, in canonical form, by plies and within them in order. A side that has to
/// pass is not on them, its opponent is.
pub(crate) fn openings(n_plies: u8) -> Vec<Board> {
    let bits = |board: Board| {
        let (board, _) = board.canonical();
        (board.player().bits(), board.opponent().bits())
    };
    let board = |(player, opponent)| Board::new(Bitboard::new(player), Bitboard::new(opponent));
    let mut here = BTreeSet::from([bits(Board::START)]);
    let mut all: Vec<Board> = here.iter().copied().filter_map(board).collect();
    for _ in 0..n_plies {
        let after = here.iter().copied().filter_map(board).flat_map(|board| {
            let moves = board.legal_moves().iter();
            moves.map(move |square| board.play_unchecked(square, board.flips(square)))
        });
        let to_move = after.map(|board| if board.must_pass() { board.pass() } else { board });
        here = to_move.filter(|board| !board.is_over()).map(bits).collect();
        all.extend(here.iter().copied().filter_map(board));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_ply_has_its_number_of_positions() {
        let numbers: Vec<usize> = (0..=7).map(|n_plies| openings(n_plies).len()).collect();
        let new: Vec<usize> = numbers.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert_eq!(new, [1, 3, 14, 60, 322, 1773, 10_649]);
    }
}
