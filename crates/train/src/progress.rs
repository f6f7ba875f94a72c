//! How far long work is.

use std::time::Duration;

/// How far a piece of work is.
///
/// ```
/// use std::time::Duration;
/// use yosumi_train::Progress;
///
/// let progress = Progress { n_items: 1000, n_found: 200, n_done: 400, elapsed: Duration::from_secs(10) };
/// assert_eq!(progress.per_second(), Some(20.0));
/// assert_eq!(progress.remaining(), Some(Duration::from_secs(30)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of items that are to be there in the end.
    pub n_items: u64,
    /// Those that were there at the beginning.
    pub n_found: u64,
    /// Those that are done, with those that were there.
    pub n_done: u64,
    /// The time since the work began.
    pub elapsed: Duration,
}

impl Progress {
    /// How many items are done in a second; `None` before the first one is.
    #[must_use]
    pub fn per_second(&self) -> Option<f64> {
        let n_new = self.n_done.saturating_sub(self.n_found);
        (n_new > 0 && !self.elapsed.is_zero()).then(|| n_new as f64 / self.elapsed.as_secs_f64())
    }

    /// The time that is left if the work goes on as it did; `None` before anything is known.
    #[must_use]
    pub fn remaining(&self) -> Option<Duration> {
        let n_left = self.n_items.saturating_sub(self.n_done);
        self.per_second().and_then(|rate| Duration::try_from_secs_f64(n_left as f64 / rate).ok())
    }
}
