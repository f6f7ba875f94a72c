//! `yosumi solve` and `yosumi hint`: positions in, what the engine finds out about them out.

use std::io;
use std::process::ExitCode;
use std::sync::Arc;

use yosumi_engine::{Limits, Window};
use yosumi_text::{Language, SquareNames, Text};
use yosumi_wire::Total;

use crate::args::{HintArguments, SolveArguments};

use self::analyst::{Analyst, Question};
use self::comparison::Comparison;
use self::inputs::Inputs;
use self::output::{HintTable, JsonLines, Output, SolveTable};

mod analyst;
mod comparison;
mod inputs;
mod output;
mod progress;

/// Solves positions; whether the scores that are stated are right is the exit code.
pub(crate) fn solve(arguments: &SolveArguments, language: Language) -> anyhow::Result<ExitCode> {
    let text = Arc::new(Text::new(language, SquareNames::Letters));
    let n_best = if arguments.all_moves { usize::MAX } else { 1 };
    let window = if arguments.wld { Window::WIN_LOSS_DRAW } else { Window::FULL };
    let question = Question { limits: Limits { n_best, window, ..Limits::exact() }, has_lines: false };
    let inputs = Inputs::gather(&arguments.inputs, &text)?;
    let analyst = Analyst::new(&arguments.engine, question, &text)?;
    let out = io::stdout().lock();
    let total = if arguments.json {
        run(inputs, analyst, &mut JsonLines::new(out))?
    } else {
        run(inputs, analyst, &mut SolveTable::new(out, &text, arguments.all_moves, arguments.wld))?
    };
    Ok(if total.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Says what the moves of positions are worth.
pub(crate) fn hint(arguments: &HintArguments, language: Language) -> anyhow::Result<()> {
    let text = Arc::new(Text::new(language, SquareNames::Letters));
    let limits = match (arguments.depth, arguments.time) {
        (Some(depth), _) => Limits::depth(depth),
        (None, Some(time)) => Limits::time(time),
        (None, None) => Limits::level(arguments.level),
    };
    let question = Question { limits: Limits { n_best: arguments.moves.0, ..limits }, has_lines: true };
    let inputs = Inputs::gather(&arguments.inputs, &text)?;
    let analyst = Analyst::new(&arguments.engine, question, &text)?;
    let out = io::stdout().lock();
    if arguments.json {
        run(inputs, analyst, &mut JsonLines::new(out))?;
    } else {
        run(inputs, analyst, &mut HintTable::new(out, &text))?;
    }
    Ok(())
}

/// Searches one position after the other and writes each as soon as it is known.
fn run(inputs: Inputs<'_>, mut analyst: Analyst, output: &mut impl Output) -> anyhow::Result<Total> {
    let (mut total, mut n_stated) = (Total::default(), 0);
    let has_headings = inputs.are_several();
    for entry in inputs {
        let entry = entry?;
        if let Some(file) = entry.opened.filter(|_| has_headings) {
            output.file(&file)?;
        }
        total.positions += 1;
        let found = analyst.analyze(entry.problem.position, total.positions);
        let comparison = Comparison::of(&found, &entry.problem, analyst.question());
        total.nodes += found.nodes;
        total.seconds = (total.seconds.duration() + found.seconds.duration()).into();
        total.wrong += comparison.n_wrong();
        n_stated += comparison.n_stated;
        output.position(total.positions, found, &comparison)?;
    }
    output.total(&total, n_stated)?;
    Ok(total)
}
