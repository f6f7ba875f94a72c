//! `yosumi train probcut`.

use std::io::{self, Write};

use yosumi_engine::Selectivity;
use yosumi_eval::{Evaluation, ProbCutParameters};
use yosumi_text::{Text, TrainColumn};
use yosumi_train::{Folder, ProbCutFit, ProbCutSample, ProbCutSampling, Reliability, reliability};

use super::progress::WorkLine;
use super::{check_is_new, read_games, resources, told, write_weights};
use crate::args::ProbCutArguments;
use crate::numbers::grouped;
use crate::table::right;

/// The widths of the columns of the constants.
const CONSTANT_WIDTHS: [usize; 6] = [7, 9, 9, 12, 12, 12];
/// The widths of the columns that say how often the constants are wrong.
const RELIABILITY_WIDTHS: [usize; 11] = [7, 10, 8, 8, 8, 8, 12, 8, 8, 8, 8];

/// Searches positions, fits the constants, and writes the weights with them.
pub(super) fn run(arguments: &ProbCutArguments, text: &Text) -> anyhow::Result<()> {
    check_is_new(&arguments.out, text)?;
    let resources = resources(&arguments.resources, text)?;
    let games = read_games(&arguments.games, resources.n_threads, text)?;
    let sampling = ProbCutSampling { seed: arguments.seed, depth: arguments.depth, solves_from: arguments.solve };
    let (folder, count, chunk) = (&arguments.samples, arguments.count.into(), arguments.chunk);
    let mut line = WorkLine::new(text);
    sampling
        .run(folder, &games, count, chunk, &resources, |progress| line.show(progress))
        .map_err(|error| told(&error, text))?;
    drop(line);
    let samples: Vec<ProbCutSample> =
        Folder::open(folder).and_then(|folder| folder.read_all()).map_err(|error| told(&error, text))?;
    let fit = ProbCutFit::new(&samples);
    let mut weights = resources.evaluation.weights();
    weights.probcut = fit.parameters.clone();
    let file = write_weights(&arguments.out, &weights, text)?;
    let mut out = io::stdout().lock();
    write_constants(&mut out, &fit, text)?;
    let evaluation = Evaluation::new(&weights);
    write_reliability(&mut out, &reliability(&samples, evaluation.probcut()), text)?;
    writeln!(out, "{file}")?;
    Ok(())
}

fn write_constants(out: &mut impl Write, fit: &ProbCutFit, text: &Text) -> io::Result<()> {
    use TrainColumn::{Discs, ExactScale, ExactShiftEven, ExactShiftOdd, ParityShift, Scale};

    let ProbCutParameters { scale, growth, gain, exact_scale, exact_gain, parity_shift, exact_shift } = &fit.parameters;
    let [growth, gain, exact_gain] = [growth, gain, exact_gain].map(|constant| format!("{constant:.2}"));
    let percent = |misfit: f64| format!("{:.1}", 100.0 * misfit);
    writeln!(out, "{}", text.probcut_fitted(&growth, &gain, &percent(fit.misfit)))?;
    writeln!(out, "{}", text.probcut_fitted_exact(&exact_gain, &percent(fit.exact_misfit)))?;
    let columns = [Discs, Scale, ExactScale, ParityShift, ExactShiftEven, ExactShiftOdd];
    writeln!(out, "{}", row(columns.map(|column| text.train_column(column)), &CONSTANT_WIDTHS))?;
    let [even, odd] = exact_shift;
    let constants = scale.iter().zip(exact_scale).zip(parity_shift).zip(even).zip(odd);
    for (least, ((((scale, exact_scale), parity), even), odd)) in (4..).step_by(4).zip(constants) {
        let cells = [
            discs(least),
            format!("{scale:.2}"),
            format!("{exact_scale:.2}"),
            format!("{parity:+.2}"),
            format!("{even:+.2}"),
            format!("{odd:+.2}"),
        ];
        writeln!(out, "{}", row(cells, &CONSTANT_WIDTHS))?;
    }
    Ok(())
}

fn write_reliability(out: &mut impl Write, groups: &[Reliability], text: &Text) -> io::Result<()> {
    writeln!(out, "{}", text.reliability())?;
    let selective = Selectivity::ALL.into_iter().filter(|selectivity| *selectivity != Selectivity::Exact);
    let percents: Vec<String> = selective.map(|selectivity| selectivity.to_string()).collect();
    let column = |column| vec![text.train_column(column)];
    let head = [
        column(TrainColumn::Discs),
        column(TrainColumn::Ahead),
        percents.clone(),
        column(TrainColumn::ToTheEnd),
        percents,
    ];
    writeln!(out, "{}", row(head.concat(), &RELIABILITY_WIDTHS))?;
    let all = groups.iter().fold(Reliability::default(), Reliability::with);
    let named = groups.iter().map(|group| (discs(group.least_discs), group)).chain([(text.all(), &all)]);
    for (name, group) in named {
        let wrong = |wrong: [u64; 4], n: u64| wrong.map(|wrong| share(wrong, n)).to_vec();
        let cells = [
            vec![name, grouped(group.n_ahead)],
            wrong(group.n_wrong_ahead, group.n_ahead),
            vec![grouped(group.n_exact)],
            wrong(group.n_wrong_exact, group.n_exact),
        ];
        writeln!(out, "{}", row(cells.concat(), &RELIABILITY_WIDTHS))?;
    }
    Ok(())
}

fn row(cells: impl IntoIterator<Item = String>, widths: &[usize]) -> String {
    cells.into_iter().zip(widths).map(|(cell, width)| right(&cell, *width)).collect()
}

/// A group of four numbers of discs, by the first; the full board is in the last.
fn discs(least: u8) -> String {
    format!("{least}–{}", if least == 60 { 64 } else { least + 3 })
}

fn share(part: u64, of: u64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "it is shown to one digit")]
    let percent = || 100.0 * part as f64 / of as f64;
    if of == 0 { String::from("-") } else { format!("{:.1}%", percent()) }
}
