//! How large what is kept may be.

use yosumi_archive::{
    ArchiveError, Filter, Limited, MAX_FACT_CHARS, MAX_RECORD_BYTES, MAX_SEARCH_CHARS, MAX_SEATS_BYTES,
    MAX_SETTING_BYTES, MAX_SETTING_KEY_BYTES, MAX_SOURCE_CHARS, MAX_TABLE_ID_BYTES, MAX_TAGS, NewGame, Tag,
};
use yosumi_records::Record;

use crate::support::{memory, record, save};

#[track_caller]
fn check_too_long<T: std::fmt::Debug>(done: Result<T, ArchiveError>, expected: Limited) {
    let error = done.expect_err("too long");
    assert!(
        matches!(error, ArchiveError::TooLong { what, found, most } if what == expected && found == most + 1),
        "{error:?}"
    );
}

/// A record whose file has this many bytes.
fn long_record(n_bytes: usize) -> Record {
    let mut record = record("f5");
    let root = record.root();
    record.note_mut(root).comment.push('x');
    let n_more = n_bytes - yosumi_records::write_json(&record).len();
    record.note_mut(root).comment.push_str(&"x".repeat(n_more));
    record
}

#[test]
fn the_longest_of_everything_is_taken_and_comes_back() {
    let mut archive = memory();
    let tags: Vec<Tag> = (0..MAX_TAGS).map(|n| format!("tag {n:02}").parse().expect("a tag")).collect();
    let game = NewGame { record: long_record(MAX_RECORD_BYTES), source: "長".repeat(MAX_SOURCE_CHARS), tags };
    let id = archive.save(&game).expect("saved");
    let saved = archive.load(id).expect("a game");
    assert_eq!(saved.record, game.record);
    assert_eq!((saved.summary.source, saved.summary.tags), (game.source, game.tags));

    let table_id = "t".repeat(MAX_TABLE_ID_BYTES);
    let seats = "s".repeat(MAX_SEATS_BYTES);
    archive.keep_table(&table_id, &game.record, &seats, u32::MAX).expect("kept");
    let table = archive.table(&table_id).expect("read").expect("a game");
    assert_eq!((table.record, table.seats, table.revision), (game.record, seats, u32::MAX));

    let (key, value) = ("k".repeat(MAX_SETTING_KEY_BYTES), "v".repeat(MAX_SETTING_BYTES));
    archive.set_setting(&key, &value).expect("set");
    assert_eq!(archive.setting(&key).expect("read"), Some(value));
    let text = "虎".repeat(MAX_SEARCH_CHARS);
    assert_eq!(archive.count(&Filter { text, ..Filter::default() }).expect("counted"), 0);
}

#[test]
fn one_more_is_refused_and_nothing_changes() {
    let mut archive = memory();
    let long = long_record(MAX_RECORD_BYTES + 1);
    let game = NewGame::from(record("f5"));
    let id = archive.save(&game).expect("saved");
    check_too_long(archive.save(&NewGame::from(long.clone())), Limited::Record);
    check_too_long(archive.update(id, &long), Limited::Record);
    check_too_long(archive.keep_table("t", &long, "", 1), Limited::Record);
    check_too_long(
        archive.save(&NewGame { source: "長".repeat(MAX_SOURCE_CHARS + 1), ..game.clone() }),
        Limited::Source,
    );
    let seats = "s".repeat(MAX_SEATS_BYTES + 1);
    check_too_long(archive.keep_table("t", &game.record, &seats, 1), Limited::Seats);
    let table_id = "t".repeat(MAX_TABLE_ID_BYTES + 1);
    check_too_long(archive.keep_table(&table_id, &game.record, "", 1), Limited::TableId);
    check_too_long(archive.set_setting(&"k".repeat(MAX_SETTING_KEY_BYTES + 1), ""), Limited::SettingKey);
    check_too_long(archive.set_setting("k", &"v".repeat(MAX_SETTING_BYTES + 1)), Limited::Setting);
    let text = "虎".repeat(MAX_SEARCH_CHARS + 1);
    check_too_long(archive.count(&Filter { text, ..Filter::default() }), Limited::Search);
    let tags: Vec<Tag> = (0..=MAX_TAGS).map(|n| n.to_string().parse().expect("a tag")).collect();
    assert!(matches!(archive.set_tags(id, &tags), Err(ArchiveError::TooManyTags)));

    assert_eq!(archive.count(&Filter::default()).expect("counted"), 1);
    assert_eq!(archive.load(id).expect("a game").record, game.record);
    assert_eq!(archive.table("t").expect("read"), None);
    assert_eq!(archive.setting("k").expect("read"), None);
}

#[test]
fn as_many_words_as_may_be_are_searched_for_however_they_are_written() {
    let archive = memory();
    let search = |text: String| archive.count(&Filter { text, ..Filter::default() });
    assert_eq!(search("a ".repeat(MAX_SEARCH_CHARS / 2)).expect("counted"), 0);
    // A word of two moves is a beginning too.
    assert_eq!(search("f5d6 ".repeat(MAX_SEARCH_CHARS / 5)).expect("counted"), 0);
    // This character is compared as four words of eighteen characters.
    assert_eq!(search("\u{fdfa}".repeat(MAX_SEARCH_CHARS / 18)).expect("counted"), 0);
    for n in [MAX_SEARCH_CHARS / 18 + 1, MAX_SEARCH_CHARS] {
        let refused = search("\u{fdfa}".repeat(n));
        assert!(matches!(refused, Err(ArchiveError::TooLong { what: Limited::Search, .. })), "{refused:?}");
    }
}

#[test]
fn names_that_may_not_be_empty_are_refused() {
    let mut archive = memory();
    let kept = archive.keep_table("", &Record::default(), "", 1);
    assert!(matches!(kept, Err(ArchiveError::Empty { what: Limited::TableId })));
    assert!(matches!(archive.set_setting("", "1"), Err(ArchiveError::Empty { what: Limited::SettingKey })));
}

#[test]
fn a_list_shows_the_beginning_of_a_long_name_and_the_record_keeps_it() {
    let mut archive = memory();
    let mut game = record("f5");
    let name = "長".repeat(10_000);
    game.players.black = Some(name.clone());
    game.event = Some(name.clone());
    let id = save(&mut archive, game.clone());
    let saved = archive.load(id).expect("a game");
    assert_eq!(saved.record, game);
    let beginning: String = name.chars().take(MAX_FACT_CHARS).collect();
    assert_eq!(saved.summary.players.black.as_ref(), Some(&beginning));
    assert_eq!(saved.summary.event, Some(beginning));
    assert_eq!(archive.find_same(&game).expect("looked"), [id]);
}
