//! Solving by trying everything: slow, and plain enough to be seen to be right.

use yosumi_rules::{Board, Move};

/// The score of a position for the side to move.
pub(crate) fn score(board: Board) -> i8 {
    if board.is_over() {
        return board.final_score();
    }
    if board.must_pass() {
        return -score(board.pass());
    }
    board.legal_moves().iter().filter_map(|square| Some(-score(board.play(square)?))).max().expect("a move")
}

/// The moves of a position with their scores: none where the game is over, a pass where one is due.
pub(crate) fn scores(board: Board) -> Vec<(Move, i8)> {
    if board.must_pass() {
        return vec![(Move::Pass, -score(board.pass()))];
    }
    let scored = |square| Some((Move::Disc(square), -score(board.play(square)?)));
    board.legal_moves().iter().filter_map(scored).collect()
}
