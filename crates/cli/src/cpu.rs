//! What to compute with: the one place where instructions and threads are chosen.

use std::env;
use std::ffi::OsStr;
use std::thread;

use anyhow::anyhow;
use yosumi_kernels::{CpuPath, CpuPathError};
use yosumi_text::Text;

/// The environment variable by which users choose.
const VARIABLE: &str = "YOSUMI_CPU";

/// The path that the environment asks for, else the best of this machine.
pub(crate) fn path(text: &Text) -> anyhow::Result<CpuPath> {
    match env::var_os(VARIABLE) {
        Some(name) if !name.is_empty() => named(&name).map_err(|error| anyhow!(told(error, &name, text))),
        _ => Ok(CpuPath::best()),
    }
}

/// The number of cores of this machine, 1 where it does not say.
pub(crate) fn n_cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The number of threads that is wanted, else one for each core.
pub(crate) fn n_threads(wanted: Option<u16>) -> usize {
    wanted.map_or_else(n_cores, usize::from)
}

/// The names of the paths of this machine.
pub(crate) fn names() -> String {
    let names: Vec<String> = CpuPath::all().iter().map(ToString::to_string).collect();
    names.join(" ")
}

fn named(name: &OsStr) -> Result<CpuPath, CpuPathError> {
    name.to_str().map_or(Err(CpuPathError::Unknown), CpuPath::named)
}

fn told(error: CpuPathError, name: &OsStr, text: &Text) -> String {
    let name = name.to_string_lossy();
    match error {
        CpuPathError::Unknown => text.cpu_unknown(VARIABLE, &name),
        CpuPathError::Unavailable => text.cpu_unavailable(VARIABLE, &name, &names()),
    }
}

#[cfg(test)]
mod tests {
    use yosumi_text::{Language, SquareNames};

    use super::*;

    #[test]
    fn every_path_of_this_machine_is_found_by_its_name() {
        for path in CpuPath::all() {
            assert_eq!(named(OsStr::new(&path.to_string())), Ok(path));
        }
        assert_eq!(named(OsStr::new("AVX2 ")), Err(CpuPathError::Unknown));
    }

    #[test]
    fn a_path_that_the_machine_lacks_is_told_with_those_that_it_has() {
        let text = Text::new(Language::English, SquareNames::Letters);
        let told = told(CpuPathError::Unavailable, OsStr::new("avx512"), &text);
        let expected = format!("YOSUMI_CPU=avx512: this CPU does not have these instructions, only {}", names());
        assert_eq!(told, expected);
    }
}
