//! `yosumi perft`.

use std::io::{self, Write};
use std::time::Instant;

use yosumi_kernels::{perft, perft_pass_free};
use yosumi_rules::{Board, Move, Position};
use yosumi_text::{Language, SquareNames, Text};

use crate::args::PerftArguments;
use crate::{cpu, problem};

/// Counts the sequences, and prints them with the time it took.
pub(crate) fn run(arguments: &PerftArguments, language: Language) -> anyhow::Result<()> {
    let text = Text::new(language, SquareNames::Letters);
    let path = cpu::path(&text)?;
    let position = match &arguments.position {
        Some(board) => problem::read_position(board, &text)?,
        None => Position::START,
    };
    let (board, depth) = (position.board(), arguments.depth);
    let count = if arguments.pass_free { perft_pass_free } else { perft };
    let mut out = io::stdout().lock();
    let begin = Instant::now();
    let n_leaves = match depth.checked_sub(1) {
        Some(rest) if arguments.divide && !board.is_over() => {
            let mut sum = 0;
            for (first, next) in moves(board) {
                let is_free = first == Move::Pass && arguments.pass_free;
                let n = count(path, next, if is_free { depth } else { rest });
                sum += n;
                writeln!(out, "{first} {n}")?;
                out.flush()?;
            }
            sum
        }
        _ => count(path, board, depth),
    };
    let seconds = begin.elapsed().as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "the rate is shown to one digit")]
    let millions = n_leaves as f64 / 1e6 / seconds;
    writeln!(out, "depth {depth}: {n_leaves} leaves, {seconds:.3} s, {millions:.1} million/s")?;
    Ok(())
}

/// The moves of the side to move, a forced pass included, and the boards they lead to.
fn moves(board: Board) -> impl Iterator<Item = (Move, Board)> {
    let discs = board
        .legal_moves()
        .iter()
        .map(move |square| (Move::Disc(square), board.play_unchecked(square, board.flips(square))));
    discs.chain(board.must_pass().then(|| (Move::Pass, board.pass())))
}
