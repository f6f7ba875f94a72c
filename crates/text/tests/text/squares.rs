//! How squares are named, written and typed.

use yosumi_rules::{Bitboard, Square};
use yosumi_text::{Input, SquareNames, Vocabulary};

use crate::support::NAMINGS;

#[track_caller]
fn check_none(squares: SquareNames, lines: &[&str]) {
    let vocabulary = Vocabulary::new(squares);
    for line in lines {
        assert_eq!(vocabulary.read(line), Input::NotUnderstood, "{line:?}");
        assert_eq!(squares.parse(line), None, "{line:?}");
    }
}

/// The full-width form of ASCII, blanks included.
fn full_width(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            ' ' => '\u{3000}',
            '!'..='~' => char::from_u32(u32::from(c) + 0xfee0).expect("a character"),
            _ => c,
        })
        .collect()
}

#[test]
fn every_square_is_understood_by_its_name_in_any_form() {
    for squares in NAMINGS {
        let vocabulary = Vocabulary::new(squares);
        for square in Square::ALL {
            let name = squares.name(square);
            assert_eq!(squares.parse(&name), Some(square));
            let upper = name.to_uppercase();
            for line in [&name, &upper, &full_width(&name), &full_width(&upper), &format!(" \t{name}\u{3000}\r\n")] {
                assert_eq!(vocabulary.read(line), Input::Square(square), "{line:?}");
            }
        }
    }
}

#[test]
fn squares_are_named_as_the_board_is_headed() {
    for square in Square::ALL {
        let (column, row) = (square.column(), square.row());
        let [letters, row_column] = NAMINGS.map(|it| (it.column_head(column), it.row_head(row)));
        assert_eq!(SquareNames::Letters.name(square), format!("{}{}", letters.0, letters.1));
        assert_eq!(SquareNames::RowColumn.name(square), format!("{} {}", row_column.1, row_column.0));
    }
    assert_eq!(SquareNames::default(), SquareNames::Letters);
}

#[test]
fn row_and_column_may_be_divided_by_blanks_and_commas() {
    let vocabulary = Vocabulary::new(SquareNames::RowColumn);
    for line in ["4 5", "4  5", "4,5", "4, 5", "4\t5", "４　５", "４、５", "4，5"] {
        assert_eq!(vocabulary.read(line), Input::Square(Square::F5), "{line:?}");
    }
}

#[test]
fn what_names_no_square_is_not_understood() {
    check_none(SquareNames::Letters, &["5 f", "5f", "f 5", "i1", "a0", "a9", "f55", "ff5", "f", "5", "4 5", "f5 d6"]);
    check_none(SquareNames::Letters, &["f5f", "f5.", "ｆ", "ａ０", "é5", "f５5"]);
    check_none(
        SquareNames::RowColumn,
        &["f5", "45", "4", "8 0", "0 8", "-1 0", "4 -5", "4 5 6", "4.5", "4 f", "+4 5", "4 +5", "04 5"],
    );
    check_none(SquareNames::RowColumn, &["99999999999999999999 0", "４", "８　０", ",", "4,"]);
}

#[test]
fn squares_are_listed_in_reading_order() {
    let corners: Bitboard = [Square::H8, Square::A8, Square::H1, Square::A1].into_iter().collect();
    assert_eq!(SquareNames::Letters.list(corners), "a1 h1 a8 h8");
    assert_eq!(SquareNames::RowColumn.list(corners), "0 0, 0 7, 7 0, 7 7");
    for squares in NAMINGS {
        assert_eq!(squares.list(Bitboard::EMPTY), "");
    }
}
