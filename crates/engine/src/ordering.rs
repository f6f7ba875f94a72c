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

/// How good a square is to play near the end, other things being equal: corners, then edges, squares beside corners last.
pub(crate) static SQUARE_CLASSES: [i8; 64] = {
    const QUARTER: [[i8; 4]; 4] = [[7, 2, 5, 5], [2, 0, 3, 3], [5, 3, 4, 4], [5, 3, 4, 4]];
    let mut classes = [0; 64];
    let mut index = 0;
    while index < 64 {
        let (column, row) = (index % 8, index / 8);
        let column = if column < 4 { column } else { 7 - column };
        let row = if row < 4 { row } else { 7 - row };
        classes[index] = QUARTER[row][column];
        index += 1;
    }
    classes
};
