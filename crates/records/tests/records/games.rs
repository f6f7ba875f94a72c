//! The games of `testdata/games.tsv`.

use std::fs;

use yosumi_records::{read_json, read_text, read_transcript, write_json, write_transcript};
use yosumi_rules::{Game, Move, Position};

/// A line of `testdata/games.tsv`.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) moves: String,
    n_discs: (u8, u8),
    n_moves: usize,
    n_passes: usize,
    is_over: bool,
}

pub(crate) fn rows() -> Vec<Row> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/games.tsv");
    let text = fs::read_to_string(path).expect("the file is there");
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(lines.next(), Some("id\tmoves\tblack\twhite\tn_moves\tn_passes\tover"));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let [id, moves, black, white, n_moves, n_passes, over] = columns[..] else { panic!("{line}") };
            let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{text} in {id}"));
            Row {
                id: String::from(id),
                moves: String::from(moves),
                n_discs: (number(black) as u8, number(white) as u8),
                n_moves: number(n_moves),
                n_passes: number(n_passes),
                is_over: over == "yes",
            }
        })
        .collect()
}

/// The moves of a game with its passes written out, with something between.
pub(crate) fn with_passes(game: &Game, pass: &str, between: &str) -> String {
    let moves: Vec<String> = game
        .moves()
        .map(|played| match played {
            Move::Disc(square) => square.to_string(),
            Move::Pass => String::from(pass),
        })
        .collect();
    moves.join(between)
}

#[test]
fn each_game_has_the_discs_moves_and_passes_that_its_source_states() {
    let rows = rows();
    assert!(rows.len() >= 30);
    for row in rows {
        let game = read_transcript(Position::START, &row.moves).expect(&row.id).game();
        let discs = game.position().n_discs();
        assert_eq!((discs.black, discs.white), row.n_discs, "{}", row.id);
        assert_eq!(game.n_played(), row.n_moves, "{}", row.id);
        assert_eq!(game.moves().filter(|played| *played == Move::Pass).count(), row.n_passes, "{}", row.id);
        assert_eq!(game.outcome().is_some(), row.is_over, "{}", row.id);
    }
}

#[test]
fn each_game_is_read_with_its_passes_written_or_not_and_written_without() {
    for Row { id, moves, .. } in rows() {
        let record = read_text(&moves).expect(&id);
        let game = record.game();
        assert_eq!(write_transcript(&game), moves, "{id}");
        for (pass, between) in [("pa", ""), ("PS", " "), ("pass", ","), ("--", "\n"), ("--", "-"), ("パス", "　")] {
            assert_eq!(read_text(&with_passes(&game, pass, between)).expect(&id), record, "{id}: {pass:?} {between:?}");
        }
        assert_eq!(read_json(&write_json(&record)).expect(&id), record, "{id}");
    }
}

#[test]
fn a_pass_written_anywhere_but_where_it_is_due_is_refused() {
    for Row { id, moves, .. } in rows() {
        let game = read_text(&moves).expect(&id).game();
        let tokens: Vec<Move> = game.moves().collect();
        for n in 0..=tokens.len() {
            // Before or after a pass that is due, another one is one too many; elsewhere there is none at all.
            let mut with_one_more: Vec<String> = tokens.iter().map(Move::to_string).collect();
            with_one_more.insert(n, String::from("pass"));
            assert!(read_text(&with_one_more.join(" ")).is_err(), "{id}: a pass before entry {n}");
        }
    }
}
