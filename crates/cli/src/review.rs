//! `yosumi review`: a game in, what its moves were worth out.

use std::io::{self, Write};
use std::path::Path;

use anyhow::anyhow;
use yosumi_engine::{Engine, Options, StopSign};
use yosumi_records::{Overwrite, write_bytes};
use yosumi_review::{Review, ReviewedPosition, Summary};
use yosumi_text::{GameReview, Language, SquareNames, Text};
use yosumi_wire::ReviewLine;

use crate::args::ReviewArguments;
use crate::problem::{self, evaluation};
use crate::progress::ProgressLine;
use crate::{cpu, version};

mod graph;
mod table;

/// Reviews the main line of a game.
pub(crate) fn run(arguments: &ReviewArguments, language: Language) -> anyhow::Result<()> {
    let text = Text::new(language, SquareNames::Letters);
    let record = problem::read_game(arguments.file.as_deref(), &text, Text::nothing_to_review)?;
    let mut engine = Engine::new(Options {
        n_threads: cpu::n_threads(arguments.engine.threads),
        table_mebibytes: arguments.engine.hash as usize,
        cpu_path: cpu::path(&text)?,
        evaluation: evaluation(arguments.engine.weights.as_deref(), &text)?,
    });
    let mut review = Review::new(&record.game(), arguments.effort());
    if arguments.json {
        return write_json(&mut review, &mut engine, &text);
    }
    find_out(&mut review, &mut engine, &text, |_| Ok(()))?;
    let game = GameReview::of_main_line(&record, review.positions(), arguments.effort());
    match arguments.html.as_deref() {
        None => table::write(&mut io::stdout().lock(), &text, &game, arguments.style)?,
        Some(path) if path == Path::new("-") => write!(io::stdout(), "{}", text.review_page(&game, version::NUMBER))?,
        Some(path) => {
            let page = text.review_page(&game, version::NUMBER);
            write_bytes(path, page.as_bytes(), Overwrite::Replace).map_err(|error| anyhow!(text.file_error(&error)))?;
            writeln!(io::stdout(), "{}", text.saved(&path.to_string_lossy()))?;
        }
    }
    Ok(())
}

/// Finds out about all positions, the last one first, and hands each out as soon as it is known.
fn find_out(
    review: &mut Review,
    engine: &mut Engine,
    text: &Text,
    mut each: impl FnMut(&ReviewedPosition) -> io::Result<()>,
) -> io::Result<()> {
    let (mut progress, never) = (ProgressLine::new(), StopSign::new());
    let n_positions = review.n_positions();
    while let Some(found) = review.advance(engine, &never) {
        each(found)?;
        progress.show(|| text.review_progress(n_positions - review.n_left(), n_positions));
    }
    Ok(())
}

fn write_json(review: &mut Review, engine: &mut Engine, text: &Text) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    find_out(review, engine, text, |found| {
        writeln!(out, "{}", ReviewLine::Position(Box::new(found.into())))?;
        out.flush()
    })?;
    writeln!(out, "{}", ReviewLine::Summary((&Summary::of(review.positions())).into()))?;
    Ok(())
}
