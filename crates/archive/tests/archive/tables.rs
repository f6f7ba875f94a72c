//! Games in progress.

use jiff::Timestamp;
use yosumi_archive::{Archive, ArchiveError, MAX_TABLES};
use yosumi_records::Record;

use crate::support::{database, folder, memory, open, record};

const SEATS: &str = r#"{"black": "human:みどり", "white": "computer:5"}"#;

fn ids(archive: &Archive) -> Vec<String> {
    archive.tables().expect("tables").into_iter().map(|table| table.id).collect()
}

#[test]
fn a_game_in_progress_comes_back_as_it_was_kept_last() {
    let folder = folder();
    let mut archive = open(&folder);
    for (moves, revision) in [("f5", 1), ("f5d6", 2), ("f5d6c3", 5)] {
        assert!(archive.keep_table("卓 1", &record(moves), SEATS, revision).expect("kept"), "{moves}");
    }
    archive.keep_table("other", &Record::default(), "", 1).expect("kept");
    drop(archive);
    let table = open(&folder).table("卓 1").expect("read").expect("a game");
    assert_eq!((table.record, table.seats.as_str(), table.revision), (record("f5d6c3"), SEATS, 5));
    assert_eq!(open(&folder).table("卓 2").expect("read"), None);
}

#[test]
fn a_state_that_comes_late_or_twice_changes_nothing() {
    let mut archive = memory();
    assert!(archive.keep_table("t", &record("f5d6"), "2", 2).expect("kept"));
    for revision in [0, 1, 2] {
        assert!(!archive.keep_table("t", &record("f5"), "1", revision).expect("not kept"));
    }
    let table = archive.table("t").expect("read").expect("a game");
    assert_eq!((table.record, table.seats.as_str()), (record("f5d6"), "2"));
    // A game that is taken back has fewer moves and a higher number.
    assert!(archive.keep_table("t", &record("f5"), "3", 3).expect("kept"));
}

#[test]
fn a_forgotten_table_begins_anew() {
    let mut archive = memory();
    archive.keep_table("t", &record("f5d6"), "", 9).expect("kept");
    assert!(archive.forget_table("t").expect("forgotten"));
    assert_eq!(archive.table("t").expect("read"), None);
    assert!(archive.keep_table("t", &record("f5"), "", 0).expect("kept"));
}

#[test]
fn tables_are_pruned_by_age_and_by_number() {
    let folder = folder();
    let mut archive = open(&folder);
    for (id, time) in [("a", 1_000), ("b", 2_000), ("c", 3_000), ("d", 4_000), ("e", 5_000)] {
        archive.keep_table(id, &Record::default(), "", 1).expect("kept");
        database(&folder).execute("UPDATE tables SET changed = ?2 WHERE id = ?1", (id, time)).expect("aged");
    }
    let time = |milliseconds| Timestamp::from_millisecond(milliseconds).expect("a time");
    assert_eq!(archive.prune_tables(time(1_000), 9).expect("pruned"), 0);
    assert_eq!(archive.prune_tables(time(2_000), 9).expect("pruned"), 1);
    assert_eq!(ids(&archive), ["e", "d", "c", "b"]);
    assert_eq!(archive.prune_tables(time(0), 2).expect("pruned"), 2);
    assert_eq!(ids(&archive), ["e", "d"]);
    assert_eq!(archive.prune_tables(time(0), 0).expect("pruned"), 2);
    assert_eq!(ids(&archive), [""; 0]);
}

#[test]
fn there_are_never_more_tables_than_the_most() {
    let mut archive = memory();
    for n in 0..MAX_TABLES + 3 {
        archive.keep_table(&n.to_string(), &Record::default(), "", 1).expect("kept");
    }
    let ids = ids(&archive);
    assert_eq!(ids.len(), MAX_TABLES);
    assert_eq!(ids.first(), Some(&(MAX_TABLES + 2).to_string()));
}

#[test]
fn a_record_of_a_newer_version_is_told() {
    let folder = folder();
    let mut archive = open(&folder);
    archive.keep_table("t", &record("f5"), "", 1).expect("kept");
    let newer = r#"{"format": "yosumi-record", "version": 99}"#;
    database(&folder).execute("UPDATE tables SET record = ?1", [newer]).expect("changed");
    assert!(matches!(archive.table("t"), Err(ArchiveError::TableRecord { .. })));
    assert!(archive.keep_table("t", &record("f5d6"), "", 2).expect("kept"), "the next state takes its place");
}
