//! Why files of problems are no such.

use std::io::{self, BufReader, Read};

use yosumi_records::{MAX_OBF_LINE_BYTES, ObfReader, read_obf_line};

use crate::support;

const START: &str = "---------------------------OX------XO---------------------------";
const STUCK: &str = "OX--------------------------------------------------------------";
const OVER: &str = "XXX-------------------------------------------------------------";

#[track_caller]
fn check(line: &str, expected: [&str; 2]) {
    let error = read_obf_line(line).expect_err(line);
    support::check(|text| text.obf_error(&error), expected);
}

/// Checks what is said of the first thing that is wrong with a file.
#[track_caller]
fn check_file(file: impl Read, expected: [&str; 2]) {
    let error = ObfReader::new(BufReader::new(file)).find_map(Result::err).expect("an error");
    support::check(|text| text.problems_error("my.obf", &error), expected);
}

#[test]
fn a_move_that_cannot_be_played_is_told_with_those_that_can() {
    check(
        &format!("{START} X; D4:+2;"),
        [
            "1行目の69文字目: d4 には打てません。黒が打てるマス: d3 c4 f5 e6",
            "line 1, column 69: d4 is illegal; Black may play d3 c4 f5 e6",
        ],
    );
    check(
        &format!("{START} O; PS:+2;"),
        [
            "1行目の69文字目: パスはできません。白が打てるマス: e3 f4 c5 d6",
            "line 1, column 69: no pass is due; White may play e3 f4 c5 d6",
        ],
    );
    check(
        &format!("{STUCK} X; C1:+2;"),
        [
            "1行目の69文字目: c1 には打てません。黒には打てるマスがなく、パスです",
            "line 1, column 69: c1 is illegal; Black has no move and must pass",
        ],
    );
    check(
        &format!("{OVER} X; D1:+2;"),
        [
            "1行目の69文字目: 終局しているのに「D1」があります",
            "line 1, column 69: \"D1\" is listed although the game is over",
        ],
    );
}

#[test]
fn what_is_no_field_and_what_contradicts_itself_is_told() {
    check(
        &format!("{START} X; D3:good;"),
        [
            "1行目の69文字目: 「D3:good」は G8:+18 のような着手と値でも、値だけでもありません",
            "line 1, column 69: \"D3:good\" is neither a move with its score, such as G8:+18, nor a score",
        ],
    );
    check(
        &format!("{START} X; D3:+2; D3:-2;"),
        [
            "1行目の76文字目: 値 -2 は前にある +2 と食い違います",
            "line 1, column 76: the score -2 contradicts the +2 before it",
        ],
    );
}

#[test]
fn a_board_is_told_as_anywhere_else() {
    check(
        "---; +2",
        [
            "1行目の4文字目: 盤面が 3 マスしかありません(64 マス必要)",
            "line 1, column 4: the board has 3 squares where 64 are due",
        ],
    );
}

#[test]
fn the_file_is_named_with_the_line() {
    check_file(
        format!("{START}\n\n{START}?").as_bytes(),
        [
            "my.obf を読み込めません: 3行目の65文字目: 盤面の後に「?」があります。後に置けるのは手番(X か O)だけです",
            "Cannot read my.obf: line 3, column 65: \"?\" follows the board: only the side to move may, X or O.",
        ],
    );
    check_file(
        io::repeat(b' ').take(MAX_OBF_LINE_BYTES as u64 + 1),
        [
            "my.obf を読み込めません: 1行目が長すぎます(65536 バイトまで)",
            "Cannot read my.obf: line 1 is too long, at most 65536 bytes are read.",
        ],
    );
    check_file(
        &b"\n--\xff"[..],
        [
            "my.obf を読み込めません: 2行目の3文字目: UTF-8 のテキストではありません",
            "Cannot read my.obf: line 2, column 3: this is not text in UTF-8.",
        ],
    );
}

#[test]
fn what_the_system_says_is_repeated() {
    struct Failing;

    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the cable is out"))
        }
    }

    check_file(Failing, ["my.obf を読み込めません: the cable is out", "Cannot read my.obf: the cable is out."]);
}
