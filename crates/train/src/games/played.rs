//! Games as they are kept: 64 bytes each.

use yosumi_rules::{Board, Color, Position, Square, Status};

use crate::Item;

/// The most moves of a game.
const MAX_MOVES: usize = 60;
/// What stands for no square.
const NO_SQUARE: u8 = u8::MAX;

/// A finished game from the usual start, the first moves of which were random.
///
/// ```
/// use yosumi_rules::Square;
/// use yosumi_train::PlayedGame;
///
/// // The shortest game there is: White has no disc left.
/// let squares = [Square::E6, Square::F4, Square::E3, Square::F6, Square::G5, Square::D6, Square::E7, Square::F5, Square::C5];
/// let game = PlayedGame::new(2, &squares).expect("a finished game");
/// assert_eq!((game.score(), game.n_random(), game.turns().count()), (64, 2, 9));
/// assert!(PlayedGame::new(0, &squares[..8]).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    squares: [Option<Square>; MAX_MOVES],
    n_random: u8,
    score: i8,
}

/// A turn of a game: a board as the side to move sees it.
///
/// ```
/// use yosumi_rules::{Board, Color};
/// use yosumi_train::Turn;
///
/// let first = Turn { board: Board::START, color: Color::Black, n_played: 0 };
/// assert_eq!(first.board.n_empties() + first.n_played, 60);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The board.
    pub board: Board,
    /// The side to move.
    pub color: Color,
    /// The number of discs that were played before.
    pub n_played: u8,
}

impl PlayedGame {
    /// The game of these moves, without passes; `None` where they are not all legal, or do not lead to the end of a game, or
    /// are fewer than are said to be random.
    #[must_use]
    pub fn new(n_random: u8, moves: &[Square]) -> Option<Self> {
        let mut squares = [None; MAX_MOVES];
        let mut position = Position::START;
        for (number, square) in moves.iter().enumerate() {
            *squares.get_mut(number)? = Some(*square);
            position = position.after_forced_pass().play(*square).ok()?;
        }
        let Status::Over(_) = position.status() else { return None };
        if usize::from(n_random) > moves.len() {
            return None;
        }
        let score = position.board().final_score();
        let score = if position.turn() == Color::Black { score } else { -score };
        Some(Self { squares, n_random, score })
    }

    /// The squares in the order in which they were played.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.squares.iter().map_while(|square| *square)
    }

    /// How many of the first moves were random.
    #[must_use]
    pub const fn n_random(&self) -> u8 {
        self.n_random
    }

    /// The final score in discs as Black sees it, the empty squares to the winner.
    #[must_use]
    pub const fn score(&self) -> i8 {
        self.score
    }

    /// The final score as that side sees it.
    #[must_use]
    pub const fn score_of(&self, color: Color) -> i8 {
        match color {
            Color::Black => self.score,
            Color::White => -self.score,
        }
    }

    /// All turns of the game. A turn in which a side has to pass is one, and the other side's turn on the same discs the
    /// next. The finished board is none.
    pub fn turns(&self) -> impl Iterator<Item = Turn> {
        let mut squares = self.squares();
        let mut next = Some(Turn { board: Board::START, color: Color::Black, n_played: 0 });
        std::iter::from_fn(move || {
            let turn = next?;
            let color = turn.color.opponent();
            next = if turn.board.must_pass() {
                Some(Turn { board: turn.board.pass(), color, n_played: turn.n_played })
            } else if let Some(board) = squares.next().and_then(|square| turn.board.play(square)) {
                Some(Turn { board, color, n_played: turn.n_played + 1 })
            } else {
                // The board is finished.
                next = None;
                return None;
            };
            Some(turn)
        })
    }
}

impl Item for PlayedGame {
    const FORMAT: &'static str = "yosumi-games";
    const MAGIC: [u8; 8] = *b"YOSUMI-G";
    const VERSION: u32 = 1;
    const LEN: usize = 64;

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.squares.map(|square| square.map_or(NO_SQUARE, u8::from)));
        bytes.extend([self.n_random, self.score as u8, 0, 0]);
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (squares, rest) = bytes.split_at_checked(MAX_MOVES)?;
        let &[n_random, score, 0, 0] = rest else { return None };
        let n_moves = squares.iter().position(|square| *square == NO_SQUARE).unwrap_or(MAX_MOVES);
        let (moves, after) = squares.split_at(n_moves);
        let moves: Vec<Square> = moves.iter().map(|square| Square::try_from(*square).ok()).collect::<Option<_>>()?;
        let game = Self::new(n_random, &moves)?;
        (after.iter().all(|square| *square == NO_SQUARE) && game.score == score as i8).then_some(game)
    }
}
