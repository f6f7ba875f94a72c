//! What stable discs prove of a score.

use yosumi_kernels::Cpu;
use yosumi_rules::Board;

/// By the number of empties, the score that the lower limit of a window has to reach before it pays to count stable discs:
/// few are stable early on.
const THRESHOLDS: [i8; 61] = {
    let mut thresholds = [99; 61];
    let mut n_empties = 0;
    while n_empties < 61 {
        thresholds[n_empties] = match n_empties {
            4 => 12,
            5 => 14,
            3 | 6..=7 => 16,
            8..=12 => 20,
            13..=18 => 24,
            19..=24 => 32,
            25..=32 => 40,
            _ => 99,
        };
        n_empties += 1;
    }
    thresholds
};

/// An upper bound of the score in discs that is at most `alpha`, when the opponent's stable discs prove one.
#[inline(always)]
pub(crate) fn stability_cutoff<C: Cpu>(cpu: C, board: Board, n_empties: u8, alpha: i32) -> Option<i32> {
    // No more discs are stable than there are.
    let least_bound = 64 - 2 * i32::from(board.opponent().len());
    if alpha < i32::from(THRESHOLDS[usize::from(n_empties.min(60))]) || least_bound > alpha {
        return None;
    }
    let bound = 64 - 2 * i32::from(cpu.stable_discs(board.pass()).len());
    (bound <= alpha).then_some(bound)
}
