//! Which weight belongs to which slot, and which row of a network: contents that are mirror images of one another have the
//! same.

use std::sync::OnceLock;

use yosumi_rules::{Board, Square};

use crate::Features;
use crate::layout::{
    CORE_OFFSETS, DIFFERENCE_OFFSET, MOBILITY_OFFSET, N_DIFFERENCES, N_ROW_SLOTS, OFFSETS, STAGE_LEN, core_slot,
    mobility_slots, n_contents, slot, slot_in_room,
};
use crate::patterns::{N_CORE_INSTANCES, N_CORES, N_INSTANCES, PATTERNS, own_orders};

/// The most squares of a pattern: an index has to fit its 16 bits.
const MAX_SQUARES: usize = 10;

/// The number of rows that a position adds up: one for each core, and one for each side's number of moves.
pub const N_ROWS_OF_POSITION: usize = N_CORE_INSTANCES + 2;

/// The number of weights of a stage.
///
/// ```
/// # use yosumi_eval::{Weights, n_weights};
/// assert_eq!(Weights::zero(4).stage(0).len(), n_weights());
/// ```
#[must_use]
pub fn n_weights() -> usize {
    weight_numbering().n
}

/// The number of rows of a network.
///
/// ```
/// # use yosumi_eval::{Weights, n_rows};
/// assert_eq!(Weights::zero(4).network(0).rows.len(), n_rows());
/// ```
#[must_use]
pub fn n_rows() -> usize {
    row_numbering().n
}

/// The weights that a position is worth the sum of: one for each place of a pattern, and the last for the difference of
/// the discs.
///
/// ```
/// # use yosumi_eval::{Features, N_INSTANCES, n_weights, weight_indices};
/// # use yosumi_rules::Board;
/// let indices = weight_indices(&Features::of(Board::START), Board::START);
/// assert!(indices.len() == N_INSTANCES + 1 && indices.iter().all(|index| *index < n_weights()));
/// ```
#[must_use]
pub fn weight_indices(features: &Features, board: Board) -> [usize; N_INSTANCES + 1] {
    let numbers = weight_numbers();
    let difference = board.player().len().wrapping_sub(board.opponent().len());
    std::array::from_fn(|place| {
        let content = features.indices().get(place);
        let slot = content.map_or(DIFFERENCE_OFFSET + usize::from(difference), |index| slot(place, *index));
        numbers[slot] as usize
    })
}

/// The rows that a network adds up for a position.
///
/// ```
/// # use yosumi_eval::{Features, N_ROWS_OF_POSITION, n_rows, row_indices};
/// # use yosumi_rules::Board;
/// let indices = row_indices(&Features::of(Board::START), Board::START);
/// assert!(indices.len() == N_ROWS_OF_POSITION && indices.iter().all(|index| *index < n_rows()));
/// ```
#[must_use]
pub fn row_indices(features: &Features, board: Board) -> [usize; N_ROWS_OF_POSITION] {
    let (numbers, cores) = (row_numbers(), features.cores());
    let mobilities = mobility_slots([board.legal_moves(), board.pass().legal_moves()]);
    std::array::from_fn(|place| {
        let slot = match place.checked_sub(N_CORE_INSTANCES) {
            None => core_slot(place, cores[place]),
            Some(side) => mobilities[side],
        };
        numbers[slot] as usize
    })
}

/// The weight of each slot of a stage; a number that is none where the slot is not used.
pub(crate) fn weight_numbers() -> &'static [u32] {
    &weight_numbering().numbers
}

/// The row of each slot of a network, likewise.
pub(crate) fn row_numbers() -> &'static [u32] {
    &row_numbering().numbers
}

struct Numbering {
    numbers: Vec<u32>,
    n: usize,
}

fn weight_numbering() -> &'static Numbering {
    static NUMBERING: OnceLock<Numbering> = OnceLock::new();
    NUMBERING.get_or_init(|| {
        let mut numbering = Numbering::new(STAGE_LEN);
        for (pattern, offset) in PATTERNS.iter().zip(OFFSETS) {
            numbering.add_contents(pattern.squares, offset);
        }
        for difference in 0..N_DIFFERENCES {
            let slot = DIFFERENCE_OFFSET + usize::from((difference as u8).wrapping_sub(64));
            numbering.numbers[slot] = numbering.n as u32;
            numbering.n += 1;
        }
        numbering
    })
}

fn row_numbering() -> &'static Numbering {
    static NUMBERING: OnceLock<Numbering> = OnceLock::new();
    NUMBERING.get_or_init(|| {
        let mut numbering = Numbering::new(N_ROW_SLOTS);
        for (pattern, offset) in PATTERNS[..N_CORES].iter().zip(CORE_OFFSETS) {
            numbering.add_contents(&pattern.squares[..pattern.n_core], offset);
        }
        for slot in &mut numbering.numbers[MOBILITY_OFFSET..] {
            *slot = numbering.n as u32;
            numbering.n += 1;
        }
        numbering
    })
}

impl Numbering {
    fn new(n_slots: usize) -> Self {
        Self { numbers: vec![u32::MAX; n_slots], n: 0 }
    }

    /// Gives the contents of these squares numbers; their slots begin at `offset`.
    fn add_contents(&mut self, squares: &[Square], offset: usize) {
        let slot_of = |index: i16| offset + slot_in_room(index, squares.len());
        let orders = own_orders(squares);
        // The first order is the one that is written.
        let others = orders.get(1..).unwrap_or_default();
        // The content of each square, −1, 0 or 1: they are counted through as an odometer does, and the index with them.
        let mut digits = [-1; MAX_SQUARES];
        let most = (n_contents(squares.len()) / 2) as i16;
        for index in -most..=most {
            if self.numbers[slot_of(index)] == u32::MAX {
                self.numbers[slot_of(index)] = self.n as u32;
                for order in others {
                    let image = order.iter().rev().fold(0_i16, |index, from| 3 * index + digits[*from]);
                    self.numbers[slot_of(image)] = self.n as u32;
                }
                self.n += 1;
            }
            count_up(&mut digits);
        }
    }
}

fn count_up(digits: &mut [i16]) {
    for digit in digits {
        if *digit < 1 {
            *digit += 1;
            return;
        }
        *digit = -1;
    }
}
