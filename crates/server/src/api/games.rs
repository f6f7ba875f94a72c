//! The library.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use yosumi_archive::{Filter, GameId, GameSummary, MAX_PAGE, NewGame, Order, Query};
use yosumi_records::{Format, Record};
use yosumi_rules::ByColor;
use yosumi_text::Trouble;
use yosumi_wire::page::{GameChanges, KeepGames, Library, SavedGame, Sides};

use super::body::{Asked, FromJson, Game};
use crate::failed::Problem;
use crate::server::Server;
use crate::table::{file_name, game_id, name, parsed_tags};

/// Which games are wanted.
#[derive(Debug, Deserialize)]
#[serde(default)]
pub(super) struct Wanted {
    search: String,
    tag: Option<String>,
    order: String,
    deleted: bool,
    offset: usize,
    limit: usize,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { search: String::new(), tag: None, order: String::from("newest"), deleted: false, offset: 0, limit: 50 }
    }
}

impl Wanted {
    fn query(self) -> Result<Query, Trouble> {
        let tag = self.tag.filter(|tag| !tag.is_empty()).map(|tag| tag.parse()).transpose();
        let order = match self.order.as_str() {
            "newest" => Order::Newest,
            "played" => Order::Played,
            "name" => Order::Name,
            _ => return Err(Trouble::Query),
        };
        Ok(Query {
            filter: Filter { text: self.search, tag: tag.map_err(|_| Trouble::Query)?, is_deleted: self.deleted },
            order,
            offset: self.offset,
            limit: self.limit.min(MAX_PAGE),
        })
    }
}

pub(super) async fn list(State(server): State<Server>, Asked(wanted): Asked<Wanted>) -> Response {
    let listed = async {
        let query = wanted.query()?;
        server
            .with_archive(move |archive| {
                Ok(Library {
                    games: archive.list(&query)?.iter().map(about).collect(),
                    total: archive.count(&query.filter)? as u32,
                    tags: archive.tags()?.into_iter().map(|(tag, _)| tag.to_string()).collect(),
                })
            })
            .await
    };
    respond(&server, listed.await.map(Json))
}

pub(super) async fn keep(State(server): State<Server>, FromJson(wanted): FromJson<KeepGames>) -> Response {
    let kept = async {
        let games = server.readings().get(&wanted.reading).ok_or(Trouble::NoSuchReading)?;
        let tags = parsed_tags(&wanted.tags)?;
        let source = wanted.source.trim().chars().filter(|c| !c.is_control()).collect::<String>();
        // One that is named twice is kept once.
        let indices: BTreeSet<u32> =
            wanted.indices.unwrap_or_else(|| (0..games.len() as u32).collect()).into_iter().collect();
        if indices.last().is_some_and(|&last| last as usize >= games.len()) {
            return Err(Trouble::NoSuchReading.into());
        }
        server
            .with_archive(move |archive| {
                let chosen = indices.iter().filter_map(|&index| games.get(index as usize));
                let new = |record: &Record| NewGame {
                    source: source.clone(),
                    tags: tags.clone(),
                    ..NewGame::from(record.clone())
                };
                archive.save_all(&chosen.map(new).collect::<Vec<_>>())
            })
            .await
    };
    let numbers = |ids: Vec<GameId>| Json(ids.into_iter().map(u32::from).collect::<Vec<u32>>());
    respond(&server, kept.await.map(numbers))
}

pub(super) async fn one(State(server): State<Server>, Game(game): Game) -> Response {
    let found = async {
        let id = game_id(game)?;
        server.with_archive(move |archive| archive.summary(id)).await
    };
    respond(&server, found.await.map(|summary| Json(about(&summary))))
}

pub(super) async fn change(
    State(server): State<Server>,
    Game(game): Game,
    FromJson(changes): FromJson<GameChanges>,
) -> Response {
    let changed = async {
        let id = game_id(game)?;
        let tags = changes.tags.map(|tags| parsed_tags(&tags)).transpose()?;
        let players = changes.players.map(names).transpose()?;
        server
            .with_archive(move |archive| {
                if let Some(players) = players {
                    archive.rename(id, players)?;
                }
                if let Some(tags) = tags {
                    archive.set_tags(id, &tags)?;
                }
                archive.summary(id)
            })
            .await
    };
    respond(&server, changed.await.map(|summary| Json(about(&summary))))
}

fn names(players: Sides<Option<String>>) -> Result<ByColor<Option<String>>, Trouble> {
    Ok(ByColor { black: name(players.black)?, white: name(players.white)? })
}

pub(super) async fn delete(State(server): State<Server>, Game(game): Game) -> Response {
    let deleted = async {
        let id = game_id(game)?;
        server.with_archive(move |archive| archive.delete(id)).await
    };
    respond(&server, deleted.await.map(|()| StatusCode::NO_CONTENT))
}

pub(super) async fn restore(State(server): State<Server>, Game(game): Game) -> Response {
    let restored = async {
        let id = game_id(game)?;
        server
            .with_archive(move |archive| {
                archive.restore(id)?;
                archive.summary(id)
            })
            .await
    };
    respond(&server, restored.await.map(|summary| Json(about(&summary))))
}

/// The format of a file that is wanted.
#[derive(Debug, Deserialize)]
pub(super) struct WantedFile {
    format: String,
}

pub(super) async fn file(State(server): State<Server>, Game(game): Game, Asked(wanted): Asked<WantedFile>) -> Response {
    let written = async {
        let format = Format::ALL.into_iter().find(|format| format.extension() == wanted.format);
        let (format, id) = (format.ok_or(Trouble::NoSuchFormat)?, game_id(game)?);
        let record = server.with_archive(move |archive| archive.load(id)).await?.record;
        let text = format.write(&record).map_err(|_| Problem::RECORD_FULL)?;
        let disposition = format!("attachment; filename=\"{}\"", file_name(&record, format));
        let kind = match format {
            Format::Json => "application/json",
            _ => "text/plain; charset=utf-8",
        };
        let headers = [(header::CONTENT_TYPE, String::from(kind)), (header::CONTENT_DISPOSITION, disposition)];
        Ok::<_, Problem>((headers, text))
    };
    respond(&server, written.await)
}

fn respond(server: &Server, result: Result<impl IntoResponse, Problem>) -> Response {
    match result {
        Ok(response) => response.into_response(),
        Err(problem) => problem.response(server.voice()),
    }
}

fn about(summary: &GameSummary) -> SavedGame {
    SavedGame {
        game: summary.id.into(),
        players: summary.players.clone().into(),
        event: summary.event.clone(),
        date: summary.date.map(|date| date.to_string()),
        moves: summary.n_moves as u32,
        winner: summary.result.map(Into::into),
        score: summary.score,
        tags: summary.tags.iter().map(ToString::to_string).collect(),
        source: summary.source.clone(),
        changed: format!("{:.3}", summary.changed),
    }
}
