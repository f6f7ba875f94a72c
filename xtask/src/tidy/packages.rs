//! What `cargo metadata` says, reduced to what the checks ask.

use std::path::Path;

use anyhow::{Context, Result};
use cargo_metadata::{CargoOpt, DependencyKind, Metadata, MetadataCommand};

#[derive(Clone)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    /// From the root of the repository; none for what comes from outside the workspace.
    pub(crate) folder: Option<String>,
    /// As declared, for every platform; dev-dependencies and build scripts' are left out: they are free.
    pub(crate) dependencies: Vec<Dependency>,
}

#[derive(Clone)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) optional: bool,
}

impl Package {
    /// The path of the manifest of a crate of the workspace.
    pub(crate) fn manifest(&self) -> Option<String> {
        Some(format!("{}/Cargo.toml", self.folder.as_ref()?))
    }

    /// The name without the product's prefix: `rules` for `yosumi-rules`.
    pub(crate) fn short_name(&self) -> &str {
        self.name.strip_prefix("yosumi-").unwrap_or(&self.name)
    }
}

#[cfg(test)]
impl Package {
    /// A crate of the workspace in the folder that its name asks for.
    pub(crate) fn member(short_name: &str, dependencies: &[&str]) -> Self {
        let dependencies =
            dependencies.iter().map(|name| Dependency { name: (*name).to_owned(), optional: false }).collect();
        Self {
            name: format!("yosumi-{short_name}"),
            version: "0.1.0".into(),
            license: Some("MIT OR Apache-2.0".into()),
            folder: Some(format!("crates/{short_name}")),
            dependencies,
        }
    }
}

/// Everything that the lock file can bring in: with all features, for all platforms.
pub(crate) fn load(root: &Path) -> Result<Vec<Package>> {
    let metadata = MetadataCommand::new()
        .current_dir(root)
        .features(CargoOpt::AllFeatures)
        .exec()
        .context("`cargo metadata` failed")?;
    Ok(reduced(&metadata))
}

fn reduced(metadata: &Metadata) -> Vec<Package> {
    let folder = |package: &cargo_metadata::Package| {
        let inside = package.manifest_path.parent()?.strip_prefix(&metadata.workspace_root).ok()?;
        // Windows writes paths with another separator.
        Some(inside.as_str().replace('\\', "/"))
    };
    let package = |package: &cargo_metadata::Package| Package {
        name: package.name.to_string(),
        version: package.version.to_string(),
        license: package.license.clone(),
        folder: if metadata.workspace_members.contains(&package.id) { folder(package) } else { None },
        dependencies: package
            .dependencies
            .iter()
            .filter(|dependency| dependency.kind == DependencyKind::Normal)
            .map(|dependency| Dependency { name: dependency.name.clone(), optional: dependency.optional })
            .collect(),
    };
    metadata.packages.iter().map(package).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository_root;

    #[test]
    fn the_real_graph_has_the_workspace_and_what_it_uses() {
        let packages = load(repository_root()).unwrap();
        let find = |name: &str| packages.iter().find(|package| package.name == name).unwrap();
        assert_eq!(find("xtask").folder.as_deref(), Some("xtask"));
        assert_eq!(find("yosumi-rules").manifest().as_deref(), Some("crates/rules/Cargo.toml"));
        assert_eq!(find("anyhow").folder, None);
        assert!(find("xtask").dependencies.iter().any(|dependency| dependency.name == "anyhow"));
    }

    #[test]
    fn dev_dependencies_are_left_out() {
        let packages = load(repository_root()).unwrap();
        let rules = packages.iter().find(|package| package.name == "yosumi-rules").unwrap();
        assert!(!rules.dependencies.iter().any(|dependency| dependency.name == "proptest"));
        assert!(packages.iter().any(|package| package.name == "proptest"));
    }

    #[test]
    fn the_short_name_lacks_the_prefix() {
        assert_eq!(Package::member("rules", &[]).short_name(), "rules");
    }
}
