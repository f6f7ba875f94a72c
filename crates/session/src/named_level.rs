//! Levels by name.

use std::str::FromStr;

use crate::ParseLevelError;

/// A level with a name, for those who do not want to think of numbers. Each name stands for one level.
///
/// `FromStr` is what people write, in either language and any case.
///
/// ```
/// use yosumi_session::NamedLevel;
///
/// assert_eq!("strongest".parse(), Ok(NamedLevel::Strongest));
/// assert_eq!("最強".parse(), Ok(NamedLevel::Strongest));
/// assert_eq!(NamedLevel::Strongest.level().number(), 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NamedLevel {
    /// For those who have just learned the rules.
    Beginner,
    /// Sees a few moves ahead.
    Easy,
    /// Plays the last twelve moves without a mistake.
    Medium,
    /// The strongest that answers at once.
    Strong,
    /// For players with a grade.
    Expert,
    /// The strongest whose moves take seconds.
    Strongest,
}

/// What the names stand for, in their order.
const LEVELS: [yosumi_engine::Level; 6] =
    [numbered(1), numbered(3), numbered(6), numbered(10), numbered(15), numbered(20)];

const fn numbered(number: u8) -> yosumi_engine::Level {
    yosumi_engine::Level::new(number).expect("there is a level of this number")
}

impl NamedLevel {
    /// All of them, from weak to strong.
    ///
    /// ```
    /// # use yosumi_session::NamedLevel;
    /// assert!(NamedLevel::ALL.is_sorted_by_key(|named| named.level()));
    /// ```
    pub const ALL: [Self; 6] = [Self::Beginner, Self::Easy, Self::Medium, Self::Strong, Self::Expert, Self::Strongest];

    /// The level that the name stands for.
    ///
    /// ```
    /// # use yosumi_session::NamedLevel;
    /// assert_eq!(NamedLevel::Expert.level().number(), 15);
    /// ```
    #[must_use]
    pub const fn level(self) -> yosumi_engine::Level {
        LEVELS[self as usize]
    }

    /// The name of a level, `None` when it has none.
    ///
    /// ```
    /// # use yosumi_engine::Level;
    /// # use yosumi_session::NamedLevel;
    /// assert_eq!(NamedLevel::of(Level::MIN), Some(NamedLevel::Beginner));
    /// assert_eq!(NamedLevel::of(Level::MAX), None);
    /// ```
    #[must_use]
    pub fn of(level: yosumi_engine::Level) -> Option<Self> {
        Self::ALL.into_iter().find(|named| named.level() == level)
    }

    /// What people write for it in English.
    ///
    /// ```
    /// # use yosumi_session::NamedLevel;
    /// assert_eq!(NamedLevel::Medium.word(), "medium");
    /// ```
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.words()[0]
    }

    /// What people write for it, in English and Japanese.
    const fn words(self) -> [&'static str; 2] {
        match self {
            Self::Beginner => ["beginner", "入門"],
            Self::Easy => ["easy", "初級"],
            Self::Medium => ["medium", "中級"],
            Self::Strong => ["strong", "上級"],
            Self::Expert => ["expert", "有段"],
            Self::Strongest => ["strongest", "最強"],
        }
    }
}

impl FromStr for NamedLevel {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        let text = text.to_lowercase();
        Self::ALL.into_iter().find(|named| named.words().contains(&text.as_str())).ok_or(ParseLevelError)
    }
}
