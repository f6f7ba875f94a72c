//! All that the checks look at, loaded once.

use std::path::Path;

use anyhow::Result;

use super::packages::{self, Package};
use super::tree::Tree;

pub(crate) struct Project {
    pub(crate) tree: Tree,
    /// The crates of the workspace and everything they depend on, whatever the platform.
    pub(crate) packages: Vec<Package>,
}

impl Project {
    pub(crate) fn load(root: &Path) -> Result<Self> {
        Ok(Self { tree: Tree::load(root)?, packages: packages::load(root)? })
    }
}

#[cfg(test)]
impl Project {
    pub(crate) fn with_files(files: &[(&str, &str)]) -> Self {
        Self { tree: Tree::of(files), packages: Vec::new() }
    }

    pub(crate) fn with_packages(packages: impl Into<Vec<Package>>) -> Self {
        Self { tree: Tree::of(&[]), packages: packages.into() }
    }
}
