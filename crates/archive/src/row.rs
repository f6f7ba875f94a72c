//! From rows of the database to what callers get.

use std::str::FromStr;

use jiff::Timestamp;
use rusqlite::Row;
use rusqlite::types::Type;
use yosumi_records::GameResult;
use yosumi_rules::ByColor;

use crate::facts::{outcome_of, reason_of};
use crate::{GameId, GameSummary, Tag};

/// What [`summary`] reads, of the table `games`. Tags have no line breaks in them.
pub(crate) const SUMMARY_COLUMNS: &str = "games.id, black, white, event, date, outcome, reason, score, n_moves, source, \
     created, changed, deleted, (SELECT group_concat(tags.name, char(10) ORDER BY tags.folded) FROM game_tags \
     JOIN tags ON tags.id = game_tags.tag WHERE game_tags.game = games.id)";

pub(crate) fn summary(row: &Row<'_>) -> rusqlite::Result<GameSummary> {
    let outcome = row.get::<_, Option<String>>(5)?.map(|name| outcome_of(&name).ok_or_else(|| no_value(5)));
    let reason = row.get::<_, Option<String>>(6)?.map(|name| reason_of(&name).ok_or_else(|| no_value(6)));
    let result = outcome.transpose()?.zip(reason.transpose()?);
    let tags: Option<String> = row.get(13)?;
    Ok(GameSummary {
        id: id(row, 0)?,
        players: ByColor { black: row.get(1)?, white: row.get(2)? },
        event: row.get(3)?,
        date: row.get::<_, Option<String>>(4)?.map(|date| parsed(&date, 4)).transpose()?,
        result: result.map(|(outcome, reason)| GameResult { outcome, reason }),
        score: row.get(7)?,
        n_moves: row.get::<_, u32>(8)? as usize,
        tags: tags
            .iter()
            .flat_map(|tags| tags.split('\n'))
            .map(|tag| parsed::<Tag>(tag, 13))
            .collect::<Result<_, _>>()?,
        source: row.get(9)?,
        created: time(row, 10)?,
        changed: time(row, 11)?,
        deleted: row.get::<_, Option<i64>>(12)?.map(|_| time(row, 12)).transpose()?,
    })
}

pub(crate) fn id(row: &Row<'_>, column: usize) -> rusqlite::Result<GameId> {
    let number: i64 = row.get(column)?;
    number.try_into().map_err(|_| no_value(column))
}

pub(crate) fn time(row: &Row<'_>, column: usize) -> rusqlite::Result<Timestamp> {
    Timestamp::from_millisecond(row.get(column)?).map_err(|_| no_value(column))
}

pub(crate) fn tag(row: &Row<'_>, column: usize) -> rusqlite::Result<Tag> {
    parsed(&row.get::<_, String>(column)?, column)
}

fn parsed<T: FromStr>(text: &str, column: usize) -> rusqlite::Result<T> {
    text.parse().map_err(|_| no_value(column))
}

/// A column holds what no archive writes there.
fn no_value(column: usize) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, "no value of this column".into())
}
