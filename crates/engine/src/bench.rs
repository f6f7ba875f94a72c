//! A fixed piece of work, whose node count tells whether the search still does the same.

use std::time::Duration;

use yosumi_kernels::CpuPath;
use yosumi_rules::Position;

use crate::{Engine, Limits, Options};

/// Positions to solve, of 14, 18, 20 and 22 empties: from random games, from tournament games, and of the FFO suite.
const TO_SOLVE: [&str; 10] = [
    "XXOOXXX-XXXOOXX-X-OOOOXXXXOOOOOOXXXOXOO---XXXOO--OXOXXOO----XX-- X",
    "--X-O-X-O-XXXXXO-OOOOOOOOXXOOXO-OXOOOOX-OOOOOXX-OOOOOOX-OOOOO--- X",
    "-XXXXX--XX-OXX--XXOOOX--XXOOOOX-XXOXOOOXXXXOOOOO--XOOOOO---OOOOO X",
    "O-O-----OOOOOOOOOOOOOXXOXOXOXXXXXXOXXOXX-OXXXO----XXXX---X-OX--- X",
    "-OXXXX-O-OXXXXX-OOOXOOXX--XOXXXX--OOOO-----OOOOO--XXOOOO--O-OOXX X",
    "--XXXXX----XOOOO---OXOOO---OOOOO-XOOOOOO-OOOOOOO--OXOO-O--XXXXX- X",
    "-----X-X-----XX----XXXOO--XXXXOOOOXXXOXO-XXXOXXO--XOOXXOOOOOOOOO X",
    "--XXXX--O-XOXX---OXXXXXX-OOOOXXX---OOXXX---OOXOX---XXOOX--XXXXOX X",
    "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
    "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X",
];

/// Positions to look ahead in, after 8 to 28 moves of the sample line of perfect play (H. Takizawa, 2023).
const TO_LOOK_AHEAD: [&str; 4] = [
    "f5d6c3d3c4f4f6f3",
    "f5d6c3d3c4f4f6f3e6e7d7c5b6d8",
    "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7",
    "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2",
];

const LOOK_AHEAD: u8 = 14;

const TABLE_MEBIBYTES: usize = 16;

/// What the work took.
///
/// ```no_run
/// use yosumi_kernels::CpuPath;
///
/// let bench = yosumi_engine::bench(CpuPath::best());
/// println!("{} nodes in {:?}", bench.n_nodes, bench.elapsed);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// The nodes of all searches: the signature. It is the same on every CPU path and machine as long as the search, the
    /// evaluation and their parameters are.
    pub n_nodes: u64,
    /// The time they took together.
    pub elapsed: Duration,
}

/// Does the work with one thread.
///
/// # Panics
///
/// Never: the positions are part of the program, and a test reads them.
#[must_use]
pub fn bench(cpu_path: CpuPath) -> Bench {
    let mut engine = Engine::new(Options { cpu_path, table_mebibytes: TABLE_MEBIBYTES, ..Options::default() });
    let mut bench = Bench { n_nodes: 0, elapsed: Duration::ZERO };
    for (position, limits) in work() {
        engine.clear();
        let report = engine.search(position, limits);
        bench.n_nodes += report.n_nodes;
        bench.elapsed += report.elapsed;
    }
    bench
}

fn work() -> impl Iterator<Item = (Position, Limits)> {
    let solved = TO_SOLVE.into_iter().map(|board| (board.parse().expect("a position"), Limits::exact()));
    let looked_at = TO_LOOK_AHEAD.into_iter().map(|moves| {
        let game: yosumi_rules::Game = moves.parse().expect("legal moves");
        (game.position(), Limits::depth(LOOK_AHEAD))
    });
    solved.chain(looked_at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_work_is_there() {
        assert_eq!(work().count(), TO_SOLVE.len() + TO_LOOK_AHEAD.len());
    }
}
