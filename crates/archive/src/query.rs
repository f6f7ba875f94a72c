//! Lists of games.

use rusqlite::params_from_iter;
use rusqlite::types::Value;
use yosumi_rules::Game;

use crate::facts::line;
use crate::folded::folded;
use crate::row::{self, SUMMARY_COLUMNS};
use crate::{Archive, ArchiveError, GameSummary, Limited, MAX_PAGE, MAX_SEARCH_CHARS, Tag};

/// Which page of which list is wanted; by default the first hundred of all games, the newest first.
///
/// ```
/// use yosumi_archive::{Archive, Order, Query};
///
/// let query = Query { order: Order::Played, offset: 20, limit: 20, ..Query::default() };
/// assert!(Archive::in_memory()?.list(&query)?.is_empty());
/// # Ok::<(), yosumi_archive::ArchiveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// Which games are in the list.
    pub filter: Filter,
    /// In which order.
    pub order: Order,
    /// How many of them come before the page.
    pub offset: usize,
    /// How many are on the page; more than [`MAX_PAGE`] never are.
    pub limit: usize,
}

impl Default for Query {
    fn default() -> Self {
        Self { filter: Filter::default(), order: Order::default(), offset: 0, limit: 100 }
    }
}

/// Which games are in a list; by default all that are not deleted.
///
/// ```
/// use yosumi_archive::{Archive, Filter};
///
/// let of_ann = Filter { text: String::from("Ann"), ..Filter::default() };
/// assert_eq!(Archive::in_memory()?.count(&of_ann)?, 0);
/// # Ok::<(), yosumi_archive::ArchiveError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Those that have all of these words, or parts of words, in names, event, date, comments or tags. Capitals, width, and
    /// whether they are in hiragana or katakana make no difference; no character stands for others. Moves that can be played,
    /// such as `f5d6`, also find the games from the usual start whose main line begins with them, however the board is turned.
    pub text: String,
    /// Those with this tag.
    pub tag: Option<Tag>,
    /// The deleted ones, in place of the others.
    pub is_deleted: bool,
}

/// The order of a list. What is equal in it is ordered by number.
///
/// ```
/// use yosumi_archive::Order;
///
/// assert_eq!(Order::default(), Order::Newest);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// What was saved last comes first.
    #[default]
    Newest,
    /// What was played last comes first, games without a date last.
    Played,
    /// By the names of the players, Black's before White's; games without names come last.
    Name,
}

impl Order {
    const fn columns(self) -> &'static str {
        match self {
            Self::Newest => "games.id DESC",
            // Nothing is less than any date.
            Self::Played => "date DESC, games.id DESC",
            Self::Name => "name_key IS NULL, name_key, games.id",
        }
    }
}

impl Archive {
    /// A page of a list of games.
    ///
    /// # Errors
    ///
    /// [`ArchiveError::TooLong`] for a text to search for of more than [`MAX_SEARCH_CHARS`] characters, as it is written or
    /// in the form that is compared; when the file cannot be read.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, Query};
    /// assert_eq!(Archive::in_memory()?.list(&Query::default())?, []);
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn list(&self, query: &Query) -> Result<Vec<GameSummary>, ArchiveError> {
        let mut condition = Condition::of(&query.filter)?;
        let (order, holds) = (query.order.columns(), &condition.sql);
        // What a page shows is looked up for the page alone.
        let statement = format!(
            "SELECT {SUMMARY_COLUMNS} FROM games WHERE id IN \
             (SELECT id FROM games WHERE {holds} ORDER BY {order} LIMIT ? OFFSET ?) ORDER BY {order}"
        );
        let count = |n: usize| Value::from(i64::try_from(n).unwrap_or(i64::MAX));
        condition.values.extend([count(query.limit.min(MAX_PAGE)), count(query.offset)]);
        let mut statement = self.connection.prepare_cached(&statement)?;
        let games = statement.query_map(params_from_iter(condition.values), row::summary)?;
        Ok(games.collect::<Result<_, _>>()?)
    }

    /// How many games a list has on all its pages.
    ///
    /// # Errors
    ///
    /// As [`list`](Self::list) does.
    ///
    /// ```
    /// # use yosumi_archive::{Archive, Filter, NewGame};
    /// # use yosumi_records::Record;
    /// let mut archive = Archive::in_memory()?;
    /// archive.save(&NewGame::from(Record::default()))?;
    /// assert_eq!(archive.count(&Filter::default())?, 1);
    /// # Ok::<(), yosumi_archive::ArchiveError>(())
    /// ```
    pub fn count(&self, filter: &Filter) -> Result<usize, ArchiveError> {
        let condition = Condition::of(filter)?;
        let statement = format!("SELECT count(*) FROM games WHERE {}", condition.sql);
        let mut statement = self.connection.prepare_cached(&statement)?;
        Ok(statement.query_row(params_from_iter(condition.values), |row| row.get::<_, u32>(0))? as usize)
    }
}

/// Of a beginning and all that goes on from it: no square's name comes after `h`.
const BEGINS: &str = "games.id IN (SELECT game FROM records, (SELECT ? AS beginning) \
     WHERE line >= beginning AND line < beginning || 'i')";

/// What holds for the games of a list, as SQL with a `?` for each value.
struct Condition {
    sql: String,
    values: Vec<Value>,
}

impl Condition {
    fn of(filter: &Filter) -> Result<Self, ArchiveError> {
        // No more is looked at than tells that it is too long.
        Limited::Search.check(filter.text.chars().take(MAX_SEARCH_CHARS + 1).count(), MAX_SEARCH_CHARS)?;
        let text = folded(&filter.text);
        // Some characters are whole sentences in the form that is compared, and a statement takes only so many words.
        Limited::Search.check(text.chars().count(), MAX_SEARCH_CHARS)?;
        let deleted = if filter.is_deleted { "deleted IS NOT NULL" } else { "deleted IS NULL" };
        let mut condition = Self { sql: String::from(deleted), values: Vec::new() };
        if let Some(tag) = &filter.tag {
            condition.and(
                "games.id IN (SELECT game FROM game_tags JOIN tags ON tags.id = tag WHERE tags.folded = ?)",
                [tag.folded()],
            );
        }
        for word in text.split_whitespace() {
            let has_word = "instr(games.folded, ?) OR games.id IN \
                 (SELECT game FROM game_tags JOIN tags ON tags.id = tag WHERE instr(tags.folded, ?))";
            match word.parse::<Game>() {
                // Nearly every game has any one square.
                Ok(game) if game.n_played() > 1 => {
                    condition.and(&format!("({has_word} OR {BEGINS})"), [word, word, &line(&game)]);
                }
                _ => condition.and(&format!("({has_word})"), [word, word]),
            }
        }
        Ok(condition)
    }

    fn and<const N: usize>(&mut self, sql: &str, values: [&str; N]) {
        self.sql += " AND ";
        self.sql += sql;
        self.values.extend(values.map(|value| Value::from(value.to_owned())));
    }
}
