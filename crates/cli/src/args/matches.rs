//! The arguments of `yosumi match`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use yosumi_arena::PlyRange;

#[derive(Args, Debug)]
#[command(
    subcommand_negates_reqs = true,
    after_help = "A contestant is one or more of these, with commas between them:\n  \
                  level=N      the level, 1 to 30; sets depth and solve\n  \
                  depth=N      the plies to look ahead\n  \
                  solve=N      the empty squares from which the game is solved\n  \
                  nodes=N      the most nodes a move\n  \
                  time=S       the most seconds a move\n  \
                  weights=FILE the weights of the evaluation [default: those in the program]\n  \
                  threads=N    the threads to search with [default: 1]\n\n\
                  The same command with the same --games goes on where it was interrupted. Without time= and with one \
                  thread each, the same games are played each time, however many at a time.\n\n\
                  The exit code is 0, with --sprt only where H1 is accepted, and 1 where it is not.\n\n\
                  Examples:\n  \
                  yosumi match level=5 level=8\n  \
                  yosumi match time=0.05,weights=new.bin time=0.05 --sprt 0 10 --pairs 5000 --games games.jsonl\n  \
                  yosumi match openings --count 2000 --out starts.txt"
)]
pub(crate) struct MatchArguments {
    #[command(subcommand)]
    pub(crate) command: Option<MatchCommand>,

    /// A: the first contestant, such as level=5
    #[arg(value_name = "A", required = true)]
    pub(crate) first: Option<String>,

    /// B: the second contestant, such as time=0.1,weights=new.bin
    #[arg(value_name = "B", required = true)]
    pub(crate) second: Option<String>,

    /// How many pairs of games to play, each from one opening with colors swapped [default: 100; with --openings one for each
    /// of them]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) pairs: Option<u32>,

    /// Begin with the openings in FILE, a transcript on each line; those that are images of earlier ones are left out
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "plies"])]
    pub(crate) openings: Option<PathBuf>,

    /// What the random openings follow from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    /// The plies of the random openings, which are worth at most 4 discs to either side at depth 8
    #[arg(long, value_name = "N|N-M", default_value = "8-12")]
    pub(crate) plies: PlyRange,

    /// How many games to play at a time [default: as many as there are cores for]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) concurrency: Option<u16>,

    /// End the match when it is clear whether A is rather ELO1 stronger than B (H1) or ELO0 (H0)
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub(crate) sprt: Option<Vec<f64>>,

    /// The chance to accept H1 when H0 is true
    #[arg(long, value_name = "CHANCE", default_value_t = 0.05, requires = "sprt")]
    pub(crate) alpha: f64,

    /// The chance to accept H0 when H1 is true
    #[arg(long, value_name = "CHANCE", default_value_t = 0.05, requires = "sprt")]
    pub(crate) beta: f64,

    /// Keep every game in FILE, as JSON Lines, and go on after those that are in it
    #[arg(long, value_name = "FILE")]
    pub(crate) games: Option<PathBuf>,

    /// Write JSON, a line for the match, one for each game, and one for what it came to
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum MatchCommand {
    /// Make a list of balanced openings, no two alike up to symmetry
    #[command(
        after_help = "The list is sorted and complete at every moment. The same command goes on where it was interrupted, and \
                      with a larger --count adds to the list.\n\nExample:\n  \
                      yosumi match openings --count 2000 --plies 8 --depth 16 --within 2 --out starts.txt"
    )]
    Openings(OpeningsArguments),
}

#[derive(Args, Debug)]
pub(crate) struct OpeningsArguments {
    /// How many openings there are to be in the end
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) count: u32,

    /// The number of random plies
    #[arg(long, value_name = "N|N-M", default_value = "8")]
    pub(crate) plies: PlyRange,

    /// What the random moves follow from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    /// The plies to look ahead for the value of an opening
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u8).range(1..=30))]
    pub(crate) depth: u8,

    /// The most discs that a value may be from nought
    #[arg(long, value_name = "DISCS", default_value = "2", value_parser = discs)]
    pub(crate) within: f32,

    /// How many openings to look at at a time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) concurrency: Option<u16>,

    /// The file for the list [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

fn discs(text: &str) -> Result<f32, &'static str> {
    text.parse().ok().filter(|discs| (0.0..=64.0).contains(discs)).ok_or("not a number of discs: expected 0 to 64")
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
