//! Random starts that are fair to both sides.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use fastrand::Rng;
use yosumi_engine::{CpuPath, Engine, Limits, Options};
use yosumi_rules::{Board, Game, Square};

/// Random lines from the usual start, and what they have to be worth.
///
/// The lines follow from the seed and the number of plies. Which of them are kept follows from the rest, and from the
/// evaluation inside the program.
///
/// ```
/// use yosumi_arena::Balance;
///
/// let balance = Balance::default();
/// assert_eq!((balance.plies.to_string().as_str(), balance.depth), ("8-12", 8));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Balance {
    /// Where the random numbers begin.
    pub seed: u64,
    /// The number of random plies.
    pub plies: PlyRange,
    /// The plies to look ahead for the value.
    pub depth: u8,
    /// How far from nought the value may be, in discs.
    pub within: f32,
}

impl Default for Balance {
    /// What matches begin with: 8 to 12 plies, within 4 discs at depth 8.
    fn default() -> Self {
        Self { seed: 1, plies: PlyRange { least: 8, most: 12 }, depth: 8, within: 4.0 }
    }
}

/// The number of plies of random lines: `8`, or from `8-12`, each as often as any other.
///
/// ```
/// use yosumi_arena::PlyRange;
///
/// let plies: PlyRange = "8-12".parse()?;
/// assert_eq!((plies.least(), plies.most()), (8, 12));
/// # Ok::<(), yosumi_arena::ParsePlyRangeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlyRange {
    least: u8,
    most: u8,
}

impl PlyRange {
    /// No opening is longer.
    ///
    /// ```
    /// # use yosumi_arena::PlyRange;
    /// assert!("41".parse::<PlyRange>().is_err() && PlyRange::MOST_PLIES == 40);
    /// ```
    pub const MOST_PLIES: u8 = 40;

    /// The least number, at least 1.
    ///
    /// ```
    /// # use yosumi_arena::PlyRange;
    /// assert_eq!("8".parse::<PlyRange>()?.least(), 8);
    /// # Ok::<(), yosumi_arena::ParsePlyRangeError>(())
    /// ```
    #[must_use]
    pub const fn least(self) -> u8 {
        self.least
    }

    /// The most, at most 40.
    ///
    /// ```
    /// # use yosumi_arena::PlyRange;
    /// assert_eq!("8".parse::<PlyRange>()?.most(), 8);
    /// # Ok::<(), yosumi_arena::ParsePlyRangeError>(())
    /// ```
    #[must_use]
    pub const fn most(self) -> u8 {
        self.most
    }
}

impl fmt::Display for PlyRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { least, most } = self;
        if least == most { write!(f, "{least}") } else { write!(f, "{least}-{most}") }
    }
}

impl FromStr for PlyRange {
    type Err = ParsePlyRangeError;

    fn from_str(text: &str) -> Result<Self, ParsePlyRangeError> {
        let (least, most) = text.split_once('-').unwrap_or((text, text));
        let number = |text: &str| text.parse().map_err(|_| ParsePlyRangeError);
        let range = Self { least: number(least)?, most: number(most)? };
        let is_one = 1 <= range.least && range.least <= range.most && range.most <= Self::MOST_PLIES;
        if is_one { Ok(range) } else { Err(ParsePlyRangeError) }
    }
}

/// A text is no number of plies.
///
/// ```
/// use yosumi_arena::PlyRange;
///
/// let error = "12-8".parse::<PlyRange>().unwrap_err();
/// assert_eq!(error.to_string(), "not a number of plies: expected such as 8 or 8-12, at most 40");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePlyRangeError;

impl fmt::Display for ParsePlyRangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a number of plies: expected such as 8 or 8-12, at most {}", PlyRange::MOST_PLIES)
    }
}

impl std::error::Error for ParsePlyRangeError {}

/// After so many lines without a new one there is none left to be found.
const MOST_REPEATS: u32 = 100_000;

/// The random lines of a [`Balance`], balanced or not. No two lead to images of one position, and in none the game is over.
#[derive(Debug)]
pub(crate) struct RandomLines {
    rng: Rng,
    plies: PlyRange,
    seen: HashSet<Board>,
}

impl RandomLines {
    pub(crate) fn new(balance: &Balance) -> Self {
        Self { rng: Rng::with_seed(balance.seed), plies: balance.plies, seen: HashSet::new() }
    }

    fn line(&mut self) -> Option<Game> {
        let n_plies = self.rng.u8(self.plies.least..=self.plies.most);
        let mut game = Game::default();
        for ply in 0..n_plies {
            // The four first moves are images of one another, and f5 is the one that people write.
            let square = if ply == 0 { Some(Square::F5) } else { self.rng.choice(game.position().legal_moves()) };
            game.play(square?).expect("it is one of the legal moves");
        }
        game.outcome().is_none().then_some(game)
    }
}

impl Iterator for RandomLines {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        for _ in 0..MOST_REPEATS {
            let Some(game) = self.line() else { continue };
            if self.seen.insert(game.position().board().canonical().0) {
                return Some(game);
            }
        }
        None
    }
}

/// Says which lines are balanced.
#[derive(Debug)]
pub(crate) struct Judge {
    engine: Engine,
    limits: Limits,
    within: f32,
}

/// A deeper search is worth a larger table, which takes longer to clear.
const DEPTH_FOR_LARGE_TABLE: u8 = 11;

impl Judge {
    pub(crate) fn new(&(balance, cpu_path): &(Balance, CpuPath)) -> Self {
        let table_mebibytes = if balance.depth < DEPTH_FOR_LARGE_TABLE { 4 } else { 64 };
        Self {
            engine: Engine::new(Options { table_mebibytes, cpu_path, ..Options::default() }),
            limits: Limits::depth(balance.depth),
            within: balance.within,
        }
    }

    /// Whether the value is near enough to nought. It is the same whatever was judged before.
    pub(crate) fn is_balanced(&mut self, line: &Game) -> bool {
        self.engine.clear();
        self.engine.search_here(line.position(), &self.limits).value.discs().abs() <= self.within
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(seed: u64, plies: &str) -> RandomLines {
        RandomLines::new(&Balance { seed, plies: plies.parse().expect("plies"), ..Balance::default() })
    }

    #[test]
    fn lines_follow_from_the_seed() {
        let transcripts = |seed| lines(seed, "8-12").take(50).map(|game| game.to_string()).collect::<Vec<_>>();
        assert_eq!(transcripts(1), transcripts(1));
        assert_ne!(transcripts(1), transcripts(2));
    }

    #[test]
    fn lines_have_any_of_the_lengths_and_begin_with_f5() {
        let lengths: HashSet<usize> = lines(1, "8-12").take(100).map(|game| game.n_played()).collect();
        assert_eq!(lengths, (8..=12).collect());
        assert!(lines(1, "8-12").take(100).all(|game| game.squares()[0] == Square::F5));
    }

    /// All positions after so many plies, one of each eight that are images of one another.
    fn positions(n_plies: usize) -> HashSet<Board> {
        (0..n_plies).fold(HashSet::from([Board::START.canonical().0]), |boards, _| {
            let next = |board: Board| board.legal_moves().iter().filter_map(move |square| board.play(square));
            boards.into_iter().flat_map(next).map(|board| board.canonical().0).collect()
        })
    }

    #[test]
    fn every_position_is_found_and_none_twice() {
        for n_plies in 1..=4 {
            let found: Vec<Board> =
                lines(1, &n_plies.to_string()).map(|game| game.position().board().canonical().0).collect();
            assert_eq!(found.len(), positions(n_plies).len(), "{n_plies} plies");
            assert_eq!(found.into_iter().collect::<HashSet<_>>(), positions(n_plies));
        }
    }

    #[test]
    fn ranges_of_plies_are_read_and_written() {
        for (text, range) in [("1", (1, 1)), ("8-12", (8, 12)), ("40", (40, 40))] {
            let plies: PlyRange = text.parse().expect(text);
            assert_eq!((plies.least(), plies.most(), plies.to_string().as_str()), (range.0, range.1, text));
        }
        for wrong in ["", "0", "41", "12-8", "8-", "-8", "8-9-10", "x"] {
            assert_eq!(wrong.parse::<PlyRange>(), Err(ParsePlyRangeError), "{wrong}");
        }
    }
}
