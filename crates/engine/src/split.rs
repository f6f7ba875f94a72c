//! Sharing a node among threads: young brothers wait (R. Feldmann et al., 1989). The first move of a node is searched by one
//! thread; if it does not end the node, the others may be searched at the same time.
//!
//! A thread that shares a node searches its moves like any other, and is done with the node when all who joined are. While
//! it waits it joins in below, where those it waits for share nodes of their own.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use yosumi_eval::Features;
use yosumi_kernels::Cpu;
use yosumi_rules::Square;

use crate::deep::{Reach, child};
use crate::moves::Candidate;
use crate::searcher::Searcher;

/// The least depth at which a node is shared in the midgame.
const LEAST_DEPTH: u8 = 6;

/// The least number of empties at which a node is shared when the game is solved.
const LEAST_EMPTIES: u8 = 12;

/// How often a thread without work looks for some before it sleeps.
const LOOKS_BEFORE_SLEEP: u32 = 5_000;

/// A node that threads share.
#[derive(Debug)]
pub(crate) struct SplitPoint {
    parent: Option<Arc<SplitPoint>>,
    features: Features,
    reach: Reach,
    beta: i32,
    alpha: AtomicI32,
    /// Set when the node's value no longer matters, or is known to be `beta` or more.
    is_cut: AtomicBool,
    progress: Mutex<Progress>,
    /// The threads that joined and are not done.
    n_helpers: AtomicUsize,
}

/// How far the moves of a shared node are searched.
#[derive(Debug)]
struct Progress {
    /// The moves that nobody searches yet, the last one first.
    waiting: Vec<Candidate>,
    best: i32,
    best_move: Option<Square>,
}

impl SplitPoint {
    /// Whether the node is of no more interest, by itself or because one above it is not.
    pub(crate) fn is_cut(&self) -> bool {
        let above = std::iter::successors(Some(self), |split| split.parent.as_deref());
        above.into_iter().any(|split| split.is_cut.load(Ordering::Relaxed))
    }

    fn is_below(&self, other: &Arc<SplitPoint>) -> bool {
        std::iter::successors(self.parent.as_ref(), |split| split.parent.as_ref())
            .any(|above| Arc::ptr_eq(above, other))
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        // A thread that panicked ends the search; what it left is not used.
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The threads of a search that wait for nodes to join in at.
#[derive(Debug, Default)]
pub(crate) struct Pool {
    open: Mutex<Open>,
    has_changed: Condvar,
    /// The threads that wait, so that nobody shares a node in vain.
    n_idle: AtomicUsize,
    /// The number of shared nodes, to be looked at without the lock.
    n_open: AtomicUsize,
    /// Nodes counted by the threads that wait, when they joined in.
    pub(crate) n_nodes: AtomicU64,
}

#[derive(Debug, Default)]
struct Open {
    splits: Vec<Arc<SplitPoint>>,
    is_over: bool,
}

impl Pool {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends the waiting threads home.
    pub(crate) fn close(&self) {
        self.open().is_over = true;
        self.has_changed.notify_all();
    }

    /// Waits for nodes and joins in, until the pool is closed.
    pub(crate) fn serve<C: Cpu>(&self, cpu: C, searcher: &mut Searcher<'_>) {
        let mut open = self.open();
        let mut n_looks = 0;
        while !open.is_over {
            if let Some(split) = join(&open, |_| true) {
                drop(open);
                help(cpu, searcher, &split);
                self.n_nodes.fetch_add(std::mem::take(&mut searcher.n_nodes), Ordering::Relaxed);
                open = self.open();
                n_looks = 0;
                continue;
            }
            self.n_idle.fetch_add(1, Ordering::Relaxed);
            if n_looks < LOOKS_BEFORE_SLEEP {
                // Nodes to share come often, and waking up takes longer than many of them last.
                drop(open);
                pause();
                while n_looks < LOOKS_BEFORE_SLEEP && self.n_open.load(Ordering::Relaxed) == 0 {
                    pause();
                    n_looks += 1;
                }
                n_looks += 1;
                open = self.open();
            } else {
                open = self.has_changed.wait(open).unwrap_or_else(PoisonError::into_inner);
                n_looks = 0;
            }
            self.n_idle.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// Finds the shared node with the most to do among those that are wanted, and joins it.
fn join(open: &Open, is_wanted: impl Fn(&SplitPoint) -> bool) -> Option<Arc<SplitPoint>> {
    let has_work = |split: &SplitPoint| !split.progress().waiting.is_empty() && !split.is_cut();
    let found = open.splits.iter().filter(|split| is_wanted(split) && has_work(split));
    let split = Arc::clone(found.max_by_key(|split| split.reach.depth)?);
    split.n_helpers.fetch_add(1, Ordering::AcqRel);
    Some(split)
}

/// Whether the other moves of a node are to be shared.
#[inline(always)]
pub(crate) fn is_worth_sharing(searcher: &Searcher<'_>, reach: Reach, n_empties: u8, n_moves: usize) -> bool {
    let least = if reach.depth >= n_empties { LEAST_EMPTIES } else { LEAST_DEPTH };
    reach.depth >= least && n_moves >= 2 && searcher.search.pool.n_idle.load(Ordering::Relaxed) > 0
}

/// Searches the moves of a node together with whoever has time: they come in order, the first one first. Gives the best
/// value and move, which are those known so far unless a better one was found.
pub(crate) fn share<C: Cpu>(
    cpu: C,
    searcher: &mut Searcher<'_>,
    moves: &[Candidate],
    (alpha, beta): (i32, i32),
    reach: Reach,
    (best, best_move): (i32, Option<Square>),
) -> (i32, Option<Square>) {
    let split = Arc::new(SplitPoint {
        parent: searcher.split.clone(),
        features: *searcher.features(),
        reach,
        beta,
        alpha: AtomicI32::new(alpha),
        is_cut: AtomicBool::new(false),
        progress: Mutex::new(Progress { waiting: moves.iter().rev().copied().collect(), best, best_move }),
        n_helpers: AtomicUsize::new(0),
    });
    let pool = &searcher.search.pool;
    pool.open().splits.push(Arc::clone(&split));
    pool.n_open.fetch_add(1, Ordering::Relaxed);
    pool.has_changed.notify_all();

    let above = searcher.split.replace(Arc::clone(&split));
    work(cpu, searcher, &split);
    // Nobody joins any more; those who did are waited for.
    pool.open().splits.retain(|other| !Arc::ptr_eq(other, &split));
    pool.n_open.fetch_sub(1, Ordering::Relaxed);
    let mut n_looks = 0;
    while split.n_helpers.load(Ordering::Acquire) > 0 {
        let below = join(&pool.open(), |other| other.is_below(&split));
        n_looks += 1;
        match below {
            Some(below) => help(cpu, searcher, &below),
            None if n_looks < LOOKS_BEFORE_SLEEP => pause(),
            // There may be more threads than cores, and the one that is waited for may have none.
            None => std::thread::yield_now(),
        }
    }
    searcher.split = above;
    let progress = split.progress();
    (progress.best, progress.best_move)
}

/// Works on a node of another thread, from where this one is and back.
fn help<C: Cpu>(cpu: C, searcher: &mut Searcher<'_>, split: &Arc<SplitPoint>) {
    let _done = Done { split, stop: &searcher.search.stop };
    let own = searcher.go_to(split.features, Some(Arc::clone(split)));
    work(cpu, searcher, split);
    searcher.come_back(own);
}

/// Tells that a thread is done with a node, also when it panicked: then nobody waits for it for ever, and nobody takes what
/// is there for the whole node.
struct Done<'a> {
    split: &'a SplitPoint,
    stop: &'a AtomicBool,
}

impl Drop for Done<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.stop.store(true, Ordering::Relaxed);
        }
        self.split.n_helpers.fetch_sub(1, Ordering::AcqRel);
    }
}

/// Lets some time pass between two looks, less than a microsecond: what is waited for comes soon.
fn pause() {
    for _ in 0..20 {
        std::hint::spin_loop();
    }
}

/// Searches moves of a shared node until there are none, or the node is of no more interest.
fn work<C: Cpu>(cpu: C, searcher: &mut Searcher<'_>, split: &SplitPoint) {
    loop {
        let Some(candidate) = split.progress().waiting.pop() else { return };
        let alpha = split.alpha.load(Ordering::Relaxed);
        let value = child(cpu, searcher, candidate, false, alpha, split.beta, split.reach);
        if searcher.is_stopped() {
            return;
        }
        let mut progress = split.progress();
        if value > progress.best {
            progress.best = value;
            progress.best_move = Some(candidate.square);
            split.alpha.fetch_max(value, Ordering::Relaxed);
            if value >= split.beta {
                progress.waiting.clear();
                split.is_cut.store(true, Ordering::Relaxed);
                return;
            }
        }
    }
}
