//! The sixty-four squares and their names.

use core::fmt;
use core::str::FromStr;

macro_rules! squares {
    ($($name:ident = $index:literal $text:literal,)*) => {
        /// One of the 64 squares.
        ///
        /// Letters are columns, digits are rows, `a1` is the top-left corner. Indices and the bits of a
        /// [`Bitboard`](crate::Bitboard) run in reading order, bit 0 is `a1`:
        ///
        /// ```text
        ///     a  b  c  d  e  f  g  h
        ///  1  0  1  2  3  4  5  6  7
        ///  2  8  9 10 11 12 13 14 15
        ///  3 16 17 18 19 20 21 22 23
        ///  4 24 25 26 27 28 29 30 31
        ///  5 32 33 34 35 36 37 38 39
        ///  6 40 41 42 43 44 45 46 47
        ///  7 48 49 50 51 52 53 54 55
        ///  8 56 57 58 59 60 61 62 63
        /// ```
        ///
        /// "No square" is `Option<Square>`, which is as small as a square.
        ///
        /// ```
        /// use yosumi_rules::Square;
        ///
        /// let square: Square = "f5".parse()?;
        /// assert_eq!(square, Square::F5);
        /// assert_eq!(square.index(), 37);
        /// assert_eq!((square.column(), square.row()), (5, 4));
        /// assert_eq!(square.to_string(), "f5");
        /// # Ok::<(), yosumi_rules::ParseSquareError>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "each variant is the square it names")]
        pub enum Square { $($name = $index,)* }

        impl Square {
            /// All squares in reading order.
            ///
            /// ```
            /// # use yosumi_rules::Square;
            /// assert!(Square::ALL.iter().enumerate().all(|(index, square)| square.index() == index));
            /// ```
            pub const ALL: [Self; 64] = [$(Self::$name,)*];

            /// The square of an index in 0–63, or `None`.
            ///
            /// ```
            /// # use yosumi_rules::Square;
            /// assert_eq!(Square::from_index(63), Some(Square::H8));
            /// assert_eq!(Square::from_index(64), None);
            /// ```
            // A match rather than a look-up in `ALL`: the compiler turns it into the identity.
            #[inline]
            #[must_use]
            pub const fn from_index(index: usize) -> Option<Self> {
                match index {
                    $($index => Some(Self::$name),)*
                    _ => None,
                }
            }

            const fn name(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }
        }
    };
}

squares! {
    A1 = 0 "a1", B1 = 1 "b1", C1 = 2 "c1", D1 = 3 "d1", E1 = 4 "e1", F1 = 5 "f1", G1 = 6 "g1", H1 = 7 "h1",
    A2 = 8 "a2", B2 = 9 "b2", C2 = 10 "c2", D2 = 11 "d2", E2 = 12 "e2", F2 = 13 "f2", G2 = 14 "g2", H2 = 15 "h2",
    A3 = 16 "a3", B3 = 17 "b3", C3 = 18 "c3", D3 = 19 "d3", E3 = 20 "e3", F3 = 21 "f3", G3 = 22 "g3", H3 = 23 "h3",
    A4 = 24 "a4", B4 = 25 "b4", C4 = 26 "c4", D4 = 27 "d4", E4 = 28 "e4", F4 = 29 "f4", G4 = 30 "g4", H4 = 31 "h4",
    A5 = 32 "a5", B5 = 33 "b5", C5 = 34 "c5", D5 = 35 "d5", E5 = 36 "e5", F5 = 37 "f5", G5 = 38 "g5", H5 = 39 "h5",
    A6 = 40 "a6", B6 = 41 "b6", C6 = 42 "c6", D6 = 43 "d6", E6 = 44 "e6", F6 = 45 "f6", G6 = 46 "g6", H6 = 47 "h6",
    A7 = 48 "a7", B7 = 49 "b7", C7 = 50 "c7", D7 = 51 "d7", E7 = 52 "e7", F7 = 53 "f7", G7 = 54 "g7", H7 = 55 "h7",
    A8 = 56 "a8", B8 = 57 "b8", C8 = 58 "c8", D8 = 59 "d8", E8 = 60 "e8", F8 = 61 "f8", G8 = 62 "g8", H8 = 63 "h8",
}

const _: () = assert!(size_of::<Option<Square>>() == 1);

impl Square {
    /// The square in `column` (0 is the a-file) and `row` (0 is the first), or `None` off the board.
    ///
    /// ```
    /// # use yosumi_rules::Square;
    /// assert_eq!(Square::at(5, 4), Some(Square::F5));
    /// assert_eq!(Square::at(8, 0), None);
    /// ```
    #[must_use]
    pub const fn at(column: usize, row: usize) -> Option<Self> {
        if column < 8 && row < 8 { Self::from_index(8 * row + column) } else { None }
    }

    /// The index in reading order, 0 (`a1`) to 63 (`h8`).
    ///
    /// ```
    /// # use yosumi_rules::Square;
    /// assert_eq!(Square::A2.index(), 8);
    /// ```
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The column, 0 (`a`) to 7 (`h`).
    ///
    /// ```
    /// # use yosumi_rules::Square;
    /// assert_eq!(Square::H1.column(), 7);
    /// ```
    #[must_use]
    pub const fn column(self) -> usize {
        self.index() % 8
    }

    /// The row, 0 (the first, on top) to 7.
    ///
    /// ```
    /// # use yosumi_rules::Square;
    /// assert_eq!(Square::H1.row(), 0);
    /// ```
    #[must_use]
    pub const fn row(self) -> usize {
        self.index() / 8
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> Self {
        square as Self
    }
}

impl From<Square> for usize {
    fn from(square: Square) -> Self {
        square.index()
    }
}

/// From the index in reading order.
impl TryFrom<u8> for Square {
    type Error = SquareIndexError;

    fn try_from(index: u8) -> Result<Self, SquareIndexError> {
        Self::from_index(usize::from(index)).ok_or(SquareIndexError)
    }
}

/// Writes the canonical name, `a1` to `h8`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads a letter a–h and a digit 1–8, in either case, and nothing else.
impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let &[letter, digit] = text.as_bytes() else { return Err(ParseSquareError) };
        let column = letter.to_ascii_lowercase().wrapping_sub(b'a');
        let row = digit.wrapping_sub(b'1');
        Self::at(usize::from(column), usize::from(row)).ok_or(ParseSquareError)
    }
}

/// What was read is not the name of a square.
///
/// ```
/// use yosumi_rules::Square;
///
/// let error = "i9".parse::<Square>().unwrap_err();
/// assert_eq!(error.to_string(), "not a square: expected a letter a–h and a digit 1–8, such as f5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square: expected a letter a–h and a digit 1–8, such as f5")
    }
}

impl core::error::Error for ParseSquareError {}

/// A number is not the index of a square.
///
/// ```
/// use yosumi_rules::Square;
///
/// let error = Square::try_from(64).unwrap_err();
/// assert_eq!(error.to_string(), "not the index of a square: expected 0 to 63");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareIndexError;

impl fmt::Display for SquareIndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the index of a square: expected 0 to 63")
    }
}

impl core::error::Error for SquareIndexError {}
