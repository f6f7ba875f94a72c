//! Links between the pages lead somewhere.

use super::markdown::{link_targets, prose_lines};
use super::project::Project;
use super::tree::{Tree, split};
use super::violation::Violation;

pub(crate) fn check(project: &Project) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (path, text) in project.tree.texts().filter(|(path, _)| path.strip_suffix(".md").is_some()) {
        for (line, prose) in prose_lines(text) {
            for target in link_targets(prose) {
                if is_broken(&target, path, &project.tree) {
                    let message = format!("the link to `{target}` leads nowhere: name a file of the repository");
                    violations.push(Violation::new(path, line, message));
                }
            }
        }
    }
    violations
}

fn is_broken(target: &str, page: &str, tree: &Tree) -> bool {
    if is_outside(target) {
        return false;
    }
    let file = target.split(['#', '?']).next().unwrap_or(target);
    if file.is_empty() {
        // A place on the same page.
        return target.is_empty();
    }
    match resolve(&decoded(file), split(page).0) {
        Some(path) => !tree.has_file(&path) && !tree.has_folder(&path),
        None => true,
    }
}

/// Whether a target is an address: `https:…`, `mailto:…`, `//…`.
fn is_outside(target: &str) -> bool {
    let scheme = target.split_once(':').map_or("", |(scheme, _)| scheme);
    let has_scheme =
        !scheme.is_empty() && scheme.chars().all(|sign| sign.is_ascii_alphanumeric() || "+-.".contains(sign));
    has_scheme || target.starts_with("//")
}

/// The path from the root, unless it leaves the repository. A leading `/` is the root.
fn resolve(file: &str, folder: &str) -> Option<String> {
    let whole = match file.strip_prefix('/') {
        Some(from_root) => from_root.to_owned(),
        None => format!("{folder}/{file}"),
    };
    let mut parts = Vec::new();
    for part in whole.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// With `%20` and the like made characters; text that does not decode stays.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let digits = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(value) if byte == b'%' => {
                bytes.push(value);
                rest = &after[2..];
            }
            _ => {
                bytes.push(byte);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::super::violation::assert_only;
    use super::*;

    fn check_page(text: &str) -> Vec<Violation> {
        check(&Project::with_files(&[
            ("docs/page.md", text),
            ("docs/other page.md", ""),
            ("docs/四隅.md", ""),
            ("README.md", ""),
            ("crates/rules/src/lib.rs", ""),
        ]))
    }

    #[track_caller]
    fn assert_leads_somewhere(target: &str) {
        assert_eq!(check_page(&format!("[a]({target})\n")), [], "{target}");
    }

    #[track_caller]
    fn assert_leads_nowhere(target: &str) {
        assert_only(&check_page(&format!("# Title\n\n[a]({target})\n")), "docs/page.md:3", "leads nowhere");
    }

    #[test]
    fn links_to_files_and_folders_pass() {
        for target in ["page.md", "./page.md", "../README.md", "../crates/rules", "../crates/", "/README.md", "..", "."]
        {
            assert_leads_somewhere(target);
        }
    }

    #[test]
    fn a_place_on_a_page_is_no_file() {
        for target in ["#title", "../README.md#title", "page.md?plain=1#L3"] {
            assert_leads_somewhere(target);
        }
    }

    #[test]
    fn encoded_names_are_decoded() {
        for target in ["other%20page.md", "<other page.md>", "四隅.md", "%E5%9B%9B%E9%9A%85.md"] {
            assert_leads_somewhere(target);
        }
        assert_leads_nowhere("100%");
    }

    #[test]
    fn addresses_are_not_looked_up() {
        for target in ["https://example.org/a.md", "mailto:a@example.org", "//example.org"] {
            assert_leads_somewhere(target);
        }
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        for target in ["gone.md", "README.md", "../gone/", "/docs/gone.md", "gone.md#title", "", "../../main/README.md"]
        {
            assert_leads_nowhere(target);
        }
    }

    #[test]
    fn code_is_not_linked() {
        assert_eq!(check_page("```\n[a](gone.md)\n```\n`[a](gone.md)`\n"), []);
    }
}
