//! The best line: as far as the table knows it, or to the end of the game where its score is known.

use yosumi_kernels::Cpu;
use yosumi_rules::{Board, Move, Square};

use crate::deep::{Reach, search};
use crate::endgame::SHALLOW_EMPTIES;
use crate::searcher::Searcher;
use crate::selectivity::Selectivity;
use crate::table::{self, Entry, TranspositionTable};

/// Goes on with a line from `board` along the best moves that the table has, forced passes included. The moves are legal
/// whatever the table says.
pub(crate) fn extend(table: &TranspositionTable, mut board: Board, line: &mut Vec<Move>) {
    loop {
        board = pass_if_due(board, line);
        let best = table.probe(table::key(board)).and_then(|entry| entry.moves[0]);
        let Some((square, next)) = best.and_then(|square| Some((square, board.play(square)?))) else { return };
        line.push(Move::Disc(square));
        board = next;
    }
}

/// Goes on with a line from `board`, which is worth exactly `value` to its side to move, to the end of the game, by moves
/// that keep the value. What the table has lost is searched again; if the search is stopped meanwhile, the line goes on as
/// far as the table knows.
pub(crate) fn complete<C: Cpu>(
    cpu: C,
    searcher: &mut Searcher<'_>,
    mut board: Board,
    mut value: i32,
    line: &mut Vec<Move>,
) {
    // This is for show and no part of the search.
    let n_nodes = searcher.n_nodes;
    loop {
        if board.must_pass() {
            value = -value;
        }
        board = pass_if_due(board, line);
        if searcher.is_stopped() {
            extend(searcher.table(), board, line);
            break;
        }
        let Some((square, next)) = move_worth(cpu, searcher, board, value) else { break };
        line.push(Move::Disc(square));
        (board, value) = (next, -value);
    }
    searcher.n_nodes = n_nodes;
}

/// A move that is worth exactly `value`, which is what the position is worth.
fn move_worth<C: Cpu>(cpu: C, searcher: &mut Searcher<'_>, board: Board, value: i32) -> Option<(Square, Board)> {
    let to_the_end = Reach { depth: board.n_empties(), selectivity: Selectivity::Exact };
    let is_proved = |entry: Entry| entry.reaches(to_the_end.next()) && i32::from(entry.upper) <= -value;
    let known = |board| searcher.table().probe(table::key(board));
    let mut moves: Vec<(Square, Board)> =
        board.legal_moves().iter().filter_map(|square| Some((square, board.play(square)?))).collect();
    let proved = moves.iter().find(|(_, next)| known(*next).is_some_and(is_proved));
    if proved.is_some() {
        return proved.copied();
    }
    if moves.len() > 1 && board.n_empties() > SHALLOW_EMPTIES {
        // This brings the best move into the table, and what is needed to prove it.
        searcher.set_root(board);
        search(cpu, searcher, board, value - 1, value + 1, to_the_end);
        let best = searcher.table().probe(table::key(board)).and_then(|entry| entry.moves[0]);
        moves.sort_by_key(|(square, _)| Some(*square) != best);
    }
    moves.into_iter().find(|(_, next)| {
        searcher.set_root(*next);
        let found = search(cpu, searcher, *next, -value, -value + 1, to_the_end.next());
        found <= -value && !searcher.is_stopped()
    })
}

/// The line from `to` that is the image of a line from `from`; the two boards are images of one another, or the same.
pub(crate) fn image(line: &[Move], from: Board, to: Board) -> Vec<Move> {
    let (there, back) = (from.canonical().1, to.canonical().1.inverse());
    let image = |&mv: &Move| match mv {
        Move::Disc(square) if from != to => Move::Disc(back.square(there.square(square))),
        other => other,
    };
    line.iter().map(image).collect()
}

fn pass_if_due(board: Board, line: &mut Vec<Move>) -> Board {
    if !board.must_pass() {
        return board;
    }
    line.push(Move::Pass);
    board.pass()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An entry for a board whose best move is `square`.
    fn know(table: &TranspositionTable, board: Board, square: Square) {
        let entry = Entry { lower: 0, upper: 0, depth: 1, selectivity: Selectivity::P95, moves: [Some(square), None] };
        table.store(table::key(board), entry);
    }

    #[test]
    fn a_line_goes_as_far_as_the_table_knows() {
        let table = TranspositionTable::new(1);
        let after = Board::START.play(Square::F5).expect("a first move");
        know(&table, Board::START, Square::F5);
        know(&table, after, Square::D6);
        let mut line = Vec::new();
        extend(&table, Board::START, &mut line);
        assert_eq!(line, [Square::F5, Square::D6].map(Move::Disc));
    }

    #[test]
    fn a_move_that_is_not_legal_ends_the_line() {
        let table = TranspositionTable::new(1);
        know(&table, Board::START, Square::A1);
        let mut line = Vec::new();
        extend(&table, Board::START, &mut line);
        assert_eq!(line, []);
    }

    #[test]
    fn a_pass_that_is_due_is_part_of_the_line() {
        let table = TranspositionTable::new(1);
        let position: yosumi_rules::Position =
            "XO-------------------------------------------------------------- O".parse().expect("a position");
        know(&table, position.board().pass(), Square::C1);
        let mut line = Vec::new();
        extend(&table, position.board(), &mut line);
        assert_eq!(line, [Move::Pass, Move::Disc(Square::C1)]);
    }
}
