//! The lines of `yosumi match --json`, which are also those of its files of games.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use yosumi_rules::Game;

use crate::{ParseLineError, Score, as_text};

/// A line: what is played, which comes first, a game, or what the match came to, which comes last.
///
/// `Display` writes the line without a line break, `FromStr` reads it.
///
/// ```
/// use yosumi_wire::MatchLine;
///
/// let text = r#"{"game":{"pair":1,"black":"level=1","white":"level=2","opening":0,"#.to_owned()
///     + r#""moves":"e6f4e3f6g5d6e7f5c5","score":64,"values":[]}}"#;
/// let line: MatchLine = text.parse()?;
/// assert!(matches!(&line, MatchLine::Game(game) if game.moves.outcome().is_some()));
/// assert_eq!(line.to_string(), text);
/// # Ok::<(), yosumi_wire::ParseLineError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum MatchLine {
    /// What is played.
    Settings(MatchSettings),
    /// A game.
    Game(Box<MatchGame>),
    /// What the match came to.
    Result(Box<MatchResult>),
}

/// What a match is between, and from which openings.
///
/// ```
/// use yosumi_wire::{MatchLine, MatchOpenings, MatchPlayer, MatchSettings};
///
/// let player = |name: &str| MatchPlayer { name: String::from(name), weights: String::from("00") };
/// let openings = MatchOpenings::File { file: String::from("openings.txt") };
/// let settings =
///     MatchSettings { version: String::from("1"), first: player("level=1"), second: player("level=2"), openings };
/// assert!(MatchLine::Settings(settings).to_string().starts_with(r#"{"match":{"version":"1","first":{"name":"level=1""#));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchSettings {
    /// The version of the program.
    pub version: String,
    /// The first player.
    pub first: MatchPlayer,
    /// The second.
    pub second: MatchPlayer,
    /// Where the openings come from.
    pub openings: MatchOpenings,
}

/// A player of a match.
///
/// ```
/// use yosumi_wire::MatchPlayer;
///
/// let player = MatchPlayer { name: String::from("level=1"), weights: String::from("89abcdef01234567") };
/// assert_eq!(player.weights.len(), 16);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchPlayer {
    /// What it was given on the command line.
    pub name: String,
    /// The checksum of its weights, as a number of 16 hexadecimal digits.
    pub weights: String,
}

/// Where the openings of a match come from.
///
/// ```
/// use yosumi_wire::MatchOpenings;
///
/// assert_ne!(
///     MatchOpenings::File { file: String::from("openings.txt") },
///     MatchOpenings::Random { seed: 1, plies: [8, 12], depth: 8, within: 4.0 },
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MatchOpenings {
    /// They stand in a file.
    File {
        /// Its name, as it was given.
        file: String,
    },
    /// They are random and balanced.
    Random {
        /// What they follow from.
        seed: u64,
        /// The least and the most plies.
        plies: [u8; 2],
        /// The plies looked ahead for their values.
        depth: u8,
        /// The most discs that a value was from nought.
        within: f32,
    },
}

/// A game of a match. The first player is black in the first game of each pair, white in the second.
///
/// ```
/// use yosumi_wire::MatchGame;
///
/// let game = MatchGame {
///     pair: 1,
///     black: String::from("level=1"),
///     white: String::from("level=2"),
///     opening: 2,
///     moves: "f5d6".parse()?,
///     score: 0,
///     values: Vec::new(),
/// };
/// assert_eq!(game.moves.n_played(), game.opening);
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchGame {
    /// The number of its pair, the first is 1.
    pub pair: u64,
    /// The name of the black player.
    pub black: String,
    /// The name of the white player.
    pub white: String,
    /// The number of moves that were the opening.
    pub opening: usize,
    /// All moves, without passes.
    #[serde(with = "as_text")]
    pub moves: Game,
    /// The difference of discs as Black sees it, the empty squares given to the winner.
    pub score: i8,
    /// What the players thought of each move after the opening, as Black sees it; `None` where there was no choice.
    pub values: Vec<Option<Score>>,
}

/// What a match came to, as its first player sees it.
///
/// ```
/// use yosumi_wire::MatchResult;
///
/// let result = MatchResult { wins: 2, pairs: 1, points: [0, 0, 0, 0, 1], ..MatchResult::default() };
/// assert_eq!(result.test, None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MatchResult {
    /// The number of pairs.
    pub pairs: u64,
    /// The games won.
    pub wins: u64,
    /// The games drawn.
    pub draws: u64,
    /// The games lost.
    pub losses: u64,
    /// The pairs with 0, ½, 1, 1½ and 2 points.
    pub points: [u64; 5],
    /// The share of all points, 0 to 1.
    pub score: MatchEstimate,
    /// The difference of discs in a game.
    pub discs: MatchEstimate,
    /// The difference of strength.
    pub elo: MatchElo,
    /// How likely it is that the first player is the stronger one, 0 to 1.
    pub superiority: f64,
    /// The sequential test, where one was asked for; left out in JSON where none was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub test: Option<MatchTest>,
}

/// A mean and how far off it may be.
///
/// ```
/// use yosumi_wire::MatchEstimate;
///
/// assert_eq!(MatchEstimate::default().error, 0.0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MatchEstimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of its 95 % interval.
    pub error: f64,
}

/// A difference of strength in Elo; `None` stands for one without end.
///
/// ```
/// use yosumi_wire::MatchElo;
///
/// assert_eq!(MatchElo::default().mean, None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MatchElo {
    /// The difference that the score tells of.
    pub mean: Option<f64>,
    /// The lower end of its 95 % interval.
    pub lower: Option<f64>,
    /// The upper end.
    pub upper: Option<f64>,
}

/// A sequential probability ratio test.
///
/// ```
/// use yosumi_wire::MatchTest;
///
/// let test = MatchTest { elos: [0.0, 5.0], ratio: 3.0, bounds: [-2.94, 2.94], accepted: Some(1) };
/// assert!(test.ratio >= test.bounds[1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchTest {
    /// The two differences in Elo that it decides between, H0 and H1.
    pub elos: [f64; 2],
    /// The logarithm of the ratio of their likelihoods.
    pub ratio: f64,
    /// Where H0 and H1 are accepted.
    pub bounds: [f64; 2],
    /// 0 or 1 for the hypothesis that is accepted; `None` when the match ended before.
    pub accepted: Option<u8>,
}

/// A line as it is in JSON.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Wrapped<S, G, R> {
    Match(S),
    Game(G),
    Result(R),
}

impl fmt::Display for MatchLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wrapped = match self {
            Self::Settings(settings) => Wrapped::Match(settings),
            Self::Game(game) => Wrapped::Game(game),
            Self::Result(result) => Wrapped::Result(result),
        };
        f.write_str(&serde_json::to_string(&wrapped).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for MatchLine {
    type Err = ParseLineError;

    fn from_str(text: &str) -> Result<Self, ParseLineError> {
        Ok(match serde_json::from_str(text)? {
            Wrapped::Match(settings) => Self::Settings(settings),
            Wrapped::Game(game) => Self::Game(game),
            Wrapped::Result(result) => Self::Result(result),
        })
    }
}
