//! Everything that is built in permits use under the terms of Yosumi itself, MIT OR Apache-2.0.

mod expression;

use super::packages::Package;
use super::project::Project;
use super::violation::Violation;

/// SPDX names. Copyleft, also the weak one of the MPL, is not among them.
const PERMITTED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

/// An exception only ever gives more freedom, but none that nobody has read is taken.
const PERMITTED_EXCEPTIONS: &[&str] = &["LLVM-exception"];

pub(crate) fn check(project: &Project) -> Vec<Violation> {
    let lock_file = project.tree.text("Cargo.lock").unwrap_or_default();
    let mut violations = Vec::new();
    for package in &project.packages {
        if let Some(error) = error(package.license.as_deref()) {
            let message = format!("`{}` {}: {error}; use another crate", package.name, package.version);
            violations.push(Violation::new("Cargo.lock", line_of(package, lock_file), message));
        }
    }
    violations
}

fn error(license: Option<&str>) -> Option<String> {
    let Some(license) = license else { return Some("no license is stated".into()) };
    match expression::is_permitted(license, PERMITTED, PERMITTED_EXCEPTIONS) {
        Ok(true) => None,
        Ok(false) => Some(format!("license {license:?} does not permit use under MIT OR Apache-2.0")),
        Err(error) => Some(format!("license {license:?} cannot be read: {error:#}")),
    }
}

/// Several versions of one crate stand under one name, each followed by its version.
fn line_of(package: &Package, lock_file: &str) -> usize {
    let name = format!("name = \"{}\"", package.name);
    let version = format!("version = \"{}\"", package.version);
    let lines: Vec<_> = lock_file.lines().collect();
    lines.windows(2).position(|pair| pair[0] == name && pair[1] == version).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::super::tree::Tree;
    use super::super::violation::assert_only;
    use super::*;

    fn package(license: Option<&str>) -> Package {
        Package {
            name: "sample".into(),
            version: "2.0.0".into(),
            license: license.map(str::to_owned),
            folder: None,
            dependencies: Vec::new(),
        }
    }

    #[test]
    fn usual_licenses_pass() {
        for license in
            ["MIT", "MIT OR Apache-2.0", "Apache-2.0 WITH LLVM-exception", "(MIT OR Apache-2.0) AND Unicode-3.0"]
        {
            assert_eq!(check(&Project::with_packages([package(Some(license))])), [], "{license}");
        }
    }

    #[test]
    fn copyleft_is_found_at_the_version_that_has_it() {
        let lock_file = "[[package]]\nname = \"sample\"\nversion = \"1.0.0\"\n\n\
                         [[package]]\nname = \"sample\"\nversion = \"2.0.0\"\n";
        for license in ["GPL-3.0-only", "AGPL-3.0-or-later", "LGPL-2.1", "MPL-2.0", "MIT AND GPL-2.0-only"] {
            let project =
                Project { tree: Tree::of(&[("Cargo.lock", lock_file)]), packages: vec![package(Some(license))] };
            assert_only(&check(&project), "Cargo.lock:6", license);
        }
    }

    #[test]
    fn a_package_without_a_license_is_found() {
        assert_only(&check(&Project::with_packages([package(None)])), "Cargo.lock:1", "no license is stated");
    }

    #[test]
    fn a_license_that_cannot_be_read_is_found() {
        let project = Project::with_packages([package(Some("MIT OR"))]);
        assert_only(&check(&project), "Cargo.lock:1", "cannot be read");
    }
}
