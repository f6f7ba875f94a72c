//! The `yosumi` program: arguments, sub-commands, exit codes, and the game line by line.
//!
//! Exit codes: 0 success, 1 a negative answer (a score is not the stated one, a test does not accept what it
//! was to show), 2 an error.

#![allow(clippy::print_stderr, reason = "this is the program: what goes wrong is told on standard error")]

use std::io;
use std::process::ExitCode;

use crate::args::{Arguments, Command};

mod archive;
mod args;
mod bench;
mod board;
mod cpu;
mod matches;
mod numbers;
mod perft;
mod play;
mod problem;
mod progress;
mod review;
mod search;
mod show;
mod table;
mod train;
mod version;
mod web;

fn main() -> ExitCode {
    let arguments = match Arguments::from_command_line() {
        Ok(arguments) => arguments,
        Err(code) => return code,
    };
    let language = arguments.language();
    let success = |()| ExitCode::SUCCESS;
    let done = match arguments.command {
        _ if arguments.version => version::print().map(success),
        _ if arguments.long_version => version::print_long(language).map(success),
        Some(Command::Play(play)) => play::run(&play, language).map(success),
        Some(Command::Show(show)) => show::run(&show, language).map(success),
        Some(Command::Solve(solve)) => search::solve(&solve, language),
        Some(Command::Hint(hint)) => search::hint(&hint, language).map(success),
        Some(Command::Review(review)) => review::run(&review, language).map(success),
        Some(Command::Perft(perft)) => perft::run(&perft, language).map(success),
        Some(Command::Bench(arguments)) => bench::run(&arguments, language),
        Some(Command::Match(arguments)) => matches::run(&arguments, language),
        Some(Command::Archive(arguments)) => archive::run(&arguments, language),
        Some(Command::Web(web)) => web::run(&web, language).map(success),
        Some(Command::Train(train)) => train::run(&train, language).map(success),
        None => play::run(&arguments.play, language).map(success),
    };
    match done {
        Ok(code) => code,
        // Whoever read our output has seen enough.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("yosumi: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
