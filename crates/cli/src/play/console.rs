//! Where lines and thoughts come from.

use std::io::{self, BufRead, IsTerminal};
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use yosumi_engine::Report;
use yosumi_session::{Command, OnProgress, ThinkId};

/// The longest line that is read, in bytes; what is beyond it is dropped.
const MAX_LINE_BYTES: u64 = 4096;

/// Something to react to.
#[derive(Debug)]
pub(crate) enum Message {
    /// A line was typed.
    Line(String),
    /// There will be no more lines, or no answer of one who thinks.
    End,
    /// Somebody has answered the question that they thought about.
    Answer(Command),
    /// How far somebody is with a question.
    Progress(ThinkId, Report),
    /// Nothing has come for a while.
    Silence,
}

/// The person at the keyboard, and those who think on their threads.
///
/// At a terminal lines are taken as soon as they are typed, so that one can take back or quit while a computer thinks. From
/// a file or a pipe they are taken one by one, each when nobody thinks, so that a script plays the same game and is told the
/// same at any speed.
#[derive(Debug)]
pub(crate) struct Console {
    sender: Sender<Message>,
    messages: Receiver<Message>,
    /// Whether lines come from standard input that is no terminal; a thread of its own reads a terminal.
    reads_script: bool,
}

impl Console {
    /// The console of this process.
    pub(crate) fn new() -> Self {
        if !io::stdin().is_terminal() {
            let (sender, messages) = mpsc::channel();
            return Self { sender, messages, reads_script: true };
        }
        let (console, lines) = Self::with_keyboard();
        thread::spawn(move || {
            let mut keyboard = io::stdin().lock();
            loop {
                let message = read_message(&mut keyboard);
                let is_end = matches!(message, Message::End);
                if lines.send(message).is_err() || is_end {
                    break;
                }
            }
        });
        console
    }

    /// A console where lines are typed by sending them.
    pub(crate) fn with_keyboard() -> (Self, Sender<Message>) {
        let (sender, messages) = mpsc::channel();
        (Self { sender: sender.clone(), messages, reads_script: false }, sender)
    }

    /// Whether a person types at a terminal.
    pub(crate) const fn is_interactive(&self) -> bool {
        !self.reads_script
    }

    /// Lets somebody think about a question on a thread of their own; their progress and the answer come as messages.
    pub(crate) fn ask(&self, id: ThinkId, think: impl FnOnce(OnProgress) -> Command + Send + 'static) {
        let (answers, progress) = (self.sender.clone(), self.sender.clone());
        // When nobody listens any more, the program is ending.
        let on_progress = Box::new(move |report: &Report| _ = progress.send(Message::Progress(id, report.clone())));
        thread::spawn(move || {
            let answer = panic::catch_unwind(AssertUnwindSafe(|| think(on_progress)));
            let _ = answers.send(answer.map_or(Message::End, Message::Answer));
        });
    }

    /// Waits for the next message. While somebody thinks, `patience` says how long a person at a terminal waits without a
    /// word; a script waits as long as it takes.
    pub(crate) fn next(&self, patience: Option<Duration>) -> Message {
        match patience {
            None if self.reads_script => read_message(&mut io::stdin().lock()),
            Some(patience) if !self.reads_script => match self.messages.recv_timeout(patience) {
                Ok(message) => message,
                Err(RecvTimeoutError::Timeout) => Message::Silence,
                Err(RecvTimeoutError::Disconnected) => Message::End,
            },
            _ => self.messages.recv().unwrap_or(Message::End),
        }
    }
}

/// Reads one line, without what ends it. Bytes that are no UTF-8 become replacement characters; an input that cannot be
/// read has ended.
fn read_message(input: &mut impl BufRead) -> Message {
    let mut line = Vec::new();
    let n_read = io::Read::take(&mut *input, MAX_LINE_BYTES).read_until(b'\n', &mut line).unwrap_or(0);
    if n_read == 0 {
        return Message::End;
    }
    if !line.ends_with(b"\n") {
        // A failure to drop the rest shows with the next line.
        let _ = input.skip_until(b'\n');
    }
    let line = String::from_utf8_lossy(&line);
    Message::Line(String::from(line.trim_end_matches(['\n', '\r'])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(input: &[u8], expected: &[&str]) {
        let mut input = input;
        for expected in expected {
            match read_message(&mut input) {
                Message::Line(line) => assert_eq!(line, *expected),
                other => panic!("{other:?} where {expected:?} is due"),
            }
        }
        assert!(matches!(read_message(&mut input), Message::End));
    }

    #[test]
    fn lines_come_without_their_ends() {
        check(b"f5\nd6\r\n\n", &["f5", "d6", ""]);
    }

    #[test]
    fn a_last_line_needs_no_end() {
        check(b"f5", &["f5"]);
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_one_is_whole() {
        let input = [vec![b'x'; 100_000], b"\nf5\n".to_vec()].concat();
        check(&input, &[&"x".repeat(4096), "f5"]);
    }

    #[test]
    fn bytes_that_are_no_text_do_no_harm() {
        check(b"\xff\xfe\nf5\n", &["\u{fffd}\u{fffd}", "f5"]);
    }
}
