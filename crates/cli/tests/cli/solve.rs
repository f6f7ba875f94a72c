//! `yosumi solve`.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use yosumi_wire::{Line, PositionLine, Total};

use crate::support::{Run, run_in, yosumi};

const FFO_20: &str = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X";
/// Begins with a hyphen; 6 empties, white to move.
const HYPHENS: &str = "--XXXXX-XXXXXXX-XXXOOXXXXXXOXXXXXXXXOXXXXXXXXOXX-XXXXXXOOXXXXXXX O";
const STUCK: &str = "OOOXOOOOOOXXXXOOOXOXOOXOOXOOXOX-OXOXXXX-OOXOOXXOOOOOOXX-XXXOOOX- X";
const OVER: &str = "XXX------------------------------------------------------------- O";

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Runs the command in English.
#[track_caller]
fn solve(folder: &Path, arguments: &[&str], input: &str) -> Run {
    run_in(folder, &[&["solve", "--lang", "en"], arguments].concat(), input)
}

/// The lines of JSON of a run that succeeds.
#[track_caller]
fn solve_json(arguments: &[&str]) -> (Vec<PositionLine>, Total) {
    let run = solve(Path::new("."), &[&["--json"], arguments].concat(), "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?}");
    parsed(&run.out)
}

#[track_caller]
fn parsed(out: &str) -> (Vec<PositionLine>, Total) {
    let mut positions = Vec::new();
    let mut lines = out.lines().map(|line| (line, line.parse::<Line>().expect(line)));
    let total = loop {
        match lines.next().expect("a total") {
            (text, Line::Position(line)) => {
                assert_eq!(Line::Position(line.clone()).to_string(), text);
                positions.push(*line);
            }
            (_, Line::Total(total)) => break total,
        }
    };
    assert!(lines.next().is_none(), "the total is the last line");
    (positions, total)
}

/// The cells of the row that begins with this number.
#[track_caller]
fn row(out: &str, number: usize) -> Vec<&str> {
    let mut rows = out.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    rows.find(|row| row.first() == Some(&number.to_string().as_str())).expect(out)
}

#[test]
fn a_position_on_the_command_line_is_solved() {
    let run = solve(Path::new("."), &[FFO_20], "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 3, "{}", run.out);
    let head: Vec<&str> = lines[0].split_whitespace().collect();
    assert_eq!(head, ["#", "empties", "score", "nodes", "seconds", "nodes/s", "best", "line"]);
    let row = row(&run.out, 1);
    assert_eq!((row[1], row[2], row[6]), ("6", "+6", "h5"));
    assert!(lines[2].starts_with("1 position: "), "{}", run.out);
}

#[test]
fn a_board_that_begins_with_hyphens_stands_before_and_after_options() {
    let (board, side) = HYPHENS.split_once(' ').expect("a side");
    for arguments in [
        &[HYPHENS, "--json", "--threads", "1"][..],
        &["--json", "--threads", "1", HYPHENS],
        &["--threads", "1", HYPHENS, "--json"],
        &["--json", "--threads=1", board, side],
        &[board, side, "--json", "--threads", "1"],
        &["--json", "--threads", "1", "--", HYPHENS],
    ] {
        let run = solve(Path::new("."), arguments, "");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?}");
        let (positions, total) = parsed(&run.out);
        assert_eq!((positions.len(), total.positions, positions[0].threads), (1, 1, 1), "{arguments:?}");
        assert_eq!(positions[0].position.to_string(), HYPHENS, "{arguments:?}");
    }
}

#[test]
fn without_a_side_black_is_to_move() {
    let board = &FFO_20[..64];
    let (positions, _) = solve_json(&[board, "--all-moves", board, "O"]);
    let found: Vec<String> = positions.iter().map(|line| line.position.to_string()).collect();
    assert_eq!(found, [FFO_20, &FFO_20.replace(" X", " O")]);
}

#[test]
fn a_best_score_that_differs_from_the_stated_one_is_told_and_ends_with_one() {
    let folder = folder();
    let file = format!("{FFO_20}; H5:+6;\n{FFO_20}; +4;\n{FFO_20}\n");
    fs::write(folder.path().join("my.obf"), file).expect("a file");
    let run = solve(folder.path(), &["my.obf"], "");
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    assert!(run.out.contains("\n      the position is worth +6, but +4 is stated\n"), "{}", run.out);
    assert!(run.out.ends_with("\n1 of 2 stated scores is not right.\n"), "{}", run.out);

    let run = solve(folder.path(), &["my.obf", "--json"], "");
    assert_eq!(run.code, Some(1));
    assert_eq!(parsed(&run.out).1.wrong, 1);

    let run = run_in(folder.path(), &["solve", "--lang", "ja", "my.obf"], "");
    assert!(run.out.contains("局面の値は +6 ですが、+4 と書かれています"), "{}", run.out);
}

#[test]
fn of_all_moves_every_listed_score_is_compared() {
    let line = format!("{FFO_20}; H5:+6; G6:-2; F6:-2; H6:-12;");
    let best = solve(Path::new("."), &[&line], "");
    assert_eq!(best.code, Some(0));
    assert!(best.out.ends_with("\nThe stated score is right.\n"), "{}", best.out);

    let all = solve(Path::new("."), &["--all-moves", &line], "");
    assert_eq!(all.code, Some(1));
    assert!(all.out.contains("\n      h5 +6  g6 -2  f6 -4  h6 -10\n"), "{}", all.out);
    assert!(all.out.contains("\n      f6 is worth -4, but -2 is stated\n"), "{}", all.out);
    assert!(all.out.contains("\n      h6 is worth -10, but -12 is stated\n"), "{}", all.out);
    assert!(all.out.ends_with("\n2 of 4 stated scores are not right.\n"), "{}", all.out);
}

#[test]
fn only_the_winner_may_be_asked_for() {
    let (positions, total) = solve_json(&["--wld", "--all-moves", &format!("{FFO_20}; H5:+6; G6:-2;")]);
    let scores: Vec<f64> = positions[0].moves.iter().map(|entry| entry.score.discs()).collect();
    assert_eq!((positions[0].score.discs(), scores), (1.0, vec![1.0, -1.0, -1.0, -1.0]));
    assert_eq!(total.wrong, 0);
    let run = solve(Path::new("."), &["--wld", FFO_20], "");
    assert_eq!(row(&run.out, 1)[2], "win", "{}", run.out);
}

#[test]
fn a_forced_pass_is_the_best_move_and_a_finished_game_has_none() {
    let (positions, total) = solve_json(&[STUCK, OVER]);
    let [stuck, over] = &positions[..] else { panic!("{positions:?}") };
    assert_eq!(stuck.best.map(|best| best.to_string()).as_deref(), Some("pass"));
    assert_eq!((stuck.line.len(), stuck.score.discs(), stuck.exact), (5, -20.0, true));
    assert_eq!((over.best, &over.line[..], &over.moves[..]), (None, &[][..], &[][..]));
    assert_eq!((over.empties, over.score.discs(), over.exact), (61, -64.0, true));
    assert_eq!((total.positions, total.wrong), (2, 0));
    let run = solve(Path::new("."), &[OVER], "");
    assert!(run.out.contains("(the game is over)"), "{}", run.out);
}

#[test]
fn positions_come_from_standard_input_too() {
    let input = format!("% one\n{FFO_20}; +6\n\n{STUCK}; PS:-20;\n");
    for arguments in [&["--json"][..], &["--json", "-"]] {
        let run = solve(Path::new("."), arguments, &input);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert_eq!(parsed(&run.out).0.len(), 2);
    }
    let drawn = FFO_20.as_bytes()[..64].chunks(8).map(String::from_utf8_lossy).collect::<Vec<_>>().join("\n");
    let run = solve(Path::new("."), &["--json"], &drawn);
    assert_eq!(parsed(&run.out).0[0].position.to_string(), FFO_20);
    assert_eq!(parsed(&solve(Path::new("."), &["--json"], "").out), (vec![], Total::default()));
}

#[test]
fn several_files_are_named_and_positions_numbered_through() {
    let folder = folder();
    fs::write(folder.path().join("一.obf"), format!("{FFO_20}\n{STUCK}\n")).expect("a file");
    fs::write(folder.path().join("two.txt"), format!("{OVER}\n")).expect("a file");
    let run = solve(folder.path(), &["一.obf", FFO_20, "two.txt"], "");
    assert_eq!(run.code, Some(0), "{}", run.err);
    let firsts: Vec<&str> = run.out.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(firsts, ["#", "一.obf", "1", "2", "3", "two.txt", "4", "4"]);
}

#[test]
fn the_problems_of_the_endgame_suite_are_right() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata");
    let suite = fs::read_to_string(format!("{data}/fforum-1-19.obf")).expect("the suite");
    let first: String = suite.lines().take(4).flat_map(|line| [line, "\n"]).collect();
    let run = solve(Path::new("."), &["--all-moves"], &first);
    assert_eq!(run.code, Some(0), "{}", run.out);
    let n_stated = first.matches(':').count();
    assert!(run.out.ends_with(&format!("\nAll {n_stated} stated scores are right.\n")), "{}", run.out);
}

#[test]
fn a_line_that_is_wrong_is_told_with_its_file_after_those_before_it() {
    let folder = folder();
    fs::write(folder.path().join("my.obf"), format!("{FFO_20}\n\n{FFO_20}; D4:+2;\n")).expect("a file");
    let run = solve(folder.path(), &["--json", "my.obf"], "");
    assert_eq!((run.code, run.out.lines().count()), (Some(2), 1));
    assert_eq!(run.err, "yosumi: Cannot read my.obf: line 3, column 69: d4 is illegal; Black may play h5 f6 g6 h6.\n");
    let run = run_in(folder.path(), &["solve", "--lang", "ja"], "?\n");
    assert_eq!(run.code, Some(2));
    assert!(run.err.starts_with("yosumi: 標準入力 を読み込めません: 1行目の1文字目: "), "{}", run.err);
}

#[test]
fn what_is_wrong_with_an_argument_is_told_before_work_begins() {
    let folder = folder();
    for (arguments, expected) in [
        (&[FFO_20, "no such.obf"][..], "yosumi: Cannot read no such.obf: there is no such file."),
        (&[FFO_20, &FFO_20[..50]], "line 1, column 51: the board has 50 squares where 64 are due"),
        (&["-----", "--json"], "unexpected argument"),
        (&["--------"], "yosumi: Cannot read --------: line 1, column 9: the board has 8 squares where 64 are due."),
        (&["--threads", "0"], "expected a whole number from 1 to 256"),
        (&["--hash", "0"], "expected a whole number from 1 to 65536"),
        (&["--all"], "--all-moves"),
        (&["."], "it is a folder"),
    ] {
        let run = solve(folder.path(), arguments, "");
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
        assert_eq!(run.out, "", "{arguments:?}");
    }
}

#[test]
fn an_output_that_is_closed_early_ends_the_program_quietly() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("yosumi"))
        .args(["solve", "--lang", "en", "--threads", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(format!("{FFO_20}\n").as_bytes()).expect("the program reads");
    let mut beginning = [0; 10];
    child.stdout.take().expect("a pipe").read_exact(&mut beginning).expect("a row comes before the input ends");
    // Positions and positions, until writing fails.
    for _ in 0..10_000 {
        if input.write_all(format!("{FFO_20}\n").as_bytes()).is_err() {
            break;
        }
    }
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn every_cpu_path_finds_the_same() {
    for path in yosumi_kernels::CpuPath::all() {
        let output = yosumi().env("YOSUMI_CPU", path.to_string()).args(["solve", "--json", HYPHENS]).output();
        let out = String::from_utf8(output.expect("the program runs").stdout).expect("UTF-8");
        let (here, best) = (parsed(&out).0, solve_json(&[HYPHENS]).0);
        assert_eq!(here[0].score, best[0].score, "{path}");
    }
    let output = yosumi().env("YOSUMI_CPU", "sse9").args(["solve", FFO_20]).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
}
