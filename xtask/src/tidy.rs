//! `cargo xtask tidy`: what the project has agreed on and no compiler checks.
//!
//! Each check is a function from the [`Project`] to its [`Violation`]s, in a file of its own; a new one is a new row of
//! [`CHECKS`].

mod build_flags;
mod external;
mod layers;
mod licenses;
mod links;
mod locales;
mod markdown;
mod packages;
mod project;
mod rust_text;
mod sources;
mod testdata;
mod tree;
mod violation;

use anyhow::Result;

use crate::repository_root;
use project::Project;
use violation::Violation;

const CHECKS: &[fn(&Project) -> Vec<Violation>] = &[
    layers::check,
    external::check,
    licenses::check,
    sources::check,
    build_flags::check,
    locales::check,
    testdata::check,
    links::check,
];

/// Prints every violation; whether there is none.
pub(crate) fn run() -> Result<bool> {
    let project = Project::load(repository_root())?;
    let violations = violations(&project);
    for violation in &violations {
        println!("{violation}");
    }
    eprintln!("tidy: {} files, {} violations", project.tree.n_files(), violations.len());
    Ok(violations.is_empty())
}

/// What all the checks find, ordered by place.
fn violations(project: &Project) -> Vec<Violation> {
    let mut violations: Vec<_> = CHECKS.iter().flat_map(|check| check(project)).collect();
    violations.sort();
    violations
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_tidy() {
        let project = Project::load(repository_root()).unwrap();
        let found: Vec<_> = violations(&project).iter().map(ToString::to_string).collect();
        assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
    }

    #[test]
    fn violations_come_ordered_by_place() {
        let project = Project::with_files(&[
            ("crates/b/src/lib.rs", "#[ignore]\nfn f() { todo!() }\n"),
            ("README.md", "[gone](gone.md)\n"),
        ]);
        let places: Vec<_> = violations(&project).into_iter().map(|found| (found.path, found.line)).collect();
        let expected = [("README.md", 1), ("crates/b/src/lib.rs", 1), ("crates/b/src/lib.rs", 2)];
        assert_eq!(places, expected.map(|(path, line)| (path.to_owned(), line)));
    }
}
