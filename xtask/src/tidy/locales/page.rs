//! The sentences of the browser page: those that it says are there with all that they speak of, and no others lie about.

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
        for Said { at, key, variables } in said(text) {
            let mut report = |problem: String| violations.push(Violation::new(path, line_at(text, at), problem));
            let Some(entry) = catalog.entries.get(key) else {
                report(format!("`{key}` is in no catalogue"));
                continue;
            };
            for variable in entry.variables.iter().filter(|variable| !variables.contains(variable.as_str())) {
                report(format!("`{key}` is said without its ${variable}: give it one"));
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

/// A sentence that a source asks for by name.
struct Said<'a> {
    at: usize,
    key: &'a str,
    /// The variables that it is given.
    variables: BTreeSet<&'a str>,
}

fn said(text: &str) -> impl Iterator<Item = Said<'_>> {
    CALLS.iter().flat_map(|call| text.match_indices(call)).filter_map(move |(at, call)| {
        let (key, arguments) = text[at + call.len()..].split_once('\'')?;
        Some(Said { at, key, variables: given(arguments) })
    })
}

/// The names in the object that follows a key, as in `, { number, color: node.by })`.
fn given(arguments: &str) -> BTreeSet<&str> {
    let object = arguments.trim_start().strip_prefix(',').and_then(|rest| rest.trim_start().strip_prefix('{'));
    let mut names = BTreeSet::new();
    let Some(object) = object else { return names };
    let (mut depth, mut start) = (0, 0);
    for (at, sign) in object.char_indices() {
        let is_end = depth == 0 && sign == '}';
        if is_end || depth == 0 && sign == ',' {
            names.extend(object[start..at].split(':').next().map(str::trim));
            start = at + 1;
        }
        match sign {
            _ if is_end => break,
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            _ => {}
        }
    }
    names
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
    fn a_sentence_that_lacks_a_variable_is_found_where_it_is_said() {
        let catalog = "page-move = { $number } { $color }\n";
        for said in [
            "say('page-move', { number: node.number, color: colorOf({ node, by }) })",
            "say('page-move', {\n  color,\n  number,\n})",
        ] {
            assert_eq!(displayed(&check_page(catalog, said)), [""; 0]);
        }
        for said in [
            "say('page-move', { number: [color, 1], colour })",
            "say('page-move', { number }), say('page-move', { color, number })",
            "sayInBoth('page-move', { number: of({ color }) })",
        ] {
            assert_only(&check_page(catalog, said), "web/src/App.svelte:1", "`page-move` is said without its $color");
        }
        assert_eq!(check_page(catalog, "say('page-move')").len(), 2);
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
