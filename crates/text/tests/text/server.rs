//! What the server of the browser page says.

use yosumi_text::Trouble;

use crate::support::check;

#[track_caller]
fn check_trouble(trouble: &Trouble, expected: [&str; 2]) {
    check(|text| text.trouble(trouble), expected);
}

#[test]
fn what_cannot_be_done_now_is_told_with_what_to_do() {
    check_trouble(
        &Trouble::MovedOn,
        ["局面が変わりました。もう一度選んでください", "The position has changed. Please choose again."],
    );
    check_trouble(
        &Trouble::ComputerThinks,
        [
            "コンピュータが考えています。着手を待つか、止めてください",
            "The computer is thinking. Wait for its move, or let it pause.",
        ],
    );
    check_trouble(&Trouble::NoReview, ["いまは検討していません", "Nothing is being reviewed."]);
    check_trouble(&Trouble::NothingToReview, ["まだ一手も打たれていません", "No move has been played yet."]);
    check_trouble(
        &Trouble::RecordFull { most: 5000 },
        ["この棋譜にはこれ以上手を加えられません(最大 5000手)", "This record is full: it may have 5000 moves at most."],
    );
}

#[test]
fn what_is_wrong_is_told_with_what_would_be_right() {
    check_trouble(
        &Trouble::Name { most: 100 },
        ["名前は一行、100文字までです", "A name is one line of at most 100 characters."],
    );
    check_trouble(
        &Trouble::Tag { most: 50 },
        ["タグは一行、50文字までです", "A tag is one line of at most 50 characters."],
    );
    check_trouble(
        &Trouble::Comment { most: 4000 },
        ["コメントは4000文字までです", "A comment has at most 4000 characters."],
    );
    check_trouble(
        &Trouble::TooManyGames { most: 10_000 },
        [
            "棋譜が多すぎます。一度に読み込めるのは 10000局までです。分けて読み込んでください",
            "There are too many games, at most 10000 are read at a time. Please divide the text.",
        ],
    );
    check_trouble(&Trouble::Level, ["レベルは 1〜30 の数です", "A level is a number from 1 to 30."]);
    check_trouble(
        &Trouble::TooLong { most: 262_144 },
        ["長すぎます。最大 262144 バイトです", "That is too long, at most 262144 bytes are taken."],
    );
}

/// What comes from outside cannot write over the line in which it is told.
#[test]
fn a_date_that_is_none_is_shown_as_it_may_be_shown() {
    let trouble = Trouble::Date { found: String::from("1\u{1b}[2J") };
    check_trouble(
        &trouble,
        [
            "日付「1\u{fffd}[2J」は読めません。2026、2026-11、2026-11-29 のように書きます",
            "\"1\u{fffd}[2J\" is not a date: write 2026, 2026-11 or 2026-11-29",
        ],
    );
}

#[test]
fn the_address_and_what_is_wrong_with_it_are_told() {
    check(
        |text| text.serving("http://127.0.0.1:7464/"),
        ["http://127.0.0.1:7464/ で使えます(Ctrl-C で終了)", "Yosumi is at http://127.0.0.1:7464/ (Ctrl-C ends it)."],
    );
    check(
        |text| text.port_in_use(7464),
        [
            "ポート 7464 は使われています。別の番号を指定するか、指定しなければ空いている番号を使います",
            "Port 7464 is in use. Give another one, or none and a free one is found.",
        ],
    );
    check(
        |text| text.cannot_listen("8.8.8.8:80", "no"),
        ["8.8.8.8:80 では接続を受け付けられません: no", "Cannot be reached at 8.8.8.8:80: no."],
    );
}
