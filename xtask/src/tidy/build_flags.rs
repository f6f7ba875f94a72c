//! No build is tied to the machine that made it: the instructions to use are chosen when the program runs.

use super::project::Project;
use super::tree::{is_inside, split};
use super::violation::Violation;

const BANNED: &str = "target-cpu=native";

pub(crate) fn check(project: &Project) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (path, text) in project.tree.texts().filter(|(path, _)| sets_build_flags(path)) {
        for (index, line) in text.lines().enumerate() {
            if line.contains(BANNED) && !line.trim_start().starts_with('#') {
                let message = format!("`{BANNED}` makes a program that other machines cannot run: remove it");
                violations.push(Violation::new(path, index + 1, message));
            }
        }
    }
    violations
}

fn sets_build_flags(path: &str) -> bool {
    is_inside(path, ".cargo") || is_inside(path, ".ci") || split(path).1 == "Cargo.toml"
}

#[cfg(test)]
mod tests {
    use super::super::violation::assert_only;
    use super::*;

    #[test]
    fn a_build_for_this_machine_is_found() {
        let text = "[build]\nrustflags = [\"-C\", \"target-cpu=native\"]\n";
        for path in [".cargo/config.toml", ".ci/run", "Cargo.toml", "crates/kernels/Cargo.toml"] {
            assert_only(&check(&Project::with_files(&[(path, text)])), &format!("{path}:2"), "target-cpu=native");
        }
    }

    #[test]
    fn other_processors_comments_and_files_pass() {
        let found = check(&Project::with_files(&[
            (".cargo/config.toml", "# never target-cpu=native\nrustflags = [\"-Ctarget-cpu=x86-64-v3\"]\n"),
            ("docs/speed.md", "target-cpu=native"),
        ]));
        assert_eq!(found, []);
    }
}
