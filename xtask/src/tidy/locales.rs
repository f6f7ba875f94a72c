//! The catalogues of all languages say the same things: the same messages, attributes and variables. Those of the browser page
//! are those that it says.

mod catalog;
mod page;

use std::collections::BTreeMap;

use super::project::Project;
use super::tree::split;
use super::violation::Violation;
use catalog::Catalog;

pub(crate) fn check(project: &Project) -> Vec<Violation> {
    let mut violations = Vec::new();
    let mut catalogs = Vec::new();
    for (path, text) in project.tree.texts().filter(|(path, _)| is_catalog(path)) {
        let catalog = Catalog::parse(text);
        for (line, message) in &catalog.errors {
            violations.push(Violation::new(path, *line, message));
        }
        catalogs.push((path, catalog));
    }
    violations.extend(page::check(project, &catalogs));
    let wanted = wanted_by_any(&catalogs);
    for (path, catalog) in &catalogs {
        violations.extend(wanted.iter().filter_map(|(want, place)| {
            let (line, message) = missing(*want, place, catalog)?;
            Some(Violation::new(path, line, message))
        }));
    }
    violations
}

/// The key of an entry, or a variable in it.
type Want<'a> = (&'a str, Option<&'a str>);

fn is_catalog(path: &str) -> bool {
    let (folder, name) = split(path);
    folder == "locales" && name.strip_suffix(".ftl").is_some()
}

/// All that any of the catalogues has, with the first place that has it.
fn wanted_by_any<'a>(catalogs: &'a [(&str, Catalog)]) -> BTreeMap<Want<'a>, String> {
    let mut wanted: BTreeMap<Want<'a>, String> = BTreeMap::new();
    for (path, catalog) in catalogs {
        for (key, entry) in &catalog.entries {
            let mut want = |variable| {
                wanted.entry((key.as_str(), variable)).or_insert_with(|| format!("{path}:{}", entry.line));
            };
            want(None);
            // How a term is inflected is each language's own affair; what a message is given is not.
            if !key.starts_with('-') {
                entry.variables.iter().for_each(|variable| want(Some(variable)));
            }
        }
    }
    wanted
}

/// What the catalogue lacks of `want`, and the line to mend.
fn missing((key, variable): Want<'_>, place: &str, catalog: &Catalog) -> Option<(usize, String)> {
    match (catalog.entries.get(key), variable) {
        (None, None) => Some((1, format!("`{key}` is missing, which {place} has: add it"))),
        (Some(entry), Some(variable)) if !entry.variables.contains(variable) => {
            Some((entry.line, format!("`{key}` does not use ${variable}, as {place} does: use the same variables")))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::violation::{assert_only, displayed};
    use super::*;

    fn check_two(english: &str, japanese: &str) -> Vec<Violation> {
        check(&Project::with_files(&[("locales/en.ftl", english), ("locales/ja.ftl", japanese)]))
    }

    #[test]
    fn no_catalogue_or_one_has_nothing_to_compare() {
        assert_eq!(check(&Project::with_files(&[])), []);
        assert_eq!(check(&Project::with_files(&[("locales/ja.ftl", "pass = パス\n")])), []);
    }

    #[test]
    fn catalogues_that_say_the_same_pass() {
        let english =
            "-name = Yosumi\nwins = { $n ->\n    [one] One disc\n   *[other] { $n } discs\n }\n    .title = Won\n";
        let japanese = "wins = { $n }個\n    .title = 勝ち\n-name = よすみ\n";
        assert_eq!(displayed(&check_two(english, japanese)), [""; 0]);
    }

    #[test]
    fn a_missing_message_is_found_on_either_side() {
        let place = "locales/ja.ftl:1";
        assert_only(
            &check_two("pass = Pass\nundo = Undo\n", "pass = パス\n"),
            place,
            "`undo` is missing, which locales/en.ftl:2",
        );
        assert_only(
            &check_two("pass = Pass\n", "pass = パス\n-name = よすみ\n"),
            "locales/en.ftl:1",
            "`-name` is missing",
        );
    }

    #[test]
    fn a_missing_attribute_is_found() {
        let found = check_two("pass = Pass\n    .title = A pass\n", "pass = パス\n");
        assert_only(&found, "locales/ja.ftl:1", "`pass.title` is missing");
    }

    #[test]
    fn a_missing_variable_is_found_at_the_message_that_lacks_it() {
        let found = check_two("wins = { $name } wins\n", "\nwins = 勝ち\n");
        assert_only(&found, "locales/ja.ftl:2", "`wins` does not use $name, as locales/en.ftl:1");
        assert_eq!(check_two("wins = { $name }\n", "wins = { $player }\n").len(), 2);
    }

    #[test]
    fn terms_may_be_inflected_in_one_language_only() {
        let english = "-name = { $case ->\n    [of] Yosumi's\n   *[plain] Yosumi\n }\n";
        assert_eq!(displayed(&check_two(english, "-name = よすみ\n")), [""; 0]);
    }

    #[test]
    fn what_is_wrong_with_one_catalogue_is_reported() {
        let found = check(&Project::with_files(&[("locales/en.ftl", "a = A\na = B\n")]));
        assert_only(&found, "locales/en.ftl:2", "`a` is defined twice");
        let found = check(&Project::with_files(&[("locales/en.ftl", "a = A\nnonsense\n")]));
        assert_only(&found, "locales/en.ftl:2", "not Fluent");
    }

    #[test]
    fn other_files_are_no_catalogues() {
        assert_eq!(check(&Project::with_files(&[("testdata/broken.ftl", "nonsense"), ("locales/en.ftl", "")])), []);
    }
}
