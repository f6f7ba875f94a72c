//! How large what is kept may be, for much of it comes from outside; and for how long it is.

/// The longest record that is saved, in bytes of its record file. A long game with a comment on every move has some
/// ten thousand.
///
/// ```
/// # use yosumi_archive::MAX_RECORD_BYTES;
/// assert!(MAX_RECORD_BYTES < yosumi_records::MAX_JSON_BYTES, "what is saved can be read");
/// ```
pub const MAX_RECORD_BYTES: usize = 4 << 20;

/// How many characters of a name or an event a [summary](crate::GameSummary) has; the record keeps them all.
///
/// ```
/// # use yosumi_archive::MAX_FACT_CHARS;
/// assert_eq!(MAX_FACT_CHARS, 200);
/// ```
pub const MAX_FACT_CHARS: usize = 200;

/// The longest text that says where a game comes from, in characters.
///
/// ```
/// # use yosumi_archive::MAX_SOURCE_CHARS;
/// assert_eq!(MAX_SOURCE_CHARS, 500);
/// ```
pub const MAX_SOURCE_CHARS: usize = 500;

/// The most tags of a game.
///
/// ```
/// # use yosumi_archive::MAX_TAGS;
/// assert_eq!(MAX_TAGS, 50);
/// ```
pub const MAX_TAGS: usize = 50;

/// The longest text to search for, in characters.
///
/// ```
/// # use yosumi_archive::MAX_SEARCH_CHARS;
/// assert_eq!(MAX_SEARCH_CHARS, 200);
/// ```
pub const MAX_SEARCH_CHARS: usize = 200;

/// The most games on a page of a list.
///
/// ```
/// # use yosumi_archive::MAX_PAGE;
/// assert_eq!(MAX_PAGE, 500);
/// ```
pub const MAX_PAGE: usize = 500;

/// For how many days a deleted game can be brought back: users are told so, and nobody is to
/// [purge](crate::Archive::purge) it sooner.
///
/// ```
/// # use yosumi_archive::N_DAYS_KEPT;
/// assert_eq!(N_DAYS_KEPT, 30);
/// ```
pub const N_DAYS_KEPT: u32 = 30;

/// The longest name of a table, in bytes.
///
/// ```
/// # use yosumi_archive::MAX_TABLE_ID_BYTES;
/// assert_eq!(MAX_TABLE_ID_BYTES, 100);
/// ```
pub const MAX_TABLE_ID_BYTES: usize = 100;

/// The longest text about those who sit at a table, in bytes.
///
/// ```
/// # use yosumi_archive::MAX_SEATS_BYTES;
/// assert_eq!(MAX_SEATS_BYTES, 64 << 10);
/// ```
pub const MAX_SEATS_BYTES: usize = 64 << 10;

/// The most games in progress that are kept; a new one takes the place of the one that was left alone longest.
///
/// ```
/// # use yosumi_archive::MAX_TABLES;
/// assert_eq!(MAX_TABLES, 1_000);
/// ```
pub const MAX_TABLES: usize = 1_000;

/// The longest key of a setting, in bytes.
///
/// ```
/// # use yosumi_archive::MAX_SETTING_KEY_BYTES;
/// assert_eq!(MAX_SETTING_KEY_BYTES, 100);
/// ```
pub const MAX_SETTING_KEY_BYTES: usize = 100;

/// The longest value of a setting, in bytes.
///
/// ```
/// # use yosumi_archive::MAX_SETTING_BYTES;
/// assert_eq!(MAX_SETTING_BYTES, 64 << 10);
/// ```
pub const MAX_SETTING_BYTES: usize = 64 << 10;

/// How many characters of a game's comments are searched.
pub(crate) const MAX_SEARCHED_CHARS: usize = 100_000;
