//! What the tests say, and how they compare it.

use std::sync::LazyLock;

use yosumi_session::Players;
use yosumi_text::{Language, SquareNames, Text};

/// The ways in which squares are named.
pub(crate) const NAMINGS: [SquareNames; 2] = [SquareNames::Letters, SquareNames::RowColumn];

/// A person with a name at a computer.
pub(crate) const NAMED: (&str, &str) = ("human:みどり", "computer:2");
/// The same, where the computer is black.
pub(crate) const NAMED_WHITE: (&str, &str) = ("computer:2", "human:みどり");
/// A person without a name at a computer.
pub(crate) const YOU: (&str, &str) = ("human", "computer");
/// The same, where the computer is black.
pub(crate) const YOU_WHITE: (&str, &str) = ("computer", "human");
/// Two persons with names.
pub(crate) const FRIENDS: (&str, &str) = ("human:Ann", "human:田中");
/// Two persons, one of whom has a name.
pub(crate) const ONE_NAMED: (&str, &str) = ("human:Ann", "human");
/// Two persons without names.
pub(crate) const SIDES: (&str, &str) = ("human", "human");
/// Two computers.
pub(crate) const COMPUTERS: (&str, &str) = ("computer:first", "computer:5");

#[track_caller]
pub(crate) fn players((black, white): (&str, &str)) -> Players {
    Players { black: black.parse().expect("a player"), white: white.parse().expect("a player") }
}

/// The texts in Japanese and English, with squares named in that way.
pub(crate) fn texts(squares: SquareNames) -> &'static [Text; 2] {
    static LETTERS: LazyLock<[Text; 2]> = LazyLock::new(|| Language::ALL.map(|it| Text::new(it, SquareNames::Letters)));
    static ROW_COLUMN: LazyLock<[Text; 2]> =
        LazyLock::new(|| Language::ALL.map(|it| Text::new(it, SquareNames::RowColumn)));
    match squares {
        SquareNames::Letters => &LETTERS,
        SquareNames::RowColumn => &ROW_COLUMN,
    }
}

/// All the texts there are.
pub(crate) fn all_texts() -> impl Iterator<Item = &'static Text> {
    NAMINGS.into_iter().flat_map(texts)
}

/// Checks a sentence in Japanese and English that is the same however squares are named.
#[track_caller]
pub(crate) fn check(say: impl Fn(&Text) -> String, expected: [&str; 2]) {
    check_squares(say, expected, expected);
}

/// Checks a sentence in Japanese and English with squares named by letters, then by row and column.
#[track_caller]
pub(crate) fn check_squares(say: impl Fn(&Text) -> String, letters: [&str; 2], row_column: [&str; 2]) {
    for (squares, expected) in [(SquareNames::Letters, letters), (SquareNames::RowColumn, row_column)] {
        assert_eq!(texts(squares).each_ref().map(&say), expected, "{squares:?}");
    }
}
