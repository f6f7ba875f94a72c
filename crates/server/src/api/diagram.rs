//! Diagrams.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use yosumi_diagram::{Diagram, Look, Theme};
use yosumi_records::{ReadError, read_position, read_transcript};
use yosumi_rules::{Square, Symmetry};
use yosumi_text::Trouble;

use super::body::Asked;
use crate::failed::Problem;
use crate::server::Server;

/// What a diagram is to show.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    position: String,
    last: Option<String>,
    theme: Option<String>,
    view: Option<u16>,
    numbers: Option<String>,
}

pub(super) async fn diagram(State(server): State<Server>, Asked(wanted): Asked<Wanted>) -> Response {
    match drawn(&wanted) {
        Ok(svg) => ([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response(),
        Err(problem) => problem.response(server.voice()),
    }
}

fn drawn(wanted: &Wanted) -> Result<String, Problem> {
    let position = read_position(&wanted.position).map_err(ReadError::from)?;
    let last = wanted.last.as_deref().map(str::parse::<Square>).transpose().map_err(|_| Trouble::Query)?;
    let mut diagram = match wanted.numbers.as_deref().filter(|numbers| !numbers.is_empty()) {
        Some(numbers) => Diagram::of_line(&read_transcript(position, numbers).map_err(ReadError::from)?.game(), 1),
        None => Diagram::new(position),
    };
    diagram.last_move = last;
    let look = Look { theme: theme(wanted)?, view: view(wanted)?, ..Look::default() };
    Ok(diagram.svg(look))
}

fn theme(wanted: &Wanted) -> Result<Theme, Trouble> {
    Ok(match wanted.theme.as_deref() {
        None | Some("green") => Theme::Green,
        Some("wood") => Theme::Wood,
        Some("slate") => Theme::Slate,
        Some("contrast") => Theme::HighContrast,
        Some("print") => Theme::Print,
        Some(_) => return Err(Trouble::Query),
    })
}

fn view(wanted: &Wanted) -> Result<Symmetry, Trouble> {
    Ok(match wanted.view {
        None | Some(0) => Symmetry::Identity,
        Some(90) => Symmetry::Rotate90,
        Some(180) => Symmetry::Rotate180,
        Some(270) => Symmetry::Rotate270,
        Some(_) => return Err(Trouble::Query),
    })
}
