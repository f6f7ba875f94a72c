//! The making of labels.

use std::ops::RangeInclusive;
use std::path::Path;

use fastrand::Rng;
use serde::Serialize;
use yosumi_engine::{Engine, Limits};
use yosumi_rules::Board;

use crate::games::position_of;
use crate::openings::openings;
use crate::work::fill;
use crate::{Folder, Games, Label, LabelKind, Progress, Resources, TrainError};

/// Room for a search of some seconds; it is cleared for each label.
const TABLE_MEBIBYTES: usize = 16;

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
    pub seed: u64,
    /// The numbers of empty squares, each as likely as the others.
    pub empties: RangeInclusive<u8>,
    /// How many random moves may follow on the position of a game.
    pub n_strayed: u8,
    /// The plies to look ahead; `None` solves the game.
    pub depth: Option<u8>,
}

#[derive(Serialize)]
struct DrawnSettings<'a> {
    seed: u64,
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
        let new_engine = || resources.engine(TABLE_MEBIBYTES);
        let label = |engine: &mut Engine, number| {
            let mut rng = Rng::with_seed(self.seed.wrapping_mul(1 << 32) ^ number);
            let board = games.draw(discs.clone(), self.n_strayed, &mut rng);
            label(board, self.depth, engine)
        };
        fill(&mut folder, n_labels, resources.n_threads, new_engine, label, on_progress)
    }
}

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
        let new_engine = || resources.engine(TABLE_MEBIBYTES);
        let label = |engine: &mut Engine, number| label(boards[number as usize], Some(self.depth), engine);
        fill(&mut folder, boards.len() as u64, resources.n_threads, new_engine, label, on_progress)
    }
}

fn label(board: Board, depth: Option<u8>, engine: &mut Engine) -> Label {
    // What was found out elsewhere must not show.
    engine.clear();
    let limits = depth.map_or_else(Limits::exact, Limits::depth);
    let report = engine.search_here(position_of(board), &limits);
    let kind = if report.is_exact { LabelKind::Exact } else { LabelKind::Search { depth: report.depth } };
    Label::new(board, report.value.discs(), kind)
}
