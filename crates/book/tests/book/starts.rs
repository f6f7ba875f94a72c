//! Where balanced games start.

use std::collections::HashSet;

use yosumi_book::{StartsError, balanced_start, balanced_starts, named_starts, openings, read_starts};
use yosumi_rules::{Board, Square};

#[test]
fn balanced_starts_have_eight_plies_and_no_two_are_alike() {
    let boards: HashSet<Board> = balanced_starts().iter().map(|start| start.position().board().canonical().0).collect();
    assert_eq!(boards.len(), balanced_starts().len());
    assert!(boards.len() >= 40, "{}", boards.len());
    for start in balanced_starts() {
        assert_eq!((start.n_played(), start.squares()[0]), (8, Square::F5), "{start}");
        assert!(start.outcome().is_none(), "{start}");
    }
}

#[test]
fn no_game_is_offered_to_start_where_it_is_over() {
    let starts: HashSet<String> = named_starts().map(|opening| opening.line().to_string()).collect();
    for opening in openings() {
        let line = opening.line();
        assert_eq!(starts.contains(&line.to_string()), line.outcome().is_none(), "{line}");
    }
    assert!(starts.len() < openings().len(), "there are names of wipeouts");
}

#[test]
fn the_list_in_the_program_has_no_line_that_is_passed_over() {
    let list = include_str!("../../data/balanced-starts.txt");
    assert_eq!(list.lines().filter(|line| !line.starts_with('#')).count(), balanced_starts().len());
    assert!(list.starts_with("# yosumi match openings --plies 8 "), "it says how it was made");
}

#[test]
fn any_start_may_be_picked() {
    let picked: HashSet<String> = (0..2000).map(|seed| balanced_start(seed).to_string()).collect();
    assert!(picked.len() > 40.min(balanced_starts().len() / 2), "{} starts in 2000 picks", picked.len());
}

#[test]
fn mistakes_are_told_with_their_line() {
    assert_eq!(read_starts("\n\nf5 x9").unwrap_err().to_string(), {
        let told = "line 3, column 4: move 2 \"x9\" is not a move: white may play f4 d6 f6";
        told.to_owned()
    });
    let wipeout = read_starts("f5\ne6f4e3f6g5d6e7f5c5\n").unwrap_err();
    assert_eq!(wipeout, StartsError::Over { line: 2 });
    assert_eq!(read_starts("# nothing\n"), Ok(Vec::new()));
}

#[test]
fn lists_are_read_in_any_style_without_images() {
    let text = "# comment\r\n\r\n1. F5 d6 2. C3\r\nf5d6c3\r\nc4e3f6 \r\nf5f6\r\n";
    let starts = read_starts(text).expect("starts");
    let transcripts: Vec<String> = starts.iter().map(ToString::to_string).collect();
    assert_eq!(transcripts, ["f5d6c3", "f5f6"]);
}
