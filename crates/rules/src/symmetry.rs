//! The eight ways to turn and mirror the board.

use crate::{Bitboard, Board, Position, Square};

/// A symmetry of the board.
///
/// The usual start is its own image under [`Identity`](Self::Identity), [`Rotate180`](Self::Rotate180),
/// [`Transpose`](Self::Transpose) and [`AntiTranspose`](Self::AntiTranspose).
///
/// ```
/// use yosumi_rules::{Position, Square, Symmetry};
///
/// assert_eq!(Symmetry::Rotate180.square(Square::F5), Square::C4);
/// assert_eq!(Symmetry::Rotate180.position(Position::START), Position::START);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Nothing moves.
    Identity,
    /// Left and right change places: a1 goes to h1.
    MirrorHorizontal,
    /// Top and bottom change places: a1 goes to a8.
    MirrorVertical,
    /// Half a turn: a1 goes to h8.
    Rotate180,
    /// Columns and rows change places, about the line a1–h8: h1 goes to a8.
    Transpose,
    /// A quarter turn clockwise: a1 goes to h1, h1 to h8.
    Rotate90,
    /// A quarter turn counterclockwise: a1 goes to a8, a8 to h8.
    Rotate270,
    /// The mirror about the line h1–a8: a1 goes to h8.
    AntiTranspose,
}

impl Symmetry {
    /// All eight, the identity first.
    ///
    /// ```
    /// # use yosumi_rules::Symmetry;
    /// assert_eq!(Symmetry::ALL[0], Symmetry::Identity);
    /// ```
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::MirrorHorizontal,
        Self::MirrorVertical,
        Self::Rotate180,
        Self::Transpose,
        Self::Rotate90,
        Self::Rotate270,
        Self::AntiTranspose,
    ];

    /// The symmetry that undoes this one.
    ///
    /// ```
    /// # use yosumi_rules::Symmetry;
    /// assert_eq!(Symmetry::Rotate90.inverse(), Symmetry::Rotate270);
    /// assert_eq!(Symmetry::Transpose.inverse(), Symmetry::Transpose);
    /// ```
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Rotate90 => Self::Rotate270,
            Self::Rotate270 => Self::Rotate90,
            own_inverse => own_inverse,
        }
    }

    /// Where `square` goes.
    ///
    /// ```
    /// # use yosumi_rules::{Square, Symmetry};
    /// assert_eq!(Symmetry::Rotate90.square(Square::A1), Square::H1);
    /// ```
    ///
    /// # Panics
    ///
    /// Never: a square has an image on the board.
    #[must_use]
    pub const fn square(self, square: Square) -> Square {
        match self.bitboard(Bitboard::of(square)).first() {
            Some(image) => image,
            None => unreachable!(),
        }
    }

    /// Where the squares of a set go.
    ///
    /// ```
    /// # use yosumi_rules::{Bitboard, Square, Symmetry};
    /// let edge = Bitboard::new(0xff);
    /// assert!(Symmetry::MirrorVertical.bitboard(edge).contains(Square::E8));
    /// ```
    #[must_use]
    pub const fn bitboard(self, set: Bitboard) -> Bitboard {
        let bits = set.bits();
        Bitboard::new(match self {
            Self::Identity => bits,
            Self::MirrorHorizontal => mirror_horizontal(bits),
            Self::MirrorVertical => bits.swap_bytes(),
            Self::Rotate180 => bits.reverse_bits(),
            Self::Transpose => transpose(bits),
            Self::Rotate90 => mirror_horizontal(transpose(bits)),
            Self::Rotate270 => transpose(bits).swap_bytes(),
            Self::AntiTranspose => transpose(bits).reverse_bits(),
        })
    }

    /// The image of a board.
    ///
    /// ```
    /// # use yosumi_rules::{Board, Symmetry};
    /// assert_eq!(Symmetry::Transpose.board(Board::START), Board::START);
    /// ```
    ///
    /// # Panics
    ///
    /// Never: distinct squares have distinct images.
    #[must_use]
    pub const fn board(self, board: Board) -> Board {
        match Board::new(self.bitboard(board.player()), self.bitboard(board.opponent())) {
            Some(image) => image,
            None => unreachable!(),
        }
    }

    /// The image of a position; the side to move stays.
    ///
    /// ```
    /// # use yosumi_rules::{Position, Square, Symmetry};
    /// let (f5, d3) = (Position::START.play(Square::F5)?, Position::START.play(Square::D3)?);
    /// assert_eq!(Symmetry::AntiTranspose.position(f5), d3);
    /// # Ok::<(), yosumi_rules::PlayError>(())
    /// ```
    #[must_use]
    pub const fn position(self, position: Position) -> Position {
        position.with_board(self.board(position.board()))
    }
}

impl Board {
    /// The one of the eight images of this board that stands for them all, and a symmetry that leads there: boards that
    /// are images of one another have the same canonical form.
    ///
    /// ```
    /// use yosumi_rules::{Board, Square, Symmetry};
    ///
    /// let after = |square| Board::START.play(square).expect("a first move");
    /// let (canonical, symmetry) = after(Square::F5).canonical();
    /// assert_eq!(after(Square::C4).canonical().0, canonical);
    /// assert_eq!(symmetry.board(after(Square::F5)), canonical);
    /// ```
    #[must_use]
    pub fn canonical(self) -> (Self, Symmetry) {
        let key = |board: Self| (board.player().bits(), board.opponent().bits());
        let mut least = (self, Symmetry::Identity);
        for symmetry in Symmetry::ALL {
            let image = symmetry.board(self);
            if key(image) < key(least.0) {
                least = (image, symmetry);
            }
        }
        least
    }
}

/// Reverses each row, by exchanging halves, quarters and eighths of it.
const fn mirror_horizontal(mut bits: u64) -> u64 {
    bits = bits >> 1 & 0x5555_5555_5555_5555 | (bits & 0x5555_5555_5555_5555) << 1;
    bits = bits >> 2 & 0x3333_3333_3333_3333 | (bits & 0x3333_3333_3333_3333) << 2;
    bits >> 4 & 0x0f0f_0f0f_0f0f_0f0f | (bits & 0x0f0f_0f0f_0f0f_0f0f) << 4
}

/// Transposes the 8×8 matrix, by transposing 2×2 blocks of 1×1, 2×2 and 4×4 blocks.
const fn transpose(mut bits: u64) -> u64 {
    let mut swap = (bits ^ bits >> 7) & 0x00aa_00aa_00aa_00aa;
    bits ^= swap ^ swap << 7;
    swap = (bits ^ bits >> 14) & 0x0000_cccc_0000_cccc;
    bits ^= swap ^ swap << 14;
    swap = (bits ^ bits >> 28) & 0x0000_0000_f0f0_f0f0;
    bits ^ swap ^ swap << 28
}
