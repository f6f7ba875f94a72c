//! What a diagram shows.

use yosumi_rules::{Bitboard, Color, Game, Position, Square};

use crate::{Look, svg};

/// A board, and what is shown on and around it.
///
/// ```
/// use yosumi_diagram::{Diagram, Look, SquareValue};
/// use yosumi_rules::{Position, Square};
///
/// let mut diagram = Diagram::new(Position::START);
/// diagram.playable = Position::START.legal_moves();
/// diagram.values.push(SquareValue { is_best: true, ..SquareValue::new(Square::F5, "0") });
/// assert!(diagram.svg(Look::default()).contains(">0</text>"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    pub(crate) position: Position,
    /// Discs that a line plays, with their numbers.
    pub(crate) numbers: Vec<NumberedDisc>,
    /// The disc to mark as the one played last.
    pub last_move: Option<Square>,
    /// Squares to mark as playable for the side to move.
    pub playable: Bitboard,
    /// What is written on squares.
    pub values: Vec<SquareValue>,
    /// What stands above the board, such as who plays.
    pub heading: Option<String>,
    /// What stands below the board, each on lines of its own.
    pub captions: Vec<String>,
    /// What the picture is called by those who do not see it; without it the heading, or the moves or the board in letters.
    pub title: Option<String>,
    /// What the picture shows, for those who do not see it; without it the moves or the board in letters.
    pub description: Option<String>,
    /// The language of all that is said, as a tag such as `ja`: the shapes of characters depend on it.
    pub language: Option<&'static str>,
}

/// A disc that a line plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct NumberedDisc {
    pub(crate) square: Square,
    pub(crate) color: Color,
    pub(crate) number: usize,
}

impl Diagram {
    /// A position.
    ///
    /// ```
    /// # use yosumi_diagram::Diagram;
    /// # use yosumi_rules::Position;
    /// assert_eq!(Diagram::new(Position::START).last_move, None);
    /// ```
    #[must_use]
    pub const fn new(position: Position) -> Self {
        Self {
            position,
            numbers: Vec::new(),
            last_move: None,
            playable: Bitboard::EMPTY,
            values: Vec::new(),
            heading: None,
            captions: Vec::new(),
            title: None,
            description: None,
            language: None,
        }
    }

    /// The position after the moves of a game, with the last one marked.
    ///
    /// ```
    /// # use yosumi_diagram::Diagram;
    /// # use yosumi_rules::{Game, Square};
    /// let game: Game = "f5d6".parse()?;
    /// assert_eq!(Diagram::after(&game).last_move, Some(Square::D6));
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn after(game: &Game) -> Self {
        Self { last_move: game.squares().last().copied(), ..Self::new(game.position()) }
    }

    /// The moves of a game: the position that it starts from, and on each square that is played a disc of the side that
    /// played it, with its number, the first of them `first`. No disc is turned over, as in printed diagrams.
    ///
    /// # Panics
    ///
    /// Never: a game has only legal moves.
    ///
    /// ```
    /// # use yosumi_diagram::{Diagram, Look};
    /// # use yosumi_rules::Game;
    /// let game: Game = "f5d6".parse()?;
    /// let svg = Diagram::of_line(&game, 1).svg(Look::default());
    /// assert!(svg.contains(">1</text>") && svg.contains(">2</text>"));
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn of_line(game: &Game, first: usize) -> Self {
        let mut replayed = Game::new(game.start());
        let numbered = |(number, &square)| {
            let color = replayed.play(square).expect("a game has only legal moves").by;
            NumberedDisc { square, color, number }
        };
        let numbers = (first..).zip(game.squares()).map(numbered).collect();
        Self { numbers, ..Self::new(game.start()) }
    }

    /// The diagram as an SVG document, which may also stand within a page.
    ///
    /// ```
    /// # use yosumi_diagram::{Diagram, Look};
    /// # use yosumi_rules::Position;
    /// let svg = Diagram::new(Position::START).svg(Look::default());
    /// assert!(svg.contains(r#"role="img""#) && svg.ends_with("</svg>\n"));
    /// ```
    #[must_use]
    pub fn svg(&self, look: Look) -> String {
        svg::write(self, look)
    }

    /// The disc on a square, played by a line or there before, and its number where it has one.
    pub(crate) fn disc(&self, square: Square) -> Option<(Color, Option<usize>)> {
        let numbered = self.numbers.iter().find(|disc| disc.square == square);
        match numbered {
            Some(disc) => Some((disc.color, Some(disc.number))),
            None => self.position.disc(square).map(|color| (color, None)),
        }
    }

    /// The diagram in the letters that every Othello program reads: the moves of a line, else the board.
    pub(crate) fn notation(&self) -> String {
        if self.numbers.is_empty() {
            return self.position.to_string();
        }
        self.numbers.iter().map(|disc| disc.square.to_string()).collect()
    }
}

/// What is written on a square, such as what a move there is worth.
///
/// ```
/// use yosumi_diagram::SquareValue;
/// use yosumi_rules::Square;
///
/// let value = SquareValue::new(Square::F5, "+4");
/// assert!(!value.is_best && !value.is_exact);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareValue {
    /// The square.
    pub square: Square,
    /// The text, short enough for a square.
    pub text: String,
    /// Whether to point it out as the best.
    pub is_best: bool,
    /// Whether to mark it as proved.
    pub is_exact: bool,
}

impl SquareValue {
    /// A value that is neither the best nor proved.
    ///
    /// ```
    /// # use yosumi_diagram::SquareValue;
    /// # use yosumi_rules::Square;
    /// assert_eq!(SquareValue::new(Square::A1, "−2").text, "−2");
    /// ```
    #[must_use]
    pub fn new(square: Square, text: impl Into<String>) -> Self {
        Self { square, text: text.into(), is_best: false, is_exact: false }
    }
}
