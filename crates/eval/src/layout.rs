//! Where the weights of a stage lie when they are looked up.

use yosumi_rules::Bitboard;

use crate::patterns::{INSTANCES, N_CORES, N_INSTANCES, PATTERNS};

/// The number of indices that features hold: the instances, filled up to whole vectors.
pub(crate) const N_LANES: usize = N_INSTANCES.next_multiple_of(16);

/// The number of weights for the difference of the discs, −64 to +64.
pub(crate) const N_DIFFERENCES: usize = 129;

/// The number of contents of `n` squares.
pub(crate) const fn n_contents(n_squares: usize) -> usize {
    3_usize.pow(n_squares as u32)
}

/// Room for each content, filled up to a power of two: an index is brought inside by a mask, whatever it is, and
/// negative ones lie at the end.
pub(crate) const fn room(n_squares: usize) -> usize {
    n_contents(n_squares).next_power_of_two()
}

/// Where each pattern's weights begin.
pub(crate) const OFFSETS: [usize; PATTERNS.len() + 1] = {
    let mut offsets = [0; PATTERNS.len() + 1];
    let mut pattern = 0;
    while pattern < PATTERNS.len() {
        offsets[pattern + 1] = offsets[pattern] + room(PATTERNS[pattern].squares.len());
        pattern += 1;
    }
    offsets
};

/// Where the weights of the disc difference begin: 256 of them, so that a byte is always inside.
pub(crate) const DIFFERENCE_OFFSET: usize = OFFSETS[PATTERNS.len()];

/// The number of weights of a stage, with the unused ones between.
pub(crate) const STAGE_LEN: usize = DIFFERENCE_OFFSET + 256;

/// Where the rows of the network begin for each pattern that it looks at; at the end their number.
pub(crate) const CORE_OFFSETS: [usize; N_CORES + 1] = {
    let mut offsets = [0; N_CORES + 1];
    let mut pattern = 0;
    while pattern < N_CORES {
        offsets[pattern + 1] = offsets[pattern] + room(PATTERNS[pattern].n_core);
        pattern += 1;
    }
    offsets
};

/// Room for each number of moves that a side may have.
pub(crate) const N_MOBILITIES: usize = 64;

/// Where the rows for the numbers of moves begin: those of the side to move, then those of the other.
pub(crate) const MOBILITY_OFFSET: usize = CORE_OFFSETS[N_CORES];

/// The number of rows of a network, with the unused ones between.
pub(crate) const N_ROW_SLOTS: usize = MOBILITY_OFFSET + 2 * N_MOBILITIES;

/// The lane of each pattern's first instance; at the end the number of instances.
pub(crate) const FIRST_LANES: [usize; PATTERNS.len() + 1] = {
    let mut first = [0; PATTERNS.len() + 1];
    let mut lane = 0;
    while lane < N_INSTANCES {
        first[INSTANCES[lane].pattern + 1] = lane + 1;
        lane += 1;
    }
    first
};

/// The slot of a content among those of a pattern of so many squares.
#[inline(always)]
pub(crate) const fn slot_in_room(index: i16, n_squares: usize) -> usize {
    index as u16 as usize & (room(n_squares) - 1)
}

/// The slot of the content of a place in its stage.
pub(crate) fn slot(lane: usize, index: i16) -> usize {
    let pattern = INSTANCES[lane].pattern;
    OFFSETS[pattern] + slot_in_room(index, PATTERNS[pattern].squares.len())
}

/// The slots of the numbers of moves of the side to move and of the other.
#[inline(always)]
pub(crate) fn mobility_slots(moves: [Bitboard; 2]) -> [usize; 2] {
    let [own, others] = moves.map(|moves| usize::from(moves.len()) % N_MOBILITIES);
    [MOBILITY_OFFSET + own, MOBILITY_OFFSET + N_MOBILITIES + others]
}

/// The slot of the content of a place's core in a network.
pub(crate) fn core_slot(lane: usize, index: i16) -> usize {
    let pattern = INSTANCES[lane].pattern;
    CORE_OFFSETS[pattern] + slot_in_room(index, PATTERNS[pattern].n_core)
}
