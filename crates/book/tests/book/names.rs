//! What openings are called.

use std::collections::HashSet;

use proptest::prelude::*;
use yosumi_book::{NameLanguage, Opening, named, named_after, opening_of, openings};
use yosumi_rules::{Board, Color, Game, Position, Setup, Square, Symmetry};

use crate::support::{game, turned};

/// What a game is called in English, or in the language that has a name.
#[track_caller]
fn name(moves: &str) -> Option<&'static str> {
    opening_of(&game(moves)).map(|opening| opening.name(NameLanguage::English).text)
}

#[test]
fn no_position_has_two_rows_and_every_name_is_a_name() {
    let mut boards: HashSet<Board> = HashSet::new();
    for opening in openings() {
        let line = opening.line();
        assert!(boards.insert(line.position().board().canonical().0), "{line} has two rows");
        assert_eq!(line.squares()[0], Square::F5, "{line}");
        for name in [NameLanguage::Japanese, NameLanguage::English].iter().flat_map(|&of| opening.names(of)) {
            assert!(!name.is_empty() && name.trim() == *name && !name.contains(char::is_control), "{line} {name:?}");
        }
        // Japanese has kana or kanji; what has none is in the other column.
        let is_japanese = |name: &&str| name.chars().any(|c| matches!(c, 'ぁ'..='ヿ' | '㐀'..='鿿'));
        assert!(opening.names(NameLanguage::Japanese).iter().all(is_japanese), "{line}");
        assert!(!opening.names(NameLanguage::English).iter().any(is_japanese), "{line}");
    }
    assert_eq!(boards.len(), openings().len());
}

#[test]
fn four_orders_of_moves_are_one_tiger() {
    for moves in ["f5d6c3d3c4", "e6f4c3c4d3", "c4e3f6e6f5", "d3c5f6f5e6"] {
        let tiger = opening_of(&game(moves)).expect(moves);
        assert_eq!(tiger.name(NameLanguage::English).text, "Tiger");
        assert_eq!(tiger.names(NameLanguage::Japanese), ["虎定石", "虎"]);
        assert_eq!(tiger.line().to_string(), "f5d6c3d3c4");
    }
}

#[test]
fn known_openings_have_their_names() {
    for (moves, expected) in [
        ("f5d6", "Perpendicular"),
        ("f5f6", "Diagonal"),
        ("f5f4", "Parallel"),
        ("f5d6c3d3c4f4c5b3c2", "Rose-Bill"),
        ("f5d6c5f4e3c6d3f6e6d7", "Rose"),
        ("f5d6c4d3c5", "Cat"),
        ("f5f4e3f6d3", "Mouse"),
        ("f5f6e6f4e3", "Cow"),
        ("f5d6c3d3c4f4f6g5", "No-Kung"),
        // Without an English name the Japanese one is told.
        ("f5f4d3", "チューペット"),
    ] {
        assert_eq!(name(moves), Some(expected), "{moves}");
    }
}

#[test]
fn the_name_stays_when_a_game_leaves_what_is_known() {
    assert_eq!(name("f5d6c3d3c4"), Some("Tiger"));
    assert_eq!(name("f5d6c3d3c4g6"), Some("Tiger"), "a move that has no name");
    assert_eq!(name("f5d6c3d3c4f4"), Some("Tiger"));
    assert_eq!(name("f5d6c3d3c4f4f6"), Some("Stephenson"));
    assert_eq!(name("f5"), None);
    assert_eq!(name(""), None);
}

#[test]
fn a_game_from_a_board_has_the_name_of_its_board() {
    let tiger = game("c4e3f6e6f5").position();
    assert_eq!(opening_of(&Game::new(tiger)).map(Opening::n_plies), Some(5));
    // With the other side to move it is another position.
    let setup = Setup { turn: Color::Black, ..Setup::from(tiger) };
    assert!(named(Position::try_from(setup).expect("a position")).is_none());
}

#[test]
fn the_next_moves_tell_where_they_lead() {
    let next = |moves: &str, square| {
        named_after(game(moves).position(), square).map(|opening| opening.name(NameLanguage::English).text)
    };
    assert_eq!(next("f5d6c3d3c4", Square::B3), Some("Aubrey"));
    // From another side the same name, on another square.
    assert_eq!(next("e6f4c3c4d3", Square::C2), Some("Aubrey"));
    assert_eq!(next("f5d6c3d3c4", Square::C2), None, "it may not be played there");
    assert_eq!(next("f5d6c3d3c4", Square::G6), None, "a move that has no name");
    assert!(Square::ALL.into_iter().all(|square| next("e6f4e3f6g5d6e7f5c5", square).is_none()), "after the end");
}

proptest! {
    #[test]
    fn names_do_not_depend_on_the_side_one_looks_from(row in 0..openings().len(), turn in 0..8_usize, more in 0..3_usize) {
        let mut line = openings()[row].line().clone();
        for _ in 0..more {
            if let Some(square) = line.position().legal_moves().first() {
                line.play(square).expect("a legal move");
            }
        }
        let seen = turned(&line, Symmetry::ALL[turn]);
        let name = |game: &Game| opening_of(game).map(|opening| opening.line().to_string());
        prop_assert!(name(&line).is_some());
        prop_assert_eq!(name(&seen), name(&line));
    }
}
