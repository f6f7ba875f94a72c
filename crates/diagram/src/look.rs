//! How a diagram looks.

use yosumi_rules::Symmetry;

/// How a diagram looks.
///
/// ```
/// use yosumi_diagram::{Look, Theme};
///
/// let look = Look { theme: Theme::Wood, ..Look::default() };
/// assert!(look.has_coordinates);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The colors.
    pub theme: Theme,
    /// Where each square is seen. The names of squares move with them, so that what is said of them stays true.
    pub view: Symmetry,
    /// Whether the columns and rows are named.
    pub has_coordinates: bool,
}

impl Default for Look {
    /// Green, as people sit at the board, with coordinates.
    fn default() -> Self {
        Self { theme: Theme::default(), view: Symmetry::Identity, has_coordinates: true }
    }
}

/// The colors of a diagram.
///
/// ```
/// use yosumi_diagram::Theme;
///
/// assert_eq!(Theme::default(), Theme::Green);
/// assert_eq!(Theme::ALL.len(), 5);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Green felt.
    #[default]
    Green,
    /// A wooden board.
    Wood,
    /// Gray stone.
    Slate,
    /// Strong contrasts, for those who see colors or edges badly.
    HighContrast,
    /// Black on white, for paper.
    Print,
}

impl Theme {
    /// All themes.
    ///
    /// ```
    /// # use yosumi_diagram::Theme;
    /// assert_eq!(Theme::ALL[0], Theme::Green);
    /// ```
    pub const ALL: [Self; 5] = [Self::Green, Self::Wood, Self::Slate, Self::HighContrast, Self::Print];
}
