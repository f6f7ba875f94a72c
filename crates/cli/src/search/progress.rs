//! How far a search is, on a line of the terminal that is written over and over.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use yosumi_engine::Report;
use yosumi_text::Text;

use crate::numbers::{depth, grouped, signed};

/// How long a line stands before the next one is worth writing; short searches show nothing.
const PAUSE: Duration = Duration::from_millis(200);

/// Clears the line when it is dropped.
pub(super) struct Progress {
    /// `None` where standard error is no terminal.
    text: Option<Arc<Text>>,
    number: u64,
    last: Instant,
    is_shown: bool,
}

impl Progress {
    pub(super) fn new(number: u64, text: &Arc<Text>) -> Self {
        let text = io::stderr().is_terminal().then(|| Arc::clone(text));
        Self { text, number, last: Instant::now(), is_shown: false }
    }

    pub(super) fn show(&mut self, report: &Report) {
        let Some(text) = &self.text else { return };
        if self.last.elapsed() < PAUSE {
            return;
        }
        let (depth, score) = (depth(report.depth, report.selectivity.percent()), signed(report.value.discs().into()));
        let line = text.search_progress(self.number, &depth, &score, &grouped(report.n_nodes));
        // Progress that cannot be shown is no reason to stop.
        let _ = write!(io::stderr(), "\r\x1b[K{line}");
        self.is_shown = true;
        self.last = Instant::now();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
