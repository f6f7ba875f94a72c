//! From a record to a record file.

use yosumi_rules::{Color, Move, Outcome, Position};

use super::{FORMAT, RECORD_VERSION};
use crate::{NodeId, Note, Reason, Record};

/// How many moves of which nothing is said stand on one line.
const MOVES_A_LINE: usize = 10;

/// Writes a record file, which [`read_json`](crate::read_json) reads back to the same record.
///
/// The same record always gives the same text: a line for each field, ten moves a line, a line for each move of which
/// something is said.
///
/// ```
/// use yosumi_records::{Record, write_json};
/// use yosumi_rules::Game;
///
/// let mut record = Record::from("f5d6c3".parse::<Game>()?);
/// record.players.white = Some(String::from("みどり"));
/// assert_eq!(write_json(&record), r#"{
///   "format": "yosumi-record",
///   "version": 1,
///   "white": "みどり",
///   "moves": ["f5", "d6", "c3"]
/// }
/// "#);
/// # Ok::<(), yosumi_rules::TranscriptError>(())
/// ```
#[must_use]
pub fn write_json(record: &Record) -> String {
    let mut fields = vec![field("format", &string(FORMAT)), field("version", &RECORD_VERSION.to_string())];
    let mut optional = |name, text: Option<&str>| fields.extend(text.map(|text| field(name, &string(text))));
    optional("black", record.players.black.as_deref());
    optional("white", record.players.white.as_deref());
    optional("event", record.event.as_deref());
    optional("date", record.date.map(|date| date.to_string()).as_deref());
    let start = Some(record.start()).filter(|&start| start != Position::START);
    optional("start", start.map(|start| start.to_string()).as_deref());
    if let Some(result) = record.result {
        let (outcome, reason) = (string(outcome_name(result.outcome)), string(reason_name(result.reason)));
        fields.push(field("result", &format!("{{\"outcome\": {outcome}, \"reason\": {reason}}}")));
    }
    fields.extend(note_fields(record.note(record.root())));
    fields.push(field("moves", &move_list(&main_entries(record), 2)));
    let variations: Vec<String> = branches(record).into_iter().map(|first| variation(record, first)).collect();
    if !variations.is_empty() {
        fields.push(field("variations", &format!("[\n    {}\n  ]", variations.join(",\n    "))));
    }
    format!("{{\n  {}\n}}\n", fields.join(",\n  "))
}

/// The first nodes of all variations, so that the node before each is on the main line or in a variation listed earlier,
/// and siblings keep their order.
fn branches(record: &Record) -> Vec<NodeId> {
    let mut branches = Vec::new();
    let mut pending = vec![record.root()];
    while let Some(first) = pending.pop() {
        if first != record.root() {
            branches.push(first);
        }
        let n_before = pending.len();
        for node in std::iter::once(first).chain(record.line_from(first)) {
            pending.extend(record.children(node).iter().skip(1));
        }
        pending[n_before..].reverse();
    }
    branches
}

fn variation(record: &Record, first: NodeId) -> String {
    let after: String = record
        .parent(first)
        .map(|parent| record.line_to(parent))
        .unwrap_or_default()
        .into_iter()
        .filter_map(|node| record.square(node))
        .map(|square| square.to_string())
        .collect();
    let entries: Vec<Entry> =
        std::iter::once(first).chain(record.line_from(first)).flat_map(|node| entries_of(record, node)).collect();
    format!("{{{}, {}}}", field("after", &string(&after)), field("moves", &move_list(&entries, 4)))
}

fn main_entries(record: &Record) -> Vec<Entry> {
    std::iter::once(record.root()).chain(record.main_line()).flat_map(|node| entries_of(record, node)).collect()
}

/// An entry of a list of moves.
struct Entry {
    text: String,
    /// Whether something is said of the move.
    has_note: bool,
}

fn entries_of(record: &Record, node: NodeId) -> impl Iterator<Item = Entry> {
    record.moves(node).map(move |played| match played {
        Move::Disc(_) => entry(played, record.note(node)),
        Move::Pass => entry(played, record.pass_note(node)),
    })
}

fn entry(played: Move, note: &Note) -> Entry {
    let name = string(&played.to_string());
    if *note == Note::default() {
        return Entry { text: name, has_note: false };
    }
    let fields: Vec<String> = std::iter::once(field("move", &name)).chain(note_fields(note)).collect();
    Entry { text: format!("{{{}}}", fields.join(", ")), has_note: true }
}

fn note_fields(note: &Note) -> Vec<String> {
    let mut fields = Vec::new();
    if !note.comment.is_empty() {
        fields.push(field("comment", &string(&note.comment)));
    }
    if let Some(value) = note.value {
        fields.push(field("value", &value.discs().to_string()));
        if value.is_exact() {
            fields.push(field("exact", "true"));
        }
    }
    fields
}

/// A list on one line when it is short and bare, else in lines further in than the one it begins on.
fn move_list(entries: &[Entry], indent: usize) -> String {
    if entries.len() <= MOVES_A_LINE && !entries.iter().any(|entry| entry.has_note) {
        let texts: Vec<&str> = entries.iter().map(|entry| entry.text.as_str()).collect();
        return format!("[{}]", texts.join(", "));
    }
    let mut list = String::from("[");
    let mut n_on_line = MOVES_A_LINE;
    for (index, entry) in entries.iter().enumerate() {
        if index > 0 {
            list.push(',');
        }
        if entry.has_note || n_on_line == MOVES_A_LINE {
            list.push_str(&line_break(indent + 2));
            n_on_line = 0;
        } else {
            list.push(' ');
        }
        list.push_str(&entry.text);
        n_on_line = if entry.has_note { MOVES_A_LINE } else { n_on_line + 1 };
    }
    list + &line_break(indent) + "]"
}

fn line_break(indent: usize) -> String {
    format!("\n{:indent$}", "")
}

fn field(name: &str, value: &str) -> String {
    format!("{}: {value}", string(name))
}

fn string(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

const fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Color::Black) => "black",
        Outcome::Win(Color::White) => "white",
        Outcome::Draw => "draw",
    }
}

const fn reason_name(reason: Reason) -> &'static str {
    match reason {
        Reason::Score => "score",
        Reason::Resignation => "resignation",
        Reason::Time => "time",
        Reason::Decision => "decision",
    }
}
