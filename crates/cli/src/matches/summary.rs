//! The table of what a match came to.

use std::io::{self, Write};

use yosumi_arena::{Elo, Estimate, Hypothesis, SprtState, Summary, Tally};
use yosumi_text::{Ambiguous, MatchRow, TestState, Text, pad};
use yosumi_wire::MatchSettings;

use crate::numbers::grouped;

/// The width of the heads of the rows.
const HEAD: usize = 18;

/// Writes the table.
pub(super) fn write_table(
    out: &mut impl Write,
    settings: &MatchSettings,
    tally: &Tally,
    summary: &Summary,
    test: Option<([f64; 2], SprtState)>,
    text: &Text,
) -> io::Result<()> {
    let mut row = |head: &str, value: &str| writeln!(out, "{}{value}", pad(head, HEAD, Ambiguous::Narrow));
    row("A", &settings.first.name)?;
    row("B", &settings.second.name)?;
    for (head, value) in [
        (MatchRow::Pairs, grouped(tally.n_pairs())),
        (MatchRow::Wins, grouped(tally.wins)),
        (MatchRow::Draws, grouped(tally.draws)),
        (MatchRow::Losses, grouped(tally.losses)),
        (MatchRow::Score, percent(summary.score)),
        (MatchRow::Discs, discs(summary.discs)),
        (MatchRow::Points, points(tally.pairs)),
        (MatchRow::Elo, interval(summary.elo)),
        (MatchRow::Superiority, format!("{:.1} %", 100.0 * summary.superiority)),
    ] {
        row(&text.match_row(head), &value)?;
    }
    if let Some((elos, state)) = test {
        row(&text.match_row(MatchRow::Test), &told(elos, state, text))?;
    }
    out.flush()
}

fn percent(score: Estimate) -> String {
    format!("{:.1} % ± {:.1}", 100.0 * score.mean, 100.0 * score.error)
}

fn discs(discs: Estimate) -> String {
    format!("{:+.2} ± {:.2}", discs.mean + 0.0, discs.error)
}

fn points(pairs: [u64; 5]) -> String {
    let counts: Vec<String> = ["0", "½", "1", "1½", "2"]
        .iter()
        .zip(pairs)
        .map(|(points, count)| format!("{points}: {}", grouped(count)))
        .collect();
    counts.join("  ")
}

fn interval(of: Elo) -> String {
    format!("{} [{}, {}]", elo(of.mean), elo(of.lower), elo(of.upper))
}

/// A difference in Elo with its sign.
pub(super) fn elo(elo: f64) -> String {
    if elo.is_finite() {
        // Nought has a plus.
        format!("{:+.1}", elo + 0.0)
    } else {
        String::from(if elo > 0.0 { "+∞" } else { "-∞" })
    }
}

fn told(elos: [f64; 2], state: SprtState, text: &Text) -> String {
    let elos = elos.map(|elo| elo.to_string());
    let bounds = [state.lower, state.upper].map(|bound| format!("{bound:+.2}"));
    let accepted = match state.accepted {
        None => TestState::Open,
        Some(Hypothesis::H0) => TestState::H0,
        Some(Hypothesis::H1) => TestState::H1,
    };
    let ratio = format!("{:+.2}", state.llr);
    text.test_state(accepted, &ratio, bounds.each_ref().map(String::as_str), elos.each_ref().map(String::as_str))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_have_a_sign_and_may_be_without_end() {
        assert_eq!(
            [0.0, -0.0, 12.34, -190.85, f64::INFINITY, f64::NEG_INFINITY].map(elo),
            ["+0.0", "+0.0", "+12.3", "-190.8", "+∞", "-∞"]
        );
    }

    #[test]
    fn shares_are_percents_and_counts_are_by_points() {
        assert_eq!(percent(Estimate { mean: 0.375, error: 0.051 }), "37.5 % ± 5.1");
        assert_eq!(discs(Estimate { mean: -0.0, error: 1.5 }), "+0.00 ± 1.50");
        assert_eq!(points([1, 2, 1000, 0, 5]), "0: 1  ½: 2  1: 1,000  1½: 0  2: 5");
    }
}
