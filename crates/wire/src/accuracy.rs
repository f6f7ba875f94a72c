//! The lines of `yosumi train test --json`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use crate::ParseLineError;

/// A line: how good an evaluation is at the problems of a file, at one depth.
///
/// `Display` writes the line without a line break, `FromStr` reads it.
///
/// ```
/// use yosumi_wire::AccuracyLine;
///
/// let text = r#"{"file":"a.obf","depth":4,"positions":3,"absolute":2.667,"squared":9.5,"bias":-0.25,"judged":2,"best":1,"lost":6}"#;
/// let line: AccuracyLine = text.parse()?;
/// assert_eq!((line.depth, line.lost), (4, 6));
/// assert_eq!(line.to_string(), text);
/// # Ok::<(), yosumi_wire::ParseLineError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AccuracyLine {
    /// The file.
    pub file: String,
    /// The plies that were looked ahead; 0 is the evaluation alone.
    pub depth: u8,
    /// The problems with a stated score.
    pub positions: u64,
    /// The mean absolute error of the values in discs, written to three digits.
    #[serde(serialize_with = "rounded")]
    pub absolute: f64,
    /// The mean squared error.
    #[serde(serialize_with = "rounded")]
    pub squared: f64,
    /// The mean of value minus score.
    #[serde(serialize_with = "rounded")]
    pub bias: f64,
    /// The problems whose moves could be judged.
    pub judged: u64,
    /// Those of them in which a best move was chosen.
    pub best: u64,
    /// The discs that the moves lost, all together.
    pub lost: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn rounded<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    // Adding nought makes of −0 a plain one.
    serializer.serialize_f64((number * 1000.0).round() / 1000.0 + 0.0)
}

impl fmt::Display for AccuracyLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for AccuracyLine {
    type Err = ParseLineError;

    fn from_str(text: &str) -> Result<Self, ParseLineError> {
        Ok(serde_json::from_str(text)?)
    }
}
