//! Why a text is no record file.

use yosumi_records::{JsonError, MAX_JSON_BYTES, ReadError, read_json, read_text};

use crate::support;

/// A record file with these fields besides format and version.
fn record(fields: &str) -> String {
    format!(r#"{{"format": "yosumi-record", "version": 1, {fields}}}"#)
}

#[track_caller]
fn check(json: &str, expected: [&str; 2]) {
    let error = read_json(json).expect_err("no record");
    support::check(|text| text.json_error(&error), expected);
    // Where a text seems to be a record file, the same is said of it.
    if let Err(error @ ReadError::Json(_)) = read_text(json) {
        support::check(|text| text.read_error(&error), expected);
    }
}

#[test]
fn a_record_file_that_is_too_long_is_told() {
    check(
        &("{".to_owned() + &" ".repeat(MAX_JSON_BYTES)),
        [
            "長すぎます(16777217 バイト、読めるのは 16777216 バイトまで)",
            "it is too long, 16777217 bytes where at most 16777216 are read",
        ],
    );
}

#[test]
fn a_record_file_that_ends_in_the_middle_is_told() {
    check(
        "{\"format\":\n\"yosumi-re",
        ["2行目の10文字目: 棋譜ファイルが途中で終わっています", "line 2, column 10: the record file is cut off here"],
    );
}

/// What is wrong with the JSON is told by the library that reads it, in English.
#[test]
fn what_is_no_json_is_told_with_its_place() {
    check(
        "{\n  f5\n}",
        [
            "2行目の3文字目: JSON として読めません(key must be a string)",
            "line 2, column 3: this is not JSON (key must be a string)",
        ],
    );
    check(
        &(record("\"moves\": []") + "\n x"),
        [
            "2行目の2文字目: JSON として読めません(trailing characters)",
            "line 2, column 2: this is not JSON (trailing characters)",
        ],
    );
}

#[test]
fn what_does_not_begin_like_a_record_file_is_told() {
    for (json, line, column) in [("f5d6", 1, 1), ("", 1, 1), ("\n  [7]", 2, 3), ("\"{\"", 1, 1)] {
        check(
            json,
            [
                &format!("{line}行目の{column}文字目: 棋譜ファイルは {{ で始まらなければなりません"),
                &format!("line {line}, column {column}: a record file begins with {{"),
            ],
        );
    }
}

/// What the fields should be is told by the library that reads them, in English.
#[test]
fn json_that_is_no_record_is_told_with_its_place() {
    check(
        r#"{"version": 1}"#,
        [
            "1行目の14文字目: 棋譜ファイルの項目の書き方が違います(missing field `format`)",
            "line 1, column 14: this is not a record file (missing field `format`)",
        ],
    );
    check(
        "{\"format\": \"yosumi-record\",\n\"version\": 1, \"moves\": \"f5\"}",
        [
            "2行目の27文字目: 棋譜ファイルの項目の書き方が違います(invalid type: string \"f5\", expected a sequence)",
            "line 2, column 27: this is not a record file (invalid type: string \"f5\", expected a sequence)",
        ],
    );
}

#[test]
fn another_format_is_told() {
    check(
        r#"{"format": "edax", "version": 1}"#,
        ["形式「edax」は Yosumi の棋譜ではありません", "the format \"edax\" is not that of a Yosumi record"],
    );
}

#[test]
fn a_later_version_is_told_with_what_to_do() {
    check(
        r#"{"format": "yosumi-record", "version": 2}"#,
        [
            "棋譜形式のバージョン 2 には対応していません(1 まで)。Yosumi を更新してください",
            "version 2 of the record format is not known, 1 is the latest: please update Yosumi",
        ],
    );
}

#[test]
fn what_is_no_date_is_told_with_what_is() {
    check(
        &record(r#""date": "29.11.2026""#),
        [
            "日付「29.11.2026」は読めません。2026、2026-11、2026-11-29 のように書きます",
            "\"29.11.2026\" is not a date: write 2026, 2026-11 or 2026-11-29",
        ],
    );
}

#[test]
fn what_is_wrong_with_the_start_is_told() {
    check(
        &record(r#""start": "---""#),
        [
            "開始局面が読めません。1行目の4文字目: 盤面が 3 マスしかありません(64 マス必要)",
            "the start position cannot be read: line 1, column 4: the board has 3 squares where 64 are due",
        ],
    );
}

#[test]
fn a_number_that_is_no_value_is_told() {
    check(
        &record(r#""value": 65"#),
        ["評価値 65 は -64 から 64 の範囲にありません", "the value 65 is not between -64 and 64"],
    );
    check(
        &record(r#""value": -64.5"#),
        ["評価値 -64.5 は -64 から 64 の範囲にありません", "the value -64.5 is not between -64 and 64"],
    );
    check(
        &record(r#""moves": ["f5", {"move": "d6", "value": 1000}]"#),
        [
            "本譜の2番目: 評価値 1000 は -64 から 64 の範囲にありません",
            "move list, entry 2: the value 1000 is not between -64 and 64",
        ],
    );
}

#[test]
fn an_entry_that_is_no_move_is_told_with_what_can_be_played() {
    check(
        &record(r#""moves": ["f5", "pass me by"]"#),
        [
            "本譜の2番目: 「pass me by」は着手として読めません。白が打てるマス: f4 d6 f6",
            "move list, entry 2: \"pass me by\" is not a move; White may play f4 d6 f6",
        ],
    );
}

#[test]
fn an_entry_that_is_an_illegal_move_is_told_with_what_can_be_played() {
    check(
        &record(r#""moves": ["a1"]"#),
        [
            "本譜の1番目: a1 には打てません。黒が打てるマス: d3 c4 f5 e6",
            "move list, entry 1: a1 is illegal; Black may play d3 c4 f5 e6",
        ],
    );
}

#[test]
fn an_entry_that_is_a_pass_where_none_is_due_is_told_with_what_can_be_played() {
    check(
        &record(r#""moves": ["pass"]"#),
        [
            "本譜の1番目: パスはできません。黒が打てるマス: d3 c4 f5 e6",
            "move list, entry 1: no pass is due; Black may play d3 c4 f5 e6",
        ],
    );
}

#[test]
fn an_entry_after_the_end_is_told() {
    check(
        &record(r#""moves": ["e6","f4","e3","f6","g5","d6","e7","f5","c5","a1"]"#),
        ["本譜の10番目: 終局の後に「a1」があります", "move list, entry 10: \"a1\" comes after the end of the game"],
    );
}

#[test]
fn an_entry_of_a_variation_is_told_with_its_variation() {
    check(
        &record(r#""moves": ["f5"], "variations": [{"after": "", "moves": ["d3"]}, {"after": "f5", "moves": ["f5"]}]"#),
        [
            "変化2の1番目: f5 には打てません。白が打てるマス: f4 d6 f6",
            "variation 2, entry 1: f5 is illegal; White may play f4 d6 f6",
        ],
    );
}

#[test]
fn a_variation_that_follows_nothing_is_told() {
    check(
        &record(r#""moves": ["f5"], "variations": [{"after": "f5d6", "moves": ["c3"]}]"#),
        ["変化1: 「f5d6」という手順がその前にありません", "variation 1: there is no line \"f5d6\" before it"],
    );
}

/// A file of so many moves would make the test slow.
#[test]
fn too_many_moves_are_told() {
    support::check(
        |text| text.json_error(&JsonError::TooManyMoves),
        ["着手が多すぎます(100000 手まで)", "there are more than 100000 moves"],
    );
}
