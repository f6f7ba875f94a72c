//! How the program is started: what its help says, word by word. What a command or an argument is called comes from the
//! program, and the texts are found by these names.

use crate::Text;
use crate::catalog::args;

/// A word of the help.
///
/// ```
/// use yosumi_text::{Language, SquareNames, Text, UsageWord};
///
/// let text = Text::new(Language::Japanese, SquareNames::Letters);
/// assert_eq!(text.usage_word(UsageWord::Usage), "使い方:");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UsageWord {
    /// The heading of how the program is called.
    Usage,
    /// The heading of the commands.
    Commands,
    /// The heading of what stands on the command line by its place.
    Arguments,
    /// The heading of the options.
    Options,
    /// Any options.
    AnyOptions,
    /// Some command.
    Command,
    /// The heading of the levels of play.
    Levels,
    /// What the level `first` plays.
    First,
    /// What the level `random` plays.
    Random,
}

impl Text {
    /// A word of the help.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text, UsageWord};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.usage_word(UsageWord::AnyOptions), "[OPTIONS]");
    /// ```
    #[must_use]
    pub fn usage_word(&self, word: UsageWord) -> String {
        self.say_plain(match word {
            UsageWord::Usage => "usage-heading",
            UsageWord::Commands => "usage-commands",
            UsageWord::Arguments => "usage-arguments",
            UsageWord::Options => "usage-options",
            UsageWord::AnyOptions => "usage-any-options",
            UsageWord::Command => "usage-command",
            UsageWord::Levels => "levels-heading",
            UsageWord::First => "levels-first",
            UsageWord::Random => "levels-random",
        })
    }

    /// The value that an argument has where none is given.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.default_value("12"), "[default: 12]");
    /// ```
    #[must_use]
    pub fn default_value(&self, value: &str) -> String {
        self.say("usage-default", &args! { "value" => value })
    }

    /// The values that an argument may have, where they need no explanation.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.possible_values(&["auto", "always"]), "[one of: auto, always]");
    /// ```
    #[must_use]
    pub fn possible_values(&self, values: &[&str]) -> String {
        self.say("usage-values", &args! { "values" => values.join(", ") })
    }

    /// How to see the help of a command, named as it is called.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.more_help("yosumi play"), "More: yosumi play --help");
    /// ```
    #[must_use]
    pub fn more_help(&self, command: &str) -> String {
        self.say("usage-more", &args! { "command" => command })
    }

    /// What a command does. It has the names of the commands that it belongs to before its own; the program itself is
    /// `yosumi`. `None` for one that does not exist.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.command_about(&["archive", "show"]).as_deref(), Some("Show a saved game"));
    /// assert_eq!(text.command_about(&["archive", "burn"]), None);
    /// ```
    #[must_use]
    pub fn command_about(&self, command: &[&str]) -> Option<String> {
        self.find(&format!("command-{}", command.join("-")))
    }

    /// What stands below the help of a command, in lines: remarks and examples.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.command_notes(&["archive"]).is_some_and(|notes| notes.starts_with("Examples:\n  yosumi archive add")));
    /// assert_eq!(text.command_notes(&["perft"]), None);
    /// ```
    #[must_use]
    pub fn command_notes(&self, command: &[&str]) -> Option<String> {
        self.find(&format!("notes-{}", command.join("-")))
    }

    /// What an argument of a command is for: what is said of it with this command, or else with the nearest command above, or
    /// with all.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.argument_about(&["play"], "style").as_deref(), Some("石の記号。● と ○、または X と O"));
    /// assert_eq!(text.argument_about(&["review"], "style").as_deref(), Some("石とグラフの記号。● と █、または X と #"));
    /// ```
    #[must_use]
    pub fn argument_about(&self, command: &[&str], argument: &str) -> Option<String> {
        (0..=command.len()).rev().find_map(|n_names| {
            let names: Vec<&str> = command[..n_names].iter().copied().chain([argument]).collect();
            self.find(&format!("argument-{}", names.join("-")))
        })
    }

    /// What a value of an argument means. `None` for one that does not exist.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.value_about("style", "ascii").as_deref(), Some("X and O"));
    /// ```
    #[must_use]
    pub fn value_about(&self, argument: &str, value: &str) -> Option<String> {
        self.find(&format!("value-{argument}-{value}"))
    }

    /// What stands for a value of this kind. `None` for a kind that does not exist.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.placeholder("file").as_deref(), Some("ファイル"));
    /// ```
    #[must_use]
    pub fn placeholder(&self, kind: &str) -> Option<String> {
        self.find(&format!("placeholder-{kind}"))
    }
}
