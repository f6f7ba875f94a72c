//! From a record file to a record.

use serde::Deserialize;
use yosumi_rules::{Move, Position, Square, Status};

use super::wire::{Document, Entry, Header, Variation, WireNote, Written};
use super::{EntryError, EntryErrorKind, FORMAT, JsonError, MAX_JSON_BYTES, MAX_MOVES, MoveList, RECORD_VERSION};
use crate::scanner::{Scanner, excerpt, without_byte_order_mark};
use crate::{NodeId, Note, Place, Record, Value, read_position};

/// The longest message of serde's that an error repeats, in characters.
const MAX_MESSAGE_CHARS: usize = 200;

/// Reads a record file.
///
/// Passes may be written or left out, and fields that are not known are passed over.
///
/// # Errors
///
/// [`JsonError`] when the text is no record file of a version that is known, and at the first move that may not be
/// played.
///
/// ```
/// use yosumi_records::read_json;
///
/// let record = read_json(r#"{
///   "format": "yosumi-record",
///   "version": 1,
///   "black": "みどり",
///   "moves": ["f5", {"move": "d6", "comment": "the perpendicular opening is f6 instead"}, "c3"]
/// }"#)?;
/// assert_eq!(record.players.black.as_deref(), Some("みどり"));
/// assert_eq!(record.game().to_string(), "f5d6c3");
/// # Ok::<(), yosumi_records::JsonError>(())
/// ```
pub fn read_json(text: &str) -> Result<Record, JsonError> {
    if text.len() > MAX_JSON_BYTES {
        return Err(JsonError::TooLong { n_bytes: text.len() });
    }
    let text = without_byte_order_mark(text);
    let mut scanner = Scanner::new(text);
    scanner.skip_blanks();
    if scanner.peek() != Some('{') {
        return Err(JsonError::NotAnObject { place: scanner.place() });
    }
    // A later version may have other fields, so that is what to say before anything of them.
    let Header { format, version } = parse(text)?;
    if format != FORMAT {
        return Err(JsonError::Format { found: excerpt(&format) });
    }
    if version != RECORD_VERSION {
        return Err(JsonError::Version { found: version });
    }
    record(parse(text)?)
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, JsonError> {
    serde_json::from_str(text).map_err(|error| {
        // Its columns are bytes.
        let line = text.split('\n').nth(error.line().saturating_sub(1)).unwrap_or_default();
        let n_chars = line.char_indices().take_while(|&(start, _)| start < error.column()).count();
        let place = Place { line: error.line().max(1), column: n_chars.max(1) };
        if error.is_eof() {
            return JsonError::Truncated { place };
        }
        let message = error.to_string();
        let its_place = format!(" at line {} column {}", error.line(), error.column());
        let message = sentence(message.strip_suffix(&its_place).unwrap_or(&message));
        if error.is_data() { JsonError::Shape { place, message } } else { JsonError::Syntax { place, message } }
    })
}

/// A message fit to be shown on a line: it may repeat a text of any length and kind.
fn sentence(message: &str) -> String {
    message
        .chars()
        .take(MAX_MESSAGE_CHARS)
        .map(|character| if character.is_control() { ' ' } else { character })
        .collect()
}

fn record(document: Document) -> Result<Record, JsonError> {
    let start = document.start.as_deref().map_or(Ok(Position::START), read_position).map_err(JsonError::Start)?;
    let mut record = Record::new(start);
    record.players.black = document.black;
    record.players.white = document.white;
    record.event = document.event;
    record.result = document.result.map(Into::into);
    if let Some(date) = document.date {
        record.date = Some(date.parse().map_err(|_| JsonError::Date { found: excerpt(&date) })?);
    }
    let start_note = WireNote { comment: document.comment, value: document.value, exact: document.exact };
    *record.note_mut(record.root()) = note_of(start_note).map_err(|found| JsonError::StartValue { found })?;

    let mut builder = Builder { record, n_moves: 0 };
    builder.add(MoveList::Main, builder.record.root(), document.moves)?;
    for (index, Variation { after, moves }) in document.variations.into_iter().enumerate() {
        let variation = index + 1;
        let Some(parent) = builder.find(&after) else {
            return Err(JsonError::After { variation, after: excerpt(&after) });
        };
        builder.add(MoveList::Variation(variation), parent, moves)?;
    }
    Ok(builder.record)
}

/// The note, or the number that is no value.
fn note_of(note: WireNote) -> Result<Note, f64> {
    let value = match note.value {
        Some(discs) => Some(Value::new(discs as f32, note.exact).ok_or(discs)?),
        None => None,
    };
    Ok(Note { comment: note.comment.unwrap_or_default(), value })
}

struct Builder {
    record: Record,
    n_moves: usize,
}

impl Builder {
    /// The node that a canonical transcript leads to.
    fn find(&self, transcript: &str) -> Option<NodeId> {
        let mut node = self.record.root();
        let mut rest = transcript;
        while !rest.is_empty() {
            let (name, after) = rest.split_at_checked(2)?;
            node = self.record.child(node, name.parse().ok()?)?;
            rest = after;
        }
        Some(node)
    }

    /// Adds a list of moves after a node.
    fn add(&mut self, list: MoveList, parent: NodeId, entries: Vec<Entry>) -> Result<(), JsonError> {
        let mut tip = parent;
        let mut is_pass_due = self.record.has_pass(tip);
        for (index, Entry { written, note }) in entries.into_iter().enumerate() {
            let error =
                |kind| JsonError::Entry(EntryError { list, entry: index + 1, found: written.to_string(), kind });
            let position = self.record.position(tip);
            if matches!(position.status(), Status::Over(_)) {
                return Err(error(EntryErrorKind::AfterTheEnd { position }));
            }
            let is_pass = match written {
                Written::Move(Move::Disc(square)) => {
                    tip = self.play(tip, square, error)?;
                    is_pass_due = self.record.has_pass(tip);
                    false
                }
                Written::Move(Move::Pass) if is_pass_due => {
                    is_pass_due = false;
                    true
                }
                Written::Move(Move::Pass) => return Err(error(EntryErrorKind::PassNotDue { position })),
                Written::Other(_) => return Err(error(EntryErrorKind::NotAMove { position })),
            };
            if let Some(note) = note {
                let note = note_of(*note).map_err(|found| error(EntryErrorKind::Value { found }))?;
                *if is_pass { self.record.pass_note_mut(tip) } else { self.record.note_mut(tip) } = note;
            }
        }
        Ok(())
    }

    fn play(
        &mut self,
        node: NodeId,
        square: Square,
        error: impl Fn(EntryErrorKind) -> JsonError,
    ) -> Result<NodeId, JsonError> {
        if self.record.child(node, square).is_none() {
            self.n_moves += 1;
        }
        if self.n_moves > MAX_MOVES {
            return Err(JsonError::TooManyMoves);
        }
        self.record.add(node, square).map_err(|play| error(EntryErrorKind::NotPlayable(play)))
    }
}
