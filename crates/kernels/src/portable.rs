//! The kernels in plain integers, for every CPU. The other paths are tested against these, and these against the rules.

use yosumi_rules::Square;

use crate::tables::rays;

/// Columns `b` to `g`: see `yosumi-rules`, whose moves these are.
const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

#[inline(always)]
pub(crate) fn legal_moves(player: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER_COLUMNS;
    let reached = line(player, inner, 1) | line(player, inner, 7) | line(player, opponent, 8) | line(player, inner, 9);
    reached & !(player | opponent)
}

/// The squares behind runs of `inner` discs that begin beside a disc of `player`, both ways along a line.
#[inline(always)]
fn line(player: u64, inner: u64, step: u32) -> u64 {
    let mut up = inner & (player << step);
    let mut down = inner & (player >> step);
    up |= inner & (up << step);
    down |= inner & (down >> step);
    let pairs_up = inner & (inner << step);
    let pairs_down = pairs_up >> step;
    up |= pairs_up & (up << (2 * step));
    down |= pairs_down & (down >> (2 * step));
    up |= pairs_up & (up << (2 * step));
    down |= pairs_down & (down >> (2 * step));
    (up << step) | (down >> step)
}

#[inline(always)]
pub(crate) fn flips(square: Square, player: u64, opponent: u64) -> u64 {
    let rays = rays(square);
    let mut flips = 0;
    for line in 0..4 {
        flips |= flips_up(rays.up[line], player, opponent) | flips_down(rays.down[line], player, opponent);
    }
    flips
}

/// Flips along a ray towards higher indices. Adding one to a number that is all ones outside the ray's empty squares and own
/// discs carries up to the first of these: the square that bounds the run.
#[inline(always)]
fn flips_up(ray: u64, player: u64, opponent: u64) -> u64 {
    let bound = (opponent | !ray).wrapping_add(1) & ray & player;
    bound.wrapping_sub(u64::from(bound != 0)) & ray
}

/// Flips along a ray towards lower indices: the first square on it that is no opponent's is the highest such bit.
#[inline(always)]
fn flips_down(ray: u64, player: u64, opponent: u64) -> u64 {
    let others = ray & !opponent;
    let first = (1 << 63) >> (others | 1).leading_zeros();
    let bound = first & player & ray;
    (bound << 1).wrapping_neg() & ray
}

/// The squares beside those of a set, in all eight directions.
#[inline(always)]
pub(crate) fn neighbors(set: u64) -> u64 {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let rows = set | (set << 1 & NOT_A) | (set >> 1 & NOT_H);
    rows | rows << 8 | rows >> 8
}
