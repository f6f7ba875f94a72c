//! Reading what was written gives the same again.

use proptest::prelude::*;
use yosumi_records::{
    Format, Overwrite, Record, read_file, read_json, read_position, read_text, write_file, write_json, write_transcript,
};

use crate::games::with_passes;
use crate::random::{games, records, texts};

proptest! {
    #[test]
    fn a_transcript_gives_back_the_game(game in games()) {
        prop_assert_eq!(read_text(&write_transcript(&game)).map(|record| record.game()), Ok(game));
    }

    #[test]
    fn a_transcript_with_passes_gives_back_the_game(
        game in games(),
        pass in prop::sample::select(vec!["pa", "PS", "Pass", "--", "パス"]),
        between in prop::sample::select(vec![" ", "\r\n", ", ", "-", "/", "|", "　"]),
    ) {
        let text = format!("{} {}", game.start(), with_passes(&game, pass, between));
        prop_assert_eq!(read_text(&text).map(|record| record.game()), Ok(game));
    }

    #[test]
    fn a_board_text_gives_back_the_position(game in games()) {
        let position = game.position();
        prop_assert_eq!(read_position(&position.to_string()), Ok(position));
        prop_assert_eq!(read_position(&position.to_string().to_lowercase()), Ok(position));
    }

    #[test]
    fn a_record_file_gives_back_the_record_and_is_always_written_the_same(record in records()) {
        let text = write_json(&record);
        let again = read_json(&text);
        prop_assert_eq!(again.as_ref(), Ok(&record));
        prop_assert_eq!(write_json(&again.expect("equal to the record")), text);
    }

    #[test]
    fn a_record_file_is_json_that_any_reader_takes(record in records()) {
        let value: serde_json::Value = serde_json::from_str(&write_json(&record)).expect("it is JSON");
        prop_assert_eq!(&value["format"], "yosumi-record");
        let n_listed: usize = std::iter::once(&value)
            .chain(value["variations"].as_array().into_iter().flatten())
            .map(|lines| lines["moves"].as_array().map_or(0, |moves| moves.iter().filter(|entry| !is_pass(entry)).count()))
            .sum();
        prop_assert_eq!(n_listed, record.n_moves());
    }

    #[test]
    fn line_breaks_of_another_system_make_no_difference(record in records()) {
        prop_assert_eq!(read_text(&write_json(&record).replace('\n', "\r\n")), Ok(record));
    }

    #[test]
    fn a_name_survives_a_file(name in texts()) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.json");
        let mut record = Record::default();
        record.players.black = Some(name);
        write_file(&path, &record, Overwrite::Refuse).expect("written");
        prop_assert_eq!(read_file(&path).expect("read"), record);
    }

    #[test]
    fn a_transcript_keeps_just_what_it_gives_back(record in records()) {
        let again = read_text(&write_transcript(&record.game())).expect("what was written is read");
        prop_assert_eq!(again == record, Format::Transcript.keeps(&record));
    }
}

fn is_pass(entry: &serde_json::Value) -> bool {
    entry == "pass" || entry["move"] == "pass"
}
