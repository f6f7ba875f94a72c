//! What is said around a game.

use yosumi_rules::{Bitboard, Board, Color};
use yosumi_session::PlayerSpec;
use yosumi_text::{Text, Verb};

use crate::support::{COMPUTERS, FRIENDS, NAMED, ONE_NAMED, SIDES, YOU, YOU_WHITE, check, check_squares, players};

#[test]
fn a_player_is_called_by_name_and_color() {
    #[track_caller]
    fn check_player(who: (&str, &str), color: Color, expected: [&str; 2]) {
        let players = players(who);
        check(|text| text.player(players.as_ref(), color), expected);
    }

    check_player(NAMED, Color::Black, ["みどり(黒)", "みどり (Black)"]);
    check_player(NAMED, Color::White, ["コンピュータ(白)", "Computer (White)"]);
    check_player(YOU, Color::Black, ["あなた(黒)", "You (Black)"]);
    check_player(YOU_WHITE, Color::White, ["あなた(白)", "You (White)"]);
    check_player(SIDES, Color::Black, ["黒", "Black"]);
    check_player(SIDES, Color::White, ["白", "White"]);
    check_player(FRIENDS, Color::White, ["田中(白)", "田中 (White)"]);
    check_player(ONE_NAMED, Color::Black, ["Ann(黒)", "Ann (Black)"]);
    check_player(ONE_NAMED, Color::White, ["白", "White"]);
    check_player(COMPUTERS, Color::Black, ["コンピュータ(黒)", "Computer (Black)"]);
}

/// A name is shown as it is, whatever a catalogue would make of its signs.
#[test]
fn a_name_is_no_part_of_the_language_of_catalogues() {
    for name in ["{ $color }", "\"you\"", "*[side]", "1", "computer", "-term", "# 7", "you"] {
        let players = players((&format!("human:{name}"), "computer"));
        let expected = [format!("{name}(黒)"), format!("{name} (Black)")];
        check(|text| text.player(players.as_ref(), Color::Black), expected.each_ref().map(String::as_str));
        assert_eq!(players.black, PlayerSpec::Person { name: Some(String::from(name)) });
    }
}

#[test]
fn colors_have_names() {
    check(|text| text.color(Color::Black), ["黒", "Black"]);
    check(|text| text.color(Color::White), ["白", "White"]);
}

#[test]
fn the_greeting_names_the_version() {
    check(
        |text| text.welcome("0.1.0"),
        ["四隅(Yosumi) 0.1.0　「ヘルプ」でコマンドの一覧が出ます", r#"Yosumi 0.1.0. "help" lists the commands."#],
    );
}

#[test]
fn the_prompt_counts_the_moves() {
    check(|text| text.prompt(1), ["1手目", "Move 1"]);
    check(|text| text.prompt(60), ["60手目", "Move 60"]);
}

#[test]
fn another_game_is_offered() {
    check(Text::new_game_offer, ["もう一局打ちますか(はい/いいえ)", "Another game? (yes/no)"]);
    check(
        Text::yes_or_no,
        [
            "「はい」か「いいえ」で答えてください。「待った」「棋譜」などのコマンドも使えます",
            r#"Please answer "yes" or "no"; commands such as "undo" and "record" work here too."#,
        ],
    );
}

#[test]
fn playable_squares_are_listed() {
    check_squares(
        |text| text.playable(Board::START.legal_moves()),
        ["打てるマス: d3 c4 f5 e6", "Playable: d3 c4 f5 e6."],
        ["打てるマス: 2 3, 3 2, 4 5, 5 4", "Playable: 2 3, 3 2, 4 5, 5 4."],
    );
    check_squares(
        |text| text.playable(Bitboard::of(yosumi_rules::Square::H8)),
        ["打てるマス: h8", "Playable: h8."],
        ["打てるマス: 7 7", "Playable: 7 7."],
    );
    check(|text| text.playable(Bitboard::EMPTY), ["打てるマスはありません", "No square is playable."]);
}

#[test]
fn what_was_played_is_told() {
    check(|text| text.record_left("f5d6"), ["この対局の棋譜: f5d6", "The moves of this game: f5d6"]);
    check(Text::no_moves_yet, ["まだ一手も打たれていません", "No move has been played yet."]);
}

#[test]
fn it_is_said_where_a_game_is_kept() {
    check(|text| text.saved("a b.json"), ["a b.json に保存しました", "Saved to a b.json."]);
    check(|text| text.loaded("棋譜/一.txt"), ["棋譜/一.txt を読み込みました", "Loaded 棋譜/一.txt."]);
    check(|text| text.recording("~/g.json"), ["棋譜を ~/g.json に記録します", "The game is recorded in ~/g.json."]);
}

#[test]
fn it_is_said_what_is_not_kept() {
    check(
        |text| text.moves_only("定石 1.txt"),
        [
            "定石 1.txt には着手だけを保存します。名前・結果・変化・コメントも残すには .json で保存してください",
            "Only the moves are saved to 定石 1.txt. To keep names, result, variations and comments too, \
             save to a .json file.",
        ],
    );
    check(
        Text::not_recorded,
        ["棋譜をファイルに最後まで記録できませんでした", "The game could not be recorded in its file to the end."],
    );
}

#[test]
fn a_missing_file_name_is_asked_for_with_an_example() {
    check(
        |text| text.file_name_missing(Verb::Save),
        ["ファイル名も入力してください(例: 保存 game.json)", "A file name is needed, for example: save game.json"],
    );
    check(
        |text| text.file_name_missing(Verb::Overwrite),
        [
            "ファイル名も入力してください(例: 上書き game.json)",
            "A file name is needed, for example: overwrite game.json",
        ],
    );
    check(
        |text| text.file_name_missing(Verb::Load),
        ["ファイル名も入力してください(例: 読込 game.json)", "A file name is needed, for example: load game.json"],
    );
}

#[test]
fn it_is_said_what_to_do_about_a_file_that_exists() {
    check(
        |text| text.overwrite_hint("定石 1.json"),
        ["上書きするには「上書き 定石 1.json」と入力してください", "To save over it, type: overwrite 定石 1.json"],
    );
    check(
        Text::record_exists_hint,
        [
            "別の名前にするか、その対局を続けるなら --load も付けてください",
            "Give another name, or --load it too to go on with that game.",
        ],
    );
}

#[test]
fn what_is_not_understood_is_repeated_with_what_to_type() {
    check_squares(
        |text| text.not_understood(" 5 f "),
        [
            "「5 f」は読み取れません。マスは f5 のように、列の文字 a〜h と行の数字 1〜8 で入力します。\
             「ヘルプ」でコマンドの一覧が出ます",
            "\"5 f\" is neither a square nor a command. Type a square as a letter a–h and a digit 1–8, such as f5; \
             \"help\" lists the commands.",
        ],
        [
            "「5 f」は読み取れません。マスは「行 列」の順に、4 5 のように 0〜7 の数字を二つ、空白で区切って入力します。\
             「ヘルプ」でコマンドの一覧が出ます",
            "\"5 f\" is neither a square nor a command. Type row and column as two digits 0–7 with a space between, \
             such as 4 5; \"help\" lists the commands.",
        ],
    );
}
