//! The languages that Yosumi speaks.

use std::fmt;
use std::str::FromStr;

/// A language that Yosumi speaks. `Display` and `FromStr` are `ja` and `en`.
///
/// ```
/// use yosumi_text::Language;
///
/// assert_eq!("ja".parse(), Ok(Language::Japanese));
/// assert_eq!(Language::English.to_string(), "en");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// Japanese.
    Japanese,
    /// English.
    English,
}

impl Language {
    /// All of them.
    ///
    /// ```
    /// # use yosumi_text::Language;
    /// assert!(Language::ALL.contains(&Language::Japanese));
    /// ```
    pub const ALL: [Self; 2] = [Self::Japanese, Self::English];

    /// The language for people whose locale this is: Japanese for every kind of it, English for all others.
    ///
    /// ```
    /// # use yosumi_text::Language;
    /// assert_eq!(Language::of_locale("ja-JP"), Language::Japanese);
    /// assert_eq!(Language::of_locale("ja_JP.UTF-8"), Language::Japanese);
    /// assert_eq!(Language::of_locale("C"), Language::English);
    /// ```
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let language = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("ja") { Self::Japanese } else { Self::English }
    }

    /// The language's tag, `ja` or `en`.
    ///
    /// ```
    /// # use yosumi_text::Language;
    /// assert_eq!(Language::Japanese.tag(), "ja");
    /// ```
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Japanese => "ja",
            Self::English => "en",
        }
    }

    /// The catalogue of the language's sentences, as it lies in `locales/`.
    pub(crate) const fn catalog(self) -> &'static str {
        match self {
            Self::Japanese => include_str!("../../../locales/ja.ftl"),
            Self::English => include_str!("../../../locales/en.ftl"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Self, ParseLanguageError> {
        Self::ALL.into_iter().find(|language| language.tag() == text).ok_or(ParseLanguageError)
    }
}

/// A text is not the tag of a language that Yosumi speaks.
///
/// ```
/// use yosumi_text::Language;
///
/// let error = "fr".parse::<Language>().unwrap_err();
/// assert_eq!(error.to_string(), "not a language of Yosumi: expected ja or en");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLanguageError;

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a language of Yosumi: expected ja or en")
    }
}

impl std::error::Error for ParseLanguageError {}
