//! Positions that are set up.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use yosumi_records::{ReadError, read_position};
use yosumi_wire::page::{BoardText, PositionAbout};

use super::body::FromJson;
use crate::failed::Problem;
use crate::server::Server;

pub(super) async fn position(State(server): State<Server>, FromJson(board): FromJson<BoardText>) -> Response {
    match read_position(&board.text) {
        Ok(position) => Json(PositionAbout::from(position)).into_response(),
        Err(error) => Problem::from(ReadError::from(error)).response(server.voice()),
    }
}
