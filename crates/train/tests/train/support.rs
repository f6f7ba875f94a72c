//! Small games, played fast.

use std::path::Path;

use yosumi_train::{Folder, PlayedGame, Resources, SelfPlay};

/// How the games of the tests are played.
pub(crate) const QUICK: SelfPlay = SelfPlay { seed: 5, depth: 1, solves_from: 6 };

/// Plays games until there are so many in the folder, ten a file.
pub(crate) fn play(folder: &Path, n_games: u64, n_threads: usize) {
    let resources = Resources { n_threads, ..Resources::default() };
    QUICK.run(folder, n_games, 10, &resources, |_| {}).expect("games are played");
}

/// All games of a folder.
pub(crate) fn games(folder: &Path) -> Vec<PlayedGame> {
    let folder = Folder::open(folder).expect("a folder of games");
    (0..folder.n_chunks()).flat_map(|index| folder.read_chunk(index).expect("a whole file")).collect()
}
