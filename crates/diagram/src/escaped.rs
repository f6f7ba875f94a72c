//! Text from anywhere, made harmless.

use std::fmt::{self, Display, Write as _};

/// A text as it may stand in an XML or HTML document, as content or in a quoted attribute. What such documents have no place
/// for, and what would turn the direction of the text around it, becomes the replacement character.
///
/// ```
/// use yosumi_diagram::Escaped;
///
/// assert_eq!(Escaped("<b>&\"'").to_string(), "&lt;b&gt;&amp;&quot;&#39;");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Escaped<'a>(pub &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|character| match character {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            '\'' => f.write_str("&#39;"),
            _ if is_harmful(character) => f.write_char(char::REPLACEMENT_CHARACTER),
            _ => f.write_char(character),
        })
    }
}

fn is_harmful(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{fffe}' | '\u{ffff}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
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
    }
}
