//! What became of each step, and the summary at the end.

use std::fmt;
use std::time::Duration;

pub(crate) enum Outcome {
    Passed,
    Skipped(String),
    Failed(String),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Passed => f.write_str("passed"),
            Self::Skipped(reason) => write!(f, "skipped: {reason}"),
            Self::Failed(reason) => write!(f, "failed: {reason}"),
        }
    }
}

/// Displays as the summary, one line a step.
#[derive(Default)]
pub(crate) struct Report {
    steps: Vec<(&'static str, Outcome, Duration)>,
}

impl Report {
    pub(crate) fn add(&mut self, name: &'static str, outcome: Outcome, time: Duration) {
        self.steps.push((name, outcome, time));
    }

    pub(crate) fn passed(&self) -> bool {
        !self.steps.iter().any(|(_, outcome, _)| matches!(outcome, Outcome::Failed(_)))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "ci: summary")?;
        for (name, outcome, time) in &self.steps {
            writeln!(f, "{name:>15} {:>8.1} s  {outcome}", time.as_secs_f64())?;
        }
        writeln!(f, "ci: {}", if self.passed() { "passed" } else { "failed" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_has_a_line_a_step() {
        let mut report = Report::default();
        report.add("format", Outcome::Skipped("cargo-fmt is not installed".into()), Duration::ZERO);
        report.add("release tests", Outcome::Passed, Duration::from_millis(61_250));
        assert_eq!(
            report.to_string(),
            "ci: summary\n         \
             format      0.0 s  skipped: cargo-fmt is not installed\n  \
             release tests     61.2 s  passed\n\
             ci: passed\n"
        );
    }
}
