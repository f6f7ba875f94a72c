//! What the program is and knows.

use axum::Json;
use axum::extract::State;
use yosumi_book::named_starts;
use yosumi_engine::Level;
use yosumi_records::{Format, Record};
use yosumi_wire::page::{About, FormatAbout, LevelAbout, Opening};

use crate::server::Server;
use crate::voice::names;

pub(super) async fn about(State(server): State<Server>) -> Json<About> {
    let numbered =
        (Level::MIN.number()..=Level::MAX.number()).filter_map(Level::new).map(yosumi_session::Level::Engine);
    let levels = [yosumi_session::Level::Random, yosumi_session::Level::First].into_iter().chain(numbered);
    Json(About {
        version: String::from(env!("CARGO_PKG_VERSION")),
        levels: levels.map(LevelAbout::from).collect(),
        formats: Format::ALL.into_iter().map(format).collect(),
        threads: server.n_threads() as u32,
    })
}

fn format(format: Format) -> FormatAbout {
    // A record that says something besides its moves tells the formats apart.
    let mut named = Record::default();
    named.event = Some(String::from("Meijin"));
    FormatAbout { name: String::from(format.extension()), keeps_all: format.keeps(&named) }
}

pub(super) async fn openings() -> Json<Vec<Opening>> {
    let openings = named_starts();
    Json(openings.map(|opening| Opening { moves: opening.line().to_string(), names: names(opening) }).collect())
}
