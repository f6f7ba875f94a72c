//! How many columns a text takes on a terminal.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How wide a terminal shows the characters whose width Unicode leaves open, such as ○ and ●.
///
/// ```
/// use yosumi_text::{width, Ambiguous};
///
/// assert_eq!(width("●", Ambiguous::Narrow), 1);
/// assert_eq!(width("●", Ambiguous::Wide), 2);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ambiguous {
    /// One column, as most terminals do today.
    #[default]
    Narrow,
    /// Two columns, as terminals set up for East Asian text may do.
    Wide,
}

/// The number of columns that `text` takes.
///
/// ```
/// use yosumi_text::{width, Ambiguous};
///
/// assert_eq!(width("みどり(黒)", Ambiguous::Narrow), 10);
/// ```
#[must_use]
pub fn width(text: &str, ambiguous: Ambiguous) -> usize {
    match ambiguous {
        Ambiguous::Narrow => text.width(),
        Ambiguous::Wide => text.chars().filter_map(UnicodeWidthChar::width_cjk).sum(),
    }
}

/// `text` with blanks after it so that it takes `columns`; longer text stays as it is.
///
/// ```
/// use yosumi_text::{pad, Ambiguous};
///
/// assert_eq!(pad("黒", 4, Ambiguous::Narrow), "黒  ");
/// assert_eq!(pad("Black", 4, Ambiguous::Narrow), "Black");
/// ```
#[must_use]
pub fn pad(text: &str, columns: usize, ambiguous: Ambiguous) -> String {
    let n_blanks = columns.saturating_sub(width(text, ambiguous));
    format!("{text}{}", " ".repeat(n_blanks))
}
