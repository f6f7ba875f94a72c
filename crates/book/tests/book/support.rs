//! What the tests share.

use yosumi_rules::{Game, Symmetry};

#[track_caller]
pub(crate) fn game(moves: &str) -> Game {
    moves.parse().expect(moves)
}

/// The game seen from another side of the board.
pub(crate) fn turned(game: &Game, symmetry: Symmetry) -> Game {
    let mut turned = Game::new(symmetry.position(game.start()));
    for &square in game.squares() {
        turned.play(symmetry.square(square)).expect("the image of a legal move is legal");
    }
    turned
}
