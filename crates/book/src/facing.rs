//! Games turned to face the way that somebody looks at them.

use yosumi_rules::{Game, Position, Square, Symmetry};

/// The same game, turned so that its first move is f5: the first moves are images of one another, and f5 is the one that
/// people write. A game without moves, or from another start than the usual one, stays as it is.
///
/// ```
/// use yosumi_book::facing_f5;
/// use yosumi_rules::Game;
///
/// let game: Game = "d3c5f6f5e6".parse()?;
/// assert_eq!(facing_f5(&game).to_string(), "f5d6c3d3c4");
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[must_use]
pub fn facing_f5(game: &Game) -> Game {
    turned_to(game, Square::F5).unwrap_or_else(|| game.clone())
}

/// The game turned so that its first move is `first`. `None` where that cannot be: without moves, from another start, or for a
/// square that nobody may begin with.
pub(crate) fn turned_to(game: &Game, first: Square) -> Option<Game> {
    if game.start() != Position::START {
        return None;
    }
    let begun_with = *game.squares().first()?;
    let symmetry = symmetries_of_the_start().find(|symmetry| symmetry.square(begun_with) == first)?;
    Some(image(game, symmetry))
}

/// The four symmetries that leave the usual start as it is. Each takes a first move to another one.
pub(crate) fn symmetries_of_the_start() -> impl Iterator<Item = Symmetry> {
    Symmetry::ALL.into_iter().filter(|symmetry| symmetry.position(Position::START) == Position::START)
}

/// The moves of a game, each square replaced by its image.
pub(crate) fn image(game: &Game, symmetry: Symmetry) -> Game {
    let mut image = Game::new(symmetry.position(game.start()));
    for &square in game.squares() {
        image.play(symmetry.square(square)).expect("the image of a legal move is legal");
    }
    image
}
