//! What is said of saved games.

use std::io;

use yosumi_archive::{ArchiveError, GameId, Limited, OpenFailure};
use yosumi_rules::{Color, Outcome};
use yosumi_text::{SavedFact, Text};

use crate::support::check;

const BUSY: [&str; 2] = [
    "他のプログラムが使っています。しばらくしてからもう一度お試しください",
    "another program is using it; please try again",
];
const DISK_FULL: [&str; 2] = ["ディスクに空きがありません", "there is no room left on the disk"];
const DAMAGED: [&str; 2] = ["壊れています", "it is damaged"];

/// A record of a version that nobody knows.
const NEWER: &str = r#"{"format": "yosumi-record", "version": 9}"#;

#[track_caller]
fn check_cause(error: &ArchiveError, [ja, en]: [&str; 2]) {
    check(
        |text| text.archive_error("棋譜/a.sqlite3", error),
        [&format!("棋譜/a.sqlite3 は使えません: {ja}"), &format!("Cannot use 棋譜/a.sqlite3: {en}.")],
    );
}

#[test]
fn an_archive_that_cannot_be_opened_is_told_with_the_reason() {
    let not_an_archive =
        ["Yosumi の棋譜集ではありません(そのまま残してあります)", "it is not an archive of Yosumi, and stays as it is"];
    for (failure, expected) in [
        (
            OpenFailure::NotAFolder,
            ["フォルダがあるべき所にファイルがあります", "there is a file where its folder should be"],
        ),
        (
            OpenFailure::NotPermitted,
            [
                "そこには書き込めません。--data で別のフォルダを指定してください",
                "nothing may be written there; --data names another folder",
            ],
        ),
        (OpenFailure::IsAFolder, ["それはフォルダです", "it is a folder"]),
        (
            OpenFailure::PathTooLong,
            [
                "パスが長すぎます。--data で別のフォルダを指定してください",
                "its path is too long; --data names another folder",
            ],
        ),
        (OpenFailure::NotADatabase, not_an_archive),
        (OpenFailure::OtherDatabase, not_an_archive),
        (
            OpenFailure::NewerVersion { found: 3, known: 1 },
            [
                "バージョン 3 には対応していません(1 まで)。Yosumi を更新してください",
                "it is of version 3, and 1 is the newest that is known: please update Yosumi",
            ],
        ),
        (OpenFailure::Busy, BUSY),
        (OpenFailure::DiskFull, DISK_FULL),
        (OpenFailure::Damaged, DAMAGED),
        (OpenFailure::Io(io::Error::other("no such device")), ["no such device"; 2]),
        (OpenFailure::Other("disk I/O error".into()), ["disk I/O error"; 2]),
    ] {
        check_cause(&ArchiveError::Open { folder: "棋譜".into(), failure }, expected);
    }
    check(
        Text::no_archive_folder,
        [
            "データ用のフォルダが分かりません。--data で指定してください",
            "The system names no folder for your data. Give one with --data.",
        ],
    );
}

#[test]
fn what_an_archive_does_not_do_is_told_with_the_reason() {
    let newer = || yosumi_records::read_json(NEWER).expect_err("a newer version");
    let newer_told = [
        "棋譜形式のバージョン 9 には対応していません(1 まで)。Yosumi を更新してください",
        "version 9 of the record format is not known, 1 is the latest: please update Yosumi",
    ];
    for (error, expected) in [
        (ArchiveError::Busy, BUSY),
        (ArchiveError::ReadOnly, ["読み取り専用のファイルです", "the file is read-only"]),
        (ArchiveError::DiskFull, DISK_FULL),
        (ArchiveError::Damaged, DAMAGED),
        (
            ArchiveError::TooLong { what: Limited::Record, found: 5_000_000, most: 4_194_304 },
            [
                "棋譜が長すぎます(5000000 バイト、保存できるのは 4194304 バイトまで)",
                "its record has 5000000 bytes, and at most 4194304 are saved",
            ],
        ),
        (
            ArchiveError::TooLong { what: Limited::Search, found: 201, most: 200 },
            ["検索する文字は 200 文字までです", "a text to search for has at most 200 characters"],
        ),
        (ArchiveError::TooManyMoves, ["着手が多すぎます(100000 手まで)", "there are more than 100000 moves"]),
        (ArchiveError::TooManyTags, ["一局に付けられるタグは 50 個までです", "a game has at most 50 tags"]),
        (ArchiveError::TableRecord { cause: newer() }, newer_told),
        (ArchiveError::Other("disk I/O error".into()), ["disk I/O error"; 2]),
    ] {
        check_cause(&error, expected);
    }
    // Of a single game the number tells more than the file.
    let id: GameId = "1234".parse().expect("a number");
    check(
        |text| text.archive_error("a.sqlite3", &ArchiveError::NoSuchGame { id }),
        ["1234番の棋譜は保存されていません", "There is no saved game 1234."],
    );
    let [ja, en] = newer_told;
    check(
        |text| text.archive_error("a.sqlite3", &ArchiveError::Record { id, cause: newer() }),
        [&format!("1234番の棋譜を読み込めません: {ja}"), &format!("Cannot read game 1234: {en}.")],
    );
}

#[test]
fn what_happens_to_games_is_told() {
    check(
        |text| text.game_saved("定石/a.json", 12),
        ["定石/a.json を12番に保存しました", "Saved 定石/a.json as game 12."],
    );
    check(
        |text| text.game_known("a.json", 12),
        ["a.json の棋譜はすでに12番に保存されています", "The game in a.json is saved already, as game 12."],
    );
    check(
        |text| text.game_deleted(12, 30),
        [
            "12番を削除しました。30日以内なら「yosumi archive restore 12」で元に戻せます",
            "Removed game 12. For 30 days, \"yosumi archive restore 12\" brings it back.",
        ],
    );
    check(|text| text.game_restored(12), ["12番を元に戻しました", "Game 12 is back."]);
    check(|text| text.game_tagged(12, &[]), ["12番にタグはありません", "Game 12 has no tags."]);
    check(|text| text.game_tagged(12, &["虎"]), ["12番のタグ: 虎", "The tags of game 12: 虎."]);
    check(|text| text.game_tagged(12, &["虎", "練習"]), ["12番のタグ: 虎、練習", "The tags of game 12: 虎, 練習."]);
}

#[test]
fn lists_have_heads_results_and_an_end() {
    for (fact, expected) in [
        (SavedFact::Number, ["番号", "no."]),
        (SavedFact::Date, ["日付", "date"]),
        (SavedFact::Black, ["黒", "black"]),
        (SavedFact::White, ["白", "white"]),
        (SavedFact::Result, ["結果", "result"]),
        (SavedFact::Moves, ["手数", "moves"]),
        (SavedFact::Event, ["大会", "event"]),
        (SavedFact::Tags, ["タグ", "tags"]),
        (SavedFact::Source, ["出典", "from"]),
    ] {
        check(|text| text.saved_fact(fact), expected);
    }
    for (outcome, expected) in [
        (Outcome::Win(Color::Black), ["黒の勝ち", "Black won"]),
        (Outcome::Win(Color::White), ["白の勝ち", "White won"]),
        (Outcome::Draw, ["引き分け", "drawn"]),
    ] {
        check(|text| text.saved_outcome(outcome), expected);
    }
    check(|text| text.games_listed(1), ["1 局", "1 game"]);
    check(|text| text.games_listed(2), ["2 局", "2 games"]);
    check(Text::no_game_found, ["条件に合う棋譜はありません", "No saved game is like that."]);
    check(
        Text::archive_is_empty,
        [
            "保存した棋譜はまだありません。「yosumi archive add ファイル」で保存できます",
            "No game is saved yet. \"yosumi archive add FILE\" saves one.",
        ],
    );
}
