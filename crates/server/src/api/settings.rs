//! What the page keeps: its own affair, but for its size.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};
use yosumi_text::Trouble;
use yosumi_wire::page::MAX_SETTINGS_BYTES;

use super::body::Body;
use crate::failed::Problem;
use crate::server::Server;

const KEY: &str = "page";

pub(super) async fn get(State(server): State<Server>) -> Response {
    match server.with_archive(|archive| archive.setting(KEY)).await {
        Ok(kept) => {
            // What somebody else has written there is no reason to show no page.
            let settings = kept.and_then(|text| serde_json::from_str::<Map<String, Value>>(&text).ok());
            Json(settings.unwrap_or_default()).into_response()
        }
        Err(problem) => problem.response(server.voice()),
    }
}

pub(super) async fn keep(State(server): State<Server>, Body(bytes): Body<MAX_SETTINGS_BYTES>) -> Response {
    let Ok(settings) = serde_json::from_slice::<Map<String, Value>>(&bytes) else {
        return Problem::from(Trouble::Settings).response(server.voice());
    };
    let text = Value::Object(settings).to_string();
    match server.with_archive(move |archive| archive.set_setting(KEY, &text)).await {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(problem) => problem.response(server.voice()),
    }
}
