//! A program that is killed while it writes.

use std::env;
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use rusqlite::Connection;
use yosumi_archive::{Archive, FILE_NAME, Filter, GameId};
use yosumi_records::Record;

use crate::support::{folder, loaded, played, save};

/// Has the test itself be the program that writes, in the folder that it names.
const WRITER: &str = "YOSUMI_ARCHIVE_TEST_WRITER";

/// Both of a game that is saved and of one in progress.
fn game(n: u32) -> Record {
    played(["f5d6c3d3c4", "f5f6", "f5"][n as usize % 3], [&format!("game {n}"), ""], "")
}

#[test]
fn all_that_was_acknowledged_is_there_after_a_kill() {
    if let Some(folder) = env::var_os(WRITER) {
        write_on(Path::new(&folder));
    }
    let folder = folder();
    let mut acknowledged: Vec<(GameId, u32)> = Vec::new();
    let mut newest = None;
    // At the very beginning, when the file is being made, and in the midst of writing.
    for n_lines in [0, 1, 2, 5, 40, 41, 100] {
        for (id, n) in killed_after(n_lines, folder.path().as_os_str()) {
            acknowledged.push((id, n));
            newest = Some(n);
        }
        check(folder.path(), &acknowledged, newest);
    }
    assert!(acknowledged.len() > 150, "{}", acknowledged.len());
}

/// Saves and keeps games without end, and says after each that it did.
fn write_on(folder: &Path) -> ! {
    let mut archive = Archive::open(folder).expect("an archive");
    let first = archive.count(&Filter::default()).expect("counted") as u32;
    for n in first.. {
        let id = save(&mut archive, game(n));
        archive.keep_table("table", &game(n), &n.to_string(), n + 1).expect("kept");
        writeln!(io::stdout(), "\nacknowledged {id} {n}").expect("somebody reads");
    }
    unreachable!("there is always a next game")
}

/// What a program that writes acknowledged before it was killed, some time after so many lines.
fn killed_after(n_lines: usize, folder: &OsStr) -> Vec<(GameId, u32)> {
    let mut child = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "killed::all_that_was_acknowledged_is_there_after_a_kill", "--nocapture"])
        .env(WRITER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this program starts");
    let mut lines =
        BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok).filter_map(|line| {
            let (id, n) = line.strip_prefix("acknowledged ")?.split_once(' ')?;
            Some((id.parse().expect("a number"), n.parse().expect("a number")))
        });
    let mut acknowledged: Vec<_> = lines.by_ref().take(n_lines).collect();
    child.kill().expect("it runs still");
    acknowledged.extend(lines);
    child.wait().expect("it is dead");
    acknowledged
}

#[track_caller]
fn check(folder: &Path, acknowledged: &[(GameId, u32)], newest: Option<u32>) {
    let archive = Archive::open(folder).expect("an archive");
    for &(id, n) in acknowledged {
        assert_eq!(archive.load(id).expect("an acknowledged game").record, game(n));
    }
    let n_games = loaded(&archive).len();
    assert!((acknowledged.len()..=acknowledged.len() + 7).contains(&n_games), "{n_games}");
    if let Some(newest) = newest {
        let table = archive.table("table").expect("read").expect("a game in progress");
        assert!(table.revision > newest, "{} {newest}", table.revision);
        let n = table.revision - 1;
        assert_eq!((table.record, table.seats), (game(n), n.to_string()));
    }
    drop(archive);
    let database = Connection::open(folder.join(FILE_NAME)).expect("a database");
    let whole: String = database.pragma_query_value(None, "integrity_check", |row| row.get(0)).expect("checked");
    assert_eq!(whole, "ok");
    let n_astray: i64 =
        database.query_row("SELECT count(*) FROM pragma_foreign_key_check", (), |row| row.get(0)).expect("checked");
    assert_eq!(n_astray, 0);
}
