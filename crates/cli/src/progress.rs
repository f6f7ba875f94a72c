//! How far long work is: on a line of the terminal that is written over and over, elsewhere now and then on a new one.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How long a line stands on a terminal.
const TERMINAL_PAUSE: Duration = Duration::from_millis(200);
/// How much time lies between two lines in a file.
const FILE_PAUSE: Duration = Duration::from_secs(30);

/// Ends the line when it is dropped.
pub(crate) struct ProgressLine {
    is_terminal: bool,
    last: Instant,
    is_shown: bool,
}

impl ProgressLine {
    pub(crate) fn new() -> Self {
        Self { is_terminal: io::stderr().is_terminal(), last: Instant::now(), is_shown: false }
    }

    /// Shows the line when it is time to.
    pub(crate) fn show(&mut self, line: impl FnOnce() -> String) {
        let pause = if self.is_terminal { TERMINAL_PAUSE } else { FILE_PAUSE };
        if self.last.elapsed() < pause {
            return;
        }
        // Progress that cannot be shown is no reason to stop.
        let _ = if self.is_terminal {
            write!(io::stderr(), "\r\x1b[K{}", line())
        } else {
            writeln!(io::stderr(), "{}", line())
        };
        self.is_shown = true;
        self.last = Instant::now();
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        if self.is_shown && self.is_terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
