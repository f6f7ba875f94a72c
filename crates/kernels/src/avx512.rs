//! The kernels with the instructions of AVX-512 on four and eight lanes of 64 bits.

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64, _mm256_and_si256,
    _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_lzcnt_epi64, _mm256_maskz_add_epi64,
    _mm256_or_si256, _mm256_set_epi64x, _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_srlv_epi64, _mm256_sub_epi64,
    _mm256_ternarylogic_epi64, _mm256_test_epi64_mask, _mm512_and_si512, _mm512_castsi512_si256,
    _mm512_extracti64x4_epi64, _mm512_rolv_epi64, _mm512_set_epi64, _mm512_set1_epi64, _mm512_ternarylogic_epi64,
};

use yosumi_rules::Square;

use crate::tables::{Rays, rays};

#[target_feature(enable = "avx512f,avx512vl,avx512cd")]
#[inline]
fn lanes(values: [u64; 4]) -> __m256i {
    let [a, b, c, d] = values.map(|value| value as i64);
    _mm256_set_epi64x(d, c, b, a)
}

/// All lanes together.
#[target_feature(enable = "avx512f,avx512vl,avx512cd")]
#[inline]
fn union(lanes: __m256i) -> u64 {
    let half = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))) as u64
}

/// `a | (b & c)` in one instruction.
const OR_OF_AND: i32 = 0b1111_1000;

#[target_feature(enable = "avx512f,avx512vl,avx512cd")]
#[inline]
pub(crate) fn legal_moves(player: u64, opponent: u64) -> u64 {
    // Rotating wraps round, so a run's inner discs must lie off the edges that its direction leads over.
    const ROWS: i64 = 0x7e7e_7e7e_7e7e_7e7e;
    const COLUMNS: i64 = 0x00ff_ffff_ffff_ff00;
    const DIAGONALS: i64 = ROWS & COLUMNS;
    let inside = _mm512_set_epi64(DIAGONALS, COLUMNS, DIAGONALS, ROWS, DIAGONALS, COLUMNS, DIAGONALS, ROWS);
    let step = _mm512_set_epi64(64 - 9, 64 - 8, 64 - 7, 64 - 1, 9, 8, 7, 1);
    let two_steps = _mm512_set_epi64(64 - 18, 64 - 16, 64 - 14, 64 - 2, 18, 16, 14, 2);

    let own = _mm512_set1_epi64(player as i64);
    let inner = _mm512_and_si512(_mm512_set1_epi64(opponent as i64), inside);
    let mut run = _mm512_and_si512(inner, _mm512_rolv_epi64(own, step));
    let pairs = _mm512_and_si512(inner, _mm512_rolv_epi64(inner, step));
    run = _mm512_ternarylogic_epi64::<OR_OF_AND>(run, inner, _mm512_rolv_epi64(run, step));
    run = _mm512_ternarylogic_epi64::<OR_OF_AND>(run, pairs, _mm512_rolv_epi64(run, two_steps));
    run = _mm512_ternarylogic_epi64::<OR_OF_AND>(run, pairs, _mm512_rolv_epi64(run, two_steps));
    let reached = _mm512_rolv_epi64(run, step);

    let half = _mm256_or_si256(_mm512_castsi512_si256(reached), _mm512_extracti64x4_epi64::<1>(reached));
    union(half) & !(player | opponent)
}

#[target_feature(enable = "avx512f,avx512vl,avx512cd")]
#[inline]
pub(crate) fn flips(square: Square, player: u64, opponent: u64) -> u64 {
    let Rays { up, down } = rays(square);
    let (up, down) = (lanes(*up), lanes(*down));
    let own = _mm256_set1_epi64x(player as i64);
    let others = _mm256_set1_epi64x(opponent as i64);

    // Up: the carry of adding one runs through what is not on the ray and through the opponent's discs on it.
    // `others | !up`
    let filled = _mm256_ternarylogic_epi64::<0b1111_0011>(others, up, up);
    let carried = _mm256_sub_epi64(filled, _mm256_set1_epi64x(-1));
    // `carried & up & own`
    let bound = _mm256_ternarylogic_epi64::<0b1000_0000>(carried, up, own);
    let has_bound = _mm256_test_epi64_mask(bound, bound);
    let before = _mm256_maskz_add_epi64(has_bound, bound, _mm256_set1_epi64x(-1));

    // Down: the first square on the ray that is no opponent's is its highest such bit.
    let rest = _mm256_andnot_si256(others, down);
    let first = _mm256_srlv_epi64(_mm256_set1_epi64x(i64::MIN), _mm256_lzcnt_epi64(rest));
    let bound = _mm256_and_si256(first, own);
    let behind = _mm256_sub_epi64(_mm256_setzero_si256(), _mm256_add_epi64(bound, bound));

    // `(before & up) | (behind & down)`
    let flips_up = _mm256_and_si256(before, up);
    union(_mm256_ternarylogic_epi64::<OR_OF_AND>(flips_up, behind, down))
}
