//! The arguments of `yosumi match`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use yosumi_arena::PlyRange;
use yosumi_text::ValueFlaw;

use super::numbers::whole;

#[derive(Args, Debug)]
#[command(subcommand_negates_reqs = true)]
pub(crate) struct MatchArguments {
    #[command(subcommand)]
    pub(crate) command: Option<MatchCommand>,

    #[arg(value_name = "first", required = true)]
    pub(crate) first: Option<String>,

    #[arg(value_name = "second", required = true)]
    pub(crate) second: Option<String>,

    #[arg(long, value_name = "count", value_parser = whole(1..=u32::MAX))]
    pub(crate) pairs: Option<u32>,

    #[arg(long, value_name = "file", conflicts_with_all = ["seed", "plies"])]
    pub(crate) openings: Option<PathBuf>,

    #[arg(long, value_name = "number", default_value_t = 1, value_parser = whole(0_u64..))]
    pub(crate) seed: u64,

    #[arg(long, value_name = "plies", default_value = "8-12")]
    pub(crate) plies: PlyRange,

    #[arg(long, value_name = "count", value_parser = whole(1_u16..=256))]
    pub(crate) concurrency: Option<u16>,

    #[arg(long, num_args = 2, value_names = ["elo0", "elo1"], allow_negative_numbers = true)]
    pub(crate) sprt: Option<Vec<f64>>,

    #[arg(long, value_name = "chance", default_value_t = 0.05, requires = "sprt")]
    pub(crate) alpha: f64,

    #[arg(long, value_name = "chance", default_value_t = 0.05, requires = "sprt")]
    pub(crate) beta: f64,

    #[arg(long, value_name = "file")]
    pub(crate) games: Option<PathBuf>,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum MatchCommand {
    Openings(OpeningsArguments),
}

#[derive(Args, Debug)]
pub(crate) struct OpeningsArguments {
    #[arg(long, value_name = "count", value_parser = whole(1..=u32::MAX))]
    pub(crate) count: u32,

    #[arg(long, value_name = "plies", default_value = "8")]
    pub(crate) plies: PlyRange,

    #[arg(long, value_name = "number", default_value_t = 1, value_parser = whole(0_u64..))]
    pub(crate) seed: u64,

    #[arg(long, value_name = "count", default_value_t = 16, value_parser = whole(1_u8..=30))]
    pub(crate) depth: u8,

    #[arg(long, value_name = "discs", default_value = "2", value_parser = discs)]
    pub(crate) within: f32,

    #[arg(long, value_name = "count", value_parser = whole(1_u16..=256))]
    pub(crate) concurrency: Option<u16>,

    #[arg(long, value_name = "file")]
    pub(crate) out: Option<PathBuf>,
}

fn discs(text: &str) -> Result<f32, ValueFlaw<'static>> {
    text.parse().ok().filter(|discs| (0.0..=64.0).contains(discs)).ok_or(ValueFlaw::Discs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discs_are_those_of_a_board() {
        assert_eq!(discs("1.5"), Ok(1.5));
        for wrong in ["-1", "64.5", "NaN", ""] {
            assert!(discs(wrong).is_err(), "{wrong}");
        }
    }
}
