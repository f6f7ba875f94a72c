//! Why bytes are not a weight file.

use std::fmt;

/// Why bytes are not a weight file that this version reads.
///
/// ```
/// use yosumi_eval::{Evaluation, WeightsError};
///
/// let mut bytes = Evaluation::embedded().to_bytes();
/// bytes.truncate(1000);
/// assert_eq!(Evaluation::from_bytes(&bytes), Err(WeightsError::Damaged));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WeightsError {
    /// It does not begin as a weight file does.
    NotWeights,
    /// It is of another version of the format.
    Version(u32),
    /// It is shorter or longer than it was, or changed: the checksum is wrong.
    Damaged,
    /// It is made for other patterns than those of this program.
    OtherPatterns,
    /// It is whole, but its contents are nonsense.
    Contents,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotWeights => f.write_str("not a weight file: it does not begin with YOSUMI-W"),
            Self::Version(version) => {
                write!(f, "a weight file of format {version}: this program reads format {}", crate::file::VERSION)
            }
            Self::Damaged => f.write_str("a damaged weight file: its checksum is wrong"),
            Self::OtherPatterns => f.write_str("a weight file for other patterns than those of this program"),
            Self::Contents => f.write_str("a weight file with impossible contents"),
        }
    }
}

impl std::error::Error for WeightsError {}
