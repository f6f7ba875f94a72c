//! Text that comes from anywhere: how much of it is shown, and in what lines.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::Escaped;

/// No text in a picture is longer; what is over is left out.
const MAX_CHARS: usize = 2000;

/// As much of a text as a picture shows, escaped.
pub(crate) fn shown(text: &str) -> Escaped<'_> {
    let end = text.char_indices().nth(MAX_CHARS).map_or(text.len(), |(end, _)| end);
    Escaped(&text[..end])
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
    fn a_long_text_is_cut() {
        assert_eq!(shown("み<").to_string(), "み&lt;");
        assert_eq!(shown(&"み".repeat(1_000_000)).to_string(), "み".repeat(MAX_CHARS));
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
