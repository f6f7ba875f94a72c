//! Why a text is no game, no transcript, no board.

use yosumi_records::{MAX_TEXT_BYTES, read_position, read_text, read_transcript};
use yosumi_rules::Position;

use crate::support;

/// A text that holds nothing of any kind.
#[track_caller]
fn check_text(text: &str, expected: [&str; 2]) {
    let error = read_text(text).expect_err("no game");
    support::check(|text| text.read_error(&error), expected);
}

#[track_caller]
fn check_transcript(transcript: &str, expected: [&str; 2]) {
    let error = read_transcript(Position::START, transcript).expect_err("no transcript");
    support::check(|text| text.transcript_error(&error), expected);
    // Where a text seems to be a transcript, the same is said of it.
    if let Err(yosumi_records::ReadError::Transcript(_)) = read_text(transcript) {
        check_text(transcript, expected);
    }
}

#[track_caller]
fn check_board(board: &str, expected: [&str; 2]) {
    let error = read_position(board).expect_err("no board");
    support::check(|text| text.board_text_error(&error), expected);
}

const NOTHING: [&str; 2] = [
    "棋譜がありません。f5d6c3 のような着手、盤面、または棋譜ファイルが要ります",
    "there is no game: expected moves such as f5d6c3, a board, or a record file",
];

const TOO_LONG: [&str; 2] = [
    "長すぎます(1048577 バイト、読めるのは 1048576 バイトまで)",
    "it is too long, 1048577 bytes where at most 1048576 are read",
];

#[test]
fn a_text_without_a_game_is_told() {
    check_text("", NOTHING);
    check_text(" \u{3000}\n", NOTHING);
    check_transcript("", NOTHING);
    check_transcript("1. ", NOTHING);
}

#[test]
fn a_text_that_is_too_long_is_told() {
    let text = "-".repeat(MAX_TEXT_BYTES + 1);
    check_text(&text, TOO_LONG);
    check_transcript(&text, TOO_LONG);
    check_board(&text, TOO_LONG);
}

#[test]
fn a_text_that_begins_no_game_is_told() {
    check_text(
        "\n  こんにちは 世界",
        [
            "2行目の3文字目: 「こんにちは」は棋譜の始まりとして読めません。\
             f5d6c3 のような着手、X O - の盤面、または棋譜ファイルが要ります",
            "line 2, column 3: \"こんにちは\" does not begin a game: \
             expected moves such as f5d6c3, a board of X, O and -, or a record file",
        ],
    );
    check_text(
        "abcdefghijklmnopqrstuvwxyz",
        [
            "1行目の1文字目: 「abcdefghijklmnopqrst…」は棋譜の始まりとして読めません。\
             f5d6c3 のような着手、X O - の盤面、または棋譜ファイルが要ります",
            "line 1, column 1: \"abcdefghijklmnopqrst…\" does not begin a game: \
             expected moves such as f5d6c3, a board of X, O and -, or a record file",
        ],
    );
}

#[test]
fn what_is_no_move_is_told_with_what_can_be_played() {
    check_transcript(
        "5 f",
        [
            "1行目の1文字目: 1手目の「5」は着手として読めません。黒が打てるマス: d3 c4 f5 e6",
            "line 1, column 1: \"5\" is not a move (move 1); Black may play d3 c4 f5 e6",
        ],
    );
    check_transcript(
        "f5\nｉ９",
        [
            "2行目の1文字目: 2手目の「ｉ９」は着手として読めません。白が打てるマス: f4 d6 f6",
            "line 2, column 1: \"ｉ９\" is not a move (move 2); White may play f4 d6 f6",
        ],
    );
}

#[test]
fn a_move_that_is_illegal_is_told_with_what_can_be_played() {
    check_transcript(
        "d3d4d5",
        [
            "1行目の3文字目: 2手目の d4 には打てません。白が打てるマス: c3 e3 c5",
            "line 1, column 3: move 2 d4 is illegal; White may play c3 e3 c5",
        ],
    );
}

#[test]
fn a_pass_that_is_not_due_is_told_with_what_can_be_played() {
    check_transcript(
        "f5 パス",
        [
            "1行目の4文字目: 2手目でパスはできません。白が打てるマス: f4 d6 f6",
            "line 1, column 4: no pass is due at move 2; White may play f4 d6 f6",
        ],
    );
}

#[test]
fn what_comes_after_the_end_of_a_game_is_told() {
    check_transcript(
        "e6f4e3f6g5d6e7f5c5 a1",
        ["1行目の20文字目: 終局の後に「a1」があります", "line 1, column 20: \"a1\" comes after the end of the game"],
    );
    check_transcript(
        "e6f4e3f6g5d6e7f5c5 pass",
        [
            "1行目の20文字目: 終局の後に「pass」があります",
            "line 1, column 20: \"pass\" comes after the end of the game",
        ],
    );
}

#[test]
fn moves_after_a_board_are_told_with_their_place_in_the_text() {
    check_text(
        &format!("{}\nf5 f5", Position::START),
        [
            "2行目の4文字目: 2手目の f5 には打てません。白が打てるマス: f4 d6 f6",
            "line 2, column 4: move 2 f5 is illegal; White may play f4 d6 f6",
        ],
    );
}

#[test]
fn a_sign_that_no_board_has_is_told_with_its_square() {
    check_board(
        "--------\n--?",
        [
            "2行目の3文字目: c2 の「?」は盤面の記号ではありません。黒は X、白は O、空きマスは - です",
            "line 2, column 3: \"?\" at c2 is not a board symbol: X is Black, O is White, - is empty",
        ],
    );
    check_text(
        "---?",
        [
            "1行目の4文字目: d1 の「?」は盤面の記号ではありません。黒は X、白は O、空きマスは - です",
            "line 1, column 4: \"?\" at d1 is not a board symbol: X is Black, O is White, - is empty",
        ],
    );
}

#[test]
fn a_board_of_the_wrong_length_is_told() {
    check_board(
        "--------\n---",
        [
            "2行目の4文字目: 盤面が 11 マスしかありません(64 マス必要)",
            "line 2, column 4: the board has 11 squares where 64 are due",
        ],
    );
    check_board(
        "X",
        [
            "1行目の2文字目: 盤面が 1 マスしかありません(64 マス必要)",
            "line 1, column 2: the board has 1 square where 64 are due",
        ],
    );
    check_board(
        "",
        [
            "1行目の1文字目: 盤面が 0 マスしかありません(64 マス必要)",
            "line 1, column 1: the board has 0 squares where 64 are due",
        ],
    );
    check_board(
        &"X".repeat(65),
        ["1行目の65文字目: 64 マスの後に「X」があります", "line 1, column 65: \"X\" follows the 64 squares"],
    );
}

#[test]
fn what_follows_a_board_is_told() {
    check_board(
        &format!("{} X ?", "X".repeat(64)),
        [
            "1行目の68文字目: 盤面の後に「?」があります。後に置けるのは手番(X か O)だけです",
            "line 1, column 68: \"?\" follows the board: only the side to move may, X or O",
        ],
    );
}

#[test]
fn a_board_of_another_size_is_told() {
    check_board(
        "[10 ----",
        [
            "1行目の2文字目: 盤の大きさ「10」には対応していません(8 だけ)",
            "line 1, column 2: a board of size \"10\" cannot be read, only 8 can",
        ],
    );
}

#[test]
fn a_board_whose_size_is_missing_is_told() {
    for board in ["[ ----", "[]", "["] {
        let column = if board.starts_with("[ ") { 3 } else { 2 };
        check_board(
            board,
            [
                &format!("1行目の{column}文字目: 盤の大きさがありません(8 が要ります)"),
                &format!("line 1, column {column}: the size of the board is missing: expected 8"),
            ],
        );
    }
}

#[test]
fn a_board_that_is_not_closed_is_told() {
    check_board(
        &format!("[8 {} *", "X".repeat(64)),
        [
            "1行目の70文字目: 盤面が閉じられていません(] が要ります)",
            "line 1, column 70: the board is not closed: expected ]",
        ],
    );
}

#[test]
fn a_board_without_discs_is_told() {
    check_board(
        &"-".repeat(64),
        ["1行目の1文字目: 石が一つもありません", "line 1, column 1: there is no disc on the board"],
    );
}
