//! What goes over HTTP.

use axum::Router;
use axum::routing::{get, post};

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
        .route("/api/read", post(read::read))
        .route("/api/position", post(position::position))
        .route("/api/games", get(games::list).post(games::keep))
        .route("/api/games/{game}", get(games::one).patch(games::change).delete(games::delete))
        .route("/api/games/{game}/restore", post(games::restore))
        .route("/api/games/{game}/file", get(games::file))
        .route("/api/tables/{table}/review", get(review::review))
        .route("/api/diagram", get(diagram::diagram))
        .route("/api/settings", get(settings::get).put(settings::keep))
}
