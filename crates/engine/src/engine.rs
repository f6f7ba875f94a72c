//! The engine as a value.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use yosumi_eval::Evaluation;
use yosumi_kernels::CpuPath;
use yosumi_rules::Position;

use crate::deadline::Deadline;
use crate::endgame::LocalTables;
use crate::report::Report;
use crate::root::{Analysis, STACK_BYTES};
use crate::searcher::{Search, Shared};
use crate::split::Pool;
use crate::table::TranspositionTable;
use crate::{Limits, StopSign};

/// What an engine is made of.
///
/// ```
/// use yosumi_engine::{Engine, Options};
///
/// let engine = Engine::new(Options { n_threads: 2, table_mebibytes: 16, ..Options::default() });
/// # drop(engine);
/// ```
#[derive(Clone, Debug)]
pub struct Options {
    /// The number of threads to search with, at least one.
    pub n_threads: usize,
    /// The size of the transposition table in mebibytes.
    pub table_mebibytes: usize,
    /// The kind of CPU to work with.
    pub cpu_path: CpuPath,
    /// The evaluation.
    pub evaluation: Evaluation,
}

impl Default for Options {
    /// One thread, 64 MiB, the best path of this machine, the evaluation inside the program.
    fn default() -> Self {
        Self { n_threads: 1, table_mebibytes: 64, cpu_path: CpuPath::best(), evaluation: Evaluation::embedded() }
    }
}

/// An engine: it searches positions, one at a time, on threads of its own.
///
/// [`start`](Self::start) returns at once, [`stop`](Self::stop) may be called from any thread, and [`wait`](Self::wait) gives
/// the report; [`search`](Self::search) is start and wait in one. What it learns it keeps for the next search, until it is
/// [cleared](Self::clear). Dropping it ends the search that runs.
///
/// ```
/// use std::thread;
///
/// use yosumi_engine::{Engine, Limits, Options};
/// use yosumi_rules::Position;
///
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// // Nobody solves the game from its start, but an answer is there whenever it is asked for.
/// engine.start(Position::START, Limits::exact(), |report| assert!(!report.moves.is_empty()));
/// thread::scope(|threads| {
///     threads.spawn(|| engine.stop());
/// });
/// let report = engine.wait().expect("a search was started");
/// assert!(report.moves[0].mv.square().is_some());
/// ```
pub struct Engine {
    shared: Arc<Shared>,
    n_threads: usize,
    cpu_path: CpuPath,
    running: Option<Running>,
    /// What a search on the caller's thread remembers, kept for the next one.
    local: Option<LocalTables>,
}

struct Running {
    search: JoinHandle<Report>,
    stop: Arc<AtomicBool>,
    deadline: Option<Deadline>,
}

impl Running {
    /// Waits until the search has ended, and until no thread of it is left.
    fn end(self) -> thread::Result<Report> {
        let report = self.search.join();
        self.deadline.into_iter().for_each(Deadline::call_off);
        report
    }
}

impl Engine {
    /// An engine that has not searched yet.
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Options};
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// assert_eq!(engine.wait(), None);
    /// ```
    #[must_use]
    pub fn new(options: Options) -> Self {
        let shared = Shared { table: TranspositionTable::new(options.table_mebibytes), evaluation: options.evaluation };
        Self {
            shared: Arc::new(shared),
            n_threads: options.n_threads.max(1),
            cpu_path: options.cpu_path,
            running: None,
            local: None,
        }
    }

    /// Begins to search a position, and stops what was searched before. `on_progress` is called on the search's thread
    /// after each round; the last report is what [`wait`](Self::wait) gives.
    ///
    /// # Panics
    ///
    /// When the system has no room for another thread, and when the search before did.
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Limits, Options};
    /// # use yosumi_rules::Position;
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// let (sender, receiver) = std::sync::mpsc::channel();
    /// engine.start(Position::START, Limits::depth(3), move |report| sender.send(report.depth).expect("a listener"));
    /// assert_eq!(receiver.iter().collect::<Vec<_>>(), [1, 2, 3]);
    /// # engine.wait();
    /// ```
    pub fn start(&mut self, position: Position, limits: Limits, on_progress: impl FnMut(&Report) + Send + 'static) {
        self.start_until(position, limits, StopSign::new(), on_progress);
    }

    /// The same, and the search also ends when `sign` is set, by whomever. A sign that is set already ends it before it has
    /// found out anything. The engine only looks at the sign: neither [`stop`](Self::stop) nor the end of the time sets it.
    ///
    /// # Panics
    ///
    /// As [`start`](Self::start).
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Limits, Options, StopSign};
    /// # use yosumi_rules::Position;
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// let sign = StopSign::new();
    /// engine.start_until(Position::START, Limits::depth(2), sign.clone(), |_| {});
    /// assert_eq!(engine.wait().map(|report| report.depth), Some(2));
    /// assert!(!sign.is_set());
    /// ```
    pub fn start_until(
        &mut self,
        position: Position,
        limits: Limits,
        sign: StopSign,
        on_progress: impl FnMut(&Report) + Send + 'static,
    ) {
        self.stop();
        self.wait();
        // Each search has a flag of its own: a late word for the last search does not stop this one.
        let stop = Arc::new(AtomicBool::new(false));
        self.shared.table.begin_search();
        let by_clock = limits.clock.map(|clock| clock.time_for_move(position.board().n_empties()));
        let time = limits.time.into_iter().chain(by_clock).min();
        let deadline = time.map(|time| Deadline::after(time, Arc::clone(&stop)));
        let search = Search {
            shared: Arc::clone(&self.shared),
            stop: Arc::clone(&stop),
            sign,
            pool: Pool::default(),
            node_limit: limits.nodes.unwrap_or(u64::MAX),
        };
        let (cpu_path, n_threads) = (self.cpu_path, self.n_threads);
        let run = move || {
            let local = LocalTables::new();
            cpu_path.run(Analysis { search: &search, position, limits: &limits, n_threads, local, on_progress }).0
        };
        let search = thread::Builder::new()
            .name(String::from("search"))
            .stack_size(STACK_BYTES)
            .spawn(run)
            .expect("the system has room for a thread");
        self.running = Some(Running { search, stop, deadline });
    }

    /// Asks the search to end; it does within milliseconds, and [`wait`](Self::wait) gives what it has found. Where nothing
    /// is searched, nothing happens: a search that is started later is not stopped.
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Limits, Options};
    /// # use yosumi_rules::Position;
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// engine.start(Position::START, Limits::exact(), |_| {});
    /// engine.stop();
    /// assert!(engine.wait().is_some_and(|report| !report.is_exact));
    /// ```
    pub fn stop(&self) {
        if let Some(running) = &self.running {
            running.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Whether a search is still going on.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.running.as_ref().is_some_and(|running| !running.search.is_finished())
    }

    /// Waits for the search to end. `None` when none was started since the last time.
    ///
    /// # Panics
    ///
    /// When the search did: that is a mistake of the engine or of `on_progress`.
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Limits, Options};
    /// # use yosumi_rules::Position;
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// engine.start(Position::START, Limits::depth(2), |_| {});
    /// assert_eq!(engine.wait().map(|report| report.depth), Some(2));
    /// assert_eq!(engine.wait(), None);
    /// ```
    pub fn wait(&mut self) -> Option<Report> {
        let running = self.running.take()?;
        Some(running.end().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    }

    /// Searches a position to the limits and gives what was found.
    ///
    /// # Panics
    ///
    /// As [`start`](Self::start).
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Limits, Options};
    /// # use yosumi_rules::{Move, Position};
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// let must_pass: Position = "XO-------------------------------------------------------------- O".parse()?;
    /// let report = engine.search(must_pass, Limits::exact());
    /// assert_eq!((report.moves[0].mv, report.value.rounded()), (Move::Pass, -64));
    /// # Ok::<(), yosumi_rules::ParsePositionError>(())
    /// ```
    pub fn search(&mut self, position: Position, limits: Limits) -> Report {
        self.start(position, limits, |_| {});
        self.wait().unwrap_or_else(|| unreachable!("the search was started above"))
    }

    /// Searches a position on the thread that asks, with no other one, and stops what was searched before. For those who
    /// search many positions for a short time each: no thread is made and no memory taken.
    ///
    /// The limits of time and of the clock do not count here. The thread needs a stack of [`STACK_BYTES`].
    ///
    /// # Panics
    ///
    /// When the search before did.
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Limits, Options};
    /// # use yosumi_rules::Position;
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// let here = engine.search_here(Position::START, &Limits::depth(3));
    /// engine.clear();
    /// let elsewhere = engine.search(Position::START, Limits::depth(3));
    /// assert_eq!((here.moves, here.n_nodes), (elsewhere.moves, elsewhere.n_nodes));
    /// ```
    pub fn search_here(&mut self, position: Position, limits: &Limits) -> Report {
        self.stop();
        self.wait();
        self.shared.table.begin_search();
        let search = Search {
            shared: Arc::clone(&self.shared),
            stop: Arc::default(),
            sign: StopSign::new(),
            pool: Pool::default(),
            node_limit: limits.nodes.unwrap_or(u64::MAX),
        };
        let limits = Limits { time: None, clock: None, ..limits.clone() };
        let local = self.local.take().unwrap_or_else(LocalTables::new);
        let on_progress = |_: &Report| {};
        let work = Analysis { search: &search, position, limits: &limits, n_threads: 1, local, on_progress };
        let (report, local) = self.cpu_path.run(work);
        self.local = Some(local);
        report
    }

    /// Forgets what was learned from earlier searches, and ends the one that runs.
    ///
    /// ```
    /// # use yosumi_engine::{Engine, Limits, Options};
    /// # use yosumi_rules::Position;
    /// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
    /// let first = engine.search(Position::START, Limits::depth(4));
    /// engine.clear();
    /// assert_eq!(engine.search(Position::START, Limits::depth(4)).n_nodes, first.n_nodes);
    /// ```
    pub fn clear(&mut self) {
        self.stop();
        self.wait();
        self.shared.table.clear();
        self.local = None;
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("n_threads", &self.n_threads)
            .field("cpu_path", &self.cpu_path)
            .field("is_running", &self.running.is_some())
            .finish_non_exhaustive()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.stop();
        // Nobody asks any more how the search ended, not even by a panic.
        let _ = self.running.take().map(Running::end);
    }
}
