//! The arguments of `yosumi web`.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use clap::Args;

use super::numbers::whole;

#[derive(Args, Debug)]
pub(crate) struct WebArguments {
    #[arg(long, value_name = "count", value_parser = whole(0..=u16::MAX))]
    pub(crate) port: Option<u16>,

    #[arg(long)]
    pub(crate) no_open: bool,

    #[arg(long, value_name = "folder")]
    pub(crate) data: Option<PathBuf>,

    #[arg(long, value_name = "address", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub(crate) host: IpAddr,

    #[arg(long, value_name = "count", value_parser = whole(1_u16..=256))]
    pub(crate) threads: Option<u16>,
}
