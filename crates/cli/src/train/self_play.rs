//! `yosumi train selfplay`.

use std::io::{self, Write};

use yosumi_eval::{Evaluation, Weights};
use yosumi_text::Text;
use yosumi_train::SelfPlay;

use super::progress::WorkLine;
use super::{resources, told};
use crate::args::SelfPlayArguments;
use crate::numbers::grouped;

/// Plays games, and says how many there are in the end.
pub(super) fn run(arguments: &SelfPlayArguments, text: &Text) -> anyhow::Result<()> {
    let mut resources = resources(&arguments.resources, text)?;
    if arguments.untrained {
        resources.evaluation = Evaluation::new(&Weights::zero(2));
    }
    let self_play = SelfPlay { seed: arguments.seed, depth: arguments.depth, solves_from: arguments.solve };
    let mut line = WorkLine::new(text);
    let mut n_games = 0;
    self_play
        .run(&arguments.out, arguments.games.into(), arguments.chunk, &resources, |progress| {
            n_games = progress.n_done;
            line.show(progress);
        })
        .map_err(|error| told(&error, text))?;
    drop(line);
    writeln!(io::stdout(), "{}", text.games_played(&grouped(n_games), &arguments.out.to_string_lossy()))?;
    Ok(())
}
