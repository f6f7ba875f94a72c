//! Text broken into lines.

use crate::{Ambiguous, width};

/// `text` in lines of at most so many columns, where nothing in it is longer that cannot be broken. Lines break at blanks and,
/// as Japanese is written without them, beside each wide character; but no line begins with a sign that closes or goes on with
/// what is before it, and none ends with one that opens.
///
/// ```
/// use yosumi_text::wrap;
///
/// assert_eq!(wrap("one two three", 7), ["one two", "three"]);
/// assert_eq!(wrap("打てるマスを調べます。", 20), ["打てるマスを調べま", "す。"]);
/// ```
#[must_use]
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let (mut lines, mut line) = (Vec::new(), String::new());
    for piece in pieces(text) {
        let fits = width(&line, Ambiguous::Narrow) + width(piece.trim_end(), Ambiguous::Narrow) <= columns;
        if !fits && !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        line.push_str(if line.is_empty() { piece.trim_start() } else { piece });
    }
    lines.push(line);
    for line in &mut lines {
        line.truncate(line.trim_end().len());
    }
    lines
}

/// What a line is not broken within. Blanks go with the piece before them.
fn pieces(text: &str) -> Vec<&str> {
    let (mut pieces, mut start) = (Vec::new(), 0);
    for ((at, character), (_, before)) in text.char_indices().skip(1).zip(text.char_indices()) {
        if breaks_between(before, character) {
            pieces.push(&text[start..at]);
            start = at;
        }
    }
    pieces.push(&text[start..]);
    pieces
}

fn breaks_between(before: char, after: char) -> bool {
    // What follows a colon at once belongs to it, as in `human:名前`.
    if after.is_whitespace() || CLOSING.contains(after) || OPENING.contains(before) || before == ':' {
        return false;
    }
    before.is_whitespace() || is_wide(before) || is_wide(after)
}

fn is_wide(character: char) -> bool {
    width(character.encode_utf8(&mut [0; 4]), Ambiguous::Narrow) == 2
}

/// What no line begins with.
const CLOSING: &str = "、。，．,.:;?・：；？)]}）」』】〉》〕〜ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…";
/// What no line ends with.
const OPENING: &str = "([{（「『【〈《〔";

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, columns: usize, expected: &[&str]) {
        assert_eq!(wrap(text, columns), expected);
    }

    #[test]
    fn words_stay_whole() {
        check("one two  three", 8, &["one two", "three"]);
        check("a --position=BOARD b", 8, &["a", "--position=BOARD", "b"]);
        check("", 8, &[""]);
    }

    #[test]
    fn wide_characters_may_be_parted() {
        check("黒番の対局者", 8, &["黒番の対", "局者"]);
        check("値は N マスです", 8, &["値は N", "マスです"]);
        check("一覧はyosumiで", 8, &["一覧は", "yosumiで"]);
    }

    #[test]
    fn signs_stay_with_what_they_belong_to() {
        check("石の色。白", 6, &["石の", "色。白"]);
        check("石(黒)と石", 5, &["石", "(黒)", "と石"]);
        check("human:名前", 8, &["human:名", "前"]);
        check("データ", 4, &["デー", "タ"]);
        check("値 [既定値: 12]", 12, &["値 [既定値:", "12]"]);
    }
}
