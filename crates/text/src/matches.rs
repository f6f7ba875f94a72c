//! What is said of matches between contestants.

use crate::Text;
use crate::catalog::args;
use crate::vocabulary::shown;

/// What is wrong with what a contestant is said to play with.
///
/// ```
/// use yosumi_text::{Language, Setting, SettingFlaw, SquareNames, Text};
///
/// let text = Text::new(Language::English, SquareNames::Letters);
/// let told = text.contestant_error("level=99", SettingFlaw::Value { setting: Setting::Level, found: "99" });
/// assert_eq!(told, "level=99: level is a number from 1 to 30, not \"99\"");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingFlaw<'a> {
    /// A part is no setting.
    NoValue {
        /// The part.
        found: &'a str,
    },
    /// Nothing of that name can be set.
    Unknown {
        /// The name.
        found: &'a str,
    },
    /// A setting cannot have that value.
    Value {
        /// The setting.
        setting: Setting,
        /// The value.
        found: &'a str,
    },
    /// A setting is there twice.
    Twice {
        /// Its name.
        name: &'a str,
    },
    /// A setting is there beside a level, which makes it as well.
    Conflict {
        /// Its name.
        name: &'a str,
    },
    /// Nothing says how far to look.
    NoLimit,
}

/// What can be set for a contestant.
///
/// ```
/// use yosumi_text::Setting;
///
/// assert_ne!(Setting::Level, Setting::Depth);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The level.
    Level,
    /// The plies to look ahead.
    Depth,
    /// The empties from which the game is solved.
    Solve,
    /// The nodes for a move.
    Nodes,
    /// The seconds for a move.
    Time,
    /// The file of the weights.
    Weights,
    /// The threads.
    Threads,
}

/// A row of the table that a match comes to; the first contestant is A, the second B.
///
/// ```
/// use yosumi_text::{Language, MatchRow, SquareNames, Text};
///
/// let text = Text::new(Language::English, SquareNames::Letters);
/// assert_eq!(text.match_row(MatchRow::Wins), "A wins");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchRow {
    /// The pairs of games.
    Pairs,
    /// The games that A won.
    Wins,
    /// Those that nobody won.
    Draws,
    /// Those that B won.
    Losses,
    /// A's share of the points.
    Score,
    /// A's discs more than B's in a game.
    Discs,
    /// The pairs by A's points.
    Points,
    /// The difference of strength.
    Elo,
    /// How likely it is that A is stronger.
    Superiority,
    /// The sequential test.
    Test,
}

/// How a sequential test stands.
///
/// ```
/// use yosumi_text::{Language, SquareNames, TestState, Text};
///
/// let text = Text::new(Language::English, SquareNames::Letters);
/// let told = text.test_state(TestState::H1, "+3.01", ["-2.94", "+2.94"], ["0", "5"]);
/// assert_eq!(told, "LLR +3.01 (-2.94 to +2.94): rather 5 Elo than 0, H1 is accepted");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestState {
    /// Nothing is decided.
    Open,
    /// The lower difference is accepted.
    H0,
    /// The higher one is.
    H1,
}

impl Text {
    /// Why something is no contestant.
    ///
    /// ```
    /// # use yosumi_text::{Language, SettingFlaw, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// let told = text.contestant_error("solve=8", SettingFlaw::NoLimit);
    /// assert_eq!(told, "solve=8: どこまで読むかの指定がありません。level、depth、nodes、time のどれかが要ります");
    /// ```
    #[must_use]
    pub fn contestant_error(&self, contestant: &str, flaw: SettingFlaw<'_>) -> String {
        let cause = match flaw {
            SettingFlaw::NoValue { found } => self.say("setting-no-value", &args! { "found" => shown(found) }),
            SettingFlaw::Unknown { found } => self.say("setting-unknown", &args! { "found" => shown(found) }),
            SettingFlaw::Value { setting, found } => {
                let key = match setting {
                    Setting::Level => "setting-level",
                    Setting::Depth => "setting-depth",
                    Setting::Solve => "setting-solve",
                    Setting::Nodes => "setting-nodes",
                    Setting::Time => "setting-time",
                    Setting::Weights => "setting-weights",
                    Setting::Threads => "setting-threads",
                };
                self.say(key, &args! { "found" => shown(found) })
            }
            SettingFlaw::Twice { name } => self.say("setting-twice", &args! { "name" => name }),
            SettingFlaw::Conflict { name } => self.say("setting-conflict", &args! { "name" => name }),
            SettingFlaw::NoLimit => self.say_plain("setting-no-limit"),
        };
        self.say("contestant-wrong", &args! { "contestant" => shown(contestant), "cause" => cause })
    }

    /// That the differences of a sequential test are not two, the lower one first.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.test_order().starts_with("--sprt takes two differences in Elo"));
    /// ```
    #[must_use]
    pub fn test_order(&self) -> String {
        self.say_plain("test-order")
    }

    /// That a chance of a sequential test to be wrong cannot be so.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.test_chance(), "--alpha and --beta are above 0 and below 0.5, such as 0.05");
    /// ```
    #[must_use]
    pub fn test_chance(&self) -> String {
        self.say_plain("test-chance")
    }

    /// That there are not as many openings as are needed.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.too_few_openings(3, 100), "Only 3 different openings were found, of 100 wanted.");
    /// ```
    #[must_use]
    pub fn too_few_openings(&self, n_found: u64, n_wanted: u64) -> String {
        self.say("too-few-openings", &args! { "count" => n_found, "wanted" => n_wanted })
    }

    /// That a line of a list of openings is a whole game; to be told as the cause why the list cannot be read.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.cannot_read("openings.txt", &text.opening_is_over(3));
    /// assert_eq!(told, "Cannot read openings.txt: line 3: the game is over after these moves.");
    /// ```
    #[must_use]
    pub fn opening_is_over(&self, line: usize) -> String {
        self.say("opening-is-over", &args! { "line" => line })
    }

    /// That a line of a file of games is not what is due there; to be told as the cause why the file cannot be read.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.cannot_read("games.jsonl", &text.not_of_a_match(1));
    /// assert_eq!(told, "Cannot read games.jsonl: line 1: this is not what a file of games has there.");
    /// ```
    #[must_use]
    pub fn not_of_a_match(&self, line: usize) -> String {
        self.say("not-of-a-match", &args! { "line" => line })
    }

    /// That a file cannot be read, and why.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.cannot_read("a.txt", "理由"), "a.txt を読み込めません: 理由");
    /// ```
    #[must_use]
    pub fn cannot_read(&self, path: &str, cause: &str) -> String {
        self.say("cannot-read", &args! { "path" => path, "cause" => cause })
    }

    /// That a file holds what other settings led to, and what differs.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.of_other_settings("games.jsonl", "level=5", "level=6");
    /// assert!(told.starts_with("games.jsonl was made with other settings: level=5 there, level=6 here."));
    /// ```
    #[must_use]
    pub fn of_other_settings(&self, path: &str, there: &str, here: &str) -> String {
        self.say("of-other-settings", &args! { "path" => path, "there" => there, "here" => here })
    }

    /// That the games in a file began with other openings than those of now.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.of_other_openings("games.jsonl").starts_with("The games in games.jsonl began otherwise"));
    /// ```
    #[must_use]
    pub fn of_other_openings(&self, path: &str) -> String {
        self.say("of-other-openings", &args! { "path" => path })
    }

    /// That a file has pairs of the match already.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.pairs_found(1, "games.jsonl"), "1 pair was found in games.jsonl; the match goes on after it.");
    /// ```
    #[must_use]
    pub fn pairs_found(&self, n_pairs: u64, path: &str) -> String {
        self.say("pairs-found", &args! { "count" => n_pairs, "path" => path })
    }

    /// How far a match is, with A's wins, the draws, and B's wins.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.match_progress(["5", "100"], ["6", "1", "3"], "+107.5");
    /// assert_eq!(told, "5 of 100 pairs: 6 won, 1 drawn, 3 lost, +107.5 Elo");
    /// ```
    #[must_use]
    pub fn match_progress(&self, pairs: [&str; 2], games: [&str; 3], elo: &str) -> String {
        let ([done, total], [wins, draws, losses]) = (pairs, games);
        self.say(
            "match-progress",
            &args! {
                "done" => done, "total" => total, "wins" => wins, "draws" => draws, "losses" => losses, "elo" => elo,
            },
        )
    }

    /// The head of a row of the table that a match comes to.
    ///
    /// ```
    /// # use yosumi_text::{Language, MatchRow, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.match_row(MatchRow::Score), "A の得点率");
    /// ```
    #[must_use]
    pub fn match_row(&self, row: MatchRow) -> String {
        self.say_plain(match row {
            MatchRow::Pairs => "match-pairs",
            MatchRow::Wins => "match-wins",
            MatchRow::Draws => "match-draws",
            MatchRow::Losses => "match-losses",
            MatchRow::Score => "match-score",
            MatchRow::Discs => "match-discs",
            MatchRow::Points => "match-points",
            MatchRow::Elo => "match-elo",
            MatchRow::Superiority => "match-superiority",
            MatchRow::Test => "match-test",
        })
    }

    /// How a sequential test stands: the logarithm of the ratio of likelihoods, its bounds, and the two differences in Elo.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, TestState, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// let told = text.test_state(TestState::Open, "+0.31", ["-2.94", "+2.94"], ["0", "5"]);
    /// assert_eq!(told, "LLR +0.31 (-2.94 to +2.94): undecided between 0 and 5 Elo");
    /// ```
    #[must_use]
    pub fn test_state(&self, state: TestState, ratio: &str, bounds: [&str; 2], elos: [&str; 2]) -> String {
        let key = match state {
            TestState::Open => "test-open",
            TestState::H0 => "test-h0",
            TestState::H1 => "test-h1",
        };
        let ([lower, upper], [elo0, elo1]) = (bounds, elos);
        let args = args! { "ratio" => ratio, "lower" => lower, "upper" => upper, "elo0" => elo0, "elo1" => elo1 };
        self.say(key, &args)
    }

    /// How many openings there are in a file.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.openings_found(1, "openings.txt"), "1 opening in openings.txt");
    /// ```
    #[must_use]
    pub fn openings_found(&self, n_openings: u64, path: &str) -> String {
        self.say("openings-found", &args! { "count" => n_openings, "path" => path })
    }
}
