//! Saving, changing, loading and deleting games.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension as _, ToSql, Transaction, params};
use yosumi_records::{Record, read_json};
use yosumi_rules::ByColor;

use crate::facts::{self, Facts};
use crate::row::{self, SUMMARY_COLUMNS};
use crate::{Archive, ArchiveError, GameId, GameSummary, Limited, MAX_SOURCE_CHARS, NewGame, SavedGame, tags};

impl Archive {
    /// Saves a game that was not saved before. When the method returns, it is on the disk.
    ///
    /// # Errors
    ///
    /// When it is [too large](crate::MAX_RECORD_BYTES), has [too many tags](crate::MAX_TAGS), or the file cannot be
    /// written to.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, NewGame};
    /// # use yosumi_records::Record;
    /// let mut archive = Archive::in_memory()?;
    /// let first = archive.save(&NewGame::from(Record::default()))?;
    /// let second = archive.save(&NewGame::from(Record::default()))?;
    /// assert!(second > first);
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn save(&mut self, game: &NewGame) -> Result<GameId, ArchiveError> {
        let transaction = self.writing()?;
        let id = insert(&transaction, game)?;
        transaction.commit()?;
        Ok(id)
    }

    /// Saves games, all or none; much faster than one after the other.
    ///
    /// # Errors
    ///
    /// As [`save`](Self::save) does.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, NewGame};
    /// # use yosumi_records::Record;
    /// let mut archive = Archive::in_memory()?;
    /// let games = [Record::default(), Record::default()].map(NewGame::from);
    /// assert_eq!(archive.save_all(&games)?.len(), 2);
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn save_all<'a>(&mut self, games: impl IntoIterator<Item = &'a NewGame>) -> Result<Vec<GameId>, ArchiveError> {
        let transaction = self.writing()?;
        let ids = games.into_iter().map(|game| insert(&transaction, game)).collect::<Result<_, _>>()?;
        transaction.commit()?;
        Ok(ids)
    }

    /// Puts a record in the place of a game's. Source and tags stay.
    ///
    /// # Errors
    ///
    /// [`ArchiveError::NoSuchGame`], and as [`save`](Self::save) does.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, NewGame};
    /// # use yosumi_records::{Record, read_text};
    /// let mut archive = Archive::in_memory()?;
    /// let id = archive.save(&NewGame::from(Record::default()))?;
    /// archive.update(id, &read_text("f5d6")?)?;
    /// assert_eq!(archive.summary(id)?.n_moves, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn update(&mut self, id: GameId, record: &Record) -> Result<(), ArchiveError> {
        let transaction = self.writing()?;
        replace(&transaction, id, record)?;
        Ok(transaction.commit()?)
    }

    /// Gives the players of a game other names, also in its record.
    ///
    /// # Errors
    ///
    /// As [`load`](Self::load) and [`update`](Self::update) do.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, NewGame};
    /// # use yosumi_records::Record;
    /// # use yosumi_rules::ByColor;
    /// let mut archive = Archive::in_memory()?;
    /// let id = archive.save(&NewGame::from(Record::default()))?;
    /// archive.rename(id, ByColor { black: Some(String::from("みどり")), white: None })?;
    /// assert_eq!(archive.load(id)?.record.players.black.as_deref(), Some("みどり"));
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn rename(&mut self, id: GameId, players: ByColor<Option<String>>) -> Result<(), ArchiveError> {
        let transaction = self.writing()?;
        let mut record = record(&transaction, id)?;
        record.players = players;
        replace(&transaction, id, &record)?;
        Ok(transaction.commit()?)
    }

    /// A game with its record.
    ///
    /// # Errors
    ///
    /// [`ArchiveError::NoSuchGame`], also where it is deleted; [`ArchiveError::Record`] where its record cannot be read.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, NewGame};
    /// # use yosumi_records::read_text;
    /// let mut archive = Archive::in_memory()?;
    /// let record = read_text("f5d6")?;
    /// let id = archive.save(&NewGame::from(record.clone()))?;
    /// assert_eq!(archive.load(id)?.record, record);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn load(&self, id: GameId) -> Result<SavedGame, ArchiveError> {
        // Both are of one moment.
        let transaction = self.connection.unchecked_transaction()?;
        Ok(SavedGame { summary: summary(&transaction, id)?, record: record(&transaction, id)? })
    }

    /// What lists show of a game.
    ///
    /// # Errors
    ///
    /// [`ArchiveError::NoSuchGame`], also where it is deleted.
    ///
    /// ```
    /// # use yosumi_archive::Archive;
    /// assert!(Archive::in_memory()?.summary("1".parse()?).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn summary(&self, id: GameId) -> Result<GameSummary, ArchiveError> {
        summary(&self.connection, id)
    }

    /// Deletes a game. Until it is [purged](Self::purge), for [`N_DAYS_KEPT`](crate::N_DAYS_KEPT) days, it can be
    /// [brought back](Self::restore).
    ///
    /// # Errors
    ///
    /// [`ArchiveError::NoSuchGame`], also where it is deleted already.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, NewGame};
    /// # use yosumi_records::Record;
    /// let mut archive = Archive::in_memory()?;
    /// let id = archive.save(&NewGame::from(Record::default()))?;
    /// archive.delete(id)?;
    /// assert!(archive.load(id).is_err());
    /// archive.restore(id)?;
    /// assert!(archive.load(id).is_ok());
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn delete(&mut self, id: GameId) -> Result<(), ArchiveError> {
        let deleted = self.connection.execute(
            "UPDATE games SET deleted = ?2 WHERE id = ?1 AND deleted IS NULL",
            params![u32::from(id), now()],
        )?;
        found(id, deleted)
    }

    /// Brings a deleted game back as it was.
    ///
    /// # Errors
    ///
    /// [`ArchiveError::NoSuchGame`] where no deleted game has this number: it is purged, or was never deleted.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, NewGame};
    /// # use yosumi_records::Record;
    /// let mut archive = Archive::in_memory()?;
    /// let id = archive.save(&NewGame::from(Record::default()))?;
    /// assert!(archive.restore(id).is_err());
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn restore(&mut self, id: GameId) -> Result<(), ArchiveError> {
        let restored = self
            .connection
            .execute("UPDATE games SET deleted = NULL WHERE id = ?1 AND deleted IS NOT NULL", params![u32::from(id)])?;
        found(id, restored)
    }

    /// Removes for good the games that were deleted before a time, and says how many they were.
    ///
    /// # Errors
    ///
    /// When the file cannot be written to.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, NewGame};
    /// # use yosumi_records::Record;
    /// let mut archive = Archive::in_memory()?;
    /// let id = archive.save(&NewGame::from(Record::default()))?;
    /// archive.delete(id)?;
    /// assert_eq!(archive.purge("2026-01-01T00:00:00Z".parse()?)?, 0);
    /// assert_eq!(archive.purge("9999-01-01T00:00:00Z".parse()?)?, 1);
    /// assert!(archive.restore(id).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn purge(&mut self, before: Timestamp) -> Result<usize, ArchiveError> {
        let transaction = self.writing()?;
        let n_purged = transaction.execute("DELETE FROM games WHERE deleted < ?1", [before.as_millisecond()])?;
        tags::forget_unused(&transaction)?;
        transaction.commit()?;
        Ok(n_purged)
    }

    /// The saved games that are the same as a record: the same main line, however the board is turned, the same names and
    /// the same day.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, NewGame};
    /// # use yosumi_records::read_text;
    /// let mut archive = Archive::in_memory()?;
    /// let id = archive.save(&NewGame::from(read_text("f5d6c3")?))?;
    /// assert_eq!(archive.find_same(&read_text("e6f4c3")?)?, [id]);
    /// assert_eq!(archive.find_same(&read_text("f5d6c4")?)?, []);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn find_same(&self, record: &Record) -> Result<Vec<GameId>, ArchiveError> {
        let names = record.players.as_ref().map(|name| name.as_deref().map(facts::beginning));
        let mut statement = self.connection.prepare_cached(
            "SELECT games.id FROM records JOIN games ON games.id = records.game \
             WHERE line = ?1 AND black IS ?2 AND white IS ?3 AND date IS ?4 AND deleted IS NULL ORDER BY games.id",
        )?;
        let date = record.date.map(|date| date.to_string());
        let values = params![facts::line(&record.game()), names.black, names.white, date];
        let ids = statement.query_map(values, |row| row::id(row, 0))?;
        Ok(ids.collect::<Result<_, _>>()?)
    }
}

/// The columns of `games` that a record gives, with the time, and the values for them.
const RECORD_COLUMNS: &str = "black, white, event, date, outcome, reason, score, n_moves, name_key, folded, changed";
const RECORD_VALUES: &str = "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11";

fn insert(transaction: &Transaction<'_>, game: &NewGame) -> Result<GameId, ArchiveError> {
    Limited::Source.check(game.source.chars().count(), MAX_SOURCE_CHARS)?;
    let facts = Facts::of(&game.record)?;
    let statement = format!("INSERT INTO games ({RECORD_COLUMNS}, created, source) VALUES ({RECORD_VALUES}, ?11, ?12)");
    write(transaction, &statement, &facts, &game.source)?;
    let number = transaction.last_insert_rowid();
    let id = GameId::try_from(number).map_err(|error| ArchiveError::Other(error.into()))?;
    let mut statement = transaction.prepare_cached("INSERT INTO records (game, record, line) VALUES (?1, ?2, ?3)")?;
    statement.execute(params![number, facts.record, facts.line])?;
    tags::add(transaction, id, &game.tags)?;
    Ok(id)
}

fn replace(transaction: &Transaction<'_>, id: GameId, record: &Record) -> Result<(), ArchiveError> {
    let facts = Facts::of(record)?;
    let statement =
        format!("UPDATE games SET ({RECORD_COLUMNS}) = ({RECORD_VALUES}) WHERE id = ?12 AND deleted IS NULL");
    found(id, write(transaction, &statement, &facts, &u32::from(id))?)?;
    transaction.execute(
        "UPDATE records SET record = ?2, line = ?3 WHERE game = ?1",
        params![u32::from(id), facts.record, facts.line],
    )?;
    Ok(())
}

/// Does a statement with [`RECORD_VALUES`] and one value more, and gives the number of its rows.
fn write(
    transaction: &Transaction<'_>,
    statement: &str,
    facts: &Facts,
    last: &dyn ToSql,
) -> Result<usize, ArchiveError> {
    let n_rows = transaction.prepare_cached(statement)?.execute(params![
        facts.names.black,
        facts.names.white,
        facts.event,
        facts.date,
        facts.outcome,
        facts.reason,
        facts.score,
        facts.n_moves as i64,
        facts.name_key,
        facts.folded,
        now(),
        last,
    ])?;
    Ok(n_rows)
}

fn summary(connection: &Connection, id: GameId) -> Result<GameSummary, ArchiveError> {
    let statement = format!("SELECT {SUMMARY_COLUMNS} FROM games WHERE id = ?1 AND deleted IS NULL");
    let summary = connection.prepare_cached(&statement)?.query_row([u32::from(id)], row::summary).optional()?;
    summary.ok_or(ArchiveError::NoSuchGame { id })
}

fn record(connection: &Connection, id: GameId) -> Result<Record, ArchiveError> {
    let mut statement = connection.prepare_cached(
        "SELECT record FROM records JOIN games ON games.id = records.game WHERE games.id = ?1 AND deleted IS NULL",
    )?;
    let text: Option<String> = statement.query_row([u32::from(id)], |row| row.get(0)).optional()?;
    read_json(&text.ok_or(ArchiveError::NoSuchGame { id })?).map_err(|cause| ArchiveError::Record { id, cause })
}

/// That a statement about a game met one.
pub(crate) const fn found(id: GameId, n_rows: usize) -> Result<(), ArchiveError> {
    if n_rows == 0 { Err(ArchiveError::NoSuchGame { id }) } else { Ok(()) }
}

/// The time in the form of the database.
pub(crate) fn now() -> i64 {
    Timestamp::now().as_millisecond()
}
