//! What lies in a folder, and how it was made.

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use yosumi_records::{Overwrite, write_bytes};

use super::checksum::checksum;
use crate::error::read;
use crate::{Flaw, Item, TrainError};

/// No manifest is longer, in bytes.
const MAX_BYTES: u64 = 1 << 24;
/// No file has more items.
const MAX_CHUNK_ITEMS: u32 = 1_000_000;

/// The file in which it is written.
pub(super) const NAME: &str = "manifest.json";

/// What lies in a folder, and how it was made.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manifest {
    /// The kind of the items.
    pub(super) format: String,
    /// The version of their format.
    pub(super) version: u32,
    /// The version of the engine that made them.
    pub(super) engine: String,
    /// What else they depend on.
    pub(super) settings: Map<String, Value>,
    /// How many items there are to a file; the last one may have fewer.
    pub(super) chunk_items: u32,
    /// The files that are finished.
    pub(super) chunks: Vec<Entry>,
}

/// A finished file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    /// Its name.
    pub(super) file: String,
    /// The number of items in it.
    pub(super) items: u32,
    /// Its checksum, in hexadecimal digits.
    pub(super) checksum: String,
}

impl Manifest {
    /// The manifest of a folder in which nothing is finished.
    pub(super) fn new<T: Item>(settings: Map<String, Value>, chunk_items: u32) -> Self {
        Self {
            format: T::FORMAT.into(),
            version: T::VERSION,
            engine: env!("CARGO_PKG_VERSION").into(),
            settings,
            chunk_items: chunk_items.clamp(1, MAX_CHUNK_ITEMS),
            chunks: Vec::new(),
        }
    }

    /// Reads the manifest of a folder with such items.
    pub(super) fn read<T: Item>(folder: &Path) -> Result<Self, TrainError> {
        let path = folder.join(NAME);
        let flawed = |flaw| TrainError::flawed(&path, flaw);
        let manifest: Self = serde_json::from_slice(&read(&path, MAX_BYTES)?).map_err(|_| flawed(Flaw::Contents))?;
        if manifest.format != T::FORMAT {
            return Err(flawed(Flaw::OfOtherKind));
        }
        if manifest.version != T::VERSION {
            return Err(flawed(Flaw::Version(manifest.version)));
        }
        if !(1..=MAX_CHUNK_ITEMS).contains(&manifest.chunk_items) {
            return Err(flawed(Flaw::Contents));
        }
        let (last, full) = match manifest.chunks.split_last() {
            Some((last, full)) => (Some(last), full),
            None => (None, &[][..]),
        };
        let is_whole = |entry: &Entry| entry.items == manifest.chunk_items;
        let is_last = |entry: &Entry| (1..=manifest.chunk_items).contains(&entry.items);
        if !full.iter().all(is_whole) || !last.is_none_or(is_last) {
            return Err(flawed(Flaw::Contents));
        }
        Ok(manifest)
    }

    pub(super) fn write(&self, folder: &Path) -> Result<(), TrainError> {
        let mut text = serde_json::to_string_pretty(self).expect("a manifest is plain data");
        text.push('\n');
        Ok(write_bytes(folder.join(NAME), text.as_bytes(), Overwrite::Replace)?)
    }

    /// What differs between two manifests besides what is finished.
    pub(super) fn difference(&self, other: &Self) -> Option<String> {
        let keys = self.settings.keys().chain(other.settings.keys());
        let setting = keys.into_iter().find(|key| self.settings.get(*key) != other.settings.get(*key));
        if let Some(setting) = setting {
            return Some(setting.clone());
        }
        if self.engine != other.engine {
            return Some("engine".into());
        }
        (self.chunk_items != other.chunk_items).then(|| "chunk".into())
    }

    /// A hash of everything that the items depend on.
    pub(super) fn settings_hash(&self) -> u64 {
        let settings = serde_json::to_string(&(&self.engine, &self.settings)).expect("settings are plain data");
        checksum(settings.as_bytes())
    }
}
