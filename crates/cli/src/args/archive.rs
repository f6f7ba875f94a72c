//! The arguments of `yosumi archive`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use yosumi_archive::{GameId, Tag};

use super::BoardArguments;

/// What stands below the options of `yosumi archive`.
pub(super) const EXAMPLES: &str = "Examples:
  yosumi archive add final.json other.txt
  yosumi archive list --search \"Ann 2026\"
  yosumi archive list --search f5d6c3
  yosumi archive tag 3 club tiger
  yosumi archive export 3 --out game.json";

#[derive(Args, Debug)]
pub(crate) struct ArchiveArguments {
    #[command(subcommand)]
    pub(crate) command: ArchiveCommand,

    /// The folder of the archive [default: yosumi in the folder for the user's data]
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ArchiveCommand {
    /// Save the games in files
    Add {
        /// Records (.json), transcripts, boards with moves
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
    /// List saved games, the newest first
    List(ListArguments),
    /// Show a saved game
    Show {
        /// The number of the game
        #[arg(value_name = "ID")]
        game: GameId,

        #[command(flatten)]
        board: BoardArguments,
    },
    /// Write the record of a saved game
    Export {
        /// The number of the game
        #[arg(value_name = "ID")]
        game: GameId,

        /// Write it to FILE, a record (.json) or a transcript (.txt) [default: a record, to standard output]
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Mark a saved game with tags
    Tag {
        /// The number of the game
        #[arg(value_name = "ID")]
        game: GameId,

        /// The tags
        #[arg(value_name = "TAG", required = true)]
        tags: Vec<Tag>,

        /// Take these tags away
        #[arg(long)]
        remove: bool,
    },
    /// Remove a saved game
    Remove {
        /// The number of the game
        #[arg(value_name = "ID")]
        game: GameId,
    },
    /// Bring a game back that was removed
    Restore {
        /// The number of the game
        #[arg(value_name = "ID")]
        game: GameId,
    },
}

#[derive(Args, Debug)]
pub(crate) struct ListArguments {
    /// Only games with all of these words in names, event, date, comments or tags, or that begin with these moves
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub(crate) search: String,

    /// Only games with this tag
    #[arg(long, value_name = "TAG")]
    pub(crate) tag: Option<Tag>,

    /// Write JSON, a line for each game
    #[arg(long)]
    pub(crate) json: bool,
}
