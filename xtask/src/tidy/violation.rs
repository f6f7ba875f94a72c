//! One thing that is wrong, with its place.

use std::fmt;

#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct Violation {
    /// From the root of the repository.
    pub(crate) path: String,
    /// Counted from 1, which also stands for the file as a whole.
    pub(crate) line: usize,
    /// What is wrong and what to do.
    pub(crate) message: String,
}

impl Violation {
    pub(crate) fn new(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

/// The lines of `violations` and what they say, for tests.
#[cfg(test)]
pub(crate) fn displayed(violations: &[Violation]) -> Vec<String> {
    violations.iter().map(ToString::to_string).collect()
}

/// That there is exactly one violation, at `place`, and that it mentions `word`, for tests.
#[cfg(test)]
#[track_caller]
pub(crate) fn assert_only(violations: &[Violation], place: &str, word: &str) {
    let found = displayed(violations);
    let [only] = &found[..] else { panic!("expected one violation at {place}, found {found:#?}") };
    assert!(only.starts_with(&format!("{place}: ")), "expected {place}, found {only}");
    assert!(only.contains(word), "expected {word:?} in {only}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_violation_reads_like_a_message_of_a_compiler() {
        assert_eq!(Violation::new("docs/a.md", 7, "wrong").to_string(), "docs/a.md:7: wrong");
    }
}
