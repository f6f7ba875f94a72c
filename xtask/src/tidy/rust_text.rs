//! Rust source with everything blanked that is not code, so that a word in a comment or a string is not taken for code.

/// The text with comments, strings and characters replaced by blanks; its lines stay where they are.
pub(crate) fn code_only(source: &str) -> String {
    let mut scanner = Scanner { rest: source, code: String::with_capacity(source.len()) };
    while let Some(next) = scanner.rest.chars().next() {
        let length = scanner.length_of_other_text();
        if length > 0 {
            scanner.blank(length);
        } else if is_word(next) {
            scanner.keep_word();
        } else {
            scanner.keep(next.len_utf8());
        }
    }
    scanner.code
}

/// Whether a character may be part of an identifier.
pub(crate) fn is_word(character: char) -> bool {
    character == '_' || character.is_alphanumeric()
}

struct Scanner<'a> {
    rest: &'a str,
    code: String,
}

impl Scanner<'_> {
    fn keep(&mut self, length: usize) {
        let (kept, rest) = self.rest.split_at(length);
        self.code.push_str(kept);
        self.rest = rest;
    }

    fn blank(&mut self, length: usize) {
        let (blanked, rest) = self.rest.split_at(length);
        self.code.extend(blanked.chars().map(|character| if character == '\n' { '\n' } else { ' ' }));
        self.rest = rest;
    }

    /// An identifier or a number, with the raw string to which it may be the prefix.
    fn keep_word(&mut self) {
        let length = self.rest.find(|character| !is_word(character)).unwrap_or(self.rest.len());
        let is_raw_prefix = matches!(&self.rest[..length], "r" | "br" | "cr");
        self.keep(length);
        if is_raw_prefix && let Some(length) = raw_string_length(self.rest) {
            self.blank(length);
        }
    }

    /// The length of the comment, string or character that begins here, or 0.
    fn length_of_other_text(&self) -> usize {
        let rest = self.rest;
        if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment_length(rest)
        } else if rest.starts_with('"') {
            quoted_length(rest, '"')
        } else if rest.starts_with('\'') {
            character_length(rest)
        } else {
            0
        }
    }
}

/// Block comments nest.
fn block_comment_length(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}

/// Up to and with the closing `quote`; a backslash takes the next character with it.
fn quoted_length(rest: &str, quote: char) -> usize {
    let mut characters = rest.char_indices().skip(1);
    while let Some((at, character)) = characters.next() {
        if character == '\\' {
            characters.next();
        } else if character == quote {
            return at + 1;
        }
    }
    rest.len()
}

/// 0 where the apostrophe begins a lifetime or a label.
fn character_length(rest: &str) -> usize {
    let mut characters = rest.char_indices().skip(1);
    match (characters.next(), characters.next()) {
        (Some((_, '\\')), _) => quoted_length(rest, '\''),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 0,
    }
}

/// `rest` begins after the `r`.
fn raw_string_length(rest: &str) -> Option<usize> {
    let hashes = rest.find(|character| character != '#')?;
    let content = rest[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    Some(content.find(&end).map_or(rest.len(), |at| hashes + 1 + at + end.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `source` with runs of blanks made one.
    #[track_caller]
    fn check(source: &str, expected: &str) {
        let code = code_only(source);
        assert_eq!(code.lines().count(), source.lines().count(), "the lines move: {code:?}");
        assert_eq!(code.split_whitespace().collect::<Vec<_>>().join(" "), expected, "{source}");
    }

    #[test]
    fn code_stays() {
        check("fn f<'a>(x: &'a str) -> r#type { 'out: loop {} }", "fn f<'a>(x: &'a str) -> r#type { 'out: loop {} }");
    }

    #[test]
    fn comments_go() {
        check("a // b\nc /// d\ne", "a c e");
        check("a /* b /* c */ d\n */ e", "a e");
        check("a /* 四隅 */ b", "a b");
        check("a /* never closed", "a");
    }

    #[test]
    fn strings_go() {
        check(r#"a("b // c") d"#, "a( ) d");
        check(r#"a("\"b\\") c"#, "a( ) c");
        check("a(\"b\nc\") d", "a( ) d");
        check(r#"a(b"b", c"c") d"#, "a(b , c ) d");
        check("a(\"never closed", "a(");
    }

    #[test]
    fn raw_strings_go() {
        check(r#"a(r"\") b"#, "a(r ) b");
        check(r##"a(r#"b "c" d"#) e"##, "a(r ) e");
        check(r###"a(br##"b "# d"##) e"###, "a(br ) e");
        check("bar(\"b\")", "bar( )");
    }

    #[test]
    fn characters_go() {
        check(r#"a('"') b('"') c"#, "a( ) b( ) c");
        check(r"a('\'') b('\\') c('\u{1F600}') d", "a( ) b( ) c( ) d");
        check("a('角', b'x') b", "a( , b ) b");
    }
}
