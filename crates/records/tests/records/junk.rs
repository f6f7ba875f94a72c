//! No text makes a reader panic, or take long.

use proptest::prelude::*;
use yosumi_records::{
    ObfReader, Record, read_json, read_obf_line, read_position, read_text, read_transcript, write_json,
    write_transcript,
};
use yosumi_rules::Position;

use crate::games::rows;
use crate::random::records;

/// Gives a text to every reader; what one of them takes, it takes again when it is written.
fn read_with_all(text: &str) {
    let check = |record: Record| {
        assert_eq!(read_json(&write_json(&record)).as_ref(), Ok(&record));
        assert_eq!(read_text(&write_transcript(&record.game())).map(|again| again.game()), Ok(record.game()));
    };
    for record in [read_text(text).ok(), read_transcript(Position::START, text).ok(), read_json(text).ok()] {
        record.into_iter().for_each(check);
    }
    if let Ok(position) = read_position(text) {
        assert_eq!(read_position(&position.to_string()), Ok(position));
    }
    if let Ok(Some(problem)) = read_obf_line(text) {
        assert_eq!(read_obf_line(&problem.to_string()), Ok(Some(problem)));
    }
    ObfReader::new(text.as_bytes()).for_each(drop);
    // Errors are sentences on one line, however odd the text.
    let errors = [
        read_text(text).err().map(|error| error.to_string()),
        read_transcript(Position::START, text).err().map(|error| error.to_string()),
        read_json(text).err().map(|error| error.to_string()),
        read_position(text).err().map(|error| error.to_string()),
        read_obf_line(text).err().map(|error| error.to_string()),
    ];
    for error in errors.into_iter().flatten() {
        assert!(!error.contains('\n') && error.chars().count() < 400, "{error:?}");
    }
}

/// The text with some of its characters replaced, taken out, or doubled.
fn mutated(text: &str, changes: &[(prop::sample::Index, char, u8)]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for (place, character, kind) in changes {
        if characters.is_empty() {
            break;
        }
        let place = place.index(characters.len());
        match kind % 4 {
            0 => characters[place] = *character,
            1 => drop(characters.remove(place)),
            2 => characters.insert(place, *character),
            _ => characters.truncate(place),
        }
    }
    characters.into_iter().collect()
}

fn changes() -> impl Strategy<Value = Vec<(prop::sample::Index, char, u8)>> {
    let character = prop_oneof![prop::char::range(' ', '~'), any::<char>()];
    prop::collection::vec((any::<prop::sample::Index>(), character, any::<u8>()), 1..6)
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in prop_oneof!["\\PC*", "[ -~\\n]*", ".*"]) {
        read_with_all(&text);
    }

    #[test]
    fn any_text_of_the_signs_that_readers_know_is_read_or_refused(
        text in "[a-h1-8xXoOwb*.\\-_ \n;,/|PpSs\\[\\]０-９ｆ。、パス●○+{}\":]{0,200}",
    ) {
        read_with_all(&text);
    }

    #[test]
    fn a_transcript_with_mistakes_is_read_or_refused(row in 0..30_usize, changes in changes()) {
        read_with_all(&mutated(&rows()[row].moves, &changes));
    }

    #[test]
    fn a_board_with_mistakes_is_read_or_refused(changes in changes()) {
        read_with_all(&mutated(&format!("{}\nf5 d6 C3 1. d3", Position::START), &changes));
    }

    #[test]
    fn a_problem_with_mistakes_is_read_or_refused(changes in changes()) {
        read_with_all(&mutated(&format!("{}; D3:+0; C4:-2; --:-127; +0; % start", Position::START), &changes));
    }

    #[test]
    fn a_record_file_with_mistakes_is_read_or_refused(record in records(), changes in changes()) {
        read_with_all(&mutated(&write_json(&record), &changes));
    }
}

#[test]
fn deep_and_long_json_is_refused() {
    for unit in ["[", "{\"a\":", "{\"moves\":["] {
        read_with_all(&format!("{{\"format\":\"yosumi-record\",\"version\":1,\"x\":{}", unit.repeat(100_000)));
    }
    read_with_all(&format!(
        "{{\"format\":\"yosumi-record\",\"version\":1,\"moves\":[{}\"f5\"]}}",
        "\"\",".repeat(100_000)
    ));
}
