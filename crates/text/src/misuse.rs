//! What is wrong with how the program was started.

use std::error::Error;
use std::fmt;

use yosumi_archive::{MAX_TAG_CHARS, ParseTagError};
use yosumi_session::{NamedLevel, ParsePlayerError};

use crate::Text;
use crate::catalog::args;
use crate::vocabulary::shown;

/// A mistake in the arguments of the program. Arguments are named as the help names them.
///
/// ```
/// use yosumi_text::{Language, Misuse, SquareNames, Text};
///
/// let text = Text::new(Language::English, SquareNames::Letters);
/// assert_eq!(text.misuse(&Misuse::Twice { argument: "--seed <NUMBER>" }), "--seed <NUMBER> stands there twice");
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Misuse<'a> {
    /// There is no such argument.
    UnknownArgument {
        /// What was given.
        argument: &'a str,
    },
    /// There is no such command.
    UnknownCommand {
        /// What was given.
        command: &'a str,
    },
    /// A command has to be given.
    NoCommand {
        /// Those that there are.
        commands: &'a [String],
    },
    /// These arguments have to be given.
    NoArguments {
        /// Their names.
        arguments: &'a [String],
    },
    /// An argument needs a value.
    NoValue {
        /// The argument.
        argument: &'a str,
    },
    /// A value cannot be one of this argument.
    Value {
        /// The argument.
        argument: &'a str,
        /// What was given.
        value: &'a str,
        /// What is wrong with it.
        flaw: ValueFlaw<'a>,
    },
    /// An argument is given twice.
    Twice {
        /// The argument.
        argument: &'a str,
    },
    /// Arguments exclude one another.
    Conflict {
        /// The argument.
        argument: &'a str,
        /// Those that it cannot stand with.
        others: &'a [String],
    },
    /// An argument that takes no value, or no more of them, has one.
    TooMany {
        /// The argument.
        argument: &'a str,
        /// What was given.
        value: &'a str,
    },
    /// An argument has another number of values.
    Count {
        /// The argument.
        argument: &'a str,
        /// The number that it takes.
        count: usize,
    },
    /// An argument of a command stands before its sub-command.
    Misplaced {
        /// The argument.
        argument: &'a str,
        /// The command that it is of.
        command: &'a str,
        /// The command that it stands before.
        sub_command: &'a str,
    },
    /// An argument is no text.
    NotText,
    /// Anything else.
    Other,
}

/// Why a value cannot be one of an argument.
///
/// ```
/// use yosumi_text::{Language, SquareNames, Text, ValueFlaw};
///
/// let text = Text::new(Language::English, SquareNames::Letters);
/// assert_eq!(text.value_flaw(ValueFlaw::Number { least: 1, most: Some(60) }), "expected a whole number from 1 to 60");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueFlaw<'a> {
    /// It is none of these.
    NoneOf(&'a [String]),
    /// It is no whole number of this range.
    Number {
        /// The least number.
        least: u64,
        /// The greatest number, where the range has an end that matters.
        most: Option<u64>,
    },
    /// It is no number.
    Fraction,
    /// It is no language.
    Language,
    /// It is no player.
    Player(ParsePlayerError),
    /// It is no level of the engine.
    Level,
    /// It is no time in seconds.
    Seconds,
    /// It is no number of moves, nor all.
    MoveCount,
    /// It is no number of plies, nor a range.
    Plies {
        /// The greatest number.
        most: u8,
    },
    /// It is no number of discs.
    Discs,
    /// It is not the number of a saved game.
    Game,
    /// It is no tag.
    Tag(ParseTagError),
    /// It is not the name of a page.
    PageName,
    /// It is not the name of a picture.
    PictureName,
    /// It is no address.
    Address,
    /// Anything else.
    Other,
}

/// Parsers of arguments give flaws as their errors; what is shown is made by [`Text::misuse`].
impl fmt::Display for ValueFlaw<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a value of this argument")
    }
}

impl Error for ValueFlaw<'_> {}

impl Text {
    /// What is wrong with the arguments of the program.
    ///
    /// ```
    /// # use yosumi_text::{Language, Misuse, SquareNames, Text, ValueFlaw};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// let told = text.misuse(&Misuse::Value { argument: "--time <秒>", value: "soon", flaw: ValueFlaw::Seconds });
    /// assert_eq!(told, "--time <秒> に「soon」は使えません。5 や 0.5 のような秒数を指定してください");
    /// ```
    #[must_use]
    pub fn misuse(&self, misuse: &Misuse<'_>) -> String {
        match *misuse {
            Misuse::UnknownArgument { argument } => {
                self.say("misuse-unknown-argument", &args! { "argument" => shown(argument) })
            }
            Misuse::UnknownCommand { command } => {
                self.say("misuse-unknown-command", &args! { "command" => shown(command) })
            }
            Misuse::NoCommand { commands } => {
                self.say("misuse-no-command", &args! { "commands" => self.listed(commands) })
            }
            Misuse::NoArguments { arguments } => {
                self.say("misuse-no-arguments", &args! { "arguments" => self.listed(arguments) })
            }
            Misuse::NoValue { argument } => self.say("misuse-no-value", &args! { "argument" => argument }),
            Misuse::Value { argument, value, flaw } => {
                let cause = self.value_flaw(flaw);
                self.say("misuse-value", &args! { "argument" => argument, "value" => shown(value), "cause" => cause })
            }
            Misuse::Twice { argument } => self.say("misuse-twice", &args! { "argument" => argument }),
            Misuse::Conflict { argument, others } => {
                self.say("misuse-conflict", &args! { "argument" => argument, "others" => self.listed(others) })
            }
            Misuse::TooMany { argument, value } => {
                self.say("misuse-too-many", &args! { "argument" => argument, "value" => shown(value) })
            }
            Misuse::Count { argument, count } => {
                self.say("misuse-count", &args! { "argument" => argument, "count" => count })
            }
            Misuse::Misplaced { argument, command, sub_command } => self.say(
                "misuse-misplaced",
                &args! { "argument" => argument, "command" => command, "sub-command" => sub_command },
            ),
            Misuse::NotText => self.say_plain("misuse-not-text"),
            Misuse::Other => self.say_plain("misuse-other"),
        }
    }

    /// What was probably meant.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.similar(&[String::from("--json")]), "Did you mean --json?");
    /// ```
    #[must_use]
    pub fn similar(&self, names: &[String]) -> String {
        self.say("misuse-similar", &args! { "similar" => self.listed(names) })
    }

    /// Why a value cannot be one of an argument, and what could.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text, ValueFlaw};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.value_flaw(ValueFlaw::Language), "ja か en を指定してください");
    /// ```
    #[must_use]
    pub fn value_flaw(&self, flaw: ValueFlaw<'_>) -> String {
        match flaw {
            ValueFlaw::NoneOf(values) => self.say("expected-values", &args! { "values" => self.listed(values) }),
            ValueFlaw::Number { least, most } => {
                // As texts: numbers would be grouped by some languages.
                let most = most.map_or_else(|| String::from("none"), |most| most.to_string());
                self.say("expected-number", &args! { "least" => least.to_string(), "most" => most })
            }
            ValueFlaw::Fraction => self.say_plain("expected-fraction"),
            ValueFlaw::Language => self.say_plain("expected-language"),
            ValueFlaw::Player(ParsePlayerError::Kind) => self.say_plain("expected-player"),
            ValueFlaw::Player(ParsePlayerError::NoName) => self.say_plain("expected-player-name"),
            ValueFlaw::Player(ParsePlayerError::ControlCharacter) => self.say_plain("expected-player-line"),
            ValueFlaw::Player(ParsePlayerError::Level(_)) => self.expected_level(&["first", "random"]),
            ValueFlaw::Level => self.expected_level(&[]),
            ValueFlaw::Seconds => self.say_plain("expected-seconds"),
            ValueFlaw::MoveCount => self.say_plain("expected-move-count"),
            ValueFlaw::Plies { most } => self.say("expected-plies", &args! { "most" => most }),
            ValueFlaw::Discs => self.say_plain("expected-discs"),
            ValueFlaw::Game => self.say_plain("expected-game"),
            ValueFlaw::Tag(ParseTagError::Empty) => self.say_plain("expected-tag"),
            ValueFlaw::Tag(ParseTagError::TooLong) => {
                self.say("expected-short-tag", &args! { "most" => MAX_TAG_CHARS })
            }
            ValueFlaw::Tag(ParseTagError::Control) => self.say_plain("expected-tag-line"),
            ValueFlaw::PageName => self.say_plain("expected-page-name"),
            ValueFlaw::PictureName => self.say_plain("expected-picture-name"),
            ValueFlaw::Address => self.say_plain("expected-address"),
            ValueFlaw::Player(_) | ValueFlaw::Tag(_) | ValueFlaw::Other => self.say_plain("expected-otherwise"),
        }
    }

    fn expected_level(&self, words: &[&str]) -> String {
        let named = NamedLevel::ALL.map(|named| self.level_name(named).to_lowercase());
        let names: Vec<String> = named.into_iter().chain(words.iter().copied().map(String::from)).collect();
        let args = args! {
            "least" => yosumi_engine::Level::MIN.to_string(),
            "most" => yosumi_engine::Level::MAX.to_string(),
            "names" => self.listed(&names),
        };
        self.say("expected-level", &args)
    }

    /// Names and words, one after the other.
    fn listed(&self, words: &[String]) -> String {
        words.join(&self.say_plain("tag-separator"))
    }
}
