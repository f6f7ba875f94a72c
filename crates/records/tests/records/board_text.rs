//! Boards as people and programs write them.

use yosumi_records::{BoardTextErrorKind, MAX_TEXT_BYTES, read_position};
use yosumi_rules::{Color, Outcome, Position, Square, Status};

const START: &str = "---------------------------OX------XO---------------------------";

#[track_caller]
fn check(text: &str, expected: &str) {
    let position = read_position(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(position.to_string(), expected, "{text:?}");
}

#[track_caller]
fn check_start(text: &str) {
    check(text, &Position::START.to_string());
}

#[track_caller]
fn check_error(text: &str, expected: &str) {
    let error = read_position(text).expect_err(text);
    assert_eq!(error.to_string(), expected, "{text:?}");
}

/// The start with other signs.
fn with_signs(black: &str, white: &str, empty: &str) -> String {
    START.replace('X', "B").replace('-', empty).replace('O', white).replace('B', black)
}

#[test]
fn every_sign_is_read() {
    for black in ["X", "x", "B", "b", "*", "●", "⚫", "⚫\u{fe0f}", "Ｘ", "ｘ", "＊"] {
        check_start(&with_signs(black, "o", "-"));
    }
    for white in ["O", "o", "W", "w", "○", "◯", "〇", "⚪", "⚪\u{fe0f}", "Ｏ", "ｏ"] {
        check_start(&with_signs("x", white, "-"));
    }
    for empty in ["-", ".", "_", "－", "．", "＿", "・", "ー", "−"] {
        check_start(&with_signs("x", "o", empty));
    }
}

#[test]
fn the_side_to_move_may_be_left_out_and_is_then_black() {
    check(START, &format!("{START} X"));
    check(&format!("{START}\n"), &format!("{START} X"));
    for side in ["X", "x", "B", "b", "*", "●"] {
        check(&format!("{START} {side}"), &format!("{START} X"));
        check(&format!("{START}\n{side}\n"), &format!("{START} X"));
    }
    for side in ["O", "o", "W", "w", "○"] {
        check(&format!("{START} {side}"), &format!("{START} O"));
        check(&format!("{START}　　{side}　"), &format!("{START} O"));
    }
}

#[test]
fn blanks_and_line_breaks_may_stand_anywhere() {
    let rows: Vec<&str> = (0..8).map(|row| &START[8 * row..8 * row + 8]).collect();
    check_start(&rows.join("\n"));
    check_start(&format!("\n  {}\n", rows.join("\r\n  ")));
    check_start(&rows.join(" "));
    check(&format!("{}\nO", rows.join("\n")), &format!("{START} O"));
    let apart: String = START.chars().flat_map(|sign| [sign, ' ']).collect();
    check_start(&apart);
    check(&format!("{apart} O"), &format!("{START} O"));
    check_start(&format!("\u{feff}{START}"));
}

#[test]
fn a_board_of_a_ggf_file_is_read() {
    let ggf = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- --------";
    check_start(&format!("[{ggf} *]"));
    check_start(&format!("BO[{ggf} *]"));
    check(&format!(" [{ggf} O ]\n"), &format!("{START} O"));
    check_start(&format!("[{ggf}]"));
    check_error(&format!("[{ggf} *"), "line 1, column 77: the board is not closed: expected \"]\"");
    check_error(
        &format!("[{ggf} *] *"),
        "line 1, column 79: '*' after the board: expected at most the side to move, X or O",
    );
    check_error("[4 ---- -O*- -*O- ---- *]", "line 1, column 2: a board of size \"4\": only 8 is read");
    check_error("[88 --------", "line 1, column 2: a board of size \"88\": only 8 is read");
    check_error("BO[ --------", "line 1, column 5: a board of size \"\": only 8 is read");
    check_error("[8 ---- -O*- *]", "line 1, column 15: 9 squares where 64 are due");
}

#[test]
fn a_board_without_its_center_or_with_a_pass_due_is_read() {
    let text = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";
    check(text, text);
    let stuck = "OX-------------------------------------------------------------- X";
    check(stuck, stuck);
    let over = "XXX------------------------------------------------------------- O";
    check(over, over);
    let full = "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO X";
    check(full, full);
}

#[test]
fn a_square_too_few_is_told_also_when_a_side_follows() {
    let short = &START[..63];
    check_error(short, "line 1, column 64: 63 squares where 64 are due");
    check_error(&format!("{short} X"), "line 1, column 65: 63 squares where 64 are due");
    check_error(&format!("{short}\nO\n"), "line 2, column 1: 63 squares where 64 are due");
    let rows: Vec<&str> = (0..8).map(|row| &START[8 * row..(8 * row + 8).min(63)]).collect();
    check_error(&rows.join("\n"), "line 8, column 8: 63 squares where 64 are due");
    check_error(&format!("{}\nX", rows.join("\n")), "line 9, column 1: 63 squares where 64 are due");
    check_error("---", "line 1, column 4: 3 squares where 64 are due");
    check_error("", "line 1, column 1: 0 squares where 64 are due");
    check_error(" \n", "line 2, column 1: 0 squares where 64 are due");
}

#[test]
fn a_square_too_many_is_told_also_when_it_could_be_a_side() {
    check_error(&format!("{START}-"), "line 1, column 65: '-' is a 65th square where 64 are due");
    check_error(&format!("{START}X"), "line 1, column 65: 'X' is a 65th square where 64 are due");
    check_error(&format!("{START}- X"), "line 1, column 65: '-' is a 65th square where 64 are due");
    check_error(&format!("{START}\n--------"), "line 2, column 1: '-' is a 65th square where 64 are due");
    check_error(&format!("{START}\nXO"), "line 2, column 1: 'X' is a 65th square where 64 are due");
    check_error(&format!("{START} -"), "line 1, column 66: '-' is a 65th square where 64 are due");
}

#[test]
fn what_is_no_sign_is_told_with_its_square() {
    check_error("---?", "line 1, column 4: '?' at d1 is no sign of a board: expected X, O or -");
    check_error("--------\n0", "line 2, column 1: '0' at a2 is no sign of a board: expected X, O or -");
    check_error("--１", "line 1, column 3: '1' at c1 is no sign of a board: expected X, O or -");
    let error = read_position(&START.replace("OX", "O?")).unwrap_err();
    assert_eq!(error.kind, BoardTextErrorKind::Sign { found: '?', square: Square::E4 });
}

#[test]
fn anything_after_the_side_to_move_is_refused() {
    let after = "after the board: expected at most the side to move, X or O";
    check_error(&format!("{START} X f5"), &format!("line 1, column 68: 'f' {after}"));
    check_error(&format!("{START} X X"), &format!("line 1, column 68: 'X' {after}"));
    check_error(&format!("{START} f5"), &format!("line 1, column 66: 'f' {after}"));
    check_error(&format!("{START} white"), &format!("line 1, column 66: 'w' {after}"));
    check_error(&format!("{START}; B7:+4"), &format!("line 1, column 65: ';' {after}"));
    check_error(&format!("{START}?"), &format!("line 1, column 65: '?' {after}"));
}

#[test]
fn a_board_without_discs_is_refused() {
    check_error(&"-".repeat(64), "line 1, column 1: no discs on the board");
    check_error(&format!("\n {} X", ".".repeat(64)), "line 2, column 2: no discs on the board");
}

#[test]
fn a_text_that_is_too_long_is_not_read() {
    let n_bytes = MAX_TEXT_BYTES + 1;
    assert_eq!(read_position(&"-".repeat(n_bytes)).unwrap_err().kind, BoardTextErrorKind::TooLong { n_bytes });
}

#[test]
fn a_board_set_up_where_the_side_to_move_must_pass_is_kept_as_it_is() {
    let position =
        read_position("OOOOOOOXXOXOOOX-XXOXOOXXXXXXXXXXXXOOOXXXXXOXXXXXXXOOOX--XXXXXX-- X").expect("a board");
    let discs = position.n_discs();
    assert_eq!((discs.black, discs.white), (38, 21));
    assert_eq!(position.status(), Status::MustPass(Color::Black));
    let playable = position.after_forced_pass().legal_moves();
    assert!(playable.iter().eq([Square::H2, Square::G7, Square::H7, Square::G8]));
}

#[test]
fn a_board_set_up_where_nobody_can_move_is_over() {
    let position =
        read_position("-X--------X-X------XX------XX------XXX-O----X-X------X-X----O-X- O").expect("a board");
    assert_eq!(position.status(), Status::Over(Outcome::Win(Color::Black)));
    let score = position.final_score();
    assert_eq!((score.black, score.white), (62, 2));
}
