//! The arguments of the commands that make and judge weights.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use yosumi_train::ProbCutSampling;

#[derive(Args, Debug)]
pub(crate) struct TrainArguments {
    #[command(subcommand)]
    pub(crate) command: TrainCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TrainCommand {
    /// Play games for the fit: random openings, then both sides by a shallow search, the end exactly
    #[command(
        name = "selfplay",
        after_help = "The same command goes on where it was interrupted.\n\nExample:\n  \
                      yosumi train selfplay --out games/1 --games 500000 --seed 1"
    )]
    SelfPlay(SelfPlayArguments),
    /// Fit weights to games, stage by stage from the last to the first, and say how far off they are
    #[command(
        after_help = "Squared errors in discs are made least; each stage is held to the one after it. ProbCut's constants are \
                      not fitted here: see yosumi train probcut.\n\nExample:\n  \
                      yosumi train fit games/1 games/2 --out weights.bin --probcut-from old.bin"
    )]
    Fit(FitArguments),
    /// Give positions better values than the outcomes of quick games
    #[command(subcommand)]
    Label(LabelCommand),
    #[command(
        name = "probcut",
        about = "Fit the constants of ProbCut to weights: search positions at several depths, compare, and write both to a file",
        after_help = "The same command goes on where it was interrupted.\n\nExample:\n  \
                      yosumi train probcut games/1 --weights weights.bin --samples samples/1 --count 15000 --seed 1 \
                      --out with-probcut.bin"
    )]
    ProbCut(ProbCutArguments),
    /// Say how far values are off at problems whose scores are known, and how often the move is a best one
    #[command(after_help = "Example:\n  yosumi train test hard-20.obf --weights weights.bin --depths 0,4,8")]
    Test(TestArguments),
}

/// What work is done with.
#[derive(Args, Debug)]
pub(crate) struct ResourceArguments {
    /// The number of threads; it changes nothing but the time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,

    /// Search with the weights in FILE [default: those in the program]
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct SelfPlayArguments {
    /// The folder for the games
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,

    /// The number of games that are to be there in the end
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,

    /// What the random moves come from: the same seed gives the same games
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32))]
    pub(crate) seed: u32,

    /// The number of plies to look ahead for a move
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=60))]
    pub(crate) depth: u8,

    /// Play exactly from so many empties on
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u8).range(0..=30))]
    pub(crate) solve: u8,

    /// The number of games to a file: what an interruption costs at most
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) chunk: u32,

    /// Search with no weights at all, as the first games must be: what is not solved is worth nothing
    #[arg(long, conflicts_with = "weights")]
    pub(crate) untrained: bool,

    #[command(flatten)]
    pub(crate) resources: ResourceArguments,
}

#[derive(Args, Debug)]
pub(crate) struct FitArguments {
    /// Folders of games
    #[arg(value_name = "DIR", required = true)]
    pub(crate) games: Vec<PathBuf>,

    /// The file for the weights; it must not exist yet
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,

    /// How many numbers of discs share a stage
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=60))]
    pub(crate) discs: u8,

    /// Positions of so many discs more or fewer than a stage has count half
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=60))]
    pub(crate) window: u8,

    /// How strongly a weight is held to its value in the stage after, in observations
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) prior: u32,

    /// The most steps for a stage
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub(crate) iterations: u32,

    /// A stage with fewer positions has the weights of the one after it
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) least: u32,

    /// Folders of labels to learn from too
    #[arg(long, value_name = "DIR", num_args = 1..)]
    pub(crate) labels: Vec<PathBuf>,

    /// As how many games that come to its position a label counts
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) label_weight: u16,

    /// Hold one game in N out, to stop in time and to measure with; 0 holds none out
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) holdout: u32,

    #[arg(
        long,
        value_name = "FILE",
        help = "Take the constants of ProbCut from the weights in FILE [default: a guess]"
    )]
    pub(crate) probcut_from: Option<PathBuf>,

    /// The number of threads; it changes nothing but the time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args, Debug)]
pub(crate) struct TestArguments {
    /// Files of problems with scores (OBF). Moves are judged where all of them have scores
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// The depths to look ahead to, with commas between; 0 is the evaluation alone
    #[arg(long, value_name = "LIST", default_value = "0,4,8", value_delimiter = ',', value_parser = clap::value_parser!(u8).range(0..=60))]
    pub(crate) depths: Vec<u8>,

    /// Only the first N problems of each file
    #[arg(long, value_name = "N")]
    pub(crate) limit: Option<usize>,

    #[command(flatten)]
    pub(crate) resources: ResourceArguments,

    /// Write JSON, a line for each file and depth
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LabelCommand {
    /// Solve positions drawn from games, or search them to a depth
    #[command(after_help = "The same command goes on where it was interrupted.\n\nExample:\n  \
                      yosumi train label games games/1 --out labels/1 --count 100000 --seed 1 --empties 18")]
    Games(LabelGamesArguments),
    /// Search all positions of the opening, without images of one another
    #[command(after_help = "The same command goes on where it was interrupted.\n\nExample:\n  \
                      yosumi train label opening --out labels/opening --plies 8 --depth 10")]
    Opening(LabelOpeningArguments),
}

#[derive(Args, Debug)]
pub(crate) struct LabelGamesArguments {
    /// Folders of games
    #[arg(value_name = "DIR", required = true)]
    pub(crate) games: Vec<PathBuf>,

    /// The folder for the labels
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,

    /// The number of labels that are to be there in the end
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) count: u32,

    /// What the choice of positions comes from: the same seed gives the same ones
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: u32,

    /// The most empty squares
    #[arg(long, value_name = "N", default_value_t = 18, value_parser = clap::value_parser!(u8).range(1..=60))]
    pub(crate) empties: u8,

    /// The fewest empty squares
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=60))]
    pub(crate) least: u8,

    /// Play up to N random moves on
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=10))]
    pub(crate) stray: u8,

    /// Look ahead so many plies [default: to the end of the game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=60))]
    pub(crate) depth: Option<u8>,

    /// The number of labels to a file: what an interruption costs at most
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) chunk: u32,

    #[command(flatten)]
    pub(crate) resources: ResourceArguments,
}

#[derive(Args, Debug)]
pub(crate) struct LabelOpeningArguments {
    /// The folder for the labels
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,

    /// The most moves that lead to a position
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u8).range(0..=10))]
    pub(crate) plies: u8,

    /// The number of plies to look ahead
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=60))]
    pub(crate) depth: u8,

    /// The number of labels to a file: what an interruption costs at most
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) chunk: u32,

    #[command(flatten)]
    pub(crate) resources: ResourceArguments,
}

#[derive(Args, Debug)]
pub(crate) struct ProbCutArguments {
    /// Folders of games to draw positions from
    #[arg(value_name = "DIR", required = true)]
    pub(crate) games: Vec<PathBuf>,

    /// The folder for the values of the searches
    #[arg(long, value_name = "DIR")]
    pub(crate) samples: PathBuf,

    /// The number of positions to search, one in ten of which is not fitted to but measured with
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) count: u32,

    /// What the choice of positions comes from: the same seed gives the same ones
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: u32,

    /// The file for the weights with their constants; it must not exist yet
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,

    /// The most plies to look ahead
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=i64::from(ProbCutSampling::MAX_DEPTH)))]
    pub(crate) depth: u8,

    /// Solve positions with so many empties too
    #[arg(long, value_name = "N", default_value_t = 18, value_parser = clap::value_parser!(u8).range(0..=30))]
    pub(crate) solve: u8,

    /// The number of positions to a file: what an interruption costs at most
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) chunk: u32,

    #[command(flatten)]
    pub(crate) resources: ResourceArguments,
}
