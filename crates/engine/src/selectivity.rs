//! How surely a search must know that a line is not worth following.

use std::fmt;

/// How selective a search is: how likely it is to be right when it gives up a line after a shallow look (Multi-ProbCut, M.
/// Buro 1997).
///
/// ```
/// use yosumi_engine::Selectivity;
///
/// assert!(Selectivity::Exact > Selectivity::P95);
/// assert_eq!(Selectivity::P95.percent(), 95);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Selectivity {
    /// 73 %: 1.1 standard deviations.
    P73,
    /// 87 %: 1.5 standard deviations.
    P87,
    /// 95 %: 2 standard deviations.
    P95,
    /// 99 %: 2.6 standard deviations.
    P99,
    /// Nothing is given up.
    Exact,
}

impl Selectivity {
    /// From the least sure to the surest.
    ///
    /// ```
    /// # use yosumi_engine::Selectivity;
    /// assert!(Selectivity::ALL.is_sorted());
    /// ```
    pub const ALL: [Self; 5] = [Self::P73, Self::P87, Self::P95, Self::P99, Self::Exact];

    /// How sure it is, in percent.
    ///
    /// ```
    /// # use yosumi_engine::Selectivity;
    /// assert_eq!(Selectivity::Exact.percent(), 100);
    /// ```
    #[must_use]
    pub const fn percent(self) -> u8 {
        match self {
            Self::P73 => 73,
            Self::P87 => 87,
            Self::P95 => 95,
            Self::P99 => 99,
            Self::Exact => 100,
        }
    }

    /// The number of standard deviations a shallow value must be beyond a bound, in tenths; `None` where nothing is given up.
    ///
    /// ```
    /// # use yosumi_engine::Selectivity;
    /// assert_eq!(Selectivity::P95.tenths_of_deviation(), Some(20));
    /// ```
    #[must_use]
    pub const fn tenths_of_deviation(self) -> Option<i32> {
        match self {
            Self::P73 => Some(11),
            Self::P87 => Some(15),
            Self::P95 => Some(20),
            Self::P99 => Some(26),
            Self::Exact => None,
        }
    }

    /// How far from a window the sum of the patterns has to be, in discs, for the network not to be asked: most of its
    /// corrections are smaller. What is so selective that it is to be fast believes the patterns sooner.
    pub(crate) const fn doubt(self) -> u32 {
        match self {
            Self::P73 => 4,
            Self::P87 | Self::P95 | Self::P99 | Self::Exact => 8,
        }
    }

    /// A number of its own, 0–4.
    pub(crate) const fn number(self) -> u8 {
        self as u8
    }

    /// The selectivity with that number; the surest for any other.
    pub(crate) const fn from_number(number: u8) -> Self {
        match number {
            0 => Self::P73,
            1 => Self::P87,
            2 => Self::P95,
            3 => Self::P99,
            _ => Self::Exact,
        }
    }
}

impl fmt::Display for Selectivity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}%", self.percent())
    }
}
