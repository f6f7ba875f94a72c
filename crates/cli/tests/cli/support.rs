//! Running the program.

use std::path::Path;

use assert_cmd::Command;

/// What a run of the program gave.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

/// The program with nothing of this machine's settings.
pub(crate) fn yosumi() -> Command {
    let mut command = Command::cargo_bin("yosumi").expect("the program is built");
    let locale = ["LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE"];
    let terminal = ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORFGBG"];
    for name in locale.iter().chain(&terminal).chain(&["YOSUMI_CPU"]) {
        command.env_remove(name);
    }
    command
}

/// Runs the program in the folder, with these arguments (blanks between them) and this input.
#[track_caller]
pub(crate) fn run_in(folder: &Path, arguments: &[&str], input: &str) -> Run {
    let output = yosumi().current_dir(folder).args(arguments).write_stdin(input).output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

/// Runs the program with these arguments, written with blanks between them, and this input; it has to succeed.
#[track_caller]
pub(crate) fn run(arguments: &str, input: &str) -> String {
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    let run = run_in(Path::new("."), &arguments, input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    run.out
}

/// The lines of an output that are not part of a board.
pub(crate) fn sentences(out: &str) -> Vec<&str> {
    let is_board = |line: &str| line.is_empty() || line.starts_with(' ');
    out.lines().filter(|line| !is_board(line)).collect()
}

/// Moves written one after the other, as lines to type.
pub(crate) fn typed(moves: &str) -> String {
    moves.as_bytes().chunks(2).flat_map(|square| [square, b"\n"]).flatten().map(|&byte| char::from(byte)).collect()
}
