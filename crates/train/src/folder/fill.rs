//! Long work on several threads, kept in a folder as it is done.

use std::time::{Duration, Instant};

use crate::parallel::make_all;
use crate::{Folder, Item, Progress, TrainError};

/// Makes items until there are `n_items` in the folder, file by file. An item is made from its number by a worker, of which
/// each thread has one; it may depend on nothing else.
pub(crate) fn fill<T: Item, W>(
    folder: &mut Folder<T>,
    n_items: u64,
    n_threads: usize,
    new_worker: impl Fn() -> W + Sync,
    make: impl Fn(&mut W, u64) -> T + Sync,
    mut on_progress: impl FnMut(&Progress),
) -> Result<(), TrainError> {
    let begin = Instant::now();
    let chunk_items = u64::from(folder.chunk_items());
    let mut n_done = folder.n_items();
    if n_done < n_items {
        // A last file that is not full makes way for a fuller one.
        n_done -= n_done % chunk_items;
    }
    let mut progress = Progress { n_items, n_found: n_done, n_done, elapsed: Duration::ZERO };
    on_progress(&progress);
    while n_done < n_items {
        let n_here = chunk_items.min(n_items - n_done);
        let make = |worker: &mut W, number| make(worker, n_done + number);
        let items = make_all(n_here, n_threads, &new_worker, make, || {
            progress.n_done += 1;
            progress.elapsed = begin.elapsed();
            on_progress(&progress);
        });
        folder.write_chunk((n_done / chunk_items) as usize, &items)?;
        n_done += n_here;
    }
    Ok(())
}
