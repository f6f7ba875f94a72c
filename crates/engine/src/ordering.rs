//! What is known of squares in general.

use yosumi_rules::{Bitboard, bitboard};

pub(crate) const CORNERS: Bitboard = bitboard! {
    X . . . . . . X
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    X . . . . . . X
};

/// The squares beside corners, those on the diagonals too.
pub(crate) const BESIDE_CORNERS: Bitboard = bitboard! {
    . X . . . . X .
    X X . . . . X X
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    X X . . . . X X
    . X . . . . X .
};

/// The rank of a square near the end, other things being equal, 0 to 9: corners and what is beside them on the edge first,
/// what is beside them on the diagonal last.
pub(crate) static SQUARE_RANKS: [u8; 64] = {
    const QUARTER: [[u8; 4]; 4] = [[0, 3, 4, 4], [3, 9, 6, 6], [4, 6, 5, 5], [4, 6, 5, 5]];
    let mut ranks = [0; 64];
    let mut index = 0;
    while index < 64 {
        let (column, row) = (index % 8, index / 8);
        let column = if column < 4 { column } else { 7 - column };
        let row = if row < 4 { row } else { 7 - row };
        ranks[index] = QUARTER[row][column];
        index += 1;
    }
    ranks
};
