//! Columns on a terminal.

use proptest::prelude::*;
use yosumi_text::{Ambiguous, pad, width};

/// The width of a text on terminals that show ambiguous characters narrow, and wide.
#[track_caller]
fn check(text: &str, narrow: usize, wide: usize) {
    assert_eq!(width(text, Ambiguous::Narrow), narrow, "narrow {text:?}");
    assert_eq!(width(text, Ambiguous::Wide), wide, "wide {text:?}");
}

#[test]
fn ascii_takes_a_column_each() {
    check("", 0, 0);
    check("Ann (Black)", 11, 11);
}

#[test]
fn japanese_takes_two_columns_each() {
    check("みどり(黒)", 10, 10);
    check("コンピュータ(白)", 16, 16);
    check("四隅　、。「」", 14, 14);
    check("ｆ５", 4, 4);
}

#[test]
fn half_width_katakana_takes_a_column_each() {
    check("ﾐﾄﾘ", 3, 3);
    check("｢ｵｾﾛ｣", 5, 5);
    // The sign that makes ﾄ voiced takes one of its own.
    check("ﾐﾄﾞﾘ", 4, 4);
}

#[test]
fn marks_on_a_character_take_none() {
    check("か\u{3099}", 2, 2);
    check("e\u{301}", 1, 1);
    check("○\u{302}", 1, 2);
}

#[test]
fn ambiguous_characters_take_what_the_terminal_gives_them() {
    check("○", 1, 2);
    check("●", 1, 2);
    check("○●", 2, 4);
    check("60–4…", 5, 7);
    check("│─┼", 3, 6);
    assert_eq!(Ambiguous::default(), Ambiguous::Narrow);
}

#[test]
fn blanks_fill_up_to_the_columns_asked_for() {
    #[track_caller]
    fn check(text: &str, columns: usize, narrow: &str, wide: &str) {
        assert_eq!(pad(text, columns, Ambiguous::Narrow), narrow);
        assert_eq!(pad(text, columns, Ambiguous::Wide), wide);
    }

    check("", 3, "   ", "   ");
    check("黒", 4, "黒  ", "黒  ");
    check("黒", 2, "黒", "黒");
    check("ﾐﾄﾘ", 4, "ﾐﾄﾘ ", "ﾐﾄﾘ ");
    check("か\u{3099}", 3, "か\u{3099} ", "か\u{3099} ");
    check("●", 3, "●  ", "● ");
    check("●●", 3, "●● ", "●●");
}

#[test]
fn longer_text_stays_as_it_is() {
    for ambiguous in [Ambiguous::Narrow, Ambiguous::Wide] {
        for (text, columns) in [("Black", 4), ("黒白", 3), ("黒", 1), ("黒", 0)] {
            assert_eq!(pad(text, columns, ambiguous), text);
        }
    }
}

proptest! {
    #[test]
    fn padded_text_is_as_wide_as_asked_for_or_as_it_was(text in "\\PC{0,20}", columns in 0..60_usize) {
        for ambiguous in [Ambiguous::Narrow, Ambiguous::Wide] {
            let padded = pad(&text, columns, ambiguous);
            prop_assert_eq!(width(&padded, ambiguous), columns.max(width(&text, ambiguous)));
            prop_assert_eq!(padded.trim_end_matches(' '), text.trim_end_matches(' '));
        }
    }
}
