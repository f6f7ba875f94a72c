//! Games in progress, kept so that a program that was killed goes on with them.

use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, params};
use yosumi_records::{Record, read_json};

use crate::games::now;
use crate::{Archive, ArchiveError, Limited, MAX_SEATS_BYTES, MAX_TABLE_ID_BYTES, MAX_TABLES, facts, row};

/// A game in progress.
///
/// ```
/// use yosumi_archive::Archive;
/// use yosumi_records::read_text;
///
/// let mut archive = Archive::in_memory()?;
/// archive.keep_table("tab-1", &read_text("f5d6")?, r#"{"black": "human"}"#, 3)?;
/// let table = archive.table("tab-1")?.expect("kept");
/// assert_eq!((table.record.n_moves(), table.revision), (2, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct TableGame {
    /// The game so far.
    pub record: Record,
    /// Who plays, in a form of the caller's.
    pub seats: String,
    /// The number that the caller gave this state of it.
    pub revision: u32,
    /// When it was kept.
    pub changed: Timestamp,
}

impl Archive {
    /// Keeps a game in progress under a name of the caller's, and says whether it did: a state that comes later than a newer
    /// one, or twice, changes nothing.
    ///
    /// Of more than [`MAX_TABLES`] games the one that was left alone longest gives way.
    ///
    /// # Errors
    ///
    /// When the name is empty, something is too long, or the file cannot be written to.
    ///
    /// ```
    /// # use yosumi_archive::Archive;
    /// # use yosumi_records::Record;
    /// let mut archive = Archive::in_memory()?;
    /// assert!(archive.keep_table("tab-1", &Record::default(), "{}", 7)?);
    /// assert!(!archive.keep_table("tab-1", &Record::default(), "{}", 6)?);
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn keep_table(&mut self, id: &str, record: &Record, seats: &str, revision: u32) -> Result<bool, ArchiveError> {
        if id.is_empty() {
            return Err(ArchiveError::Empty { what: Limited::TableId });
        }
        Limited::TableId.check(id.len(), MAX_TABLE_ID_BYTES)?;
        Limited::Seats.check(seats.len(), MAX_SEATS_BYTES)?;
        let record = facts::text(record)?;
        let transaction = self.writing()?;
        let n_kept = transaction
            .prepare_cached(
                "INSERT INTO tables (id, record, seats, revision, changed) VALUES (?1, ?2, ?3, ?4, ?5) \
                 ON CONFLICT (id) DO UPDATE SET record = ?2, seats = ?3, revision = ?4, changed = ?5 \
                 WHERE revision < ?4",
            )?
            .execute(params![id, record, seats, revision, now()])?;
        transaction.prepare_cached(OVER_NUMBER)?.execute([MAX_TABLES as i64])?;
        transaction.commit()?;
        Ok(n_kept > 0)
    }

    /// A game in progress, if one is kept under this name.
    ///
    /// # Errors
    ///
    /// [`ArchiveError::TableRecord`] where its record cannot be read; when the file cannot be read.
    ///
    /// ```
    /// # use yosumi_archive::Archive;
    /// assert_eq!(Archive::in_memory()?.table("nobody's")?, None);
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn table(&self, id: &str) -> Result<Option<TableGame>, ArchiveError> {
        let mut statement =
            self.connection.prepare_cached("SELECT record, seats, revision, changed FROM tables WHERE id = ?1")?;
        let table = statement
            .query_row([id], |row| Ok((row.get::<_, String>(0)?, row.get(1)?, row.get(2)?, row::time(row, 3)?)));
        let Some((text, seats, revision, changed)) = table.optional()? else { return Ok(None) };
        let record = read_json(&text).map_err(|cause| ArchiveError::TableRecord { cause })?;
        Ok(Some(TableGame { record, seats, revision, changed }))
    }

    /// Forgets the games in progress that were kept before a time, and says how many they were.
    ///
    /// # Errors
    ///
    /// When the file cannot be written to.
    ///
    /// ```
    /// # use yosumi_archive::Archive;
    /// # use yosumi_records::Record;
    /// let mut archive = Archive::in_memory()?;
    /// archive.keep_table("tab-1", &Record::default(), "{}", 0)?;
    /// assert_eq!(archive.prune_tables("2026-01-01T00:00:00Z".parse()?)?, 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn prune_tables(&mut self, before: Timestamp) -> Result<usize, ArchiveError> {
        Ok(self.connection.execute("DELETE FROM tables WHERE changed < ?1", [before.as_millisecond()])?)
    }
}

/// All but the newest.
const OVER_NUMBER: &str = "DELETE FROM tables WHERE rowid IN \
     (SELECT rowid FROM tables ORDER BY changed DESC, rowid DESC LIMIT -1 OFFSET ?1)";
