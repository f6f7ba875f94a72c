//! `yosumi train network`.

use std::io::{self, Write};

use yosumi_text::{Text, TrainColumn};
use yosumi_train::{ErrorStatistics, NetworkFit};

use super::progress::WorkLine;
use super::{check_is_new, error_cells, gather, resources, write_weights};
use crate::args::NetworkArguments;
use crate::numbers::grouped;
use crate::table::right;

/// The widths of the columns.
const WIDTHS: [usize; 9] = [7, 13, 13, 9, 9, 9, 11, 9, 9];

/// Fits networks to what the patterns of weights miss, and writes the weights with them.
pub(super) fn run(arguments: &NetworkArguments, text: &Text) -> anyhow::Result<()> {
    check_is_new(&arguments.out, text)?;
    let resources = resources(&arguments.resources, text)?;
    let gathering = gather(&arguments.games, resources.n_threads, text)?;
    let samples = gathering.samples(resources.n_threads);
    let mut out = io::stdout().lock();
    let [n_learned, n_held_out] = [samples.n_learned(), samples.n_held_out()].map(|n| grouped(n as u64));
    writeln!(out, "{}", text.gathered(&n_learned, &n_held_out))?;
    let fit = NetworkFit { seed: arguments.seed.into(), n_passes: arguments.passes, ..NetworkFit::default() };
    let mut weights = resources.evaluation.weights();
    let mut line = WorkLine::new(text);
    let reports = fit.run(&samples, &mut weights, resources.n_threads, |progress| line.show(progress));
    drop(line);
    let file = write_weights(&arguments.out, &weights, text)?;
    writeln!(out, "{}", text.network_errors())?;
    writeln!(out, "{}", head(text))?;
    let (mut before, mut after) = (ErrorStatistics::default(), ErrorStatistics::default());
    for report in &reports {
        before.add_all(&report.before);
        after.add_all(&report.after);
        let discs = format!("{}–{}", report.discs.start(), report.discs.end());
        writeln!(out, "{}", cells([discs, grouped(report.n_fitted as u64)], &report.before, &report.after))?;
    }
    writeln!(out, "{}", cells([text.all(), String::new()], &before, &after))?;
    writeln!(out, "{file}")?;
    Ok(())
}

fn head(text: &Text) -> String {
    use TrainColumn::{AbsoluteError, Bias, Discs, Fitted, Positions, SquaredError};
    let errors = [AbsoluteError, SquaredError, Bias];
    let columns = [Discs, Fitted, Positions].into_iter().chain(errors).chain(errors);
    columns.zip(WIDTHS).map(|(column, width)| right(&text.train_column(column), width)).collect()
}

fn cells(first: [String; 2], before: &ErrorStatistics, after: &ErrorStatistics) -> String {
    let cells = first.into_iter().chain([grouped(before.n())]).chain(error_cells(before)).chain(error_cells(after));
    cells.zip(WIDTHS).map(|(cell, width)| right(&cell, width)).collect()
}
