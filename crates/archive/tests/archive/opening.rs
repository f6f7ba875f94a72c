//! Opening an archive, and what stands in the way.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use yosumi_archive::{Archive, ArchiveError, FILE_NAME, Filter, OpenFailure, Query};

use crate::support::{database, folder, open, record, save};

/// Version 1 as it was released: never to be changed, even when the schema is.
const VERSION_1: &str = include_str!("version_1.sql");

#[track_caller]
fn failure(folder: impl AsRef<Path>) -> OpenFailure {
    match Archive::open(folder.as_ref()) {
        Err(ArchiveError::Open { folder: told, failure }) => {
            assert_eq!(told, folder.as_ref());
            failure
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn folder_and_file_are_made_on_first_use() {
    let folder = folder();
    let deep = folder.path().join("データ/棋譜 1/file:ro?mode=ro#x%41");
    let mut archive = Archive::open(&deep).expect("an archive");
    save(&mut archive, record("f5d6"));
    assert!(deep.join(FILE_NAME).is_file());
    drop(archive);
    let left: Vec<_> =
        fs::read_dir(&deep).expect("a folder").map(|entry| entry.expect("an entry").file_name()).collect();
    assert_eq!(left, [FILE_NAME], "a closed archive is one file");
    assert_eq!(Archive::open(&deep).expect("an archive").count(&Filter::default()).expect("counted"), 1);
}

#[test]
fn an_empty_file_becomes_an_archive() {
    let folder = folder();
    fs::write(folder.path().join(FILE_NAME), "").expect("a file");
    save(&mut open(&folder), record("f5"));
}

#[test]
fn a_file_that_is_no_archive_stays_as_it_is() {
    let large = vec![b'x'; 1 << 16];
    for contents in [&b"f5d6"[..], b"SQLite format 3", &[0; 5000], &large] {
        let folder = folder();
        let path = folder.path().join(FILE_NAME);
        fs::write(&path, contents).expect("a file");
        assert!(matches!(failure(&folder), OpenFailure::NotADatabase), "{} bytes", contents.len());
        assert_eq!(fs::read(&path).expect("a file"), contents);
    }
}

#[test]
fn the_database_of_another_program_stays_as_it_is() {
    let folder = folder();
    let other = database(&folder);
    other.execute_batch("CREATE TABLE notes (text); INSERT INTO notes VALUES ('milk')").expect("a database");
    drop(other);
    let before = fs::read(folder.path().join(FILE_NAME)).expect("a file");
    assert!(matches!(failure(&folder), OpenFailure::OtherDatabase));
    assert_eq!(fs::read(folder.path().join(FILE_NAME)).expect("a file"), before);
}

#[test]
fn an_archive_of_version_1_is_brought_to_the_newest_with_what_is_in_it() {
    let folder = folder();
    let old = database(&folder);
    old.execute_batch(VERSION_1).expect("version 1");
    drop(old);
    let archive = open(&folder);
    let games = archive.list(&Query::default()).expect("a list");
    let [game] = &games[..] else { panic!("{games:?}") };
    assert_eq!((game.players.black.as_deref(), game.n_moves), (Some("みどり"), 3));
    assert_eq!(game.tags, ["練習".parse().expect("a tag")]);
    let saved = archive.load(game.id).expect("a game");
    assert_eq!(saved.record.game().to_string(), "f5d6c3");
    assert_eq!(archive.find_same(&saved.record).expect("looked"), [game.id]);
    assert_eq!(archive.table("tab-1").expect("read").map(|table| table.revision), Some(4));
    assert_eq!(archive.setting("language").expect("read").as_deref(), Some("\"ja\""));
    let text = String::from("ミドリ");
    assert_eq!(archive.count(&Filter { text, ..Filter::default() }).expect("counted"), 1);
}

#[test]
fn an_archive_of_a_newer_version_is_refused_and_stays_as_it_is() {
    let folder = folder();
    save(&mut open(&folder), record("f5"));
    database(&folder).pragma_update(None, "user_version", 99).expect("a version");
    let told = failure(&folder);
    assert!(matches!(told, OpenFailure::NewerVersion { found: 99, .. }), "{told:?}");
    assert_eq!(told.to_string(), "it is of version 99, where 1 is the newest that is known");
    let (version, n_games): (i64, i64) = database(&folder)
        .query_row("SELECT user_version, (SELECT count(*) FROM games) FROM pragma_user_version", (), |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .expect("a database");
    assert_eq!((version, n_games), (99, 1));
}

#[test]
fn a_damaged_archive_is_told() {
    let folder = folder();
    let mut archive = open(&folder);
    for _ in 0..200 {
        save(&mut archive, record("f5d6c3d3c4"));
    }
    drop(archive);
    let path = folder.path().join(FILE_NAME);
    let mut bytes = fs::read(&path).expect("a file");
    bytes[1 << 13..].fill(0x55);
    fs::write(&path, bytes).expect("a file");
    let listed = Archive::open(folder.path()).and_then(|archive| archive.list(&Query::default()));
    let is_told = |error: &ArchiveError| {
        matches!(error, ArchiveError::Damaged | ArchiveError::Open { failure: OpenFailure::Damaged, .. })
    };
    assert!(listed.as_ref().is_err_and(is_told), "{listed:?}");
}

#[test]
fn a_file_in_the_place_of_the_folder_is_told() {
    let folder = folder();
    let file = folder.path().join("games");
    fs::write(&file, "").expect("a file");
    for path in [file.clone(), file.join("2026")] {
        let told = failure(&path);
        assert!(matches!(told, OpenFailure::NotAFolder), "{told:?}");
    }
}

#[test]
fn a_folder_in_the_place_of_the_file_is_told() {
    let folder = folder();
    fs::create_dir(folder.path().join(FILE_NAME)).expect("a folder");
    let told = failure(&folder);
    assert!(matches!(told, OpenFailure::IsAFolder), "{told:?}");
}

#[test]
fn a_path_that_is_too_long_is_told() {
    let folder = folder();
    let long = "とても長い名前".repeat(10);
    let told = failure(folder.path().join(&long).join(&long).join(&long));
    assert!(matches!(told, OpenFailure::PathTooLong), "{told:?}");
    let told = failure(folder.path().join("x".repeat(5_000)));
    assert!(matches!(told, OpenFailure::PathTooLong), "{told:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_to_is_told() {
    // Not even the superuser may make files there.
    let told = failure("/proc");
    assert!(matches!(told, OpenFailure::NotPermitted), "{told:?}");
}

#[test]
fn an_archive_can_be_handed_to_another_thread() {
    let mut archive = Archive::in_memory().expect("an archive");
    let archive = std::thread::spawn(move || {
        save(&mut archive, record("f5"));
        archive
    });
    assert_eq!(archive.join().expect("no panic").count(&Filter::default()).expect("counted"), 1);
}

#[test]
fn what_was_saved_is_in_one_file_that_any_reader_of_databases_opens() {
    let folder = folder();
    save(&mut open(&folder), record("f5d6"));
    let copy = folder.path().join("copy.sqlite3");
    fs::copy(folder.path().join(FILE_NAME), &copy).expect("a copy");
    let count = Connection::open(copy).and_then(|copy| {
        copy.query_row("SELECT count(*) FROM records WHERE record LIKE '%\"f5\", \"d6\"%'", (), |row| row.get(0))
    });
    assert_eq!(count, Ok(1));
}
