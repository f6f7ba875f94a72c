//! The list of what can be typed.

use yosumi_text::{Ambiguous, Input, SquareNames, Text, Verb, Vocabulary, width};

use crate::support::{NAMINGS, all_texts, texts};

/// A list as words and what they do.
type Rows = [(&'static str, &'static str); 15];

const JAPANESE: Rows = [
    ("待った, まった, 戻す", "自分の直前の手を打つ前に戻す"),
    ("進む, 進める", "戻した手をもう一度進める"),
    ("ヒント", "良い手とその評価値を表示する"),
    ("今すぐ, すぐ", "すぐに打たせる(ヒント中はそこまでの結果)"),
    ("合法手, 打てるマス", "打てるマスの一覧を表示する"),
    ("盤, 盤面", "盤面をもう一度表示する"),
    ("棋譜", "棋譜を表示する"),
    ("保存 ファイル", "棋譜をファイルに保存する(.json または .txt)"),
    ("上書き ファイル", "既存のファイルに上書き保存する"),
    ("読込, 読み込み, 読込み ファイル", "ファイルの棋譜から対局を続ける"),
    ("新規, 新規対局", "新しい対局を始める"),
    ("交代, 入れ替え", "黒番と白番を入れ替える"),
    ("投了", "負けを認めて対局を終える"),
    ("ヘルプ, 使い方", "この一覧を表示する"),
    ("終了, やめる", "プログラムを終了する"),
];

const ENGLISH: Rows = [
    ("undo, u", "goes back to your own last move"),
    ("redo, r", "plays again what was taken back"),
    ("hint", "says what the best moves are worth"),
    ("now, go", "makes the computer move now, or shows the hint so far"),
    ("moves", "lists the playable squares"),
    ("board", "shows the board again"),
    ("record", "shows the moves of the game"),
    ("save FILE", "saves the game to a file (.json or .txt)"),
    ("overwrite FILE", "saves over a file that exists"),
    ("load FILE", "goes on with the game in a file"),
    ("new", "begins a new game"),
    ("swap", "exchanges the sides"),
    ("resign", "gives the game up"),
    ("help, h, ?", "shows this list"),
    ("quit, q, exit", "ends the program"),
];

/// The halves of a line of the list.
#[track_caller]
fn halves(line: &str) -> (&str, &str) {
    let (words, about) = line.trim_start().split_once("  ").expect("two halves");
    (words, about.trim_start())
}

#[test]
fn the_list_begins_with_squares() {
    #[track_caller]
    fn check(squares: SquareNames, expected: [(&str, &str); 2]) {
        let helps = texts(squares).each_ref().map(Text::help);
        assert_eq!(helps.each_ref().map(|help| halves(help.lines().next().expect("a line"))), expected);
    }

    check(SquareNames::Letters, [("マス(f5 など)", "そのマスに打つ"), ("a square, such as f5", "plays there")]);
    check(SquareNames::RowColumn, [("行 列(4 5 など)", "そのマスに打つ"), ("row column, such as 4 5", "plays there")]);
}

#[test]
fn the_list_tells_every_command_and_what_it_does() {
    for squares in NAMINGS {
        for (text, expected) in texts(squares).iter().zip([JAPANESE, ENGLISH]) {
            assert_eq!(text.help().lines().skip(1).map(halves).collect::<Vec<_>>(), expected);
        }
    }
}

/// Both halves of the list are columns, whatever the width of their characters.
#[test]
fn the_list_is_aligned() {
    for text in all_texts() {
        let help = text.help();
        let starts: Vec<usize> = help.lines().map(start_of_the_right_half).collect();
        assert!(starts.iter().all(|&start| start == starts[0]), "{starts:?}\n{help}");
    }
}

#[track_caller]
fn start_of_the_right_half(line: &str) -> usize {
    let left = line.strip_suffix(halves(line).1).expect("the end");
    width(left, Ambiguous::Narrow)
}

#[test]
fn every_word_of_the_list_is_understood() {
    for squares in NAMINGS {
        let vocabulary = Vocabulary::new(squares);
        for text in texts(squares) {
            for (line, verb) in text.help().lines().skip(1).zip(Verb::ALL) {
                let words = halves(line).0;
                let (words, file) = match words.split_once(" FILE").or_else(|| words.split_once(" ファイル")) {
                    Some((words, _)) => (words, true),
                    None => (words, false),
                };
                assert_eq!(file, verb.takes_file(), "{line}");
                for word in words.split(", ") {
                    assert_eq!(vocabulary.read(word), Input::Verb(verb, ""), "{word}");
                }
            }
        }
    }
}
