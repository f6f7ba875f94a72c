//! Networks, ready to be looked up.

use wide::i16x16;
use yosumi_rules::Bitboard;

use crate::Features;
use crate::layers::Layers;
use crate::layout::{CORE_OFFSETS, FIRST_LANES, N_LANES, N_ROW_SLOTS, mobility_slots, slot_in_room};
use crate::network::{NETWORK_WIDTH, Network};
use crate::numbering::row_numbers;
use crate::patterns::{N_CORES, PATTERNS};

/// A row, which never lies across two cache lines.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(16))]
struct Row([i8; NETWORK_WIDTH]);

/// A network with its rows laid out for looking up.
#[derive(Debug, PartialEq)]
pub(crate) struct Correction {
    rows: Box<[Row]>,
    layers: Layers,
}

impl Correction {
    /// `None` for a network that corrects nothing.
    pub(crate) fn new(network: &Network) -> Option<Self> {
        if *network == Network::zero() {
            return None;
        }
        let network = network.within_bounds();
        let row = |number: &u32| Row(network.rows.get(*number as usize).copied().unwrap_or_default());
        let rows = row_numbers().iter().map(row).collect();
        Some(Self { rows, layers: Layers::new(&network) })
    }

    /// The network as plain numbers.
    pub(crate) fn network(&self) -> Network {
        let mut network = self.layers.network();
        for (number, row) in row_numbers().iter().zip(&self.rows) {
            if let Some(place) = network.rows.get_mut(*number as usize) {
                *place = row.0;
            }
        }
        network
    }

    /// What is to be added to the sum of the patterns, in the units of an evaluation. `moves` are the legal ones of the side to
    /// move and of the other.
    #[inline(always)]
    pub(crate) fn of(&self, features: &Features, moves: [Bitboard; 2]) -> i32 {
        let Some(rows) = self.rows.first_chunk::<N_ROW_SLOTS>() else { return 0 };
        let cores = features.cores();
        let mut sums = self.layers.biases;
        macro_rules! add {
            ($($pattern:literal)*) => {{
                const { assert!([$($pattern),*].len() == N_CORES, "every core is added once") };
                $(sums = with_rows::<$pattern>(sums, &cores, rows);)*
            }};
        }
        add!(0 1 2 3 4 5 6 7 8);
        for slot in mobility_slots(moves) {
            sums = with_row(sums, &rows[slot]);
        }
        self.layers.of(sums)
    }
}

/// With the rows of the places of one pattern. The pattern is known to the compiler, so that no index is seen to be outside.
#[inline(always)]
fn with_rows<const PATTERN: usize>(mut sums: i16x16, cores: &[i16; N_LANES], rows: &[Row; N_ROW_SLOTS]) -> i16x16 {
    let (first, last) = const { (FIRST_LANES[PATTERN], FIRST_LANES[PATTERN + 1]) };
    for index in &cores[first..last] {
        let slot = CORE_OFFSETS[PATTERN] + slot_in_room(*index, const { PATTERNS[PATTERN].n_core });
        sums = with_row(sums, &rows[slot]);
    }
    sums
}

#[inline(always)]
fn with_row(sums: i16x16, row: &Row) -> i16x16 {
    sums + i16x16::new(row.0.map(i16::from))
}
