//! News that come faster than anybody can look at them.

use std::time::{Duration, Instant};

/// Lets news through so often; of what comes in between, the last is kept until it is due.
#[derive(Debug)]
pub(super) struct Throttle<T> {
    every: Duration,
    last: Option<Instant>,
    waiting: Option<T>,
}

impl<T> Throttle<T> {
    pub(super) const fn new(every: Duration) -> Self {
        Self { every, last: None, waiting: None }
    }

    /// Takes news; they are due at once where none were told for long.
    pub(super) fn offer(&mut self, news: T) {
        self.waiting = Some(news);
    }

    /// Forgets what waits, and lets the next news through at once.
    pub(super) fn clear(&mut self) {
        self.waiting = None;
        self.last = None;
    }

    /// When the next news are due, where there are any.
    pub(super) fn due(&self) -> Option<Instant> {
        self.waiting.as_ref()?;
        Some(self.last.map_or_else(Instant::now, |last| last + self.every))
    }

    pub(super) fn take_due(&mut self, now: Instant) -> Option<T> {
        if self.last.is_some_and(|last| now < last + self.every) {
            return None;
        }
        let news = self.waiting.take()?;
        self.last = Some(now);
        Some(news)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_news_are_told_at_once_and_of_the_others_the_last() {
        let every = Duration::from_secs(1);
        let mut throttle = Throttle::new(every);
        let begin = Instant::now();
        assert_eq!(throttle.due(), None);
        throttle.offer(1);
        assert_eq!(throttle.take_due(begin), Some(1));
        throttle.offer(2);
        throttle.offer(3);
        assert_eq!(throttle.take_due(begin + every / 2), None);
        assert_eq!(throttle.due(), Some(begin + every));
        assert_eq!(throttle.take_due(begin + every), Some(3));
        assert_eq!(throttle.take_due(begin + 3 * every), None);
    }

    #[test]
    fn what_is_cleared_is_not_told() {
        let mut throttle = Throttle::new(Duration::from_secs(1));
        throttle.offer(1);
        throttle.clear();
        assert_eq!(throttle.take_due(Instant::now()), None);
        throttle.offer(2);
        assert_eq!(throttle.take_due(Instant::now()), Some(2));
    }
}
