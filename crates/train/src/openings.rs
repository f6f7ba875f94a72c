//! All positions of the opening.

use std::collections::BTreeSet;

use yosumi_rules::{Bitboard, Board};

/// All boards up to so many plies from the start, in canonical form, by plies and within them in order. A side that has to
/// pass is not on them, its opponent is.
pub(crate) fn openings(n_plies: u8) -> Vec<Board> {
    let bits = |board: Board| {
        let (board, _) = board.canonical();
        (board.player().bits(), board.opponent().bits())
    };
    let board = |(player, opponent)| Board::new(Bitboard::new(player), Bitboard::new(opponent));
    let mut here = BTreeSet::from([bits(Board::START)]);
    let mut all: Vec<Board> = here.iter().copied().filter_map(board).collect();
    for _ in 0..n_plies {
        let after = here.iter().copied().filter_map(board).flat_map(|board| {
            let moves = board.legal_moves().iter();
            moves.map(move |square| board.play_unchecked(square, board.flips(square)))
        });
        let to_move = after.map(|board| if board.must_pass() { board.pass() } else { board });
        here = to_move.filter(|board| !board.is_over()).map(bits).collect();
        all.extend(here.iter().copied().filter_map(board));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_ply_has_its_number_of_positions() {
        let numbers: Vec<usize> = (0..=7).map(|n_plies| openings(n_plies).len()).collect();
        let new: Vec<usize> = numbers.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert_eq!(new, [1, 3, 14, 60, 322, 1773, 10_649]);
    }
}
