//! What goes over HTTP.

use serde::{Deserialize, Serialize};

use super::{Bilingual, Failure, Pace, Side, Sides, Winner};

/// The number of a saved game.
pub type Id = u32;

/// Why an HTTP request failed: the body of every answer that is no success.
///
/// ```
/// use yosumi_wire::page::{Bilingual, Failed, Failure};
///
/// let failed = Failed { why: Failure::NotFound, text: Bilingual::default() };
/// assert_eq!(serde_json::to_string(&failed)?, r#"{"why":"notFound","text":{"ja":"","en":""}}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Failed {
    /// Why.
    pub why: Failure,
    /// The same as a sentence, with what is wrong and where.
    pub text: Bilingual,
}

/// What the program is and knows: `GET /api/about`.
///
/// ```
/// use yosumi_wire::page::About;
///
/// let about: About = serde_json::from_str(r#"{"version":"0.1.0","levels":[],"formats":[],"threads":2}"#)?;
/// assert_eq!(about.threads, 2);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct About {
    /// The version of the program.
    pub version: String,
    /// The levels at which a computer plays, from weak to strong.
    pub levels: Vec<LevelAbout>,
    /// The formats in which games are written.
    pub formats: Vec<FormatAbout>,
    /// The threads that a search may use.
    pub threads: u32,
}

/// A level at which a computer plays.
///
/// ```
/// use yosumi_session::Level;
/// use yosumi_wire::page::LevelAbout;
///
/// let about = LevelAbout::from("20".parse::<Level>()?);
/// assert_eq!((about.level.as_str(), about.named.as_deref()), ("20", Some("strongest")));
/// # Ok::<(), yosumi_session::ParseLevelError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelAbout {
    /// What a [`Player`](super::Player) says: `first`, `random`, or a number.
    pub level: String,
    /// Its word where it has one: `beginner` to `strongest`.
    pub named: Option<String>,
    /// How long a move may take.
    pub pace: Pace,
    /// How many moves it looks ahead, 0 for `first` and `random`.
    pub depth: u8,
    /// From how many empty squares on it plays without a mistake, 0 for `first` and `random`.
    pub solves_from: u8,
}

impl From<yosumi_session::Level> for LevelAbout {
    fn from(level: yosumi_session::Level) -> Self {
        let (depth, solves_from) = match level {
            yosumi_session::Level::Engine(level) => (level.depth(), level.solves_from()),
            yosumi_session::Level::First | yosumi_session::Level::Random => (0, 0),
        };
        Self {
            level: level.to_string(),
            named: super::players::named(level),
            pace: level.pace().into(),
            depth,
            solves_from,
        }
    }
}

/// A format in which games are written.
///
/// ```
/// use yosumi_wire::page::FormatAbout;
///
/// let format: FormatAbout = serde_json::from_str(r#"{"name":"json","keepsAll":true}"#)?;
/// assert!(format.keeps_all);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FormatAbout {
    /// Its name, which is also the end of its files' names.
    pub name: String,
    /// Whether it says all that a record says: names, variations, comments.
    pub keeps_all: bool,
}

/// An opening with a name: an entry of `GET /api/openings`, a list.
///
/// ```
/// use yosumi_wire::page::Opening;
///
/// let opening: Opening = serde_json::from_str(r#"{"moves":"f5d6c3d3c4","names":{"ja":"虎","en":"Tiger"}}"#)?;
/// assert_eq!(opening.names.en, "Tiger");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Opening {
    /// Its moves.
    pub moves: String,
    /// Its name.
    pub names: Bilingual,
}

/// A text to be understood as a position: the body of `POST /api/position`.
///
/// ```
/// use yosumi_wire::page::BoardText;
///
/// let body: BoardText = serde_json::from_str(r#"{"text":"X O"}"#)?;
/// assert_eq!(body.text, "X O");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardText {
    /// The text, in any form in which a board is read.
    pub text: String,
}

/// What is to be known of a position that is set up: the answer of `POST /api/position`.
///
/// ```
/// use yosumi_rules::Position;
/// use yosumi_wire::page::PositionAbout;
///
/// let about = PositionAbout::from(Position::START);
/// assert_eq!((about.discs.black, about.playable.len(), about.must_pass), (2, 4, false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PositionAbout {
    /// As a new game takes it: 64 signs, a blank, the side to move.
    pub position: String,
    /// The side to move.
    pub side: Side,
    /// The discs on the board.
    pub discs: Sides<u8>,
    /// The squares that it may play.
    pub playable: Vec<String>,
    /// Whether it has no move and the other side has.
    pub must_pass: bool,
    /// Whether neither side has a move.
    pub over: bool,
}

impl From<yosumi_rules::Position> for PositionAbout {
    fn from(position: yosumi_rules::Position) -> Self {
        let board = position.board();
        Self {
            position: position.to_string(),
            side: position.turn().into(),
            discs: position.n_discs().into(),
            playable: position.legal_moves().iter().map(|square| square.to_string()).collect(),
            must_pass: board.must_pass(),
            over: board.is_over(),
        }
    }
}

/// The games found in a text: the answer of `POST /api/read`, whose body is the text itself.
///
/// ```
/// use yosumi_wire::page::ReadGames;
///
/// let read: ReadGames = serde_json::from_str(r#"{"reading":"3f","games":[],"total":0}"#)?;
/// assert!(read.games.is_empty());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadGames {
    /// The name by which a table [opens](super::Ask::Open) one of them, and the library keeps them, for a while.
    pub reading: String,
    /// The games, up to the first thousand.
    pub games: Vec<ReadGame>,
    /// How many there are.
    pub total: u32,
}

/// A game found in a text.
///
/// ```
/// use yosumi_wire::page::ReadGame;
///
/// let json = r#"{"players":{"black":"Ann","white":null},"event":null,"date":null,"moves":9,
///     "transcript":"e6f4e3f6g5d6e7f5c5","winner":"black","score":{"black":64,"white":0}}"#;
/// assert_eq!(serde_json::from_str::<ReadGame>(json)?.moves, 9);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadGame {
    /// The names of the players, where known.
    pub players: Sides<Option<String>>,
    /// The event or the place, where known.
    pub event: Option<String>,
    /// The day, as far as known.
    pub date: Option<String>,
    /// The number of discs played in the main line.
    pub moves: u32,
    /// The moves of the main line.
    pub transcript: String,
    /// Who won; `null` where that is not known.
    pub winner: Option<Winner>,
    /// The score at the end of the main line; `null` where the game is not played to its end.
    pub score: Option<Sides<u8>>,
}

/// Games of a text to be kept in the library: the body of `POST /api/games`. The answer is the list of their numbers.
///
/// ```
/// use yosumi_wire::page::KeepGames;
///
/// let body: KeepGames = serde_json::from_str(r#"{"reading":"3f","indices":[0,2],"source":"club.txt","tags":["club"]}"#)?;
/// assert_eq!(body.indices, Some(vec![0, 2]));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KeepGames {
    /// The text that was read.
    pub reading: String,
    /// Which of its games, the first is 0; `null` for all.
    pub indices: Option<Vec<u32>>,
    /// Where they come from: the name of a file, or nothing.
    pub source: String,
    /// The tags that they get.
    pub tags: Vec<String>,
}

/// Saved games: the answer of `GET /api/games`.
///
/// ```
/// use yosumi_wire::page::Library;
///
/// let library: Library = serde_json::from_str(r#"{"games":[],"total":0,"tags":["club"]}"#)?;
/// assert_eq!(library.tags, ["club"]);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Library {
    /// The games from the offset on.
    pub games: Vec<SavedGame>,
    /// How many are found in all.
    pub total: u32,
    /// Every tag that a saved game has.
    pub tags: Vec<String>,
}

/// A game of the library: also the answer of `GET /api/games/12`.
///
/// ```
/// use yosumi_wire::page::SavedGame;
///
/// let json = r#"{"game":12,"players":{"black":"Ann","white":null},"event":null,"date":"2026-11-30","moves":9,
///     "winner":"black","score":64,"tags":[],
///     "source":"","changed":"2026-11-30T10:00:00Z"}"#;
/// assert_eq!(serde_json::from_str::<SavedGame>(json)?.game, 12);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SavedGame {
    /// Its number.
    pub game: Id,
    /// The names of the players, where known.
    pub players: Sides<Option<String>>,
    /// The event or the place, where known.
    pub event: Option<String>,
    /// The day of the game, as far as known.
    pub date: Option<String>,
    /// The number of discs played in the main line.
    pub moves: u32,
    /// Who won; `null` where that is not known.
    pub winner: Option<Winner>,
    /// The difference of discs as Black sees it, the empty squares given to the winner; `null` where the game is not played
    /// to its end.
    pub score: Option<i8>,
    /// Its tags.
    pub tags: Vec<String>,
    /// Where it comes from: the name of a file, or nothing.
    pub source: String,
    /// When it was saved or changed last: the time in UTC, as ISO 8601 has it.
    pub changed: String,
}

/// What is to be changed of a saved game: the body of `PATCH /api/games/12`. What is left out stays.
///
/// ```
/// use yosumi_wire::page::GameChanges;
///
/// let changes: GameChanges = serde_json::from_str(r#"{"tags":["club"]}"#)?;
/// assert_eq!((changes.players, changes.tags.map(|tags| tags.len())), (None, Some(1)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameChanges {
    /// The names of the players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub players: Option<Sides<Option<String>>>,
    /// Its tags.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub tags: Option<Vec<String>>,
}
