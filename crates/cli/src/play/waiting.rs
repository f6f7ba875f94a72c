//! What there is to tell while somebody thinks: soon that they do, and then, less and less often, how far they are.

use std::time::{Duration, Instant};

use yosumi_engine::Report;
use yosumi_session::ThinkId;

/// A question that somebody thinks about.
#[derive(Debug)]
pub(crate) struct Waiting {
    id: ThinkId,
    begin: Instant,
    /// How often something was told.
    n_told: usize,
    /// What is known so far.
    latest: Option<Report>,
    has_told_progress: bool,
}

/// What there is to tell.
#[derive(Debug)]
pub(crate) struct News {
    /// The time since the beginning, in round numbers, and what is known by then. `None` is that somebody thinks at all.
    pub(crate) progress: Option<(Duration, Report)>,
    /// Whether it is the first progress that is told.
    pub(crate) is_first: bool,
}

impl Waiting {
    pub(crate) fn new(id: ThinkId) -> Self {
        Self { id, begin: Instant::now(), n_told: 0, latest: None, has_told_progress: false }
    }

    /// How long to wait until there is something to tell.
    pub(crate) fn patience(&self) -> Duration {
        due(self.n_told).saturating_sub(self.begin.elapsed())
    }

    /// Takes note of what somebody has found out; those who think about another question are not listened to.
    pub(crate) fn hear(&mut self, id: ThinkId, report: &Report) {
        if id == self.id {
            self.latest = Some(report.clone());
        }
    }

    /// What there is to tell now.
    pub(crate) fn news(&mut self) -> News {
        // A machine that slept tells the latest, not all that it missed.
        while due(self.n_told + 1) <= self.begin.elapsed() {
            self.n_told += 1;
        }
        let time = due(self.n_told);
        let progress = self.latest.clone().filter(|_| self.n_told > 0).map(|report| (time, report));
        let is_first = progress.is_some() && !self.has_told_progress;
        self.n_told += 1;
        self.has_told_progress |= progress.is_some();
        News { progress, is_first }
    }
}

/// When something is told for the first time (0), for the second time, and so on.
fn due(n_told: usize) -> Duration {
    const SECONDS: [u64; 5] = [1, 5, 10, 20, 40];
    match n_told.checked_sub(SECONDS.len()) {
        None => Duration::from_secs(SECONDS[n_told]),
        // A minute, two, four, …
        Some(n_doubled) => Duration::from_mins(2_u64.saturating_pow(n_doubled as u32).min(u64::MAX / 60)),
    }
}

#[cfg(test)]
impl Waiting {
    pub(crate) const fn id(&self) -> ThinkId {
        self.id
    }

    /// Lets time go by.
    pub(crate) fn age(&mut self, seconds: u64) {
        self.begin = self.begin.checked_sub(Duration::from_secs(seconds)).expect("the machine runs for that long");
    }
}

#[cfg(test)]
mod tests {
    use yosumi_engine::{Engine, Limits, Options};
    use yosumi_rules::Position;

    use super::*;

    /// One who has thought for that long.
    fn after(seconds: u64) -> Waiting {
        let mut waiting = Waiting::new(ThinkId::new(1));
        waiting.age(seconds);
        waiting
    }

    fn report() -> Report {
        Engine::new(Options { table_mebibytes: 1, ..Options::default() }).search(Position::START, Limits::depth(2))
    }

    #[test]
    fn the_longer_it_takes_the_less_often_it_is_told() {
        let times: Vec<u64> = (0..9).map(|n_told| due(n_told).as_secs()).collect();
        assert_eq!(times, [1, 5, 10, 20, 40, 60, 120, 240, 480]);
        assert!(due(usize::MAX) >= due(60));
    }

    #[test]
    fn first_it_is_told_that_somebody_thinks_and_then_how_far() {
        let mut waiting = after(1);
        waiting.hear(ThinkId::new(1), &report());
        assert_eq!(waiting.patience(), Duration::ZERO);
        assert!(waiting.news().progress.is_none());
        assert!(waiting.patience() > Duration::ZERO);
        for (seconds, is_first) in [(5, true), (10, false)] {
            waiting.begin = after(seconds).begin;
            let news = waiting.news();
            let (time, told) = news.progress.expect("something was found out");
            assert_eq!((time.as_secs(), told.depth, news.is_first), (seconds, 2, is_first));
        }
    }

    #[test]
    fn what_was_missed_is_not_told() {
        let mut waiting = after(25);
        waiting.hear(ThinkId::new(1), &report());
        assert_eq!(waiting.news().progress.map(|(time, _)| time.as_secs()), Some(20));
        assert!(waiting.patience() > Duration::ZERO);
    }

    #[test]
    fn those_who_think_about_another_question_are_not_heard() {
        let mut waiting = after(5);
        waiting.hear(ThinkId::new(2), &report());
        assert!(waiting.news().progress.is_none());
    }
}
