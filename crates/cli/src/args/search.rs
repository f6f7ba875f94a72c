//! The arguments of the commands that search.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use yosumi_engine::Level;
use yosumi_session::NamedLevel;

/// What stands below the options of `yosumi hint`.
pub(super) const HINT_EXAMPLES: &str = "Examples:
  yosumi hint --moves 1 \"---------------------------OX------XO--------------------------- X\"
  yosumi hint --time 5 --moves 3 problems.obf";

#[derive(Args, Debug)]
pub(crate) struct SolveArguments {
    /// Positions (64 of X, O and - from a1 to h8, and the side to move), files of them (OBF or board text), and - for
    /// standard input
    #[arg(value_name = "INPUT")]
    pub(crate) inputs: Vec<OsString>,

    /// Give the scores of all moves, not only that of the best
    #[arg(long)]
    pub(crate) all_moves: bool,

    /// Say only who wins, which is faster
    #[arg(long)]
    pub(crate) wld: bool,

    #[command(flatten)]
    pub(crate) engine: EngineArguments,

    /// Write JSON, a line for each position and one for the total
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct HintArguments {
    /// Positions (64 of X, O and - from a1 to h8, and the side to move), files of them (OBF or board text), and - for
    /// standard input
    #[arg(value_name = "INPUT")]
    pub(crate) inputs: Vec<OsString>,

    /// How hard to think: 1 to 30, or the name of a level such as strong
    #[arg(long, value_name = "N", default_value = "12", value_parser = level, conflicts_with_all = ["depth", "time"])]
    pub(crate) level: Level,

    /// The number of plies to look ahead
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = clap::value_parser!(u8).range(1..=60))]
    pub(crate) depth: Option<u8>,

    /// The number of seconds to think about each position
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,

    /// How many of the best moves to show: a number or all
    #[arg(long, value_name = "N|all", default_value = "all")]
    pub(crate) moves: MoveCount,

    #[command(flatten)]
    pub(crate) engine: EngineArguments,

    /// Write JSON, a line for each position and one for the total
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct EngineArguments {
    /// The number of threads to search with [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,

    /// The memory for positions that were searched, in MiB
    #[arg(long, value_name = "MB", default_value_t = 128, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) hash: u32,

    /// Search with the weights in FILE [default: those in the program]
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
}

/// How many moves to give values for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveCount(pub(crate) usize);

impl FromStr for MoveCount {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "all" {
            return Ok(Self(usize::MAX));
        }
        text.parse().ok().filter(|&count| count > 0).map(Self).ok_or("not a number of moves: expected 1, 2, … or all")
    }
}

pub(super) fn level(text: &str) -> Result<Level, &'static str> {
    let named = text.parse().map(NamedLevel::level).ok();
    named.or_else(|| text.parse().ok()).ok_or("not a level: expected a number from 1 to 30, or a name such as strong")
}

fn seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|time| !time.is_zero()).ok_or("not a time: expected a number of seconds, such as 5 or 0.5")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_counted_from_one_or_all() {
        assert_eq!("all".parse(), Ok(MoveCount(usize::MAX)));
        assert_eq!("3".parse(), Ok(MoveCount(3)));
        for wrong in ["0", "-1", "", "every"] {
            assert!(wrong.parse::<MoveCount>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_level_is_a_number_or_a_name() {
        for (text, number) in [("1", 1), ("30", 30), ("Strongest", 20), ("初級", 3)] {
            assert_eq!(level(text).map(Level::number), Ok(number));
        }
        for wrong in ["0", "31", "first", "", "strong!"] {
            assert!(level(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_time_is_a_number_above_nought() {
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        for wrong in ["0", "-1", "inf", "NaN", "1e300", "soon", ""] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }
}
