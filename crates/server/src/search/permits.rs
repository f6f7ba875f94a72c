//! How many searches there may be at a time, over all tables.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

/// The searches that there may be at a time. Each has as many threads as the server gives to one: more searches than that
/// would only take time from one another.
const MOST: usize = 4;

/// How soon one who waits sees that there is nothing left to wait for.
const GLANCE: Duration = Duration::from_millis(20);

/// The searches that may still begin.
#[derive(Debug)]
pub(crate) struct Permits {
    free: Mutex<usize>,
    freed: Condvar,
}

impl Default for Permits {
    fn default() -> Self {
        Self { free: Mutex::new(MOST), freed: Condvar::new() }
    }
}

/// Lets one search. It is given back when it goes.
#[derive(Debug)]
pub(crate) struct Permit<'a>(&'a Permits);

impl Permits {
    /// Waits for a permit, as long as it is wanted.
    pub(crate) fn wait(&self, is_unwanted: impl Fn() -> bool) -> Option<Permit<'_>> {
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if is_unwanted() {
                return None;
            }
            if *free > 0 {
                *free -= 1;
                return Some(Permit(self));
            }
            free = self.freed.wait_timeout(free, GLANCE).unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        *self.0.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.0.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_searches_begin_than_may_be() {
        let permits = Permits::default();
        let given: Vec<_> = (0..MOST).map(|_| permits.wait(|| false).expect("a permit")).collect();
        let patience = std::cell::Cell::new(3);
        let gives_up = || {
            patience.set(patience.get() - 1);
            patience.get() == 0
        };
        assert!(permits.wait(gives_up).is_none());
        drop(given);
        assert!(permits.wait(|| false).is_some());
    }

    #[test]
    fn what_is_no_longer_wanted_does_not_begin() {
        assert!(Permits::default().wait(|| true).is_none());
    }
}
