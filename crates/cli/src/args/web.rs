//! The arguments of `yosumi web`.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use clap::Args;

/// What stands below the options of `yosumi web`.
pub(super) const NOTES: &str = "\
The page and all that it needs are within this program, and nothing is fetched from elsewhere. Games are kept in the folder of
--data, those in progress too: they are there again after a reload or a restart.

Examples:
  yosumi web
  yosumi web --port 8000 --no-open
  yosumi web --host 0.0.0.0                   also for other machines of the network: whoever reaches it can use it

Environment:
  YOSUMI_LOG=warn|info|debug                  what is told of the server's doings on standard error [default: warn]";

#[derive(Args, Debug)]
pub(crate) struct WebArguments {
    /// The port to listen on [default: 7464, or a free one when that is in use]
    #[arg(long, value_name = "N")]
    pub(crate) port: Option<u16>,

    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,

    /// The folder for games and settings [default: yosumi in the folder for the user's data]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,

    /// The address to listen on; at the usual one only this machine can reach it
    #[arg(long, value_name = "ADDR", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub(crate) host: IpAddr,

    /// The number of threads that a search may use [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
}
