//! What people type: squares and words, in either language.

use yosumi_records::plain_form;
use yosumi_rules::Square;

use crate::catalog::args;
use crate::{Language, SquareNames, Text, pad, width};

/// Something that can be asked for in a game besides playing a square.
///
/// ```
/// use yosumi_text::Verb;
///
/// assert!(Verb::ALL.contains(&Verb::Undo));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Take moves back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Say what the best moves are worth.
    Hint,
    /// Let the one who thinks answer now.
    Now,
    /// List the playable squares.
    Moves,
    /// Show the board.
    Board,
    /// Show the record.
    Record,
    /// Save to a new file.
    Save,
    /// Save over a file that exists.
    Overwrite,
    /// Go on with a game from a file.
    Load,
    /// Begin a new game.
    New,
    /// Exchange the sides.
    Swap,
    /// Give up.
    Resign,
    /// Show what can be asked for.
    Help,
    /// End the program.
    Quit,
}

impl Verb {
    /// All of them, in the order in which help lists them.
    ///
    /// ```
    /// # use yosumi_text::Verb;
    /// assert_eq!(Verb::ALL[0], Verb::Undo);
    /// ```
    pub const ALL: [Self; 15] = [
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::Now,
        Self::Moves,
        Self::Board,
        Self::Record,
        Self::Save,
        Self::Overwrite,
        Self::Load,
        Self::New,
        Self::Swap,
        Self::Resign,
        Self::Help,
        Self::Quit,
    ];

    /// Whether the name of a file follows the word.
    ///
    /// ```
    /// # use yosumi_text::Verb;
    /// assert!(Verb::Save.takes_file() && !Verb::Undo.takes_file());
    /// ```
    #[must_use]
    pub const fn takes_file(self) -> bool {
        matches!(self, Self::Save | Self::Overwrite | Self::Load)
    }

    /// The end of the keys of its words and of what is said about it.
    const fn key(self) -> &'static str {
        match self {
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Hint => "hint",
            Self::Now => "now",
            Self::Moves => "moves",
            Self::Board => "board",
            Self::Record => "record",
            Self::Save => "save",
            Self::Overwrite => "overwrite",
            Self::Load => "load",
            Self::New => "new",
            Self::Swap => "swap",
            Self::Resign => "resign",
            Self::Help => "help",
            Self::Quit => "quit",
        }
    }
}

/// What a typed line asks for.
///
/// ```
/// use yosumi_rules::Square;
/// use yosumi_text::{Input, SquareNames, Verb, Vocabulary};
///
/// let vocabulary = Vocabulary::new(SquareNames::Letters);
/// assert_eq!(vocabulary.read("ｆ５"), Input::Square(Square::F5));
/// assert_eq!(vocabulary.read("保存 定石/book 1.json"), Input::Verb(Verb::Save, "定石/book 1.json"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<'a> {
    /// A blank line.
    Nothing,
    /// A square to play.
    Square(Square),
    /// A word, and what follows it.
    Verb(Verb, &'a str),
    /// Consent.
    Yes,
    /// Dissent.
    No,
    /// Anything else.
    NotUnderstood,
}

#[derive(Clone, Copy, Debug)]
enum Meaning {
    Verb(Verb),
    Yes,
    No,
}

/// The words that people may type, of all languages together.
///
/// ```
/// use yosumi_text::{Input, SquareNames, Verb, Vocabulary};
///
/// let vocabulary = Vocabulary::new(SquareNames::Letters);
/// assert_eq!(vocabulary.read("待った"), Input::Verb(Verb::Undo, ""));
/// assert_eq!(vocabulary.read(" UNDO "), Input::Verb(Verb::Undo, ""));
/// assert_eq!(vocabulary.read("5 f"), Input::NotUnderstood);
/// ```
#[derive(Debug)]
pub struct Vocabulary {
    squares: SquareNames,
    words: Vec<(String, Meaning)>,
}

impl Vocabulary {
    /// The words of all languages, and squares named as `squares` says.
    ///
    /// ```
    /// # use yosumi_rules::Square;
    /// # use yosumi_text::{Input, SquareNames, Vocabulary};
    /// let vocabulary = Vocabulary::new(SquareNames::RowColumn);
    /// assert_eq!(vocabulary.read("4 5"), Input::Square(Square::F5));
    /// ```
    #[must_use]
    pub fn new(squares: SquareNames) -> Self {
        let mut words = Vec::new();
        for text in Language::ALL.map(|language| Text::new(language, squares)) {
            let mut learn = |key: &str, meaning| words.extend(text.words(key).into_iter().map(|word| (word, meaning)));
            for verb in Verb::ALL {
                learn(verb.key(), Meaning::Verb(verb));
            }
            learn("yes", Meaning::Yes);
            learn("no", Meaning::No);
        }
        Self { squares, words }
    }

    /// What a line asks for. Width and case of the characters do not matter, nor do blanks around it.
    ///
    /// ```
    /// # use yosumi_text::{Input, SquareNames, Vocabulary};
    /// let vocabulary = Vocabulary::new(SquareNames::Letters);
    /// assert_eq!(vocabulary.read("  "), Input::Nothing);
    /// assert_eq!(vocabulary.read("はい"), Input::Yes);
    /// ```
    #[must_use]
    pub fn read<'a>(&self, line: &'a str) -> Input<'a> {
        let line = line.trim();
        if line.is_empty() {
            return Input::Nothing;
        }
        let plain = |text: &str| text.chars().map(plain_form).collect::<String>();
        if let Some(square) = self.squares.parse(&plain(line)) {
            return Input::Square(square);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        let word = plain(word).to_lowercase();
        let meaning = self.words.iter().find(|(known, _)| *known == word).map(|&(_, meaning)| meaning);
        match meaning {
            Some(Meaning::Verb(verb)) if rest.is_empty() || verb.takes_file() => Input::Verb(verb, rest),
            Some(Meaning::Yes) if rest.is_empty() => Input::Yes,
            Some(Meaning::No) if rest.is_empty() => Input::No,
            _ => Input::NotUnderstood,
        }
    }
}

impl Text {
    /// The words of this language for a verb, an answer.
    fn words(&self, key: &str) -> Vec<String> {
        let words = self.say_plain(&format!("words-{key}"));
        words.split(',').map(|word| String::from(word.trim())).collect()
    }

    /// The list of what can be typed in a game, a line each: this language's words, and what they do.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.help().lines().any(|line| line.contains("undo, u") && line.ends_with("goes back to your own last move")));
    /// ```
    #[must_use]
    pub fn help(&self) -> String {
        let square = self.say("help-square", &args! { "coords" => self.squares().key() });
        let verbs = Verb::ALL.into_iter().map(|verb| {
            let mut words = self.words(verb.key()).join(", ");
            if verb.takes_file() {
                words = format!("{words} {}", self.say_plain("file-name"));
            }
            (words, verb.key())
        });
        let rows: Vec<(String, &str)> = std::iter::once((square, "square")).chain(verbs).collect();
        let columns = rows.iter().map(|(words, _)| width(words, crate::Ambiguous::Narrow)).max().unwrap_or(0);
        rows.iter()
            .map(|(words, key)| {
                let about = self.say_plain(&format!("about-{key}"));
                format!("  {}  {about}", pad(words, columns, crate::Ambiguous::Narrow))
            })
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// That a typed line is neither a square nor a word, and what to type.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert!(text.not_understood("5 f").starts_with("\"5 f\" is neither a square nor a command."));
    /// ```
    #[must_use]
    pub fn not_understood(&self, line: &str) -> String {
        self.say("not-understood", &args! { "coords" => self.squares().key(), "input" => shown(line) })
    }

    /// That the name of a file has to follow a verb.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text, Verb};
    /// let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.file_name_missing(Verb::Load), "A file name is needed, for example: load game.json");
    /// ```
    #[must_use]
    pub fn file_name_missing(&self, verb: Verb) -> String {
        self.say("file-name-missing", &args! { "command" => self.first_word(verb) })
    }

    /// The word of this language to recommend for a verb.
    pub(crate) fn first_word(&self, verb: Verb) -> String {
        self.words(verb.key()).swap_remove(0)
    }
}

/// The longest piece of what was typed that is shown again, in characters.
const MAX_SHOWN: usize = 40;

/// What was typed or found, short enough for a sentence.
pub(crate) fn shown(line: &str) -> String {
    let line = line.trim();
    let shown: String = line.chars().take(MAX_SHOWN).collect();
    if line.chars().nth(MAX_SHOWN).is_some() { format!("{shown}…") } else { shown }
}
