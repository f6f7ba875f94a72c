//! The list of openings, and what is looked up in it.

use std::collections::HashMap;
use std::sync::LazyLock;

use yosumi_rules::{Game, Position, Square};

use crate::Opening;

/// The list, with a line of headings: moves, Japanese names, English names.
const LIST: &str = include_str!("../data/openings.tsv");

struct Table {
    openings: Vec<Opening>,
    /// The places in `openings` of the images that stand for their positions.
    places: HashMap<Position, usize>,
    /// No opening is longer.
    most_discs: u32,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let rows = LIST.lines().skip(1);
    let openings: Vec<Opening> = rows.map(|row| Opening::of_row(row).expect(row)).collect();
    let places = openings.iter().enumerate().map(|(place, opening)| (canonical(opening.line().position()), place));
    let most_discs = openings.iter().map(|opening| n_discs(opening.line().position())).max().unwrap_or(0);
    Table { places: places.collect(), most_discs, openings }
});

/// The one of the images of a position that stands for them all.
fn canonical(position: Position) -> Position {
    position.board().canonical().1.position(position)
}

fn n_discs(position: Position) -> u32 {
    64 - u32::from(position.board().empties().len())
}

/// All openings, in the order of the alphabet of their lines, so that each stands before those that go on from it.
///
/// ```
/// use yosumi_book::openings;
///
/// assert!(openings().len() > 400);
/// assert_eq!(openings()[0].line().to_string(), "f5d6");
/// ```
#[must_use]
pub fn openings() -> &'static [Opening] {
    &TABLE.openings
}

/// The opening that has this very position, by whatever moves it came about and however the board is turned.
///
/// ```
/// use yosumi_book::{NameLanguage, named};
/// use yosumi_rules::{Game, Position};
///
/// let game: Game = "c4c3".parse()?;
/// let diagonal = named(game.position()).expect("it has a name");
/// assert_eq!(diagonal.name(NameLanguage::English).text, "Diagonal");
/// assert!(named(Position::START).is_none());
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[must_use]
pub fn named(position: Position) -> Option<&'static Opening> {
    let table = &*TABLE;
    if n_discs(position) > table.most_discs {
        return None;
    }
    table.places.get(&canonical(position)).map(|&place| &table.openings[place])
}

/// The opening of a game: the last one that it went through, as far as it is played.
///
/// ```
/// use yosumi_book::{NameLanguage, opening_of};
/// use yosumi_rules::Game;
///
/// let mut game: Game = "f5d6c3d3c4f4f6f3".parse()?;
/// let name = |game: &Game| opening_of(game).map(|opening| opening.name(NameLanguage::Japanese).text);
/// assert_eq!(name(&game), Some("コンポス"));
/// game.undo();
/// assert_eq!(name(&game), Some("Stephenson"));
/// assert_eq!(name(&Game::default()), None);
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[must_use]
pub fn opening_of(game: &Game) -> Option<&'static Opening> {
    let mut game = game.clone();
    loop {
        let found = named(game.position());
        if found.is_some() {
            return found;
        }
        game.undo()?;
    }
}

/// The opening that a move makes: what the position after it is called. `None` also for a move that may not be played.
///
/// ```
/// use yosumi_book::{NameLanguage, named_after};
/// use yosumi_rules::{Game, Square};
///
/// let f5 = "f5".parse::<Game>()?.position();
/// let name = |square| named_after(f5, square).map(|opening| opening.name(NameLanguage::English).text);
/// assert_eq!([Square::D6, Square::F6, Square::F5].map(name), [Some("Perpendicular"), Some("Diagonal"), None]);
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[must_use]
pub fn named_after(position: Position, square: Square) -> Option<&'static Opening> {
    named(position.play(square).ok()?.after_forced_pass())
}
