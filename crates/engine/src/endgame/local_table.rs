//! What a thread remembers of positions near the leaves: too many and too cheap for the shared table.

use yosumi_rules::{Board, Square};

/// How many bits of a hash say where a position is remembered.
const HASH_BITS: u32 = 14;

/// The number of positions remembered: together they stay in the second-level cache.
const N_ENTRIES: usize = 1 << HASH_BITS;

/// Odd numbers without a pattern: the fractional parts of the square roots of 7 and 11.
const FACTORS: [u64; 2] = [0xa54f_f53a_5f1d_36f1, 0x510e_527f_ade6_82d1];

/// A table of bounds, one position a place; the latest stays.
#[derive(Debug)]
pub(crate) struct LocalTable {
    entries: Box<[LocalEntry; N_ENTRIES]>,
}

/// What is known of a position: bounds of its score in discs, and a move.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub(super) struct LocalEntry {
    pub(super) board: Board,
    pub(super) lower: i8,
    pub(super) upper: i8,
    pub(super) best: Option<Square>,
}

impl LocalTable {
    pub(crate) fn new() -> Self {
        let entry = LocalEntry { board: Board::START, lower: -64, upper: 64, best: None };
        let entries = vec![entry; N_ENTRIES].into_boxed_slice().try_into();
        Self { entries: entries.unwrap_or_else(|_| unreachable!("as many entries as there are places")) }
    }

    /// The place for a position: it holds that position, or another one.
    #[inline(always)]
    pub(super) fn place(&mut self, board: Board) -> &mut LocalEntry {
        // A quick hash will do: an entry holds the whole board.
        let player = board.player().bits().wrapping_mul(FACTORS[0]);
        let mixed = player ^ board.opponent().bits().wrapping_mul(FACTORS[1]);
        &mut self.entries[(mixed >> (u64::BITS - HASH_BITS)) as usize % N_ENTRIES]
    }
}

#[cfg(test)]
mod tests {
    use yosumi_rules::Bitboard;

    use super::*;

    #[test]
    fn a_new_table_knows_nothing() {
        let mut table = LocalTable::new();
        let entry = *table.place(Board::START);
        assert_eq!((entry.lower, entry.upper, entry.best), (-64, 64, None));
    }

    #[test]
    fn a_place_holds_the_latest_position() {
        let mut table = LocalTable::new();
        let after = |square| Board::START.play(square).expect("a first move");
        let (first, second) = (after(Square::D3), after(Square::F5));
        *table.place(first) = LocalEntry { board: first, lower: -2, upper: 4, best: Some(Square::C3) };
        *table.place(second) = LocalEntry { board: second, lower: 0, upper: 0, best: None };
        assert_eq!((table.place(first).board, table.place(first).best), (first, Some(Square::C3)));
        assert_eq!((table.place(second).board, table.place(second).upper), (second, 0));
        // The places are fewer than the positions: each is told by its board and not by its place.
        let boards = (1..=u64::from(u16::MAX)).filter_map(|bits| Board::new(Bitboard::new(bits), Bitboard::EMPTY));
        for board in boards {
            *table.place(board) = LocalEntry { board, lower: 64, upper: 64, best: None };
            assert_eq!(table.place(board).board, board);
        }
    }
}
