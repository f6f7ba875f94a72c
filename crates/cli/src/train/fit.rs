//! `yosumi train fit`.

use std::io::{self, Write};

use yosumi_eval::ProbCutParameters;
use yosumi_text::{Text, TrainColumn};
use yosumi_train::{ErrorStatistics, Fit, FitProgress, StageReport};

use super::{check_is_new, error_cells, gather, open, told, write_weights};
use crate::args::FitArguments;
use crate::cpu;
use crate::numbers::grouped;
use crate::problem::read_evaluation;
use crate::progress::ProgressLine;
use crate::table::right;

/// The widths of the columns.
const WIDTHS: [usize; 11] = [7, 13, 13, 7, 9, 9, 9, 11, 9, 9, 9];

/// Fits weights and writes them, with a row for each stage.
pub(super) fn run(arguments: &FitArguments, text: &Text) -> anyhow::Result<()> {
    check_is_new(&arguments.out, text)?;
    let probcut = match &arguments.probcut_from {
        Some(path) => read_evaluation(path, text)?.weights().probcut,
        None => ProbCutParameters::default(),
    };
    let n_threads = cpu::n_threads(arguments.threads);
    let mut gathering = gather(&arguments.games, n_threads, text)?;
    for path in &arguments.labels {
        let labels = open(path, text)?;
        gathering.add_labels(&labels, arguments.label_weight.into()).map_err(|error| told(&error, text))?;
    }
    let samples = gathering.samples(n_threads);
    let mut out = io::stdout().lock();
    let [n_learned, n_held_out] = [samples.n_learned(), samples.n_held_out()].map(|n| grouped(n as u64));
    writeln!(out, "{}", text.gathered(&n_learned, &n_held_out))?;
    writeln!(out, "{}", head(text))?;
    let fit = Fit {
        discs_per_stage: arguments.discs,
        window: arguments.window,
        #[expect(clippy::cast_precision_loss, reason = "no prior has so many digits")]
        prior: arguments.prior as f32,
        n_iterations: arguments.iterations,
        least_positions: arguments.least as usize,
    };
    let mut line = ProgressLine::new();
    let (mut learned, mut held_out) = (ErrorStatistics::default(), ErrorStatistics::default());
    let mut written = Ok(());
    let weights = fit.run(&samples, &probcut, n_threads, |progress| match progress {
        FitProgress::Step { stage, step, held_out } => {
            let [_, squared, _] = error_cells(held_out);
            line.show(|| text.fit_progress(*stage, *step, &squared));
        }
        FitProgress::Stage(report) => {
            // The row takes the place of the line.
            line = ProgressLine::new();
            learned.add_all(&report.learned);
            held_out.add_all(&report.held_out);
            let result = writeln!(out, "{}", row(report)).and_then(|()| out.flush());
            written = std::mem::replace(&mut written, Ok(())).and(result);
        }
    });
    let file = write_weights(&arguments.out, &weights, text)?;
    written?;
    let [none, all] = [String::new(), text.all()];
    writeln!(out, "{}", cells([all, grouped(learned.n()), none.clone(), none], &learned, &held_out))?;
    writeln!(out, "{file}")?;
    Ok(())
}

fn head(text: &Text) -> String {
    use TrainColumn::{AbsoluteError, Bias, Discs, Fitted, HeldOut, Positions, SquaredError, Steps};
    let errors = [AbsoluteError, SquaredError, Bias];
    let columns = [Discs, Positions, Fitted, Steps].into_iter().chain(errors).chain([HeldOut]).chain(errors);
    columns.zip(WIDTHS).map(|(column, width)| right(&text.train_column(column), width)).collect()
}

fn row(report: &StageReport) -> String {
    let discs = format!("{}–{}", report.discs.start(), report.discs.end());
    let counts = [report.learned.n(), report.n_fitted as u64, report.n_steps.into()].map(grouped);
    let [own, fitted, steps] = counts;
    cells([discs, own, fitted, steps], &report.learned, &report.held_out)
}

fn cells(first: [String; 4], learned: &ErrorStatistics, held_out: &ErrorStatistics) -> String {
    let n_held_out = grouped(held_out.n());
    let cells = first.into_iter().chain(error_cells(learned)).chain([n_held_out]).chain(error_cells(held_out));
    cells.zip(WIDTHS).map(|(cell, width)| right(&cell, width)).collect()
}
