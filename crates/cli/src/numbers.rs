//! Numbers in tables.

use std::time::Duration;

/// A number with a comma after each group of three digits.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A score with its sign, and with two digits after the point where it is not whole.
pub(crate) fn signed(discs: f64) -> String {
    if discs.fract() == 0.0 { format!("{:+}", discs as i64) } else { format!("{discs:+.2}") }
}

/// The plies looked ahead, with the selectivity where lines were left out: `24@73%`.
pub(crate) fn depth(plies: u8, percent: u8) -> String {
    if percent == 100 { plies.to_string() } else { format!("{plies}@{percent}%") }
}

/// A time in seconds.
pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.3}", time.as_secs_f64())
}

/// So many a second; a dash where no time went by.
pub(crate) fn rate(number: u64, time: Duration) -> String {
    match u128::from(number).saturating_mul(1_000_000_000).checked_div(time.as_nanos()) {
        Some(rate) => grouped(u64::try_from(rate).unwrap_or(u64::MAX)),
        None => String::from("-"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_by_three() {
        let numbers = [0, 12, 999, 1000, 1_234_567, 12_345_678_901];
        assert_eq!(numbers.map(grouped), ["0", "12", "999", "1,000", "1,234,567", "12,345,678,901"]);
    }

    #[test]
    fn scores_have_a_sign_and_nought_a_plus() {
        assert_eq!([18.0, -2.0, 0.0, -0.0, 1.5, -0.25].map(signed), ["+18", "-2", "+0", "+0", "+1.50", "-0.25"]);
    }

    #[test]
    fn selectivity_is_shown_where_something_was_left_out() {
        assert_eq!([depth(24, 100), depth(24, 73)], ["24", "24@73%"]);
    }

    #[test]
    fn a_rate_needs_a_time() {
        assert_eq!(rate(500, Duration::from_millis(2)), "250,000");
        assert_eq!(rate(500, Duration::ZERO), "-");
        assert_eq!(seconds(Duration::from_micros(1_234_567)), "1.235");
    }
}
