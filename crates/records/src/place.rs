//! Where something stands in a text.

use std::fmt;

/// A place in a text: its line, and its column in characters; both are counted from 1.
///
/// ```
/// use yosumi_records::Place;
///
/// assert_eq!(Place { line: 2, column: 5 }.to_string(), "line 2, column 5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, the first is 1.
    pub line: usize,
    /// The character in the line, the first is 1, whatever its width.
    pub column: usize,
}

impl Place {
    /// The first character of a text.
    ///
    /// ```
    /// # use yosumi_records::Place;
    /// assert_eq!(Place::START, Place { line: 1, column: 1 });
    /// ```
    pub const START: Self = Self { line: 1, column: 1 };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}
