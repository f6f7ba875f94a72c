//! Saving, loading, recording.

use std::fs;
use std::path::Path;

use crate::support::{Run, run_in, typed};

/// Runs the program in English between two people.
#[track_caller]
fn run(folder: &Path, arguments: &[&str], input: &str) -> Run {
    run_in(folder, &[&["--white", "human", "--lang", "en"], arguments].concat(), input)
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[track_caller]
fn game_in(path: &Path) -> String {
    yosumi_records::read_file(path).expect("a record").game().to_string()
}

#[test]
fn the_record_is_kept_after_every_move() {
    let folder = folder();
    let path = folder.path().join("定石 1.json");
    let run_on = |input: &str| run(folder.path(), &["--load", "定石 1.json", "--record", "定石 1.json"], input);
    assert_eq!(run(folder.path(), &["--record", "定石 1.json"], "f5\n").code, Some(0));
    assert_eq!(game_in(&path), "f5");
    assert_eq!(run_on("d6\nc3\n").code, Some(0));
    assert_eq!(game_in(&path), "f5d6c3");
    assert_eq!(run_on("undo\n").code, Some(0));
    assert_eq!(game_in(&path), "f5d6");
}

#[test]
fn a_killed_program_loses_no_move() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};

    let folder = folder();
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("yosumi"))
        .current_dir(folder.path())
        .args(["--lang", "en", "--white", "human", "--record", "game.json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(b"f5\nd6\n").expect("the program reads");
    let told = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    assert!(told.map_while(Result::ok).any(|line| line == "d6 turns 1 disc."));
    child.kill().expect("the program runs still");
    child.wait().expect("the program is dead");
    assert_eq!(game_in(&folder.path().join("game.json")), "f5d6");
}

#[test]
fn an_existing_file_is_not_written_over_unless_that_is_said() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    fs::write(&path, "d3c3c4\n").expect("a file");
    let told = run(folder.path(), &[], "f5\nsave game.txt\n");
    assert!(told.out.contains("Cannot write game.txt: there is a file of that name."), "{}", told.out);
    assert!(told.out.contains("To save over it, type: overwrite game.txt"), "{}", told.out);
    assert_eq!(game_in(&path), "d3c3c4");

    let refused = run(folder.path(), &["--record", "game.txt"], "f5\n");
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    assert!(refused.err.contains("Give another name, or --load it too"), "{}", refused.err);
    assert_eq!(game_in(&path), "d3c3c4");

    run(folder.path(), &[], "f5\noverwrite game.txt\n");
    assert_eq!(game_in(&path), "f5");
}

#[test]
fn the_file_that_was_loaded_or_saved_may_be_saved_over() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    fs::write(&path, "f5d6\n").expect("a file");
    run(folder.path(), &[], "load game.txt\nc3\nsave game.txt\nd3\nsave ./game.txt\n");
    assert_eq!(game_in(&path), "f5d6c3d3");
}

#[test]
fn another_game_is_recorded_in_another_file() {
    let folder = folder();
    let input = format!("{}yes\nf5\nnew\nd3\n", typed("e6f4e3f6g5d6e7f5c5"));
    let told = run(folder.path(), &["--record", "game.json"], &input);
    for (name, moves) in [("game.json", "e6f4e3f6g5d6e7f5c5"), ("game-2.json", "f5"), ("game-3.json", "d3")] {
        assert_eq!(game_in(&folder.path().join(name)), moves);
        assert!(told.out.contains(&format!("The game is recorded in {name}.")), "{}", told.out);
    }
}

#[test]
fn the_moves_of_a_game_that_is_left_are_shown() {
    let folder = folder();
    for input in ["f5\nd6\nnew\n", "f5\nd6\nquit\n"] {
        let told = run(folder.path(), &[], input);
        assert!(told.out.contains("The moves of this game: f5d6\n"), "{}", told.out);
    }
}

#[test]
fn a_loaded_game_is_not_lost_to_the_next_one() {
    let folder = folder();
    fs::write(folder.path().join("2026-11-29.txt"), "f5d6\n").expect("a file");
    let input = "undo\nundo\nnew\nd3\n";
    let told = run(folder.path(), &["--load", "2026-11-29.txt", "--record", "2026-11-29.json"], input);
    assert_eq!(told.code, Some(0), "{}", told.err);
    assert_eq!(game_in(&folder.path().join("2026-11-29-2.json")), "d3");
}

#[test]
fn a_transcript_says_that_it_keeps_the_moves_only() {
    let folder = folder();
    let told = run(folder.path(), &[], "f5\nresign\nsave game.txt\nno\n");
    assert!(told.out.contains("Only the moves are saved to game.txt."), "{}", told.out);
    let told = run(folder.path(), &["--record", "other.txt"], "f5\n");
    assert!(told.out.contains("Only the moves are saved to other.txt."), "{}", told.out);
}

#[test]
fn a_transcript_does_not_take_the_place_of_a_record_that_says_more() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    run(folder.path(), &["--black", "human:Ann", "--record", "game.json"], "f5\n");
    fs::rename(folder.path().join("game.json"), &path).expect("a file");
    let told = run(folder.path(), &[], "load game.txt\nd6\nsave game.txt\n");
    assert!(told.out.contains("there is a file of that name"), "{}", told.out);
    assert_eq!(game_in(&path), "f5");
}

#[test]
fn a_record_that_can_no_longer_be_written_is_told_and_the_moves_are_shown() {
    let folder = folder();
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).expect("a folder");
    let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin!("yosumi"))
        .current_dir(folder.path())
        .args(["--lang", "en", "--white", "human", "--record", "inner/game.json"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut out = std::io::BufReader::new(child.stdout.take().expect("a pipe"));
    let mut told = String::new();
    std::io::Write::write_all(&mut input, b"f5\n").expect("the program reads");
    while !told.contains("f5 turns 1 disc.") {
        assert_ne!(std::io::BufRead::read_line(&mut out, &mut told).expect("UTF-8"), 0, "{told}");
    }
    fs::remove_dir_all(&inner).expect("a folder of one's own");
    std::io::Write::write_all(&mut input, b"d6\nquit\n").expect("the program reads");
    std::io::Read::read_to_string(&mut out, &mut told).expect("UTF-8");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(told.contains("Cannot write inner/game.json: there is no folder inner."), "{told}");
    assert!(told.contains("The moves of this game: f5d6\n"), "{told}");
}

#[test]
fn names_that_would_command_the_terminal_are_not_shown() {
    let folder = folder();
    let record = r#"{"format":"yosumi-record","version":1,"black":"Eve\u001b[2J\n","moves":["f5"]}"#;
    fs::write(folder.path().join("eve.json"), record).expect("a file");
    let told = run(folder.path(), &["--load", "eve.json"], "load \u{1b}[2J.json\nsave \u{7}/x.json\n");
    assert!(!told.out.contains(['\u{1b}', '\u{7}']), "{:?}", told.out);
}

#[test]
fn a_game_saved_from_a_set_up_position_can_be_taken_up_from_what_is_shown() {
    let folder = folder();
    let board = "---------------------------OX------XXX-------------------------- O";
    let told = run(folder.path(), &["--position", board], "d6\nrecord\nquit\n");
    assert_eq!(told.out.matches(&format!("{board} d6\n")).count(), 2, "{}", told.out);
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_read_is_told() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder();
    let path = folder.path().join("secret.txt");
    fs::write(&path, "f5\n").expect("a file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).expect("a file of one's own");
    if fs::read(&path).is_ok() {
        // Nothing is secret to the superuser.
        return;
    }
    let told = run(folder.path(), &["--load", "secret.txt"], "");
    assert_eq!(told.code, Some(2));
    assert!(told.err.contains("permission denied"), "{}", told.err);
}

#[test]
fn what_was_saved_has_players_date_and_result() {
    let folder = folder();
    run_in(
        folder.path(),
        &["--black", "human:みどり", "--white", "computer:first", "--record", "game.json"],
        "f5\nresign\nno\n",
    );
    let record = yosumi_records::read_file(folder.path().join("game.json")).expect("a record");
    assert_eq!(record.players.black.as_deref(), Some("みどり"));
    assert_eq!(record.players.white.as_deref(), Some("Yosumi first"));
    assert!(record.date.is_some());
    let result = record.result.expect("a result");
    assert_eq!(result.reason, yosumi_records::Reason::Resignation);
    assert_eq!(result.outcome.winner(), Some(yosumi_rules::Color::White));
}

#[test]
fn files_that_cannot_be_read_are_told_and_the_game_goes_on() {
    let folder = folder();
    fs::create_dir(folder.path().join("folder.json")).expect("a folder");
    fs::write(folder.path().join("latin.txt"), b"f5\xe9").expect("a file");
    fs::write(folder.path().join("half.json"), "{\"format\":\"yosumi-record\",\"version\":1,\"moves\":[\"f5\"")
        .expect("a file");
    fs::write(folder.path().join("wrong.txt"), "d3d4d5").expect("a file");
    fs::write(folder.path().join("empty.txt"), " \n").expect("a file");
    for (name, cause) in [
        ("missing.json", "there is no such file"),
        ("folder.json", "it is a folder"),
        ("latin.txt", "it is not text in UTF-8 from byte 3 on"),
        ("half.json", "the record file is cut off here"),
        ("wrong.txt", "line 1, column 3: move 2 d4 is illegal; White may play c3 e3 c5"),
        ("empty.txt", "there is no game: expected moves such as f5d6c3, a board, or a record file"),
    ] {
        let told = run(folder.path(), &[], &format!("f5\nload {name}\nrecord\n"));
        assert!(told.out.contains(&format!("Cannot read {name}: ")), "{}", told.out);
        assert!(told.out.contains(cause), "{cause}: {}", told.out);
        assert!(told.out.contains("\nMove 2: record\nf5\n"), "{}", told.out);

        let failed = run(folder.path(), &["--load", name], "");
        assert_eq!((failed.code, failed.out.as_str()), (Some(2), ""));
        assert!(failed.err.contains(cause), "{cause}: {}", failed.err);
    }
}

#[test]
fn files_that_cannot_be_written_are_told_and_the_game_goes_on() {
    let folder = folder();
    let read_only = folder.path().join("read-only.txt");
    fs::write(&read_only, "f5\n").expect("a file");
    let mut permissions = fs::metadata(&read_only).expect("a file").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&read_only, permissions).expect("a file of one's own");
    for (command, cause) in [
        ("save game.png", "the name of a record must end in .json or .txt"),
        ("save nowhere/game.json", "there is no folder nowhere"),
        ("overwrite read-only.txt", "the file is read-only"),
        ("save", "A file name is needed, for example: save game.json"),
    ] {
        let told = run(folder.path(), &[], &format!("f5\n{command}\nd6\n"));
        assert!(told.out.contains(cause), "{cause}: {}", told.out);
        assert!(told.out.contains("d6 turns 1 disc."), "{}", told.out);
    }
}

#[test]
fn a_path_is_taken_without_its_quotes_and_with_its_blanks() {
    let folder = folder();
    run(folder.path(), &[], "f5\nsave \"my game.txt\"\nsave other game.txt\n");
    assert_eq!(game_in(&folder.path().join("my game.txt")), "f5");
    assert_eq!(game_in(&folder.path().join("other game.txt")), "f5");
}

#[test]
fn a_game_from_a_position_set_up_by_hand_is_saved_with_it() {
    let folder = folder();
    let board = "---------------------------OX------XXX-------------------------- O";
    for name in ["game.txt", "game.json"] {
        run(folder.path(), &["--position", board, "--record", name], "d6\n");
        let record = yosumi_records::read_file(folder.path().join(name)).expect("a record");
        assert_eq!((record.start().to_string().as_str(), record.game().to_string().as_str()), (board, "d6"));
    }
}
