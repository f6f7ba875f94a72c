//! What `docs/record-format.md` shows is true.

use std::fs;

use yosumi_records::{MAX_JSON_BYTES, MAX_MOVES, MAX_OBF_LINE_BYTES, MAX_TEXT_BYTES, ObfReader, read_json, write_json};

fn page() -> String {
    fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record-format.md")).expect("the page is there")
}

#[test]
fn the_example_is_read_and_written_back_as_it_stands() {
    let page = page();
    let (_, from_example) = page.split_once("```json\n").expect("an example");
    let (example, _) = from_example.split_once("```").expect("its end");
    let record = read_json(example).expect("it is a record file");
    assert_eq!(write_json(&record), example);
    assert_eq!(record.n_moves(), 16);
}

#[test]
fn the_example_of_problems_is_read_and_written_back_as_it_stands() {
    let page = page();
    let (_, from_example) = page.split_once("```text\n").expect("an example");
    let (example, _) = from_example.split_once("```").expect("its end");
    let problems: Vec<String> =
        ObfReader::new(example.as_bytes()).map(|read| read.expect("a problem").1.to_string()).collect();
    let lines: Vec<&str> = example.lines().filter(|line| !line.starts_with('%')).collect();
    assert_eq!(problems, lines);
}

#[test]
fn the_limits_are_stated() {
    let page = page();
    for (limit, text) in [
        (MAX_JSON_BYTES, "16,777,216"),
        (MAX_MOVES, "100,000"),
        (MAX_TEXT_BYTES, "1,048,576"),
        (MAX_OBF_LINE_BYTES, "65,536"),
    ] {
        assert_eq!(text.replace(',', ""), limit.to_string());
        assert!(page.contains(text), "{text}");
    }
}
