//! What a match is, as it is written into its file of games.

use std::fmt::Display;

use yosumi_arena::Balance;
use yosumi_wire::{MatchOpenings, MatchPlayer, MatchSettings};

use super::entrant::Entrant;
use crate::args::MatchArguments;

/// What the arguments say is to be played.
pub(super) fn of_match(arguments: &MatchArguments, entrants: &[Entrant; 2]) -> MatchSettings {
    let [first, second] = entrants
        .each_ref()
        .map(|entrant| MatchPlayer { name: entrant.contestant.to_string(), weights: entrant.checksum() });
    let openings = if let Some(path) = &arguments.openings {
        MatchOpenings::File { file: path.to_string_lossy().into_owned() }
    } else {
        let Balance { seed, plies, depth, within } = balance(arguments);
        MatchOpenings::Random { seed, plies: [plies.least(), plies.most()], depth, within }
    };
    MatchSettings { version: String::from(env!("CARGO_PKG_VERSION")), first, second, openings }
}

/// The random openings that the arguments ask for.
pub(super) fn balance(arguments: &MatchArguments) -> Balance {
    Balance { seed: arguments.seed, plies: arguments.plies, ..Balance::default() }
}

/// How random openings are asked for on the command line.
pub(super) fn as_options(plies: impl Display, seed: u64, depth: u8, within: f32) -> String {
    format!("--plies {plies} --seed {seed} --depth {depth} --within {within}")
}

/// What differs first between the match in a file and the one to be played.
pub(super) fn difference(there: &MatchSettings, here: &MatchSettings) -> Option<[String; 2]> {
    let version = |settings: &MatchSettings| format!("Yosumi {}", settings.version);
    let first = |settings: &MatchSettings| named(&settings.first);
    let second = |settings: &MatchSettings| named(&settings.second);
    let openings = |settings: &MatchSettings| named_openings(&settings.openings);
    let parts: [&dyn Fn(&MatchSettings) -> String; 4] = [&version, &first, &second, &openings];
    parts.iter().map(|part| [part(there), part(here)]).find(|[there, here]| there != here)
}

fn named(player: &MatchPlayer) -> String {
    format!("{} ({})", player.name, player.weights)
}

fn named_openings(openings: &MatchOpenings) -> String {
    match openings {
        MatchOpenings::File { file } => format!("--openings {file}"),
        MatchOpenings::Random { seed, plies: [least, most], depth, within } => {
            as_options(format_args!("{least}-{most}"), *seed, *depth, *within)
        }
    }
}
