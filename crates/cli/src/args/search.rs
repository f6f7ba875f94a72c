//! The arguments of the commands that search.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use yosumi_engine::Level;
use yosumi_session::NamedLevel;
use yosumi_text::ValueFlaw;

use super::numbers::whole;

#[derive(Args, Debug)]
pub(crate) struct SolveArguments {
    #[arg(value_name = "input")]
    pub(crate) inputs: Vec<OsString>,

    #[arg(long)]
    pub(crate) all_moves: bool,

    #[arg(long)]
    pub(crate) wld: bool,

    #[command(flatten)]
    pub(crate) engine: EngineArguments,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct HintArguments {
    #[arg(value_name = "input")]
    pub(crate) inputs: Vec<OsString>,

    #[arg(long, value_name = "count", default_value = "12", value_parser = level, conflicts_with_all = ["depth", "time"])]
    pub(crate) level: Level,

    #[arg(long, value_name = "count", conflicts_with = "time", value_parser = whole(1_u8..=60))]
    pub(crate) depth: Option<u8>,

    #[arg(long, value_name = "seconds", value_parser = seconds)]
    pub(crate) time: Option<Duration>,

    #[arg(long, value_name = "count-or-all", default_value = "all")]
    pub(crate) moves: MoveCount,

    #[command(flatten)]
    pub(crate) engine: EngineArguments,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct EngineArguments {
    #[arg(long, value_name = "count", value_parser = whole(1_u16..=256))]
    pub(crate) threads: Option<u16>,

    #[arg(long, value_name = "mebibytes", default_value_t = 128, value_parser = whole(1_u32..=65_536))]
    pub(crate) hash: u32,

    #[arg(long, value_name = "file")]
    pub(crate) weights: Option<PathBuf>,
}

/// How many moves to give values for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveCount(pub(crate) usize);

impl FromStr for MoveCount {
    type Err = ValueFlaw<'static>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "all" {
            return Ok(Self(usize::MAX));
        }
        text.parse().ok().filter(|&count| count > 0).map(Self).ok_or(ValueFlaw::MoveCount)
    }
}

pub(super) fn level(text: &str) -> Result<Level, ValueFlaw<'static>> {
    let named = text.parse().map(NamedLevel::level).ok();
    named.or_else(|| text.parse().ok()).ok_or(ValueFlaw::Level)
}

fn seconds(text: &str) -> Result<Duration, ValueFlaw<'static>> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|time| !time.is_zero()).ok_or(ValueFlaw::Seconds)
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
