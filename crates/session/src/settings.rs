//! What the players of a session play with.

use std::thread;

use yosumi_engine::CpuPath;

/// What the players of a session play with.
///
/// ```
/// use yosumi_session::Settings;
///
/// let again = Settings { seed: 7, ..Settings::default() };
/// assert_eq!(again.cpu_path, Settings::default().cpu_path);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Where the `random` level begins to draw its moves: the same number gives the same moves.
    pub seed: u64,
    /// The kind of CPU that computers and hints think with.
    pub cpu_path: CpuPath,
    /// The threads that the higher levels think with.
    pub n_threads: usize,
}

/// Always the same moves, and all that this machine has.
impl Default for Settings {
    fn default() -> Self {
        Self { seed: 0, cpu_path: CpuPath::best(), n_threads: thread::available_parallelism().map_or(1, usize::from) }
    }
}
