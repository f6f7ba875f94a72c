//! What is known about each square beforehand.

use yosumi_rules::Square;

/// The squares seen from one square in each of the eight directions.
#[repr(align(64))]
pub(crate) struct Rays {
    /// Towards higher indices, by [`STEPS`].
    pub(crate) up: [u64; 4],
    /// Towards lower indices, by [`STEPS`].
    pub(crate) down: [u64; 4],
}

/// The distance of neighbors in each of the four lines: row, diagonal to the lower left, column, diagonal to the lower right.
pub(crate) const STEPS: [u64; 4] = [1, 7, 8, 9];

static RAYS: [Rays; 64] = {
    const EMPTY: Rays = Rays { up: [0; 4], down: [0; 4] };
    // Column and row steps, in the order of `STEPS`.
    const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];
    let mut rays = [EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let (column, row) = ((index % 8) as isize, (index / 8) as isize);
        let mut line = 0;
        while line < 4 {
            let (by_column, by_row) = DIRECTIONS[line];
            let mut n = 1;
            while n < 8 {
                let (x, y) = (column + n * by_column, row + n * by_row);
                if x >= 0 && x < 8 && y >= 0 && y < 8 {
                    rays[index].up[line] |= 1 << (8 * y + x);
                }
                let (x, y) = (column - n * by_column, row - n * by_row);
                if x >= 0 && x < 8 && y >= 0 && y < 8 {
                    rays[index].down[line] |= 1 << (8 * y + x);
                }
                n += 1;
            }
            line += 1;
        }
        index += 1;
    }
    rays
};

#[inline(always)]
pub(crate) fn rays(square: Square) -> &'static Rays {
    &RAYS[square.index()]
}
