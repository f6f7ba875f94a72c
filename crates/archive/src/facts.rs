//! What is kept of a record beside the record itself, so that lists and searches need not read it.

use yosumi_records::{GameResult, MAX_MOVES, Reason, Record, write_json};
use yosumi_rules::{ByColor, Color, Game, Outcome, Position, Status, Symmetry};

use crate::folded::folded;
use crate::limits::MAX_SEARCHED_CHARS;
use crate::{ArchiveError, Limited, MAX_FACT_CHARS, MAX_RECORD_BYTES};

/// The columns that follow from a record.
pub(crate) struct Facts {
    pub(crate) names: ByColor<Option<String>>,
    pub(crate) event: Option<String>,
    pub(crate) date: Option<String>,
    pub(crate) outcome: Option<&'static str>,
    pub(crate) reason: Option<&'static str>,
    pub(crate) score: Option<i8>,
    pub(crate) n_moves: usize,
    pub(crate) name_key: Option<String>,
    pub(crate) folded: String,
    pub(crate) record: String,
    pub(crate) line: String,
}

impl Facts {
    pub(crate) fn of(record: &Record) -> Result<Self, ArchiveError> {
        let game = record.game();
        let result = result(record, &game);
        let names = record.players.as_ref().map(|name| name.as_deref().map(beginning));
        let event = record.event.as_deref().map(beginning);
        let date = record.date.map(|date| date.to_string());
        let present: Vec<&str> = Color::ALL.into_iter().filter_map(|color| names[color].as_deref()).collect();
        let name_key = (!present.is_empty()).then(|| folded(&present.join("\n")));
        Ok(Self {
            record: text(record)?,
            outcome: result.map(|result| outcome_name(result.outcome)),
            reason: result.map(|result| reason_name(result.reason)),
            score: score(&game),
            n_moves: game.n_played(),
            name_key,
            folded: searched(record, present.into_iter().chain(event.as_deref()).chain(date.as_deref())),
            date,
            line: line(&game),
            names,
            event,
        })
    }
}

/// The record file, unless it would be too long.
pub(crate) fn text(record: &Record) -> Result<String, ArchiveError> {
    if record.n_moves() > MAX_MOVES {
        return Err(ArchiveError::TooManyMoves);
    }
    let text = write_json(record);
    Limited::Record.check(text.len(), MAX_RECORD_BYTES)?;
    Ok(text)
}

fn result(record: &Record, game: &Game) -> Option<GameResult> {
    record.result.or_else(|| Some(GameResult { outcome: game.outcome()?, reason: Reason::Score }))
}

fn score(game: &Game) -> Option<i8> {
    let Status::Over(_) = game.status() else { return None };
    let score = game.position().final_score();
    Some(score.black as i8 - score.white as i8)
}

pub(crate) fn beginning(text: &str) -> String {
    text.chars().take(MAX_FACT_CHARS).collect()
}

/// What a search looks at, a line for each name and comment: no word that is searched for has a line break in it.
fn searched<'a>(record: &'a Record, facts: impl Iterator<Item = &'a str>) -> String {
    let mut searched: String = facts.flat_map(|fact| [fact, "\n"]).collect();
    let mut n_chars = searched.chars().count();
    let mut pending = vec![record.root()];
    while let Some(node) = pending.pop() {
        for comment in [&record.note(node).comment, &record.pass_note(node).comment] {
            if !comment.is_empty() && n_chars < MAX_SEARCHED_CHARS {
                searched.extend(comment.chars().take(MAX_SEARCHED_CHARS - n_chars).chain(['\n']));
                n_chars += comment.chars().count() + 1;
            }
        }
        pending.extend(record.children(node).iter().rev());
    }
    folded(&searched)
}

/// The moves of a game, turned and mirrored to the one of its eight images whose text comes first: players write the first
/// move on any of its four squares. Games that begin alike have lines that begin alike, for of texts of one length the first
/// has the first beginning too.
pub(crate) fn line(game: &Game) -> String {
    let image = |symmetry: Symmetry| {
        let start = Some(symmetry.position(game.start())).filter(|&start| start != Position::START);
        let moves: String = game.squares().iter().map(|&square| symmetry.square(square).to_string()).collect();
        // A game from the usual start is shorter, and comes first.
        start.map_or_else(|| moves.clone(), |start| format!("~{start} {moves}"))
    };
    Symmetry::ALL.into_iter().map(image).min().unwrap_or_default()
}

const fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Color::Black) => "black",
        Outcome::Win(Color::White) => "white",
        Outcome::Draw => "draw",
    }
}

pub(crate) fn outcome_of(name: &str) -> Option<Outcome> {
    let outcomes = [Outcome::Win(Color::Black), Outcome::Win(Color::White), Outcome::Draw];
    outcomes.into_iter().find(|&outcome| outcome_name(outcome) == name)
}

const fn reason_name(reason: Reason) -> &'static str {
    match reason {
        Reason::Score => "score",
        Reason::Resignation => "resignation",
        Reason::Time => "time",
        Reason::Decision => "decision",
    }
}

pub(crate) fn reason_of(name: &str) -> Option<Reason> {
    let reasons = [Reason::Score, Reason::Resignation, Reason::Time, Reason::Decision];
    reasons.into_iter().find(|&reason| reason_name(reason) == name)
}
