//! Every file of test data is named, with its source, in the nearest README.md, and no README.md names one that is gone.

use super::markdown::{code_spans, prose_lines};
use super::project::Project;
use super::tree::{Tree, is_inside, split};
use super::violation::Violation;

const ROOT: &str = "testdata";
const README: &str = "README.md";

pub(crate) fn check(project: &Project) -> Vec<Violation> {
    let tree = &project.tree;
    let mut violations = Vec::new();
    for path in tree.paths().filter(|path| is_inside(path, ROOT)) {
        let (folder, name) = split(path);
        if name == README {
            let text = tree.text(path).unwrap_or_default();
            violations.extend(names_of_lost_files(path, text, tree));
        } else if let Some(message) = unnamed(path, folder, tree) {
            violations.push(Violation::new(path, 1, message));
        }
    }
    violations
}

/// What is wrong with a file of test data.
fn unnamed(path: &str, folder: &str, tree: &Tree) -> Option<String> {
    let Some((readme, text)) = nearest_readme(folder, tree) else {
        return Some(format!("nothing states where this comes from: add {folder}/{README}"));
    };
    // Named by its name alone or by its path from the README.
    let (readme_folder, name) = (split(&readme).0, split(path).1);
    let relative = &path[readme_folder.len() + 1..];
    let named = prose_lines(text).flat_map(|(_, line)| code_spans(line)).any(|span| span == name || span == relative);
    (!named).then(|| format!("{readme} does not state where this comes from: add `{relative}` and its source"))
}

/// The README.md in the folder or in one around it, but no farther out than the test data.
fn nearest_readme<'a>(folder: &str, tree: &'a Tree) -> Option<(String, &'a str)> {
    let mut folder = folder;
    loop {
        let readme = format!("{folder}/{README}");
        if let Some(text) = tree.text(&readme) {
            return Some((readme, text));
        }
        if folder == ROOT {
            return None;
        }
        folder = split(folder).0;
    }
}

fn names_of_lost_files(readme: &str, text: &str, tree: &Tree) -> Vec<Violation> {
    let folder = split(readme).0;
    let lost = |span: &str| looks_like_file(span, folder, tree) && !exists(span, folder, tree);
    prose_lines(text)
        .flat_map(|(line, prose)| code_spans(prose).into_iter().map(move |span| (line, span)))
        .filter(|(_, span)| lost(span))
        .map(|(line, span)| Violation::new(readme, line, format!("`{span}` is gone: remove or correct its name")))
        .collect()
}

/// By name, anywhere in the folder, or by path from it.
fn exists(span: &str, folder: &str, tree: &Tree) -> bool {
    tree.has_file(&format!("{folder}/{span}"))
        || tree.has_folder(&format!("{folder}/{span}"))
        || tree.paths().any(|path| is_inside(path, folder) && split(path).1 == span)
}

/// A name with an extension. With a path it may be another project's file, unless the path begins in this folder.
fn looks_like_file(span: &str, folder: &str, tree: &Tree) -> bool {
    let (path, name) = split(span);
    let has_extension = name.rsplit_once('.').is_some_and(|(stem, extension)| {
        !stem.is_empty() && extension.starts_with(char::is_alphabetic) && extension.chars().all(char::is_alphanumeric)
    });
    let is_here = match path.split('/').next() {
        None | Some("") => !span.starts_with('/'),
        Some(first) => tree.has_folder(&format!("{folder}/{first}")),
    };
    has_extension && is_here && !span.contains([' ', '\t', '*'])
}

#[cfg(test)]
mod tests {
    use super::super::violation::{assert_only, displayed};
    use super::*;

    #[track_caller]
    fn assert_clean(files: &[(&str, &str)]) {
        assert_eq!(displayed(&check(&Project::with_files(files))), [""; 0]);
    }

    #[track_caller]
    fn assert_found(files: &[(&str, &str)], place: &str, word: &str) {
        assert_only(&check(&Project::with_files(files)), place, word);
    }

    #[test]
    fn named_files_pass() {
        assert_clean(&[
            ("testdata/README.md", "- `perft.txt`: computed\n- `ffo/40.obf` and `41.obf`: the FFO suite\n"),
            ("testdata/perft.txt", ""),
            ("testdata/ffo/40.obf", ""),
            ("testdata/ffo/41.obf", ""),
        ]);
        assert_clean(&[]);
    }

    #[test]
    fn an_unnamed_file_is_found() {
        let files = [("testdata/README.md", "perft.txt, in plain text\n"), ("testdata/perft.txt", "")];
        assert_found(&files, "testdata/perft.txt:1", "testdata/README.md does not state");
    }

    #[test]
    fn only_the_nearest_page_counts() {
        let files = [
            ("testdata/README.md", "`ffo/40.obf`\n"),
            ("testdata/ffo/README.md", "The FFO suite.\n"),
            ("testdata/ffo/40.obf", ""),
        ];
        assert_found(&files, "testdata/ffo/40.obf:1", "testdata/ffo/README.md");
    }

    #[test]
    fn a_page_outside_the_test_data_does_not_count() {
        let files = [("README.md", "`perft.txt`\n"), ("testdata/deep/perft.txt", "")];
        assert_found(&files, "testdata/deep/perft.txt:1", "add testdata/deep/README.md");
    }

    #[test]
    fn a_name_whose_file_is_gone_is_found() {
        let readme = "# Files\n\n- `gone.txt`: computed\n";
        assert_found(&[("testdata/README.md", readme)], "testdata/README.md:3", "`gone.txt` is gone");

        let readme = "- `40.obf`\n- `ffo/41.obf`\n";
        let files = [("testdata/README.md", readme), ("testdata/ffo/40.obf", "")];
        assert_found(&files, "testdata/README.md:2", "`ffo/41.obf` is gone");
    }

    #[test]
    fn code_that_is_no_file_of_the_folder_passes() {
        let readme =
            "`e4`, `1.5`, `cargo run a.b`, `*.obf`, `other/tests/perft.rs`, `https://example.org/a.txt`, `.txt`\n";
        assert_clean(&[("testdata/README.md", readme)]);
    }
}
