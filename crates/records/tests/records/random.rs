//! Random games and records for property tests.

use proptest::prelude::*;
use yosumi_records::{Date, GameResult, NodeId, Note, Reason, Record, Value};
use yosumi_rules::{Bitboard, ByColor, Color, Game, Outcome, Position, Setup, Square};

/// A game of up to 70 choices among the playable squares, from the usual start or another.
pub(crate) fn games() -> impl Strategy<Value = Game> {
    (starts(), prop::collection::vec(any::<u8>(), 0..70)).prop_map(|(start, choices)| {
        let mut game = Game::new(start);
        for choice in choices {
            let Some(square) = choose(game.position(), choice) else { break };
            game.play(square).expect("chosen among the playable squares");
        }
        game
    })
}

/// A record with variations, notes and names.
pub(crate) fn records() -> impl Strategy<Value = Record> {
    let step = (
        any::<prop::sample::Index>(),
        any::<u8>(),
        prop::option::weighted(0.2, notes()),
        prop::option::weighted(0.2, notes()),
    );
    let facts =
        (optional_texts(), optional_texts(), optional_texts(), prop::option::of(dates()), prop::option::of(results()));
    (starts(), facts, notes(), prop::collection::vec(step, 0..150)).prop_map(
        |(start, (black, white, event, date, result), start_note, steps)| {
            let mut record = Record::new(start);
            record.players = ByColor { black, white };
            (record.event, record.date, record.result) = (event, date, result);
            *record.note_mut(record.root()) = start_note;
            let mut nodes = vec![record.root()];
            for (parent, choice, note, pass_note) in steps {
                // Half of the moves go on from the last one: lines grow long, and some end.
                let parent = if choice.is_multiple_of(2) { nodes[nodes.len() - 1] } else { *parent.get(&nodes) };
                add(&mut record, &mut nodes, parent, choice / 2, note, pass_note);
            }
            record
        },
    )
}

fn add(
    record: &mut Record,
    nodes: &mut Vec<NodeId>,
    parent: NodeId,
    choice: u8,
    note: Option<Note>,
    pass_note: Option<Note>,
) {
    let Some(square) = choose(record.position(parent), choice) else { return };
    let node = record.add(parent, square).expect("chosen among the playable squares");
    nodes.push(node);
    if let Some(note) = note {
        *record.note_mut(node) = note;
    }
    if let Some(note) = pass_note.filter(|_| record.has_pass(node)) {
        *record.pass_note_mut(node) = note;
    }
}

fn choose(position: Position, choice: u8) -> Option<Square> {
    let squares: Vec<Square> = position.legal_moves().iter().collect();
    let n = squares.len();
    (n > 0).then(|| squares[usize::from(choice) % n])
}

fn starts() -> impl Strategy<Value = Position> {
    let random = (any::<u64>(), any::<u64>(), any::<u64>(), prop::sample::select(Color::ALL.to_vec())).prop_filter_map(
        "there is no disc",
        |(black, white, mask, turn)| {
            let discs = ByColor { black: Bitboard::new(black & mask), white: Bitboard::new(white & !black & mask) };
            Position::try_from(Setup { discs, turn }).ok()
        },
    );
    // The side to move must pass.
    let stuck = Just("OX-------------------------------------------------------------- X".parse().expect("a position"));
    prop_oneof![4 => Just(Position::START), 2 => random, 1 => stuck]
}

/// Names and comments: any Unicode, Latin-1, Japanese, Chinese, and what JSON must escape.
pub(crate) fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        "\\PC{0,12}",
        "[ -~À-ÿ]{1,12}",
        "[ぁ-んァ-ヶ一-龠]{1,8}",
        prop::sample::select(vec!["José Müller", "みどり", "張三", "\"a\\b\"\n\t\u{0}", "\u{feff}", "𠮷野家", ""])
            .prop_map(String::from),
    ]
}

fn optional_texts() -> impl Strategy<Value = Option<String>> {
    prop::option::of(texts())
}

fn notes() -> impl Strategy<Value = Note> {
    // Hundredths of a disc are finer than anybody writes.
    let values = (-6400..=6400_i16, any::<bool>())
        .prop_map(|(n, is_exact)| Value::new(f32::from(n) / 100.0, is_exact).expect("within the board"));
    (texts(), prop::option::of(values)).prop_map(|(comment, value)| Note { comment, value })
}

fn dates() -> impl Strategy<Value = Date> {
    (0..=9999_u16, prop::option::of((1..=12_u8, prop::option::of(1..=31_u8))))
        .prop_filter_map("there is no such day", |(year, rest)| {
            Date::new(year, rest.map(|(month, _)| month), rest.and_then(|(_, day)| day))
        })
}

fn results() -> impl Strategy<Value = GameResult> {
    let outcomes = vec![Outcome::Win(Color::Black), Outcome::Win(Color::White), Outcome::Draw];
    let reasons = vec![Reason::Score, Reason::Resignation, Reason::Time, Reason::Decision];
    (prop::sample::select(outcomes), prop::sample::select(reasons))
        .prop_map(|(outcome, reason)| GameResult { outcome, reason })
}
