//! Tags.

use yosumi_archive::{MAX_TAG_CHARS, NewGame, ParseTagError, Tag};

use crate::support::{database, folder, memory, open, record, save, tags};

#[track_caller]
fn names(tags: &[Tag]) -> Vec<&str> {
    tags.iter().map(Tag::as_str).collect()
}

#[test]
fn a_game_has_the_tags_that_it_was_given_last_in_order_and_once() {
    let mut archive = memory();
    let id = save(&mut archive, record("f5"));
    for (given, expected) in [
        (&["虎", "Club", "club", " 虎 "][..], &["Club", "虎"][..]),
        (&["night", "Club"], &["Club", "night"]),
        (&[], &[]),
    ] {
        archive.set_tags(id, &tags(given)).expect("tagged");
        assert_eq!(names(&archive.summary(id).expect("a game").tags), expected);
    }
}

#[test]
fn a_tag_keeps_the_spelling_of_its_first_game() {
    let mut archive = memory();
    for name in ["Club", "CLUB", "ｃｌｕｂ"] {
        archive.save(&NewGame { tags: tags(&[name]), ..NewGame::from(record("f5")) }).expect("saved");
    }
    let found = archive.tags().expect("tags");
    assert_eq!(found.iter().map(|(tag, n_games)| (tag.as_str(), *n_games)).collect::<Vec<_>>(), [("Club", 3)]);
}

#[test]
fn tags_are_counted_and_forgotten_with_their_last_game() {
    let folder = folder();
    let mut archive = open(&folder);
    let first = archive.save(&NewGame { tags: tags(&["a", "b"]), ..NewGame::from(record("f5")) }).expect("saved");
    archive.save(&NewGame { tags: tags(&["b"]), ..NewGame::from(record("f5")) }).expect("saved");
    assert_eq!(archive.tags().expect("tags"), [("a".parse().expect("a tag"), 1), ("b".parse().expect("a tag"), 2)]);
    archive.set_tags(first, &[]).expect("tagged");
    assert_eq!(archive.tags().expect("tags"), [("b".parse().expect("a tag"), 1)]);
    let left: i64 = database(&folder).query_row("SELECT count(*) FROM tags", (), |row| row.get(0)).expect("a table");
    assert_eq!(left, 1);
}

#[test]
fn what_is_no_tag_is_refused_with_the_reason() {
    for (text, expected) in [
        ("", ParseTagError::Empty),
        (" \u{3000}", ParseTagError::Empty),
        (&"あ".repeat(MAX_TAG_CHARS + 1), ParseTagError::TooLong),
        (&"a".repeat(1_000_000), ParseTagError::TooLong),
        ("a\nb", ParseTagError::Control),
        ("a\tb", ParseTagError::Control),
        ("a\u{0}b", ParseTagError::Control),
    ] {
        assert_eq!(text.parse::<Tag>(), Err(expected), "{:?}", text.chars().take(5).collect::<String>());
    }
}

#[test]
fn a_tag_that_is_written_and_read_again_is_the_same() {
    for name in ["名人戦", "Club night", "か\u{3099}", "a,b;c", "100%", "'"] {
        let tag: Tag = name.parse().expect("a tag");
        assert_eq!(tag.to_string().parse::<Tag>(), Ok(tag));
    }
}
