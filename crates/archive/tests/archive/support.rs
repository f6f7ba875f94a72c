//! Archives, games and tags for the tests.

use rusqlite::Connection;
use tempfile::TempDir;
use yosumi_archive::{Archive, FILE_NAME, GameId, MAX_PAGE, NewGame, Query, SavedGame, Tag};
use yosumi_records::{Record, read_text};

/// A game that ends after nine moves, 13–0.
pub(crate) const SHORTEST: &str = "e6f4e3f6g5d6e7f5c5";

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[track_caller]
pub(crate) fn memory() -> Archive {
    Archive::in_memory().expect("an archive")
}

#[track_caller]
pub(crate) fn open(folder: &TempDir) -> Archive {
    Archive::open(folder.path()).expect("an archive")
}

/// The database itself, behind the back of the archive.
#[track_caller]
pub(crate) fn database(folder: &TempDir) -> Connection {
    Connection::open(folder.path().join(FILE_NAME)).expect("a database")
}

#[track_caller]
pub(crate) fn record(moves: &str) -> Record {
    read_text(moves).expect("a game")
}

/// A record with names, where they are not empty, and a date.
#[track_caller]
pub(crate) fn played(moves: &str, [black, white]: [&str; 2], date: &str) -> Record {
    let mut record = record(moves);
    let name = |name: &str| (!name.is_empty()).then(|| name.to_owned());
    (record.players.black, record.players.white) = (name(black), name(white));
    record.date = (!date.is_empty()).then(|| date.parse().expect("a date"));
    record
}

#[track_caller]
pub(crate) fn save(archive: &mut Archive, record: Record) -> GameId {
    archive.save(&NewGame::from(record)).expect("saved")
}

#[track_caller]
pub(crate) fn tags(names: &[&str]) -> Vec<Tag> {
    names.iter().map(|name| name.parse().expect("a tag")).collect()
}

/// The numbers of the games of a list.
#[track_caller]
pub(crate) fn listed(archive: &Archive, query: &Query) -> Vec<GameId> {
    archive.list(query).expect("a list").iter().map(|game| game.id).collect()
}

/// All games with their records, each page of the list after the one before.
#[track_caller]
pub(crate) fn loaded(archive: &Archive) -> Vec<SavedGame> {
    let page = |n: usize| listed(archive, &Query { offset: n * MAX_PAGE, limit: MAX_PAGE, ..Query::default() });
    let ids = (0..).map(page).take_while(|page| !page.is_empty()).flatten();
    ids.map(|id| archive.load(id).expect("a whole game")).collect()
}
