//! Numbers that stand for positions in tables.

use yosumi_rules::Board;

/// Two odd numbers without a pattern: the fractional parts of the square roots of 2 and 3.
const PLAYER: u64 = 0x6a09_e667_f3bc_c909;
const OPPONENT: u64 = 0xbb67_ae85_84ca_a73b;

/// Two well mixed numbers for a board as the side to move sees it: one knows nearly nothing of the other, so that together
/// they tell boards apart as a number of twice the length does.
///
/// The halves of a full product depend on all bits of both factors.
#[inline(always)]
pub(crate) fn hash_pair(board: Board) -> (u64, u64) {
    let product = u128::from(board.player().bits() ^ PLAYER) * u128::from(board.opponent().bits() ^ OPPONENT);
    let (low, high) = (product as u64, (product >> 64) as u64);
    let (sum, turned) = (low ^ high, low.rotate_left(32) ^ high);
    (sum ^ sum >> 29, turned ^ turned >> 29)
}

/// One such number, where a board is known by more than that.
#[inline(always)]
pub(crate) fn hash(board: Board) -> u64 {
    hash_pair(board).0
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn boards_of_a_game_tree_have_hashes_of_their_own() {
        let mut boards = HashSet::from([Board::START]);
        for _ in 0..6 {
            let next = |board: &Board| -> Vec<Board> {
                board.legal_moves().iter().filter_map(|square| board.play(square)).collect()
            };
            boards = boards.iter().flat_map(next).collect();
        }
        let hashes: HashSet<u64> = boards.iter().map(|&board| hash(board)).collect();
        assert_eq!(hashes.len(), boards.len());
        // Low bits choose places in small tables.
        let places: HashSet<u64> = hashes.iter().map(|hash| hash % 65_536).collect();
        assert!(places.len() * 10 > boards.len() * 9, "{} places for {} boards", places.len(), boards.len());
    }

    #[test]
    fn the_sides_are_told_apart() {
        let board = Board::START.play(yosumi_rules::Square::F5).expect("a first move");
        assert_ne!(hash(board), hash(board.pass()));
    }
}
