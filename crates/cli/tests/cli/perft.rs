//! `yosumi perft`.

use crate::support::{run, yosumi};

#[track_caller]
fn check(arguments: &str, expected: &str) {
    let out = run(&format!("perft {arguments}"), "");
    let last = out.lines().last().expect("a line");
    assert!(last.starts_with(&format!("{expected} leaves, ")), "{arguments}: {last}");
}

#[test]
fn sequences_are_counted_from_the_start() {
    check("0", "depth 0: 1");
    check("1", "depth 1: 4");
    check("7", "depth 7: 55092");
}

#[test]
fn a_pass_is_a_ply_unless_it_is_to_be_free() {
    check("9", "depth 9: 3005288");
    check("9 --pass-free", "depth 9: 3005320");
}

#[test]
fn each_move_has_its_count() {
    let out = run("perft 6 --divide", "");
    let moves: Vec<&str> = out.lines().collect();
    assert_eq!(moves[..4], ["d3 2050", "c4 2050", "f5 2050", "e6 2050"]);
    assert!(moves[4].starts_with("depth 6: 8200 leaves"));
}

#[test]
fn a_forced_pass_has_its_count() {
    let stuck = format!("XO{} O", "-".repeat(62));
    for (free, expected) in [(false, ["pass 1", "depth 1: 1 leaves"]), (true, ["pass 1", "depth 1: 1 leaves"])] {
        let mut command = yosumi();
        command.args(["perft", "1", "--divide", "--position", &stuck]).args(free.then_some("--pass-free"));
        let out = String::from_utf8(command.output().expect("the program runs").stdout).expect("UTF-8");
        assert!(out.lines().zip(expected).all(|(line, expected)| line.starts_with(expected)), "{out}");
    }
}

#[test]
fn a_finished_board_has_one_sequence() {
    let full = format!("{} X", "O".repeat(64));
    for arguments in [["perft", "5", "--position"], ["perft", "--divide", "5"]] {
        let mut command = yosumi();
        command.args(arguments).args(if arguments[1] == "5" { vec![full.as_str()] } else { vec!["--position", &full] });
        let out = String::from_utf8(command.output().expect("the program runs").stdout).expect("UTF-8");
        assert!(out.starts_with("depth 5: 1 leaves"), "{out}");
    }
}
