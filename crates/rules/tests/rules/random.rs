//! Random boards, positions and games.

use proptest::collection::vec;
use proptest::prelude::*;
use yosumi_rules::{Bitboard, ByColor, Color, Game, Position, Setup, Square};

pub(crate) fn square() -> impl Strategy<Value = Square> {
    prop::sample::select(&Square::ALL[..])
}

pub(crate) fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL[..])
}

pub(crate) fn bitboard() -> impl Strategy<Value = Bitboard> {
    any::<u64>().prop_map(Bitboard::new)
}

/// Discs thrown on the board, from a few to almost full, evenly or mostly of one color, whether a game could come there
/// or not.
pub(crate) fn pattern() -> impl Strategy<Value = Position> {
    (share(), share(), color()).prop_filter_map("no discs", |(occupied, black, turn)| {
        let discs = ByColor { black: occupied & black, white: occupied & !black };
        Position::try_from(Setup { discs, turn }).ok()
    })
}

/// Each square with the same chance, from an eighth to seven eighths.
fn share() -> impl Strategy<Value = Bitboard> {
    prop_oneof![
        bitboard(),
        [bitboard(), bitboard(), bitboard()].prop_map(|[a, b, c]| a & b & c),
        [bitboard(), bitboard(), bitboard()].prop_map(|[a, b, c]| a | b | c),
    ]
}

/// A game from the usual start, of any length up to its end.
pub(crate) fn game() -> impl Strategy<Value = Game> {
    game_from(Just(Position::START))
}

/// A game from one of these starts, of any length up to its end.
pub(crate) fn game_from(starts: impl Strategy<Value = Position>) -> impl Strategy<Value = Game> {
    let choices = prop_oneof![vec(any::<u8>(), 0..60), vec(any::<u8>(), 60)];
    (starts, choices).prop_map(|(start, choices)| {
        let mut game = Game::new(start);
        for choice in choices {
            let Some(square) = choose(game.position().legal_moves(), usize::from(choice)) else { break };
            game.play(square).expect("the square is legal");
        }
        game
    })
}

/// A position of a game from the usual start.
pub(crate) fn reached() -> impl Strategy<Value = Position> {
    game().prop_map(|game| game.position())
}

/// A position of either kind.
pub(crate) fn position() -> impl Strategy<Value = Position> {
    prop_oneof![pattern(), reached()]
}

/// One of the squares by any number, `None` when there is none.
pub(crate) fn choose(squares: Bitboard, choice: usize) -> Option<Square> {
    squares.iter().nth(choice % usize::from(squares.len()).max(1))
}
