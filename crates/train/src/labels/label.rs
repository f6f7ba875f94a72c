//! Labels as they are kept: 20 bytes each.

use yosumi_eval::DISC;
use yosumi_rules::{Bitboard, Board};

use crate::Item;

/// A position and what it was found to be worth.
///
/// ```
/// use yosumi_rules::Board;
/// use yosumi_train::{Label, LabelKind};
///
/// let label = Label::new(Board::START, 0.5, LabelKind::Search { depth: 8 });
/// assert_eq!((label.discs(), label.board()), (0.5, Board::START));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    board: Board,
    /// In the units of the evaluation.
    value: i16,
    kind: LabelKind,
}

/// How the value of a label was found.
///
/// ```
/// use yosumi_train::LabelKind;
///
/// assert_ne!(LabelKind::Exact, LabelKind::Search { depth: 20 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabelKind {
    /// The game was solved.
    Exact,
    /// By a search of so many plies and one of one ply less, the mean of both.
    Search {
        /// The plies.
        depth: u8,
    },
}

impl Label {
    /// A label of that value in discs, −64 to +64.
    #[must_use]
    pub fn new(board: Board, discs: f32, kind: LabelKind) -> Self {
        let units = discs.clamp(-64.0, 64.0) * f32::from(DISC as i16);
        Self { board, value: units.round() as i16, kind }
    }

    /// The board, as the side to move sees it.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// What it is worth to the side to move, in discs.
    #[must_use]
    pub fn discs(&self) -> f32 {
        f32::from(self.value) / f32::from(DISC as i16)
    }

    /// How that was found.
    #[must_use]
    pub const fn kind(&self) -> LabelKind {
        self.kind
    }
}

/// What stands for exact where the depth of a search could.
const EXACT: u8 = u8::MAX;

impl Item for Label {
    const FORMAT: &'static str = "yosumi-labels";
    const MAGIC: [u8; 8] = *b"YOSUMI-L";
    const VERSION: u32 = 2;
    const LEN: usize = 20;

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.board.player().bits().to_le_bytes());
        bytes.extend(self.board.opponent().bits().to_le_bytes());
        bytes.extend(self.value.to_le_bytes());
        let depth = match self.kind {
            LabelKind::Exact => EXACT,
            LabelKind::Search { depth } => depth,
        };
        bytes.extend([depth, 0]);
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (player, rest) = bytes.split_first_chunk()?;
        let (opponent, rest) = rest.split_first_chunk()?;
        let (value, rest) = rest.split_first_chunk()?;
        let &[depth, 0] = rest else { return None };
        let bits = |bytes: &[u8; 8]| Bitboard::new(u64::from_le_bytes(*bytes));
        let board = Board::new(bits(player), bits(opponent))?;
        let value = i16::from_le_bytes(*value);
        let kind = if depth == EXACT { LabelKind::Exact } else { LabelKind::Search { depth } };
        (i32::from(value).abs() <= 64 * DISC).then_some(Self { board, value, kind })
    }
}
