//! Scores as numbers.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use yosumi_records::Value;

/// A score or an estimate in discs, −64 to 64, to a hundredth of a disc.
///
/// As JSON it is a number: an integer where it is whole, and nought is never negative.
///
/// ```
/// use yosumi_wire::Score;
///
/// let written = [-2.0, 1.5, -0.0, 0.3331].map(|discs| Score::new(discs).unwrap().to_string());
/// assert_eq!(written, ["-2", "1.5", "0", "0.33"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "f64")]
pub struct Score {
    hundredths: i16,
}

impl Score {
    /// The score of so many discs, rounded to hundredths; `None` beyond 64 and for what is no number.
    ///
    /// ```
    /// # use yosumi_wire::Score;
    /// assert_eq!(Score::new(1.4999).map(Score::discs), Some(1.5));
    /// assert_eq!(Score::new(64.5), None);
    /// ```
    #[must_use]
    pub fn new(discs: f64) -> Option<Self> {
        (-64.0..=64.0).contains(&discs).then(|| Self { hundredths: (discs * 100.0).round() as i16 })
    }

    /// The number of discs.
    ///
    /// ```
    /// # use yosumi_wire::Score;
    /// assert_eq!(Score::new(-64.0).map(Score::discs), Some(-64.0));
    /// ```
    #[must_use]
    pub fn discs(self) -> f64 {
        f64::from(self.hundredths) / 100.0
    }
}

impl From<Value> for Score {
    fn from(value: Value) -> Self {
        // A value has the bounds of a score.
        Self::new(value.discs().into()).unwrap_or_default()
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        hundredths(self.hundredths.into(), serializer)
    }
}

/// Writes hundredths as a number, an integer where it is whole.
fn hundredths<S: Serializer>(hundredths: i32, serializer: S) -> Result<S::Ok, S::Error> {
    match (hundredths / 100, hundredths % 100) {
        (whole, 0) => serializer.serialize_i32(whole),
        _ => serializer.serialize_f64(f64::from(hundredths) / 100.0),
    }
}

/// Writes the number as in JSON.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.discs().fmt(f)
    }
}

impl TryFrom<f64> for Score {
    type Error = ScoreError;

    fn try_from(discs: f64) -> Result<Self, ScoreError> {
        Self::new(discs).ok_or(ScoreError)
    }
}

/// A number is no score.
///
/// ```
/// use yosumi_wire::Score;
///
/// assert_eq!(Score::try_from(65.0).unwrap_err().to_string(), "not a score: expected -64 to 64 discs");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a score: expected -64 to 64 discs")]
pub struct ScoreError;

/// Discs that were lost, by a move or by many, to a hundredth of a disc; never negative. As JSON it is written like a [`Score`].
///
/// ```
/// use yosumi_wire::Loss;
///
/// // A move that gives a certain win away loses more than any score has.
/// let loss = Loss::new(100.0).expect("a loss");
/// assert_eq!((loss.discs(), Loss::new(-0.5)), (100.0, None));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "f64")]
pub struct Loss {
    hundredths: i32,
}

impl Loss {
    /// The most discs: all of them in every move of a game.
    const MOST: f64 = 128.0 * 60.0;

    /// The loss of so many discs, rounded to hundredths; `None` for what is negative, no number, or more than a game can lose.
    ///
    /// ```
    /// # use yosumi_wire::Loss;
    /// assert_eq!(Loss::new(1.234).map(Loss::discs), Some(1.23));
    /// ```
    #[must_use]
    pub fn new(discs: f64) -> Option<Self> {
        (0.0..=Self::MOST).contains(&discs).then(|| Self { hundredths: (discs * 100.0).round() as i32 })
    }

    /// The number of discs.
    ///
    /// ```
    /// # use yosumi_wire::Loss;
    /// assert_eq!(Loss::default().discs(), 0.0);
    /// ```
    #[must_use]
    pub fn discs(self) -> f64 {
        f64::from(self.hundredths) / 100.0
    }
}

impl Loss {
    /// The loss that is nearest to so many discs; none for what is no number.
    pub(crate) fn nearest(discs: f32) -> Self {
        Self::new(f64::from(discs.max(0.0)).min(Self::MOST)).unwrap_or_default()
    }
}

impl Serialize for Loss {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        hundredths(self.hundredths, serializer)
    }
}

impl TryFrom<f64> for Loss {
    type Error = LossError;

    fn try_from(discs: f64) -> Result<Self, LossError> {
        Self::new(discs).ok_or(LossError)
    }
}

/// A number is no loss.
///
/// ```
/// use yosumi_wire::Loss;
///
/// assert_eq!(Loss::try_from(-1.0).unwrap_err().to_string(), "not a loss: expected a number of discs that is not negative");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a loss: expected a number of discs that is not negative")]
pub struct LossError;
