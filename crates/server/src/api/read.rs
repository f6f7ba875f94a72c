//! Texts with games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use yosumi_records::Record;
use yosumi_session::Ending;
use yosumi_text::Trouble;
use yosumi_wire::page::{MAX_BODY_BYTES, ReadGame, ReadGames};

use super::body::Body;
use crate::failed::Problem;
use crate::readings;
use crate::server::{Server, aside};

/// How many games are listed.
const MOST_LISTED: usize = 1000;

pub(super) async fn read(State(server): State<Server>, Body(bytes): Body<MAX_BODY_BYTES>) -> Response {
    let read = aside(move || {
        let text = std::str::from_utf8(&bytes).map_err(|_| Problem::from(Trouble::NotUnderstood))?;
        readings::read(text)
    });
    match read.await.and_then(|read| read) {
        Ok(games) => {
            let listed: Vec<ReadGame> = games.iter().take(MOST_LISTED).map(about).collect();
            let total = games.len() as u32;
            let reading = server.readings().keep(Arc::new(games));
            Json(ReadGames { reading, games: listed, total }).into_response()
        }
        Err(problem) => problem.response(server.voice()),
    }
}

fn about(record: &Record) -> ReadGame {
    let game = record.game();
    let ending = Ending::on_board(game.position());
    ReadGame {
        players: record.players.clone().into(),
        event: record.event.clone(),
        date: record.date.map(|date| date.to_string()),
        moves: game.n_played() as u32,
        transcript: game.to_string(),
        winner: record.result.or(ending.map(|ending| ending.result)).map(Into::into),
        score: ending.map(|ending| ending.score.into()),
    }
}
