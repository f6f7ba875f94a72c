//! Saving, changing, loading and deleting.

use jiff::Timestamp;
use yosumi_archive::{ArchiveError, Filter, NewGame, Query};
use yosumi_records::{GameResult, Note, Reason, Value};
use yosumi_rules::{ByColor, Color, Outcome, Square};

use crate::support::{SHORTEST, database, folder, listed, memory, open, played, record, save, tags};

const FAR: &str = "9999-01-01T00:00:00Z";

#[test]
fn all_that_a_record_says_comes_back() {
    let mut record = played("f5d6c3d3c4", ["みどり", "Ann \"the fox\""], "2026-11-29");
    record.event = Some(String::from("第1回 名人戦"));
    record.result = Some(GameResult { outcome: Outcome::Win(Color::White), reason: Reason::Time });
    let root = record.root();
    let f5 = record.child(root, Square::F5).expect("the first move");
    let variation = record.add(f5, Square::F6).expect("legal");
    *record.note_mut(variation) = Note { comment: String::from("斜め取り"), value: Value::new(-1.5, false) };
    record.note_mut(root).comment.push_str("日曜日");

    let folder = folder();
    let source = String::from("定石/final 1.json");
    let game = NewGame { record: record.clone(), source, tags: tags(&["名人戦", "Club"]) };
    let id = open(&folder).save(&game).expect("saved");
    let saved = open(&folder).load(id).expect("a game");
    assert_eq!(saved.record, record);
    assert_eq!(saved.summary.players, record.players);
    assert_eq!((saved.summary.event, saved.summary.date), (record.event, record.date));
    assert_eq!((saved.summary.result, saved.summary.score), (record.result, None));
    assert_eq!((saved.summary.n_moves, saved.summary.source), (5, game.source));
    assert_eq!(saved.summary.tags, tags(&["Club", "名人戦"]));
    assert_eq!(saved.summary.created, saved.summary.changed);
    assert_eq!(saved.summary.deleted, None);
}

#[test]
fn the_result_is_what_the_record_says_or_else_what_the_board_shows() {
    let mut archive = memory();
    let on_the_board = save(&mut archive, record(SHORTEST));
    let summary = archive.summary(on_the_board).expect("a game");
    assert_eq!(summary.result, Some(GameResult { outcome: Outcome::Win(Color::Black), reason: Reason::Score }));
    assert_eq!(summary.score, Some(64));

    let mut unfinished = record("f5d6");
    let nobody_said = save(&mut archive, unfinished.clone());
    unfinished.result = Some(GameResult { outcome: Outcome::Draw, reason: Reason::Decision });
    let decided = save(&mut archive, unfinished.clone());
    assert_eq!(archive.summary(nobody_said).expect("a game").result, None);
    let summary = archive.summary(decided).expect("a game");
    assert_eq!((summary.result, summary.score), (unfinished.result, None));
}

#[test]
fn an_update_replaces_the_record_and_all_that_follows_from_it() {
    let mut archive = memory();
    let game = NewGame { source: String::from("typed"), tags: tags(&["虎"]), ..NewGame::from(record("f5d6")) };
    let id = archive.save(&game).expect("saved");
    let before = archive.summary(id).expect("a game");
    let changed = played(SHORTEST, ["Ann", "Ben"], "1977");
    archive.update(id, &changed).expect("updated");

    let saved = archive.load(id).expect("a game");
    assert_eq!(saved.record, changed);
    assert_eq!((saved.summary.n_moves, saved.summary.score), (9, Some(64)));
    assert_eq!((saved.summary.source.as_str(), saved.summary.tags), ("typed", tags(&["虎"])));
    assert_eq!(saved.summary.created, before.created);
    assert!(saved.summary.changed >= before.changed);
    assert_eq!(archive.find_same(&changed).expect("looked"), [id]);
    assert_eq!(archive.find_same(&game.record).expect("looked"), []);
    let search = |text: &str| Filter { text: text.to_owned(), ..Filter::default() };
    assert_eq!(archive.count(&search("ann")).expect("counted"), 1);
}

#[test]
fn a_renamed_game_has_its_names_in_the_record_and_in_the_list() {
    let mut archive = memory();
    let id = save(&mut archive, played("f5d6", ["Ann", ""], ""));
    let players = ByColor { black: None, white: Some(String::from("田中")) };
    archive.rename(id, players.clone()).expect("renamed");
    let saved = archive.load(id).expect("a game");
    assert_eq!((&saved.record.players, &saved.summary.players), (&players, &players));
    assert_eq!(saved.record.game().to_string(), "f5d6");
}

#[test]
fn a_deleted_game_is_gone_from_everything_and_comes_back_as_it_was() {
    let mut archive = memory();
    let id = archive.save(&NewGame { tags: tags(&["虎"]), ..NewGame::from(record("f5d6")) }).expect("saved");
    let other = save(&mut archive, record("f5f6"));
    let before = archive.load(id).expect("a game");
    archive.delete(id).expect("deleted");

    assert_eq!(listed(&archive, &Query::default()), [other]);
    assert_eq!(archive.find_same(&before.record).expect("looked"), []);
    assert_eq!(archive.tags().expect("tags"), []);
    assert_eq!(archive.count(&Filter::default()).expect("counted"), 1);
    let gone = [
        archive.load(id).map(drop),
        archive.summary(id).map(drop),
        archive.update(id, &before.record),
        archive.rename(id, ByColor::default()),
        archive.set_tags(id, &[]),
        archive.delete(id),
    ];
    assert!(gone.iter().all(|gone| matches!(gone, Err(ArchiveError::NoSuchGame { id: it }) if *it == id)), "{gone:?}");

    let deleted = Query { filter: Filter { is_deleted: true, ..Filter::default() }, ..Query::default() };
    let list = archive.list(&deleted).expect("a list");
    assert_eq!(list.iter().map(|game| (game.id, game.deleted.is_some())).collect::<Vec<_>>(), [(id, true)]);

    archive.restore(id).expect("restored");
    assert_eq!(archive.load(id).expect("a game"), before);
}

#[test]
fn only_what_was_deleted_before_the_time_is_purged_and_its_number_is_not_used_again() {
    let folder = folder();
    let mut archive = open(&folder);
    let [kept, deleted] = ["f5d6", "f5f6"].map(|moves| save(&mut archive, record(moves)));
    archive.set_tags(deleted, &tags(&["虎"])).expect("tagged");
    archive.delete(deleted).expect("deleted");
    assert_eq!(archive.purge(Timestamp::UNIX_EPOCH).expect("purged"), 0);
    assert_eq!(archive.purge(FAR.parse().expect("a time")).expect("purged"), 1);
    assert!(archive.restore(deleted).is_err());
    assert_eq!(listed(&archive, &Query::default()), [kept]);
    let next = save(&mut archive, record("f5f4"));
    assert!(next > deleted);
    for (table, expected) in [("records", 2), ("game_tags", 0), ("tags", 0)] {
        let left: i64 = database(&folder)
            .query_row(&format!("SELECT count(*) FROM {table}"), (), |row| row.get(0))
            .expect("a table");
        assert_eq!(left, expected, "{table}");
    }
}

#[test]
fn games_are_saved_together_or_not_at_all() {
    let mut archive = memory();
    let good = NewGame::from(record("f5d6"));
    let bad = NewGame { source: "x".repeat(501), ..good.clone() };
    assert!(archive.save_all([&good, &bad]).is_err());
    assert_eq!(archive.count(&Filter::default()).expect("counted"), 0);
    let ids = archive.save_all([&good, &good]).expect("saved");
    assert_eq!(ids.len(), 2);
    assert!(ids.is_sorted());
}

#[test]
fn the_same_game_is_found_however_the_board_is_turned() {
    let mut archive = memory();
    let tiger = played("f5d6c3d3c4", ["Ann", "Ben"], "2026-11-29");
    let id = save(&mut archive, tiger.clone());
    for moves in ["f5d6c3d3c4", "e6f4c3c4d3", "c4e3f6e6f5", "d3c5f6f5e6"] {
        let turned = played(moves, ["Ann", "Ben"], "2026-11-29");
        assert_eq!(archive.find_same(&turned).expect("looked"), [id], "{moves}");
    }
    for other in [
        played("f5d6c3d3", ["Ann", "Ben"], "2026-11-29"),
        played("f5d6c3d3c4", ["Ben", "Ann"], "2026-11-29"),
        played("f5d6c3d3c4", ["Ann", ""], "2026-11-29"),
        played("f5d6c3d3c4", ["Ann", "Ben"], "2026-11"),
        played("f5d6c3d3c4", ["Ann", "Ben"], ""),
    ] {
        assert_eq!(archive.find_same(&other).expect("looked"), [], "{other:?}");
    }
    // Comments and variations do not make another game of it.
    let mut commented = tiger;
    let root = commented.root();
    commented.note_mut(root).comment.push_str("looked at again");
    commented.add(root, Square::C4).expect("legal");
    assert_eq!(archive.find_same(&commented).expect("looked"), [id]);
}

#[test]
fn games_from_other_starts_are_told_apart() {
    let mut archive = memory();
    let board = "---------------------------OX------XXX-------------------------- O";
    let mirrored = "-------------------XX------OX------OX---------------------------";
    let set_up = save(&mut archive, record(&format!("{board}\nd6")));
    assert_eq!(archive.find_same(&record(&format!("{board}\nd6"))).expect("looked"), [set_up]);
    assert_eq!(archive.find_same(&record(&format!("{board}\nf4"))).expect("looked"), []);
    assert_eq!(archive.find_same(&record(&format!("{mirrored} X"))).expect("looked"), []);
    assert_eq!(archive.find_same(&record("f5d6")).expect("looked"), []);
}

#[test]
fn a_record_that_cannot_be_read_does_not_hide_the_others() {
    let folder = folder();
    let mut archive = open(&folder);
    let [first, second, third] = ["f5d6", "f5f6", "f5f4"].map(|moves| save(&mut archive, record(moves)));
    let newer = r#"{"format": "yosumi-record", "version": 99}"#;
    let changed =
        database(&folder).execute("UPDATE records SET record = ?2 WHERE game = ?1", (u32::from(second), newer));
    assert_eq!(changed, Ok(1));
    let error = archive.load(second).expect_err("no record").to_string();
    assert!(error.starts_with("the record of game 2 cannot be read: "), "{error}");
    assert!([first, third].iter().all(|&id| archive.load(id).is_ok()));
    assert_eq!(listed(&archive, &Query::default()), [third, second, first]);
}
