//! Reading a contestant.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use super::{Contestant, Key, ParseContestantError};

/// Reads settings `key=value` with commas between them.
pub(super) fn parse(text: &str) -> Result<Contestant, ParseContestantError> {
    let mut contestant = Contestant {
        level: None,
        depth: None,
        solves_from: None,
        nodes: None,
        time: None,
        weights: None,
        n_threads: None,
    };
    for part in text.split(',') {
        let (name, value) =
            part.split_once('=').ok_or_else(|| ParseContestantError::NoValue { found: part.to_owned() })?;
        let key = Key::ALL.into_iter().find(|key| key.name() == name.trim());
        let key = key.ok_or_else(|| ParseContestantError::UnknownKey { found: name.to_owned() })?;
        if contestant.value(key).is_some() {
            return Err(ParseContestantError::Twice { key });
        }
        set(&mut contestant, key, value.trim())
            .ok_or_else(|| ParseContestantError::Value { key, found: value.to_owned() })?;
    }
    check(&contestant)?;
    Ok(contestant)
}

/// Makes a setting; `None` when it cannot be made.
fn set(contestant: &mut Contestant, key: Key, value: &str) -> Option<()> {
    match key {
        Key::Level => contestant.level = Some(value.parse().ok()?),
        Key::Depth => contestant.depth = Some(number(value, 1, 60)?),
        Key::Solve => contestant.solves_from = Some(number(value, 0, 60)?),
        Key::Nodes => contestant.nodes = Some(number(value, 1, u64::MAX)?),
        Key::Time => contestant.time = Some(seconds(value)?),
        Key::Weights if value.is_empty() => return None,
        Key::Weights => contestant.weights = Some(PathBuf::from(value)),
        Key::Threads => contestant.n_threads = Some(number(value, 1, 256)?),
    }
    Some(())
}

fn number<T: FromStr + PartialOrd>(value: &str, least: T, most: T) -> Option<T> {
    value.parse().ok().filter(|number| (least..=most).contains(number))
}

fn seconds(value: &str) -> Option<Duration> {
    let time = value.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.filter(|time| !time.is_zero())
}

/// Whether the settings say how far to look, and say it once.
fn check(contestant: &Contestant) -> Result<(), ParseContestantError> {
    let is_set = |key| contestant.value(key).is_some();
    if is_set(Key::Level)
        && let Some(key) = [Key::Depth, Key::Solve].into_iter().find(|&key| is_set(key))
    {
        return Err(ParseContestantError::Conflict { key });
    }
    let says_how_far = [Key::Level, Key::Depth, Key::Nodes, Key::Time].into_iter().any(is_set);
    if says_how_far { Ok(()) } else { Err(ParseContestantError::NoLimit) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_error(text: &str, expected: &str) {
        assert_eq!(parse(text).expect_err(text).to_string(), expected);
    }

    #[test]
    fn mistakes_say_what_was_expected() {
        let keys = "expected level, depth, solve, nodes, time, weights or threads";
        check_error("", "\"\" is no setting: expected key=value, such as level=5");
        check_error("level=5,", "\"\" is no setting: expected key=value, such as level=5");
        check_error("5", "\"5\" is no setting: expected key=value, such as level=5");
        check_error("Level=5", &format!("unknown setting \"Level\": {keys}"));
        check_error("=5", &format!("unknown setting \"\": {keys}"));
        check_error("level=31", "level=31: expected a number from 1 to 30");
        check_error("level=", "level=: expected a number from 1 to 30");
        check_error("depth=0", "depth=0: expected a number of plies from 1 to 60");
        check_error("depth=4,solve=61", "solve=61: expected a number of empties from 0 to 60");
        check_error("nodes=1e6", "nodes=1e6: expected a number of nodes from 1");
        check_error("nodes=0", "nodes=0: expected a number of nodes from 1");
        for time in ["0", "-1", "inf", "NaN", "1e300", "soon"] {
            check_error(
                &format!("time={time}"),
                &format!("time={time}: expected a number of seconds, such as 5 or 0.1"),
            );
        }
        check_error("level=5,weights=", "weights=: expected the name of a file");
        check_error("level=5,threads=257", "threads=257: expected a number of threads from 1 to 256");
        check_error("level=5,level=5", "level is set twice");
        check_error("level=5,depth=5", "depth is set by the level");
        check_error("solve=9,level=5", "solve is set by the level");
        check_error("solve=9,threads=2", "nothing says how far to look: expected level, depth, nodes or time");
    }

    #[test]
    fn blanks_around_a_setting_are_passed_over() {
        assert_eq!(parse(" level = 5 , threads=2"), parse("level=5,threads=2"));
    }
}
