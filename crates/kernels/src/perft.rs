//! Counting move sequences at the full speed of the kernels.

use yosumi_rules::Board;

use crate::{Cpu, CpuPath, Node, Work};

/// What [`yosumi_rules::perft`] counts, as fast as a CPU path goes: a pass is a ply.
///
/// ```
/// use yosumi_kernels::{CpuPath, perft};
/// use yosumi_rules::Board;
///
/// assert_eq!(perft(CpuPath::best(), Board::START, 7), 55_092);
/// ```
#[must_use]
pub fn perft(path: CpuPath, board: Board, depth: u32) -> u64 {
    path.run(Count::<true> { board, depth })
}

/// What [`yosumi_rules::perft_pass_free`] counts, as fast as a CPU path goes: only discs are counted.
///
/// ```
/// use yosumi_kernels::{CpuPath, perft_pass_free};
/// use yosumi_rules::Board;
///
/// assert_eq!(perft_pass_free(CpuPath::best(), Board::START, 7), 55_092);
/// ```
#[must_use]
pub fn perft_pass_free(path: CpuPath, board: Board, depth: u32) -> u64 {
    path.run(Count::<false> { board, depth })
}

struct Count<const PASS_IS_PLY: bool> {
    board: Board,
    depth: u32,
}

impl<const PASS_IS_PLY: bool> Work for Count<PASS_IS_PLY> {
    type Output = u64;

    fn run<C: Cpu>(self, cpu: C) -> u64 {
        match self.depth {
            0 => 1,
            depth => cpu.call::<CountNode<PASS_IS_PLY>>(&mut (), self.board, 0, 0, depth),
        }
    }
}

/// Counts the sequences of `rest` plies, one at the least, and of games that end before.
struct CountNode<const PASS_IS_PLY: bool>;

impl<const PASS_IS_PLY: bool> Node for CountNode<PASS_IS_PLY> {
    type Context<'a> = ();
    type Rest = u32;
    type Output = u64;

    #[inline(always)]
    fn run<C: Cpu>(cpu: C, (): &mut (), board: Board, _: i32, _: i32, depth: u32) -> u64 {
        let moves = cpu.legal_moves(board);
        if moves.is_empty() {
            let rest = if PASS_IS_PLY { depth - 1 } else { depth };
            if rest == 0 || cpu.legal_moves(board.pass()).is_empty() {
                return 1;
            }
            return cpu.call::<Self>(&mut (), board.pass(), 0, 0, rest);
        }
        if depth == 1 {
            return u64::from(moves.len());
        }
        let after = |square| board.play_unchecked(square, cpu.flips(square, board));
        if depth > 2 {
            return moves.iter().map(|square| cpu.call::<Self>(&mut (), after(square), 0, 0, depth - 1)).sum();
        }
        // The last ply is counted without a call, the moves of one board beside those of the next.
        let n_leaves = |next: Board| match cpu.legal_moves(next).len() {
            0 if PASS_IS_PLY => 1,
            0 => u64::from(cpu.legal_moves(next.pass()).len().max(1)),
            n => u64::from(n),
        };
        moves.iter().map(|square| n_leaves(after(square))).sum()
    }
}
