use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use clap::CommandFactory;
use yosumi_text::{Language, SquareNames};

use super::super::Arguments;
use super::*;

fn built() -> clap::Command {
    let mut command = Arguments::command();
    command.build();
    command
}

/// Calls `visit` with each command and its path. What `help` lists is the same again.
fn walk(command: &clap::Command, path: &[&str], visit: &mut impl FnMut(&clap::Command, &[&str])) {
    visit(command, path);
    for below in command.get_subcommands().filter(|_| path.last() != Some(&"help")) {
        walk(below, &[path, &[below.get_name()]].concat(), visit);
    }
}

/// The keys of the catalogue of a language that are named after commands, arguments and values.
fn keys(language: Language) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../locales/{language}.ftl"));
    let catalog = fs::read_to_string(path).expect("a catalogue");
    let keys = catalog.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let starts = ["command-", "notes-", "argument-", "value-", "placeholder-"];
    keys.filter(|key| starts.iter().any(|start| key.starts_with(start))).map(String::from).collect()
}

/// The key of what is said of an argument of a command, the nearest one.
fn key_of_argument(path: &[&str], argument: &str, keys: &BTreeSet<String>) -> Option<String> {
    let names = names(path);
    let candidates =
        (0..=names.len()).rev().map(|n_names| [&["argument"], &names[..n_names], &[argument]].concat().join("-"));
    candidates.into_iter().find(|key| keys.contains(key))
}

/// All keys that the commands have need of, and those of notes that there are.
fn wanted(keys: &BTreeSet<String>) -> BTreeSet<String> {
    let mut wanted = BTreeSet::new();
    walk(&built(), &[], &mut |command, path| {
        let name = names(path).join("-");
        wanted.insert(format!("command-{name}"));
        wanted.extend(Some(format!("notes-{name}")).filter(|key| keys.contains(key)));
        for argument in command.get_arguments() {
            let id = key(argument.get_id().as_str());
            wanted.insert(key_of_argument(path, &id, keys).unwrap_or_else(|| format!("argument-{name}-{id}")));
            if argument.get_action().takes_values() {
                let kinds = argument.get_value_names().unwrap_or_default();
                wanted.extend(kinds.iter().map(|kind| format!("placeholder-{}", key(kind))));
                wanted.extend(
                    argument.get_possible_values().iter().map(|value| format!("value-{id}-{}", value.get_name())),
                );
            }
        }
    });
    wanted
}

#[test]
fn every_command_argument_and_value_has_its_text_and_no_text_is_left_over() {
    for language in Language::ALL {
        let keys = keys(language);
        let wanted = wanted(&keys);
        assert!(wanted.len() > 200, "{} keys", wanted.len());
        let missing: Vec<_> = wanted.difference(&keys).collect();
        assert!(missing.is_empty(), "{language}: missing {missing:?}");
        let left_over: Vec<_> = keys.difference(&wanted).collect();
        assert!(left_over.is_empty(), "{language}: of nothing {left_over:?}");
    }
}

#[test]
fn a_text_that_is_missing_is_found() {
    let keys = keys(Language::English);
    for missing in ["command-perft", "argument-perft-depth", "argument-lang", "value-style-ascii", "placeholder-file"] {
        let mut fewer = keys.clone();
        assert!(fewer.remove(missing), "{missing}");
        assert!(!wanted(&fewer).is_subset(&fewer), "{missing}");
    }
}

#[test]
fn the_help_says_what_the_catalogues_say() {
    for language in Language::ALL {
        let text = Text::new(language, SquareNames::Letters);
        walk(&spoken(Arguments::command(), &text), &[], &mut |command, path| {
            let help = command.clone().render_help().to_string();
            assert!(help.starts_with(&text.command_about(&names(path)).expect("a text")[..6]), "{path:?}: {help}");
            // Nothing is left of what the parser says by itself, and no kind of value stands for itself.
            let is_japanese = language == Language::Japanese;
            for english in ["Usage", "OPTIONS", "COMMAND", "default:", "Print", "FILE", "<file>"] {
                assert!(!(is_japanese && help.contains(english)), "{path:?}: {english}: {help}");
            }
            assert!(!help.contains("<file>") && !help.contains("<count>"), "{path:?}: {help}");
        });
    }
}

#[test]
fn no_line_is_too_long_for_a_terminal_but_those_to_type() {
    for language in Language::ALL {
        let text = Text::new(language, SquareNames::Letters);
        walk(&spoken(Arguments::command(), &text), &[], &mut |command, path| {
            for line in command.clone().render_help().to_string().lines() {
                let columns = width(line, Ambiguous::Narrow);
                assert!(
                    columns <= COLUMNS || line.contains("  yosumi ") || line.contains(": yosumi "),
                    "{path:?}: {line}"
                );
            }
        });
    }
}

#[test]
fn whatever_is_wrong_with_a_value_is_known() {
    let mut n_checked = 0;
    walk(&built(), &[], &mut |command, path| {
        for argument in command.get_arguments().filter(|argument| argument.get_action().takes_values()) {
            // A value that only free text can be; those that stand before it by their place are right.
            let wrong = "?\n";
            let before = argument.get_index().map_or(0, |index| index - 1);
            let given = argument.get_long().map_or_else(|| wrong.to_owned(), |long| format!("--{long}={wrong}"));
            let line = [&["yosumi"], path, &vec!["1"; before], &[&given]].concat();
            let Err(error) = Arguments::command().try_get_matches_from(&line) else { continue };
            if error.kind() == clap::error::ErrorKind::ValueValidation {
                let source = std::error::Error::source(&error).expect("a parser says why");
                assert!(super::super::flaw::of_error(source).is_some(), "{line:?}: {source}");
                n_checked += 1;
            }
        }
    });
    assert!(n_checked > 50, "{n_checked} arguments");
}
