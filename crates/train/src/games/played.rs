//! Games as they are kept: 124 bytes each.

use yosumi_rules::{Board, Color, Position, Square, Status};

use crate::Item;

/// The most moves of a game.
const MAX_MOVES: usize = 60;
/// What stands for no square.
const NO_SQUARE: u8 = u8::MAX;

/// A finished game from the usual start, the first moves of which were random, and those after them searched for.
///
/// ```
/// use yosumi_rules::Square;
/// use yosumi_train::PlayedGame;
///
/// // The shortest game there is: White has no disc left.
/// let random = [Square::E6, Square::F4, Square::E3, Square::F6, Square::G5, Square::D6, Square::E7];
/// let game = PlayedGame::new(&random, &[(Square::F5, -60), (Square::C5, 64)]).expect("a finished game");
/// assert_eq!((game.score(), game.n_random(), game.turns().count()), (64, 7, 9));
/// assert!(PlayedGame::new(&random, &[(Square::F5, -60)]).is_none(), "it goes on");
/// assert!(PlayedGame::new(&random, &[(Square::F5, -65), (Square::C5, 64)]).is_none(), "more discs than there are");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    squares: [Option<Square>; MAX_MOVES],
    /// What the search that chose a move found it to be worth, as Black sees it; nought where there was none.
    values: [i8; MAX_MOVES],
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
    /// The game of these moves, without passes: first the random ones, then those that were searched for, each with what it
    /// was found to be worth as Black sees it, −64 to +64 discs. `None` where they are not all legal or do not lead
    /// to the end of a game, and where a value is beyond these.
    #[must_use]
    pub fn new(random: &[Square], searched: &[(Square, i8)]) -> Option<Self> {
        let mut game = Self {
            squares: [None; MAX_MOVES],
            values: [0; MAX_MOVES],
            n_random: u8::try_from(random.len()).ok()?,
            score: 0,
        };
        let mut position = Position::START;
        let moves = random.iter().map(|square| (*square, 0)).chain(searched.iter().copied());
        for (number, (square, value)) in moves.enumerate() {
            *game.squares.get_mut(number)? = Some(square);
            game.values[number] = value;
            position = position.after_forced_pass().play(square).ok()?;
        }
        let Status::Over(_) = position.status() else { return None };
        if searched.iter().any(|(_, value)| !(-64..=64).contains(value)) {
            return None;
        }
        game.score = seen(position.board().final_score(), position.turn());
        Some(game)
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
        seen(self.score, color)
    }

    /// What the search found the position to be worth that came after so many discs were played, as that side sees it; `None`
    /// where the next move was random, and where there is none.
    #[must_use]
    pub fn value_of(&self, n_played: u8, color: Color) -> Option<i8> {
        let number = usize::from(n_played);
        let is_searched = n_played >= self.n_random && self.squares.get(number)?.is_some();
        is_searched.then(|| seen(self.values[number], color))
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

/// What Black sees as so many discs, as that side sees it, and the other way round.
const fn seen(discs: i8, color: Color) -> i8 {
    match color {
        Color::Black => discs,
        Color::White => -discs,
    }
}

impl Item for PlayedGame {
    const FORMAT: &'static str = "yosumi-games";
    const MAGIC: [u8; 8] = *b"YOSUMI-G";
    const VERSION: u32 = 2;
    const LEN: usize = 124;

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.squares.map(|square| square.map_or(NO_SQUARE, u8::from)));
        bytes.extend(self.values.map(|value| value as u8));
        bytes.extend([self.n_random, self.score as u8, 0, 0]);
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (squares, rest) = bytes.split_first_chunk::<MAX_MOVES>()?;
        let (values, rest) = rest.split_first_chunk::<MAX_MOVES>()?;
        let &[n_random, score, 0, 0] = rest else { return None };
        let values = values.map(|value| value as i8);
        let n_moves = squares.iter().position(|square| *square == NO_SQUARE).unwrap_or(MAX_MOVES);
        let square = |byte: &u8| Square::try_from(*byte).ok();
        let moves: Vec<Square> = squares[..n_moves].iter().map(square).collect::<Option<_>>()?;
        let (random, searched) = moves.split_at_checked(n_random.into())?;
        let searched: Vec<(Square, i8)> =
            searched.iter().copied().zip(values[random.len()..].iter().copied()).collect();
        let game = Self::new(random, &searched)?;
        let is_same = game.values == values && game.score == score as i8;
        (squares[n_moves..].iter().all(|square| *square == NO_SQUARE) && is_same).then_some(game)
    }
}
