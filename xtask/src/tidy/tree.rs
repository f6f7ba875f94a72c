//! The files of the repository: those that git knows or would offer to add.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

pub(crate) struct Tree {
    /// By path from the root, with `/`. The text is there where a check reads it.
    files: BTreeMap<String, Option<String>>,
}

impl Tree {
    pub(crate) fn load(root: &Path) -> Result<Self> {
        let mut files = BTreeMap::new();
        for path in list(root)? {
            let place = root.join(&path);
            // A file that was deleted and not yet committed is still listed.
            if !place.is_file() {
                continue;
            }
            let text = if is_read(&path) {
                Some(fs::read_to_string(&place).with_context(|| format!("{path} cannot be read as text"))?)
            } else {
                None
            };
            files.insert(path, text);
        }
        Ok(Self { files })
    }

    pub(crate) fn n_files(&self) -> usize {
        self.files.len()
    }

    /// In alphabetical order.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The path and text of every file that is read.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    pub(crate) fn has_file(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// The empty path is the root.
    pub(crate) fn has_folder(&self, path: &str) -> bool {
        path.is_empty() || self.paths().any(|file| is_inside(file, path))
    }
}

#[cfg(test)]
impl Tree {
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        Self { files: files.iter().map(|(path, text)| ((*path).to_owned(), Some((*text).to_owned()))).collect() }
    }
}

/// Whether `path` lies in `folder`, however deep.
pub(crate) fn is_inside(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
}

/// The folder of a file and its name; the folder is empty at the root.
pub(crate) fn split(path: &str) -> (&str, &str) {
    path.rsplit_once('/').unwrap_or(("", path))
}

/// The number of the first line for which `wanted` holds, or 1, which stands for the whole file.
pub(crate) fn line_where(text: &str, wanted: impl Fn(&str) -> bool) -> usize {
    text.lines().position(wanted).map_or(1, |index| index + 1)
}

/// The number of the line that holds the byte at `offset`.
pub(crate) fn line_at(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

fn list(root: &Path) -> Result<Vec<String>> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        .current_dir(root)
        .output()
        .context("git, which lists the files, did not start")?;
    if !output.status.success() {
        bail!("git cannot list the files: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let listed = String::from_utf8(output.stdout).context("the name of a file is not UTF-8")?;
    Ok(listed.split_terminator('\0').map(str::to_owned).collect())
}

/// Weights and test data may be large or binary: they are known by name only.
fn is_read(path: &str) -> bool {
    let (_, name) = split(path);
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    matches!(extension, "ftl" | "lock" | "md" | "rs" | "svelte" | "toml")
        || (extension == "ts" && is_inside(path, "web/src"))
        || is_inside(path, ".cargo")
        || is_inside(path, ".ci")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository_root;

    #[test]
    fn the_real_tree_has_this_file_with_its_text_and_no_build_output() {
        let tree = Tree::load(repository_root()).unwrap();
        assert!(tree.text("xtask/src/tidy/tree.rs").unwrap().starts_with("//! The files of the repository"));
        assert!(tree.has_file("LICENSE-MIT") && tree.text("LICENSE-MIT").is_none());
        assert!(!tree.has_folder("target"));
    }

    #[test]
    fn a_folder_is_there_when_a_file_lies_in_it() {
        let tree = Tree::of(&[("docs/pages/a.md", "")]);
        for folder in ["", "docs", "docs/pages"] {
            assert!(tree.has_folder(folder), "{folder}");
        }
        for folder in ["doc", "docs/pages/a.md", "pages"] {
            assert!(!tree.has_folder(folder), "{folder}");
        }
    }

    #[test]
    fn a_path_splits_into_folder_and_name() {
        assert_eq!(split("docs/pages/a.md"), ("docs/pages", "a.md"));
        assert_eq!(split("a.md"), ("", "a.md"));
    }

    #[test]
    fn lines_are_counted_from_one() {
        assert_eq!(line_at("a\nb\n", 0), 1);
        assert_eq!(line_at("a\nb\n", 2), 2);
        assert_eq!(line_where("a\nb\n", |line| line == "b"), 2);
        assert_eq!(line_where("a\nb\n", |line| line == "c"), 1);
    }

    #[test]
    fn binary_files_are_not_read() {
        for path in ["crates/eval/weights.bin", "testdata/games.wtb", "xtask/rs"] {
            assert!(!is_read(path), "{path}");
        }
        for path in
            ["Cargo.lock", "crates/a/Cargo.toml", ".ci/run", ".cargo/config", "locales/ja.ftl", "web/src/main.ts"]
        {
            assert!(is_read(path), "{path}");
        }
    }
}
