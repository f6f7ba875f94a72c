//! The kernels in four lanes of 64 bits, a line of the board in each.

use std::arch::x86_64::{
    __m128i, __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64, _mm256_and_si256,
    _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_cmpeq_epi64, _mm256_extracti128_si256, _mm256_or_si256,
    _mm256_set_epi64x, _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_sllv_epi64, _mm256_srlv_epi64,
    _mm256_xor_si256,
};

use yosumi_rules::Square;

use crate::tables::{Rays, STEPS, rays};

#[target_feature(enable = "avx2")]
#[inline]
fn lanes(values: [u64; 4]) -> __m256i {
    let [a, b, c, d] = values.map(|value| value as i64);
    _mm256_set_epi64x(d, c, b, a)
}

/// All lanes together.
#[target_feature(enable = "avx2")]
#[inline]
fn union(lanes: __m256i) -> u64 {
    let half: __m128i = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))) as u64
}

#[target_feature(enable = "avx2")]
#[inline]
pub(crate) fn legal_moves(player: u64, opponent: u64) -> u64 {
    const INNER: [u64; 4] = [0x7e7e_7e7e_7e7e_7e7e, 0x7e7e_7e7e_7e7e_7e7e, !0, 0x7e7e_7e7e_7e7e_7e7e];
    let (step, two_steps) = (lanes(STEPS), lanes(STEPS.map(|step| 2 * step)));
    let own = _mm256_set1_epi64x(player as i64);
    let inner = _mm256_and_si256(_mm256_set1_epi64x(opponent as i64), lanes(INNER));

    let mut up = _mm256_and_si256(inner, _mm256_sllv_epi64(own, step));
    let mut down = _mm256_and_si256(inner, _mm256_srlv_epi64(own, step));
    up = _mm256_or_si256(up, _mm256_and_si256(inner, _mm256_sllv_epi64(up, step)));
    down = _mm256_or_si256(down, _mm256_and_si256(inner, _mm256_srlv_epi64(down, step)));
    let pairs_up = _mm256_and_si256(inner, _mm256_sllv_epi64(inner, step));
    let pairs_down = _mm256_srlv_epi64(pairs_up, step);
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, two_steps)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, two_steps)));
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, two_steps)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, two_steps)));

    let reached = _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
    union(reached) & !(player | opponent)
}

#[target_feature(enable = "avx2")]
#[inline]
pub(crate) fn flips(square: Square, player: u64, opponent: u64) -> u64 {
    let Rays { up, down } = rays(square);
    let (up, down) = (lanes(*up), lanes(*down));
    let own = _mm256_set1_epi64x(player as i64);
    let others = _mm256_set1_epi64x(opponent as i64);
    let zero = _mm256_setzero_si256();
    let ones = _mm256_cmpeq_epi64(zero, zero);

    // Up: the carry of adding one runs through what is not on the ray and through the opponent's discs on it.
    let filled = _mm256_or_si256(others, _mm256_xor_si256(up, ones));
    let bound = _mm256_and_si256(_mm256_and_si256(plus_one(filled, ones), up), own);
    // One less than a bound are all squares before it; where there is none, nought stays nought.
    let is_none = _mm256_cmpeq_epi64(bound, zero);
    let flips_up = _mm256_and_si256(_mm256_add_epi64(bound, _mm256_xor_si256(is_none, ones)), up);

    // Down: smear the squares that are no opponent's towards the end of the ray; what is left are the discs before them.
    let step = lanes(STEPS);
    let mut rest = _mm256_andnot_si256(others, down);
    rest = _mm256_or_si256(rest, _mm256_srlv_epi64(rest, step));
    rest = _mm256_or_si256(rest, _mm256_srlv_epi64(rest, lanes(STEPS.map(|step| 2 * step))));
    rest = _mm256_or_si256(rest, _mm256_srlv_epi64(rest, lanes(STEPS.map(|step| 4 * step))));
    let first = _mm256_andnot_si256(_mm256_srlv_epi64(rest, step), _mm256_and_si256(rest, down));
    let is_open = _mm256_cmpeq_epi64(_mm256_and_si256(first, own), zero);
    let flips_down = _mm256_andnot_si256(is_open, _mm256_andnot_si256(rest, down));

    union(_mm256_or_si256(flips_up, flips_down))
}

/// One more in each lane: `ones` is minus one.
#[target_feature(enable = "avx2")]
#[inline]
fn plus_one(lanes: __m256i, ones: __m256i) -> __m256i {
    std::arch::x86_64::_mm256_sub_epi64(lanes, ones)
}
