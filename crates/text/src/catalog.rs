//! The catalogue of sentences of one language.

use std::fmt::{self, Debug};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::{Language, SquareNames, printable};

/// What Yosumi says, in one language and with one way to name squares.
///
/// ```
/// use yosumi_rules::Board;
/// use yosumi_text::{Language, SquareNames, Text};
///
/// let text = Text::new(Language::English, SquareNames::Letters);
/// assert_eq!(text.playable(Board::START.legal_moves()), "Playable: d3 c4 f5 e6.");
/// ```
pub struct Text {
    language: Language,
    squares: SquareNames,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// The sentences of `language`, with squares named as `squares` says.
    ///
    /// # Panics
    ///
    /// Never: the catalogues are part of the program, and tests read each of them.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// let text = Text::new(Language::Japanese, SquareNames::Letters);
    /// assert_eq!(text.language(), Language::Japanese);
    /// ```
    #[must_use]
    pub fn new(language: Language, squares: SquareNames) -> Self {
        let tag = language.tag().parse().expect("the tag of a language is one");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that isolate directions would show on terminals that do not know them; both languages run one way.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource(language)).expect("each sentence is in its catalogue once");
        Self { language, squares, bundle }
    }

    /// The language spoken.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// # let text = Text::new(Language::English, SquareNames::Letters);
    /// assert_eq!(text.language(), Language::English);
    /// ```
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The way squares are named.
    ///
    /// ```
    /// # use yosumi_text::{Language, SquareNames, Text};
    /// # let text = Text::new(Language::English, SquareNames::RowColumn);
    /// assert_eq!(text.squares(), SquareNames::RowColumn);
    /// ```
    #[must_use]
    pub const fn squares(&self) -> SquareNames {
        self.squares
    }

    /// The sentence with this key and these arguments.
    ///
    /// A key or an argument that is not there is a mistake of this crate: tests panic, a user is shown the key.
    pub(crate) fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "no sentence {key} in {}", self.language);
            return String::from(key);
        };
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.language);
        // Names, paths and what was found in files come from anywhere.
        printable(&sentence)
    }

    /// What has this key and takes no arguments, with its lines; `None` where nothing has.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let found = self.bundle.format_pattern(pattern, None, &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.language);
        Some(found)
    }

    /// The sentence with this key, which takes no arguments.
    pub(crate) fn say_plain(&self, key: &str) -> String {
        self.say(key, &FluentArgs::new())
    }
}

fn resource(language: Language) -> FluentResource {
    FluentResource::try_new(String::from(language.catalog())).expect("each catalogue is Fluent")
}

impl Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text").field("language", &self.language).field("squares", &self.squares).finish_non_exhaustive()
    }
}

/// Arguments of a sentence, written as `args! { "name" => value, … }`.
macro_rules! args {
    ($($name:literal => $value:expr),* $(,)?) => {{
        let mut args = fluent_bundle::FluentArgs::new();
        $(args.set($name, $value);)*
        args
    }};
}
pub(crate) use args;
