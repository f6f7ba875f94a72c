//! Lists of lines that games start from, and the one inside the program.

use std::collections::HashSet;
use std::fmt;
use std::sync::LazyLock;

use fastrand::Rng;
use yosumi_records::{Place, TranscriptError, read_transcript};
use yosumi_rules::{Game, Position};

use crate::{Opening, openings};

/// The list as `yosumi match openings` wrote it.
const BALANCED: &str = include_str!("../data/balanced-starts.txt");

static BALANCED_STARTS: LazyLock<Vec<Game>> =
    LazyLock::new(|| read_starts(BALANCED).expect("the list of balanced starts is one"));

/// Lines of eight plies after which neither side is better, as far as Yosumi's own engine sees. Each begins with f5, and no
/// two lead to images of one position.
///
/// ```
/// use yosumi_book::balanced_starts;
///
/// assert!(balanced_starts().iter().all(|start| start.n_played() == 8));
/// ```
#[must_use]
pub fn balanced_starts() -> &'static [Game] {
    &BALANCED_STARTS
}

/// One of the [`balanced_starts`], at random; the same for the same seed.
///
/// # Panics
///
/// Never: the list is not empty.
///
/// ```
/// use yosumi_book::balanced_start;
///
/// assert_eq!(balanced_start(7), balanced_start(7));
/// assert_eq!(balanced_start(7).n_played(), 8);
/// ```
#[must_use]
pub fn balanced_start(seed: u64) -> &'static Game {
    Rng::with_seed(seed).choice(balanced_starts()).expect("the list is not empty")
}

/// The openings to start games from, in the order of [`openings`]: all but those after whose line the game is over.
///
/// ```
/// use yosumi_book::named_starts;
///
/// assert!(named_starts().all(|opening| opening.line().outcome().is_none()));
/// ```
pub fn named_starts() -> impl Iterator<Item = &'static Opening> {
    openings().iter().filter(|opening| opening.line().outcome().is_none())
}

/// Reads a list of lines to start games from: a transcript on each line. Empty lines and those that begin with `#` are passed
/// over, and so are lines that lead to an image of a position that one before leads to.
///
/// # Errors
///
/// [`StartsError`] for the first line that is no transcript, or one of a whole game.
///
/// ```
/// use yosumi_book::read_starts;
///
/// // d3c3 is f5f6 seen from the other side of the board.
/// let starts = read_starts("# two openings\nF5 D6\nf5f6\nd3c3\n")?;
/// assert_eq!(starts.len(), 2);
/// # Ok::<(), yosumi_book::StartsError>(())
/// ```
pub fn read_starts(text: &str) -> Result<Vec<Game>, StartsError> {
    let mut seen = HashSet::new();
    let mut starts = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let game = match read_transcript(Position::START, line) {
            Ok(record) => record.game(),
            Err(error) => {
                let place = Place { line: number, ..error.place };
                return Err(StartsError::Transcript(TranscriptError { place, ..error }));
            }
        };
        if game.outcome().is_some() {
            return Err(StartsError::Over { line: number });
        }
        if seen.insert(game.position().board().canonical().0) {
            starts.push(game);
        }
    }
    Ok(starts)
}

/// Why a text is no list of lines to start games from.
///
/// ```
/// use yosumi_book::read_starts;
///
/// let error = read_starts("f5d6\nf5f5\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 3: move 2 f5 is not playable: white may play f4 d6 f6");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StartsError {
    /// A line is no transcript.
    Transcript(TranscriptError),
    /// After the moves of a line nobody can play.
    Over {
        /// The number of the line, the first is 1.
        line: usize,
    },
}

impl fmt::Display for StartsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Transcript(error) => error.fmt(f),
            Self::Over { line } => write!(f, "line {line}: the game is over after these moves"),
        }
    }
}

impl std::error::Error for StartsError {}
