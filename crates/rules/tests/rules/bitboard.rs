//! Sets of squares.

use std::collections::BTreeSet;

use proptest::prelude::*;
use yosumi_rules::{Bitboard, Board, Color, Move, Square, bitboard};

use crate::random;

const _: () = {
    assert!(size_of::<Option<Square>>() == 1);
    assert!(size_of::<Option<Move>>() == 1);
    assert!(size_of::<Option<Color>>() == 1);
    assert!(size_of::<Bitboard>() == 8);
    assert!(size_of::<Board>() == 16);
};

fn as_set(bitboard: Bitboard) -> BTreeSet<Square> {
    Square::ALL.into_iter().filter(|&square| bitboard.contains(square)).collect()
}

proptest! {
    #[test]
    fn squares_come_once_in_reading_order(set in random::bitboard()) {
        prop_assert!(set.iter().eq(as_set(set)));
        prop_assert_eq!(set.first(), as_set(set).first().copied());
        prop_assert_eq!(set.into_iter().collect::<Bitboard>(), set);
    }

    #[test]
    fn the_number_of_squares_to_come_is_exact(set in random::bitboard()) {
        let mut squares = set.iter();
        for n_left in (0..usize::from(set.len())).rev() {
            prop_assert!(squares.next().is_some());
            prop_assert_eq!(squares.len(), n_left);
            prop_assert_eq!(squares.size_hint(), (n_left, Some(n_left)));
        }
        prop_assert_eq!((squares.next(), squares.next(), squares.len()), (None, None, 0));
    }

    #[test]
    fn operators_are_those_of_sets(a in random::bitboard(), b in random::bitboard()) {
        let (a_set, b_set) = (as_set(a), as_set(b));
        prop_assert_eq!(as_set(a & b), &a_set & &b_set);
        prop_assert_eq!(as_set(a | b), &a_set | &b_set);
        prop_assert_eq!(as_set(a ^ b), &a_set ^ &b_set);
        prop_assert_eq!(as_set(!a), &as_set(Bitboard::FULL) - &a_set);
        let mut assigned = [a, a, a];
        assigned[0] &= b;
        assigned[1] |= b;
        assigned[2] ^= b;
        prop_assert_eq!(assigned, [a & b, a | b, a ^ b]);
    }

    #[test]
    fn bits_and_squares_say_the_same(set in random::bitboard(), square in random::square()) {
        prop_assert_eq!(set.contains(square), set.bits() & 1 << square.index() != 0);
        prop_assert_eq!(usize::from(set.len()), as_set(set).len());
        prop_assert_eq!(set.is_empty(), as_set(set).is_empty());
        prop_assert_eq!(Bitboard::from(square).iter().collect::<Vec<_>>(), [square]);
    }
}

#[test]
fn a_picture_is_read_row_by_row_from_a1() {
    let picture = bitboard! {
        X . . . . . . .
        . . . . . . . X
        . . . . . . . .
        . . . . . . . .
        . . . . . X . .
        . . . . . . . .
        . . . . . . . .
        . X . . . . . .
    };
    assert!(picture.iter().eq([Square::A1, Square::H2, Square::F5, Square::B8]));
}

#[test]
fn debug_draws_the_picture() {
    let drawn = "\
. X . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . X . .
. . . . . . . .
. . . . . . . .
. . . . . . . X";
    let set = Bitboard::from_iter([Square::B1, Square::F5, Square::H8]);
    assert_eq!(format!("{set:?}"), drawn);
}

#[test]
fn squares_are_numbered_row_by_row() {
    for (index, square) in Square::ALL.into_iter().enumerate() {
        assert_eq!(square.index(), index);
        assert_eq!((square.column(), square.row()), (index % 8, index / 8));
        assert_eq!(Square::at(square.column(), square.row()), Some(square));
        assert_eq!(Square::from_index(index), Some(square));
        assert_eq!(Square::try_from(index as u8), Ok(square));
        assert_eq!((u8::from(square), usize::from(square)), (index as u8, index));
    }
}

#[test]
fn there_is_no_square_off_the_board() {
    assert_eq!([Square::at(8, 0), Square::at(0, 8), Square::at(usize::MAX, usize::MAX)], [None; 3]);
    assert_eq!([Square::from_index(64), Square::from_index(usize::MAX)], [None; 2]);
    let error = Square::try_from(u8::MAX).expect_err("no index");
    assert_eq!(error.to_string(), "not the index of a square: expected 0 to 63");
}
