//! What work is done with.

use yosumi_engine::{Engine, Limits, Options, Report};
use yosumi_eval::Evaluation;
use yosumi_kernels::CpuPath;
use yosumi_rules::{Board, ByColor, Color, Position, Setup};

/// What work is done with. The evaluation has its part in what comes out, the rest has none.
///
/// ```
/// use yosumi_train::Resources;
///
/// let resources = Resources { n_threads: 2, ..Resources::default() };
/// assert_eq!(resources.evaluation, Resources::default().evaluation);
/// ```
#[derive(Clone, Debug)]
pub struct Resources {
    /// The evaluation to search with.
    pub evaluation: Evaluation,
    /// The number of threads, at least one.
    pub n_threads: usize,
    /// The kind of CPU to work with.
    pub cpu_path: CpuPath,
}

impl Default for Resources {
    /// The evaluation inside the program, one thread, the best path of this machine.
    fn default() -> Self {
        let Options { evaluation, n_threads, cpu_path, .. } = Options::default();
        Self { evaluation, n_threads, cpu_path }
    }
}

impl Resources {
    /// An engine for one of the threads.
    pub(crate) fn engine(&self, table_mebibytes: usize) -> Engine {
        let (evaluation, cpu_path) = (self.evaluation.clone(), self.cpu_path);
        Engine::new(Options { n_threads: 1, table_mebibytes, cpu_path, evaluation })
    }

    /// A number by which the weights are known: the checksum of their file.
    pub(crate) fn weights_checksum(&self) -> String {
        let file = self.evaluation.to_bytes();
        let checksum = file.last_chunk().map_or(0, |checksum| u64::from_le_bytes(*checksum));
        format!("{checksum:016x}")
    }
}

/// Searches a board. Its side to move is called Black, for a search does not ask for colors.
pub(crate) fn search(engine: &mut Engine, board: Board, limits: &Limits) -> Report {
    let discs = ByColor { black: board.player(), white: board.opponent() };
    let position: Position = Setup { discs, turn: Color::Black }.try_into().expect("there are discs on the board");
    engine.search_here(position, limits)
}
