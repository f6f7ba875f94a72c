//! `yosumi show`.

use std::fs;
use std::path::Path;

use crate::support::{Run, run_in, sentences};

const GAME: &str = r#"{"format":"yosumi-record","version":1,"black":"みどり","white":"A & <b>","event":"秋の大会",
    "date":"2026-11-29","moves":["f5","d6","c3","d3","c4","f4","f6","f3"]}"#;
const START: &str = "---------------------------OX------XO--------------------------- X";

/// A folder with a game in it.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("game.json"), GAME).expect("a file");
    folder
}

#[track_caller]
fn show(language: &str, arguments: &[&str], input: &str) -> Run {
    run_in(folder().path(), &[&["show", "--lang", language], arguments].concat(), input)
}

/// What is shown, where it has to succeed.
#[track_caller]
fn shown(language: &str, arguments: &[&str], input: &str) -> String {
    let run = show(language, arguments, input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?}");
    run.out
}

#[test]
fn a_game_is_shown_with_all_that_is_known_of_it() {
    let out = shown("ja", &["game.json"], "");
    assert_eq!(
        out,
        "秋の大会  2026-11-29

    a  b  c  d  e  f  g  h
 1  .  .  .  .  .  .  .  .
 2  .  .  +  +  +  +  .  .
 3  .  .  ●  ○  + (○) +  .
 4  .  .  ●  ●  ○  ○  +  .
 5  .  .  +  ○  ●  ●  .  .
 6  .  .  .  ○  +  ●  .  .
 7  .  .  +  +  .  .  .  .
 8  .  .  .  .  .  .  .  .

 ●  みどり(黒)    6
 ○  A & <b>(白)   6

みどり(黒)の番です　9手目
定石: コンポス(8手目まで)
棋譜: f5d6c3d3c4f4f6f3
"
    );
}

#[test]
fn a_game_may_be_shown_at_any_move() {
    let told = |at: &str| {
        let out = shown("en", &["game.json", "--at", at], "");
        sentences(&out).into_iter().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(told("8")[1], "Opening: Comp'Oth, up to move 8.");
    let at_five = ["A & <b> (White) to move, move 6.", "Opening: Tiger, up to move 5.", "Moves: f5d6c3d3c4"];
    assert_eq!(told("5"), at_five);
    assert_eq!(told("0"), ["みどり (Black) to move, move 1."]);
}

#[test]
fn a_result_is_told_at_the_end_and_not_before() {
    let over = "e6f4e3f6g5d6e7f5c5";
    assert!(shown("en", &["-"], over).contains("Black wins 13–0 (score 64–0)."));
    assert!(shown("ja", &[], over).contains("13 対 0(得点 64 対 0)で黒の勝ちです"), "standard input without a name");
    assert!(shown("en", &["-", "--at", "8"], over).contains("Black to move, move 9."));

    let resigned = GAME.replace(r#""moves""#, r#""result":{"outcome":"white","reason":"resignation"},"moves""#);
    let out = shown("en", &["-"], &resigned);
    assert!(out.contains("A & <b> (White) wins by resignation.") && !out.contains('+'), "{out}");
    let out = shown("en", &["-", "--at", "2"], &resigned);
    assert!(out.contains("みどり (Black) to move, move 3.") && out.contains('+'), "{out}");
}

#[test]
fn a_position_is_shown_as_it_is() {
    let out = shown("en", &["--position", START, "--style", "ascii"], "");
    assert!(out.contains(" 4  .  .  +  O  X  .  .  ."), "{out}");
    assert_eq!(sentences(&out), ["Black to move, move 1."]);
    // In notation of rows and columns as well.
    let out = shown("en", &["--position", START, "--coords", "rowcol"], "");
    assert!(out.starts_with("    0  1  2"), "{out}");
    // One that is over, and one where a pass comes first.
    let full = format!("{} O", "X".repeat(64));
    assert!(shown("en", &["--position", &full], "").contains("Black wins 64–0."));
    let stuck = format!("XO{} O", "-".repeat(62));
    assert!(shown("en", &["--position", &stuck], "").contains("Black to move, move 1."));
}

#[test]
fn a_picture_goes_to_standard_output_or_a_file() {
    let folder = folder();
    let run = |arguments: &[&str]| run_in(folder.path(), &[&["show", "--lang", "en"], arguments].concat(), "");
    let out = run(&["game.json", "--svg", "-"]);
    assert_eq!((out.code, out.err.as_str()), (Some(0), ""));
    assert!(out.out.starts_with("<svg ") && out.out.ends_with("</svg>\n"), "{}", out.out);
    assert!(out.out.contains("<title>みどり (Black) – A &amp; &lt;b&gt; (White)</title>"), "{}", out.out);
    assert!(out.out.contains(">Opening: Comp&#39;Oth, up to move 8.</text>"), "{}", out.out);

    let saved = run(&["game.json", "--svg", "局面 1.svg"]);
    assert_eq!((saved.code, saved.out.as_str()), (Some(0), "Saved to 局面 1.svg.\n"));
    let file = || fs::read_to_string(folder.path().join("局面 1.svg")).expect("a file");
    assert_eq!(file(), out.out);

    // Another picture takes its place.
    assert_eq!(run(&["game.json", "--svg", "局面 1.svg", "--numbers", "--theme", "print"]).code, Some(0));
    assert_ne!(file(), out.out);
    assert!(file().contains(">8</text>"), "the eighth move");
    assert!(file().contains("<desc>Black: e4 d5. White: d4 e5. Moves: f5d6c3d3c4f4f6f3</desc>"), "{}", file());
}

#[test]
fn a_picture_looks_as_it_is_asked_to() {
    let picture = |more: &[&str]| shown("ja", &[&["game.json", "--svg", "-"], more].concat(), "");
    let usual = picture(&[]);
    assert!(usual.contains(r#"lang="ja""#) && usual.contains("<desc>黒石: c3 c4 d4 e5 f5 f6　白石: d3"), "{usual}");
    assert_eq!(picture(&["--theme", "green", "--view", "usual"]), usual);
    let others = [
        &["--theme", "wood"][..],
        &["--theme", "slate"],
        &["--theme", "contrast"],
        &["--theme", "print"],
        &["--view", "turn-90"],
        &["--view", "turn-180"],
        &["--view", "turn-270"],
        &["--view", "mirror"],
        &["--view", "upside-down"],
        &["--view", "transpose"],
        &["--view", "anti-transpose"],
        &["--no-coords"],
        &["--numbers"],
        &["--at", "7"],
    ];
    let pictures: std::collections::HashSet<String> = others.iter().map(|more| picture(more)).collect();
    assert_eq!(pictures.len(), others.len(), "each is different");
    assert!(!pictures.contains(&usual));
    assert!(!picture(&["--no-coords"]).contains(">h</text>"));
}

#[test]
fn what_cannot_be_shown_is_told_and_ends_with_two() {
    for (arguments, input, [japanese, english]) in [
        (
            &["nothing.json"][..],
            "",
            ["nothing.json を読み込めません", "Cannot read nothing.json: there is no such file."],
        ),
        (&["game.json", "--at", "9"], "", ["--at: この対局は8手までしかありません", "--at: the game has only 8 moves"]),
        (&["-"], "f5f5", ["標準入力 を読み込めません", "Cannot read standard input: line 1, column 3: move 2"]),
        (&[], "", ["棋譜がありません", "Cannot read standard input: "]),
        (&["--position", "---"], "", ["--position: 1行目の4文字目", "--position: line 1, column 4"]),
        (
            &["game.json", "--svg", "no folder/a.svg"],
            "",
            ["no folder/a.svg に書き込めません", "Cannot write no folder/a.svg: "],
        ),
        (&["game.json", "--svg", "game.json"], "", [".svg で終わる名前か", "expected a name that ends in .svg"]),
        (&["game.json", "--numbers"], "", ["指定が足りません: --svg <ファイル>", "missing: --svg <FILE>"]),
        (&["game.json", "--position", START], "", [" と一緒には指定できません", " does not go with "]),
    ] {
        for (language, expected) in [("ja", japanese), ("en", english)] {
            let run = show(language, arguments, input);
            assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
            assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
        }
    }
}

#[test]
fn what_is_no_text_is_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("game.txt"), [0xff, 0xfe, 0x00]).expect("a file");
    let run = run_in(folder.path(), &["show", "--lang", "en", "game.txt"], "");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{}", run.err);
    assert!(run.err.contains("Cannot read game.txt"), "{}", run.err);
}

#[test]
fn the_help_has_examples_that_work() {
    let help = run_in(Path::new("."), &["show", "--help"], "").out;
    let examples: Vec<&str> =
        help.lines().filter_map(|line| line.trim().strip_prefix("yosumi show game.json")).collect();
    assert_eq!(examples.len(), 3, "{help}");
    let folder = folder();
    fs::write(folder.path().join("long.txt"), "f5d6c3d3c4f4f6f3e6e7d7g6f8f7g5h6h4g4h3h5h7").expect("a file");
    for example in examples {
        // The game of this test is shorter than that of the example.
        let file = if example.contains("--at") { "long.txt" } else { "game.json" };
        let words: Vec<&str> = ["show", "--lang", "en", file].into_iter().chain(example.split_whitespace()).collect();
        let run = run_in(folder.path(), &words, "");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{words:?}");
    }
}
