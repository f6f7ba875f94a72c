//! Games in progress.

use jiff::Timestamp;
use yosumi_archive::{ArchiveError, MAX_TABLES};
use yosumi_records::Record;

use crate::support::{database, folder, memory, open, record};

const SEATS: &str = r#"{"black": "human:みどり", "white": "computer:5"}"#;

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
fn tables_are_pruned_by_age() {
    let folder = folder();
    let mut archive = open(&folder);
    let names = ["a", "b", "c"];
    for (name, time) in names.into_iter().zip([1_000, 2_000, 3_000]) {
        archive.keep_table(name, &Record::default(), "", 1).expect("kept");
        database(&folder).execute("UPDATE tables SET changed = ?2 WHERE id = ?1", (name, time)).expect("aged");
    }
    let mut pruned = |milliseconds| {
        let n_pruned =
            archive.prune_tables(Timestamp::from_millisecond(milliseconds).expect("a time")).expect("pruned");
        (n_pruned, names.map(|name| archive.table(name).expect("read").is_some()))
    };
    assert_eq!(pruned(1_000), (0, [true, true, true]));
    assert_eq!(pruned(2_001), (2, [false, false, true]));
    assert_eq!(pruned(4_000), (1, [false, false, false]));
}

#[test]
fn of_more_tables_than_the_most_the_one_left_alone_longest_gives_way() {
    let mut archive = memory();
    for n in 0..MAX_TABLES + 3 {
        archive.keep_table(&n.to_string(), &Record::default(), "", 1).expect("kept");
    }
    for n in 0..MAX_TABLES + 3 {
        assert_eq!(archive.table(&n.to_string()).expect("read").is_some(), n >= 3, "{n}");
    }
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
