//! The score of a finished game.

use proptest::prelude::*;
use yosumi_rules::{Bitboard, Board, ByColor, Color, Outcome, Position, Setup};

use crate::naive::NaivePosition;
use crate::random;

/// The score with so many discs of black and of white on the board, whoever is to move.
#[track_caller]
fn check(discs: (u32, u32), score: (u8, u8)) {
    let first = |n: u32| Bitboard::new(1_u64.checked_shl(n).map_or(!0, |next| next - 1));
    let black = first(discs.0);
    let discs = ByColor { black, white: first(discs.0 + discs.1) & !black };
    let expected = ByColor { black: score.0, white: score.1 };
    for turn in Color::ALL {
        let position = Position::try_from(Setup { discs, turn }).expect("a position");
        assert_eq!(position.final_score(), expected);
        let difference = expected[turn] as i8 - expected[!turn] as i8;
        assert_eq!(position.board().final_score(), difference);
    }
}

#[test]
fn the_empty_squares_go_to_the_winner() {
    check((13, 0), (64, 0));
    check((51, 12), (52, 12));
    check((12, 51), (12, 52));
    check((15, 2), (62, 2));
    check((2, 1), (63, 1));
    check((27, 20), (44, 20));
}

#[test]
fn equals_halve_the_empty_squares() {
    check((31, 31), (32, 32));
    check((32, 32), (32, 32));
    check((1, 1), (32, 32));
}

#[test]
fn a_full_board_scores_as_it_lies() {
    check((33, 31), (33, 31));
    check((1, 63), (1, 63));
}

#[test]
fn a_wipeout_is_64_whatever_is_empty() {
    check((1, 0), (64, 0));
    check((64, 0), (64, 0));
    check((0, 59), (0, 64));
    check((0, 64), (0, 64));
}

#[test]
fn a_board_without_discs_is_even() {
    let board = Board::new(Bitboard::EMPTY, Bitboard::EMPTY).expect("no square holds two discs");
    assert_eq!(board.final_score(), 0);
}

proptest! {
    #[test]
    fn scores_add_up_to_64_and_mirror_each_other(position in random::position()) {
        let score = position.final_score();
        prop_assert_eq!(score.black + score.white, 64);
        let board = position.board();
        prop_assert_eq!(board.final_score(), -board.pass().final_score());
        prop_assert_eq!(board.final_score() % 2, 0);
        prop_assert_eq!(score.map(usize::from), NaivePosition::from(position).final_score());
    }

    #[test]
    fn the_winner_has_the_higher_score(black in 0..=64_u8) {
        let expected = match black {
            0..=31 => Outcome::Win(Color::White),
            32 => Outcome::Draw,
            _ => Outcome::Win(Color::Black),
        };
        prop_assert_eq!(Outcome::of_score(ByColor { black, white: 64 - black }), expected);
        prop_assert_eq!(expected.winner().is_none(), black == 32);
    }
}
