//! Text that comes from anywhere: made harmless, and broken into lines.

use std::fmt::{self, Display};

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// No text in a picture is longer; what is over is left out.
const MAX_CHARS: usize = 2000;

/// A text as it may stand in an XML document, as content or in a quoted attribute.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().take(MAX_CHARS).try_for_each(|character| match character {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            '\'' => f.write_str("&#39;"),
            _ if is_harmful(character) => f.write_str("\u{fffd}"),
            _ => write!(f, "{character}"),
        })
    }
}

/// What XML has no place for, and what would turn the direction of the text around it.
fn is_harmful(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{fffe}' | '\u{ffff}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Breaks a text into lines of at most so many columns, at blanks where there are some. Of more than `most` lines, the last
/// one that is left ends in an ellipsis.
pub(crate) fn lines(text: &str, columns: usize, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace().flat_map(|word| pieces(word, columns)) {
        let is_last = lines.len() == most;
        let line = lines.last_mut().expect("there is one from the beginning");
        if line.is_empty() {
            line.push_str(&word);
        } else if line.width() + 1 + word.width() <= columns {
            line.push(' ');
            line.push_str(&word);
        } else if is_last {
            shorten(line, columns);
            break;
        } else {
            lines.push(word);
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// A word as it is, or broken where it is longer than a line: Japanese has no blanks to break at.
fn pieces(word: &str, columns: usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut taken = 0;
    for character in word.chars().take(MAX_CHARS) {
        let wide = character.width().unwrap_or(0);
        if taken + wide > columns {
            pieces.push(String::new());
            taken = 0;
        }
        taken += wide;
        if let Some(piece) = pieces.last_mut() {
            piece.push(character);
        }
    }
    pieces
}

/// Makes room for an ellipsis at the end of a line, and puts it there.
fn shorten(line: &mut String, columns: usize) {
    while line.width() >= columns {
        line.pop();
    }
    line.truncate(line.trim_end().len());
    line.push('…');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_and_controls_become_text() {
        let escaped = |text: &str| Escaped(text).to_string();
        assert_eq!(escaped("<b>&\"'"), "&lt;b&gt;&amp;&quot;&#39;");
        assert_eq!(escaped("a\0b\u{1b}c\nd\u{202e}e\u{ffff}"), "a\u{fffd}b\u{fffd}c\u{fffd}d\u{fffd}e\u{fffd}");
        assert_eq!(escaped("みどり ♯ −2 🀄"), "みどり ♯ −2 🀄");
        assert_eq!(escaped(&"x".repeat(1_000_000)).len(), MAX_CHARS);
    }

    #[test]
    fn lines_break_at_blanks_and_long_words_anywhere() {
        assert_eq!(lines("one two  three", 7, 3), ["one two", "three"]);
        assert_eq!(lines("みどりたろう", 8, 3), ["みどりた", "ろう"]);
        assert_eq!(lines("", 8, 3), [""; 0]);
        assert_eq!(lines(" \n ", 8, 3), [""; 0]);
    }

    #[test]
    fn what_does_not_fit_ends_in_an_ellipsis() {
        assert_eq!(lines("one two three four", 7, 2), ["one two", "three…"]);
        assert_eq!(lines("aaaa bbbb", 4, 1), ["aaa…"]);
        assert_eq!(lines(&"あ".repeat(1_000_000), 10, 2), ["あああああ", "ああああ…"]);
    }
}
