//! The form in which texts are searched, sorted and told apart.
//!
//! Searching is a plain look for the words in every game's text. An index of trigrams would not find what Japanese players
//! look for: 虎, 田中 and 名人 have fewer than three characters. Ten thousand games are searched in a few milliseconds.

use unicode_normalization::UnicodeNormalization;

/// Takes away differences of writing that nobody means: capitals, width (`ｆ５`, `ﾐﾄﾞﾘ`), composition (`が` of one character or
/// of two), and whether a word is in hiragana or katakana.
pub(crate) fn folded(text: &str) -> String {
    text.nfkc().flat_map(char::to_lowercase).map(hiragana).collect()
}

fn hiragana(c: char) -> char {
    match c {
        // The two blocks are in the same order.
        'ァ'..='ヶ' => char::from_u32(u32::from(c) - 0x60).unwrap_or(c),
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_alike_is_alike() {
        for (text, expected) in [
            ("Ann", "ann"),
            ("ＡＮＮ　ｆ５", "ann f5"),
            ("ミドリ", "みどり"),
            ("ﾐﾄﾞﾘ", "みどり"),
            ("か\u{3099}", "が"),
            ("オセロー名人戦", "おせろー名人戦"),
            ("100%_\\'", "100%_\\'"),
            ("", ""),
        ] {
            assert_eq!(folded(text), expected, "{text}");
        }
    }
}
