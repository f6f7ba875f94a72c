//! The parity of the quadrants: a region with an odd number of empties is good to move into first, since its last move is
//! then one's own.

use yosumi_rules::{Bitboard, Square, bitboard};

/// The quadrants of the board, in the order of their bits.
const QUADRANTS: [Bitboard; 4] = [
    Bitboard::new(0x0000_0000_0f0f_0f0f),
    Bitboard::new(0x0000_0000_f0f0_f0f0),
    Bitboard::new(0x0f0f_0f0f_0000_0000),
    Bitboard::new(0xf0f0_f0f0_0000_0000),
];

/// The squares of the odd quadrants, by parity.
static ODD_SQUARES: [u64; 16] = {
    let mut squares = [0; 16];
    let mut parity = 0;
    while parity < 16 {
        let mut quadrant = 0;
        while quadrant < 4 {
            if parity >> quadrant & 1 != 0 {
                squares[parity] |= QUADRANTS[quadrant].bits();
            }
            quadrant += 1;
        }
        parity += 1;
    }
    squares
};

/// A bit for each quadrant, set where the number of empties is odd.
#[inline(always)]
pub(crate) fn of(empties: Bitboard) -> u32 {
    let mut parity = 0;
    for (bit, quadrant) in QUADRANTS.into_iter().enumerate() {
        parity |= u32::from((empties & quadrant).len() & 1) << bit;
    }
    parity
}

/// The parity after a disc is played on `square`.
#[inline(always)]
pub(crate) fn after(parity: u32, square: Square) -> u32 {
    parity ^ 1 << quadrant_index(square)
}

/// The quadrant of a square.
#[inline(always)]
pub(crate) fn quadrant(square: Square) -> Bitboard {
    QUADRANTS[quadrant_index(square)]
}

/// The quadrant's place in [`QUADRANTS`].
#[inline(always)]
fn quadrant_index(square: Square) -> usize {
    let index = square.index();
    (index >> 4 & 2) | (index >> 2 & 1)
}

/// The squares in odd quadrants.
#[inline(always)]
pub(crate) fn odd_squares(parity: u32) -> Bitboard {
    Bitboard::new(ODD_SQUARES[(parity & 15) as usize])
}

const _: () = {
    let all = bitboard! {
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
    };
    assert!(ODD_SQUARES[15] == all.bits());
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parity_follows_each_disc() {
        let mut empties = Bitboard::FULL;
        let mut parity = of(empties);
        for square in Square::ALL {
            empties ^= Bitboard::of(square);
            parity = after(parity, square);
            assert_eq!(parity, of(empties), "{square}");
            let odd: Bitboard = Square::ALL
                .into_iter()
                .filter(|&other| {
                    let same = |square: Square| (square.column() / 4, square.row() / 4);
                    empties.iter().filter(|&empty| same(empty) == same(other)).count() % 2 == 1
                })
                .collect();
            assert_eq!(odd_squares(parity), odd, "{square}");
        }
    }
}
