//! What is said of positions that were searched.

use yosumi_rules::{Move, Square};
use yosumi_text::{Column, Prospect, Text};

use crate::support::check;

#[test]
fn columns_have_short_heads() {
    for (column, expected) in [
        (Column::Empties, ["空き", "empties"]),
        (Column::Score, ["値", "score"]),
        (Column::Depth, ["深さ", "depth"]),
        (Column::Nodes, ["局面数", "nodes"]),
        (Column::Seconds, ["秒", "seconds"]),
        (Column::Rate, ["局面/秒", "nodes/s"]),
        (Column::Line, ["最善手順", "best line"]),
    ] {
        check(|text| text.column(column), expected);
    }
}

#[test]
fn a_score_may_be_no_more_than_who_wins() {
    check(|text| text.prospect(Prospect::Win), ["勝ち", "win"]);
    check(|text| text.prospect(Prospect::Draw), ["引き分け", "draw"]);
    check(|text| text.prospect(Prospect::Loss), ["負け", "loss"]);
}

#[test]
fn a_position_is_headed_with_its_empty_squares() {
    check(|text| text.position_head(1, "X… O", 20), ["1: X… O(空き 20 マス)", "1: X… O (20 empty squares)"]);
    check(|text| text.position_head(2, "X… O", 1), ["2: X… O(空き 1 マス)", "2: X… O (1 empty square)"]);
    check(Text::exact, ["読み切り", "exact"]);
    check(Text::no_line, ["(終局)", "(the game is over)"]);
}

#[test]
fn scores_that_differ_are_told_with_both() {
    check(
        |text| text.score_differs(Some(Move::Disc(Square::G1)), "-32", "-30"),
        ["g1 の値は -32 ですが、-30 と書かれています", "g1 is worth -32, but -30 is stated"],
    );
    check(
        |text| text.score_differs(None, "+4", "+2"),
        ["局面の値は +4 ですが、+2 と書かれています", "the position is worth +4, but +2 is stated"],
    );
}

#[test]
fn the_total_is_told() {
    check(
        |text| text.searched(1, "1,234", "0.020", "61,700"),
        ["1問: 1,234 局面、0.020 秒、毎秒 61,700 局面", "1 position: 1,234 nodes, 0.020 s, 61,700 nodes/s"],
    );
    check(
        |text| text.searched(20, "1", "0.0", "0"),
        ["20問: 1 局面、0.0 秒、毎秒 0 局面", "20 positions: 1 nodes, 0.0 s, 0 nodes/s"],
    );
    check(|text| text.compared(1, 0), ["書かれている 1 個の値はすべて正しいです", "The stated score is right."]);
    check(|text| text.compared(59, 0), ["書かれている 59 個の値はすべて正しいです", "All 59 stated scores are right."]);
    check(
        |text| text.compared(59, 2),
        ["書かれている 59 個の値のうち 2 個が違います", "2 of 59 stated scores are not right."],
    );
}

#[test]
fn progress_and_missing_input_are_told() {
    check(
        |text| text.search_progress(3, "24@73%", "+4", "1,234"),
        ["3: 深さ 24@73%　値 +4　1,234 局面", "3: depth 24@73%, score +4, 1,234 nodes"],
    );
    check(
        Text::no_input,
        [
            "探索する局面がありません。局面、局面のファイル、または標準入力を表す - を指定してください",
            "there is nothing to search: give a position, a file of them, or - for standard input",
        ],
    );
}
