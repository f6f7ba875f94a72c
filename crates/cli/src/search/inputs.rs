//! The positions that a user gives: as arguments, in files, at standard input.

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::vec;

use anyhow::anyhow;
use yosumi_records::{FileError, FileErrorKind, FileOperation, ObfReadError, ObfReader, Problem, read_obf_line};
use yosumi_text::Text;

/// A position, and the name of the file where it is the first.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) opened: Option<String>,
    pub(super) problem: Problem,
}

/// All positions, one after the other; files are read as they are needed.
pub(super) struct Inputs<'a> {
    text: &'a Text,
    sources: vec::IntoIter<Source>,
    n_sources: usize,
    open: Option<Open>,
}

#[derive(Debug, PartialEq)]
enum Source {
    Argument(Box<Problem>),
    File(PathBuf),
    StandardInput,
}

struct Open {
    name: String,
    /// Whether a position was read.
    has_begun: bool,
    problems: Box<dyn Iterator<Item = Result<(usize, Problem), ObfReadError>>>,
}

impl<'a> Inputs<'a> {
    /// What the arguments name. Wrong ones are told before any work begins.
    pub(super) fn gather(arguments: &[OsString], text: &'a Text) -> anyhow::Result<Self> {
        let sources = if arguments.is_empty() {
            if io::stdin().is_terminal() {
                return Err(anyhow!(text.no_input()));
            }
            vec![Source::StandardInput]
        } else {
            sources(arguments, text)?
        };
        Ok(Self { text, n_sources: sources.len(), sources: sources.into_iter(), open: None })
    }

    /// Whether there are several, so that it is worth saying which comes.
    pub(super) const fn are_several(&self) -> bool {
        self.n_sources > 1
    }

    fn open(&self, source: Source) -> anyhow::Result<Open> {
        let (name, problems): (_, Box<dyn Iterator<Item = _>>) = match source {
            Source::Argument(problem) => (String::new(), Box::new(std::iter::once(Ok((1, *problem))))),
            Source::File(path) => {
                let reader = ObfReader::open(&path).map_err(|error| anyhow!(self.text.file_error(&error)))?;
                (path.to_string_lossy().into_owned(), Box::new(reader))
            }
            Source::StandardInput => (self.text.standard_input(), Box::new(ObfReader::new(io::stdin().lock()))),
        };
        // A position that was typed has no file to name.
        Ok(Open { has_begun: name.is_empty(), name, problems })
    }
}

impl Iterator for Inputs<'_> {
    type Item = anyhow::Result<Entry>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(open) = &mut self.open {
                match open.problems.next() {
                    Some(Ok((_, problem))) => {
                        let is_first = !std::mem::replace(&mut open.has_begun, true);
                        return Some(Ok(Entry { opened: is_first.then(|| open.name.clone()), problem }));
                    }
                    Some(Err(error)) => return Some(Err(anyhow!(self.text.problems_error(&open.name, &error)))),
                    None => self.open = None,
                }
            }
            let source = self.sources.next()?;
            match self.open(source) {
                Ok(open) => self.open = Some(open),
                Err(error) => return Some(Err(error)),
            }
        }
    }
}

fn sources(arguments: &[OsString], text: &Text) -> anyhow::Result<Vec<Source>> {
    let mut sources = Vec::new();
    let mut arguments = arguments.iter().peekable();
    while let Some(argument) = arguments.next() {
        // Without quotes around both, the side to move is an argument of its own.
        let with_side = arguments.peek().and_then(|side| argument_with_side(argument, side));
        if let Some(problem) = with_side {
            sources.push(Source::Argument(Box::new(problem)));
            arguments.next();
        } else {
            sources.push(source(argument, text)?);
        }
    }
    Ok(sources)
}

fn source(argument: &OsString, text: &Text) -> anyhow::Result<Source> {
    if argument == "-" {
        return Ok(Source::StandardInput);
    }
    let line = argument.to_string_lossy();
    // The blank that keeps a board from being an option is none of the user's.
    let line = line.strip_prefix(' ').unwrap_or(&line);
    match read_obf_line(line) {
        Ok(Some(problem)) => Ok(Source::Argument(Box::new(problem))),
        _ if Path::new(argument).exists() => Ok(Source::File(PathBuf::from(argument))),
        Err(error) if is_meant_as_board(line) => Err(anyhow!(text.problems_error(line, &error.into()))),
        _ => {
            let error = FileError {
                path: PathBuf::from(argument),
                operation: FileOperation::Read,
                kind: FileErrorKind::NotFound,
            };
            Err(anyhow!(text.file_error(&error)))
        }
    }
}

fn argument_with_side(argument: &OsString, side: &OsString) -> Option<Problem> {
    let (argument, side) = (argument.to_str()?, side.to_str()?);
    let is_side = matches!(side, "X" | "x" | "O" | "o" | "B" | "b" | "W" | "w" | "*" | "●" | "○");
    if is_side { read_obf_line(&format!("{argument} {side}")).ok().flatten() } else { None }
}

/// Whether something that is neither a position nor a file was meant as a board: the names of files do not begin so.
fn is_meant_as_board(line: &str) -> bool {
    let mut signs = line.chars().filter(|character| !character.is_whitespace());
    let is_sign = |character| matches!(character, '-' | '.' | '_' | '*' | 'X' | 'x' | 'O' | 'o' | '●' | '○' | '・');
    (0..4).all(|_| signs.next().is_some_and(is_sign))
}

#[cfg(test)]
mod tests {
    use yosumi_text::{Language, SquareNames};

    use super::*;

    const START: &str = "---------------------------OX------XO---------------------------";

    fn gathered(arguments: &[&str]) -> Result<Vec<Source>, String> {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        sources(&arguments, &Text::new(Language::English, SquareNames::Letters)).map_err(|error| error.to_string())
    }

    fn position(line: &str) -> Source {
        Source::Argument(Box::new(read_obf_line(line).expect("a line").expect("a problem")))
    }

    #[test]
    fn positions_files_and_standard_input_are_told_apart() {
        let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
        let shielded = format!(" {START} O; +2");
        assert_eq!(
            gathered(&[&shielded, manifest, "-"]),
            Ok(vec![position(&shielded), Source::File(PathBuf::from(manifest)), Source::StandardInput])
        );
    }

    #[test]
    fn a_side_to_move_may_be_an_argument_of_its_own() {
        let white = format!("{START} O");
        assert_eq!(gathered(&[START, "O", &white, START]), Ok([&white, &white, START].map(position).into()));
        assert!(gathered(&[&white, "X"]).is_err(), "a second side");
    }

    #[test]
    fn what_is_neither_is_told_as_what_it_was_meant() {
        assert_eq!(gathered(&["no such.obf"]), Err(String::from("Cannot read no such.obf: there is no such file.")));
        assert_eq!(
            gathered(&[" ----?"]),
            Err(String::from(
                "Cannot read ----?: line 1, column 5: \"?\" at e1 is not a board symbol: X is Black, O is White, - is empty."
            ))
        );
    }
}
