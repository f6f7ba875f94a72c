//! `yosumi review`.

use std::fs;
use std::path::Path;

use yosumi_rules::Game;
use yosumi_text::{Ambiguous, width};
use yosumi_wire::{PositionReview, ReviewLine};

use crate::support::{Run, run, run_in};

const SHORTEST: &str = "e6f4e3f6g5d6e7f5c5";
/// A draw, after which two squares are empty; some of the better lines have passes.
const WITH_PASSES: &str = "c4c5b6c3e6a7c6d6b7f4g4b8a6d3e2e3f2b3e7f3b4a5g2h4a3a2f5a4a8c7h3f1d1g3c8e8d2e1h2b5h5h1f8g5g1c1d7g8a1g6b2d8f6c2h8f7g7h6";
/// Quick, and the same every time.
const QUICK: [&str; 7] = ["--depth", "3", "--solve", "8", "--threads", "1", "--hash=8"];

#[track_caller]
fn review(language: &str, arguments: &[&str], input: &str) -> Run {
    run_in(Path::new("."), &[&["review", "--lang", language], &QUICK[..], arguments].concat(), input)
}

/// What is written, where it has to succeed.
#[track_caller]
fn reviewed(language: &str, arguments: &[&str], input: &str) -> String {
    let run = review(language, arguments, input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?}");
    run.out
}

#[test]
fn a_game_is_told_with_graph_moves_and_sums() {
    let out = reviewed("en", &["-"], SHORTEST);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[..2], ["Black – White", "Black wins 13–0 (score 64–0)."]);
    // The last two of ten positions are exact and for Black.
    assert!(lines.contains(&"  +64 │        ██"), "{out}");
    let row = |start: &str| lines.iter().find(|line| line.trim_start().starts_with(start)).copied().unwrap_or_default();
    let blunder: Vec<&str> = row("8 ○ f5").split_whitespace().collect();
    assert_eq!((blunder[3], blunder[5]), ("+64", "blunder"), "{out}");
    assert_eq!(row("9 ● c5").split_whitespace().nth(3), Some("+64"));
    assert!(lines.iter().any(|line| line.starts_with("Turning point: move 8, f5 by White.")), "{out}");
    assert!(lines.contains(&"From move 9 on everything is exact."), "{out}");
    assert!(lines.iter().any(|line| line.starts_with("best moves")), "{out}");
}

#[test]
fn a_game_is_told_in_japanese_and_in_plain_characters() {
    let out = reviewed("ja", &["--style", "ascii", "-"], SHORTEST);
    for expected in [
        "13 対 0(得点 64 対 0)で黒の勝ちです",
        "   8 O f5",
        "大悪手",
        "# 読み切り",
        "^ 分かれ目",
        "勝負の分かれ目: 8手目、白の f5",
    ] {
        assert!(out.contains(expected), "{expected}: {out}");
    }
    assert!(!out.contains(['●', '○', '█', '░', '▲']), "{out}");
}

#[test]
fn rows_have_room_on_eighty_columns() {
    for language in ["en", "ja"] {
        // Lines of solved positions are the longest.
        let out = run(&format!("review --lang {language} --depth 2 --solve 12 -"), WITH_PASSES);
        let rows: Vec<&str> = out.split("\n\n").nth(2).expect("the moves").lines().collect();
        assert!(rows.len() > 58 && rows.iter().any(|row| row.ends_with('…')), "{out}");
        assert!(rows.iter().all(|row| width(row, Ambiguous::Narrow) <= 80), "{out}");
    }
}

#[test]
fn passes_stand_between_moves_without_a_number() {
    let out = reviewed("en", &["-"], "d3c3b3b2f5a3a1c1");
    let last: Vec<&str> = out.lines().skip_while(|line| !line.starts_with("   8 ")).take(2).collect();
    assert_eq!(last[1], "     ● pass", "{out}");
}

#[test]
fn passes_in_best_lines_are_told_in_the_language_of_the_reader() {
    for (language, own, other) in [("en", " pass ", "パス"), ("ja", " パス ", "pass")] {
        let out = reviewed(language, &["-"], WITH_PASSES);
        assert!(out.contains(own) && !out.contains(other), "{out}");
    }
}

#[test]
fn json_has_a_line_for_each_position_from_the_last_and_one_for_the_game() {
    let out = reviewed("en", &["--json", "-"], SHORTEST);
    let lines: Vec<ReviewLine> = out.lines().map(|line| line.parse().expect(line)).collect();
    let positions: Vec<&PositionReview> = lines
        .iter()
        .filter_map(|line| if let ReviewLine::Position(found) = line { Some(&**found) } else { None })
        .collect();
    assert!(positions.iter().map(|found| found.number).eq((1..=10).rev()));
    let mut game: Game = SHORTEST.parse().expect("a game");
    for found in positions {
        assert!(game.jump(found.number - 1));
        assert_eq!(found.position, game.position());
    }
    let Some(ReviewLine::Summary(summary)) = lines.last() else { panic!("a summary: {out}") };
    assert_eq!((summary.turning_point, summary.players.black.moves), (Some(8), 5));
}

#[test]
fn a_page_is_written_to_a_file_or_to_standard_output() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("final 1.txt"), SHORTEST).expect("a file");
    let arguments = [&["review", "--lang", "en"], &QUICK[..], &["final 1.txt", "--html", "検討.html"]].concat();
    let run = run_in(folder.path(), &arguments, "");
    assert_eq!((run.code, run.err.as_str(), run.out.as_str()), (Some(0), "", "Saved to 検討.html.\n"));
    let page = fs::read_to_string(folder.path().join("検討.html")).expect("the page");
    assert!(page.starts_with("<!doctype html>\n<html lang=\"en\">"), "{page}");
    assert_eq!(reviewed("en", &["--html", "-", "-"], SHORTEST), page);
}

#[test]
fn games_of_every_kind_are_reviewed() {
    let stuck = format!("XO{} O c1", "-".repeat(62));
    let over = format!("{} O", "X".repeat(64));
    let resigned = r#"{"format":"yosumi-record","version":1,"black":"Ann","result":{"outcome":"white","reason":"resignation"},
        "moves":["f5",{"move":"d6","comment":"as always"},"c3"],"variations":[{"after":"f5","moves":["f4"]}]}"#;
    let start = "---------------------------OX------XO--------------------------- X";
    for (input, expected) in [
        (stuck.as_str(), "Black wins 3–0 (score 64–0)."),
        (&over, "All of them are exact."),
        (resigned, "White wins by resignation."),
        (start, "estimates from 3 moves ahead"),
        ("f5d6c3d3c4", "Opening: Tiger, up to move 5."),
    ] {
        let out = reviewed("en", &["-"], input);
        assert!(out.contains(expected), "{expected}: {out}");
    }
}

#[test]
fn what_is_no_game_is_told() {
    for (arguments, input, expected) in [
        (&["-"][..], "", "Cannot read standard input: there is no game"),
        (&["-"], "f5f5", "Cannot read standard input: line 1, column 3: move 2 f5 is illegal"),
        (&["no such.json"], "", "Cannot read no such.json: there is no such file."),
        (&["-", "--html", "game.json"], SHORTEST, "expected a name that ends in .html, or - for standard output"),
        (&["-", "--html", "-", "--json"], SHORTEST, "--html <FILE> does not go with --json"),
        (&["-", "--level", "31"], SHORTEST, "expected a level from 1 to 30"),
    ] {
        let run = review("en", arguments, input);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
    }
    let run = review("ja", &["-"], "f5f5");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.contains("1行目の3文字目: 2手目の f5 には打てません"), "{}", run.err);
}

#[test]
fn the_level_decides_how_far_it_looks() {
    let line = |arguments: &str| {
        let out = run(&format!("review --json {arguments} -"), "f5d6");
        out.lines().next().and_then(|line| line.split("\"depth\":").nth(1)?.split(',').next().map(str::to_owned))
    };
    // Black is to move: the depth is even.
    assert_eq!(line("--level 3").as_deref(), Some("4"));
    assert_eq!(line("--level beginner").as_deref(), Some("2"));
    assert_eq!(line("--level 3 --depth 6").as_deref(), Some("6"));
}
