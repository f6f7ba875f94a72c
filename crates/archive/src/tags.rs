//! The tags of games.

use rusqlite::{Transaction, params};

use crate::games::{found, now};
use crate::{Archive, ArchiveError, GameId, MAX_TAGS, Tag, row};

impl Archive {
    /// Marks a game with these tags and no others.
    ///
    /// # Errors
    ///
    /// [`ArchiveError::NoSuchGame`]; [`ArchiveError::TooManyTags`]; when the file cannot be written to.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, NewGame, Tag};
    /// # use yosumi_records::Record;
    /// let mut archive = Archive::in_memory()?;
    /// let id = archive.save(&NewGame::from(Record::default()))?;
    /// archive.set_tags(id, &["練習".parse()?, "虎".parse()?])?;
    /// archive.set_tags(id, &["虎".parse()?])?;
    /// assert_eq!(archive.summary(id)?.tags, ["虎".parse::<Tag>()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_tags(&mut self, id: GameId, tags: &[Tag]) -> Result<(), ArchiveError> {
        let transaction = self.writing()?;
        let changed = transaction.execute(
            "UPDATE games SET changed = ?2 WHERE id = ?1 AND deleted IS NULL",
            params![u32::from(id), now()],
        )?;
        found(id, changed)?;
        transaction.execute("DELETE FROM game_tags WHERE game = ?1", [u32::from(id)])?;
        add(&transaction, id, tags)?;
        forget_unused(&transaction)?;
        Ok(transaction.commit()?)
    }

    /// The tags there are, each with the number of games that it marks, in the order of their names.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, NewGame};
    /// # use yosumi_records::Record;
    /// let mut archive = Archive::in_memory()?;
    /// archive.save(&NewGame { tags: vec!["虎".parse()?], ..NewGame::from(Record::default()) })?;
    /// assert_eq!(archive.tags()?, [("虎".parse()?, 1)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tags(&self) -> Result<Vec<(Tag, usize)>, ArchiveError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT name, count(*) FROM tags JOIN game_tags ON game_tags.tag = tags.id \
             JOIN games ON games.id = game_tags.game WHERE deleted IS NULL GROUP BY tags.id ORDER BY tags.folded",
        )?;
        let tags = statement.query_map((), |row| Ok((row::tag(row, 0)?, row.get::<_, u32>(1)? as usize)))?;
        Ok(tags.collect::<Result<_, _>>()?)
    }
}

/// Marks a game with tags. One that there is already keeps its spelling.
pub(crate) fn add(transaction: &Transaction<'_>, id: GameId, tags: &[Tag]) -> Result<(), ArchiveError> {
    if tags.len() > MAX_TAGS {
        return Err(ArchiveError::TooManyTags);
    }
    for tag in tags {
        let mut known = transaction.prepare_cached("INSERT OR IGNORE INTO tags (name, folded) VALUES (?1, ?2)")?;
        known.execute(params![tag.as_str(), tag.folded()])?;
        let mut marked = transaction.prepare_cached(
            "INSERT OR IGNORE INTO game_tags (game, tag) SELECT ?1, tags.id FROM tags WHERE folded = ?2",
        )?;
        marked.execute(params![u32::from(id), tag.folded()])?;
    }
    Ok(())
}

/// Takes away tags that mark no game any more, not even a deleted one.
pub(crate) fn forget_unused(transaction: &Transaction<'_>) -> Result<(), ArchiveError> {
    transaction.execute("DELETE FROM tags WHERE id NOT IN (SELECT tag FROM game_tags)", ())?;
    Ok(())
}
