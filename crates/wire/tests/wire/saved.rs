//! The lines of saved games.

use proptest::prelude::*;
use yosumi_wire::{SavedLine, SavedOutcome};

const EMPTY: &str = r#"{"game":1,"black":null,"white":null,"event":null,"date":null,"outcome":null,"score":null,"moves":0,"tags":[],"source":"","created":"2026-11-29T10:00:00Z","changed":"2026-11-29T10:00:00Z"}"#;

#[test]
fn what_is_not_known_is_null() {
    let line: SavedLine = EMPTY.parse().expect("a line");
    assert_eq!((&line.black, line.outcome, line.score), (&None, None, None));
    assert_eq!(line.to_string(), EMPTY);
}

#[test]
fn fields_of_later_versions_are_passed_over_and_missing_ones_are_told() {
    let later = EMPTY.replacen('{', r#"{"opening":"Tiger","#, 1);
    assert_eq!(later.parse::<SavedLine>().expect("a line").to_string(), EMPTY);
    let error = EMPTY.replace(r#""game":1,"#, "").parse::<SavedLine>().expect_err("no number").to_string();
    assert!(error.starts_with("missing field `game`"), "{error}");
    assert!(EMPTY.replace(r#""outcome":null"#, r#""outcome":"grey""#).parse::<SavedLine>().is_err());
}

proptest! {
    #[test]
    fn every_line_is_read_as_it_was_written(
        names in any::<[Option<String>; 3]>(),
        tags: Vec<String>,
        outcome in prop::option::of(prop::sample::select(vec![SavedOutcome::Black, SavedOutcome::White, SavedOutcome::Draw])),
        score in prop::option::of(-64_i8..=64),
    ) {
        let [black, white, event] = names;
        let line = SavedLine { black, white, event, tags, outcome, score, ..EMPTY.parse().expect("a line") };
        let written = line.to_string();
        prop_assert!(!written.contains('\n'));
        prop_assert_eq!(written.parse::<SavedLine>().expect("a line"), line);
    }
}
