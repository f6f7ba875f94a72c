//! The tree of moves.

use yosumi_records::{Record, read_text, write_transcript};
use yosumi_rules::{Move, Position, Square};

#[test]
fn a_move_played_while_looking_back_leaves_both_lines() {
    let moves = "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6";
    let mut record = read_text(moves).expect("thirty moves");
    let ply_20 = record.main_line().nth(19).expect("twenty moves");
    let other = record.position(ply_20).legal_moves().iter().find(|&square| record.child(ply_20, square).is_none());
    let branch = record.add(ply_20, other.expect("another move")).expect("a legal move");

    let game = record.game_to(branch);
    assert_eq!(game.n_played(), 21);
    assert_eq!(write_transcript(&game)[..40], moves[..40]);
    assert_eq!(write_transcript(&record.game()), moves);
    assert_eq!(record.children(ply_20).len(), 2);
    assert_eq!(record.n_moves(), 31);
}

#[test]
fn four_orders_of_one_opening_stay_as_they_were_played() {
    for moves in ["f5d6c3d3c4", "e6f4c3c4d3", "c4e3f6e6f5", "d3c5f6f5e6"] {
        assert_eq!(write_transcript(&read_text(moves).expect(moves).game()), moves);
    }
}

#[test]
fn a_pass_has_a_note_of_its_own() {
    let mut record = read_text("d3c3b3b2f5a3a1c1").expect("eight moves");
    let tip = record.main_line().last().expect("eight moves");
    assert!(record.moves(tip).eq([Move::Disc(Square::C1), Move::Pass]));
    let before = record.clone();
    record.pass_note_mut(tip).comment.push_str("the earliest pass there is");
    assert_ne!(record, before);
}

#[test]
fn a_note_on_a_pass_that_is_none_makes_no_difference() {
    let mut record = Record::new(Position::START);
    record.pass_note_mut(record.root()).comment.push_str("nobody passes here");
    assert_eq!(record, Record::default());
}

#[test]
fn a_line_that_was_taken_away_is_found_by_no_number() {
    let mut record = read_text("f5d6c3d3").expect("four moves");
    let line: Vec<_> = record.main_line().collect();
    let branch = record.add(line[0], Square::F6).expect("a legal move");
    assert_eq!(record.remove(line[1]), 3);
    assert!(line[1..].iter().all(|node| record.node(node.index()).is_none()));
    assert_eq!(record.node(branch.index()), Some(branch));
    assert_eq!(record.node(99), None);
    assert_eq!(record.game().to_string(), "f5f6");
    assert_eq!(record.remove(record.root()), 0, "the start stays");
}
