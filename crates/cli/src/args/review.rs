//! The arguments of `yosumi review`.

use std::path::PathBuf;

use clap::Args;
use yosumi_engine::Level;
use yosumi_review::Effort;

use super::search::level;
use super::{EngineArguments, Style};

/// What stands below the options of `yosumi review`.
pub(super) const EXAMPLES: &str = "Examples:
  yosumi review game.json
  yosumi review game.json --html review.html
  yosumi review --level 20 game.txt
  echo f5d6c3d3c4 | yosumi review --json -";

#[derive(Args, Debug)]
pub(crate) struct ReviewArguments {
    /// A record (.json) or a transcript in a file, or - for standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,

    /// How hard to think about each position: 1 to 30, or the name of a level such as strongest. At the usual one a game takes
    /// some ten seconds
    #[arg(long, value_name = "N", default_value_t = Effort::DEFAULT_LEVEL, value_parser = level)]
    level: Level,

    /// The number of plies to look ahead, or one more [default: that of the level]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=60))]
    depth: Option<u8>,

    /// Solve positions with at most N empty squares [default: that of the level]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=60))]
    solve: Option<u8>,

    /// Write a page with graph and boards to FILE (.html) or, with -, to standard output
    #[arg(long, value_name = "FILE", value_parser = page, conflicts_with = "json")]
    pub(crate) html: Option<PathBuf>,

    /// Write JSON, a line for each position and one for the game
    #[arg(long)]
    pub(crate) json: bool,

    /// The signs for discs and in the graph: ● and █, or X and #
    #[arg(long, value_enum, default_value_t)]
    pub(crate) style: Style,

    #[command(flatten)]
    pub(crate) engine: EngineArguments,
}

impl ReviewArguments {
    /// How far the engine is to look.
    pub(crate) fn effort(&self) -> Effort {
        let level = Effort::from(self.level);
        let Some(solves_from) = self.solve else {
            return Effort { depth: self.depth.unwrap_or(level.depth), ..level };
        };
        // Beyond what is solved as many squares are searched to the end selectively as at the level.
        let selective_from = solves_from + (level.selective_from - level.solves_from);
        Effort { depth: self.depth.unwrap_or(level.depth), solves_from, selective_from }
    }
}

/// Where a page goes. It takes the place of a file of its name, so that name must be one of a page.
fn page(text: &str) -> Result<PathBuf, &'static str> {
    let path = PathBuf::from(text);
    let is_page = path
        .extension()
        .is_some_and(|extension| ["html", "htm"].into_iter().any(|of_page| extension.eq_ignore_ascii_case(of_page)));
    if is_page || text == "-" { Ok(path) } else { Err("expected a name that ends in .html, or - for standard output") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_have_names_of_pages() {
        for name in ["-", "a.html", "games/検討 1.HTM"] {
            assert_eq!(page(name), Ok(PathBuf::from(name)));
        }
        for name in ["", "game.json", "html", ".html", "a.html.txt"] {
            assert!(page(name).is_err(), "{name}");
        }
    }
}
