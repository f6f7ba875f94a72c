//! Openings by name.

use yosumi_book::{NameLanguage, find, openings};

fn lines(text: &str) -> Vec<String> {
    find(text).into_iter().map(|opening| opening.line().to_string()).collect()
}

#[test]
fn every_opening_is_found_by_each_of_its_names() {
    for opening in openings() {
        for name in [NameLanguage::Japanese, NameLanguage::English].iter().flat_map(|&of| opening.names(of)) {
            assert!(lines(name).contains(&opening.line().to_string()), "{name}");
        }
    }
}

#[test]
fn those_that_are_called_so_stand_before_those_that_have_it_in_their_names() {
    let rose = lines("ROSE");
    assert_eq!(rose[0], "f5d6c5f4e3c6d3f6e6d7");
    assert!(rose.len() > 5, "{rose:?}");
    let tiger = lines("虎");
    assert_eq!(tiger[0], "f5d6c3d3c4");
    // Of those with an equal claim the shorter line comes first.
    assert_eq!(lines("kung")[..2], ["f5d6c3d3c4f4f6b4", "f5d6c3d3c4f4f6b4f3e6e3g5g6g4h4h5h6g3h3f7f8f2f1"]);
}

#[test]
fn what_is_easily_typed_otherwise_is_found_too() {
    for (typed, line) in [
        ("comp'oth", "f5d6c3d3c4f4f6f3"),
        ("COMPOTH", "f5d6c3d3c4f4f6f3"),
        ("no-kung", "f5d6c3d3c4f4f6g5"),
        ("ｎｏ　ｋｕｎｇ", "f5d6c3d3c4f4f6g5"),
        ("こんぽす", "f5d6c3d3c4f4f6f3"),
        ("こうもり", "f5f6e6f4e3c5g5"),
        ("  cat ", "f5d6c4d3c5"),
    ] {
        assert_eq!(lines(typed).first().map(String::as_str), Some(line), "{typed}");
    }
}

#[test]
fn blanks_find_all_and_nonsense_finds_nothing() {
    assert_eq!(find("").len(), openings().len());
    assert_eq!(find(" \t").len(), openings().len());
    for nonsense in ["???", "no such opening", "\0", &"虎".repeat(100_000)] {
        assert!(find(nonsense).is_empty());
    }
}
