//! Labels for positions of games.

use std::ops::RangeInclusive;
use std::path::Path;

use serde::Serialize;
use yosumi_engine::Engine;

use super::{label, table_mebibytes};
use crate::folder::fill;
use crate::random::rng;
use crate::{Folder, Games, Progress, Resources, TrainError};

/// How positions drawn from games are labelled. A label depends on this, its number, the games and the weights.
///
/// ```
/// use yosumi_train::{DrawnLabels, Folder, Games, Label, LabelKind, Resources, SelfPlay};
///
/// let folder = tempfile::tempdir()?;
/// let (games, labels) = (folder.path().join("games"), folder.path().join("labels"));
/// SelfPlay { seed: 1, depth: 1, solves_from: 6 }.run(&games, 5, 20, &Resources::default(), |_| {})?;
/// let games = Games::read(&[Folder::open(games)?], 1)?;
/// let drawn = DrawnLabels { seed: 1, empties: 4..=8, n_strayed: 1, depth: None };
/// drawn.run(&labels, &games, 6, 3, &Resources::default(), |_| {})?;
/// let label: Label = Folder::open(labels)?.read_chunk(1)?[2];
/// assert!(label.kind() == LabelKind::Exact && label.board().n_empties() <= 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnLabels {
    /// What the random numbers come from.
    pub seed: u32,
    /// The numbers of empty squares, each as likely as the others.
    pub empties: RangeInclusive<u8>,
    /// How many random moves may follow on the position of a game.
    pub n_strayed: u8,
    /// The plies to look ahead; `None` solves the game.
    pub depth: Option<u8>,
}

#[derive(Serialize)]
struct DrawnSettings<'a> {
    seed: u32,
    least: u8,
    empties: u8,
    stray: u8,
    depth: Option<u8>,
    games: &'a str,
    weights: String,
}

impl DrawnLabels {
    /// Labels positions until there are `n_labels` in the folder, `chunk_labels` a file. Those that are there already stay, if
    /// they were made in the same way.
    ///
    /// # Errors
    ///
    /// [`TrainError`] when the games have no such positions, the folder holds something else, or cannot be written to.
    ///
    /// # Panics
    ///
    /// When the system has no room for a thread.
    pub fn run(
        &self,
        folder: &Path,
        games: &Games,
        n_labels: u64,
        chunk_labels: u32,
        resources: &Resources,
        on_progress: impl FnMut(&Progress),
    ) -> Result<(), TrainError> {
        let discs = 64 - self.empties.end().min(&63)..=64 - self.empties.start().min(&63);
        if !games.has_any(discs.clone()) {
            return Err(TrainError::NoPositions);
        }
        let settings = DrawnSettings {
            seed: self.seed,
            least: *self.empties.start(),
            empties: *self.empties.end(),
            stray: self.n_strayed,
            depth: self.depth,
            games: games.checksum(),
            weights: resources.weights_checksum(),
        };
        let mut folder = Folder::open_to_fill(folder, &settings, chunk_labels)?;
        let new_engine = || resources.engine(table_mebibytes(self.depth));
        let label = |engine: &mut Engine, number| {
            let board = games.draw(discs.clone(), self.n_strayed, &mut rng(self.seed, number));
            label(board, self.depth, engine)
        };
        fill(&mut folder, n_labels, resources.n_threads, new_engine, label, on_progress)
    }
}
