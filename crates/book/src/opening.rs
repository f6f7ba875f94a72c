//! An opening and its names.

use yosumi_rules::Game;

/// The language of a name.
///
/// ```
/// use yosumi_book::NameLanguage;
///
/// assert_eq!(NameLanguage::Japanese.other(), NameLanguage::English);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameLanguage {
    /// Japanese.
    Japanese,
    /// English, and names in Latin letters that Japanese players use too.
    English,
}

impl NameLanguage {
    /// The one that is not this one.
    ///
    /// ```
    /// # use yosumi_book::NameLanguage;
    /// assert_eq!(NameLanguage::English.other(), NameLanguage::Japanese);
    /// ```
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Japanese => Self::English,
            Self::English => Self::Japanese,
        }
    }
}

/// A name, and the language that it is in: where an opening has none in the language that was asked for, it is told by
/// the one it has.
///
/// ```
/// use yosumi_book::{NameLanguage, opening_of};
///
/// let tupet = opening_of(&"f5f4d3".parse()?).map(|opening| opening.name(NameLanguage::English));
/// let tupet = tupet.expect("it has a name");
/// assert_eq!((tupet.text, tupet.language), ("チューペット", NameLanguage::Japanese));
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name {
    /// The name.
    pub text: &'static str,
    /// The language that it is in.
    pub language: NameLanguage,
}

/// A position that has a name, and a line that leads there.
///
/// ```
/// use yosumi_book::{NameLanguage, opening_of};
/// use yosumi_rules::Game;
///
/// let game: Game = "f5d6c3d3c4b3".parse()?;
/// let opening = opening_of(&game).expect("it has a name");
/// assert_eq!(opening.names(NameLanguage::English), ["Aubrey", "Tanaka"]);
/// assert_eq!(opening.n_plies(), 6);
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Debug)]
pub struct Opening {
    line: Game,
    /// The first of each is the one to call it by. One of the two may be empty.
    japanese: Vec<&'static str>,
    english: Vec<&'static str>,
}

/// What stands between the names of one opening in the list.
const BETWEEN_NAMES: &str = " / ";

impl Opening {
    /// Reads a row of the list: moves, Japanese names, English names. `None` when it is not one.
    pub(crate) fn of_row(row: &'static str) -> Option<Self> {
        let mut columns = row.split('\t');
        let (moves, japanese, english) = (columns.next()?, columns.next()?, columns.next()?);
        let names = |column: &'static str| {
            column.split(BETWEEN_NAMES).filter(|name| !name.is_empty()).collect::<Vec<&'static str>>()
        };
        let opening = Self { line: moves.parse().ok()?, japanese: names(japanese), english: names(english) };
        let is_whole = columns.next().is_none() && (!opening.japanese.is_empty() || !opening.english.is_empty());
        is_whole.then_some(opening)
    }

    /// The name to call it by, in this language where it has one in it, else in the other.
    ///
    /// # Panics
    ///
    /// Never: every opening has a name.
    ///
    /// ```
    /// # use yosumi_book::{NameLanguage, opening_of};
    /// let tiger = opening_of(&"f5d6c3d3c4".parse()?).expect("it has a name");
    /// assert_eq!(tiger.name(NameLanguage::Japanese).text, "虎定石");
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn name(&self, language: NameLanguage) -> Name {
        [language, language.other()]
            .into_iter()
            .find_map(|language| self.names(language).first().map(|&text| Name { text, language }))
            .expect("a row of the list has a name")
    }

    /// All names in a language, the one to call it by first; there may be none.
    ///
    /// ```
    /// # use yosumi_book::{NameLanguage, opening_of};
    /// let tiger = opening_of(&"f5d6c3d3c4".parse()?).expect("it has a name");
    /// assert_eq!(tiger.names(NameLanguage::Japanese), ["虎定石", "虎"]);
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub fn names(&self, language: NameLanguage) -> &[&'static str] {
        match language {
            NameLanguage::Japanese => &self.japanese,
            NameLanguage::English => &self.english,
        }
    }

    /// A usual line to the position. It begins with f5. Some early wipeouts have names: after these lines the game is over, and
    /// they are not among the [`named_starts`](crate::named_starts).
    ///
    /// ```
    /// # use yosumi_book::opening_of;
    /// let tiger = opening_of(&"d3c5f6f5e6".parse()?).expect("it has a name");
    /// assert_eq!(tiger.line().to_string(), "f5d6c3d3c4");
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub const fn line(&self) -> &Game {
        &self.line
    }

    /// The number of moves to the position.
    ///
    /// ```
    /// # use yosumi_book::opening_of;
    /// assert_eq!(opening_of(&"f5d6c3d3c4".parse()?).map(|tiger| tiger.n_plies()), Some(5));
    /// # Ok::<(), yosumi_rules::TranscriptError>(())
    /// ```
    #[must_use]
    pub const fn n_plies(&self) -> usize {
        self.line.n_played()
    }
}
