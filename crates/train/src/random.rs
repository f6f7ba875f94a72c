//! Random numbers.

use fastrand::Rng;

/// The random numbers of the item of that number: its own, whatever was made before it. Numbers below 2³² share none.
pub(crate) fn rng(seed: u32, number: u64) -> Rng {
    Rng::with_seed(u64::from(seed) << 32 ^ number)
}
