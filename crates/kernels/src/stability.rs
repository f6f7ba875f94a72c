//! Discs that can never be turned over.

use crate::edges::stable_on_edge;

const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const INNER: u64 = 0x007e_7e7e_7e7e_7e00;

/// Discs of `player` that are known to be stable: those that the edges prove, those on four full lines, and those that such
/// discs protect in every direction. There may be more.
#[inline(always)]
pub(crate) fn stable_discs(player: u64, opponent: u64) -> u64 {
    let mut stable = stable_on_edges(player, opponent);
    let full = full_lines(player | opponent);
    stable |= player & INNER & full[0] & full[1] & full[2] & full[3];
    // A disc is safe along a line that is full, and behind a stable neighbor of its own color.
    loop {
        let along = |line: usize, step: u32| full[line] | stable << step | stable >> step;
        let more = player & INNER & !stable & along(0, 1) & along(1, 7) & along(2, 8) & along(3, 9);
        if more == 0 {
            return stable;
        }
        stable |= more;
    }
}

#[inline(always)]
fn stable_on_edges(player: u64, opponent: u64) -> u64 {
    let top = stable_on_edge(player as u8, opponent as u8);
    let bottom = stable_on_edge((player >> 56) as u8, (opponent >> 56) as u8);
    let left = stable_on_edge(pack_column_a(player), pack_column_a(opponent));
    let right = stable_on_edge(pack_column_a(player >> 7), pack_column_a(opponent >> 7));
    u64::from(top) | u64::from(bottom) << 56 | unpack_column_a(left) | unpack_column_a(right) << 7
}

/// The bits of column a as a byte, row by row: the product brings each of them to the highest byte.
#[inline(always)]
fn pack_column_a(bits: u64) -> u8 {
    ((bits & COLUMN_A).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// The inverse of [`pack_column_a`]. The eighth bit goes by itself: in the product it would meet the first.
#[inline(always)]
fn unpack_column_a(column: u8) -> u64 {
    let column = u64::from(column);
    (column & 0x7f).wrapping_mul(0x0002_0408_1020_4081) & COLUMN_A | column >> 7 << 56
}

/// The squares whose row, diagonal to the lower left, column, diagonal to the lower right is full.
#[inline(always)]
fn full_lines(discs: u64) -> [u64; 4] {
    let mut rows = discs & discs >> 4;
    rows &= rows >> 2;
    rows &= rows >> 1;
    let mut columns = discs & discs.rotate_right(32);
    columns &= columns.rotate_right(16);
    columns &= columns.rotate_right(8);
    [(rows & COLUMN_A).wrapping_mul(0xff), full_diagonals::<7>(discs), columns, full_diagonals::<9>(discs)]
}

/// Each step doubles how far both ways from a square the diagonal is known to be full; beyond the board it counts as full.
#[inline(always)]
fn full_diagonals<const STEP: u32>(discs: u64) -> u64 {
    let beyond = const { [beyond_up(STEP, 1), beyond_up(STEP, 2), beyond_up(STEP, 4)] };
    let beyond_down = const { [beyond_down(STEP, 1), beyond_down(STEP, 2), beyond_down(STEP, 4)] };
    let (mut up, mut down) = (discs, discs);
    up &= up >> STEP | beyond[0];
    down &= down << STEP | beyond_down[0];
    up &= up >> (2 * STEP) | beyond[1];
    down &= down << (2 * STEP) | beyond_down[1];
    up &= up >> (4 * STEP) | beyond[2];
    down &= down << (4 * STEP) | beyond_down[2];
    up & down
}

/// The squares from which `n` steps towards higher indices lead off the board.
const fn beyond_up(step: u32, n: u32) -> u64 {
    let columns = if step == 7 { first_columns(n) } else { !first_columns(8 - n) };
    columns | !(!0 >> (8 * n))
}

/// The squares from which `n` steps towards lower indices lead off the board.
const fn beyond_down(step: u32, n: u32) -> u64 {
    let columns = if step == 7 { !first_columns(8 - n) } else { first_columns(n) };
    columns | !(!0 << (8 * n))
}

/// The first `n` columns, 0–7 of them.
const fn first_columns(n: u32) -> u64 {
    COLUMN_A * ((1 << n) - 1)
}
