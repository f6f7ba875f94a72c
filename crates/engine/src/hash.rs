//! Numbers that stand for positions in tables.

use yosumi_rules::Board;

/// Odd numbers without a pattern: the fractional parts of the square roots of 2, 3 and 5.
const FACTORS: [u64; 3] = [0x6a09_e667_f3bc_c909, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b];

/// Two well mixed numbers for a board as the side to move sees it. Together they are the board and no other: each round
/// changes one half by the other (H. Feistel, 1973), and can be undone.
#[inline(always)]
pub(crate) fn hash_pair(board: Board) -> (u64, u64) {
    let (mut a, mut b) = (board.player().bits(), board.opponent().bits());
    b ^= mix(a, FACTORS[0]);
    a ^= mix(b, FACTORS[1]);
    b ^= mix(a, FACTORS[2]);
    (a, b)
}

/// The product's high half depends on all bits; folded, so does the low one.
#[inline(always)]
const fn mix(bits: u64, factor: u64) -> u64 {
    let product = bits.wrapping_mul(factor);
    product ^ product >> 32
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use yosumi_rules::Bitboard;

    use super::*;

    fn hash(board: Board) -> u64 {
        hash_pair(board).0
    }

    #[test]
    fn no_player_hides_the_opponent_and_no_two_boards_of_a_pattern_meet() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut boards = HashSet::new();
        for fixed in FACTORS.into_iter().chain([0, u64::MAX >> 1, 0x5555_5555_5555_5555]) {
            for _ in 0..2000 {
                let other = rng.u64(..) & !fixed;
                let difference = FACTORS[0] ^ FACTORS[1];
                let pairs = [(fixed, other), (other, fixed), (other ^ difference, fixed ^ difference)];
                let both = pairs.map(|(own, others)| Board::new(Bitboard::new(own), Bitboard::new(others)));
                boards.extend(both.into_iter().flatten());
            }
        }
        for half in [|board| hash_pair(board).0, |board| hash_pair(board).1] {
            let hashes: HashSet<u64> = boards.iter().map(|&board| half(board)).collect();
            assert_eq!(hashes.len(), boards.len());
        }
    }

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
