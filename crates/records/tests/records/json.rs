//! Record files.

use yosumi_records::{
    Date, EntryErrorKind, GameResult, JsonError, MAX_JSON_BYTES, MAX_MOVES, MoveList, Note, Place, Reason, Record,
    Value, read_json, read_text, write_json,
};
use yosumi_rules::{Color, Game, Outcome, Position, Square};

const STUCK: &str = "OX-------------------------------------------------------------- X";

/// A record file with these fields after the two that each has.
fn with(fields: &str) -> String {
    format!("{{\"format\": \"yosumi-record\", \"version\": 1, {fields}}}")
}

#[track_caller]
fn read(text: &str) -> Record {
    read_json(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
fn check_error(text: &str, expected: &str) -> JsonError {
    let error = read_json(text).expect_err(text);
    assert_eq!(error.to_string(), expected, "{text}");
    error
}

/// Checks what is said of a text that is not JSON.
#[track_caller]
fn check_syntax(text: &str, expected: &str) {
    let error = check_error(text, expected);
    assert!(matches!(error, JsonError::Syntax { .. }), "{error:?}");
}

/// Checks what is said of JSON whose fields are not those of a record.
#[track_caller]
fn check_shape(text: &str, expected: &str) {
    let error = check_error(text, expected);
    assert!(matches!(error, JsonError::Shape { .. }), "{error:?}");
}

/// The short form of what follows `version` in an error of a list of moves.
#[track_caller]
fn check_moves(moves: &str, expected: &str) {
    check_error(&with(&format!("\"moves\": [{moves}]")), expected);
}

#[test]
fn everything_that_a_record_says_is_written() {
    let mut record = Record::from("f5d6c3d3c4f4f6f3e6e7d7c5".parse::<Game>().expect("legal moves"));
    record.players.black = Some(String::from("みどり"));
    record.players.white = Some(String::from("José \"Pepe\""));
    record.event = Some(String::from("秋の大会"));
    record.date = Date::new(2026, Some(11), None);
    record.result = Some(GameResult { outcome: Outcome::Win(Color::Black), reason: Reason::Resignation });
    *record.note_mut(record.root()) = Note { comment: String::from("two\nlines"), value: Value::new(0.0, true) };
    let line: Vec<_> = record.main_line().collect();
    record.note_mut(line[1]).comment.push('虎');
    record.note_mut(line[11]).value = Value::new(-2.5, false);
    let first = record.add(line[1], Square::C4).expect("legal");
    record.add(first, Square::D3).expect("legal");
    record.add(record.root(), Square::C4).expect("legal");
    let text = r#"{
  "format": "yosumi-record",
  "version": 1,
  "black": "みどり",
  "white": "José \"Pepe\"",
  "event": "秋の大会",
  "date": "2026-11",
  "result": {"outcome": "black", "reason": "resignation"},
  "comment": "two\nlines",
  "value": 0,
  "exact": true,
  "moves": [
    "f5",
    {"move": "d6", "comment": "虎"},
    "c3", "d3", "c4", "f4", "f6", "f3", "e6", "e7", "d7",
    {"move": "c5", "value": -2.5}
  ],
  "variations": [
    {"after": "", "moves": ["c4"]},
    {"after": "f5d6", "moves": ["c4", "d3"]}
  ]
}
"#;
    assert_eq!(write_json(&record), text);
    assert_eq!(read(text), record);
}

#[test]
fn an_empty_record_has_three_fields() {
    let text = "{\n  \"format\": \"yosumi-record\",\n  \"version\": 1,\n  \"moves\": []\n}\n";
    assert_eq!(write_json(&Record::default()), text);
    assert_eq!(read(text), Record::default());
}

#[test]
fn ten_moves_stand_on_a_line() {
    let record = read_text("f5d6c3d3c4f4f6f3e6e7d7c5b6").expect("legal moves");
    let text = write_json(&record);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[3], "  \"moves\": [");
    assert_eq!(lines[4], r#"    "f5", "d6", "c3", "d3", "c4", "f4", "f6", "f3", "e6", "e7","#);
    assert_eq!(lines[5], r#"    "d7", "c5", "b6""#);
    assert_eq!(lines[6], "  ]");
}

#[test]
fn variations_of_variations_and_the_order_of_siblings_are_kept() {
    let mut record = Record::from("f5d6c3".parse::<Game>().expect("legal moves"));
    let f5 = record.child(record.root(), Square::F5).expect("played");
    for second in [Square::F6, Square::F4] {
        let node = record.add(f5, second).expect("legal");
        for third in record.position(node).legal_moves() {
            record.add(node, third).expect("legal");
        }
    }
    record.add(record.root(), Square::E6).expect("legal");
    record.add(record.root(), Square::D3).expect("legal");
    let again = read(&write_json(&record));
    assert_eq!(again, record);
    let squares: Vec<_> = again.children(again.root()).iter().map(|&node| again.square(node)).collect();
    assert_eq!(squares, [Some(Square::F5), Some(Square::E6), Some(Square::D3)]);
}

#[test]
fn passes_are_written_and_may_be_left_out_in_reading() {
    let record = read_text("d3c3b3b2f5a3a1c1e3").expect("legal moves");
    let text = write_json(&record);
    assert!(text.contains("\"c1\", \"pass\","), "{text}");
    assert_eq!(read(&text.replace("\"pass\", ", "")), record);
    assert_eq!(read(&text), record);

    let at_the_end = read_text("d3c3b3b2f5a3a1c1").expect("legal moves");
    assert!(write_json(&at_the_end).contains("\"c1\", \"pass\"]"));
    assert_eq!(read(&write_json(&at_the_end)), at_the_end);

    let over = read_text("e6f4e3f6g5d6e7f5c5").expect("legal moves");
    assert!(!write_json(&over).contains("pass"));
}

#[test]
fn a_pass_that_the_start_forces_comes_first() {
    let mut record = read_text(&format!("{STUCK} c1")).expect("legal moves");
    let text = write_json(&record);
    assert!(text.contains(&format!("\"start\": \"{STUCK}\"")), "{text}");
    assert!(text.contains("\"moves\": [\"pass\", \"c1\"]"), "{text}");
    assert_eq!(read(&text), record);
    record.pass_note_mut(record.root()).value = Value::new(-62.0, true);
    assert_eq!(read(&write_json(&record)), record);
    assert_eq!(read(&with(&format!("\"start\": \"{STUCK}\", \"moves\": [\"c1\"]"))).game(), record.game());
}

#[test]
fn a_pass_is_said_once_where_several_lines_follow_it() {
    let mut record = read_text("d3c3b3b2f5a3a1c1e3").expect("legal moves");
    let c1 = record.main_line().nth(7).expect("played");
    record.pass_note_mut(c1).comment.push_str("early");
    record.add(c1, Square::F6).expect("legal");
    let text = write_json(&record);
    assert_eq!(text.matches("pass").count(), 1, "{text}");
    assert_eq!(read(&text), record);
    // Written once more at the variation it does no harm.
    assert_eq!(read(&text.replace("[\"f6\"]", "[\"pass\", \"f6\"]")), record);
    assert!(read_json(&text.replace("[\"f6\"]", "[\"pass\", \"pass\", \"f6\"]")).is_err());
}

#[test]
fn fields_that_are_not_known_are_passed_over() {
    let text = with(
        r#""clock": [1, {"deep": [[]]}], "moves": [{"move": "f5", "time": 3.2}], "variations": [{"after": "", "by": "x", "moves": ["c4"]}]"#,
    );
    let record = read(&text);
    assert_eq!(record.children(record.root()).len(), 2);
    assert_eq!(read(&with("\"black\": null, \"moves\": [{\"move\": \"f5\", \"comment\": null}]")).game().n_played(), 1);
    assert_eq!(read("{\"version\": 1, \"format\": \"yosumi-record\"}"), Record::default());
}

#[test]
fn another_version_or_format_is_refused_before_its_fields_are_looked_at() {
    let error = check_error(
        r#"{"format": "yosumi-record", "version": 2, "moves": {"tree": []}}"#,
        "version 2 of the record format is not known, only 1 is: update Yosumi to read it",
    );
    assert_eq!(error, JsonError::Version { found: 2 });
    check_error(
        r#"{"format": "othello-quest", "version": 1, "moves": 7}"#,
        "the format is \"othello-quest\", where \"yosumi-record\" is expected",
    );
}

#[test]
fn text_that_is_not_json_is_told_with_its_place() {
    for (text, line, column) in [("", 1, 1), ("[]", 1, 1), ("\n 7", 2, 2)] {
        let expected = format!("line {line}, column {column}: expected a record, which begins with {{");
        assert_eq!(check_error(text, &expected), JsonError::NotAnObject { place: Place { line, column } });
    }
    check_syntax("{\n  \"format\" 1}", "line 2, column 12: expected `:`");
    // Places are characters, not bytes.
    check_syntax("{\"黒番の名\" 1}", "line 1, column 9: expected `:`");
    check_syntax(&format!("{} x", with("\"moves\": []")), "line 1, column 56: trailing characters");
}

#[test]
fn json_that_is_not_a_record_is_told_with_its_place() {
    check_shape(r#"{"version": 1}"#, "line 1, column 14: missing field `format`");
    check_shape(r#"{"format": "yosumi-record"}"#, "line 1, column 27: missing field `version`");
    check_shape(
        &with("\"moves\": [7]"),
        "line 1, column 53: invalid type: integer `7`, expected a move such as \"f5\", or an object with one",
    );
    check_shape(&with("\"moves\": [{\"comment\": \"x\"}]"), "line 1, column 68: missing field `move`");
    check_shape(
        &with(r#""result": {"outcome": "nobody", "reason": "score"}"#),
        "line 1, column 72: unknown variant `nobody`, expected one of `black`, `white`, `draw`",
    );
    // A text of any length inside is shown only in part.
    let error = read_json(&with(&format!("\"result\": {{\"outcome\": \"{}\"}}", "\\n".repeat(1000)))).unwrap_err();
    let JsonError::Shape { message, .. } = error else { panic!("{error:?}") };
    assert!(message.len() < 300 && !message.contains('\n'), "{message:?}");
}

#[test]
fn a_record_cut_short_anywhere_is_told_as_such() {
    let text = write_json(&read_text("f5d6c3d3c4f4f6f3e6e7d7").expect("legal moves"));
    let length = text.trim_end().len();
    for end in 1..length {
        let error = read_json(&text[..end]).expect_err("cut short");
        assert!(matches!(error, JsonError::Truncated { .. }), "{end}: {error}");
    }
    let place = Place { line: 3, column: 11 };
    let cut: Vec<&str> = text.lines().take(3).collect();
    let cut = cut.join("\n");
    let error = check_error(&cut[..cut.len() - 4], "line 3, column 11: the record ends in the middle");
    assert_eq!(error, JsonError::Truncated { place });
}

#[test]
fn a_bad_entry_is_told_with_its_list_and_number_and_what_may_be_played() {
    check_moves(r#""f5", "f5""#, "moves, entry 2: f5 is not playable: white may play f4 d6 f6");
    check_moves(r#""f5", "x9""#, "moves, entry 2: \"x9\" is neither a square nor \"pass\": white may play f4 d6 f6");
    check_moves(r#""f5", "pass""#, "moves, entry 2: no pass is due: white may play f4 d6 f6");
    check_moves(
        r#"{"move": "zz"}"#,
        "moves, entry 1: \"zz\" is neither a square nor \"pass\": black may play d3 c4 f5 e6",
    );
    check_moves(r#"{"move": "f5", "value": 64.5}"#, "moves, entry 1: value 64.5 of f5 is not within -64 and 64");
    check_moves(
        r#""e6","f4","e3","f6","g5","d6","e7","f5","c5","a1""#,
        "moves, entry 10: \"a1\" comes after the end of the game",
    );
    check_moves(
        r#""e6","f4","e3","f6","g5","d6","e7","f5","c5","pass""#,
        "moves, entry 10: \"pass\" comes after the end of the game",
    );
    // Passes count as entries.
    check_moves(
        r#""d3","c3","b3","b2","f5","a3","a1","c1","pass","pass""#,
        "moves, entry 10: no pass is due: white may play e3 f6",
    );
    let fields = r#""moves": ["f5"], "variations": [
        {"after": "", "moves": ["c4"]},
        {"after": "c4", "moves": ["c3", "c3"]}
    ]"#;
    let expected = "variation 2, entry 2: c3 is not playable: black may play c2 d3 f5 e6";
    let JsonError::Entry(error) = check_error(&with(fields), expected) else { panic!("an entry") };
    assert_eq!((error.list, error.entry, error.found.as_str()), (MoveList::Variation(2), 2, "c3"));
    assert!(matches!(error.kind, EntryErrorKind::NotPlayable(_)));
}

#[test]
fn a_variation_must_follow_a_line_that_is_there() {
    for after in ["c4", "f5f6", "f5d", "f5pa", "ｆ５"] {
        check_error(
            &with(&format!("\"moves\": [\"f5\", \"d6\"], \"variations\": [{{\"after\": \"{after}\", \"moves\": []}}]")),
            &format!("variation 1: there is no line {after:?} that it could follow"),
        );
    }
}

#[test]
fn a_variation_that_is_there_already_is_no_second_one() {
    let record = read(&with(r#""moves": ["f5", "d6"], "variations": [{"after": "f5", "moves": ["d6", "c3"]}]"#));
    assert_eq!(record.game().to_string(), "f5d6c3");
    assert_eq!(record.n_moves(), 3);
}

#[test]
fn facts_that_are_none_are_told() {
    check_error(
        &with("\"date\": \"29.11.2026\""),
        "date \"29.11.2026\": not a date: expected such as 2026, 2026-11 or 2026-11-29",
    );
    check_error(
        &with("\"start\": \"---?\""),
        "start: line 1, column 4: '?' at d1 is no sign of a board: expected X, O or -",
    );
    check_error(&with("\"value\": -65"), "value -65.0 of the start is not within -64 and 64");
}

#[test]
fn a_value_is_exact_only_when_it_says_so() {
    let record = read(&with(
        r#""moves": [{"move": "f5", "value": -0.0}, {"move": "d6", "value": 2, "exact": true}, {"move": "c3", "exact": true}]"#,
    ));
    let values: Vec<_> = record.main_line().map(|node| record.note(node).value).collect();
    assert_eq!(values, [Value::new(0.0, false), Value::new(2.0, true), None]);
    assert!(write_json(&record).contains("\"value\": 0}"));
}

#[test]
fn every_hundredth_of_a_disc_survives() {
    for n in -6400..=6400_i16 {
        let mut record = Record::default();
        record.note_mut(record.root()).value = Value::new(f32::from(n) / 100.0, false);
        assert_eq!(read(&write_json(&record)), record, "{n}");
    }
}

#[test]
fn a_text_that_is_too_long_is_not_read() {
    let n_bytes = MAX_JSON_BYTES + 1;
    assert_eq!(read_json(&" ".repeat(n_bytes)), Err(JsonError::TooLong { n_bytes }));
}

#[test]
fn a_tree_of_too_many_moves_is_refused() {
    let record = wide_record(MAX_MOVES);
    let text = write_json(&record);
    assert_eq!(read(&text).n_moves(), MAX_MOVES);
    let text = write_json(&wide_record(MAX_MOVES + 1));
    check_error(&text, "more than 100000 moves");
}

/// A record of all lines, breadth first, up to a number of moves.
pub(crate) fn wide_record(n_moves: usize) -> Record {
    let mut record = Record::new(Position::START);
    let mut nodes = vec![record.root()];
    let mut next = 0;
    loop {
        let node = nodes[next];
        next += 1;
        for square in record.position(node).legal_moves() {
            if nodes.len() > n_moves {
                return record;
            }
            nodes.push(record.add(node, square).expect("legal"));
        }
    }
}
