//! `yosumi -V` and `yosumi --version`.

use std::io::{self, Write};

use yosumi_text::{Language, SquareNames, Text};

use crate::cpu;

/// The version of the program.
pub(crate) const NUMBER: &str = env!("CARGO_PKG_VERSION");

/// Prints one line.
pub(crate) fn print() -> anyhow::Result<()> {
    writeln!(io::stdout(), "yosumi {NUMBER}")?;
    Ok(())
}

/// Prints what a report of a mistake should say of this program on this machine.
pub(crate) fn print_long(language: Language) -> anyhow::Result<()> {
    let path = cpu::path(&Text::new(language, SquareNames::Letters))?;
    print()?;
    writeln!(io::stdout(), "cpu: {path}, of {}", cpu::names())?;
    Ok(())
}
