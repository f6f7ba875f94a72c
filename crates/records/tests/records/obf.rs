//! Lines of OBF files, as programs write them and as they are written back.

use proptest::prelude::*;
use yosumi_records::{BoardTextErrorKind, ObfErrorKind, Problem, read_obf_line};
use yosumi_rules::{Bitboard, Color, Move, Position, Square, Status};

use crate::random::{games, texts};

const START: &str = "---------------------------OX------XO---------------------------";
const STUCK: &str = "OX--------------------------------------------------------------";
const OVER: &str = "XXX-------------------------------------------------------------";

#[track_caller]
fn read(line: &str) -> Problem {
    match read_obf_line(line) {
        Ok(Some(problem)) => problem,
        other => panic!("{line:?}: {other:?}"),
    }
}

/// Checks that a line is read and how it is written.
#[track_caller]
fn check(line: &str, expected: &str) {
    assert_eq!(read(line).to_string(), expected, "{line:?}");
}

#[track_caller]
fn check_error(line: &str, expected: &str) {
    assert_eq!(read_obf_line(line).expect_err(line).to_string(), expected, "{line:?}");
}

#[test]
fn a_line_is_read_and_written_back_as_it_stands() {
    let line = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12; H7:+6; A2:+6; A3:+4; \
                B1:-4; A4:-22; G2:-24;";
    check(line, line);
    let problem = read(line);
    assert_eq!((problem.best_score(), problem.moves.len(), problem.score), (Some(18), 8, None));
    assert_eq!(problem.score_of(Move::Disc(Square::B1)), Some(-4));
}

#[test]
fn a_score_alone_and_comments_are_kept() {
    for line in [
        format!("{START} X; +6;"),
        format!("{START} O; -64;"),
        format!("{START} X;"),
        format!("{START} X; +0; D3:+0; C4:-2; % the start; D3"),
        format!("{START} X; % 30% 中盤"),
        format!("{STUCK} X; PS:-64;"),
        format!("{OVER} X; +64;"),
    ] {
        check(&line, &line);
    }
    assert_eq!(read(&format!("{START} X;% a  b \r\n")).comment, "a  b");
}

#[test]
fn what_people_write_is_read_too() {
    let expected = format!("{START} X; D3:+2; C4:-2;");
    for fields in ["; d3:2; c4:-2", ";D3:+2;C4:-2;", " X;; D3 : +2 ;C4:−2 ;;", "  x ; ｄ３：＋２； Ｃ４：－２"]
    {
        check(&format!("{START}{fields}"), &expected);
    }
    check(&format!("\u{feff}{START} b;D3:+02;C4:-002;\r\n"), &expected);
    check(&format!("{START}%"), &format!("{START} X;"));
    for pass in ["PS", "PA", "pa", "pass"] {
        check(&format!("{STUCK} X; {pass}:-64;"), &format!("{STUCK} X; PS:-64;"));
    }
}

#[test]
fn board_text_is_a_line_without_fields_and_black_moves_unless_white_is_to() {
    for (line, expected) in [
        (String::from(START), format!("{START} X;")),
        (format!("{START} O"), format!("{START} O;")),
        (format!(" {START} w ;"), format!("{START} O;")),
        (String::from("[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- O]"), {
            format!("{START} O;")
        }),
    ] {
        check(&line, &expected);
        assert_eq!(read(&line).best_score(), None);
    }
    // A field that begins with a letter of a board is no side.
    assert_eq!(read(&format!("{START}; B7:-127")).position.turn(), Color::Black);
}

#[test]
fn lines_without_a_position_are_none() {
    for line in ["", " \t\r\n", "%", "% FFO", "　% 全角の空白", "\u{feff}"] {
        assert_eq!(read_obf_line(line), Ok(None), "{line:?}");
    }
}

#[test]
fn what_a_generator_left_is_passed_over() {
    let expected = format!("{START} X; D3:+2;");
    for fields in ["--:-127;", "--:+6;", "--:64", "C4:-127;", "C4:+65", "A1:99999999999999999999;", "-65;", "PS:+100"] {
        check(&format!("{START} X; D3:+2; {fields}"), &expected);
    }
}

#[test]
fn a_score_may_be_stated_twice_but_not_otherwise() {
    check(&format!("{START} X; D3:+2; D3:+2; +2; +2;"), &format!("{START} X; +2; D3:+2;"));
    check_error(&format!("{START} X; D3:+2; D3:-2;"), "line 1, column 76: a score of -2 where +2 was stated before");
    check_error(&format!("{START} X; +2; +0;"), "line 1, column 73: a score of +0 where +2 was stated before");
}

#[test]
fn the_best_score_is_the_highest_wherever_it_stands() {
    assert_eq!(read(&format!("{START} X; D3:-4; C4:+2; F5:-2;")).best_score(), Some(2));
    assert_eq!(read(&format!("{START} X; D3:-4; +2;")).best_score(), Some(2));
    assert_eq!(read(&format!("{START} X; --:+64; D3:-4;")).best_score(), Some(-4));
}

#[test]
fn a_move_that_cannot_be_played_is_told_with_its_place() {
    check_error(
        &format!("{START} X; D3:+2; E3:-2;"),
        "line 1, column 76: e3 is not playable: black may play d3 c4 f5 e6",
    );
    check_error(&format!("{START} O; D4:+2;"), "line 1, column 69: d4 is not playable: white may play e3 f4 c5 d6");
    check_error(&format!("{START} X; PS:+0;"), "line 1, column 69: no pass is due: black may play d3 c4 f5 e6");
    check_error(
        &format!("{STUCK} X; C1:+0;"),
        "line 1, column 69: c1 is not playable: black has no move and must pass",
    );
    check_error(&format!("{OVER} O; D1:+0;"), "line 1, column 69: \"D1\", where the game is over");
    check_error(&format!("{OVER} O; PA:+0;"), "line 1, column 69: \"PA\", where the game is over");
}

#[test]
fn what_is_no_field_is_told_with_its_place() {
    let no_field = "is no field: expected a move with its score, such as G8:+18, or a score alone";
    for (fields, column, found) in [
        ("; D3", 69, "D3"),
        ("; D3:", 69, "D3:"),
        ("; D3:x;", 69, "D3:x"),
        ("; D3:+2.5; C4:+0", 69, "D3:+2.5"),
        ("; D3:+", 69, "D3:+"),
        ("; D3:+2 C4:-2;", 69, "D3:+2 C4:-2"),
        ("; I9:+2 % no square", 69, "I9:+2"),
        ("; +2 -2;", 69, "+2 -2"),
        ("; --;", 69, "--"),
        (" D3:+2;", 68, "D3:+2"),
    ] {
        check_error(&format!("{START} X{fields}"), &format!("line 1, column {column}: {found:?} {no_field}"));
    }
    let error = read_obf_line(&format!("{START} X; {}", "z".repeat(60_000))).unwrap_err();
    assert_eq!(error.kind, ObfErrorKind::NotAField { found: format!("{}…", "z".repeat(20)) });
}

#[test]
fn what_is_no_board_is_told_as_for_board_text() {
    let error = read_obf_line("D3:+2; C4:-2").unwrap_err();
    assert!(matches!(error.kind, ObfErrorKind::Board(BoardTextErrorKind::Sign { found: 'D', square: Square::A1 })));
    check_error(&START[..60], "line 1, column 61: 60 squares where 64 are due");
    check_error(&format!("{}; +2", &START[..60]), "line 1, column 61: 60 squares where 64 are due");
    check_error(&format!("{START}X;"), "line 1, column 65: 'X' is a 65th square where 64 are due");
    check_error(
        &format!("{START} D3:+2"),
        "line 1, column 66: 'D' after the board: expected at most the side to move, X or O",
    );
    check_error(&format!("{} X;", "-".repeat(64)), "line 1, column 1: no discs on the board");
}

/// A position of a random game with scores for some of its moves.
fn problems() -> impl Strategy<Value = Problem> {
    let scores = prop::collection::vec(prop::option::weighted(0.7, -64..=64_i8), 34);
    // A comment of one line; what begins and ends with blanks loses them.
    let comments = texts().prop_map(|text| text.replace(char::is_control, " ").trim().to_owned());
    (games(), scores, prop::option::of(-64..=64_i8), comments).prop_map(|(game, scores, score, comment)| {
        let position = game.position();
        let moves: Vec<Move> = match position.status() {
            Status::MustPass(_) => vec![Move::Pass],
            _ => position.legal_moves().iter().map(Move::Disc).collect(),
        };
        let moves = moves.into_iter().zip(scores).filter_map(|(played, score)| Some((played, score?))).collect();
        Problem { position, moves, score, comment }
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(problem in problems()) {
        prop_assert_eq!(read_obf_line(&problem.to_string()), Ok(Some(problem)));
    }

    #[test]
    fn a_listed_move_is_always_one_that_can_be_played(problem in problems(), square in 0..64_usize) {
        let square = Square::ALL[square];
        let line = format!("{}; {square}:+0", problem.position);
        let is_playable = !(problem.position.legal_moves() & Bitboard::of(square)).is_empty();
        prop_assert_eq!(read_obf_line(&line).is_ok(), is_playable);
    }
}

#[test]
fn a_comment_stays_on_its_line() {
    let mut problem = Problem::from(Position::START);
    problem.comment = String::from("one\ntwo\r\nthree");
    assert_eq!(problem.to_string(), format!("{START} X; % one two  three"));
}
