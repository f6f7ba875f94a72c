//! The arguments of `yosumi archive`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use yosumi_archive::{GameId, Tag};

use super::BoardArguments;

#[derive(Args, Debug)]
pub(crate) struct ArchiveArguments {
    #[command(subcommand)]
    pub(crate) command: ArchiveCommand,

    #[arg(long, global = true, value_name = "folder")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ArchiveCommand {
    Add {
        #[arg(value_name = "file", required = true)]
        files: Vec<PathBuf>,
    },
    List(ListArguments),
    Show {
        #[arg(value_name = "game")]
        game: GameId,

        #[command(flatten)]
        board: BoardArguments,
    },
    Export {
        #[arg(value_name = "game")]
        game: GameId,

        #[arg(long, value_name = "file")]
        out: Option<PathBuf>,
    },
    Tag {
        #[arg(value_name = "game")]
        game: GameId,

        #[arg(value_name = "tag", required = true)]
        tags: Vec<Tag>,

        #[arg(long)]
        remove: bool,
    },
    Remove {
        #[arg(value_name = "game")]
        game: GameId,
    },
    Restore {
        #[arg(value_name = "game")]
        game: GameId,
    },
}

#[derive(Args, Debug)]
pub(crate) struct ListArguments {
    #[arg(long, value_name = "text", default_value = "", hide_default_value = true)]
    pub(crate) search: String,

    #[arg(long, value_name = "tag")]
    pub(crate) tag: Option<Tag>,

    #[arg(long)]
    pub(crate) json: bool,
}
