//! `yosumi train label`.

use std::io::{self, Write};
use std::path::Path;

use yosumi_text::Text;
use yosumi_train::{DrawnLabels, OpeningLabels, Progress, TrainError};

use super::progress::WorkLine;
use super::{read_games, resources, told};
use crate::args::{LabelGamesArguments, LabelOpeningArguments};
use crate::numbers::grouped;

/// Labels positions of games.
pub(super) fn games(arguments: &LabelGamesArguments, text: &Text) -> anyhow::Result<()> {
    let resources = resources(&arguments.resources, text)?;
    let games = read_games(&arguments.games, resources.n_threads, text)?;
    let labels = DrawnLabels {
        seed: arguments.seed,
        empties: arguments.least..=arguments.empties,
        n_strayed: arguments.stray,
        depth: arguments.depth,
    };
    let (out, count, chunk) = (&arguments.out, arguments.count.into(), arguments.chunk);
    run(out, text, |on_progress| labels.run(out, &games, count, chunk, &resources, on_progress))
}

/// Labels all positions of the opening.
pub(super) fn opening(arguments: &LabelOpeningArguments, text: &Text) -> anyhow::Result<()> {
    let resources = resources(&arguments.resources, text)?;
    let labels = OpeningLabels { n_plies: arguments.plies, depth: arguments.depth };
    let out = &arguments.out;
    run(out, text, |on_progress| labels.run(out, arguments.chunk, &resources, on_progress))
}

/// Does the work with its progress shown, and says how many labels there are in the end.
fn run(
    out: &Path,
    text: &Text,
    work: impl FnOnce(&mut dyn FnMut(&Progress)) -> Result<(), TrainError>,
) -> anyhow::Result<()> {
    let mut line = WorkLine::new(text);
    let mut n_labels = 0;
    work(&mut |progress| {
        n_labels = progress.n_done;
        line.show(progress);
    })
    .map_err(|error| told(&error, text))?;
    drop(line);
    writeln!(io::stdout(), "{}", text.labels_made(&grouped(n_labels), &out.to_string_lossy()))?;
    Ok(())
}
