//! The patterns: which squares are looked at together. This is their one definition.

use yosumi_rules::Square::{
    A1, A2, A3, A4, A5, A6, A7, A8, B1, B2, B3, B4, B5, B6, B7, C1, C2, C3, C4, C5, C6, D1, D2, D3, D4, D5, E1, E2, E3,
    E4, F1, F2, F3, F4, G1, G2, G3, G4, H1, H2, H3, H4,
};
use yosumi_rules::{Bitboard, Square, Symmetry};

/// A set of squares that is looked at together, in one of its places on the board; symmetries give the others.
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    /// What it is called.
    pub name: &'static str,
    /// Its squares; the first counts for 1 in an index, the next for 3, and so on.
    pub squares: &'static [Square],
    /// How many of the squares, from the first on, the [`Network`](crate::Network) looks at.
    pub n_core: usize,
}

/// All patterns, those that the network looks at first.
///
/// Every straight run of four squares and more is inside one of them, since mobility hides in those; the corner regions are
/// covered by overlapping shapes, since most games are decided there. Most are filled up to ten squares: a place costs little
/// more for having more of them.
///
/// ```
/// use yosumi_eval::PATTERNS;
///
/// assert!(PATTERNS.iter().all(|pattern| (8..=10).contains(&pattern.squares.len())));
/// ```
pub const PATTERNS: [Pattern; 11] = [
    Pattern { name: "corner 3x3", squares: &[A1, B1, C1, A2, B2, C2, A3, B3, C3], n_core: 9 },
    Pattern { name: "edge + 2X", squares: &[A1, B1, C1, D1, E1, F1, G1, H1, B2, G2], n_core: 8 },
    Pattern { name: "line 2 + corners", squares: &[A2, B2, C2, D2, E2, F2, G2, H2, A1, H1], n_core: 8 },
    Pattern { name: "line 3 + 2", squares: &[A3, B3, C3, D3, E3, F3, G3, H3, C2, F2], n_core: 8 },
    Pattern { name: "line 4", squares: &[A4, B4, C4, D4, E4, F4, G4, H4], n_core: 8 },
    Pattern { name: "diagonal 8", squares: &[A8, B7, C6, D5, E4, F3, G2, H1], n_core: 8 },
    Pattern { name: "diagonal 7 + 3", squares: &[A7, B6, C5, D4, E3, F2, G1, A1, B2, C3], n_core: 8 },
    Pattern { name: "diagonal 6 + 4", squares: &[A6, B5, C4, D3, E2, F1, A1, B2, C3, D4], n_core: 8 },
    Pattern { name: "diagonals 5 and 4", squares: &[A5, B4, C3, D2, E1, A4, D1, A1, B3, C2], n_core: 8 },
    Pattern { name: "corner 2x5", squares: &[A1, B1, C1, D1, E1, A2, B2, C2, D2, E2], n_core: 0 },
    Pattern { name: "triangle", squares: &[A1, B1, C1, D1, A2, B2, C2, A3, B3, A4], n_core: 0 },
];

/// The number of patterns that the network looks at.
pub(crate) const N_CORES: usize = {
    let mut n = 0;
    while n < PATTERNS.len() && PATTERNS[n].n_core > 0 {
        n += 1;
    }
    n
};

/// The number of places at which patterns are looked up: each pattern in all its images.
pub const N_INSTANCES: usize = {
    let mut n = 0;
    let mut pattern = 0;
    while pattern < PATTERNS.len() {
        n += n_instances(PATTERNS[pattern].squares);
        pattern += 1;
    }
    n
};

/// The number of places that the network looks at, the first of all.
pub(crate) const N_CORE_INSTANCES: usize = {
    let mut n = 0;
    let mut pattern = 0;
    while pattern < N_CORES {
        n += n_instances(PATTERNS[pattern].squares);
        pattern += 1;
    }
    n
};

/// One place of a pattern.
#[derive(Clone, Copy)]
pub(crate) struct Instance {
    /// Which of [`PATTERNS`].
    pub(crate) pattern: usize,
    /// What takes the pattern as it is written to this place.
    pub(crate) symmetry: Symmetry,
}

/// All places, those of one pattern together.
pub(crate) const INSTANCES: [Instance; N_INSTANCES] = {
    let mut instances = [Instance { pattern: 0, symmetry: Symmetry::Identity }; N_INSTANCES];
    let mut n = 0;
    let mut pattern = 0;
    while pattern < PATTERNS.len() {
        let squares = PATTERNS[pattern].squares;
        let mut image = 0;
        while image < 8 {
            if is_new_image(squares, image) {
                instances[n] = Instance { pattern, symmetry: Symmetry::ALL[image] };
                n += 1;
            }
            image += 1;
        }
        pattern += 1;
    }
    instances
};

const fn n_instances(squares: &[Square]) -> usize {
    let mut n = 0;
    let mut image = 0;
    while image < 8 {
        n += is_new_image(squares, image) as usize;
        image += 1;
    }
    n
}

/// Whether no earlier symmetry gives the same set of squares.
const fn is_new_image(squares: &[Square], image: usize) -> bool {
    let set = set_of(squares);
    let mut earlier = 0;
    while earlier < image {
        if Symmetry::ALL[earlier].bitboard(set).bits() == Symmetry::ALL[image].bitboard(set).bits() {
            return false;
        }
        earlier += 1;
    }
    true
}

const fn set_of(squares: &[Square]) -> Bitboard {
    let mut bits = 0;
    let mut index = 0;
    while index < squares.len() {
        bits |= Bitboard::of(squares[index]).bits();
        index += 1;
    }
    Bitboard::new(bits)
}

/// The orders in which a pattern's own symmetries name its squares, the written one first: contents that differ by such
/// an order alone are mirror images of one another and have one weight.
pub(crate) fn own_orders(squares: &[Square]) -> Vec<Vec<usize>> {
    let mut orders = Vec::new();
    for symmetry in Symmetry::ALL {
        let place = |square: &Square| squares.iter().position(|other| *other == symmetry.square(*square));
        let order: Option<Vec<usize>> = squares.iter().map(place).collect();
        orders.extend(order.filter(|order| !orders.contains(order)));
    }
    orders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instances_are_distinct_and_complete() {
        let mut sets: Vec<_> = INSTANCES
            .iter()
            .map(|instance| instance.symmetry.bitboard(set_of(PATTERNS[instance.pattern].squares)).bits())
            .collect();
        sets.sort_unstable();
        sets.dedup();
        assert_eq!(sets.len(), N_INSTANCES);
        for symmetry in Symmetry::ALL {
            assert!(sets.iter().all(|set| sets.contains(&symmetry.bitboard(Bitboard::new(*set)).bits())));
        }
    }

    #[test]
    fn a_line_has_two_orders_and_a_two_by_five_block_one() {
        let n_orders = |name| {
            let pattern = PATTERNS.iter().find(|pattern| pattern.name == name).expect("the pattern exists");
            own_orders(pattern.squares).len()
        };
        assert_eq!(["line 4", "diagonal 8", "corner 3x3", "corner 2x5"].map(n_orders), [2, 2, 2, 1]);
    }
}
