//! How squares are named when people and program talk.

use yosumi_rules::{Bitboard, Square};

/// How squares are named in what is said and typed. Records always use letters.
///
/// ```
/// use yosumi_rules::Square;
/// use yosumi_text::SquareNames;
///
/// assert_eq!(SquareNames::Letters.name(Square::F5), "f5");
/// assert_eq!(SquareNames::RowColumn.name(Square::F5), "4 5");
/// assert_eq!(SquareNames::RowColumn.parse("4 5"), Some(Square::F5));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SquareNames {
    /// A letter for the column and a digit for the row: `f5`.
    #[default]
    Letters,
    /// The row and the column, both counted from 0: `4 5`.
    RowColumn,
}

impl SquareNames {
    /// The square's name.
    ///
    /// ```
    /// # use yosumi_rules::Square;
    /// # use yosumi_text::SquareNames;
    /// assert_eq!(SquareNames::RowColumn.name(Square::A1), "0 0");
    /// ```
    #[must_use]
    pub fn name(self, square: Square) -> String {
        match self {
            Self::Letters => square.to_string(),
            Self::RowColumn => format!("{} {}", square.row(), square.column()),
        }
    }

    /// The names of all squares of a set, in reading order.
    ///
    /// ```
    /// # use yosumi_rules::Board;
    /// # use yosumi_text::SquareNames;
    /// assert_eq!(SquareNames::Letters.list(Board::START.legal_moves()), "d3 c4 f5 e6");
    /// assert_eq!(SquareNames::RowColumn.list(Board::START.legal_moves()), "2 3, 3 2, 4 5, 5 4");
    /// ```
    #[must_use]
    pub fn list(self, squares: Bitboard) -> String {
        squares.iter().map(|square| self.name(square)).collect::<Vec<_>>().join(self.separator())
    }

    /// What stands between two names.
    pub(crate) const fn separator(self) -> &'static str {
        match self {
            Self::Letters => " ",
            Self::RowColumn => ", ",
        }
    }

    /// The square of that name, in half-width characters and either case; `None` when it names none.
    ///
    /// ```
    /// # use yosumi_rules::Square;
    /// # use yosumi_text::SquareNames;
    /// assert_eq!(SquareNames::Letters.parse("F5"), Some(Square::F5));
    /// assert_eq!(SquareNames::Letters.parse("5 f"), None);
    /// ```
    #[must_use]
    pub fn parse(self, name: &str) -> Option<Square> {
        match self {
            Self::Letters => name.parse().ok(),
            Self::RowColumn => {
                let (row, column) = name.split_once(|between: char| between == ',' || between.is_whitespace())?;
                let digit = |text: &str| match text.as_bytes() {
                    &[digit @ b'0'..=b'7'] => Some(usize::from(digit - b'0')),
                    _ => None,
                };
                Square::at(digit(column.trim_start())?, digit(row.trim_end())?)
            }
        }
    }

    /// What heads a column of the board, 0–7 from the left.
    ///
    /// ```
    /// # use yosumi_text::SquareNames;
    /// assert_eq!((SquareNames::Letters.column_head(5), SquareNames::RowColumn.column_head(5)), ('f', '5'));
    /// ```
    #[must_use]
    pub fn column_head(self, column: usize) -> char {
        let first = match self {
            Self::Letters => b'a',
            Self::RowColumn => b'0',
        };
        char::from(first + column as u8)
    }

    /// What heads a row of the board, 0–7 from the top.
    ///
    /// ```
    /// # use yosumi_text::SquareNames;
    /// assert_eq!((SquareNames::Letters.row_head(4), SquareNames::RowColumn.row_head(4)), ('5', '4'));
    /// ```
    #[must_use]
    pub fn row_head(self, row: usize) -> char {
        let first = match self {
            Self::Letters => b'1',
            Self::RowColumn => b'0',
        };
        char::from(first + row as u8)
    }

    /// The name of this way of naming, by which sentences choose their words.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Letters => "letters",
            Self::RowColumn => "row-column",
        }
    }
}
