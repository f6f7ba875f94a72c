//! The catalogues against the sources: nothing is translated that is never said.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The text of the catalogue of a language.
#[track_caller]
pub(crate) fn catalog(language: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../locales/{language}.ftl"));
    fs::read_to_string(path).expect("a catalogue")
}

/// The keys of a catalogue and what stands after them on their lines.
pub(crate) fn entries(catalog: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_key = |key: &str| key.starts_with(|c: char| c.is_ascii_alphabetic());
    catalog.lines().filter_map(|line| line.split_once(" = ")).filter(move |(key, _)| is_key(key))
}

/// The code of the crate, without comments.
#[track_caller]
fn code() -> String {
    let (mut texts, mut folders) = (Vec::new(), vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")]);
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("sources").map(|entry| entry.expect("a source").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                texts.push(fs::read_to_string(path).expect("a source file"));
            }
        }
    }
    // A quote within a literal does not end it.
    let texts: Vec<String> = texts.iter().map(|text| text.replace("\\\"", "").replace("'\"'", "")).collect();
    let lines = texts.iter().flat_map(|text| text.lines()).filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The literals of the code that may be keys: those that do not name an argument of a sentence.
fn literals(code: &str) -> BTreeSet<&str> {
    let parts: Vec<&str> = code.split('"').collect();
    let quoted = parts.windows(2).skip(1).step_by(2);
    quoted.filter(|parts| !parts[1].starts_with(" =>")).map(|parts| parts[0]).collect()
}

/// Keys are also built from a beginning and a literal: `words-{}` with `undo`.
fn is_named(key: &str, literals: &BTreeSet<&str>) -> bool {
    let built = ["words-", "about-"].into_iter().find_map(|start| Some((start, key.strip_prefix(start)?)));
    literals.contains(key)
        || built
            .is_some_and(|(start, end)| literals.contains(end) && literals.contains(format!("{start}{{key}}").as_str()))
}

/// What the browser page says itself, `cargo xtask tidy` looks for in its sources; what has the name of a command, an argument or
/// a value, the tests of the program compare with them.
const SAID_ELSEWHERE: &[&str] = &["page-", "command-", "notes-", "argument-", "value-", "placeholder-"];

#[test]
fn every_sentence_is_said_somewhere() {
    let code = code();
    let literals = literals(&code);
    for language in ["ja", "en"] {
        let catalog = catalog(language);
        let keys: Vec<&str> = entries(&catalog).map(|(key, _)| key).collect();
        assert!(keys.len() > 100, "{language}: {} keys", keys.len());
        let said_here = keys.iter().filter(|key| !SAID_ELSEWHERE.iter().any(|start| key.starts_with(start)));
        let never_said: Vec<&&str> = said_here.filter(|key| !is_named(key, &literals)).collect();
        assert!(never_said.is_empty(), "{language}: no source names {never_said:?}");
    }
}

#[test]
fn a_sentence_that_is_never_said_would_be_found() {
    let code = r#"self.say("turn", &args! { "place" => place }); self.say(&format!("words-{key}")); f("undo")"#;
    let literals = literals(code);
    for (key, expected) in [
        ("turn", true),
        ("words-undo", true),
        ("undo", true),
        ("place", false),
        ("words-redo", false),
        ("about-undo", false),
        ("tur", false),
        ("turns", false),
    ] {
        assert_eq!(is_named(key, &literals), expected, "{key}");
    }
}

#[test]
fn no_sentence_shouts() {
    for language in ["ja", "en"] {
        let catalog = catalog(language);
        let shouted: Vec<&str> = catalog.lines().filter(|line| line.contains(['!', '！'])).collect();
        assert!(shouted.is_empty(), "{language}: {shouted:?}");
    }
}
