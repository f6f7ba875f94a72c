//! Legal moves and flips against the walk from square to square.

use proptest::prelude::*;
use yosumi_rules::{Bitboard, Board, ByColor, Color, Position, Setup, Square};

use crate::naive::{self, DIRECTIONS, NaivePosition};
use crate::random;

/// On all squares, for both sides.
#[track_caller]
fn assert_as_walked(position: Position) {
    let naive = NaivePosition::from(position);
    let opponent = position.turn().opponent();
    for (board, color) in [(position.board(), position.turn()), (position.board().pass(), opponent)] {
        let legal_moves = naive.legal_moves_of(color);
        assert!(board.legal_moves().iter().eq(legal_moves.iter().copied()), "{color} in\n{position:?}");
        assert_eq!(usize::from(board.mobility()), legal_moves.len());
        for square in Square::ALL {
            let flips = Bitboard::from_iter(naive.flips_of(color, square));
            assert_eq!(board.flips(square), flips, "{color} on {square} in\n{position:?}");
            assert_play(board, square, flips);
        }
    }
}

/// Playing turns exactly the flips, and nothing is playable without flips.
#[track_caller]
fn assert_play(board: Board, square: Square, flips: Bitboard) {
    let Some(next) = board.play(square) else {
        assert!(flips.is_empty(), "{square} is refused in\n{board:?}");
        return;
    };
    assert!(!flips.is_empty(), "{square} is played in\n{board:?}");
    assert_eq!(next.opponent(), board.player() | flips | Bitboard::of(square));
    assert_eq!(next.player(), board.opponent() & !flips);
}

proptest! {
    #[test]
    fn any_pattern_of_discs_gives_what_walking_gives(position in random::pattern()) {
        assert_as_walked(position);
    }

    #[test]
    fn any_position_of_a_game_gives_what_walking_gives(position in random::reached()) {
        assert_as_walked(position);
    }
}

/// Runs along the numbers of the squares, which leave the board at one edge and come back at the other.
#[test]
fn no_run_wraps_round_an_edge() {
    for square in Square::ALL {
        for step in [-9, -8, -7, -1, 1, 7, 8, 9] {
            for n_discs in 1..=7 {
                if let Some(position) = run_by_numbers(square, step, n_discs) {
                    assert_as_walked(position);
                }
            }
        }
    }
}

/// White discs on the `n_discs` numbers beside `square`, a black one behind them, Black to move.
fn run_by_numbers(square: Square, step: isize, n_discs: isize) -> Option<Position> {
    let at = |n: isize| Square::from_index(square.index().checked_add_signed(n * step)?);
    let white: Option<Bitboard> = (1..=n_discs).map(at).collect();
    let discs = ByColor { black: at(n_discs + 1)?.into(), white: white? };
    Position::try_from(Setup { discs, turn: Color::Black }).ok()
}

#[test]
fn a_run_is_turned_whole_when_a_disc_bounds_it_and_not_at_all_otherwise() {
    let mut n_runs = 0;
    for square in Square::ALL {
        for direction in DIRECTIONS {
            let ray: Vec<_> = naive::ray(square, direction).collect();
            for n_discs in 1..ray.len() {
                let run: Bitboard = ray[..n_discs].iter().copied().collect();
                let bounded = Board::new(ray[n_discs].into(), run).expect("the bound is behind the run");
                assert_eq!(bounded.flips(square), run, "{square} in\n{bounded:?}");
                assert!(bounded.legal_moves().contains(square), "{square} in\n{bounded:?}");
                let unbounded = Board::new(Bitboard::EMPTY, run).expect("one color only");
                assert!(unbounded.flips(square).is_empty(), "{square} in\n{unbounded:?}");
                n_runs += 1;
            }
        }
    }
    // Along rows and columns 21 a line in either direction; along diagonals 1 + 4 + 9 + … + 36 in each of four directions.
    assert_eq!(n_runs, 2 * 2 * 8 * 21 + 4 * 91);
}
