//! How far work is that is done item by item.

use std::time::Duration;

use yosumi_text::Text;
use yosumi_train::Progress;

use crate::numbers::grouped;
use crate::progress::ProgressLine;

/// A line that says how far the work is; it ends when it is dropped.
pub(super) struct WorkLine<'a> {
    text: &'a Text,
    line: ProgressLine,
}

impl<'a> WorkLine<'a> {
    pub(super) fn new(text: &'a Text) -> Self {
        Self { text, line: ProgressLine::new() }
    }

    /// Shows how far the work is, when it is time to.
    pub(super) fn show(&mut self, progress: &Progress) {
        self.line.show(|| {
            let (done, total) = (grouped(progress.n_done), grouped(progress.n_items));
            let pace = progress.per_second().zip(progress.remaining());
            let pace = pace.map(|(rate, left)| (rate_text(rate), clock_text(left)));
            let pace = pace.as_ref().map(|(rate, left)| (rate.as_str(), left.as_str()));
            self.text.work_progress(&done, &total, pace)
        });
    }
}

/// So many a second; small rates with a digit after the point.
fn rate_text(rate: f64) -> String {
    if rate < 100.0 { format!("{rate:.1}") } else { grouped(rate.round() as u64) }
}

/// A time in hours, minutes and seconds: `1:05:09`.
fn clock_text(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_have_as_many_digits_as_are_of_use() {
        assert_eq!([0.25, 99.94, 812.3, 12_345.0].map(rate_text), ["0.2", "99.9", "812", "12,345"]);
    }

    #[test]
    fn times_are_written_as_clocks_do() {
        let clock = |seconds| clock_text(Duration::from_secs(seconds));
        assert_eq!([9, 309, 3909].map(clock), ["0:00:09", "0:05:09", "1:05:09"]);
    }
}
