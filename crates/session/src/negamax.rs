//! A small search: alpha-beta with iterative deepening, an evaluation of corners and mobility, exact near the end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use yosumi_rules::{Bitboard, Board, Square, bitboard};

use crate::Strength;

/// Values are in hundredths of a disc, so that an evaluation compares with a final score.
type Value = i32;

const DISC: Value = 100;
const INFINITY: Value = 100 * DISC;

/// What each corner and each move more than the opponent's is worth.
const CORNER: Value = 8 * DISC;
const MOVE: Value = DISC;

/// How many nodes pass between two looks at the clock and at the stop sign.
const NODES_BETWEEN_LOOKS: u32 = 1024;

const CORNERS: Bitboard = bitboard! {
    X . . . . . . X
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    X . . . . . . X
};

/// The squares that give a corner away, tried last.
const X_SQUARES: Bitboard = bitboard! {
    . . . . . . . .
    . X . . . . X .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . X . . . . X .
    . . . . . . . .
};

/// One search, until it is done, stopped, or out of time.
pub(crate) struct Search<'a> {
    stop: &'a AtomicBool,
    deadline: Instant,
    n_nodes: u32,
}

/// The search was stopped or its time ran out.
struct Stopped;

impl<'a> Search<'a> {
    /// A search that ends when `stop` becomes true, and after `time_limit` at the latest.
    pub(crate) fn new(stop: &'a AtomicBool, time_limit: Duration) -> Self {
        Self { stop, deadline: Instant::now() + time_limit, n_nodes: 0 }
    }

    /// The best move that is found, `None` only where there is no move.
    pub(crate) fn best_move(mut self, board: Board, strength: Strength) -> Option<Square> {
        let mut best = board.legal_moves().first()?;
        let n_empties = u32::from(board.n_empties());
        let solves = board.n_empties() <= strength.solves_from();
        // Each depth finds a move to begin the next one with, and the move to play if that one is not finished.
        let depths = (1..=strength.depth()).filter(|&depth| depth < n_empties).chain(solves.then_some(n_empties));
        for depth in depths {
            match self.best_at_depth(board, depth, best) {
                Ok(found) => best = found,
                Err(Stopped) => break,
            }
        }
        Some(best)
    }

    fn best_at_depth(&mut self, board: Board, depth: u32, first: Square) -> Result<Square, Stopped> {
        let (mut best, mut alpha) = (first, -INFINITY);
        let others = ordered(board).into_iter().filter(|&square| square != first);
        for square in std::iter::once(first).chain(others) {
            let next = board.play_unchecked(square, board.flips(square));
            let value = -self.negamax(next, depth - 1, -INFINITY, -alpha)?;
            if value > alpha {
                (best, alpha) = (square, value);
            }
        }
        Ok(best)
    }

    /// The value of `board` for the side to move, `depth` discs ahead; a bound where it lies outside `alpha`–`beta`.
    fn negamax(&mut self, board: Board, depth: u32, mut alpha: Value, beta: Value) -> Result<Value, Stopped> {
        self.n_nodes += 1;
        if self.n_nodes.is_multiple_of(NODES_BETWEEN_LOOKS)
            && (self.stop.load(Ordering::Relaxed) || Instant::now() >= self.deadline)
        {
            return Err(Stopped);
        }
        let moves = board.legal_moves();
        if moves.is_empty() {
            if board.pass().legal_moves().is_empty() {
                return Ok(Value::from(board.final_score()) * DISC);
            }
            return self.negamax(board.pass(), depth, -beta, -alpha).map(|value| -value);
        }
        if depth == 0 {
            return Ok(evaluate(board, moves));
        }
        let mut best = -INFINITY;
        for square in ordered(board) {
            let next = board.play_unchecked(square, board.flips(square));
            let value = -self.negamax(next, depth - 1, -beta, -alpha)?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }
}

/// The playable squares: corners first, then those that leave the opponent the fewest moves, X-squares last.
fn ordered(board: Board) -> Vec<Square> {
    let mut squares: Vec<Square> = board.legal_moves().iter().collect();
    squares.sort_by_cached_key(|&square| {
        let group = match square {
            _ if CORNERS.contains(square) => 0,
            _ if X_SQUARES.contains(square) => 2,
            _ => 1,
        };
        (group, board.play_unchecked(square, board.flips(square)).mobility())
    });
    squares
}

/// What `board` is worth to the side to move, who may play `moves`.
fn evaluate(board: Board, moves: Bitboard) -> Value {
    let difference = |own: Bitboard, others: Bitboard| Value::from(own.len()) - Value::from(others.len());
    CORNER * difference(board.player() & CORNERS, board.opponent() & CORNERS)
        + MOVE * difference(moves, board.pass().legal_moves())
}

#[cfg(test)]
mod tests {
    use yosumi_rules::{Game, Position};

    use super::*;

    fn best_move(position: Position, level: u8) -> Option<Square> {
        let strength = Strength::new(level).expect("a level");
        Search::new(&AtomicBool::new(false), Duration::from_mins(1)).best_move(position.board(), strength)
    }

    /// The exact score by trying everything.
    fn solve(board: Board) -> i8 {
        let moves = board.legal_moves();
        match (moves.is_empty(), board.pass().legal_moves().is_empty()) {
            (true, true) => board.final_score(),
            (true, false) => -solve(board.pass()),
            _ => moves
                .iter()
                .map(|square| -solve(board.play(square).expect("a legal move")))
                .max()
                .expect("there is a move"),
        }
    }

    #[test]
    fn the_last_moves_are_played_without_a_mistake() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut n_checked = 0;
        while n_checked < 60 {
            let mut game = Game::default();
            while game.position().board().n_empties() > 7 {
                let Some(square) = rng.choice(game.position().legal_moves()) else { break };
                game.play(square).expect("a legal move");
            }
            let board = game.position().board();
            let Some(square) = best_move(game.position(), 5) else { continue };
            if board.n_empties() != 7 {
                continue;
            }
            assert_eq!(-solve(board.play(square).expect("a legal move")), solve(board), "{board:?} {square}");
            n_checked += 1;
        }
    }

    #[test]
    fn a_corner_is_taken() {
        let position: Position =
            "-XO--------XO------XOO-----XXX-----XX--------------------------- O".parse().expect("a position");
        assert!(position.legal_moves().contains(Square::A1));
        for level in 1..=3 {
            assert_eq!(best_move(position, level), Some(Square::A1), "level {level}");
        }
    }

    #[test]
    fn a_stopped_search_answers_with_a_legal_move() {
        let stop = AtomicBool::new(true);
        let square = Search::new(&stop, Duration::ZERO).best_move(Board::START, Strength::MAX).expect("a move");
        assert!(Board::START.legal_moves().contains(square));
    }

    #[test]
    fn there_is_no_best_move_where_there_is_no_move() {
        let over: Position = format!("{} O", "X".repeat(64)).parse().expect("a position");
        assert_eq!(best_move(over, 3), None);
    }
}
