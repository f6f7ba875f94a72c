//! Positions that somebody sets up, and which of them are none.

use proptest::prelude::*;
use yosumi_rules::{Bitboard, ByColor, Color, Game, InvalidPosition, Position, Setup, Square};

use crate::random;

#[track_caller]
fn check_refused(black: u64, white: u64, sentence: &str) {
    for turn in Color::ALL {
        let discs = ByColor { black, white }.map(Bitboard::new);
        let error = Position::try_from(Setup { discs, turn }).expect_err("no position");
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn a_square_holds_one_disc_and_the_board_at_least_one() {
    check_refused(0, 0, "no discs on the board");
    check_refused(1, 1, "two discs on a1");
    check_refused(!0, 1 << 63 | 1 << 37, "two discs on f5 h8");
}

#[test]
fn the_squares_with_two_discs_are_told_as_a_set() {
    let discs = ByColor { black: Bitboard::new(0b110), white: Bitboard::new(0b011) };
    let squares = Bitboard::of(Square::B1);
    assert_eq!(Position::try_from(Setup { discs, turn: Color::White }), Err(InvalidPosition::TwoDiscs { squares }));
}

proptest! {
    #[test]
    fn a_setup_is_a_position_when_no_square_holds_two_discs(
        black in random::bitboard(),
        white in random::bitboard(),
        turn in random::color(),
    ) {
        let white = white & !black;
        let setup = Setup { discs: ByColor { black, white }, turn };
        prop_assume!(!(black | white).is_empty());
        let position = Position::try_from(setup).expect("a position");
        prop_assert_eq!(Setup::from(position), setup);
        for square in Square::ALL {
            let expected = [(black, Color::Black), (white, Color::White)]
                .into_iter()
                .find_map(|(discs, color)| discs.contains(square).then_some(color));
            prop_assert_eq!(position.disc(square), expected);
        }
        prop_assert_eq!(position.n_discs(), ByColor { black: black.len(), white: white.len() });
    }

    #[test]
    fn the_board_of_a_position_is_seen_by_the_side_to_move(position in random::position()) {
        let discs = position.discs();
        prop_assert_eq!(position.board().player(), discs[position.turn()]);
        prop_assert_eq!(position.board().opponent(), discs[!position.turn()]);
    }
}

#[test]
fn a_known_transcript_leads_to_a_known_board() {
    let game: Game = "d3c5b6e3f2c2f6b5a5e2f3e6d2c4f4g1b4g7h8g2".parse().expect("a game");
    let expected = "------O---OXXOO----XOO---XXXOX--XXXOX----X--OX--------X--------X X";
    assert_eq!(game.position().to_string(), expected);
}
