//! How text stands on a terminal: what may go there, and how many columns it takes.

use unicode_width::UnicodeWidthStr;

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

/// `text` without what could command a terminal, break the line, or turn the direction of what follows: the replacement
/// character stands for each such character.
///
/// ```
/// use yosumi_text::printable;
///
/// assert_eq!(printable("Ann\u{1b}[2J\n"), "Ann\u{fffd}[2J\u{fffd}");
/// ```
#[must_use]
pub fn printable(text: &str) -> String {
    let is_harmful = |c: char| c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().map(|c| if is_harmful(c) { '\u{fffd}' } else { c }).collect()
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
        Ambiguous::Wide => text.width_cjk(),
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
