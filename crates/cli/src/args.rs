//! The arguments of the program.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use yosumi_session::PlayerSpec;
use yosumi_text::{Ambiguous, Language, SquareNames, Text};

use self::misuse::Misplaced;
use self::numbers::whole;

mod archive;
mod flaw;
mod help;
mod levels;
mod matches;
mod misuse;
mod numbers;
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
    FitArguments, GamesArguments, LabelCommand, LabelGamesArguments, LabelOpeningArguments, NetworkArguments,
    ProbCutArguments, ResourceArguments, SelfPlayArguments, TestArguments, TrainArguments, TrainCommand,
};
pub(crate) use self::web::WebArguments;

// What the command line may say. What is said of it in its help lies in `locales/`, under the names of commands, arguments and
// values; `value_name` is such a name, too.
#[derive(Debug, Parser)]
#[command(name = "yosumi", version, disable_version_flag = true)]
pub(crate) struct Arguments {
    #[arg(long, global = true, value_name = "language")]
    lang: Option<Language>,

    #[arg(short = 'V')]
    pub(crate) version: bool,

    #[arg(long = "version")]
    pub(crate) long_version: bool,

    #[command(flatten)]
    pub(crate) play: PlayArguments,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

impl Arguments {
    /// The arguments that the program was started with. Where they are wrong or ask for help, that is told, and the program is to
    /// end with the code.
    pub(crate) fn from_command_line() -> Result<Self, ExitCode> {
        let given: Vec<OsString> = std::env::args_os().map(shield::shielded).collect();
        let text = Text::new(language_among(&given), SquareNames::Letters);
        let mut command = help::spoken(Self::command(), &text);
        let matches = command.try_get_matches_from_mut(given).map_err(|error| misuse::tell(&error, &text))?;
        // The options of a game or a match stand before a sub-command at best by mistake, and would go unheard.
        let of_play = PlayArguments::augment_args(clap::Command::new("play"));
        let of_match = MatchArguments::augment_args(clap::Command::new("match"));
        let in_match = matches.subcommand_matches("match");
        let misplaced = misplaced(&matches, &of_play).or_else(|| misplaced(in_match?, &of_match));
        if let Some(misplaced) = misplaced {
            return Err(misuse::tell_misplaced(&misplaced, &mut command, &text));
        }
        Self::from_arg_matches(&matches).map_err(|error| misuse::tell(&error, &text))
    }

    /// The language asked for, else that of the locale.
    pub(crate) fn language(&self) -> Language {
        self.lang.unwrap_or_else(language_of_locale)
    }
}

fn language_of_locale() -> Language {
    Language::of_locale(&sys_locale::get_locale().unwrap_or_default())
}

/// The language to speak of the arguments in, before it is known whether they are right: the one that `--lang` asks for, else that
/// of the locale.
fn language_among(given: &[OsString]) -> Language {
    let options = given.iter().map(|argument| argument.to_string_lossy()).take_while(|argument| argument != "--");
    let options: Vec<_> = options.collect();
    let apart = options.windows(2).filter(|two| two[0] == "--lang").map(|two| &*two[1]);
    let joined = options.iter().filter_map(|option| option.strip_prefix("--lang="));
    let asked_for = apart.chain(joined).find_map(|tag| tag.parse().ok());
    asked_for.unwrap_or_else(language_of_locale)
}

/// An argument of a command that stands before its sub-command.
fn misplaced<'a>(matches: &'a ArgMatches, of_command: &clap::Command) -> Option<Misplaced<'a>> {
    let sub_command = matches.subcommand_name()?;
    let is_given = |argument: &&Arg| matches.value_source(argument.get_id().as_str()) == Some(ValueSource::CommandLine);
    let argument = of_command.get_arguments().find(is_given)?;
    let name = argument.get_long().map_or_else(|| argument.get_id().to_string(), |long| format!("--{long}"));
    Some(Misplaced { argument: name, command: of_command.get_name().to_owned(), sub_command })
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(PlayArguments),
    Show(ShowArguments),
    Solve(SolveArguments),
    Hint(HintArguments),
    Review(ReviewArguments),
    Perft(PerftArguments),
    Bench(BenchArguments),
    Match(MatchArguments),
    Archive(ArchiveArguments),
    Web(WebArguments),
    Train(TrainArguments),
}

#[derive(Args, Debug)]
pub(crate) struct PlayArguments {
    #[arg(long, value_name = "player", default_value = "human")]
    pub(crate) black: PlayerSpec,

    #[arg(long, value_name = "player", default_value = "computer")]
    pub(crate) white: PlayerSpec,

    #[arg(long, value_name = "file", conflicts_with = "position")]
    pub(crate) load: Option<PathBuf>,

    #[arg(long, value_name = "board", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,

    #[arg(long, value_name = "file")]
    pub(crate) record: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) board: BoardArguments,

    #[arg(long, value_name = "number", value_parser = whole(0_u64..))]
    pub(crate) seed: Option<u64>,
}

/// How boards are shown.
#[derive(Args, Debug)]
pub(crate) struct BoardArguments {
    #[arg(long)]
    pub(crate) plain: bool,

    #[arg(long, value_enum, default_value_t)]
    pub(crate) style: Style,

    #[arg(long, value_enum, default_value_t)]
    pub(crate) color: Color,

    #[arg(long, value_enum, default_value_t)]
    pub(crate) background: Background,

    #[arg(long)]
    wide_discs: bool,

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
    #[default]
    Unicode,
    Ascii,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    #[default]
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Background {
    #[default]
    Auto,
    Dark,
    Light,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Coordinates {
    #[default]
    Letters,
    Rowcol,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArguments {
    #[arg(long, value_name = "file")]
    pub(crate) expect: Option<PathBuf>,

    #[arg(long)]
    pub(crate) all_paths: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArguments {
    #[arg(value_parser = whole(0_u32..=60))]
    pub(crate) depth: u32,

    #[arg(long, value_name = "board", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,

    #[arg(long)]
    pub(crate) pass_free: bool,

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
    fn the_language_is_found_wherever_it_stands() {
        for (given, expected) in [
            ("--lang ja --nonsense", Language::Japanese),
            ("play --nonsense --lang=ja", Language::Japanese),
            ("--lang fr --lang ja", Language::Japanese),
            ("perft --lang en", Language::English),
        ] {
            let given: Vec<OsString> = given.split(' ').map(OsString::from).collect();
            assert_eq!(language_among(&given), expected, "{given:?}");
        }
    }
}
