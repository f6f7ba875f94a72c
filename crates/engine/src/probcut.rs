//! Multi-ProbCut: what a shallow search says with little doubt is taken for the truth (M. Buro, 1995, 1997).

use yosumi_kernels::Cpu;
use yosumi_rules::Board;

use crate::deep::{Reach, search};
use crate::searcher::Searcher;

/// The least depth that is worth a shallow look.
const LEAST_DEPTH: u8 = 3;

/// A bound that a shallow search makes likely enough, at a null window; `None` where it does not, and in an exact search.
#[inline(always)]
pub(crate) fn probcut<C: Cpu>(
    cpu: C,
    searcher: &mut Searcher<'_>,
    board: Board,
    alpha: i32,
    beta: i32,
    reach: Reach,
) -> Option<i32> {
    let tenths = reach.selectivity.tenths_of_deviation()?;
    if reach.depth < LEAST_DEPTH {
        return None;
    }
    let shallow = shallow_depth(reach.depth);
    let (shallow_plies, deep_plies) = (u32::from(shallow), u32::from(reach.depth));
    let n_discs = 64 - u32::from(board.n_empties());
    let parameters = searcher.search.shared.evaluation.probcut();
    let deviation = parameters.deviation(shallow_plies, deep_plies, n_discs);
    let mean = parameters.mean(shallow_plies, deep_plies, n_discs);
    let margin = tenths * deviation / 10;
    let value = searcher.evaluate_quickly(board);
    let shallow_reach = Reach { depth: shallow, ..reach };

    // Only the side on which the static value lies is worth the look.
    let high = beta + margin - mean;
    if value >= beta - margin / 2 && high < crate::deep::INFINITY {
        let found = search(cpu, searcher, board, high - 1, high, shallow_reach);
        if found >= high && !searcher.is_stopped() {
            return Some(beta);
        }
    }
    let low = alpha - margin - mean;
    if value <= alpha + margin / 2 && low > -crate::deep::INFINITY {
        let found = search(cpu, searcher, board, low, low + 1, shallow_reach);
        if found <= low && !searcher.is_stopped() {
            return Some(alpha);
        }
    }
    None
}

/// The depth of the look: about two fifths, of the same parity, for values of even and odd depths differ.
#[inline(always)]
const fn shallow_depth(depth: u8) -> u8 {
    let about = depth * 2 / 5;
    about + ((about ^ depth) & 1)
}
