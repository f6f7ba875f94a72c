//! The sentences of the browser page: those that it says are there, and no others lie about.

use std::collections::BTreeSet;

use super::super::project::Project;
use super::super::tree::{is_inside, line_at};
use super::super::violation::Violation;
use super::Catalog;

const SOURCES: &str = "web/src";
/// How the sources ask for a sentence.
const CALLS: &[&str] = &["say('", "sayInBoth('"];
/// Keys that begin like this are the page's alone.
const OWN: &str = "page-";

pub(super) fn check(project: &Project, catalogs: &[(&str, Catalog)]) -> Vec<Violation> {
    let sources: Vec<_> = project.tree.texts().filter(|(path, _)| is_inside(path, SOURCES)).collect();
    let Some((catalog_path, catalog)) = catalogs.first() else { return Vec::new() };
    let mut violations = Vec::new();
    for (path, text) in &sources {
        for (at, key) in said(text) {
            if !catalog.entries.contains_key(key) {
                violations.push(Violation::new(path, line_at(text, at), format!("`{key}` is in no catalogue")));
            }
        }
    }
    let quoted: BTreeSet<_> = sources.iter().flat_map(|(_, text)| text.split('\'')).collect();
    for (key, entry) in &catalog.entries {
        if key.starts_with(OWN) && !quoted.contains(key.as_str()) {
            violations.push(Violation::new(catalog_path, entry.line, format!("`{key}` is said nowhere in {SOURCES}")));
        }
    }
    violations
}

/// The keys that a source asks for by name, with their places.
fn said(text: &str) -> impl Iterator<Item = (usize, &str)> {
    CALLS.iter().flat_map(|call| text.match_indices(call)).filter_map(move |(at, call)| {
        let key = &text[at + call.len()..];
        Some((at, &key[..key.find('\'')?]))
    })
}

#[cfg(test)]
mod tests {
    use super::super::super::violation::{assert_only, displayed};
    use super::super::check;
    use super::*;

    fn check_page(catalog: &str, source: &str) -> Vec<Violation> {
        check(&Project::with_files(&[("locales/en.ftl", catalog), ("web/src/App.svelte", source)]))
    }

    #[test]
    fn sentences_that_are_said_and_said_sentences_pass() {
        let source =
            "<p>{say('page-undo')}</p>\n{say('color', { color })}\nconst key = quick ? 'page-now' : 'page-undo';";
        let catalog = "page-undo = Undo\npage-now = Now\ncolor = { $color }\nwelcome = Of the terminal\n";
        assert_eq!(displayed(&check_page(catalog, source)), [""; 0]);
    }

    #[test]
    fn a_sentence_that_the_page_misses_is_found_where_it_is_said() {
        assert_only(&check_page("", "\n{say('page-undo')}"), "web/src/App.svelte:2", "`page-undo` is in no catalogue");
        assert_only(&check_page("", "sayInBoth('lost')"), "web/src/App.svelte:1", "`lost` is in no catalogue");
    }

    #[test]
    fn a_sentence_that_nobody_says_is_found() {
        assert_only(
            &check_page("page-undo = Undo\n", "'page-undone'"),
            "locales/en.ftl:1",
            "`page-undo` is said nowhere",
        );
    }
}
