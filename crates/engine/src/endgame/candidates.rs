//! The moves of a position near the leaves, in as little room as they need.

use yosumi_rules::{Bitboard, Square};

/// Room for more moves than there are empties here.
const ROOM: usize = 1 << PLACE_BITS;

const PLACE_BITS: u32 = 4;

/// The key of a move that was taken already.
const TAKEN: u32 = u32::MAX;

/// The moves of a position, of which the best one left is taken again and again. They stay in their places and have keys:
/// looking for the least key is faster than moving them about.
pub(super) struct Candidates {
    squares: [Square; ROOM],
    flips: [Bitboard; ROOM],
    /// Where the opponent may play after a move, of those that have got a key.
    replies: [Bitboard; ROOM],
    /// What is smaller comes first. The low bits are the place, so that a key leads to its move.
    keys: [u32; ROOM],
    len: usize,
}

impl Candidates {
    #[inline(always)]
    pub(super) const fn new() -> Self {
        Self {
            squares: [Square::A1; ROOM],
            flips: [Bitboard::EMPTY; ROOM],
            replies: [Bitboard::EMPTY; ROOM],
            keys: [TAKEN; ROOM],
            len: 0,
        }
    }

    #[inline(always)]
    pub(super) fn push(&mut self, square: Square, flips: Bitboard) {
        let place = self.len % ROOM;
        self.squares[place] = square;
        self.flips[place] = flips;
        self.keys[place] = place as u32;
        self.len += 1;
    }

    #[inline(always)]
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// Where this square is, if it is left.
    #[inline(always)]
    pub(super) fn place_of(&self, square: Option<Square>) -> Option<usize> {
        let square = square?;
        (0..self.len.min(ROOM)).find(|&place| self.squares[place] == square && self.keys[place] != TAKEN)
    }

    /// Gives the moves that are left keys, notes the replies that are found on the way, and says where the move with the least
    /// key is, which is to come first. Must not be done twice, and one must be left.
    #[inline(always)]
    pub(super) fn order(&mut self, key_and_replies: impl Fn(Square, Bitboard) -> (u32, Bitboard)) -> usize {
        let mut least = TAKEN;
        for place in 0..self.len.min(ROOM) {
            if self.keys[place] != TAKEN {
                let (key, replies) = key_and_replies(self.squares[place], self.flips[place]);
                let key = self.keys[place] | key << PLACE_BITS;
                self.keys[place] = key;
                self.replies[place] = replies;
                least = least.min(key);
            }
        }
        least as usize % ROOM
    }

    /// Where the move with the least key of those left is. One must be left.
    #[inline(always)]
    pub(super) fn best_place(&self) -> usize {
        let keys = &self.keys[..self.len.min(ROOM)];
        keys.iter().fold(TAKEN, |least, &key| least.min(key)) as usize % ROOM
    }

    /// Takes the move in this place.
    #[inline(always)]
    pub(super) fn take(&mut self, place: usize) -> (Square, Bitboard) {
        self.keys[place % ROOM] = TAKEN;
        self.at(place)
    }

    /// The move in this place.
    #[inline(always)]
    pub(super) const fn at(&self, place: usize) -> (Square, Bitboard) {
        (self.squares[place % ROOM], self.flips[place % ROOM])
    }

    /// The replies to the move in this place, which must have got a key.
    #[inline(always)]
    pub(super) const fn replies(&self, place: usize) -> Bitboard {
        self.replies[place % ROOM]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_taken_in_the_order_of_their_keys_and_none_twice() {
        let mut rng = fastrand::Rng::with_seed(1);
        for len in 1..=11 {
            let mut squares = Square::ALL;
            rng.shuffle(&mut squares);
            let squares = &squares[..len];
            let mut candidates = Candidates::new();
            for &square in squares {
                candidates.push(square, Bitboard::of(square));
            }
            assert_eq!(candidates.len(), len);
            assert_eq!(candidates.place_of(None), None);
            // One goes first, whatever its key.
            let first = candidates.place_of(Some(squares[len / 2])).expect("it is there");
            let mut taken = vec![candidates.take(first).0];
            assert_eq!(candidates.place_of(Some(squares[len / 2])), None);
            let key = |square: Square| 63 - square.index() as u32;
            let best = candidates.order(|square, flips| {
                assert_eq!(flips, Bitboard::of(square));
                (key(square), !flips)
            });
            assert!(len == 1 || best == candidates.best_place());
            while taken.len() < len {
                let place = candidates.best_place();
                let (square, flips) = candidates.take(place);
                assert_eq!(candidates.replies(place), !flips);
                taken.push(square);
            }
            let mut expected = squares.to_vec();
            expected.sort_by_key(|&square| (square != squares[len / 2], key(square)));
            assert_eq!(taken, expected);
        }
    }
}
