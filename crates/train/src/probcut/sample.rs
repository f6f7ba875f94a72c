//! What shallow and deep searches say of the same positions.

use yosumi_eval::DISC;
use yosumi_rules::{Bitboard, Board};

use crate::Item;

/// The depths of a sample are less.
pub(super) const N_DEPTHS: usize = 13;
/// Where a deep value is beyond, in discs, a search hardly ever has its window.
const FAR_AHEAD: f64 = 40.0;
/// What stands for no value.
pub(super) const NO_VALUE: i16 = i16::MIN;
/// The groups of four numbers of discs: 4–7, 8–11, …, 60–64.
pub(super) const N_GROUPS: usize = 15;

/// What searches of several depths say of a position: nothing was left out in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbCutSample {
    pub(super) board: Board,
    /// By depth, in the units of the evaluation.
    pub(super) values: [i16; N_DEPTHS],
    pub(super) exact: i16,
}

impl ProbCutSample {
    /// The position, as the side to move sees it.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The value of a search of so many plies, in discs; `None` where there was none.
    #[must_use]
    pub fn value(&self, depth: usize) -> Option<f64> {
        self.values.get(depth).and_then(|value| discs(*value))
    }

    /// The exact score; `None` where the position was not solved.
    #[must_use]
    pub fn exact(&self) -> Option<f64> {
        discs(self.exact)
    }

    /// The group of its number of discs.
    pub(super) fn group(&self) -> usize {
        let n_discs = 64 - self.board.n_empties();
        (usize::from(n_discs.saturating_sub(4)) / 4).min(N_GROUPS - 1)
    }

    /// All pairs of a shallower and a deeper value, as long as that is where searches have their windows.
    pub(super) fn pairs(&self) -> impl Iterator<Item = Pair> {
        let n_empties = usize::from(self.board.n_empties());
        let depths = (0..N_DEPTHS).filter_map(|depth| Some((depth, self.value(depth)?)));
        depths.flat_map(move |(shallow, guess)| {
            let deeper = (shallow + 1..N_DEPTHS).filter_map(|deep| Some((Some(deep), self.value(deep)?)));
            let all = deeper.chain(self.exact().map(|exact| (None, exact)));
            let near = all.filter(|(_, value)| value.abs() < FAR_AHEAD);
            near.map(move |(deep, value)| {
                let plies_between = deep.unwrap_or(n_empties) - shallow;
                Pair { shallow, deep, plies_between, guess, value }
            })
        })
    }
}

/// What a shallow and a deep search say of one position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pair {
    pub(super) shallow: usize,
    /// `None` where the deep value is exact.
    pub(super) deep: Option<usize>,
    /// From the shallow depth to the deep one, which is all empty squares where the value is exact.
    plies_between: usize,
    pub(super) guess: f64,
    pub(super) value: f64,
}

impl Pair {
    /// Whether a search would look at the shallow value for the deep one: it takes depths that are both even or both odd, to
    /// the end of the game as well.
    pub(super) fn is_looked_at(&self) -> bool {
        self.plies_between.is_multiple_of(2)
    }
}

fn discs(units: i16) -> Option<f64> {
    (units != NO_VALUE).then(|| f64::from(units) / f64::from(DISC))
}

impl Item for ProbCutSample {
    const FORMAT: &'static str = "yosumi-probcut-samples";
    const MAGIC: [u8; 8] = *b"YOSUMI-S";
    const VERSION: u32 = 1;
    const LEN: usize = 16 + 2 * N_DEPTHS + 2;

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.board.player().bits().to_le_bytes());
        bytes.extend(self.board.opponent().bits().to_le_bytes());
        bytes.extend(self.values.iter().chain([&self.exact]).flat_map(|value| value.to_le_bytes()));
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (player, rest) = bytes.split_first_chunk()?;
        let (opponent, rest) = rest.split_first_chunk()?;
        let bits = |bytes: &[u8; 8]| Bitboard::new(u64::from_le_bytes(*bytes));
        let board = Board::new(bits(player), bits(opponent))?;
        let (values, &[]) = rest.as_chunks() else { return None };
        let values: Vec<i16> = values.iter().map(|value| i16::from_le_bytes(*value)).collect();
        let (exact, values) = values.split_last()?;
        let is_value = |units: &i16| *units == NO_VALUE || i32::from(*units).abs() <= 64 * DISC;
        let values: [i16; N_DEPTHS] = values.try_into().ok()?;
        // A search that reaches the end of the game would be exact.
        let is_short = values.iter().skip(board.n_empties().into()).all(|units| *units == NO_VALUE);
        (is_short && values.iter().chain([exact]).all(is_value)).then_some(Self { board, values, exact: *exact })
    }
}
