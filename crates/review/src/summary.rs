//! What a review comes to.

use yosumi_rules::{ByColor, Color};

use crate::{Class, ReviewedPosition, expected_outcome};

/// What a review comes to.
///
/// ```
/// use yosumi_engine::{Engine, Options, StopSign};
/// use yosumi_review::{Class, Effort, Review, Summary};
///
/// let game = "e6f4e3f6g5d6e7f5c5".parse()?;
/// let mut engine = Engine::new(Options { table_mebibytes: 1, ..Options::default() });
/// let mut review = Review::new(&game, Effort { depth: 4, ..Effort::default() });
/// while review.advance(&mut engine, &StopSign::new()).is_some() {}
/// let summary = Summary::of(review.positions());
/// assert_eq!((summary.players.black.n_moves, summary.players.white.n_moves), (5, 4));
/// assert!(summary.players.white.count(Class::Blunder) > 0);
/// // Black's c5 won at once.
/// assert_eq!((summary.turning_point, summary.exact_from), (Some(7), Some(8)));
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// What each side did.
    pub players: ByColor<PlayerSummary>,
    /// The last move that changed who wins with best play from there on, an inaccuracy at the least: its place, counted by the
    /// discs played before it.
    pub turning_point: Option<usize>,
    /// The move that lost most, the first of them; an inaccuracy at the least.
    pub largest_loss: Option<usize>,
    /// The first position from which on every value is exact, counted by the discs played before it.
    pub exact_from: Option<usize>,
}

/// What one side did.
///
/// ```
/// use yosumi_review::PlayerSummary;
///
/// // Who has played nothing has no rate.
/// assert_eq!(PlayerSummary::default().best_rate(), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlayerSummary {
    /// The moves.
    pub n_moves: usize,
    /// The discs that they lost, all together.
    pub loss: f32,
    /// The moves of each class, in the order of [`Class::ALL`].
    pub classes: [usize; 4],
}

impl PlayerSummary {
    /// The moves of a class.
    ///
    /// ```
    /// # use yosumi_review::{Class, PlayerSummary};
    /// let player = PlayerSummary { classes: [20, 5, 3, 1], ..PlayerSummary::default() };
    /// assert_eq!(player.count(Class::Mistake), 3);
    /// ```
    #[must_use]
    pub const fn count(&self, class: Class) -> usize {
        self.classes[class as usize]
    }

    /// The moves that were judged: those where there was a choice.
    ///
    /// ```
    /// # use yosumi_review::PlayerSummary;
    /// let player = PlayerSummary { classes: [20, 5, 3, 1], ..PlayerSummary::default() };
    /// assert_eq!(player.n_judged(), 29);
    /// ```
    #[must_use]
    pub fn n_judged(&self) -> usize {
        self.classes.iter().sum()
    }

    /// The discs lost in a move, on average over those that were judged.
    ///
    /// ```
    /// # use yosumi_review::PlayerSummary;
    /// let player = PlayerSummary { n_moves: 5, loss: 6.0, classes: [3, 0, 1, 0] };
    /// assert_eq!(player.mean_loss(), Some(1.5));
    /// ```
    #[must_use]
    pub fn mean_loss(&self) -> Option<f32> {
        self.of_judged(self.loss)
    }

    /// The share of best moves among those that were judged, 0 to 1.
    ///
    /// ```
    /// # use yosumi_review::PlayerSummary;
    /// let player = PlayerSummary { n_moves: 5, loss: 6.0, classes: [3, 0, 1, 0] };
    /// assert_eq!(player.best_rate(), Some(0.75));
    /// ```
    #[must_use]
    pub fn best_rate(&self) -> Option<f32> {
        self.of_judged(f32::from(self.count(Class::Best) as u16))
    }

    fn of_judged(&self, sum: f32) -> Option<f32> {
        let n_judged = self.n_judged();
        (n_judged > 0).then(|| sum / f32::from(n_judged as u16))
    }
}

impl Summary {
    /// The summary of positions in the order of the game; they may be a part of it.
    ///
    /// ```
    /// # use yosumi_review::{PlayerSummary, Summary};
    /// assert_eq!(Summary::of(&[]).players.black, PlayerSummary::default());
    /// ```
    #[must_use]
    pub fn of(positions: &[ReviewedPosition]) -> Self {
        Self {
            players: ByColor::from_fn(|color| of_player(positions, color)),
            turning_point: positions.iter().rev().find(|found| has_turned(found)).map(|found| found.n_played),
            largest_loss: largest_loss(positions),
            exact_from: exact_from(positions),
        }
    }
}

fn of_player(positions: &[ReviewedPosition], color: Color) -> PlayerSummary {
    let mut player = PlayerSummary::default();
    for played in positions.iter().filter_map(|found| found.played.as_ref()).filter(|played| played.by == color) {
        player.n_moves += 1;
        player.loss += played.loss;
        if let Some(class) = played.class {
            player.classes[class as usize] += 1;
        }
    }
    player
}

/// Whether the move changed who wins, by more than what is no loss at all.
fn has_turned(found: &ReviewedPosition) -> bool {
    found.played.as_ref().is_some_and(|played| {
        played.class.is_some_and(|class| class > Class::Best)
            && expected_outcome(found.value) != expected_outcome(played.value)
    })
}

fn largest_loss(positions: &[ReviewedPosition]) -> Option<usize> {
    let mut largest: Option<(usize, f32)> = None;
    for found in positions {
        let Some(played) = &found.played else { continue };
        let is_a_loss = played.class.is_some_and(|class| class > Class::Best);
        if is_a_loss && largest.is_none_or(|(_, loss)| played.loss > loss) {
            largest = Some((found.n_played, played.loss));
        }
    }
    largest.map(|(place, _)| place)
}

fn exact_from(positions: &[ReviewedPosition]) -> Option<usize> {
    let exact = positions.iter().rev().take_while(|found| found.value.is_exact());
    exact.last().map(|found| found.n_played)
}

/// How many discs a graph of these values has to show on either side of nought: the least of 8, 16, 32 and 64 that holds them
/// all.
///
/// ```
/// # use yosumi_review::graph_range;
/// assert_eq!(graph_range(&[]), 8);
/// ```
#[must_use]
pub fn graph_range(positions: &[ReviewedPosition]) -> u8 {
    let holds_all = |range: &u8| positions.iter().all(|found| found.value.discs().abs() <= f32::from(*range));
    [8, 16, 32].into_iter().find(holds_all).unwrap_or(64)
}
