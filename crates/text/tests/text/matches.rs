//! What is said of matches.

use yosumi_text::{MatchRow, Setting, SettingFlaw, TestState, Text};

use crate::support::check;

#[test]
fn a_contestant_is_told_with_what_is_wrong() {
    for (flaw, expected) in [
        (
            SettingFlaw::NoValue { found: "5" },
            [
                "x: 「5」は設定として読めません。level=5 のように書き、コンマで区切ります",
                "x: \"5\" is no setting; settings are like level=5, with commas between them",
            ],
        ),
        (
            SettingFlaw::Unknown { found: "speed" },
            [
                "x: 「speed」という設定はありません。level、depth、solve、nodes、time、weights、threads があります",
                "x: there is no setting \"speed\", only level, depth, solve, nodes, time, weights and threads",
            ],
        ),
        (SettingFlaw::Twice { name: "level" }, ["x: level が二度あります", "x: level is there twice"]),
        (
            SettingFlaw::Conflict { name: "solve" },
            ["x: solve は level で決まります", "x: solve is set by the level already"],
        ),
        (
            SettingFlaw::NoLimit,
            [
                "x: どこまで読むかの指定がありません。level、depth、nodes、time のどれかが要ります",
                "x: nothing says how far to look; level, depth, nodes or time has to",
            ],
        ),
    ] {
        check(|text| text.contestant_error("x", flaw), expected);
    }
}

#[test]
fn a_value_is_told_with_those_that_can_be() {
    for (setting, expected) in [
        (Setting::Level, ["level には 1〜30 の数を", "level is a number from 1 to 30"]),
        (Setting::Depth, ["depth には 1〜60 の手数を", "depth is a number of plies from 1 to 60"]),
        (Setting::Solve, ["solve には 0〜60 の空きマス数を", "solve is a number of empty squares from 0 to 60"]),
        (Setting::Nodes, ["nodes には 1 以上の数を", "nodes is a number from 1"]),
        (Setting::Time, ["time には 5 や 0.1 のような秒数を", "time is a number of seconds such as 5 or 0.1"]),
        (Setting::Weights, ["weights にはファイル名を", "weights is the name of a file"]),
        (Setting::Threads, ["threads には 1〜256 の数を", "threads is a number from 1 to 256"]),
    ] {
        let [japanese, english] = expected;
        let expected =
            [format!("x: {japanese}指定してください(「?」は使えません)"), format!("x: {english}, not \"?\"")];
        let flaw = SettingFlaw::Value { setting, found: "?" };
        check(|text| text.contestant_error("x", flaw), [&expected[0], &expected[1]]);
    }
}

#[test]
fn wrong_tests_and_openings_are_told() {
    check(
        Text::test_order,
        [
            "--sprt には Elo の差を小さい順に二つ、0 5 のように指定してください",
            "--sprt takes two differences in Elo, the lower one first, such as 0 5",
        ],
    );
    check(
        Text::test_chance,
        [
            "--alpha と --beta は 0 より大きく 0.5 より小さい数です(0.05 など)",
            "--alpha and --beta are above 0 and below 0.5, such as 0.05",
        ],
    );
    check(
        |text| text.too_few_openings(1, 100),
        [
            "異なる序盤は 1 個しか見つかりませんでした(100 個必要です)",
            "Only 1 different opening was found, of 100 wanted.",
        ],
    );
    check(
        |text| text.too_few_openings(20, 100),
        [
            "異なる序盤は 20 個しか見つかりませんでした(100 個必要です)",
            "Only 20 different openings were found, of 100 wanted.",
        ],
    );
    check(
        |text| text.cannot_read("a.txt", &text.opening_is_over(3)),
        [
            "a.txt を読み込めません: 3行目: この手順では終局しています",
            "Cannot read a.txt: line 3: the game is over after these moves.",
        ],
    );
}

#[test]
fn files_of_other_matches_are_told() {
    check(
        |text| text.cannot_read("a.jsonl", &text.not_of_a_match(7)),
        [
            "a.jsonl を読み込めません: 7行目: 対戦の記録として読めません",
            "Cannot read a.jsonl: line 7: this is not what a file of games has there.",
        ],
    );
    check(
        |text| text.of_other_settings("a.jsonl", "level=1", "level=2"),
        [
            "a.jsonl は別の設定のものです(ファイルは level=1、指定は level=2)。別のファイルにするか、同じ設定にしてください",
            "a.jsonl was made with other settings: level=1 there, level=2 here. Give another file, or the same settings.",
        ],
    );
    check(
        |text| text.of_other_openings("a.jsonl"),
        [
            "a.jsonl の対局の序盤が、指定の序盤と違います。別のファイルにするか、同じ序盤にしてください",
            "The games in a.jsonl began otherwise than those of these openings. Give another file, or the same openings.",
        ],
    );
}

#[test]
fn the_course_of_a_match_is_told() {
    check(
        |text| text.pairs_found(1, "a.jsonl"),
        [
            "a.jsonl に 1 組の対局があります。その続きから打ちます",
            "1 pair was found in a.jsonl; the match goes on after it.",
        ],
    );
    check(
        |text| text.pairs_found(20, "a.jsonl"),
        [
            "a.jsonl に 20 組の対局があります。その続きから打ちます",
            "20 pairs were found in a.jsonl; the match goes on after them.",
        ],
    );
    check(
        |text| text.match_progress(["5", "100"], ["6", "1", "3"], "+107.5"),
        ["5 / 100 組　6勝 1分 3敗　Elo +107.5", "5 of 100 pairs: 6 won, 1 drawn, 3 lost, +107.5 Elo"],
    );
    check(|text| text.openings_found(1, "a.txt"), ["a.txt に 1 個の序盤", "1 opening in a.txt"]);
    check(|text| text.openings_found(20, "a.txt"), ["a.txt に 20 個の序盤", "20 openings in a.txt"]);
}

#[test]
fn rows_have_short_heads() {
    for (row, expected) in [
        (MatchRow::Pairs, ["対局の組", "pairs of games"]),
        (MatchRow::Wins, ["A の勝ち", "A wins"]),
        (MatchRow::Draws, ["引き分け", "draws"]),
        (MatchRow::Losses, ["B の勝ち", "B wins"]),
        (MatchRow::Score, ["A の得点率", "A's score"]),
        (MatchRow::Discs, ["一局の石差", "discs a game"]),
        (MatchRow::Points, ["得点ごとの組数", "pairs by points"]),
        (MatchRow::Elo, ["Elo", "Elo"]),
        (MatchRow::Superiority, ["A が強い確率", "A is stronger"]),
        (MatchRow::Test, ["検定", "test"]),
    ] {
        check(|text| text.match_row(row), expected);
    }
}

#[test]
fn a_test_is_told_with_what_it_says() {
    for (state, expected) in [
        (
            TestState::Open,
            [
                "LLR +1.00(-2.94〜+2.94): Elo 0 か 5 か決まっていません",
                "LLR +1.00 (-2.94 to +2.94): undecided between 0 and 5 Elo",
            ],
        ),
        (
            TestState::H0,
            [
                "LLR +1.00(-2.94〜+2.94): Elo 5 より 0 と見られます(H0 を採択)",
                "LLR +1.00 (-2.94 to +2.94): rather 0 Elo than 5, H0 is accepted",
            ],
        ),
        (
            TestState::H1,
            [
                "LLR +1.00(-2.94〜+2.94): Elo 0 より 5 と見られます(H1 を採択)",
                "LLR +1.00 (-2.94 to +2.94): rather 5 Elo than 0, H1 is accepted",
            ],
        ),
    ] {
        check(|text| text.test_state(state, "+1.00", ["-2.94", "+2.94"], ["0", "5"]), expected);
    }
}
