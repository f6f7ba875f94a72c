//! The arguments of `yosumi review`.

use std::path::PathBuf;

use clap::Args;
use yosumi_engine::Level;
use yosumi_review::Effort;
use yosumi_text::ValueFlaw;

use super::numbers::whole;
use super::search::level;
use super::{EngineArguments, Style};

#[derive(Args, Debug)]
pub(crate) struct ReviewArguments {
    #[arg(value_name = "file")]
    pub(crate) file: Option<PathBuf>,

    #[arg(long, value_name = "count", default_value_t = Effort::DEFAULT_LEVEL, value_parser = level)]
    level: Level,

    #[arg(long, value_name = "count", value_parser = whole(1_u8..=60))]
    depth: Option<u8>,

    #[arg(long, value_name = "count", value_parser = whole(0_u8..=60))]
    solve: Option<u8>,

    #[arg(long, value_name = "file", value_parser = page, conflicts_with = "json")]
    pub(crate) html: Option<PathBuf>,

    #[arg(long)]
    pub(crate) json: bool,

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
fn page(text: &str) -> Result<PathBuf, ValueFlaw<'static>> {
    let path = PathBuf::from(text);
    let is_page = path
        .extension()
        .is_some_and(|extension| ["html", "htm"].into_iter().any(|of_page| extension.eq_ignore_ascii_case(of_page)));
    if is_page || text == "-" { Ok(path) } else { Err(ValueFlaw::PageName) }
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
