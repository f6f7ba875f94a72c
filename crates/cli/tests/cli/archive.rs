//! `yosumi archive`.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;
use yosumi_wire::{SavedLine, SavedOutcome};

use crate::support::{Run, run_in, yosumi};

/// Runs the program in English with an archive in the folder.
#[track_caller]
fn run(folder: &TempDir, arguments: &[&str]) -> Run {
    run_in(folder.path(), &[&["--lang", "en", "archive", "--data", "棋譜 1"], arguments].concat(), "")
}

/// The same where it has to succeed.
#[track_caller]
fn done(folder: &TempDir, arguments: &[&str]) -> String {
    let run = run(folder, arguments);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    run.out
}

/// What is told where it has to fail.
#[track_caller]
fn refused(folder: &TempDir, arguments: &[&str]) -> String {
    let run = run(folder, arguments);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{}", run.err);
    run.err
}

/// A folder with files of games.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let record = r#"{"format": "yosumi-record", "version": 1, "black": "山田みどり", "white": "Ann Lee",
        "event": "第3回 名人戦", "date": "2026-11-29", "moves": ["f5", {"move": "d6", "comment": "縦取り"}, "c3"]}"#;
    for (name, contents) in [
        ("名人戦.json", record),
        ("short.txt", "e6f4e3f6g5d6e7f5c5\n"),
        ("rose.txt", "f5d6c5f4e3c6d3f6e6d7\n"),
        ("wrong.txt", "d3d4d5\n"),
    ] {
        fs::write(folder.path().join(name), contents).expect("a file");
    }
    folder
}

#[test]
fn games_are_saved_listed_shown_and_exported() {
    let folder = folder();
    assert_eq!(done(&folder, &["list"]), "No game is saved yet. \"yosumi archive add FILE\" saves one.\n");
    assert_eq!(
        done(&folder, &["add", "名人戦.json", "short.txt"]),
        "Saved 名人戦.json as game 1.\nSaved short.txt as game 2.\n"
    );
    assert_eq!(
        done(&folder, &["list"]),
        [
            "  no.  date        black             white             result     moves  event\n",
            "    2              –                 –                 64–0           9\n",
            "    1  2026-11-29  山田みどり        Ann Lee                          3  第3回 名人戦\n",
            "2 games\n",
        ]
        .concat()
    );

    let shown = done(&folder, &["show", "1"]);
    assert!(shown.starts_with("no.: 1\nfrom: 名人戦.json\n\n第3回 名人戦  2026-11-29\n"), "{shown}");
    assert!(shown.contains("山田みどり (Black)") && shown.contains("f5d6c3"), "{shown}");
    assert!(shown.contains("    a  b  c  d  e  f  g  h\n"), "{shown}");

    let exported = done(&folder, &["export", "1"]);
    let record = yosumi_records::read_json(&exported).expect("a record");
    assert_eq!(record, yosumi_records::read_file(folder.path().join("名人戦.json")).expect("a record"));
    assert_eq!(done(&folder, &["export", "2", "--out", "out.txt"]), "Saved to out.txt.\n");
    assert_eq!(fs::read_to_string(folder.path().join("out.txt")).expect("a file"), "e6f4e3f6g5d6e7f5c5\n");
    assert!(
        done(&folder, &["export", "1", "--out", "moves.txt"]).starts_with("Only the moves are saved to moves.txt.")
    );
    assert_eq!(
        refused(&folder, &["export", "1", "--out", "out.txt"]),
        "yosumi: Cannot write out.txt: there is a file of that name.\n"
    );
}

#[test]
fn a_game_that_is_saved_already_is_not_saved_again() {
    let folder = folder();
    done(&folder, &["add", "short.txt"]);
    fs::write(folder.path().join("mirrored.txt"), "e6f4e3d6c5f3c4f6f5g4").expect("a file");
    assert_eq!(
        done(&folder, &["add", "short.txt", "rose.txt", "mirrored.txt"]),
        [
            "The game in short.txt is saved already, as game 1.\n",
            "Saved rose.txt as game 2.\n",
            "The game in mirrored.txt is saved already, as game 2.\n",
        ]
        .concat()
    );
}

#[test]
fn a_file_that_cannot_be_read_does_not_keep_the_others_out() {
    let folder = folder();
    let run = run(&folder, &["add", "wrong.txt", "short.txt", "missing.json"]);
    assert_eq!((run.code, run.out.as_str()), (Some(2), "Saved short.txt as game 1.\n"));
    assert!(run.err.contains("Cannot read wrong.txt: line 1, column 3: move 2 d4 is illegal"), "{}", run.err);
    assert!(run.err.contains("Cannot read missing.json: there is no such file."), "{}", run.err);
}

#[test]
fn a_list_can_be_searched() {
    let folder = folder();
    done(&folder, &["add", "名人戦.json", "short.txt", "rose.txt"]);
    done(&folder, &["tag", "3", "兎", "Club night"]);
    let found = |arguments: &[&str]| -> Vec<u32> {
        let lines = done(&folder, &[&["list", "--json"], arguments].concat());
        lines.lines().map(|line| line.parse::<SavedLine>().expect("a line").game).collect()
    };
    for (arguments, expected) in [
        (&[][..], &[3, 2, 1][..]),
        (&["--search", "ミドリ"], &[1]),
        (&["--search", "ann 2026"], &[1]),
        (&["--search", "縦取り"], &[1]),
        (&["--search", "%"], &[]),
        (&["--search", "f5d6c3"], &[1]),
        (&["--search", "f5d6c5"], &[3, 2]),
        (&["--search", "night"], &[3]),
        (&["--tag", "club night"], &[3]),
        (&["--tag", "兎", "--search", "ann"], &[]),
    ] {
        assert_eq!(found(arguments), expected, "{arguments:?}");
    }
    assert_eq!(done(&folder, &["list", "--tag", "虎"]), "No saved game is like that.\n");
    assert_eq!(
        refused(&folder, &["list", "--search", &"虎".repeat(201)]).replace(folder.path().to_str().expect("UTF-8"), ""),
        "yosumi: Cannot use 棋譜 1/archive.sqlite3: a text to search for has at most 200 characters.\n"
    );
}

#[test]
fn json_has_all_that_is_known_of_a_game() {
    let folder = folder();
    done(&folder, &["add", "名人戦.json", "short.txt"]);
    done(&folder, &["tag", "1", "練習"]);
    let lines = done(&folder, &["list", "--json"]);
    let games: Vec<SavedLine> = lines.lines().map(|line| line.parse().expect("a line")).collect();
    let [short, named] = &games[..] else { panic!("{games:?}") };
    assert_eq!((short.outcome, short.score, short.moves), (Some(SavedOutcome::Black), Some(64), 9));
    assert_eq!((short.black.as_deref(), short.tags.len()), (None, 0));
    assert_eq!((named.black.as_deref(), named.white.as_deref()), (Some("山田みどり"), Some("Ann Lee")));
    assert_eq!((named.event.as_deref(), named.date.as_deref()), (Some("第3回 名人戦"), Some("2026-11-29")));
    assert_eq!((named.outcome, named.score), (None, None));
    assert_eq!((&named.tags[..], named.source.as_str()), (&[String::from("練習")][..], "名人戦.json"));
    assert!(named.created.ends_with('Z') && named.created <= named.changed, "{named:?}");
}

#[test]
fn tags_are_added_and_taken_away() {
    let folder = folder();
    done(&folder, &["add", "short.txt"]);
    assert_eq!(done(&folder, &["tag", "1", "虎", "club"]), "The tags of game 1: club, 虎.\n");
    assert_eq!(done(&folder, &["tag", "1", "Club", "night"]), "The tags of game 1: club, night, 虎.\n");
    assert_eq!(done(&folder, &["tag", "1", "--remove", "CLUB", "虎"]), "The tags of game 1: night.\n");
    assert_eq!(done(&folder, &["tag", "1", "--remove", "night"]), "Game 1 has no tags.\n");
    assert!(refused(&folder, &["tag", "1", " "]).contains("expected a word or some words"));
}

#[test]
fn a_removed_game_can_be_brought_back() {
    let folder = folder();
    done(&folder, &["add", "short.txt"]);
    assert_eq!(
        done(&folder, &["remove", "1"]),
        "Removed game 1. For 30 days, \"yosumi archive restore 1\" brings it back.\n"
    );
    for command in ["show", "export", "remove"] {
        assert_eq!(refused(&folder, &[command, "1"]), "yosumi: There is no saved game 1.\n");
    }
    assert_eq!(done(&folder, &["restore", "1"]), "Game 1 is back.\n");
    assert_eq!(done(&folder, &["list"]).lines().last(), Some("1 game"));
    assert_eq!(refused(&folder, &["restore", "2"]), "yosumi: There is no saved game 2.\n");
}

#[test]
fn what_stands_in_the_way_of_the_archive_is_told_in_plain_words() {
    let folder = folder();
    let told = |language: &str, data: &str| {
        let run = run_in(folder.path(), &["--lang", language, "archive", "list", "--data", data], "");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
        run.err
    };
    fs::create_dir(folder.path().join("notes")).expect("a folder");
    fs::write(folder.path().join("notes/archive.sqlite3"), "牛乳").expect("a file");
    assert_eq!(
        told("en", "notes"),
        "yosumi: Cannot use notes/archive.sqlite3: it is not an archive of Yosumi, and stays as it is.\n"
    );
    assert_eq!(
        told("ja", "notes"),
        "yosumi: notes/archive.sqlite3 は使えません: Yosumi の棋譜集ではありません(そのまま残してあります)\n"
    );
    assert_eq!(fs::read_to_string(folder.path().join("notes/archive.sqlite3")).expect("a file"), "牛乳");
    assert_eq!(
        told("en", "short.txt"),
        "yosumi: Cannot use short.txt/archive.sqlite3: there is a file where its folder should be.\n"
    );
    let long = "長い名前/".repeat(60);
    assert!(told("en", &long).ends_with("its path is too long; --data names another folder.\n"));
    #[cfg(target_os = "linux")]
    assert_eq!(
        told("en", "/proc"),
        "yosumi: Cannot use /proc/archive.sqlite3: nothing may be written there; --data names another folder.\n"
    );
}

#[cfg(unix)]
#[test]
fn an_archive_in_a_read_only_folder_is_told() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder();
    done(&folder, &["add", "short.txt"]);
    let data = folder.path().join("棋譜 1");
    fs::set_permissions(&data, fs::Permissions::from_mode(0o555)).expect("a folder of one's own");
    if fs::write(data.join("allowed"), "").is_ok() {
        // The superuser may write everywhere.
        return;
    }
    let told = refused(&folder, &["add", "rose.txt"]);
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).expect("a folder of one's own");
    assert!(told.ends_with("nothing may be written there; --data names another folder.\n"), "{told}");
}

#[test]
fn without_a_folder_it_is_that_of_the_users_data() {
    let folder = folder();
    let list = |variable: &str, value: &Path| {
        let mut command = yosumi();
        command.current_dir(folder.path()).env_remove("XDG_DATA_HOME").env(variable, value);
        command.args(["--lang", "en", "archive", "add", "short.txt"]).output().expect("the program runs")
    };
    let home = folder.path().join("home");
    assert_eq!(list("HOME", &home).status.code(), Some(0));
    if cfg!(target_os = "linux") {
        assert!(home.join(".local/share/yosumi/archive.sqlite3").is_file());
        let data = folder.path().join("data");
        assert_eq!(list("XDG_DATA_HOME", &data).status.code(), Some(0));
        assert!(data.join("yosumi/archive.sqlite3").is_file());
    }
}

#[test]
fn names_that_would_command_the_terminal_are_not_shown() {
    let folder = folder();
    let record =
        r#"{"format":"yosumi-record","version":1,"black":"Eve\u001b[2J\n","event":"a\u001b[2J","moves":["f5"]}"#;
    fs::write(folder.path().join("eve.json"), record).expect("a file");
    done(&folder, &["add", "eve.json"]);
    for arguments in [&["list"][..], &["list", "--json"], &["show", "1"]] {
        let out = done(&folder, arguments);
        assert!(!out.contains('\u{1b}'), "{out:?}");
    }
}

#[test]
fn whatever_was_told_as_saved_is_there_after_a_kill() {
    let folder = folder();
    let names: Vec<String> = (0..200).map(|n| format!("{n}.json")).collect();
    for (n, name) in names.iter().enumerate() {
        let record = format!(r#"{{"format":"yosumi-record","version":1,"black":"player {n}","moves":["f5"]}}"#);
        fs::write(folder.path().join(name), record).expect("a file");
    }
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("yosumi"))
        .current_dir(folder.path())
        .args(["--lang", "en", "archive", "--data", "棋譜 1", "add"])
        .args(&names)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut told = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    let mut saved: Vec<String> = told.by_ref().take(50).collect();
    child.kill().expect("the program is there still");
    saved.extend(told);
    child.wait().expect("the program is dead");
    let listed = done(&folder, &["list", "--json"]);
    let n_listed = listed.lines().count();
    assert!(saved.len() >= 50 && (saved.len()..=saved.len() + 1).contains(&n_listed), "{} {n_listed}", saved.len());
}

#[test]
fn an_archive_that_cannot_be_written_to_is_read() {
    let folder = folder();
    done(&folder, &["add", "名人戦.json", "short.txt"]);
    let listed = done(&folder, &["list"]);
    // Nobody can write beside the file, not even those who may write everywhere: a folder stands where the log should.
    fs::create_dir(folder.path().join("棋譜 1/archive.sqlite3-wal")).expect("no program has the archive open");

    assert_eq!(done(&folder, &["list"]), listed);
    assert!(done(&folder, &["list", "--search", "みどり"]).contains("1 game"));
    assert!(done(&folder, &["show", "1"]).contains("山田みどり"));
    assert!(done(&folder, &["export", "1"]).contains("縦取り"));
    done(&folder, &["export", "2", "--out", "copy.json"]);
    for arguments in [&["add", "rose.txt"][..], &["tag", "1", "club"], &["remove", "1"], &["restore", "1"]] {
        let told = refused(&folder, arguments);
        assert!(told.contains("archive.sqlite3: nothing may be written there; --data names another folder"), "{told}");
    }
}
