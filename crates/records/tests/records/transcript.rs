//! Transcripts as people and programs write them.

use yosumi_records::{
    MAX_TEXT_BYTES, TranscriptError, TranscriptErrorKind, read_text, read_transcript, write_transcript,
};
use yosumi_rules::{Game, Position};

/// A position in which Black must pass, and then White has one move.
const STUCK: &str = "OX-------------------------------------------------------------- X";

fn start(text: &str) -> Position {
    text.parse().expect("a position")
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let record = read_transcript(Position::START, text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(record.game().to_string(), expected, "{text:?}");
}

#[track_caller]
fn check_error(text: &str, expected: &str) -> TranscriptError {
    let error = read_transcript(Position::START, text).expect_err(text);
    assert_eq!(error.to_string(), expected, "{text:?}");
    error
}

#[test]
fn squares_are_read_in_either_case_and_width() {
    check("f5d6c3d3c4", "f5d6c3d3c4");
    check("F5D6C3D3C4", "f5d6c3d3c4");
    check("F5d6C3d3C4", "f5d6c3d3c4");
    check("ｆ５ｄ６ｃ３", "f5d6c3");
    check("Ｆ5d６", "f5d6");
}

#[test]
fn blanks_line_breaks_and_separators_may_stand_between_moves() {
    check("f5 d6 c3", "f5d6c3");
    check("  f5\td6\n\nc3  \n", "f5d6c3");
    check("f5\r\nd6\r\nc3\r\n", "f5d6c3");
    check("f5\rd6", "f5d6");
    check("f5-d6-c3", "f5d6c3");
    check("f5, d6, c3", "f5d6c3");
    check("f5/d6/c3", "f5d6c3");
    check("f5|d6|c3|", "f5d6c3");
    check("f5 - d6 - c3", "f5d6c3");
    check("f5　d6、c3", "f5d6c3");
    check("f5–d6—c3−d3ーc4", "f5d6c3d3c4");
    check("-f5-", "f5");
    check("\u{feff}f5d6", "f5d6");
}

#[test]
fn move_numbers_are_passed_over_whatever_they_say() {
    check("1. f5 d6 2. c3 d3", "f5d6c3d3");
    check("1.f5 2.d6 3.c3", "f5d6c3");
    check("1.f5d6 2.c3", "f5d6c3");
    check("1) f5 2) d6", "f5d6");
    check("１．ｆ５　２。ｄ６", "f5d6");
    check("1）f5", "f5");
    check("1. f5 1... d6 2. c3", "f5d6c3");
    check("99. f5 1. d6", "f5d6");
    check("1. f5 2.", "f5");
    check("1.\nf5\n2.\nd6", "f5d6");
}

#[test]
fn a_numbered_list_of_eighteen_pairs_is_read() {
    let text = "1. F5 f4 2. F3 g4 3. H3 f6 4. G5 g6 5. E6 h6 6. H5 e7 7. E3 d2 8. F7 f8 9. E2 c5 10. B5 d6 11. C4 c3 \
                12. D7 b3 13. C6 b6 14. D3 c7 15. D8 c8 16. E8 b4 17. C1 c2 18. G3 b7";
    let game = read_transcript(Position::START, text).expect("36 moves").game();
    assert_eq!(game.n_played(), 36);
    let discs = game.position().n_discs();
    assert_eq!((discs.black, discs.white), (21, 19));
    assert_eq!(game.position().turn(), yosumi_rules::Color::Black);
}

#[test]
fn a_pass_that_is_due_may_be_written_or_left_out() {
    // Black must pass after these eight moves.
    for pass in ["", "pa", "PA", "Pa", "ps", "PS", "pass", "PASS", "Pass", "--", "ＰＡ", "－－", "パス", "ﾊﾟｽ", "–-"]
    {
        check(&format!("d3c3b3b2f5a3a1c1{pass}"), "d3c3b3b2f5a3a1c1");
        check(&format!("d3 c3 b3 b2 f5 a3 a1 c1 {pass} e3"), "d3c3b3b2f5a3a1c1e3");
        check(&format!("d3,c3,b3,b2,f5,a3,a1,c1,{pass},e3"), "d3c3b3b2f5a3a1c1e3");
        check(&format!("8. c1 {pass} 9. e3").replace("8.", "d3c3b3b2f5a3a1"), "d3c3b3b2f5a3a1c1e3");
    }
    check("d3-c3-b3-b2-f5-a3-a1-c1----e3", "d3c3b3b2f5a3a1c1e3");
    check("d3-c3-b3-b2-f5-a3-a1-c1-e3", "d3c3b3b2f5a3a1c1e3");
}

#[test]
fn a_pass_may_stand_directly_before_a_square() {
    check("d3c3b3b2f5a3a1c1pae3", "d3c3b3b2f5a3a1c1e3");
    check("D3C3B3B2F5A3A1C1PAE3", "d3c3b3b2f5a3a1c1e3");
    check("d3c3b3b2f5a3a1c1passe3", "d3c3b3b2f5a3a1c1e3");
    check("d3c3b3b2f5a3a1c1pse3", "d3c3b3b2f5a3a1c1e3");
    check("d3c3b3b2f5a3a1c1--e3", "d3c3b3b2f5a3a1c1e3");

    // A pass and a8, which is the one move that White has here.
    let must_pass = start("O-------X-------X-------X-------X-------X-------X--------------- X");
    let game = read_transcript(must_pass, "PAA8").expect("a pass and a8").game();
    assert_eq!(game.to_string(), "a8");
}

#[test]
fn a_pass_that_the_start_forces_may_be_written_or_left_out() {
    for text in ["c1", "pa c1", "-- c1", "pass,c1"] {
        let game = read_transcript(start(STUCK), text).expect(text).game();
        assert_eq!(game.to_string(), "c1", "{text}");
    }
    assert_eq!(read_transcript(start(STUCK), "pa").expect("a pass alone").game().n_played(), 0);
    assert!(read_transcript(start(STUCK), "pa pa").is_err());
}

#[test]
fn a_pass_where_none_is_due_is_refused_with_what_may_be_played() {
    let error = check_error("f5pad6", "line 1, column 3: no pass is due at move 2: white may play f4 d6 f6");
    assert_eq!((error.move_number, error.token.as_str()), (2, "pa"));
    check_error("pass", "line 1, column 1: no pass is due at move 1: black may play d3 c4 f5 e6");
    check_error("f5 -- d6", "line 1, column 4: no pass is due at move 2: white may play f4 d6 f6");
    check_error("f5\nパス", "line 2, column 1: no pass is due at move 2: white may play f4 d6 f6");
    check_error("d3c3b3b2f5a3a1c1 pa pa", "line 1, column 21: no pass is due at move 9: white may play e3 f6");
}

#[test]
fn one_hyphen_is_no_pass() {
    // Read as a separator: the pass is made by itself.
    check("d3c3b3b2f5a3a1c1 - e3", "d3c3b3b2f5a3a1c1e3");
    check_error("f5 -----", "line 1, column 4: move 2 \"-----\" is not a move: white may play f4 d6 f6");
}

#[test]
fn a_square_that_may_not_be_played_is_named_with_those_that_may() {
    let error = check_error("d3d4d5", "line 1, column 3: move 2 d4 is not playable: white may play c3 e3 c5");
    assert_eq!((error.move_number, error.token.as_str()), (2, "d4"));
    check_error("F5 Ｆ５", "line 1, column 4: move 2 f5 is not playable: white may play f4 d6 f6");
    check_error("1. f5 d6\n2. a1", "line 2, column 4: move 3 a1 is not playable: black may play c3 c4 c5 c6 c7");
}

#[test]
fn what_is_no_move_is_shown_with_those_that_are() {
    let first = "is not a move: black may play d3 c4 f5 e6";
    check_error("5 f", &format!("line 1, column 1: move 1 \"5\" {first}"));
    check_error("f 5", &format!("line 1, column 1: move 1 \"f\" {first}"));
    check_error("1 f5", &format!("line 1, column 1: move 1 \"1\" {first}"));
    check_error("i9", &format!("line 1, column 1: move 1 \"i9\" {first}"));
    check_error("f9d6c3", &format!("line 1, column 1: move 1 \"f9\" {first}"));
    check_error("f0", &format!("line 1, column 1: move 1 \"f0\" {first}"));
    check_error("55", &format!("line 1, column 1: move 1 \"55\" {first}"));
    check_error("hello, world", &format!("line 1, column 1: move 1 \"hello\" {first}"));
    check_error("+04", &format!("line 1, column 1: move 1 \"+04\" {first}"));
    check_error("f5d", "line 1, column 3: move 2 \"d\" is not a move: white may play f4 d6 f6");
    check_error("f5 37-27", "line 1, column 4: move 2 \"37\" is not a move: white may play f4 d6 f6");
    check_error("f5?", "line 1, column 3: move 2 \"?\" is not a move: white may play f4 d6 f6");
    check_error("f5 pas d6", "line 1, column 4: no pass is due at move 2: white may play f4 d6 f6");
    check_error("みどり", &format!("line 1, column 1: move 1 \"みどり\" {first}"));
}

#[test]
fn a_long_token_is_shown_only_in_part() {
    let error = read_transcript(Position::START, &"z".repeat(1000)).unwrap_err();
    assert_eq!(error.token, format!("{}…", "z".repeat(20)));
}

#[test]
fn places_count_lines_and_characters() {
    let place = |text: &str| {
        let place = read_transcript(Position::START, text).expect_err(text).place;
        (place.line, place.column)
    };
    assert_eq!(place("f5 d6\n c3 z"), (2, 5));
    assert_eq!(place("f5 d6\r\n c3 z"), (2, 5));
    assert_eq!(place("f5 d6\r c3 z"), (2, 5));
    assert_eq!(place("ｆ５　ｄ６　z"), (1, 7));
    assert_eq!(place("\u{feff}z"), (1, 1));
}

#[test]
fn a_score_after_the_end_is_passed_over() {
    const OVER: &str = "e6f4e3f6g5d6e7f5c5";
    for score in [
        "",
        " 13-0",
        " 64-0",
        " +64",
        " -64",
        " 64",
        " 64:0",
        " 64–0",
        " ６４－０",
        " 64 - 0",
        "\n64-0\n",
        " +04",
        ",64-0",
    ] {
        check(&format!("{OVER}{score}"), OVER);
    }
    check(&format!("1. {OVER} 5. 64-0"), OVER);
}

#[test]
fn anything_else_after_the_end_is_refused() {
    const OVER: &str = "e6f4e3f6g5d6e7f5c5";
    let error = check_error(&format!("{OVER}a1"), "line 1, column 19: \"a1\" comes after the end of the game");
    assert_eq!(error.move_number, 10);
    assert!(matches!(error.kind, TranscriptErrorKind::AfterTheEnd { .. }));
    check_error(&format!("{OVER} pa"), "line 1, column 20: \"pa\" comes after the end of the game");
    check_error(&format!("{OVER} --"), "line 1, column 20: \"--\" comes after the end of the game");
    check_error(&format!("{OVER} Ann won"), "line 1, column 20: \"Ann\" comes after the end of the game");
    check_error(&format!("{OVER} 640-0"), "line 1, column 20: \"640\" comes after the end of the game");
    check_error(&format!("{OVER} 64-0!"), "line 1, column 20: \"64\" comes after the end of the game");
}

#[test]
fn a_start_that_is_over_takes_no_move() {
    let over = start("XXX------------------------------------------------------------- O");
    let error = read_transcript(over, "f5").unwrap_err();
    assert_eq!(error.to_string(), "line 1, column 1: \"f5\" comes after the end of the game");
}

#[test]
fn a_text_without_moves_is_told_plainly() {
    for text in ["", " ", "\n", "\r\n \t", "　", "-", "1.", ", ,"] {
        let error = check_error(text, "no moves: expected squares such as f5d6c3");
        assert_eq!(error.kind, TranscriptErrorKind::Empty);
    }
}

#[test]
fn a_text_that_is_too_long_is_not_read() {
    let n_bytes = MAX_TEXT_BYTES + 1;
    let error = check_error(&" ".repeat(n_bytes), "1048577 bytes of text, where at most 1048576 are read");
    assert_eq!(error.kind, TranscriptErrorKind::TooLong { n_bytes });
    check(&format!("{}f5", " ".repeat(MAX_TEXT_BYTES - 2)), "f5");
}

#[test]
fn the_writer_puts_the_squares_one_after_the_other() {
    let game = read_text("1. F5 d6 2. C3").expect("three moves").game();
    assert_eq!(write_transcript(&game), "f5d6c3");
}

#[test]
fn the_writer_puts_a_board_before_moves_from_elsewhere_and_alone_before_none() {
    let game = read_transcript(start(STUCK), "c1").expect("one move").game();
    assert_eq!(write_transcript(&game), format!("{STUCK} c1"));
    assert_eq!(write_transcript(&Game::new(start(STUCK))), STUCK);
    assert_eq!(write_transcript(&Game::default()), Position::START.to_string());
}

#[test]
fn only_moves_that_were_not_taken_back_are_written() {
    let mut game: Game = "f5d6c3".parse().expect("three moves");
    game.undo();
    assert_eq!(write_transcript(&game), "f5d6");
}
