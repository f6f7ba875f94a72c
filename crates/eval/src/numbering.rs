//! Which weight belongs to which slot: contents that are mirror images of one another have the same.

use std::sync::OnceLock;

use yosumi_rules::Board;

use crate::Features;
use crate::layout::{DIFFERENCE_OFFSET, N_DIFFERENCES, OFFSETS, STAGE_LEN, n_contents, room, slot};
use crate::patterns::{N_INSTANCES, PATTERNS, own_orders};

/// The most squares of a pattern: an index has to fit its 16 bits.
const MAX_SQUARES: usize = 10;

/// The number of weights of a stage.
///
/// ```
/// # use yosumi_eval::{Weights, n_weights};
/// assert_eq!(Weights::zero(4).stage(0).len(), n_weights());
/// ```
#[must_use]
pub fn n_weights() -> usize {
    numbering().n_weights
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
    let numbers = numbers();
    let difference = board.player().len().wrapping_sub(board.opponent().len());
    std::array::from_fn(|place| {
        let content = features.indices().get(place);
        let slot = content.map_or(DIFFERENCE_OFFSET + usize::from(difference), |index| slot(place, *index));
        numbers[slot] as usize
    })
}

/// The weight of each slot of a stage; a number that is none where the slot is not used.
pub(crate) fn numbers() -> &'static [u32] {
    &numbering().numbers
}

struct Numbering {
    numbers: Vec<u32>,
    n_weights: usize,
}

fn numbering() -> &'static Numbering {
    static NUMBERING: OnceLock<Numbering> = OnceLock::new();
    NUMBERING.get_or_init(|| {
        let mut numbering = Numbering { numbers: vec![u32::MAX; STAGE_LEN], n_weights: 0 };
        for (pattern, offset) in PATTERNS.iter().zip(OFFSETS) {
            let orders = own_orders(pattern.squares);
            // The content of each square, −1, 0 or 1: they are counted through as an odometer does.
            let mut digits = [-1; MAX_SQUARES];
            for _ in 0..n_contents(pattern.squares.len()) {
                let slot_of = |order: &Vec<usize>| offset + slot_in_room(order.iter().map(|from| digits[*from]));
                if numbering.numbers[slot_of(&orders[0])] == u32::MAX {
                    for order in &orders {
                        numbering.numbers[slot_of(order)] = numbering.n_weights as u32;
                    }
                    numbering.n_weights += 1;
                }
                count_up(&mut digits);
            }
        }
        for difference in 0..N_DIFFERENCES {
            let slot = DIFFERENCE_OFFSET + usize::from((difference as u8).wrapping_sub(64));
            numbering.numbers[slot] = numbering.n_weights as u32;
            numbering.n_weights += 1;
        }
        numbering
    })
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

fn slot_in_room(digits: impl DoubleEndedIterator<Item = i16> + ExactSizeIterator) -> usize {
    let room = room(digits.len());
    let index = digits.rev().fold(0_i16, |index, digit| 3 * index + digit);
    usize::from(index as u16) & (room - 1)
}
