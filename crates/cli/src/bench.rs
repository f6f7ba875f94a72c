//! `yosumi bench`.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, anyhow};
use yosumi_engine::bench;
use yosumi_kernels::CpuPath;
use yosumi_text::{Language, SquareNames, Text};

use crate::args::BenchArguments;
use crate::cpu;

/// Runs the bench on the path in use, or on each that the machine has, and prints a line for each. A node count other than
/// the expected one is a negative answer.
pub(crate) fn run(arguments: &BenchArguments, language: Language) -> anyhow::Result<ExitCode> {
    let text = Text::new(language, SquareNames::Letters);
    let expected = arguments.expect.as_deref().map(read_signature).transpose()?;
    let paths = if arguments.all_paths { CpuPath::all() } else { vec![cpu::path(&text)?] };
    let mut out = io::stdout().lock();
    let mut is_expected = true;
    for path in paths {
        let bench = bench(path);
        let seconds = bench.elapsed.as_secs_f64();
        #[expect(clippy::cast_precision_loss, reason = "the rate is shown to one digit")]
        let millions = bench.n_nodes as f64 / 1e6 / seconds;
        let verdict = match expected {
            Some(expected) if expected != bench.n_nodes => {
                is_expected = false;
                format!(", expected {expected}")
            }
            _ => String::new(),
        };
        writeln!(out, "{path}: {} nodes{verdict}, {seconds:.3} s, {millions:.1} million/s", bench.n_nodes)?;
        out.flush()?;
    }
    Ok(if is_expected { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The node count in a file.
fn read_signature(path: &Path) -> anyhow::Result<u64> {
    let name = path.display();
    let text = std::fs::read_to_string(path).with_context(|| format!("{name}"))?;
    text.trim().parse().map_err(|_| anyhow!("{name}: expected a number of nodes and nothing else"))
}
