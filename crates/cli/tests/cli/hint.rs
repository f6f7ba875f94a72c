//! `yosumi hint`.

use std::path::Path;

use yosumi_wire::{Line, PositionLine};

use crate::support::{Run, run_in};

const START: &str = "---------------------------OX------XO--------------------------- X";
const FFO_20: &str = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X";

/// Runs the command in English.
#[track_caller]
fn hint(arguments: &[&str], input: &str) -> Run {
    run_in(Path::new("."), &[&["hint", "--lang", "en"], arguments].concat(), input)
}

#[track_caller]
fn hint_json(arguments: &[&str]) -> Vec<PositionLine> {
    let run = hint(&[&["--json"], arguments].concat(), "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?}");
    let lines = run.out.lines().map(|line| line.parse::<Line>().expect(line));
    lines.filter_map(|line| if let Line::Position(line) = line { Some(*line) } else { None }).collect()
}

#[test]
fn every_move_has_its_value_its_depth_and_its_line() {
    let run = hint(&["--depth", "4", START, &FFO_20[..64], "--threads", "1"], "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let lines: Vec<Vec<&str>> = run.out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(run.out.lines().next(), Some(format!("1: {START} (60 empty squares)").as_str()));
    assert_eq!(lines[1], ["score", "depth", "best", "line"]);
    for line in &lines[2..6] {
        assert!(line[2].starts_with('4'), "{}", run.out);
        assert_eq!(line[0], line[3], "{}", run.out);
    }
    assert_eq!(lines[6], [""; 0]);
    assert_eq!(run.out.lines().nth(7), Some(format!("2: {FFO_20} (6 empty squares)").as_str()));
    assert!(run.out.lines().next_back().is_some_and(|line| line.starts_with("2 positions: ")), "{}", run.out);
}

#[test]
fn few_empty_squares_are_solved() {
    let found = &hint_json(&[FFO_20])[0];
    assert!(found.exact);
    let moves: Vec<(String, f64, bool)> =
        found.moves.iter().map(|entry| (entry.played.to_string(), entry.score.discs(), entry.exact)).collect();
    let expected = [("h5", 6.0), ("g6", -2.0), ("f6", -4.0), ("h6", -10.0)];
    assert_eq!(moves, expected.map(|(name, score)| (String::from(name), score, true)));
    for entry in &found.moves {
        assert_eq!(entry.line.first(), Some(&entry.played));
    }
}

#[test]
fn the_number_of_moves_is_up_to_the_user() {
    assert_eq!(hint_json(&["--moves", "2", FFO_20])[0].moves.len(), 2);
    assert_eq!(hint_json(&["--moves", "all", FFO_20])[0].moves.len(), 4);
    assert_eq!(hint_json(&["--level", "3", "--moves", "1", FFO_20])[0].moves.len(), 1);
}

#[test]
fn a_time_ends_a_search_without_end() {
    let found = &hint_json(&["--time", "0.2", START])[0];
    // That it ends is the proof: without the limit it would go on for years.
    assert!(!found.exact && found.depth > 0, "{found:?}");
}

#[test]
fn there_is_one_measure_of_effort() {
    for arguments in
        [["--level", "3", "--depth", "4"], ["--level", "3", "--time", "1"], ["--depth", "4", "--time", "1"]]
    {
        let run = hint(&[&arguments[..], &[START]].concat(), "");
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert!(run.err.contains(" does not go with "), "{}", run.err);
    }
    for (arguments, expected) in [
        (["--level", "31"], "expected a level from 1 to 30"),
        (["--depth", "61"], "expected a whole number from 1 to 60"),
        (["--time", "soon"], "expected a number of seconds, such as 5"),
        (["--moves", "0"], "expected a number of moves from 1, or all"),
    ] {
        let run = hint(&[&arguments[..], &[START]].concat(), "");
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn a_finished_game_has_no_move_to_hint_at() {
    let run = hint(&[], &format!("{} O", "X".repeat(64)));
    assert_eq!(run.code, Some(0));
    assert!(run.out.contains("(the game is over)"), "{}", run.out);
}
