//! Counting the move sequences from a position: the usual check of a move generator, and a measure of its speed.
//!
//! Programs differ in what they count, so there are two functions. Both count a game that ended before `depth` as one
//! sequence; in [`perft`] a pass is a ply, in [`perft_pass_free`] only discs are counted.

use crate::Board;

/// The number of sequences of `depth` plies from `board`, where a pass is one ply, and of games that end before.
///
/// This is the count that published tables give (from the start: 4, 12, 56, 244, 1396, …, 212,258,800 at depth 11).
///
/// ```
/// use yosumi_rules::{Board, perft};
///
/// assert_eq!(perft(Board::START, 5), 1396);
/// ```
#[must_use]
pub fn perft(board: Board, depth: u32) -> u64 {
    count::<1>(board, depth)
}

/// The number of sequences of `depth` discs from `board`, where a pass costs nothing, and of games that end before.
///
/// The same as [`perft`] as long as no pass can occur, that is up to depth 8 from the start.
///
/// ```
/// use yosumi_rules::{Board, perft_pass_free};
///
/// assert_eq!(perft_pass_free(Board::START, 5), 1396);
/// ```
#[must_use]
pub fn perft_pass_free(board: Board, depth: u32) -> u64 {
    count::<0>(board, depth)
}

/// The number of sequences of `depth` plies, a pass being `PASS_PLIES` of them.
fn count<const PASS_PLIES: u32>(board: Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = board.legal_moves();
    if moves.is_empty() {
        return if board.is_over() { 1 } else { count::<PASS_PLIES>(board.pass(), depth - PASS_PLIES) };
    }
    // The last ply is counted without being played.
    if depth == 1 {
        return u64::from(moves.len());
    }
    moves.iter().map(|square| count::<PASS_PLIES>(board.play_unchecked(square, board.flips(square)), depth - 1)).sum()
}
