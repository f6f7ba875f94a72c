//! The transposition table that all threads of a search share.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use yosumi_kernels::prefer_large_pages;
use yosumi_rules::{Board, Square};

use crate::deep::Reach;
use crate::hash::hash_pair;
use crate::selectivity::Selectivity;

/// The entries of one cache line; a position may be in any of them.
const WAYS: usize = 4;

/// What is known of positions, by a verified hash: one half of it leads to the place, the other has to be there, so that all
/// of its bits tell positions apart, whatever the size of the table.
///
/// There are no locks. An entry is two words, the data and the key with the data folded into it, so that a word of one
/// write beside a word of another is not taken for an entry (R. Hyatt, T. Mann, "A lockless transposition-table
/// implementation for parallel search", ICGA Journal 25, 2002).
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    /// The number of the search, by which old entries are known.
    age: AtomicU8,
}

#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket {
    slots: [Slot; WAYS],
}

#[derive(Debug, Default)]
struct Slot {
    folded_key: AtomicU64,
    data: AtomicU64,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Bounds of the value, in the units of the evaluation.
    pub(crate) lower: i16,
    pub(crate) upper: i16,
    /// How far, and how surely, it was searched for them.
    pub(crate) depth: u8,
    pub(crate) selectivity: Selectivity,
    /// The best move, and the one that was so before.
    pub(crate) moves: [Option<Square>; 2],
}

impl TranspositionTable {
    /// A table of about that many mebibytes, at least one bucket; a smaller one where the system has not so much to give.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let n_buckets = mebibytes.saturating_mul(1 << 20) / size_of::<Bucket>();
        let mut n_buckets: usize = 1 << n_buckets.max(1).ilog2();
        let mut buckets = Vec::new();
        while n_buckets > 1 && buckets.try_reserve_exact(n_buckets).is_err() {
            n_buckets /= 2;
        }
        prefer_large_pages(buckets.spare_capacity_mut());
        buckets.resize_with(n_buckets, Bucket::default);
        Self { buckets: buckets.into_boxed_slice(), age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.slots) {
            slot.folded_key.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
    }

    /// Entries from before count as old from now on.
    pub(crate) fn begin_search(&self) {
        // Four bits of an entry tell its age.
        let age = self.age.load(Ordering::Relaxed).wrapping_add(1) & 0x0f;
        self.age.store(age, Ordering::Relaxed);
    }

    /// What is known of a board with this hash.
    #[inline(always)]
    pub(crate) fn probe(&self, key: Key) -> Option<Entry> {
        self.bucket(key).slots.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let is_it = slot.folded_key.load(Ordering::Relaxed) ^ data == key.check && data != 0;
            is_it.then(|| Entry::unpack(data))
        })
    }

    /// Begins to bring what is known of a board into the caches.
    #[inline(always)]
    pub(crate) fn prefetch(&self, key: Key) {
        yosumi_kernels::prefetch(self.bucket(key));
    }

    /// Writes down what was found out, in place of what is worth least.
    #[inline(always)]
    pub(crate) fn store(&self, key: Key, entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let mut place = &self.bucket(key).slots[0];
        let mut least = u32::MAX;
        for slot in &self.bucket(key).slots {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.folded_key.load(Ordering::Relaxed) ^ data == key.check {
                place = slot;
                break;
            }
            let worth = worth(data, age);
            if worth < least {
                (place, least) = (slot, worth);
            }
        }
        let data = entry.pack(age);
        place.folded_key.store(key.check ^ data, Ordering::Relaxed);
        place.data.store(data, Ordering::Relaxed);
    }

    #[inline(always)]
    fn bucket(&self, key: Key) -> &Bucket {
        // The number of buckets is a power of two.
        &self.buckets[key.place as usize & (self.buckets.len() - 1)]
    }
}

/// The hash by which the table knows a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    /// What has to be in the entry.
    check: u64,
    /// What leads to the bucket.
    place: u64,
}

/// The key of a board.
#[inline(always)]
pub(crate) fn key(board: Board) -> Key {
    let (check, place) = hash_pair(board);
    Key { check, place }
}

/// What an entry is worth: first whether it is of this search, then how deep it goes.
#[inline(always)]
fn worth(data: u64, age: u8) -> u32 {
    if data == 0 {
        return 0;
    }
    let is_current = (data >> 44) as u8 & 0x0f == age;
    1 + (data >> 32) as u32 % 256 + if is_current { 256 } else { 0 }
}

const NO_SQUARE: u8 = 64;

impl Entry {
    /// Whether it comes from a search at least as deep and as sure.
    #[inline(always)]
    pub(crate) fn reaches(self, reach: Reach) -> bool {
        self.depth >= reach.depth && self.selectivity >= reach.selectivity
    }

    /// From the low bits up: lower, upper, depth, selectivity and age, the two moves.
    #[inline(always)]
    fn pack(self, age: u8) -> u64 {
        let square = |square: Option<Square>| square.map_or(NO_SQUARE, u8::from);
        u64::from(self.lower as u16)
            | u64::from(self.upper as u16) << 16
            | u64::from(self.depth) << 32
            | u64::from(self.selectivity.number()) << 40
            | u64::from(age) << 44
            | u64::from(square(self.moves[0])) << 48
            | u64::from(square(self.moves[1])) << 56
    }

    #[inline(always)]
    fn unpack(data: u64) -> Self {
        Self {
            lower: data as i16,
            upper: (data >> 16) as i16,
            depth: (data >> 32) as u8,
            selectivity: Selectivity::from_number((data >> 40) as u8 & 0x0f),
            moves: [Square::from_index((data >> 48) as usize & 0xff), Square::from_index((data >> 56) as usize)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRY: Entry = Entry {
        lower: -8192,
        upper: 8192,
        depth: 20,
        selectivity: Selectivity::Exact,
        moves: [Some(Square::H8), Some(Square::A1)],
    };

    /// Different keys of one bucket of a table with a single one.
    fn keys() -> impl Iterator<Item = Key> {
        (1..).map(|n: u64| Key { check: n.wrapping_mul(0x9e37_79b9_7f4a_7c15), place: 0 })
    }

    #[test]
    fn an_entry_is_unpacked_as_it_was_packed() {
        let mut rng = fastrand::Rng::with_seed(1);
        let square = |rng: &mut fastrand::Rng| Square::from_index(rng.usize(0..=64));
        for n in 0..2000 {
            let entry = Entry {
                lower: rng.i16(-8192..=8192),
                upper: rng.i16(-8192..=8192),
                depth: rng.u8(0..=64),
                selectivity: Selectivity::ALL[n % 5],
                moves: [square(&mut rng), square(&mut rng)],
            };
            let age = rng.u8(0..16);
            assert_eq!(Entry::unpack(entry.pack(age)), entry);
            assert_eq!((entry.pack(age) >> 44) as u8 & 0x0f, age);
        }
    }

    #[test]
    fn what_is_stored_is_found_under_its_key_alone() {
        let table = TranspositionTable::new(0);
        assert_eq!(table.probe(Key { check: 0, place: 0 }), None, "an empty place is no entry of the key nought");
        for check in [0, 1, u64::MAX, 0x0123_4567_89ab_cdef] {
            let key = Key { check, place: 0 };
            table.store(key, ENTRY);
            assert_eq!(table.probe(key), Some(ENTRY));
            assert_eq!(table.probe(Key { check: check ^ 1 << 63, ..key }), None);
        }
        table.clear();
        assert_eq!(table.probe(Key { check: u64::MAX, place: 0 }), None);
    }

    #[test]
    fn a_position_takes_one_place() {
        let table = TranspositionTable::new(0);
        let keys: Vec<Key> = keys().take(WAYS).collect();
        for &key in &keys {
            table.store(key, ENTRY);
        }
        for depth in 0..40 {
            table.store(keys[2], Entry { depth, ..ENTRY });
        }
        let depths: Vec<Option<u8>> = keys.iter().map(|&key| Some(table.probe(key)?.depth)).collect();
        assert_eq!(depths, [Some(20), Some(20), Some(39), Some(20)]);
    }

    #[test]
    fn a_deep_entry_outlives_shallow_ones_of_the_same_search() {
        let table = TranspositionTable::new(0);
        let deep = keys().next().expect("a key");
        table.store(deep, ENTRY);
        for key in keys().skip(1).take(100) {
            table.store(key, Entry { depth: 3, ..ENTRY });
        }
        assert_eq!(table.probe(deep), Some(ENTRY));
    }

    #[test]
    fn entries_of_earlier_searches_go_first_however_deep() {
        let table = TranspositionTable::new(0);
        table.begin_search();
        let keys: Vec<Key> = keys().take(2 * WAYS).collect();
        let (old, new) = keys.split_at(WAYS);
        for &key in old {
            table.store(key, ENTRY);
        }
        table.begin_search();
        for &key in new {
            table.store(key, Entry { depth: 3, ..ENTRY });
        }
        assert!(old.iter().all(|&key| table.probe(key).is_none()));
        assert!(new.iter().all(|&key| table.probe(key).is_some()));
    }

    #[test]
    fn words_of_two_entries_are_not_taken_for_one() {
        let (table, other) = (TranspositionTable::new(0), TranspositionTable::new(0));
        let keys: Vec<Key> = keys().take(2).collect();
        table.store(keys[0], ENTRY);
        other.store(keys[1], Entry { depth: 7, ..ENTRY });
        // A reader that comes between the two words of a write sees one of each.
        let (slot, torn) = (&table.buckets[0].slots[0], &other.buckets[0].slots[0]);
        torn.data.store(slot.data.load(Ordering::Relaxed), Ordering::Relaxed);
        assert!(keys.iter().all(|&key| other.probe(key).is_none()));
        // The same position with another value is torn as well.
        table.store(keys[0], Entry { lower: 0, ..ENTRY });
        slot.data.store(ENTRY.pack(0), Ordering::Relaxed);
        assert_eq!(table.probe(keys[0]), None);
    }

    #[test]
    fn a_table_has_about_the_size_that_is_wanted() {
        for (mebibytes, n_buckets) in [(0, 1), (1, 1 << 14), (3, 1 << 15), (4, 1 << 16)] {
            assert_eq!(TranspositionTable::new(mebibytes).buckets.len(), n_buckets);
        }
        assert_eq!(size_of::<Bucket>(), 64, "a bucket is a cache line");
    }

    #[test]
    fn an_entry_reaches_what_is_as_deep_and_as_sure() {
        let entry = Entry { depth: 10, selectivity: Selectivity::P95, ..ENTRY };
        let reaches = |depth, selectivity| entry.reaches(Reach { depth, selectivity });
        assert!(reaches(10, Selectivity::P95) && reaches(9, Selectivity::P73));
        assert!(!reaches(11, Selectivity::P73) && !reaches(9, Selectivity::P99) && !reaches(1, Selectivity::Exact));
    }
}
