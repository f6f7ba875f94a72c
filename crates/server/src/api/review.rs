//! The review of a table as a file.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::oneshot;
use yosumi_review::Summary;
use yosumi_text::{GameReview, Trouble};
use yosumi_wire::ReviewLine;

use super::body::Asked;
use crate::failed::Problem;
use crate::server::{Server, aside};
use crate::table::{ToTable, WholeReview};

/// What file is wanted.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    format: String,
    lang: Option<String>,
}

pub(super) async fn review(
    State(server): State<Server>,
    Path(table): Path<String>,
    Asked(wanted): Asked<Wanted>,
) -> Response {
    match file(&server, &table, wanted).await {
        Ok(response) => response,
        Err(problem) => problem.response(server.voice()),
    }
}

async fn file(server: &Server, table: &str, wanted: Wanted) -> Result<Response, Problem> {
    let review = finished(server, table).await.ok_or(Trouble::NoSuchPage)?;
    let (kind, name, text) = match wanted.format.as_str() {
        "html" => {
            let server = server.clone();
            let text = aside(move || page(&server, &review, wanted.lang.as_deref())).await?;
            ("text/html; charset=utf-8", "review.html", text)
        }
        "jsonl" => ("application/x-ndjson", "review.jsonl", lines(&review)),
        _ => return Err(Trouble::NoSuchFormat.into()),
    };
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers = [(header::CONTENT_TYPE, String::from(kind)), (header::CONTENT_DISPOSITION, disposition)];
    Ok((headers, text).into_response())
}

/// The review that a table has finished, `None` where there is none, or no such table.
async fn finished(server: &Server, table: &str) -> Option<Arc<WholeReview>> {
    let inbox = server.tables().inbox(table)?;
    let (give, given) = oneshot::channel();
    inbox.send(ToTable::GiveReview(give)).ok()?;
    given.await.ok()?
}

fn page(server: &Server, review: &WholeReview, language: Option<&str>) -> String {
    let game = GameReview::of_main_line(&review.record, &review.positions, review.effort);
    server.voice().in_language(language).review_page(&game, env!("CARGO_PKG_VERSION"))
}

fn lines(review: &WholeReview) -> String {
    // The last one first, as the program writes them.
    let positions = review.positions.iter().rev().map(|found| ReviewLine::Position(Box::new(found.into())));
    let summary = ReviewLine::Summary((&Summary::of(&review.positions)).into());
    positions.chain([summary]).flat_map(|line| [line.to_string(), String::from("\n")]).collect()
}
