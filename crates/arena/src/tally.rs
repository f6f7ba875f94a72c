//! What was won and lost.

use crate::Pair;

/// What the pairs of a match came to, as its first player sees it.
///
/// ```
/// use yosumi_arena::{Pair, PlayedGame, Tally};
///
/// let wipeout = PlayedGame { game: "e6f4e3f6g5d6e7f5c5".parse()?, n_opening: 0, values: Vec::new() };
/// let mut tally = Tally::default();
/// tally.add(&Pair { games: [wipeout.clone(), wipeout] });
/// assert_eq!((tally.wins, tally.draws, tally.losses), (1, 0, 1));
/// assert_eq!(tally.pairs, [0, 0, 1, 0, 0]);
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The games won.
    pub wins: u64,
    /// The games drawn.
    pub draws: u64,
    /// The games lost.
    pub losses: u64,
    /// The pairs with 0, ½, 1, 1½ and 2 points: the pentanomial. Games of one opening are not independent of one another,
    /// pairs are.
    pub pairs: [u64; 5],
    /// The differences of discs of all games, in sum.
    pub discs: i64,
    /// The sum of the squares of the differences of discs of each pair, its two games added up.
    pub squares: u64,
}

impl Tally {
    /// Counts a pair in.
    pub fn add(&mut self, pair: &Pair) {
        for score in pair.scores() {
            match score {
                1.. => self.wins += 1,
                0 => self.draws += 1,
                _ => self.losses += 1,
            }
        }
        self.pairs[pair.half_points()] += 1;
        let discs: i64 = pair.scores().map(i64::from).iter().sum();
        self.discs += discs;
        self.squares += discs.unsigned_abs().pow(2);
    }

    /// The number of pairs.
    ///
    /// ```
    /// # use yosumi_arena::Tally;
    /// assert_eq!(Tally { pairs: [0, 1, 2, 3, 4], ..Tally::default() }.n_pairs(), 10);
    /// ```
    #[must_use]
    pub fn n_pairs(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// The number of games.
    ///
    /// ```
    /// # use yosumi_arena::Tally;
    /// assert_eq!(Tally { wins: 3, draws: 1, ..Tally::default() }.n_games(), 4);
    /// ```
    #[must_use]
    pub const fn n_games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}
