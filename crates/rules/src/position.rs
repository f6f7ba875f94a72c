//! A position of a game: the discs by color and the side to move.

use core::fmt;
use core::str::FromStr;

use crate::{Bitboard, Board, ByColor, Color, Outcome, Square, Status};

/// What somebody says a position is, not yet checked.
///
/// ```
/// use yosumi_rules::{Bitboard, ByColor, Color, InvalidPosition, Position, Setup};
///
/// let nothing = Setup { discs: ByColor { black: Bitboard::EMPTY, white: Bitboard::EMPTY }, turn: Color::Black };
/// assert_eq!(Position::try_from(nothing), Err(InvalidPosition::NoDiscs));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The squares with a disc of each color.
    pub discs: ByColor<Bitboard>,
    /// The side to move.
    pub turn: Color,
}

/// The discs of both colors and the side to move.
///
/// No square holds two discs, and there is at least one disc. Anything else may be: the center may be empty, the side to
/// move may have to pass, the game may be over.
///
/// `Display` and `FromStr` are the canonical board text: 64 of `X` (Black), `O` (White) and `-` from a1 to h8 in reading
/// order, a blank, and the side to move.
///
/// ```
/// use yosumi_rules::{Color, Position, Square};
///
/// let position = Position::START.play(Square::F5)?;
/// assert_eq!(position.turn(), Color::White);
/// assert_eq!(position.to_string(), "---------------------------OX------XXX-------------------------- O");
/// assert_eq!(position.to_string().parse(), Ok(position));
/// # Ok::<(), yosumi_rules::PlayError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Color,
}

impl Position {
    /// The usual start: Black on e4 and d5, White on d4 and e5, Black to move.
    ///
    /// ```
    /// # use yosumi_rules::Position;
    /// let text = "---------------------------OX------XO--------------------------- X";
    /// assert_eq!(Position::START.to_string(), text);
    /// ```
    pub const START: Self = Self { board: Board::START, turn: Color::Black };

    /// The discs as the side to move sees them.
    ///
    /// ```
    /// # use yosumi_rules::{Board, Position};
    /// assert_eq!(Position::START.board(), Board::START);
    /// ```
    #[must_use]
    pub const fn board(self) -> Board {
        self.board
    }

    /// The side to move, also where it has no move.
    ///
    /// ```
    /// # use yosumi_rules::{Color, Position};
    /// assert_eq!(Position::START.turn(), Color::Black);
    /// ```
    #[must_use]
    pub const fn turn(self) -> Color {
        self.turn
    }

    /// The squares with a disc of each color.
    ///
    /// ```
    /// # use yosumi_rules::{Position, Square};
    /// assert!(Position::START.discs().white.contains(Square::D4));
    /// ```
    #[must_use]
    pub const fn discs(self) -> ByColor<Bitboard> {
        let (player, opponent) = (self.board.player(), self.board.opponent());
        match self.turn {
            Color::Black => ByColor { black: player, white: opponent },
            Color::White => ByColor { black: opponent, white: player },
        }
    }

    /// The color of the disc on `square`, `None` for an empty one.
    ///
    /// ```
    /// # use yosumi_rules::{Color, Position, Square};
    /// assert_eq!(Position::START.disc(Square::D4), Some(Color::White));
    /// assert_eq!(Position::START.disc(Square::A1), None);
    /// ```
    #[must_use]
    pub const fn disc(self, square: Square) -> Option<Color> {
        if self.board.player().contains(square) {
            Some(self.turn)
        } else if self.board.opponent().contains(square) {
            Some(self.turn.opponent())
        } else {
            None
        }
    }

    /// The number of discs of each color, as they lie.
    ///
    /// ```
    /// # use yosumi_rules::{ByColor, Position};
    /// assert_eq!(Position::START.n_discs(), ByColor { black: 2, white: 2 });
    /// ```
    #[must_use]
    pub fn n_discs(self) -> ByColor<u8> {
        self.discs().map(Bitboard::len)
    }

    /// The squares where the side to move may play.
    ///
    /// ```
    /// # use yosumi_rules::Position;
    /// assert_eq!(Position::START.legal_moves().len(), 4);
    /// ```
    #[must_use]
    pub const fn legal_moves(self) -> Bitboard {
        self.board.legal_moves()
    }

    /// What can happen next.
    ///
    /// ```
    /// # use yosumi_rules::{Color, Outcome, Position, Status};
    /// let stuck: Position = "XO-------------------------------------------------------------- O".parse()?;
    /// assert_eq!(stuck.status(), Status::MustPass(Color::White));
    /// # Ok::<(), yosumi_rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn status(self) -> Status {
        if !self.legal_moves().is_empty() {
            Status::ToMove(self.turn)
        } else if !self.board.pass().legal_moves().is_empty() {
            Status::MustPass(self.turn)
        } else {
            Status::Over(Outcome::of_score(self.final_score()))
        }
    }

    /// The score if the game is over here: the discs of each side, with the empty squares given to the winner. The two
    /// add up to 64; a draw is 32–32.
    ///
    /// ```
    /// # use yosumi_rules::{ByColor, Position};
    /// let wipeout: Position = "XXX------------------------------------------------------------- O".parse()?;
    /// assert_eq!(wipeout.n_discs(), ByColor { black: 3, white: 0 });
    /// assert_eq!(wipeout.final_score(), ByColor { black: 64, white: 0 });
    /// # Ok::<(), yosumi_rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn final_score(self) -> ByColor<u8> {
        let player = i16::midpoint(64, i16::from(self.board.final_score())) as u8;
        let score = ByColor { black: player, white: 64 - player };
        match self.turn {
            Color::Black => score,
            Color::White => score.swapped(),
        }
    }

    /// The position after the side to move plays `square`. The other side is to move in it, also where it will have to
    /// pass.
    ///
    /// # Errors
    ///
    /// [`PlayError`] when the side to move may not play there; it names the squares where it may.
    ///
    /// ```
    /// # use yosumi_rules::{PlayError, Position, Square};
    /// let error = Position::START.play(Square::A1).unwrap_err();
    /// assert_eq!(error.to_string(), "a1 is not playable: black may play d3 c4 f5 e6");
    /// ```
    pub fn play(self, square: Square) -> Result<Self, PlayError> {
        match self.board.play(square) {
            Some(board) => Ok(Self { board, turn: self.turn.opponent() }),
            None => Err(PlayError { square, position: self }),
        }
    }

    /// The position after a pass where one is due, the same position elsewhere: in what comes back the side to move has
    /// a move, or the game is over.
    ///
    /// ```
    /// # use yosumi_rules::{Color, Position};
    /// assert_eq!(Position::START.after_forced_pass(), Position::START);
    ///
    /// let stuck: Position = "XO-------------------------------------------------------------- O".parse()?;
    /// assert_eq!(stuck.after_forced_pass().turn(), Color::Black);
    /// # Ok::<(), yosumi_rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn after_forced_pass(self) -> Self {
        if self.board.must_pass() { Self { board: self.board.pass(), turn: self.turn.opponent() } } else { self }
    }

    /// The same side to move on another board, which must not be empty.
    pub(crate) const fn with_board(self, board: Board) -> Self {
        Self { board, turn: self.turn }
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::START
    }
}

impl TryFrom<Setup> for Position {
    type Error = InvalidPosition;

    fn try_from(setup: Setup) -> Result<Self, InvalidPosition> {
        let ByColor { black, white } = setup.discs;
        let (player, opponent) = match setup.turn {
            Color::Black => (black, white),
            Color::White => (white, black),
        };
        let board = Board::new(player, opponent).ok_or(InvalidPosition::TwoDiscs { squares: black & white })?;
        if board.empties() == Bitboard::FULL {
            return Err(InvalidPosition::NoDiscs);
        }
        Ok(Self { board, turn: setup.turn })
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        Self { discs: position.discs(), turn: position.turn }
    }
}

/// Writes the canonical board text.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::ALL {
            write!(f, "{}", self.disc(square).map_or('-', Color::symbol))?;
        }
        write!(f, " {}", self.turn.symbol())
    }
}

/// Draws the board, a row a line, `X` for Black, `O` for White, `.` for an empty square, then the side to move.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::bitboard::draw(f, |square| self.disc(square).map_or('.', Color::symbol))?;
        write!(f, "\n{} to move", self.turn)
    }
}

/// Reads the canonical board text and nothing else; `yosumi-records` has a tolerant reader.
impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let color_of = |symbol| Color::ALL.into_iter().find(|color| color.symbol() == symbol);
        let mut symbols = text.chars();
        let mut discs = ByColor { black: Bitboard::EMPTY, white: Bitboard::EMPTY };
        for square in Square::ALL {
            match symbols.next() {
                Some('-') => {}
                Some(symbol) => match color_of(symbol) {
                    Some(color) => discs[color] |= Bitboard::of(square),
                    None => return Err(ParsePositionError::Symbol { symbol, square }),
                },
                None => return Err(ParsePositionError::TooShort { n_squares: square.index() }),
            }
        }
        let (Some(' '), Some(turn), None) = (symbols.next(), symbols.next().and_then(color_of), symbols.next()) else {
            return Err(ParsePositionError::Turn);
        };
        Position::try_from(Setup { discs, turn }).map_err(ParsePositionError::Invalid)
    }
}

/// A square that the side to move may not play, and the position it was tried in.
///
/// ```
/// use yosumi_rules::{Color, Position, Square};
///
/// let error = Position::START.play(Square::D4).unwrap_err();
/// assert_eq!(error.square, Square::D4);
/// assert_eq!(error.position.turn(), Color::Black);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayError {
    /// The square that was tried.
    pub square: Square,
    /// The position, as it was and still is.
    pub position: Position,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { square, position } = self;
        match position.status() {
            Status::ToMove(turn) => {
                write!(f, "{square} is not playable: {turn} may play")?;
                position.legal_moves().iter().try_for_each(|legal| write!(f, " {legal}"))
            }
            Status::MustPass(turn) => write!(f, "{square} is not playable: {turn} has no move and must pass"),
            Status::Over(_) => write!(f, "{square} is not playable: the game is over"),
        }
    }
}

impl core::error::Error for PlayError {}

/// Why a [`Setup`] is not a position.
///
/// ```
/// use yosumi_rules::{Bitboard, ByColor, Color, Position, Setup};
///
/// let both = ByColor { black: Bitboard::FULL, white: Bitboard::new(1) };
/// let error = Position::try_from(Setup { discs: both, turn: Color::Black }).unwrap_err();
/// assert_eq!(error.to_string(), "two discs on a1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum InvalidPosition {
    /// There is no disc at all.
    NoDiscs,
    /// These squares (at least one) hold discs of both colors.
    TwoDiscs {
        /// The squares.
        squares: Bitboard,
    },
}

impl fmt::Display for InvalidPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDiscs => f.write_str("no discs on the board"),
            Self::TwoDiscs { squares } => {
                f.write_str("two discs on")?;
                squares.iter().try_for_each(|square| write!(f, " {square}"))
            }
        }
    }
}

impl core::error::Error for InvalidPosition {}

/// Why a text is not the canonical text of a position.
///
/// ```
/// use yosumi_rules::Position;
///
/// let error = "---?".parse::<Position>().unwrap_err();
/// assert_eq!(error.to_string(), "'?' at d1 is none of X, O and -");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// A symbol other than `X`, `O` and `-` where the content of a square was due.
    Symbol {
        /// What was found.
        symbol: char,
        /// The square it would be the content of.
        square: Square,
    },
    /// The text ends before the 64th square.
    TooShort {
        /// The number of squares that it has.
        n_squares: usize,
    },
    /// After the squares there is something other than a blank and `X` or `O`.
    Turn,
    /// The board is none that a position may have.
    Invalid(InvalidPosition),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Symbol { symbol, square } => write!(f, "{symbol:?} at {square} is none of X, O and -"),
            Self::TooShort { n_squares } => write!(f, "{n_squares} squares where 64 are due"),
            Self::Turn => f.write_str("the 64 squares are not followed by a blank and the side to move, X or O"),
            Self::Invalid(reason) => reason.fmt(f),
        }
    }
}

impl core::error::Error for ParsePositionError {}
