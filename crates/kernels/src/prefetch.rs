//! Reading ahead.

/// Begins to bring what `place` refers to into the caches, for it is going to be read soon. It changes nothing but how long
/// that takes.
///
/// ```
/// let table = vec![1_u64; 1 << 20];
/// yosumi_kernels::prefetch(&table[700_000]);
/// assert_eq!(table[700_000], 1);
/// ```
#[inline(always)]
pub fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every CPU of this architecture has the instruction, and it neither reads nor writes what the pointer leads to.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}
