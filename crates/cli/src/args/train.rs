//! The arguments of the commands that make and judge weights.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use yosumi_train::ProbCutSampling;

use super::numbers::whole;

#[derive(Args, Debug)]
pub(crate) struct TrainArguments {
    #[command(subcommand)]
    pub(crate) command: TrainCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TrainCommand {
    #[command(name = "selfplay")]
    SelfPlay(SelfPlayArguments),
    Fit(FitArguments),
    Network(NetworkArguments),
    #[command(subcommand)]
    Label(LabelCommand),
    #[command(name = "probcut")]
    ProbCut(ProbCutArguments),
    Test(TestArguments),
}

/// What work is done with.
#[derive(Args, Debug)]
pub(crate) struct ResourceArguments {
    #[arg(long, value_name = "count", value_parser = whole(1_u16..=256))]
    pub(crate) threads: Option<u16>,

    #[arg(long, value_name = "file")]
    pub(crate) weights: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct SelfPlayArguments {
    #[arg(long, value_name = "folder")]
    pub(crate) out: PathBuf,

    #[arg(long, value_name = "count", value_parser = whole(1..=u32::MAX))]
    pub(crate) games: u32,

    #[arg(long, value_name = "number", value_parser = whole(0..=u32::MAX))]
    pub(crate) seed: u32,

    #[arg(long, value_name = "count", default_value_t = 4, value_parser = whole(1_u8..=60))]
    pub(crate) depth: u8,

    #[arg(long, value_name = "count", default_value_t = 12, value_parser = whole(0_u8..=30))]
    pub(crate) solve: u8,

    #[arg(long, value_name = "count", default_value_t = 20_000, value_parser = whole(1_u32..=1_000_000))]
    pub(crate) chunk: u32,

    #[arg(long, conflicts_with = "weights")]
    pub(crate) untrained: bool,

    #[command(flatten)]
    pub(crate) resources: ResourceArguments,
}

/// The games that are learned from.
#[derive(Args, Debug)]
pub(crate) struct GamesArguments {
    #[arg(value_name = "folder", required = true)]
    pub(crate) games: Vec<PathBuf>,

    #[arg(long, value_name = "percent", default_value_t = 100, value_parser = whole(0_u8..=100))]
    pub(crate) trust: u8,

    #[arg(long, value_name = "count", default_value_t = 50, value_parser = whole(0..=u32::MAX))]
    pub(crate) holdout: u32,
}

#[derive(Args, Debug)]
pub(crate) struct FitArguments {
    #[command(flatten)]
    pub(crate) games: GamesArguments,

    #[arg(long, value_name = "file")]
    pub(crate) out: PathBuf,

    #[arg(long, value_name = "count", default_value_t = 2, value_parser = whole(1_u8..=60))]
    pub(crate) discs: u8,

    #[arg(long, value_name = "count", default_value_t = 1, value_parser = whole(0_u8..=60))]
    pub(crate) window: u8,

    #[arg(long, value_name = "count", default_value_t = 100, value_parser = whole(0..=u32::MAX))]
    pub(crate) prior: u32,

    #[arg(long, value_name = "count", default_value_t = 30, value_parser = whole(0..=u32::MAX))]
    pub(crate) iterations: u32,

    #[arg(long, value_name = "count", default_value_t = 1000, value_parser = whole(0..=u32::MAX))]
    pub(crate) least: u32,

    #[arg(long, value_name = "folder", num_args = 1..)]
    pub(crate) labels: Vec<PathBuf>,

    #[arg(long, value_name = "count", default_value_t = 8, value_parser = whole(1..=u16::MAX))]
    pub(crate) label_weight: u16,

    #[arg(long, value_name = "file")]
    pub(crate) probcut_from: Option<PathBuf>,

    #[arg(long, value_name = "count", value_parser = whole(1_u16..=256))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args, Debug)]
pub(crate) struct NetworkArguments {
    #[command(flatten)]
    pub(crate) games: GamesArguments,

    #[arg(long, value_name = "file")]
    pub(crate) out: PathBuf,

    #[arg(long, value_name = "number", value_parser = whole(0..=u32::MAX))]
    pub(crate) seed: u32,

    #[arg(long, value_name = "count", default_value_t = 1, value_parser = whole(1..=1000_u32))]
    pub(crate) passes: u32,

    #[command(flatten)]
    pub(crate) resources: ResourceArguments,
}

#[derive(Args, Debug)]
pub(crate) struct TestArguments {
    #[arg(value_name = "file", required = true)]
    pub(crate) files: Vec<PathBuf>,

    #[arg(long, value_name = "depths", default_value = "0,4,8", value_delimiter = ',', value_parser = whole(0_u8..=60))]
    pub(crate) depths: Vec<u8>,

    #[arg(long, value_name = "count", value_parser = whole(0_usize..))]
    pub(crate) limit: Option<usize>,

    #[command(flatten)]
    pub(crate) resources: ResourceArguments,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LabelCommand {
    Games(LabelGamesArguments),
    Opening(LabelOpeningArguments),
}

#[derive(Args, Debug)]
pub(crate) struct LabelGamesArguments {
    #[arg(value_name = "folder", required = true)]
    pub(crate) games: Vec<PathBuf>,

    #[arg(long, value_name = "folder")]
    pub(crate) out: PathBuf,

    #[arg(long, value_name = "count", value_parser = whole(1..=u32::MAX))]
    pub(crate) count: u32,

    #[arg(long, value_name = "number", value_parser = whole(0..=u32::MAX))]
    pub(crate) seed: u32,

    #[arg(long, value_name = "count", default_value_t = 18, value_parser = whole(1_u8..=60))]
    pub(crate) empties: u8,

    #[arg(long, value_name = "count", default_value_t = 8, value_parser = whole(1_u8..=60))]
    pub(crate) least: u8,

    #[arg(long, value_name = "count", default_value_t = 0, value_parser = whole(0_u8..=10))]
    pub(crate) stray: u8,

    #[arg(long, value_name = "count", value_parser = whole(1_u8..=60))]
    pub(crate) depth: Option<u8>,

    #[arg(long, value_name = "count", default_value_t = 1000, value_parser = whole(1_u32..=1_000_000))]
    pub(crate) chunk: u32,

    #[command(flatten)]
    pub(crate) resources: ResourceArguments,
}

#[derive(Args, Debug)]
pub(crate) struct LabelOpeningArguments {
    #[arg(long, value_name = "folder")]
    pub(crate) out: PathBuf,

    #[arg(long, value_name = "count", default_value_t = 8, value_parser = whole(0_u8..=10))]
    pub(crate) plies: u8,

    #[arg(long, value_name = "count", default_value_t = 10, value_parser = whole(1_u8..=60))]
    pub(crate) depth: u8,

    #[arg(long, value_name = "count", default_value_t = 1000, value_parser = whole(1_u32..=1_000_000))]
    pub(crate) chunk: u32,

    #[command(flatten)]
    pub(crate) resources: ResourceArguments,
}

#[derive(Args, Debug)]
pub(crate) struct ProbCutArguments {
    #[arg(value_name = "folder", required = true)]
    pub(crate) games: Vec<PathBuf>,

    #[arg(long, value_name = "folder")]
    pub(crate) samples: PathBuf,

    #[arg(long, value_name = "count", value_parser = whole(1..=u32::MAX))]
    pub(crate) count: u32,

    #[arg(long, value_name = "number", value_parser = whole(0..=u32::MAX))]
    pub(crate) seed: u32,

    #[arg(long, value_name = "file")]
    pub(crate) out: PathBuf,

    #[arg(long, value_name = "count", default_value_t = 8, value_parser = whole(1..=ProbCutSampling::MAX_DEPTH))]
    pub(crate) depth: u8,

    #[arg(long, value_name = "count", default_value_t = 18, value_parser = whole(0_u8..=30))]
    pub(crate) solve: u8,

    #[arg(long, value_name = "count", default_value_t = 500, value_parser = whole(1_u32..=1_000_000))]
    pub(crate) chunk: u32,

    #[command(flatten)]
    pub(crate) resources: ResourceArguments,
}
