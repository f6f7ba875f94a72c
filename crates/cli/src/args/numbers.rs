//! Whole numbers as values of arguments.

use std::ops::{Bound, RangeBounds};
use std::str::FromStr;

use yosumi_text::ValueFlaw;

/// A parser of the whole numbers of a range. What is not one of them is told with the range, whatever it is instead.
pub(super) fn whole<T: Copy + FromStr + PartialOrd + TryInto<u64>>(
    range: impl RangeBounds<T> + Clone,
) -> impl Fn(&str) -> Result<T, ValueFlaw<'static>> + Clone {
    move |text| text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| flaw(&range))
}

fn flaw<T: Copy + TryInto<u64>>(range: &impl RangeBounds<T>) -> ValueFlaw<'static> {
    let end = |bound| match bound {
        Bound::Included(&number) => T::try_into(number).ok(),
        _ => None,
    };
    ValueFlaw::Number { least: end(range.start_bound()).unwrap_or(0), most: end(range.end_bound()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_the_range_are_taken() {
        assert_eq!(whole(1_u8..=60)("60"), Ok(60));
        assert_eq!(whole(0_u64..)("18446744073709551615"), Ok(u64::MAX));
    }

    #[test]
    fn all_else_is_told_with_the_range() {
        for wrong in ["0", "61", "256", "-1", "1.5", "deep", ""] {
            assert_eq!(whole(1_u8..=60)(wrong), Err(ValueFlaw::Number { least: 1, most: Some(60) }), "{wrong}");
        }
        assert_eq!(whole(0_u64..)("18446744073709551616"), Err(ValueFlaw::Number { least: 0, most: None }));
    }
}
