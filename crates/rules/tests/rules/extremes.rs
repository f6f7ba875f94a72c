//! The most that a position can offer and the most that a move can turn.

use yosumi_rules::{Bitboard, Board, Position, Square, bitboard};

use crate::naive::{self, DIRECTIONS};

#[test]
fn a_board_with_the_most_legal_moves_offers_all_34() {
    let text = "---------OOXOOO--OX--XX--X-XOXO--OOXXX---OXOO--X-O-O--OO------X- X";
    let position: Position = text.parse().expect("a position");
    let expected = bitboard! {
        X X X X X X X X
        X . . . . . . X
        X . . X X . . X
        X . X . . . . X
        X . . . . . X X
        X . . . . X X .
        X . X . X X . .
        X X X X X X . X
    };
    assert_eq!(position.legal_moves(), expected);
    assert_eq!(position.board().mobility(), 34);
}

/// The last move of a game of 1984.
#[test]
fn a_move_turns_18_discs_at_once() {
    let text = "-OOOOOOXOOOOOOOXOOOXOXOXOOXOOXOXOOOXOXOXOOXXXOXXOXXOOOOXXXXXXXXX X";
    let position: Position = text.parse().expect("a position");
    let expected = bitboard! {
        . X X X X X X .
        X X . . . . . .
        X . X . . . . .
        X . . X . . . .
        X . . . X . . .
        X . . . . X . .
        X . . . . . X .
        . . . . . . . .
    };
    assert_eq!(position.board().flips(Square::A1), expected);
    let end = position.play(Square::A1).expect("a1 is legal");
    assert_eq!((end.final_score().black, end.final_score().white), (46, 18));
}

/// The most that a disc on the square could ever turn: all but the last square of each of the eight rays.
fn flips_on_all_rays(square: Square) -> Bitboard {
    let ends = DIRECTIONS.iter().filter_map(|&direction| naive::ray(square, direction).last());
    let player: Bitboard = ends.collect();
    let opponent = !(player | Bitboard::of(square));
    Board::new(player, opponent).expect("no square holds two discs").flips(square)
}

#[test]
fn lines_in_all_directions_are_turned_together() {
    let most = |squares: Bitboard| squares.iter().map(flips_on_all_rays).map(Bitboard::len).collect::<Vec<_>>();
    let corners = bitboard! {
        X . . . . . . X
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X . . . . . . X
    };
    let center = bitboard! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . X X . . .
        . . . X X . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    };
    assert_eq!(most(corners), [18; 4]);
    assert_eq!(most(center), [19; 4]);
    assert!(most(!(corners | center)).iter().all(|&n| n < 18));
}

#[test]
fn the_flips_of_f5_on_all_rays_look_like_this() {
    let expected = bitboard! {
        . . . . . . . .
        . . X . . X . .
        . . . X . X . .
        . . . . X X X .
        . X X X X . X .
        . . . . X X X .
        . . . X . X . .
        . . . . . . . .
    };
    assert_eq!(flips_on_all_rays(Square::F5), expected);
}
