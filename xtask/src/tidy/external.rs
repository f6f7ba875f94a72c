//! Which crates from outside may not be used where.
//!
//! A crate stands for its family: `serde` also for `serde_json`, `tokio` also for `tokio-stream`.

use super::project::Project;
use super::tree::line_where;
use super::violation::Violation;

struct Ban {
    family: &'static str,
    place: Place,
    reason: &'static str,
}

/// Crates of the workspace by the names of their folders.
enum Place {
    EverywhereBut(&'static [&'static str]),
    In(&'static [&'static str]),
}

const BANS: &[Ban] = &[
    Ban {
        family: "tokio",
        place: Place::EverywhereBut(&["server", "cli"]),
        reason: "only `server` and `cli` are asynchronous",
    },
    Ban {
        family: "serde",
        place: Place::In(&["kernels", "engine"]),
        reason: "serialization belongs to `wire` and to the file formats",
    },
];

/// All that `rules` may depend on, and that only where a feature asks for it.
const OPTIONAL_IN_RULES: &[&str] = &["arbitrary"];

pub(crate) fn check(project: &Project) -> Vec<Violation> {
    let mut violations = Vec::new();
    for package in &project.packages {
        let Some(manifest) = package.manifest() else { continue };
        let short_name = package.short_name();
        // The crates of the workspace are the layer table's affair.
        for dependency in package.dependencies.iter().filter(|used| !used.name.starts_with("yosumi-")) {
            let name = &dependency.name;
            let mut report = |reason: &str| {
                let text = project.tree.text(&manifest).unwrap_or_default();
                let line = line_where(text, |line| line.starts_with(name.as_str()));
                let message = format!("`{short_name}` may not use `{name}`: {reason}");
                violations.push(Violation::new(&manifest, line, message));
            };
            if short_name == "rules" && !(dependency.optional && OPTIONAL_IN_RULES.contains(&name.as_str())) {
                report("the rules depend on nothing, except for optional `arbitrary`");
            }
            for ban in BANS {
                if is_of_family(name, ban.family) && ban.place.covers(short_name) {
                    report(ban.reason);
                }
            }
        }
    }
    violations
}

impl Place {
    fn covers(&self, short_name: &str) -> bool {
        match self {
            Self::EverywhereBut(names) => !names.contains(&short_name),
            Self::In(names) => names.contains(&short_name),
        }
    }
}

fn is_of_family(name: &str, family: &str) -> bool {
    name.strip_prefix(family).is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_']))
}

#[cfg(test)]
mod tests {
    use super::super::packages::{Dependency, Package};
    use super::super::violation::assert_only;
    use super::*;

    fn check_packages(packages: &[Package]) -> Vec<Violation> {
        check(&Project::with_packages(packages))
    }

    #[test]
    fn crates_where_they_belong_pass() {
        let found = check_packages(&[
            Package::member("records", &["serde", "serde_json"]),
            Package::member("server", &["tokio", "tokio-stream"]),
            Package::member("cli", &["tokio"]),
            Package::member("engine", &["serendipity"]),
            Package::member("rules", &["yosumi-cli"]),
        ]);
        assert_eq!(found, []);
    }

    #[test]
    fn an_asynchronous_library_is_found() {
        let packages = [Package::member("tui", &["tokio-stream"])];
        assert_only(&check_packages(&packages), "crates/tui/Cargo.toml:1", "`tui` may not use `tokio-stream`");
    }

    #[test]
    fn serialization_in_the_engine_is_found() {
        for short_name in ["engine", "kernels"] {
            let packages = [Package::member(short_name, &["serde_json"])];
            assert_only(&check_packages(&packages), &format!("crates/{short_name}/Cargo.toml:1"), "serde_json");
        }
    }

    #[test]
    fn the_rules_depend_on_nothing() {
        let packages = [Package::member("rules", &["libm"])];
        assert_only(&check_packages(&packages), "crates/rules/Cargo.toml:1", "`rules` may not use `libm`");
    }

    #[test]
    fn the_rules_may_take_arbitrary_only_as_an_option() {
        let mut rules = Package::member("rules", &[]);
        rules.dependencies = vec![Dependency { name: "arbitrary".into(), optional: true }];
        assert_eq!(check_packages(&[rules.clone()]), []);
        rules.dependencies[0].optional = false;
        assert_only(&check_packages(&[rules]), "crates/rules/Cargo.toml:1", "arbitrary");
    }
}
