//! Whole games, one after the manner of each of the four programs that Yosumi began from, in both languages.

use crate::support::{run, sentences, typed};

/// Black's moves against the first playable square; Black wins 49–15.
const AGAINST_FIRST: &str = "e6g3g5c4d7f5a4h3a6b6b7h5e7b5f7f3b3g2f2d2c2a2a8d8g8h1h8c8f8d1a1";

/// The same, typed as row and column.
fn as_rows_and_columns(moves: &str) -> String {
    let row_and_column = |square: &[u8]| format!("{} {}", square[1] - b'1', square[0] - b'a');
    moves.as_bytes().chunks(2).map(row_and_column).collect::<Vec<_>>().join("\n")
}

/// A person as X against the first playable square, squares typed as row and column, both counted from 0.
#[test]
fn the_game_by_row_and_column_against_the_first_playable_square() {
    let input = format!("4,4,4\n5 f\n0 0\n8 8\n{}\nno\n", as_rows_and_columns(AGAINST_FIRST));
    for language in ["ja", "en"] {
        let out = run(&format!("--coords rowcol --style ascii --white computer:first --lang {language}"), &input);
        insta::assert_snapshot!(format!("row_and_column_{language}"), out);
    }
}

/// Two people at one screen; after the end they play again, and the second game goes another way.
#[test]
fn two_people_play_and_play_again() {
    let short = typed("e6f4e3f6g5d6e7f5c5");
    let passing = typed("d3c3b3b2f5a3a1c1");
    let input = format!("{short}yes\n{passing}moves\nquit\n");
    for language in ["ja", "en"] {
        let out = run(&format!("--white human --lang {language}"), &input);
        insta::assert_snapshot!(format!("two_people_{language}"), out);
    }
}

/// People with names: who begins, whose turn it is, what each move turned, the result.
#[test]
fn people_with_names_hear_theirs() {
    let moves = "e6f6f5d6d7f3d3c6f4d8c8f7e8g3g4e3h2c2b1g5c7h5h4c3h6h3g2c1d1b8a8f2b6h1g6g8e7b7f8a6h8g7h7c5b3a3a7a5a4a2b5b4c4\
                 b2a1d2e1f1e2g1";
    for (language, names) in [("ja", ("みどり", "太郎")), ("en", ("Ann", "Ben"))] {
        let (black, white) = names;
        let players = format!("--black human:{black} --white human:{white} --lang {language}");
        let out = run(&players, &format!("{}no\n", typed(moves)));
        insta::assert_snapshot!(format!("names_{language}"), sentences(&out).join("\n"));
        let result = match language {
            "ja" => "60 対 4 でみどり(黒)の勝ちです",
            _ => "Ann (Black) wins 60–4.",
        };
        assert!(out.contains(result), "{out}");
    }
}

/// Letters and digits, the number of the move in the prompt, taking back, wrong squares, saving, and another day the rest.
#[test]
fn a_game_is_saved_and_another_day_it_goes_on_to_its_end() {
    let (first_moves, last_moves) = AGAINST_FIRST.split_at(12);
    for (language, [undo, save]) in [("ja", ["待った", "保存"]), ("en", ["undo", "save"])] {
        let folder = tempfile::tempdir().expect("a folder");
        let run = |arguments: &[&str], input: &str| {
            let arguments = [arguments, &["--white", "computer:first", "--lang", language]].concat();
            let run = crate::support::run_in(folder.path(), &arguments, input);
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
            run.out
        };
        let first_day = format!("{undo}\nf5\na1\n{undo}\n{}{save} game.txt\nquit\n", typed(first_moves));
        let second_day = format!("moves\n{}{undo}\nredo\nrecord\nno\n", typed(last_moves));
        let out = format!("{}\n---\n{}", run(&[], &first_day), run(&["--load", "game.txt"], &second_day));
        insta::assert_snapshot!(format!("saved_{language}"), out);
    }
}

#[test]
fn players_change_places() {
    let out = run("--black human:Ann --white computer:first --lang en", "f5\nswap\nquit\n");
    assert!(out.contains("\nSides swapped: Computer (Black), Ann (White).\n"), "{out}");
    assert!(out.contains("\nComputer (Black) plays c3 and turns "), "{out}");
    let out = run("--black human:みどり --white human:太郎 --lang ja", "交代\n終了\n");
    assert!(out.contains("\n黒番と白番を入れ替えました　太郎(黒)、みどり(白)\n"), "{out}");
}

#[test]
fn a_draw_and_a_lost_game_are_told_in_a_sentence() {
    let draw = typed(
        "D3C5F6F5F4C3C4D2E2B4D1F3B5E3F2F1A4D6E6E7F7B6E8C6B3A5D7A3E1A6G1A2C2C7B8D8C8G8G6H6G5H5G4H4H3G7H8F8H7A8A7B7A1B2G3G2\
         H2H1C1B1",
    );
    let ja = run("--white human --lang ja", &format!("{draw}no\n"));
    assert!(ja.contains("\n黒は打てるマスがないのでパスです\n"), "{ja}");
    assert!(ja.contains("\n32 対 32 で引き分けです\n"), "{ja}");
    let en = run("--white human --lang en", &format!("{draw}no\n"));
    assert!(en.contains("\nA draw, 32–32.\n"), "{en}");

    // One to play, who then has one disc too few.
    let full = |last: &str| format!("{}O{last}- X", "X".repeat(20) + &"O".repeat(42 - last.len()));
    let lost = run_position(&full("X"), "h8\nno\n", "en");
    assert!(lost.contains("You (Black) lose "), "{lost}");
    let lost = run_position(&full("X"), "h8\nno\n", "ja");
    assert!(lost.contains("であなた(黒)の負けです"), "{lost}");
}

fn run_position(board: &str, input: &str, language: &str) -> String {
    let run = crate::support::run_in(std::path::Path::new("."), &["--position", board, "--lang", language], input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{board}");
    run.out
}

#[test]
fn squares_are_understood_in_either_case_and_width() {
    for square in ["f5", "F5", "ｆ５", "Ｆ５", "  f5  ", "　ｆ５"] {
        let out = run("--white human --lang en", &format!("{square}\n"));
        assert!(out.contains("f5 turns 1 disc."), "{square}");
    }
    for square in ["5 f", "5f", "f55", "i5", "f9", "f0", "f 5", "--"] {
        let out = run("--white human --lang en", &format!("{square}\n"));
        assert!(out.contains("is neither a square nor a command"), "{square}");
    }
}

#[test]
fn words_are_understood_in_both_languages_whatever_is_spoken() {
    for language in ["ja", "en"] {
        let out = run(&format!("--white human --lang {language}"), "f5\n待った\nredo\n進む\nUNDO\nｕｎｄｏ\n");
        let n_taken_back = out.matches(if language == "ja" { "1手戻しました" } else { "Took back 1 move." }).count();
        assert_eq!(n_taken_back, 2, "{out}");
    }
}

#[test]
fn two_computers_play_a_game_without_anybody() {
    let out = run("--black computer:random --white computer:1 --seed 5 --lang en", "");
    assert!(out.contains("wins") || out.contains("A draw"), "{out}");
    assert!(out.trim_end().ends_with("Another game? (yes/no):"), "{out}");
    assert_eq!(out, run("--black computer:random --white computer:1 --seed 5 --lang en", ""));
}

/// A script's next line is read when the hint is there, so that it is told the same whatever the time it takes.
#[test]
fn a_script_gets_its_hint_before_its_next_line() {
    let expected = |language: &str| match language {
        "ja" => ("黒のヒント(石差): ", "　10手読み"),
        _ => ("Hint for Black, in discs: ", " (10 moves ahead)."),
    };
    for (language, word) in [("ja", "ヒント"), ("en", "hint")] {
        let game = || run(&format!("--white computer:2 --lang {language}"), &format!("{word}\nf5\n{word}\nundo\n"));
        let out = game();
        let (head, tail) = expected(language);
        let hints: Vec<&str> = out.lines().filter(|line| line.starts_with(head)).collect();
        assert_eq!(hints.len(), 2, "{out}");
        assert!(hints.iter().all(|hint| hint.ends_with(tail)), "{out}");
        let told = sentences(&out);
        let place = |sentence: &str| told.iter().position(|line| line.contains(sentence)).expect(sentence);
        assert!(place(head) < place(": f5"), "{out}");
        assert_eq!(game(), out);
    }
}

#[test]
fn a_hint_near_the_end_is_exact() {
    let board = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X";
    let out = run_position(board, "hint\nh5\nno\n", "en");
    assert!(out.contains("\nHint for Black, in discs: h5 +6, g6 -2, f6 -4 (exact).\n"), "{out}");
    let out = run_position(board, "ヒント\nいいえ\n", "ja");
    assert!(out.contains("\n黒のヒント(石差): h5 +6、g6 -2、f6 -4　読み切り\n"), "{out}");
}

#[test]
fn a_script_cannot_hurry_anybody() {
    let out = run("--white computer:1 --lang en", "f5\nnow\nresign\nnow\nno\n");
    assert!(out.contains("No computer is thinking now. "), "{out}");
    assert!(out.contains("The game is over. "), "{out}");
}
