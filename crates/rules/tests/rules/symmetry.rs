//! The eight symmetries.

use proptest::prelude::*;
use yosumi_rules::{Bitboard, Board, Game, Position, Square, Symmetry};

use crate::random;

fn symmetry() -> impl Strategy<Value = Symmetry> {
    prop::sample::select(&Symmetry::ALL[..])
}

fn images(symmetry: Symmetry) -> [Square; 64] {
    Square::ALL.map(|square| symmetry.square(square))
}

/// Where `symmetry` takes the square in a column and a row.
#[track_caller]
fn check(symmetry: Symmetry, image: impl Fn(usize, usize) -> (usize, usize)) {
    for square in Square::ALL {
        let (column, row) = image(square.column(), square.row());
        assert_eq!(Some(symmetry.square(square)), Square::at(column, row), "{symmetry:?} of {square}");
    }
}

#[test]
fn each_symmetry_does_what_its_name_says() {
    check(Symmetry::Identity, |column, row| (column, row));
    check(Symmetry::MirrorHorizontal, |column, row| (7 - column, row));
    check(Symmetry::MirrorVertical, |column, row| (column, 7 - row));
    check(Symmetry::Rotate180, |column, row| (7 - column, 7 - row));
    check(Symmetry::Transpose, |column, row| (row, column));
    check(Symmetry::Rotate90, |column, row| (7 - row, column));
    check(Symmetry::Rotate270, |column, row| (row, 7 - column));
    check(Symmetry::AntiTranspose, |column, row| (7 - row, 7 - column));
}

#[test]
fn one_symmetry_after_another_is_one_of_the_eight() {
    for first in Symmetry::ALL {
        for second in Symmetry::ALL {
            let composed = images(first).map(|square| second.square(square));
            let n_equal = Symmetry::ALL.iter().filter(|&&symmetry| images(symmetry) == composed).count();
            assert_eq!(n_equal, 1, "{second:?} after {first:?}");
        }
    }
}

#[test]
fn the_inverse_leads_back() {
    for symmetry in Symmetry::ALL {
        assert_eq!(images(symmetry).map(|square| symmetry.inverse().square(square)), Square::ALL, "{symmetry:?}");
        assert_eq!(symmetry.inverse().inverse(), symmetry);
    }
}

#[test]
fn the_start_is_its_own_image_under_four() {
    let own = Symmetry::ALL.into_iter().filter(|symmetry| symmetry.position(Position::START) == Position::START);
    let expected = [Symmetry::Identity, Symmetry::Rotate180, Symmetry::Transpose, Symmetry::AntiTranspose];
    assert!(own.eq(expected));
}

proptest! {
    #[test]
    fn a_set_goes_where_its_squares_go(symmetry in symmetry(), set in random::bitboard()) {
        let expected: Bitboard = set.iter().map(|square| symmetry.square(square)).collect();
        prop_assert_eq!(symmetry.bitboard(set), expected);
    }

    #[test]
    fn the_rules_are_the_same_in_every_image(symmetry in symmetry(), position in random::position()) {
        let image = symmetry.position(position);
        prop_assert_eq!(image.turn(), position.turn());
        prop_assert_eq!(image.discs(), position.discs().map(|discs| symmetry.bitboard(discs)));
        prop_assert_eq!(image.legal_moves(), symmetry.bitboard(position.legal_moves()));
        prop_assert_eq!(image.status(), position.status());
        for square in Square::ALL {
            let flips = image.board().flips(symmetry.square(square));
            prop_assert_eq!(flips, symmetry.bitboard(position.board().flips(square)));
            let next = position.play(square).map(|next| symmetry.position(next));
            prop_assert_eq!(image.play(symmetry.square(square)).ok(), next.ok());
        }
    }

    #[test]
    fn all_images_share_one_canonical_board(position in random::position()) {
        let board = position.board();
        let (canonical, _) = board.canonical();
        for symmetry in Symmetry::ALL {
            let image = symmetry.board(board);
            let (shared, leads_there) = image.canonical();
            prop_assert_eq!(shared, canonical);
            prop_assert_eq!(leads_there.board(image), canonical);
        }
    }

    #[test]
    fn the_canonical_board_is_one_of_the_images(position in random::position()) {
        let board = position.board();
        let (canonical, symmetry) = board.canonical();
        prop_assert_eq!(symmetry.inverse().board(canonical), board);
        prop_assert_eq!(canonical.canonical(), (canonical, Symmetry::Identity));
    }
}

#[test]
fn boards_that_are_no_images_of_one_another_have_different_canonical_boards() {
    let canonical = |transcript: &str| transcript.parse::<Game>().expect("a game").position().board().canonical().0;
    let second_moves = ["f5d6", "f5f4", "f5f6"].map(canonical);
    for (n, board) in second_moves.iter().enumerate() {
        assert!(!second_moves[..n].contains(board));
        assert_ne!(*board, Board::START);
    }
}

#[test]
fn one_opening_played_four_ways_is_one_board_and_stays_as_played() {
    let transcripts = ["f5d6c3d3c4", "e6f4c3c4d3", "c4e3f6e6f5", "d3c5f6f5e6"];
    let games = transcripts.map(|transcript| transcript.parse::<Game>().expect("a game"));
    let canonical = games.clone().map(|game| game.position().board().canonical().0);
    assert_eq!(canonical, [canonical[0]; 4]);
    assert_eq!(games.map(|game| game.to_string()), transcripts);
}
