//! `yosumi train test`.

use std::io::{self, Write};
use std::path::Path;

use anyhow::anyhow;
use yosumi_records::{ObfReader, Problem};
use yosumi_text::{Text, TrainColumn};
use yosumi_train::{Accuracy, accuracy};
use yosumi_wire::AccuracyLine;

use super::progress::WorkLine;
use super::{error_cells, resources};
use crate::args::TestArguments;
use crate::numbers::grouped;
use crate::table::right;

/// The widths of the columns.
const WIDTHS: [usize; 7] = [6, 12, 10, 10, 9, 12, 9];

/// Judges weights by each file, with a row for each depth.
pub(super) fn run(arguments: &TestArguments, text: &Text) -> anyhow::Result<()> {
    let resources = resources(&arguments.resources, text)?;
    let mut out = io::stdout().lock();
    for path in &arguments.files {
        let problems = read(path, arguments.limit.unwrap_or(usize::MAX), text)?;
        let mut line = WorkLine::new(text);
        let found = accuracy(&problems, &arguments.depths, &resources, |progress| line.show(progress));
        drop(line);
        let file = path.to_string_lossy();
        if arguments.json {
            for accuracy in &found {
                writeln!(out, "{}", json(&file, accuracy))?;
            }
        } else {
            writeln!(out, "{}", yosumi_text::printable(&file))?;
            writeln!(out, "{}", head(text))?;
            for accuracy in &found {
                writeln!(out, "{}", row(accuracy))?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

fn read(path: &Path, limit: usize, text: &Text) -> anyhow::Result<Vec<Problem>> {
    let reader = ObfReader::open(path).map_err(|error| anyhow!(text.file_error(&error)))?;
    let problems = reader.take(limit).map(|problem| problem.map(|(_, problem)| problem));
    let problems: Result<Vec<Problem>, _> = problems.collect();
    problems.map_err(|error| anyhow!(text.problems_error(&path.to_string_lossy(), &error)))
}

fn head(text: &Text) -> String {
    use TrainColumn::{AbsoluteError, BestMoves, Bias, Depth, Loss, Positions, SquaredError};
    let columns = [Depth, Positions, AbsoluteError, SquaredError, Bias, BestMoves, Loss];
    columns.into_iter().zip(WIDTHS).map(|(column, width)| right(&text.train_column(column), width)).collect()
}

fn row(accuracy: &Accuracy) -> String {
    #[expect(clippy::cast_precision_loss, reason = "the figures are shown to three digits")]
    let of_judged = |number: u64| number as f64 / accuracy.n_judged as f64;
    let judged = |figure: String| if accuracy.n_judged > 0 { figure } else { String::from("-") };
    let [absolute, squared, bias] = error_cells(&accuracy.errors);
    let cells = [
        accuracy.depth.to_string(),
        grouped(accuracy.errors.n()),
        absolute,
        squared,
        bias,
        judged(format!("{:.1}%", 100.0 * of_judged(accuracy.n_best))),
        judged(format!("{:.3}", of_judged(accuracy.lost))),
    ];
    cells.iter().zip(WIDTHS).map(|(cell, width)| right(cell, width)).collect()
}

fn json(file: &str, accuracy: &Accuracy) -> AccuracyLine {
    let errors = &accuracy.errors;
    AccuracyLine {
        file: file.into(),
        depth: accuracy.depth,
        positions: errors.n(),
        absolute: errors.mean_absolute(),
        squared: errors.mean_squared(),
        bias: errors.bias(),
        judged: accuracy.n_judged,
        best: accuracy.n_best,
        lost: accuracy.lost,
    }
}
