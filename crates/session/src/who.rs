//! What a player is to those who read of them.

use yosumi_rules::{ByColor, Color};

use crate::PlayerSpec;

/// What a player is to those who read of the game: it decides what they are called and how verbs agree.
///
/// ```
/// use yosumi_rules::Color;
/// use yosumi_session::{PlayerSpec, Players, Who};
///
/// let players = Players { black: PlayerSpec::default(), white: "computer".parse()? };
/// assert_eq!(Who::of(players.as_ref(), Color::Black), Who::You);
/// assert_eq!(Who::of(players.as_ref(), Color::White), Who::Computer);
/// # Ok::<(), yosumi_session::ParsePlayerError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// A person with a name.
    Person,
    /// The only person at the board, without a name.
    You,
    /// One of two persons, without a name.
    Side,
    /// A computer.
    Computer,
}

impl Who {
    /// All of them.
    ///
    /// ```
    /// # use yosumi_session::Who;
    /// assert_eq!(Who::ALL.map(Who::key), ["person", "you", "side", "computer"]);
    /// ```
    pub const ALL: [Self; 4] = [Self::Person, Self::You, Self::Side, Self::Computer];

    /// What the player of this color is.
    ///
    /// ```
    /// # use yosumi_rules::Color;
    /// # use yosumi_session::{Players, Who};
    /// assert_eq!(Who::of(Players::default().as_ref(), Color::White), Who::Side);
    /// ```
    #[must_use]
    pub const fn of(players: ByColor<&PlayerSpec>, color: Color) -> Self {
        let (player, other) = match color {
            Color::Black => (players.black, players.white),
            Color::White => (players.white, players.black),
        };
        match (player, other) {
            (PlayerSpec::Person { name: Some(_) }, _) => Self::Person,
            (PlayerSpec::Person { name: None }, PlayerSpec::Person { .. }) => Self::Side,
            (PlayerSpec::Person { name: None }, PlayerSpec::Computer { .. }) => Self::You,
            (PlayerSpec::Computer { .. }, _) => Self::Computer,
        }
    }

    /// The word by which sentences tell them apart.
    ///
    /// ```
    /// # use yosumi_session::Who;
    /// assert_eq!(Who::Side.key(), "side");
    /// ```
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::You => "you",
            Self::Side => "side",
            Self::Computer => "computer",
        }
    }
}
