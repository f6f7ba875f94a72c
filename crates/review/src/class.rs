//! How good a move was.

use yosumi_records::Value;
use yosumi_rules::{Color, Outcome};

/// How good a move was, by the discs that it lost.
///
/// ```
/// use yosumi_review::Class;
///
/// assert_eq!([0.0, 2.0, 6.0, 20.0].map(Class::of_loss), Class::ALL);
/// assert!(Class::Best < Class::Mistake);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// There was nothing better.
    Best,
    /// It lost a little.
    Inaccuracy,
    /// It lost what is hard to win back.
    Mistake,
    /// It lost what decides most games.
    Blunder,
}

/// The least loss of an inaccuracy. Final scores are even, so that no exact loss is smaller than two discs; an estimated one of
/// less than one disc is nearer to none at all.
const INACCURACY: f32 = 1.0;

/// The least loss of a mistake: exact losses of two discs stay below it, those of four do not, and a smaller one of an estimate
/// may be one of the search and none of the player.
const MISTAKE: f32 = 3.0;

/// The least loss of a blunder, so that good players make one or two in a game. In 20 games of 2024 from the WTHOR archive, taken
/// at random and reviewed at level 15, a player lost 51 discs on average; of 1,131 moves 66 % were best ones, 12 % inaccuracies,
/// 17 % mistakes and 5 % blunders.
const BLUNDER: f32 = 9.0;

impl Class {
    /// All of them, the best first.
    ///
    /// ```
    /// # use yosumi_review::Class;
    /// assert!(Class::ALL.is_sorted());
    /// ```
    pub const ALL: [Self; 4] = [Self::Best, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The class of a move that lost so many discs.
    ///
    /// ```
    /// # use yosumi_review::Class;
    /// assert_eq!(Class::of_loss(0.6), Class::Best);
    /// ```
    #[must_use]
    pub fn of_loss(discs: f32) -> Self {
        match discs {
            discs if discs < INACCURACY => Self::Best,
            discs if discs < MISTAKE => Self::Inaccuracy,
            discs if discs < BLUNDER => Self::Mistake,
            _ => Self::Blunder,
        }
    }

    /// Its name for programs.
    ///
    /// ```
    /// # use yosumi_review::Class;
    /// assert_eq!(Class::Mistake.name(), "mistake");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// Who wins by a value. An estimate of less than one disc is nearest to a draw.
///
/// ```
/// use yosumi_records::Value;
/// use yosumi_review::expected_outcome;
/// use yosumi_rules::{Color, Outcome};
///
/// let value = |discs, is_exact| Value::new(discs, is_exact).expect("a value");
/// assert_eq!(expected_outcome(value(-2.0, true)), Outcome::Win(Color::White));
/// assert_eq!(expected_outcome(value(0.8, false)), Outcome::Draw);
/// ```
#[must_use]
pub fn expected_outcome(value: Value) -> Outcome {
    match value.discs() {
        discs if discs.abs() < INACCURACY => Outcome::Draw,
        discs if discs > 0.0 => Outcome::Win(Color::Black),
        _ => Outcome::Win(Color::White),
    }
}
