//! The arguments of the program.

use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use yosumi_session::PlayerSpec;
use yosumi_text::{Ambiguous, Language, SquareNames};

mod archive;
mod levels;
mod matches;
mod review;
mod search;
mod shield;
mod show;
mod train;
mod web;

pub(crate) use self::archive::{ArchiveArguments, ArchiveCommand, ListArguments};
pub(crate) use self::matches::{MatchArguments, MatchCommand, OpeningsArguments};
pub(crate) use self::review::ReviewArguments;
pub(crate) use self::search::{EngineArguments, HintArguments, SolveArguments};
pub(crate) use self::show::ShowArguments;
pub(crate) use self::train::{
    FitArguments, LabelCommand, LabelGamesArguments, LabelOpeningArguments, ProbCutArguments, ResourceArguments,
    SelfPlayArguments, TestArguments, TrainArguments, TrainCommand,
};
pub(crate) use self::web::WebArguments;

/// Othello: a game against the computer or a friend, in Japanese or English.
///
/// Othello is a registered trademark of its owners; Yosumi is not connected with them.
#[derive(Debug, Parser)]
#[command(
    name = "yosumi",
    version,
    disable_version_flag = true,
    after_help = "Examples:\n  yosumi                                      play black against the computer\n  \
                  yosumi --black human:Ann --white human:Ben  two people at one screen\n  \
                  yosumi --white computer:strong --record game.json\n  \
                  yosumi solve problems.obf                   exact scores, compared with those in the file\n  \
                  yosumi hint --moves 1 \"---------------------------OX------XO--------------------------- X\"\n  \
                  yosumi perft 8\n\n\
                  Environment:\n  YOSUMI_CPU=portable|avx2|avx512             \
                  the instructions to compute with [default: the best of this machine]"
)]
pub(crate) struct Arguments {
    /// The language of all messages [default: that of the locale]
    #[arg(long, global = true, value_name = "ja|en")]
    lang: Option<Language>,

    /// Print the version
    #[arg(short = 'V')]
    pub(crate) version: bool,

    /// Print the version, and the CPU instructions in use
    #[arg(long = "version")]
    pub(crate) long_version: bool,

    #[command(flatten)]
    pub(crate) play: PlayArguments,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

impl Arguments {
    /// The arguments that the program was started with. Wrong ones, and those that ask for help, end the program.
    pub(crate) fn from_command_line() -> Self {
        let mut command = Self::command();
        let given = std::env::args_os().map(shield::shielded);
        let matches = command.try_get_matches_from_mut(given).unwrap_or_else(|error| error.exit());
        // The options of a game or a match stand before a sub-command at best by mistake, and would go unheard.
        let of_play = PlayArguments::augment_args(clap::Command::new("play"));
        let of_match = MatchArguments::augment_args(clap::Command::new("match"));
        let in_match = matches.subcommand_matches("match");
        let message = misplaced(&matches, &of_play).or_else(|| misplaced(in_match?, &of_match));
        if let Some(message) = message {
            command.error(ErrorKind::ArgumentConflict, message).exit();
        }
        Self::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }

    /// The language asked for, else that of the locale.
    pub(crate) fn language(&self) -> Language {
        self.lang.unwrap_or_else(|| Language::of_locale(&sys_locale::get_locale().unwrap_or_default()))
    }
}

/// What to say of an argument of a command that stands before its sub-command.
fn misplaced(matches: &ArgMatches, of_command: &clap::Command) -> Option<String> {
    let sub_command = matches.subcommand_name()?;
    let is_given = |argument: &&Arg| matches.value_source(argument.get_id().as_str()) == Some(ValueSource::CommandLine);
    let misplaced = of_command.get_arguments().find(is_given)?;
    let (command, name) = (of_command.get_name(), misplaced.get_id());
    let told =
        misplaced.get_long().map_or(format!("'{name}' is an argument"), |long| format!("'--{long}' is an option"));
    Some(format!("{told} of {command}: it cannot stand before {sub_command}"))
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play a game (what `yosumi` alone does)
    #[command(after_help = levels::table())]
    Play(PlayArguments),
    /// Show a game or a position, as text or as a picture
    #[command(after_help = show::EXAMPLES)]
    Show(ShowArguments),
    /// Solve positions exactly
    Solve(SolveArguments),
    /// Say what moves are worth
    #[command(after_help = search::HINT_EXAMPLES)]
    Hint(HintArguments),
    /// Review a game: what each move was worth, the mistakes, where it turned
    #[command(after_help = review::EXAMPLES)]
    Review(ReviewArguments),
    /// Count move sequences: a check of the rules and a measure of their speed
    Perft(PerftArguments),
    /// Do a fixed piece of work: its node count is the search's signature, and it measures its speed
    Bench(BenchArguments),
    /// Play a match between two engines, and say which is stronger
    Match(MatchArguments),
    /// Keep games: save, list, search, show them
    #[command(after_help = archive::EXAMPLES)]
    Archive(ArchiveArguments),
    /// Play, look back and review in the browser, on this machine
    #[command(after_help = web::NOTES)]
    Web(WebArguments),
    /// Make and judge weights of the evaluation
    Train(TrainArguments),
}

#[derive(Args, Debug)]
pub(crate) struct PlayArguments {
    /// Who plays black: human, human:NAME, computer or computer:LEVEL (1 to 30, a name such as strong, first, random;
    /// `yosumi play --help` lists them)
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    pub(crate) black: PlayerSpec,

    /// Who plays white
    #[arg(long, value_name = "PLAYER", default_value = "computer")]
    pub(crate) white: PlayerSpec,

    /// Go on with the game in FILE: a record (.json) or a transcript
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) load: Option<PathBuf>,

    /// Start from BOARD: 64 of X, O and - from a1 to h8, and the side to move
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,

    /// Keep the record of the game in FILE (.json or .txt), saved after every move
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) board: BoardArguments,

    /// Make the `random` computer play the same game again
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

/// How boards are shown.
#[derive(Args, Debug)]
pub(crate) struct BoardArguments {
    /// No color and no cursor control, exactly as in a pipe
    #[arg(long)]
    pub(crate) plain: bool,

    /// The signs for discs: ● and ○, or X and O
    #[arg(long, value_enum, default_value_t)]
    pub(crate) style: Style,

    /// When to use color
    #[arg(long, value_enum, default_value_t)]
    pub(crate) color: Color,

    /// The terminal's background, by which ● and ○ are chosen where there is no color
    #[arg(long, value_enum, default_value_t)]
    pub(crate) background: Background,

    /// The terminal shows ● and ○ two columns wide
    #[arg(long)]
    wide_discs: bool,

    /// Squares as letter and digit (f5), or as row and column counted from 0 (4 5)
    #[arg(long, value_enum, default_value_t)]
    coords: Coordinates,
}

impl BoardArguments {
    pub(crate) const fn square_names(&self) -> SquareNames {
        match self.coords {
            Coordinates::Letters => SquareNames::Letters,
            Coordinates::Rowcol => SquareNames::RowColumn,
        }
    }

    pub(crate) const fn ambiguous(&self) -> Ambiguous {
        if self.wide_discs { Ambiguous::Wide } else { Ambiguous::Narrow }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Style {
    /// ● and ○
    #[default]
    Unicode,
    /// X and O
    Ascii,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless `NO_COLOR` is set
    #[default]
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Background {
    /// What `COLORFGBG` says; else dark on a terminal, light in a pipe
    #[default]
    Auto,
    Dark,
    Light,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Coordinates {
    /// f5
    #[default]
    Letters,
    /// 4 5
    Rowcol,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArguments {
    /// Compare the node count with the number in FILE
    #[arg(long, value_name = "FILE")]
    pub(crate) expect: Option<PathBuf>,

    /// Work with every kind of instructions that this machine has, one after the other
    #[arg(long)]
    pub(crate) all_paths: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArguments {
    /// The number of plies; a pass is one ply
    #[arg(value_parser = clap::value_parser!(u32).range(0..=60))]
    pub(crate) depth: u32,

    /// Count from BOARD: 64 of X, O and - from a1 to h8, and the side to move
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,

    /// Count discs placed: a pass costs nothing
    #[arg(long)]
    pub(crate) pass_free: bool,

    /// Show the count of each move
    #[arg(long)]
    pub(crate) divide: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn every_argument_has_a_help_text() {
        fn check(command: &clap::Command) {
            for argument in command.get_arguments() {
                assert!(argument.get_help().is_some(), "{} of {}", argument.get_id(), command.get_name());
            }
            command.get_subcommands().for_each(check);
        }
        check(&Arguments::command());
    }
}
