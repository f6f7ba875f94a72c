//! The canonical texts: what is written is read back, and what cannot be read is refused in words.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use proptest::prelude::*;
use yosumi_rules::{Game, Move, Position, Square};

use crate::random;

#[track_caller]
fn assert_read_back<T>(value: &T)
where
    T: Debug + Display + FromStr<Err: Debug> + PartialEq,
{
    assert_eq!(&value.to_string().parse::<T>().expect("what was written is read"), value);
}

#[track_caller]
fn check_refused<T>(text: &str, sentence: &str)
where
    T: Debug + FromStr<Err: Display>,
{
    match text.parse::<T>() {
        Ok(value) => panic!("{text:?} was read as {value:?}"),
        Err(error) => assert_eq!(error.to_string(), sentence, "{text:?}"),
    }
}

#[test]
fn squares_and_moves_are_read_back() {
    assert_read_back(&Move::Pass);
    for square in Square::ALL {
        assert_read_back(&square);
        assert_read_back(&Move::Disc(square));
    }
}

#[test]
fn squares_and_moves_are_read_in_either_case() {
    assert_eq!("F5".parse(), Ok(Square::F5));
    assert_eq!("A1".parse(), Ok(Move::Disc(Square::A1)));
    assert_eq!("PASS".parse(), Ok(Move::Pass));
    assert_eq!("F5d6C3".parse::<Game>().map(|game| game.to_string()), Ok("f5d6c3".to_owned()));
}

#[test]
fn widths_are_kept() {
    assert_eq!(
        format!("[{:>4}] [{:<4}] [{:^6}]", Square::F5, Move::Disc(Square::F5), Move::Pass),
        "[  f5] [f5  ] [ pass ]"
    );
}

proptest! {
    #[test]
    fn positions_are_read_back(position in random::position()) {
        assert_read_back(&position);
    }

    #[test]
    fn games_are_read_back(game in random::game()) {
        assert_read_back(&game);
    }

    #[test]
    fn games_from_other_starts_are_read_back(game in random::game_from(random::position())) {
        prop_assert_eq!(Game::from_transcript(game.start(), &game.to_string()), Ok(game));
    }
}

#[test]
fn what_is_no_square_is_refused() {
    let sentence = "not a square: expected a letter a–h and a digit 1–8, such as f5";
    for text in ["", "f", "5", "f0", "f9", "i5", "`5", "@5", "5f", "f5 ", " f5", "f55", "pass", "é", "あ", "f５", "ｆ5"]
    {
        check_refused::<Square>(text, sentence);
    }
}

#[test]
fn what_is_no_move_is_refused() {
    let sentence = "not a move: expected a square, such as f5, or pass";
    for text in ["", "pa", "pas", "passes", " pass", "f9", "f5f6", "é", "パス"] {
        check_refused::<Move>(text, sentence);
    }
}

const START: &str = "---------------------------OX------XO---------------------------";

#[test]
fn a_symbol_that_is_no_square_is_refused_with_its_place() {
    check_refused::<Position>("?", "'?' at a1 is none of X, O and -");
    check_refused::<Position>(&START.replace('X', "x"), "'x' at e4 is none of X, O and -");
    check_refused::<Position>("--------あ", "'あ' at a2 is none of X, O and -");
    check_refused::<Position>("-\n", "'\\n' at b1 is none of X, O and -");
}

#[test]
fn a_board_of_another_size_is_refused() {
    check_refused::<Position>("", "0 squares where 64 are due");
    check_refused::<Position>(&START[1..], "63 squares where 64 are due");
    let sentence = "the 64 squares are not followed by a blank and the side to move, X or O";
    check_refused::<Position>(&format!("-{START} X"), sentence);
}

#[test]
fn a_board_without_a_side_to_move_is_refused() {
    let sentence = "the 64 squares are not followed by a blank and the side to move, X or O";
    for turn in ["", " ", "X", " x", " -", "  X", " X ", " XO", "\tX", " あ"] {
        check_refused::<Position>(&format!("{START}{turn}"), sentence);
    }
}

#[test]
fn a_board_without_discs_is_refused() {
    check_refused::<Position>(&format!("{} X", "-".repeat(64)), "no discs on the board");
}

#[test]
fn a_move_that_may_not_be_played_is_refused_with_those_that_may() {
    check_refused::<Game>("d3d4d5", "move 2: d4 is not playable: white may play c3 e3 c5");
    check_refused::<Game>("f5f5", "move 2: f5 is not playable: white may play f4 d6 f6");
    check_refused::<Game>("e6f4e3f6g5d6e7f5c5a1", "move 10: a1 is not playable: the game is over");
}

#[test]
fn a_pass_is_not_part_of_a_transcript() {
    let sentence = "not a square: expected a letter a–h and a digit 1–8, such as f5";
    check_refused::<Game>("f5pad6", &format!("move 2: {sentence}"));
    check_refused::<Game>("d3c3b3b2f5a3a1c1pass", &format!("move 9: {sentence}"));
}

#[test]
fn a_transcript_that_breaks_off_or_is_none_is_refused() {
    let sentence = "not a square: expected a letter a–h and a digit 1–8, such as f5";
    check_refused::<Game>("f5d", &format!("move 2: {sentence}"));
    check_refused::<Game>("f5 d6", &format!("move 2: {sentence}"));
    check_refused::<Game>("あ", &format!("move 1: {sentence}"));
    check_refused::<Game>("f5é", &format!("move 2: {sentence}"));
    check_refused::<Game>("f5dあ", &format!("move 2: {sentence}"));
    check_refused::<Game>(&"?".repeat(1_000_000), &format!("move 1: {sentence}"));
}

#[test]
fn a_square_where_the_side_must_pass_is_refused_in_words() {
    let stuck: Position =
        "XO-------------------------------------------------------------- O".parse().expect("a position");
    let error = stuck.play(Square::C1).expect_err("white has no move");
    assert_eq!(error.to_string(), "c1 is not playable: white has no move and must pass");
}

#[test]
fn debug_draws_a_position() {
    let drawn = "\
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . O X . . .
. . . X X X . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
white to move";
    let position = Position::START.play(Square::F5).expect("f5 is legal");
    assert_eq!(format!("{position:?}"), drawn);
    let as_white_sees_it = drawn.replace('X', "x").replace('O', "X").replace('x', "O").replace("\nwhite to move", "");
    assert_eq!(format!("{:?}", position.board()), as_white_sees_it);
}

/// Texts that are often nearly right: letters, digits, symbols and characters of several bytes.
fn nearly_right() -> impl Strategy<Value = String> {
    prop_oneof!["[a-iA-I0-9あé]{0,6}", "(f5|d6|c3|d3|あ|é|f|5){0,8}", "[-XOあ]{62,66} ?[XOé]?", ".*", "\\PC*"]
}

proptest! {
    #[test]
    fn no_text_breaks_a_reader(text in nearly_right()) {
        if let Ok(square) = text.parse::<Square>() {
            prop_assert!(square.to_string().eq_ignore_ascii_case(&text));
        }
        if let Ok(read) = text.parse::<Move>() {
            prop_assert!(read.to_string().eq_ignore_ascii_case(&text));
        }
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string(), text.as_str());
        }
        if let Ok(game) = text.parse::<Game>() {
            prop_assert!(game.to_string().eq_ignore_ascii_case(&text));
        }
    }
}
