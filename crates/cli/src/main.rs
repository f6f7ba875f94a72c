//! The `yosumi` program: arguments, sub-commands, exit codes, and the game line by line.
//!
//! Exit codes: 0 success, 2 an error.

#![allow(clippy::print_stderr, reason = "this is the program: what goes wrong is told on standard error")]

use std::io;
use std::process::ExitCode;

use crate::args::{Arguments, Command};

mod args;
mod perft;
mod play;
mod problem;

fn main() -> ExitCode {
    let arguments = Arguments::from_command_line();
    let language = arguments.language();
    let done = match arguments.command {
        Some(Command::Play(play)) => play::run(&play, language),
        Some(Command::Perft(perft)) => perft::run(&perft, language),
        None => play::run(&arguments.play, language),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
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
