//! What goes over HTTP.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post, put};
use yosumi_wire::page::{MAX_BODY_BYTES, MAX_MESSAGE_BYTES, MAX_SETTINGS_BYTES};

use crate::server::Server;

mod about;
mod body;
mod diagram;
mod games;
mod position;
mod read;
mod review;
mod settings;

/// All but the socket and the files of the page.
pub(crate) fn routes() -> Router<Server> {
    Router::new()
        .route("/api/about", get(about::about))
        .route("/api/openings", get(about::openings))
        .route("/api/read", post(read::read).layer(DefaultBodyLimit::max(MAX_BODY_BYTES)))
        .route("/api/position", post(position::position))
        .route("/api/games", get(games::list).post(games::keep))
        .route("/api/games/{game}", get(games::one).patch(games::change).delete(games::delete))
        .route("/api/games/{game}/restore", post(games::restore))
        .route("/api/games/{game}/file", get(games::file))
        .route("/api/tables/{table}/review", get(review::review))
        .route("/api/diagram", get(diagram::diagram))
        .route("/api/settings", put(settings::keep).layer(DefaultBodyLimit::max(MAX_SETTINGS_BYTES)).get(settings::get))
        .layer(DefaultBodyLimit::max(MAX_MESSAGE_BYTES))
}
