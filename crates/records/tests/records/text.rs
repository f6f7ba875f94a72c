//! One text, any form.

use yosumi_records::{JsonError, MAX_TEXT_BYTES, ReadError, Record, read_text, write_json};
use yosumi_rules::{Game, Position};

const START: &str = "---------------------------OX------XO---------------------------";
/// After f5.
const AFTER_F5: &str = "---------------------------OX------XXX--------------------------";
/// Black must pass, and then White has c1 alone.
const STUCK: &str = "OX--------------------------------------------------------------";

#[track_caller]
fn check(text: &str, start: &str, moves: &str) {
    let record = read_text(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!((record.start().to_string().as_str(), record.game().to_string().as_str()), (start, moves), "{text:?}");
}

#[track_caller]
fn check_error(text: &str, expected: &str) -> ReadError {
    let error = read_text(text).expect_err(text);
    assert_eq!(error.to_string(), expected, "{text:?}");
    error
}

#[test]
fn a_transcript_is_known_by_its_first_move_or_number() {
    let start = Position::START.to_string();
    check("f5d6", &start, "f5d6");
    check("\u{feff}\r\n F5 D6", &start, "f5d6");
    check("1. f5 d6", &start, "f5d6");
    check("ｆ５", &start, "f5");
    check("c4e3", &start, "c4e3");
}

#[test]
fn a_move_that_begins_like_a_board_is_a_move() {
    let expected = "line 1, column 1: move 1 b4 is not playable: black may play d3 c4 f5 e6";
    check_error("b4", expected);
    check_error("B4 c3", expected);
}

#[test]
fn a_board_is_known_by_its_first_square() {
    check(START, &format!("{START} X"), "");
    check(&format!("{START} O"), &format!("{START} O"), "");
    check(&format!("b{}", &START[1..].replace('X', "b")), &format!("X{} X", &START[1..]), "");
    check(&format!("●{}", &START[1..]), &format!("X{} X", &START[1..]), "");
    check(&format!("b {}", &START[1..]), &format!("X{} X", &START[1..]), "");
    check("[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]", &format!("{START} X"), "");
}

#[test]
fn moves_may_follow_a_board() {
    let white = format!("{AFTER_F5} O");
    check(&format!("{AFTER_F5} O d6c3"), &white, "d6c3");
    check(&format!("{AFTER_F5} O\nd6c3"), &white, "d6c3");
    check(&format!("{AFTER_F5}\nO\r\nd6 c3"), &white, "d6c3");
    check(&format!("{AFTER_F5} O;d6c3"), &white, "d6c3");
    check(&format!("{AFTER_F5} O ; 1. d6 c3"), &white, "d6c3");
    check(&format!("{AFTER_F5} w d6c3"), &white, "d6c3");
    let black = format!("{START} X");
    check(&format!("{START} f5d6"), &black, "f5d6");
    check(&format!("{START};f5d6"), &black, "f5d6");
    check(&format!("{START}f5d6"), &black, "f5d6");
    check(&format!("{START}\nf5d6\n"), &black, "f5d6");
    check(&format!("{START} b f5"), &black, "f5");
    check(&format!("{START} 1. f5 2. d6"), &black, "f5d6");
    check(
        "[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *] f5d6",
        &format!("{START} X"),
        "f5d6",
    );
}

#[test]
fn a_b_after_a_board_is_a_side_when_it_stands_alone_and_a_move_with_a_digit() {
    let board = "-----------------X-O--------------------------------------------";
    check(&format!("{board} b"), &format!("{board} X"), "");
    check(&format!("{START} b\nf5"), &format!("{START} X"), "f5");
    // White on c3 between black discs would make b3 playable; here it is not, but it is read as a move.
    check_error(&format!("{START} b4"), "line 1, column 66: move 1 b4 is not playable: black may play d3 c4 f5 e6");
}

#[test]
fn passes_may_follow_a_board() {
    let start = format!("{STUCK} X");
    for text in ["X c1", "X pa c1", "X -- c1", "X\n--\nc1", ";pa c1", " -- c1", " PAC1", " pass", " X;--", ""] {
        let gap = if text.starts_with([' ', ';']) { "" } else { " " };
        let moves = if text.to_lowercase().contains("c1") { "c1" } else { "" };
        check(&format!("{STUCK}{gap}{text}"), &start, moves);
    }
    check_error(&format!("{START} X pa"), "line 1, column 68: no pass is due at move 1: black may play d3 c4 f5 e6");
}

#[test]
fn a_board_that_is_none_is_refused_also_before_moves() {
    check_error(&format!("{START}- X f5"), "line 1, column 65: '-' is a 65th square where 64 are due");
    check_error(&format!("{} X f5", &START[1..]), "line 1, column 65: 63 squares where 64 are due");
    check_error(
        &format!("{}f5", &START[1..]),
        "line 1, column 64: 'f' at h8 is no sign of a board: expected X, O or -",
    );
    check_error(&format!("{}?", &START[1..]), "line 1, column 64: '?' at h8 is no sign of a board: expected X, O or -");
    check_error(&format!("{} X", "-".repeat(64)), "line 1, column 1: no discs on the board");
    check_error("--", "line 1, column 3: 2 squares where 64 are due");
    check_error("-- f5", "line 1, column 4: 'f' at c1 is no sign of a board: expected X, O or -");
}

#[test]
fn what_follows_a_board_and_is_no_move_is_told_with_its_place_in_the_whole_text() {
    check_error(
        &format!("{START}\nX\nf5 z9"),
        "line 3, column 4: move 2 \"z9\" is not a move: white may play f4 d6 f6",
    );
    check_error(
        &format!("{START} X; G8:+18"),
        "line 1, column 69: move 1 g8 is not playable: black may play d3 c4 f5 e6",
    );
    check_error(
        &format!("{START} white"),
        "line 1, column 66: move 1 \"white\" is not a move: black may play d3 c4 f5 e6",
    );
    check_error(&format!("{START} Xf5"), "line 1, column 66: move 1 \"Xf5\" is not a move: black may play d3 c4 f5 e6");
}

#[test]
fn a_record_file_is_known_by_its_brace() {
    let record = Record::from("f5d6".parse::<Game>().expect("two moves"));
    assert_eq!(read_text(&write_json(&record)), Ok(record.clone()));
    assert_eq!(read_text(&format!("\u{feff}\n {}", write_json(&record))), Ok(record));
    assert!(matches!(read_text("{f5d6}"), Err(ReadError::Json(JsonError::Syntax { .. }))));
}

#[test]
fn nothing_is_told_plainly() {
    for text in ["", " ", "\n", "\r\n\t", "　", "\u{feff}"] {
        check_error(text, "nothing to read: expected moves such as f5d6c3, a board, or a record file");
    }
}

#[test]
fn what_is_no_form_at_all_is_told_plainly() {
    let no_game = "begins no game: expected moves such as f5d6c3, a board of X, O and -, or a record file";
    check_error("hello world", &format!("line 1, column 1: \"hello\" {no_game}"));
    check_error("\n Othello", &format!("line 2, column 2: \"Othello\" {no_game}"));
    check_error("white to move", &format!("line 1, column 1: \"white\" {no_game}"));
    check_error("(;GM[Othello]", &format!("line 1, column 1: \"(;GM[Othello]\" {no_game}"));
    check_error("?", &format!("line 1, column 1: \"?\" {no_game}"));
    check_error("f5d6".repeat(3).replace('f', "ф").as_str(), &format!("line 1, column 1: \"ф5d6ф5d6ф5d6\" {no_game}"));
}

#[test]
fn what_is_meant_as_a_move_is_told_as_one() {
    let first = "is not a move: black may play d3 c4 f5 e6";
    check_error("z9", &format!("line 1, column 1: move 1 \"z9\" {first}"));
    check_error("b9", &format!("line 1, column 1: move 1 \"b9\" {first}"));
    check_error("5 f", &format!("line 1, column 1: move 1 \"5\" {first}"));
}

#[test]
fn a_million_characters_of_junk_are_refused_at_once() {
    for junk in ["z", "?", "x", "-", "あ", "f", "1", "[", "p", "{"] {
        let text = junk.repeat(1_000_000);
        assert!(read_text(&text).is_err(), "{junk}");
    }
    assert!(matches!(read_text(&"f5".repeat(1_000_000)), Err(ReadError::TooLong { n_bytes: 2_000_000 })));
    assert!(matches!(read_text(&"f5".repeat(MAX_TEXT_BYTES / 2)), Err(ReadError::Transcript(_))));
}
