//! `yosumi match`: games between contestants, and what they tell.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

use anyhow::anyhow;
use yosumi_arena::{Hypothesis, Openings, Pair, Player, Sprt, SprtError, play_pairs};
use yosumi_text::{Language, SquareNames, Text};
use yosumi_wire::MatchSettings;

use crate::args::{MatchArguments, MatchCommand};
use crate::cpu;

use self::entrant::Entrant;
use self::games_file::GamesFile;
use self::referee::Referee;

mod entrant;
mod games_file;
mod lines;
mod openings;
mod referee;
mod settings;
mod summary;

/// Plays a match, or makes a list of openings. Where a sequential test was asked for, that it does not accept H1 is a negative
/// answer.
pub(crate) fn run(arguments: &MatchArguments, language: Language) -> anyhow::Result<ExitCode> {
    let text = Text::new(language, SquareNames::Letters);
    match (&arguments.command, &arguments.first, &arguments.second) {
        (Some(MatchCommand::Openings(arguments)), ..) => {
            openings::make_list(arguments, &text).map(|()| ExitCode::SUCCESS)
        }
        (None, Some(first), Some(second)) => play(arguments, [first, second], &text),
        _ => unreachable!("without a sub-command both contestants are required"),
    }
}

fn play(arguments: &MatchArguments, contestants: [&String; 2], text: &Text) -> anyhow::Result<ExitCode> {
    let [first, second] = contestants.map(|contestant| Entrant::read(contestant, text));
    let entrants = [first?, second?];
    let test = test(arguments, text)?;
    let cpu_path = cpu::path(text)?;
    let (mut openings, n_pairs) = openings::of_match(arguments, cpu_path, text)?;
    let settings = settings::of_match(arguments, &entrants);
    let (file, played) = open_file(arguments, &settings, &mut openings, text)?;

    let mut referee = Referee::new(&settings, n_pairs, test, arguments.json, text);
    referee.begin()?;
    let end = played.iter().try_for_each(|pair| referee.take(pair));
    let n_found = referee.n_pairs();
    referee.keep_in(file);
    let players = || entrants.each_ref().map(|entrant| -> Box<dyn Player> { Box::new(entrant.player(cpu_path)) });
    let end = match end {
        ControlFlow::Continue(()) => {
            if let (Some(path), true) = (&arguments.games, n_found > 0) {
                // That it cannot be told is no reason not to play.
                let _ = writeln!(io::stderr(), "{}", text.pairs_found(n_found, &path.to_string_lossy()));
            }
            play_pairs(openings, concurrency(arguments, &entrants), players, |pair| referee.take(&pair))
        }
        ended @ ControlFlow::Break(_) => ended,
    };
    match end {
        ControlFlow::Break(end) => end?,
        ControlFlow::Continue(()) => {
            return Err(anyhow!(text.too_few_openings(referee.n_pairs(), n_pairs)));
        }
    }
    let accepted = referee.end()?;
    let is_negative = arguments.sprt.is_some() && accepted != Some(Hypothesis::H1);
    Ok(ExitCode::from(u8::from(is_negative)))
}

/// The sequential test, where one is asked for.
fn test(arguments: &MatchArguments, text: &Text) -> anyhow::Result<Option<Sprt>> {
    let Some(&[elo0, elo1]) = arguments.sprt.as_deref() else { return Ok(None) };
    let test = Sprt::new(elo0, elo1, arguments.alpha, arguments.beta);
    test.map(Some).map_err(|error| match error {
        SprtError::Order => anyhow!(text.test_order()),
        _ => anyhow!(text.test_chance()),
    })
}

/// The file of games with the pairs that are in it, after which the openings go on.
fn open_file(
    arguments: &MatchArguments,
    settings: &MatchSettings,
    openings: &mut Openings,
    text: &Text,
) -> anyhow::Result<(Option<GamesFile>, Vec<Pair>)> {
    let Some(path) = &arguments.games else { return Ok((None, Vec::new())) };
    let (file, pairs) = GamesFile::open(path, settings, text)?;
    let played: Vec<_> = pairs.iter().map(|pair| pair.games[0].opening()).collect();
    if !openings.skip(&played) {
        return Err(anyhow!(text.of_other_openings(&path.to_string_lossy())));
    }
    Ok((Some(file), pairs))
}

/// How many games to play at a time.
fn concurrency(arguments: &MatchArguments, entrants: &[Entrant; 2]) -> usize {
    let n_threads = entrants.iter().map(|entrant| entrant.contestant.n_threads()).max().unwrap_or(1);
    arguments.concurrency.map_or_else(|| cpu::n_cores() / n_threads, usize::from).max(1)
}
