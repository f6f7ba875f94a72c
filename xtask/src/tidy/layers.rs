//! The layer table: which crate may use which. It says the same as the table in the design.

use super::packages::Package;
use super::project::Project;
use super::tree::{Tree, line_where};
use super::violation::Violation;

/// A crate in `crates/`, by the name of its folder.
pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) layer: u8,
    pub(crate) may_use: MayUse,
}

pub(crate) enum MayUse {
    Only(&'static [&'static str]),
    EveryLowerLayer,
}

use MayUse::{EveryLowerLayer, Only};

/// From the bottom up. A row names only crates of lower layers, so that those of one layer never see one another.
#[rustfmt::skip]
pub(crate) const TABLE: &[Row] = &[
    Row { name: "rules", layer: 0, may_use: Only(&[]) },
    Row { name: "kernels", layer: 1, may_use: Only(&["rules"]) },
    Row { name: "records", layer: 1, may_use: Only(&["rules"]) },
    Row { name: "eval", layer: 2, may_use: Only(&["rules", "kernels"]) },
    Row { name: "protocol", layer: 2, may_use: Only(&["rules", "records"]) },
    Row { name: "book", layer: 2, may_use: Only(&["rules", "records"]) },
    Row { name: "diagram", layer: 2, may_use: Only(&["rules", "records"]) },
    Row { name: "engine", layer: 3, may_use: Only(&["rules", "kernels", "eval"]) },
    Row { name: "session", layer: 4, may_use: Only(&["rules", "records", "book", "engine"]) },
    Row { name: "review", layer: 4, may_use: Only(&["rules", "records", "book", "engine"]) },
    Row { name: "train", layer: 4, may_use: Only(&["rules", "records", "kernels", "eval", "engine"]) },
    Row { name: "archive", layer: 4, may_use: Only(&["rules", "records", "book"]) },
    Row { name: "text", layer: 5, may_use: Only(&["rules", "records", "book", "diagram", "engine", "session", "review", "archive"]) },
    Row { name: "wire", layer: 5, may_use: Only(&["rules", "records", "book", "engine", "session", "review"]) },
    Row { name: "arena", layer: 5, may_use: Only(&["rules", "records", "protocol", "book", "eval", "engine", "session"]) },
    Row { name: "tui", layer: 6, may_use: Only(&["rules", "records", "book", "engine", "session", "review", "archive", "text", "diagram"]) },
    Row { name: "server", layer: 6, may_use: Only(&["rules", "records", "book", "engine", "session", "review", "archive", "text", "wire", "diagram"]) },
    Row { name: "cli", layer: 7, may_use: EveryLowerLayer },
];

/// The workspace against the table, and the table against its own rule.
pub(crate) fn check(project: &Project) -> Vec<Violation> {
    let mut violations: Vec<_> =
        table_errors(TABLE).into_iter().map(|message| Violation::new("xtask/src/tidy/layers.rs", 1, message)).collect();
    let members: Vec<_> = project.packages.iter().filter(|package| package.folder.is_some()).collect();
    // The chores stand outside the house and may use all of it.
    for package in members.iter().filter(|package| package.name != "xtask") {
        check_package(package, &members, &project.tree, &mut violations);
    }
    violations
}

fn check_package(package: &Package, members: &[&Package], tree: &Tree, violations: &mut Vec<Violation>) {
    let manifest = package.manifest().unwrap_or_default();
    let short_name = package.short_name();
    let mut report = |line, message| violations.push(Violation::new(&manifest, line, message));

    let name = &package.name;
    if package.folder != Some(format!("crates/{short_name}")) || *name != format!("yosumi-{short_name}") {
        report(1, format!("package `{name}` has the wrong name for its folder: crates/foo holds yosumi-foo"));
    }
    let Some(row) = TABLE.iter().find(|row| row.name == short_name) else {
        report(1, format!("crate `{short_name}` is not in the layer table: add it to xtask/src/tidy/layers.rs"));
        return;
    };
    for dependency in &package.dependencies {
        let Some(used) = members.iter().find(|member| member.name == dependency.name) else { continue };
        if !may_use(row, used.short_name()) {
            let text = tree.text(&manifest).unwrap_or_default();
            let line = line_where(text, |line| line.starts_with(&dependency.name));
            let used = used.short_name();
            let message = format!("`{short_name}` may not use `{used}`: move what both need down into a lower layer");
            report(line, message);
        }
    }
}

fn may_use(row: &Row, used: &str) -> bool {
    match row.may_use {
        Only(names) => names.contains(&used),
        EveryLowerLayer => TABLE.iter().any(|other| other.name == used && other.layer < row.layer),
    }
}

/// Whatever a row names must lie above it in the table, in a lower layer.
fn table_errors(table: &[Row]) -> Vec<String> {
    let mut errors = Vec::new();
    for (index, row) in table.iter().enumerate() {
        let Only(names) = row.may_use else { continue };
        for name in names {
            if !table[..index].iter().any(|above| above.name == *name && above.layer < row.layer) {
                errors.push(format!("the row of `{}` names `{name}`, which is not in a lower layer", row.name));
            }
        }
    }
    errors
}

#[cfg(test)]
mod tests {
    use super::super::violation::assert_only;
    use super::*;

    fn check_packages(packages: &[Package]) -> Vec<Violation> {
        check(&Project::with_packages(packages))
    }

    #[test]
    fn crates_that_use_what_the_table_names_pass() {
        let found = check_packages(&[
            Package::member("rules", &["arbitrary"]),
            Package::member("records", &["yosumi-rules", "thiserror"]),
            Package::member("protocol", &["yosumi-rules", "yosumi-records"]),
            Package::member("cli", &["yosumi-rules", "yosumi-records", "yosumi-protocol"]),
        ]);
        assert_eq!(found, []);
    }

    #[test]
    fn crates_of_one_layer_do_not_use_one_another() {
        let packages = [Package::member("kernels", &[]), Package::member("records", &["yosumi-kernels"])];
        assert_only(&check_packages(&packages), "crates/records/Cargo.toml:1", "`records` may not use `kernels`");
    }

    #[test]
    fn a_lower_crate_does_not_use_a_higher_one() {
        let packages = [Package::member("rules", &["yosumi-cli"]), Package::member("cli", &[])];
        assert_only(&check_packages(&packages), "crates/rules/Cargo.toml:1", "`rules` may not use `cli`");
    }

    #[test]
    fn the_line_of_the_dependency_is_named() {
        let project = Project {
            tree: Tree::of(&[("crates/engine/Cargo.toml", "[dependencies]\nyosumi-records.workspace = true\n")]),
            packages: vec![Package::member("records", &[]), Package::member("engine", &["yosumi-records"])],
        };
        assert_only(&check(&project), "crates/engine/Cargo.toml:2", "`engine` may not use `records`");
    }

    #[test]
    fn the_chores_may_use_all_but_nothing_uses_them() {
        let mut xtask = Package::member("xtask", &["yosumi-cli"]);
        xtask.name = "xtask".into();
        xtask.folder = Some("xtask".into());
        let packages = [xtask.clone(), Package::member("cli", &[])];
        assert_eq!(check_packages(&packages), []);
        let packages = [xtask, Package::member("cli", &["xtask"])];
        assert_only(&check_packages(&packages), "crates/cli/Cargo.toml:1", "`cli` may not use `xtask`");
    }

    #[test]
    fn a_crate_that_the_table_lacks_is_found() {
        let packages = [Package::member("utilities", &[])];
        assert_only(&check_packages(&packages), "crates/utilities/Cargo.toml:1", "not in the layer table");
    }

    #[test]
    fn folder_and_name_belong_together() {
        let mut package = Package::member("rules", &[]);
        package.folder = Some("crates/othello".into());
        assert_only(&check_packages(&[package]), "crates/othello/Cargo.toml:1", "wrong name for its folder");

        let mut package = Package::member("rules", &[]);
        package.name = "rules".into();
        assert_only(&check_packages(&[package]), "crates/rules/Cargo.toml:1", "wrong name for its folder");
    }

    #[test]
    fn a_row_that_names_its_own_layer_or_a_higher_one_is_found() {
        let upside_down = [
            Row { name: "rules", layer: 0, may_use: Only(&["cli"]) },
            Row { name: "kernels", layer: 1, may_use: Only(&["rules"]) },
            Row { name: "records", layer: 1, may_use: Only(&["kernels"]) },
            Row { name: "cli", layer: 2, may_use: EveryLowerLayer },
        ];
        assert_eq!(
            table_errors(&upside_down),
            [
                "the row of `rules` names `cli`, which is not in a lower layer",
                "the row of `records` names `kernels`, which is not in a lower layer",
            ]
        );
    }
}
