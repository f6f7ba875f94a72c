//! What is said of saved games and of the archive that they are in.

use yosumi_archive::{ArchiveError, Limited, MAX_TAGS, OpenFailure};
use yosumi_records::MAX_MOVES;
use yosumi_rules::{Color, Outcome};

use crate::Text;
use crate::catalog::args;

/// Something that is known of a saved game: a column of their list, a line where one is shown.
///
/// ```
/// use yosumi_text::{SavedFact, Language, SquareNames, Text};
///
/// let text = Text::new(Language::Japanese, SquareNames::Letters);
/// assert_eq!(text.saved_fact(SavedFact::Date), "日付");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavedFact {
    /// The number of the game.
    Number,
    /// The day.
    Date,
    /// Who played black.
    Black,
    /// Who played white.
    White,
    /// The result.
    Result,
    /// The number of moves.
    Moves,
    /// The event.
    Event,
    /// The tags.
    Tags,
    /// Where it comes from.
    Source,
}

impl Text {
    /// Why an archive does not do what it is asked. `path` is the file that it is about: that of the archive, or the one of a
    /// game that was to be saved.
    ///
    /// ```
    /// # use yosumi_archive::ArchiveError;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.archive_error("archive.sqlite3", &ArchiveError::DiskFull);
    /// assert_eq!(told, "Cannot use archive.sqlite3: there is no room left on the disk.");
    /// let told = text.archive_error("archive.sqlite3", &ArchiveError::NoSuchGame { id: "7".parse()? });
    /// assert_eq!(told, "There is no saved game 7.");
    /// # Ok::<(), yosumi_archive::ParseGameIdError>(())
    /// ```
    #[must_use]
    pub fn archive_error(&self, path: &str, error: &ArchiveError) -> String {
        let cause = match error {
            ArchiveError::NoSuchGame { id } => return self.say("no-such-game", &args! { "number" => u32::from(*id) }),
            ArchiveError::Record { id, cause } => {
                let cause = self.json_error(cause);
                return self.say("saved-unreadable", &args! { "number" => u32::from(*id), "cause" => cause });
            }
            ArchiveError::Open { failure, .. } => self.open_failure(failure),
            ArchiveError::TableRecord { cause } => self.json_error(cause),
            ArchiveError::TooLong { what: Limited::Record, found, most } => {
                self.say("record-too-long", &args! { "found" => *found, "most" => *most })
            }
            ArchiveError::TooLong { what: Limited::Search, most, .. } => {
                self.say("search-too-long", &args! { "most" => *most })
            }
            ArchiveError::TooLong { what: Limited::Source, most, .. } => {
                self.say("source-too-long", &args! { "most" => *most })
            }
            ArchiveError::TooManyMoves => self.say("too-many-moves", &args! { "most" => MAX_MOVES }),
            ArchiveError::TooManyTags => self.say("too-many-tags", &args! { "most" => MAX_TAGS }),
            ArchiveError::Busy => self.say_plain("archive-busy"),
            ArchiveError::ReadOnly => self.say_plain("read-only"),
            ArchiveError::DiskFull => self.say_plain("disk-full"),
            ArchiveError::Damaged => self.say_plain("archive-damaged"),
            _ => error.to_string(),
        };
        self.say("cannot-use", &args! { "path" => path, "cause" => cause })
    }

    /// That a game in progress is no longer kept, and why.
    ///
    /// ```
    /// # use yosumi_archive::ArchiveError;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.game_not_kept("archive.sqlite3", &ArchiveError::DiskFull);
    /// assert!(told.ends_with("Cannot use archive.sqlite3: there is no room left on the disk."));
    /// ```
    #[must_use]
    pub fn game_not_kept(&self, path: &str, error: &ArchiveError) -> String {
        self.say("not-kept", &args! { "cause" => self.archive_error(path, error) })
    }

    fn open_failure(&self, failure: &OpenFailure) -> String {
        match failure {
            OpenFailure::NotAFolder => self.say_plain("archive-no-folder"),
            OpenFailure::NotPermitted => self.say_plain("archive-not-permitted"),
            OpenFailure::IsAFolder => self.say_plain("is-a-folder"),
            OpenFailure::PathTooLong => self.say_plain("archive-path-too-long"),
            OpenFailure::NotADatabase | OpenFailure::OtherDatabase => self.say_plain("archive-other-kind"),
            OpenFailure::NewerVersion { found, known } => {
                self.say("archive-newer", &args! { "found" => found.to_string(), "known" => known.to_string() })
            }
            OpenFailure::Busy => self.say_plain("archive-busy"),
            OpenFailure::DiskFull => self.say_plain("disk-full"),
            OpenFailure::Damaged => self.say_plain("archive-damaged"),
            _ => failure.to_string(),
        }
    }

    /// That the system names no folder for the archive.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.no_archive_folder(), "The system names no folder for your data. Give one with --data.");
    /// ```
    #[must_use]
    pub fn no_archive_folder(&self) -> String {
        self.say_plain("no-archive-folder")
    }

    /// The number under which the game of a file was saved.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.game_saved("final.json", 3), "Saved final.json as game 3.");
    /// ```
    #[must_use]
    pub fn game_saved(&self, path: &str, number: u32) -> String {
        self.say("game-saved", &args! { "path" => path, "number" => number })
    }

    /// That the game of a file is saved already.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.game_known("final.json", 3), "The game in final.json is saved already, as game 3.");
    /// ```
    #[must_use]
    pub fn game_known(&self, path: &str, number: u32) -> String {
        self.say("game-known", &args! { "path" => path, "number" => number })
    }

    /// That a game was deleted, and for how long it can be brought back.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.game_deleted(3, 30);
    /// assert_eq!(told, "Removed game 3. For 30 days, \"yosumi archive restore 3\" brings it back.");
    /// ```
    #[must_use]
    pub fn game_deleted(&self, number: u32, n_days: u32) -> String {
        self.say("game-deleted", &args! { "number" => number, "days" => n_days })
    }

    /// That a deleted game is back.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.game_restored(3), "Game 3 is back.");
    /// ```
    #[must_use]
    pub fn game_restored(&self, number: u32) -> String {
        self.say("game-restored", &args! { "number" => number })
    }

    /// The tags that a game has.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.game_tagged(3, &["club", "虎"]), "The tags of game 3: club, 虎.");
    /// assert_eq!(text.game_tagged(3, &[]), "Game 3 has no tags.");
    /// ```
    #[must_use]
    pub fn game_tagged(&self, number: u32, tags: &[&str]) -> String {
        self.say("game-tagged", &args! { "number" => number, "count" => tags.len(), "tags" => self.tag_list(tags) })
    }

    /// Tags, one after the other.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.tag_list(&["練習", "虎"]), "練習、虎");
    /// ```
    #[must_use]
    pub fn tag_list(&self, tags: &[&str]) -> String {
        tags.join(&self.say_plain("tag-separator"))
    }

    /// How many games a list has.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.games_listed(1), "1 game");
    /// ```
    #[must_use]
    pub fn games_listed(&self, n_games: usize) -> String {
        self.say("games-listed", &args! { "count" => n_games })
    }

    /// That no game is saved yet, and what to do about it.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.archive_is_empty(), "No game is saved yet. \"yosumi archive add FILE\" saves one.");
    /// ```
    #[must_use]
    pub fn archive_is_empty(&self) -> String {
        self.say_plain("archive-empty")
    }

    /// That no saved game is such as was asked for.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.no_game_found(), "条件に合う棋譜はありません");
    /// ```
    #[must_use]
    pub fn no_game_found(&self) -> String {
        self.say_plain("no-game-found")
    }

    /// What a fact about saved games is called.
    ///
    /// ```
    /// # use yosumi_text::{Language, SavedFact, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.saved_fact(SavedFact::Source), "from");
    /// ```
    #[must_use]
    pub fn saved_fact(&self, fact: SavedFact) -> String {
        self.say_plain(match fact {
            SavedFact::Number => "saved-number",
            SavedFact::Date => "saved-date",
            SavedFact::Black => "saved-black",
            SavedFact::White => "saved-white",
            SavedFact::Result => "saved-result",
            SavedFact::Moves => "saved-moves",
            SavedFact::Event => "saved-event",
            SavedFact::Tags => "saved-tags",
            SavedFact::Source => "saved-source",
        })
    }

    /// Who won a saved game, where no score tells it.
    ///
    /// ```
    /// # use yosumi_rules::Outcome;
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.saved_outcome(Outcome::Draw), "引き分け");
    /// ```
    #[must_use]
    pub fn saved_outcome(&self, outcome: Outcome) -> String {
        self.say_plain(match outcome {
            Outcome::Win(Color::Black) => "saved-black-won",
            Outcome::Win(Color::White) => "saved-white-won",
            Outcome::Draw => "saved-drawn",
        })
    }
}
