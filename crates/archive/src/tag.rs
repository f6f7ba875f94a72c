//! What games are marked with.

use std::fmt;
use std::str::FromStr;

use unicode_normalization::UnicodeNormalization;

use crate::folded::folded;

/// The longest tag, in characters.
///
/// ```
/// # use yosumi_archive::{MAX_TAG_CHARS, Tag};
/// assert!("虎".repeat(MAX_TAG_CHARS).parse::<Tag>().is_ok());
/// assert!("虎".repeat(MAX_TAG_CHARS + 1).parse::<Tag>().is_err());
/// ```
pub const MAX_TAG_CHARS: usize = 50;

/// A word or some words that a user marks games with.
///
/// Blanks around it are taken away. Two tags are the same that differ only in capitals, in width, or as hiragana and katakana do.
///
/// ```
/// use yosumi_archive::Tag;
///
/// let tag: Tag = " 名人戦 ".parse()?;
/// assert_eq!(tag.to_string(), "名人戦");
/// assert_eq!("Club".parse::<Tag>()?, "ＣＬＵＢ".parse::<Tag>()?);
/// # Ok::<(), yosumi_archive::ParseTagError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tag {
    name: String,
    folded: String,
}

impl Tag {
    /// The tag as it was written.
    ///
    /// ```
    /// # use yosumi_archive::Tag;
    /// assert_eq!("Club".parse::<Tag>()?.as_str(), "Club");
    /// # Ok::<(), yosumi_archive::ParseTagError>(())
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.name
    }

    /// What tells it from other tags.
    pub(crate) fn folded(&self) -> &str {
        &self.folded
    }
}

impl PartialEq for Tag {
    fn eq(&self, other: &Self) -> bool {
        self.folded == other.folded
    }
}

impl Eq for Tag {}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

impl FromStr for Tag {
    type Err = ParseTagError;

    fn from_str(text: &str) -> Result<Self, ParseTagError> {
        // One character more than may be there is enough to tell, however long the text is.
        let name: String = text.trim().nfc().take(MAX_TAG_CHARS + 1).collect();
        if name.is_empty() {
            Err(ParseTagError::Empty)
        } else if name.chars().count() > MAX_TAG_CHARS {
            Err(ParseTagError::TooLong)
        } else if name.chars().any(char::is_control) {
            Err(ParseTagError::Control)
        } else {
            Ok(Self { folded: folded(&name), name })
        }
    }
}

/// Why a text is no tag.
///
/// ```
/// use yosumi_archive::{ParseTagError, Tag};
///
/// assert_eq!(" ".parse::<Tag>(), Err(ParseTagError::Empty));
/// assert_eq!("a\nb".parse::<Tag>(), Err(ParseTagError::Control));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseTagError {
    /// There is nothing but blanks.
    #[error("an empty tag: expected a word or some words")]
    Empty,
    /// It has more than [`MAX_TAG_CHARS`] characters.
    #[error("too long for a tag: expected at most {MAX_TAG_CHARS} characters")]
    TooLong,
    /// It has line breaks, tabs or other control characters.
    #[error("not a tag: expected no line breaks, tabs or control characters")]
    Control,
}
