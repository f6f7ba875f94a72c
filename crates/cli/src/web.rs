//! `yosumi web`: the browser page.

use std::future::Future;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::thread;

use anyhow::{Context, anyhow};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;
use webbrowser::{Browser, BrowserOptions};
use yosumi_server::{Hosts, Options, Server, serve};
use yosumi_text::{Language, SquareNames, Text};

use crate::args::WebArguments;
use crate::{archive, cpu};

/// The port where the page is, unless that is in use.
const USUAL_PORT: u16 = 7464;

/// The environment variable by which users choose what is told of the server's doings.
const LOG_VARIABLE: &str = "YOSUMI_LOG";

/// Serves the page until somebody ends it.
pub(crate) fn run(arguments: &WebArguments, language: Language) -> anyhow::Result<()> {
    let text = Text::new(language, SquareNames::Letters);
    let cpu_path = cpu::path(&text)?;
    let (archive, _) = archive::open(arguments.data.as_deref(), &text)?;
    log();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("tokio")?;
    runtime.block_on(async {
        let listener = listen(arguments.host, arguments.port, &text).await?;
        let address = listener.local_addr()?;
        let hosts = Hosts::of(address);
        let server = Server::new(Options { archive, hosts, n_threads: cpu::n_threads(arguments.threads), cpu_path });
        let url = url(address);
        let end = end()?;
        tell(&text.serving(&url))?;
        if !address.ip().is_loopback() {
            eprintln!("{}", text.serving_others());
        }
        if !arguments.no_open {
            let told = text.no_browser();
            // One that runs in a terminal is waited for; the end of the program does not wait for it.
            thread::spawn(move || open_browser(&url, &told));
        }
        Ok(serve(listener, server, end).await?)
    })
}

fn log() {
    let filter = EnvFilter::builder().with_default_directive(LevelFilter::WARN.into()).with_env_var(LOG_VARIABLE);
    tracing_subscriber::fmt().with_env_filter(filter.from_env_lossy()).with_writer(io::stderr).init();
}

/// Listens at the port that is wanted, else at the usual one or at any that is free.
async fn listen(host: IpAddr, port: Option<u16>, text: &Text) -> anyhow::Result<TcpListener> {
    let wanted = SocketAddr::new(host, port.unwrap_or(USUAL_PORT));
    match TcpListener::bind(wanted).await {
        Ok(listener) => return Ok(listener),
        Err(error) if error.kind() != io::ErrorKind::AddrInUse => {
            return Err(anyhow!(text.cannot_listen(&wanted.to_string(), &error.to_string())));
        }
        Err(_) if port.is_some() => return Err(anyhow!(text.port_in_use(wanted.port()))),
        Err(_) => {}
    }
    let any = SocketAddr::new(host, 0);
    let listener = TcpListener::bind(any).await;
    listener.map_err(|error| anyhow!(text.cannot_listen(&any.to_string(), &error.to_string())))
}

/// Where this machine finds the page.
fn url(address: SocketAddr) -> String {
    let here: IpAddr = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(here, address.port()))
}

fn tell(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

fn open_browser(url: &str, no_browser: &str) {
    // What a browser writes while it starts is not for this terminal.
    let opened =
        webbrowser::open_browser_with_options(Browser::Default, url, BrowserOptions::new().with_suppress_output(true));
    if opened.is_err() {
        eprintln!("{no_browser}");
    }
}

/// Comes when the user or the system ends the program. They are heard from this call on, not only when one waits.
#[cfg(unix)]
fn end() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn end() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without the signal there is only killing.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_where_this_machine_finds_it() {
        for (address, expected) in [
            ("127.0.0.1:7464", "http://127.0.0.1:7464/"),
            ("0.0.0.0:8000", "http://127.0.0.1:8000/"),
            ("[::]:8000", "http://[::1]:8000/"),
            ("192.168.0.7:8000", "http://192.168.0.7:8000/"),
        ] {
            assert_eq!(url(address.parse().expect("an address")), expected);
        }
    }
}
