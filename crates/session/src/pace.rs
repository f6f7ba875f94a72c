//! How long a move may take.

use crate::Level;

/// How long the longest moves of a level take, roughly: machines differ, and so do games.
///
/// ```
/// use yosumi_session::{Level, Pace};
///
/// assert_eq!(Level::default().pace(), Pace::AtOnce);
/// assert!("30".parse::<Level>()?.pace() > Pace::AMinute);
/// # Ok::<(), yosumi_session::ParseLevelError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pace {
    /// Nobody waits.
    AtOnce,
    /// Some seconds.
    Seconds,
    /// A minute or more.
    AMinute,
    /// Many minutes, or hours.
    ManyMinutes,
}

impl Level {
    /// How long a move may take.
    ///
    /// What takes long is to solve the game: from so many empties on, each level does. These were measured on two cores of
    /// 2024, on positions of tournament games.
    ///
    /// ```
    /// # use yosumi_session::{Level, Pace};
    /// assert_eq!("20".parse::<Level>()?.pace(), Pace::Seconds);
    /// # Ok::<(), yosumi_session::ParseLevelError>(())
    /// ```
    #[must_use]
    pub const fn pace(self) -> Pace {
        match self {
            Self::First | Self::Random => Pace::AtOnce,
            Self::Engine(level) => match level.number() {
                ..=10 => Pace::AtOnce,
                11..=20 => Pace::Seconds,
                21..=23 => Pace::AMinute,
                _ => Pace::ManyMinutes,
            },
        }
    }
}
