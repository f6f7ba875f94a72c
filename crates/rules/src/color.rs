//! The two sides, and a pair of anything with one for each.

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// A side: the player of the black or of the white discs.
///
/// ```
/// use yosumi_rules::Color;
///
/// assert_eq!(!Color::Black, Color::White);
/// assert_eq!(Color::ALL.len(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Black, who moves first from the usual start.
    Black,
    /// White.
    White,
}

impl Color {
    /// Both sides, Black first.
    ///
    /// ```
    /// # use yosumi_rules::Color;
    /// assert_eq!(Color::ALL, [Color::Black, Color::White]);
    /// ```
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The other side; `!color` is the same outside of constants.
    ///
    /// ```
    /// # use yosumi_rules::Color;
    /// assert_eq!(Color::White.opponent(), Color::Black);
    /// ```
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// The letter that stands for this color's discs in board text: `X` for Black, `O` for White.
    ///
    /// ```
    /// # use yosumi_rules::Color;
    /// assert_eq!(Color::Black.symbol(), 'X');
    /// ```
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Self::Black => 'X',
            Self::White => 'O',
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        self.opponent()
    }
}

/// Writes `black` or `white`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Black => "black",
            Self::White => "white",
        })
    }
}

/// One value for each side, indexed by [`Color`].
///
/// ```
/// use yosumi_rules::{ByColor, Color};
///
/// let mut discs = ByColor { black: 2, white: 2 };
/// discs[Color::Black] += 2;
/// discs[Color::White] -= 1;
/// assert_eq!(discs, ByColor { black: 4, white: 1 });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T> {
    /// Black's value.
    pub black: T,
    /// White's value.
    pub white: T,
}

impl<T> ByColor<T> {
    /// A pair made by asking `f` for each side, Black first.
    ///
    /// ```
    /// # use yosumi_rules::{ByColor, Color};
    /// let symbols = ByColor::from_fn(Color::symbol);
    /// assert_eq!(symbols[Color::White], 'O');
    /// ```
    #[must_use]
    pub fn from_fn(mut f: impl FnMut(Color) -> T) -> Self {
        Self { black: f(Color::Black), white: f(Color::White) }
    }

    /// The same pair with `f` applied to both values.
    ///
    /// ```
    /// # use yosumi_rules::ByColor;
    /// let halves = ByColor { black: 40, white: 24 }.map(|discs| discs / 2);
    /// assert_eq!(halves, ByColor { black: 20, white: 12 });
    /// ```
    #[must_use]
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor { black: f(self.black), white: f(self.white) }
    }

    /// References to both values.
    ///
    /// ```
    /// # use yosumi_rules::ByColor;
    /// let names = ByColor { black: String::from("Ann"), white: String::from("みどり") };
    /// assert_eq!(names.as_ref().map(|name| name.chars().count()), ByColor { black: 3, white: 3 });
    /// ```
    #[must_use]
    pub const fn as_ref(&self) -> ByColor<&T> {
        ByColor { black: &self.black, white: &self.white }
    }

    /// The pair with the two values exchanged.
    ///
    /// ```
    /// # use yosumi_rules::ByColor;
    /// assert_eq!(ByColor { black: 1, white: 2 }.swapped(), ByColor { black: 2, white: 1 });
    /// ```
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { black: self.white, white: self.black }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}
