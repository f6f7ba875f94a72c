//! Who plays, as the page says it and as it is told.

use serde::{Deserialize, Serialize};
use yosumi_rules::{ByColor, Color};
use yosumi_session::{Level, NamedLevel, ParsePlayerError, PlayerSpec, Who};

use super::limits::MAX_NAME_CHARS;
use crate::as_text;

/// One who is to play a side.
///
/// ```
/// use yosumi_session::PlayerSpec;
/// use yosumi_wire::page::Player;
///
/// let player: Player = serde_json::from_str(r#"{"kind":"computer","level":"strong"}"#)?;
/// let spec = PlayerSpec::try_from(player)?;
/// assert_eq!(spec, "computer:10".parse()?);
/// assert_eq!(serde_json::to_string(&Player::from(&spec))?, r#"{"kind":"computer","level":"10"}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Player {
    /// A person.
    Person {
        /// Their name, where they gave one.
        #[serde(default)]
        name: Option<String>,
    },
    /// A computer.
    Computer {
        /// `first`, `random`, a number from 1 to 30, or the name of a level.
        #[serde(with = "as_text")]
        #[cfg_attr(test, ts(type = "string"))]
        level: Level,
    },
}

/// A person without a name.
impl Default for Player {
    fn default() -> Self {
        Self::Person { name: None }
    }
}

impl From<&PlayerSpec> for Player {
    fn from(spec: &PlayerSpec) -> Self {
        match spec {
            PlayerSpec::Person { name } => Self::Person { name: name.clone() },
            PlayerSpec::Computer { level } => Self::Computer { level: *level },
        }
    }
}

/// A name of blanks alone is none.
impl TryFrom<Player> for PlayerSpec {
    type Error = PlayerError;

    fn try_from(player: Player) -> Result<Self, PlayerError> {
        let name = match player {
            Player::Computer { level } => return Ok(Self::Computer { level }),
            Player::Person { name } => name.unwrap_or_default(),
        };
        match name.trim() {
            "" => Ok(Self::default()),
            name if name.chars().count() > MAX_NAME_CHARS => Err(PlayerError::TooLong),
            name => format!("human:{name}").parse().map_err(PlayerError::Name),
        }
    }
}

/// A player of the page cannot play.
///
/// ```
/// use yosumi_session::PlayerSpec;
/// use yosumi_wire::page::Player;
///
/// let error = PlayerSpec::try_from(Player::Person { name: Some("x".repeat(101)) }).unwrap_err();
/// assert_eq!(error.to_string(), "the name has more than 100 characters");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// The name is too long.
    #[error("the name has more than {MAX_NAME_CHARS} characters")]
    TooLong,
    /// The name has a control character.
    #[error(transparent)]
    Name(ParsePlayerError),
}

/// One who plays a side, with what the page has to know to speak of them.
///
/// ```
/// use yosumi_rules::ByColor;
/// use yosumi_session::PlayerSpec;
/// use yosumi_wire::page::{PlayerView, Sides};
///
/// let players = ByColor { black: PlayerSpec::default(), white: "computer:expert".parse()? };
/// let views: Sides<PlayerView> = PlayerView::of_both(players.as_ref());
/// let json = r#"{"who":"computer","name":null,"level":"15","named":"expert","pace":"seconds"}"#;
/// assert_eq!(serde_json::to_string(&views.white)?, json);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// What they are to those who read: the `$who` of the sentences.
    #[serde(with = "who")]
    #[cfg_attr(test, ts(type = "\"person\" | \"you\" | \"side\" | \"computer\""))]
    pub who: Who,
    /// The name of a person.
    pub name: Option<String>,
    /// The level of a computer: `first`, `random`, or a number.
    #[serde(with = "as_text::optional")]
    #[cfg_attr(test, ts(type = "string | null"))]
    pub level: Option<Level>,
    /// The word of the level where it has one: `beginner` to `strongest`; its name is the sentence `level-…`.
    pub named: Option<String>,
    /// How long a computer's move may take.
    pub pace: Option<Pace>,
}

impl PlayerView {
    /// The two players of a game; what each of them is called depends on the other.
    #[must_use]
    pub fn of_both(players: ByColor<&PlayerSpec>) -> super::Sides<Self> {
        ByColor::from_fn(|color| Self::of(players, color)).into()
    }

    fn of(players: ByColor<&PlayerSpec>, color: Color) -> Self {
        let who = Who::of(players, color);
        match players[color] {
            PlayerSpec::Person { name } => Self { who, name: name.clone(), level: None, named: None, pace: None },
            PlayerSpec::Computer { level } => {
                Self { who, name: None, level: Some(*level), named: named(*level), pace: Some(level.pace().into()) }
            }
        }
    }
}

/// The word of a level that has a name.
pub(super) fn named(level: Level) -> Option<String> {
    match level {
        Level::First | Level::Random => None,
        Level::Engine(level) => NamedLevel::of(level).map(|named| String::from(named.word())),
    }
}

/// How long the longest moves of a level take, roughly.
///
/// ```
/// use yosumi_wire::page::Pace;
///
/// assert_eq!(serde_json::to_string(&Pace::AMinute)?, r#""aMinute""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
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

impl From<yosumi_session::Pace> for Pace {
    fn from(pace: yosumi_session::Pace) -> Self {
        match pace {
            yosumi_session::Pace::AtOnce => Self::AtOnce,
            yosumi_session::Pace::Seconds => Self::Seconds,
            yosumi_session::Pace::AMinute => Self::AMinute,
            yosumi_session::Pace::ManyMinutes => Self::ManyMinutes,
        }
    }
}

/// What a player is, as a word.
mod who {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use yosumi_session::Who;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(super) fn serialize<S: Serializer>(who: &Who, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(who.key())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Who, D::Error> {
        let word = String::deserialize(deserializer)?;
        let who = Who::ALL.into_iter().find(|who| who.key() == word);
        who.ok_or_else(|| de::Error::custom("expected person, you, side or computer"))
    }
}
