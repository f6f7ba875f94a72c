//! What a thread remembers of positions near the leaves: too many and too cheap for the shared table.

use yosumi_rules::{Board, Square};

/// Odd numbers without a pattern: the fractional parts of the square roots of 7 and 11.
const FACTORS: [u64; 2] = [0xa54f_f53a_5f1d_36f1, 0x510e_527f_ade6_82d1];

/// What a thread remembers.
#[derive(Debug)]
pub(crate) struct LocalTables {
    /// Positions whose moves are ordered: together they stay in the second-level cache.
    pub(super) shallow: LocalTable<{ 1 << 14 }>,
    /// Positions with few empties of late, which come again when the same discs are played in another order. More places
    /// would hardly find more, and cost the first-level cache.
    pub(super) few: LocalTable<{ 1 << 10 }>,
}

impl LocalTables {
    pub(crate) fn new() -> Self {
        Self { shallow: LocalTable::new(), few: LocalTable::new() }
    }
}

/// A table of bounds with `N` places, a power of two; one position a place, and the latest stays.
///
/// The boards lie by themselves: most looks find another one, and need nothing else of the place.
#[derive(Debug)]
pub(super) struct LocalTable<const N: usize> {
    boards: Box<[Board; N]>,
    known: Box<[Known; N]>,
}

/// What is known of a position: bounds of its score in discs, and a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) lower: i8,
    pub(super) upper: i8,
    pub(super) best: Option<Square>,
}

impl<const N: usize> LocalTable<N> {
    /// How far a hash is shifted to say where a position is remembered.
    const SHIFT: u32 = {
        assert!(N.is_power_of_two() && N > 1);
        u64::BITS - N.ilog2()
    };

    fn new() -> Self {
        let boards = vec![Board::START; N].into_boxed_slice().try_into();
        let known = vec![Known::NOTHING; N].into_boxed_slice().try_into();
        Self {
            boards: boards.unwrap_or_else(|_| unreachable!("N places")),
            known: known.unwrap_or_else(|_| unreachable!("N places")),
        }
    }

    /// What is remembered of a position.
    #[inline(always)]
    pub(super) fn get(&self, board: Board) -> Option<Known> {
        let place = Self::place(board);
        (self.boards[place] == board).then(|| self.known[place])
    }

    /// Remembers this of a position, and forgets what was in its place.
    #[inline(always)]
    pub(super) fn put(&mut self, board: Board, known: Known) {
        let place = Self::place(board);
        self.boards[place] = board;
        self.known[place] = known;
    }

    #[inline(always)]
    fn place(board: Board) -> usize {
        // A quick hash will do: a place holds the whole board.
        let player = board.player().bits().wrapping_mul(FACTORS[0]);
        let mixed = player ^ board.opponent().bits().wrapping_mul(FACTORS[1]);
        (mixed >> Self::SHIFT) as usize % N
    }
}

impl Known {
    /// Nothing yet.
    const NOTHING: Self = Self { lower: -64, upper: 64, best: None };

    /// What a search within a window has found out, beside what was known before.
    #[inline(always)]
    pub(super) fn found(score: i32, (alpha, beta): (i32, i32), best: Option<Square>, before: Option<Self>) -> Self {
        let Self { lower, upper, .. } = before.unwrap_or(Self::NOTHING);
        Self {
            lower: if score > alpha { lower.max(score as i8) } else { lower },
            upper: if score < beta { upper.min(score as i8) } else { upper },
            best,
        }
    }

    /// The score, or a bound of it, where this says enough for the window; otherwise the window becomes what is left of it.
    #[inline(always)]
    pub(super) fn narrow(self, alpha: &mut i32, beta: &mut i32) -> Option<i32> {
        let (lower, upper) = (i32::from(self.lower), i32::from(self.upper));
        if lower >= *beta || lower == upper {
            return Some(lower);
        }
        if upper <= *alpha {
            return Some(upper);
        }
        *alpha = lower.max(*alpha);
        *beta = upper.min(*beta);
        None
    }
}

#[cfg(test)]
mod tests {
    use yosumi_rules::Bitboard;

    use super::*;

    type Table = LocalTable<{ 1 << 14 }>;

    fn between(lower: i8, upper: i8, best: Option<Square>) -> Known {
        Known { lower, upper, best }
    }

    #[test]
    fn a_new_table_knows_nothing() {
        assert_eq!(Table::new().get(Board::START), Some(between(-64, 64, None)));
    }

    #[test]
    fn a_place_holds_the_latest_position() {
        let mut table = Table::new();
        let after = |square| Board::START.play(square).expect("a first move");
        let (first, second) = (after(Square::D3), after(Square::F5));
        table.put(first, between(-2, 4, Some(Square::C3)));
        table.put(second, between(0, 0, None));
        assert_eq!(table.get(first), Some(between(-2, 4, Some(Square::C3))));
        assert_eq!(table.get(second), Some(between(0, 0, None)));
        // The places are fewer than the positions: each is told by its board and not by its place.
        let boards = (1..=u64::from(u16::MAX)).filter_map(|bits| Board::new(Bitboard::new(bits), Bitboard::EMPTY));
        for board in boards {
            let known = between((board.player().bits() % 64) as i8, 64, None);
            table.put(board, known);
            assert_eq!(table.get(board), Some(known));
        }
        assert!(table.get(first).is_none(), "all places were taken by others");
    }

    /// For all that may be known of a score, all windows and all scores: what a search that respects the window finds is
    /// remembered as bounds that hold, and what is remembered is no worse than before.
    #[test]
    fn what_is_found_holds_and_adds_to_what_was_known() {
        let range = -3..=3;
        for score in range.clone() {
            let known = range.clone().flat_map(|lower| range.clone().map(move |upper| (lower, upper)));
            for (lower, upper) in known.filter(|&(lower, upper)| (lower..=upper).contains(&score)) {
                for (alpha, beta) in (-4..=3).flat_map(|alpha| (alpha + 1..=4).map(move |beta| (alpha, beta))) {
                    let known = between(lower as i8, upper as i8, None);
                    let (mut low, mut high) = (alpha, beta);
                    if let Some(told) = known.narrow(&mut low, &mut high) {
                        assert_eq!(told.clamp(alpha, beta), score.clamp(alpha, beta));
                        continue;
                    }
                    assert!(alpha <= low && low < high && high <= beta);
                    // A search may be told any bound on the score's side of its window.
                    let answers: Vec<i32> = match score {
                        score if score <= low => (score..=low).collect(),
                        score if score >= high => (high..=score).collect(),
                        score => vec![score],
                    };
                    for answer in answers {
                        let found = Known::found(answer, (low, high), None, Some(known));
                        let bounds = (i32::from(found.lower), i32::from(found.upper));
                        assert!((bounds.0..=bounds.1).contains(&score), "{score} in {bounds:?}");
                        assert!(bounds.0 >= lower && bounds.1 <= upper);
                    }
                }
            }
        }
    }
}
