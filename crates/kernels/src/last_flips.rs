//! How many discs the last move of a game turns over.

use yosumi_rules::Square;

use crate::tables::rays;

/// By the place of the empty square on a line and the own discs on it: how many discs are turned over along the line when
/// all its other squares are the opponent's.
static COUNTS: [[u8; 256]; 8] = {
    let mut counts = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            let above = own >> (place + 1) << (place + 1);
            if above != 0 {
                counts[place][own] += (above.trailing_zeros() - place as u32 - 1) as u8;
            }
            let below = own & ((1 << place) - 1);
            if below != 0 {
                counts[place][own] += (place as u32 - 1 - below.ilog2()) as u8;
            }
            own += 1;
        }
        place += 1;
    }
    counts
};

/// The number of discs that `player` turns over on the only empty square, where all other squares are the opponent's.
#[inline(always)]
pub(crate) fn count_last_flips(square: Square, player: u64) -> u8 {
    let (column, row) = (square.column(), square.row());
    let rays = rays(square);
    let in_row = (player >> (8 * row)) as u8;
    let in_column = ((player >> column & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8;
    // A diagonal has one square in each column: the sum of the rows has its bits by column.
    let on_diagonal =
        |line: usize| ((player & (rays.up[line] | rays.down[line])).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
    let by_column = &COUNTS[column];
    by_column[usize::from(in_row)]
        + COUNTS[row][usize::from(in_column)]
        + by_column[usize::from(on_diagonal(1))]
        + by_column[usize::from(on_diagonal(3))]
}
