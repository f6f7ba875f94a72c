//! Work on several threads, whose results do not depend on how many there are.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use yosumi_engine::STACK_BYTES;

/// What `make` makes of the numbers from 0 on, in their order. Each thread has a worker, on which the result may not depend;
/// `on_done` is called on the thread that asks, once for each.
pub(crate) fn make_all<W, T: Send>(
    n_items: u64,
    n_threads: usize,
    new_worker: impl Fn() -> W + Sync,
    make: impl Fn(&mut W, u64) -> T + Sync,
    mut on_done: impl FnMut(),
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    let mut items: Vec<Option<T>> = std::iter::repeat_with(|| None).take(n_items as usize).collect();
    let n_threads = n_threads.clamp(1, items.len().max(1));
    thread::scope(|threads| {
        for _ in 0..n_threads {
            let (sender, next, new_worker, make) = (sender.clone(), &next, &new_worker, &make);
            let run = move || {
                let mut worker = new_worker();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // Where nobody listens any more there is nothing to work for.
                    if number >= n_items || sender.send((number, make(&mut worker, number))).is_err() {
                        break;
                    }
                }
            };
            let thread = thread::Builder::new().stack_size(STACK_BYTES);
            thread.spawn_scoped(threads, run).expect("the system has room for a thread");
        }
        drop(sender);
        for (number, item) in receiver {
            items[number as usize] = Some(item);
            on_done();
        }
    });
    items.into_iter().map(|item| item.expect("each was made, or its thread panicked")).collect()
}

/// The results of all parts of something, in their order.
pub(crate) fn in_parts<T: Send>(n_parts: usize, n_threads: usize, part: impl Fn(usize) -> T + Sync) -> Vec<T> {
    make_all(n_parts as u64, n_threads, || (), |(), number| part(number as usize), || {})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_parts() {
        for n_threads in [0, 1, 3, 50] {
            assert_eq!(in_parts(20, n_threads, |index| index * index), (0..20).map(|n| n * n).collect::<Vec<_>>());
        }
        assert!(in_parts(0, 2, |index| index).is_empty());
    }

    #[test]
    fn each_thread_has_one_worker() {
        let n_workers = AtomicU64::new(0);
        let new_worker = || n_workers.fetch_add(1, Ordering::Relaxed);
        let mut n_done = 0;
        let made = make_all(100, 3, new_worker, |worker, number| (*worker, number), || n_done += 1);
        assert!(made.iter().all(|(worker, _)| *worker < 3) && n_workers.into_inner() <= 3);
        assert_eq!((made.len(), n_done), (100, 100));
    }
}
