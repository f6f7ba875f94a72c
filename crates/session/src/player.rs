//! Who sits on a side.

use std::fmt::{self, Debug};
use std::str::FromStr;
use std::sync::Arc;

use yosumi_engine::{Report, StopSign};
use yosumi_rules::{ByColor, Position, Square};

use crate::computer::Computer;
use crate::{Level, ParseLevelError, Settings};

/// The players of both sides, as people write them.
///
/// ```
/// use yosumi_session::{PlayerSpec, Players};
///
/// let players = Players { black: PlayerSpec::default(), white: "computer:2".parse()? };
/// assert!(players.black.is_person() && !players.white.is_person());
/// # Ok::<(), yosumi_session::ParsePlayerError>(())
/// ```
pub type Players = ByColor<PlayerSpec>;

/// What is told of a search that goes on, after each of its rounds.
pub type OnProgress = Box<dyn FnMut(&Report) + Send>;

/// One who plays a side: a person or a computer.
///
/// ```
/// use yosumi_engine::StopSign;
/// use yosumi_rules::{Position, Square};
/// use yosumi_session::{PlayerSpec, Settings};
///
/// let never = StopSign::new();
/// let computer = "computer:first".parse::<PlayerSpec>()?.player(Settings::default());
/// assert_eq!(computer.choose(Position::START, &never, Box::new(|_| {})), Some(Square::D3));
///
/// let person = "human:Ann".parse::<PlayerSpec>()?.player(Settings::default());
/// let chosen = person.choose(Position::START, &never, Box::new(|_| {}));
/// assert_eq!(chosen, None, "a person's move comes from outside");
/// # Ok::<(), yosumi_session::ParsePlayerError>(())
/// ```
pub trait Player: Debug + Send + Sync {
    /// Who this is.
    fn spec(&self) -> &PlayerSpec;

    /// The square that this player plays at `position`, where it has one to play. `None` when the choice is made
    /// outside and comes as a command, as a person's is.
    ///
    /// It may take long. When `stop` is set it answers soon, with the best it knows. One who searches tells `on_progress`
    /// how far it is.
    fn choose(&self, position: Position, stop: &StopSign, on_progress: OnProgress) -> Option<Square>;
}

/// Who is to play a side.
///
/// `Display` and `FromStr` are what people write: `human`, `human:NAME`, `computer`, `computer:LEVEL`.
///
/// ```
/// use yosumi_session::{Level, PlayerSpec};
///
/// let ann: PlayerSpec = "human:Ann".parse()?;
/// assert_eq!(ann, PlayerSpec::Person { name: Some(String::from("Ann")) });
/// assert_eq!("computer".parse(), Ok(PlayerSpec::Computer { level: Level::default() }));
/// # Ok::<(), yosumi_session::ParsePlayerError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    /// A person.
    Person {
        /// Their name, where they gave one; never empty.
        name: Option<String>,
    },
    /// A computer.
    Computer {
        /// How well it plays.
        level: Level,
    },
}

/// What stands before the level in the name that a computer has in a record.
const COMPUTER_NAME: &str = "Yosumi ";

impl PlayerSpec {
    /// Whether it is a person.
    ///
    /// ```
    /// # use yosumi_session::PlayerSpec;
    /// assert!(PlayerSpec::default().is_person());
    /// ```
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }

    /// The player to play, who makes use of what the settings say.
    ///
    /// ```
    /// # use yosumi_session::{PlayerSpec, Settings};
    /// let spec: PlayerSpec = "computer:random".parse()?;
    /// let player = spec.clone().player(Settings { seed: 7, ..Settings::default() });
    /// assert_eq!(*player.spec(), spec);
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    #[must_use]
    pub fn player(self, settings: Settings) -> Arc<dyn Player> {
        match self {
            Self::Person { .. } => Arc::new(Person(self)),
            Self::Computer { level } => Arc::new(Computer::new(level, settings)),
        }
    }

    /// The name to put into a record: a person's own, `None` when they gave none, or `Yosumi` with the level.
    ///
    /// ```
    /// # use yosumi_session::PlayerSpec;
    /// let spec: PlayerSpec = "computer:4".parse()?;
    /// assert_eq!(spec.record_name().as_deref(), Some("Yosumi 4"));
    /// # Ok::<(), yosumi_session::ParsePlayerError>(())
    /// ```
    #[must_use]
    pub fn record_name(&self) -> Option<String> {
        match self {
            Self::Person { name } => name.clone(),
            Self::Computer { level } => Some(format!("{COMPUTER_NAME}{level}")),
        }
    }

    /// The same player, who takes the name that a record has when it is a person without one. The name of a computer is
    /// not taken: another sits there now.
    pub(crate) fn named_by(self, recorded: Option<&String>) -> Self {
        match (self, recorded) {
            (Self::Person { name: None }, Some(name)) if is_name(name) && !name.starts_with(COMPUTER_NAME) => {
                Self::Person { name: Some(name.clone()) }
            }
            (own, _) => own,
        }
    }
}

/// Whether a text can be a name: it is shown within sentences, so that it has to stay on its line.
fn is_name(text: &str) -> bool {
    !text.is_empty() && !text.chars().any(char::is_control)
}

/// A person without a name.
impl Default for PlayerSpec {
    fn default() -> Self {
        Self::Person { name: None }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person { name: None } => f.write_str("human"),
            Self::Person { name: Some(name) } => write!(f, "human:{name}"),
            Self::Computer { level } => write!(f, "computer:{level}"),
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Self, ParsePlayerError> {
        let (kind, detail) = match text.split_once(':') {
            Some((kind, detail)) => (kind, Some(detail.trim())),
            None => (text, None),
        };
        match kind {
            "human" => match detail {
                Some("") => Err(ParsePlayerError::NoName),
                Some(name) if !is_name(name) => Err(ParsePlayerError::ControlCharacter),
                name => Ok(Self::Person { name: name.map(String::from) }),
            },
            "computer" => {
                let level = detail.map_or(Ok(Level::default()), str::parse).map_err(ParsePlayerError::Level)?;
                Ok(Self::Computer { level })
            }
            _ => Err(ParsePlayerError::Kind),
        }
    }
}

/// A text does not say who plays.
///
/// ```
/// use yosumi_session::PlayerSpec;
///
/// let error = "robot".parse::<PlayerSpec>().unwrap_err();
/// assert_eq!(error.to_string(), "not a player: expected human, human:NAME, computer or computer:LEVEL");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParsePlayerError {
    /// It begins with neither `human` nor `computer`.
    Kind,
    /// The name after `human:` is empty.
    NoName,
    /// The name has a line break or another control character.
    ControlCharacter,
    /// What follows `computer:` is not a level.
    Level(ParseLevelError),
}

impl fmt::Display for ParsePlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind => f.write_str("not a player: expected human, human:NAME, computer or computer:LEVEL"),
            Self::NoName => f.write_str("no name after the colon: expected human:NAME, or human alone"),
            Self::ControlCharacter => f.write_str("the name has a control character: expected one line of text"),
            Self::Level(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl std::error::Error for ParsePlayerError {}

/// A person, whose moves come from outside.
#[derive(Debug)]
struct Person(PlayerSpec);

impl Player for Person {
    fn spec(&self) -> &PlayerSpec {
        &self.0
    }

    fn choose(&self, _: Position, _: &StopSign, _: OnProgress) -> Option<Square> {
        None
    }
}
