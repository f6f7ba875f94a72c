//! The end of a search's time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// A thread that ends a search when its time is up.
#[derive(Debug)]
pub(crate) struct Deadline {
    thread: JoinHandle<()>,
    /// The thread waits no longer when this is gone.
    needed: Sender<()>,
}

impl Deadline {
    /// Sets `stop` after that time, unless the deadline is [called off](Self::call_off) before.
    pub(crate) fn after(time: Duration, stop: Arc<AtomicBool>) -> Self {
        let (needed, receiver) = mpsc::channel::<()>();
        let thread = thread::spawn(move || {
            if receiver.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                stop.store(true, Ordering::Relaxed);
            }
        });
        Self { thread, needed }
    }

    /// Ends the thread and waits until it has ended.
    pub(crate) fn call_off(self) {
        drop(self.needed);
        // It does nothing that could panic.
        let _ = self.thread.join();
    }
}
