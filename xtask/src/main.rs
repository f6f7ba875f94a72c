//! The project's own chores.
//!
//! - `cargo xtask ci` does all that a change must pass, in one command.
//! - `cargo xtask tidy` checks what no compiler checks: layers, licenses, sources, catalogues, test data, links.

// A program for developers: printing is its purpose.
#![allow(clippy::print_stderr, clippy::print_stdout)]

mod ci;
mod tidy;

use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own chores.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Runs everything that a change must pass, up to the first failure
    Ci(ci::Arguments),
    /// Checks what no compiler checks and prints every violation
    Tidy,
}

fn main() -> ExitCode {
    let passed = match Arguments::parse().chore {
        Chore::Ci(arguments) => Ok(ci::run(&arguments)),
        Chore::Tidy => tidy::run(),
    };
    match passed {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// The root of the repository, which is the folder of the workspace.
fn repository_root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in a folder of the root")
}
