//! Memory in large pages.

use std::mem::MaybeUninit;

/// Asks the system to keep this memory, which nothing was written to yet, in large pages. Reading here and there in a large
/// table then waits less for addresses to be looked up, and filling it is quicker. Where the system has no such pages to
/// give, or knows no such wish, nothing changes.
///
/// ```
/// let mut table: Vec<u64> = Vec::with_capacity(1 << 20);
/// yosumi_kernels::prefer_large_pages(table.spare_capacity_mut());
/// table.resize(1 << 20, 7);
/// assert!(table.iter().all(|&number| number == 7));
/// ```
pub fn prefer_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        // The wish is for whole pages: those that are not of this memory alone are left out.
        const PAGE: usize = 4096;
        let begin = memory.as_mut_ptr().cast::<u8>();
        let n_before = begin.align_offset(PAGE);
        let n_bytes = size_of_val(memory).saturating_sub(n_before) / PAGE * PAGE;
        if n_bytes > 0 {
            // SAFETY: the range lies within `memory`, since `n_before + n_bytes` is at most its size; this advice changes
            // no content and takes no page away. What it answers is of no interest: without it all is as before.
            unsafe { libc::madvise(begin.add(n_before).cast(), n_bytes, libc::MADV_HUGEPAGE) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_of_any_size_and_place_can_be_used_as_before() {
        for n in [0, 1, 511, 512, 4095, 4096, 4097, 100_000, 3 << 20] {
            for skip in [0, 1, 4095] {
                let mut bytes: Vec<u8> = Vec::with_capacity(n + skip);
                bytes.resize(skip, 1);
                prefer_large_pages(bytes.spare_capacity_mut());
                bytes.resize(n + skip, 2);
                assert!(bytes[..skip].iter().all(|&byte| byte == 1) && bytes[skip..].iter().all(|&byte| byte == 2));
            }
        }
    }
}
