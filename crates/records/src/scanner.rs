//! Walking through a text that people wrote: character by character, widths made equal, places kept.

use std::str::Chars;

use yosumi_rules::Square;

use crate::Place;

/// The longest piece of a text that an error repeats, in characters.
const MAX_EXCERPT_CHARS: usize = 20;

/// A place in a text and what comes from there on, read with full-width characters as their plain forms.
///
/// Cloning it is cheap: that is how one looks ahead.
#[derive(Clone, Debug)]
pub(crate) struct Scanner<'a> {
    rest: Chars<'a>,
    place: Place,
}

impl<'a> Scanner<'a> {
    /// The start of a text, after the byte order mark that some editors put there.
    pub(crate) fn new(text: &'a str) -> Self {
        Self { rest: without_byte_order_mark(text).chars(), place: Place::START }
    }

    /// The place of the next character.
    pub(crate) const fn place(&self) -> Place {
        self.place
    }

    /// The next character.
    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.clone().next().map(plain_form)
    }

    /// The character after the next one.
    pub(crate) fn peek_second(&self) -> Option<char> {
        self.rest.clone().nth(1).map(plain_form)
    }

    /// Goes over the next character, and says which it was.
    pub(crate) fn advance(&mut self) -> Option<char> {
        let character = self.rest.next()?;
        // A line break may be "\n", "\r" or "\r\n", which is one.
        let is_break = character == '\n' || character == '\r' && !self.rest.as_str().starts_with('\n');
        if is_break {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        // The mark that asks for the colored form of a sign such as a black circle is no character of its own to a reader.
        while self.rest.as_str().starts_with('\u{fe0f}') {
            self.rest.next();
            self.place.column += 1;
        }
        Some(plain_form(character))
    }

    /// Goes over the next character if it is one of those that are asked for.
    pub(crate) fn skip_if(&mut self, is_wanted: impl FnOnce(char) -> bool) -> bool {
        let is_there = self.peek().is_some_and(is_wanted);
        if is_there {
            self.advance();
        }
        is_there
    }

    /// Goes over all characters from here that are of a kind, and says how many there were.
    pub(crate) fn skip_all(&mut self, mut is_wanted: impl FnMut(char) -> bool) -> usize {
        let mut n = 0;
        while self.skip_if(&mut is_wanted) {
            n += 1;
        }
        n
    }

    /// Goes over blanks and line breaks, and says whether there were any.
    pub(crate) fn skip_blanks(&mut self) -> bool {
        self.skip_all(char::is_whitespace) != 0
    }

    /// Goes over the name of a square if it comes next, and says which it is.
    pub(crate) fn skip_square(&mut self) -> Option<Square> {
        let name = String::from_iter([self.peek()?, self.peek_second()?]);
        let square = name.parse().ok()?;
        self.advance();
        self.advance();
        Some(square)
    }

    /// Goes over a word if it comes next, in either case.
    pub(crate) fn skip_word(&mut self, word: &str) -> bool {
        let mut ahead = self.clone();
        let is_there = word.chars().all(|wanted| ahead.skip_if(|character| character.eq_ignore_ascii_case(&wanted)));
        if is_there {
            *self = ahead;
        }
        is_there
    }

    /// All that comes, as it was written.
    pub(crate) fn rest(&self) -> &'a str {
        self.rest.as_str()
    }

    /// What comes next, as it was written, up to a place further on.
    pub(crate) fn excerpt_to(&self, further: &Self) -> String {
        let (text, rest) = (self.rest.as_str(), further.rest.as_str());
        excerpt(&text[..text.len() - rest.len()])
    }

    /// What comes next, as it was written, up to a blank.
    pub(crate) fn word_excerpt(&self) -> String {
        let mut end = self.clone();
        end.skip_all(|character| !character.is_whitespace());
        self.excerpt_to(&end)
    }

    /// Whether a letter and a digit come next, such as `i9`: meant as a square, no doubt, but not always one.
    pub(crate) fn is_square_like_next(&self) -> bool {
        self.peek().is_some_and(|letter| letter.is_ascii_alphabetic())
            && self.peek_second().is_some_and(|digit| digit.is_ascii_digit())
    }
}

/// The text without the byte order mark that it may begin with.
pub(crate) fn without_byte_order_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// The beginning of a text, short enough for an error.
pub(crate) fn excerpt(text: &str) -> String {
    match text.char_indices().nth(MAX_EXCERPT_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => String::from(text),
    }
}

/// The plain form of a full-width character, of a dash, or of a Japanese stop or comma; any other character as it is.
///
/// Readers take every character so; whoever takes typed moves may want to do the same.
///
/// ```
/// use yosumi_records::plain_form;
///
/// assert_eq!("ｆ５。".chars().map(plain_form).collect::<String>(), "f5.");
/// ```
#[must_use]
pub fn plain_form(character: char) -> char {
    match character {
        // The full-width forms are ASCII from '!' to '~', shifted.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(character) - 0xfee0).unwrap_or(character),
        '。' | '｡' => '.',
        '、' | '､' => ',',
        // Hyphens and dashes, the minus sign, and the long vowel mark that a Japanese keyboard gives for one.
        '\u{2010}'..='\u{2015}' | '\u{2212}' | 'ー' | 'ｰ' => '-',
        // The full-width blank is white space by itself.
        _ => character,
    }
}
