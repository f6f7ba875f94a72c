//! The browser page of Yosumi: HTTP, a WebSocket for each tab, games, searches and the library behind them.
//!
//! ```
//! use yosumi_archive::Archive;
//! use yosumi_engine::CpuPath;
//! use yosumi_server::{Hosts, Options, Server, serve};
//!
//! # tokio::runtime::Runtime::new()?.block_on(async {
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! let hosts = Hosts::of(listener.local_addr()?);
//! let archive = Archive::in_memory()?;
//! let server = Server::new(Options { archive, hosts, n_threads: 1, cpu_path: CpuPath::best() });
//! let until = async { /* Ctrl-C */ };
//! serve(listener, server, until).await?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`Server`], made of [`Options`]: the tables with their games, the library, and what else requests share;
//! - [`app`]: the routes, for whoever serves them; [`serve`] does, until it is told to end;
//! - [`Hosts`]: the names by which the server may be called.
//!
//! `docs/web-protocol.md` is what the page and the server say to one another; its types are in `yosumi_wire::page`.
//!
//! # Threads
//!
//! Requests are served on asynchronous threads, where nobody waits for anything else: what takes long, the library too, is
//! done on threads that may wait. Each [table](Server) has a thread of its own, on which all happens one after the other,
//! and one for its searches, one at a time. A search that is no longer wanted has been told to end before the next one begins,
//! and what it still finds is dropped by its number.
//!
//! # Whom it trusts
//!
//! Nobody but its own page: see [`Hosts`]. What comes from the page is bounded in size and number, and whatever it is, it gets an
//! answer and ends nobody's game.

use std::future::{Future, IntoFuture, pending};
use std::io;
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};
use tower_http::timeout::TimeoutLayer;

mod api;
mod assets;
mod failed;
mod guard;
mod hosts;
mod keeper;
mod readings;
mod search;
mod server;
mod socket;
mod table;
mod tables;
mod voice;

pub use hosts::Hosts;
pub use server::{Options, Server};

/// How long a request may take, its body included.
const LONGEST_REQUEST: Duration = Duration::from_secs(30);

/// How long the end of the server waits for requests under way, and then for pages to be told of it.
const LONGEST_GOODBYE: Duration = Duration::from_secs(1);

/// All routes of a server.
///
/// ```
/// # use yosumi_archive::Archive;
/// # use yosumi_engine::CpuPath;
/// # use yosumi_server::{Hosts, Options, Server, app};
/// # let hosts = Hosts::of("127.0.0.1:7464".parse()?);
/// # let archive = Archive::in_memory()?;
/// let router = app(Server::new(Options { archive, hosts, n_threads: 1, cpu_path: CpuPath::best() }));
/// assert!(router.has_routes());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn app(server: Server) -> Router {
    api::routes()
        .fallback(get(assets::file))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST_REQUEST))
        // A socket lasts as long as its tab.
        .route("/api/socket", get(socket::open))
        .layer(from_fn_with_state(server.clone(), guard::guard))
        .with_state(server)
}

/// Serves until `end` comes. Then pages are told, games are kept, and requests under way are finished, but for those that take
/// long.
///
/// # Errors
///
/// When the listener does not work.
pub async fn serve(
    listener: TcpListener,
    server: Server,
    end: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let closing = server.clone();
    let (closed, is_closed) = oneshot::channel();
    let ended = async move {
        end.await;
        // Waiting for the tables is for a thread that may wait; that it fails is said there.
        let _ = server::aside(move || closing.close()).await;
        // Whoever waited for it may have gone.
        let _ = closed.send(());
    };
    let goodbye = async {
        match is_closed.await {
            Ok(()) => sleep(LONGEST_GOODBYE).await,
            // It ends in another way.
            Err(_) => pending().await,
        }
    };
    let sockets = server.sockets().clone();
    // A state and the answer after it are small messages: neither is to wait for the other to arrive.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "small messages will wait for one another");
        }
    });
    tokio::select! {
        served = axum::serve(listener, app(server)).with_graceful_shutdown(ended).into_future() => served?,
        // One that has sent half a request would keep the server for ever.
        () = goodbye => tracing::debug!("requests under way are cut off"),
    }
    // Sockets are no requests any more, but their pages are to hear that it ends.
    let _ = timeout(LONGEST_GOODBYE, sockets.closed()).await;
    Ok(())
}
