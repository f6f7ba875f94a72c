//! Work on several threads, whose results come in the order of the work.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

use yosumi_engine::STACK_BYTES;

/// Does the work on each item, `concurrency` of them at a time, and hands the results to `on_result` in the order of the
/// items, on the thread that called. A break ends it: work that looks at the flag it is given ends early, with `None`.
///
/// Each thread has a state of its own, made by `new_state`.
///
/// # Panics
///
/// When the work does, and when the system has no room for another thread.
pub(crate) fn in_order<T, S, R: Send, B>(
    items: impl Iterator<Item = T> + Send,
    concurrency: usize,
    new_state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, T, &AtomicBool) -> Option<R> + Sync,
    mut on_result: impl FnMut(R) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let items = Mutex::new(items.enumerate());
    let stop = AtomicBool::new(false);
    let (items, stop, new_state, work) = (&items, &stop, &new_state, &work);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|threads| {
        for _ in 0..concurrency.max(1) {
            let sender = sender.clone();
            let run = move || {
                let _guard = StopOnPanic(stop);
                let mut state = new_state();
                while !stop.load(Ordering::Relaxed) {
                    // Another thread panicked while it had the lock: its panic is told, not one of ours.
                    let next = items.lock().ok().and_then(|mut items| items.next());
                    let Some((number, item)) = next else { break };
                    let Some(result) = work(&mut state, item, stop) else { break };
                    if sender.send((number, result)).is_err() {
                        break;
                    }
                }
            };
            let thread = thread::Builder::new().stack_size(STACK_BYTES);
            thread.spawn_scoped(threads, run).expect("the system has room for a thread");
        }
        drop(sender);
        let _guard = StopOnPanic(stop);
        let (mut early, mut next) = (BTreeMap::new(), 0);
        for (number, result) in receiver {
            early.insert(number, result);
            while let Some(result) = early.remove(&next) {
                next += 1;
                if let ControlFlow::Break(end) = on_result(result) {
                    stop.store(true, Ordering::Relaxed);
                    return ControlFlow::Break(end);
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Ends the work of all threads when one panics: nobody must play on for hours before it is told.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_items() {
        for concurrency in [0, 1, 3] {
            let mut results = Vec::new();
            let end: ControlFlow<Infallible> = in_order(
                0..1000_u64,
                concurrency,
                || (),
                |(), item, _| Some(item * item),
                |result| {
                    results.push(result);
                    ControlFlow::Continue(())
                },
            );
            assert!(end.is_continue());
            assert_eq!(results, (0..1000).map(|item| item * item).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_break_ends_work_without_end() {
        let mut n_results = 0;
        let end = in_order(
            0..u64::MAX,
            3,
            || (),
            |(), item, _| Some(item),
            |result| {
                n_results += 1;
                if result == 10 { ControlFlow::Break(result) } else { ControlFlow::Continue(()) }
            },
        );
        assert_eq!((end, n_results), (ControlFlow::Break(10), 11));
    }

    #[test]
    fn a_panic_ends_the_work_and_is_told() {
        let work = |(): &mut (), item, _: &AtomicBool| {
            assert_ne!(item, 20);
            Some(())
        };
        let run = || -> ControlFlow<Infallible> { in_order(0..u64::MAX, 3, || (), work, ControlFlow::Continue) };
        assert!(catch_unwind(AssertUnwindSafe(run)).is_err());
    }
}
