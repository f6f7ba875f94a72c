//! Folders in which the items of long work are kept.

use std::fs::{self, File, TryLockError};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::{Map, Value};
use yosumi_records::{FileOperation, Overwrite, write_bytes};

use self::checksum::checksum;
use self::chunk::Header;
use self::manifest::{Entry, Manifest};
use crate::error::read;
use crate::{Flaw, TrainError};

mod checksum;
mod chunk;
mod fill;
mod item;
mod manifest;

pub(crate) use self::fill::fill;
pub use self::item::Item;

/// A folder of items, so many a file, with a manifest that says how they were made.
///
/// Every file is whole: it is written under another name, and then named. The manifest names those that are finished, each
/// with its checksum. So work that was interrupted goes on where its last whole file ends.
///
/// ```
/// use yosumi_train::{Folder, PlayedGame, Resources, SelfPlay};
///
/// let folder = tempfile::tempdir()?;
/// let self_play = SelfPlay { seed: 7, depth: 1, solves_from: 4 };
/// self_play.run(folder.path(), 4, 10, &Resources::default(), |_| {})?;
/// let games: Vec<PlayedGame> = Folder::open(folder.path())?.read_chunk(0)?;
/// assert_eq!(games.len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Folder<T> {
    path: PathBuf,
    manifest: Manifest,
    /// Held while items are added: nobody else may.
    _lock: Option<File>,
    items: PhantomData<fn() -> T>,
}

impl<T: Item> Folder<T> {
    /// Opens a folder to read what is in it.
    ///
    /// # Errors
    ///
    /// [`TrainError`] when there is no manifest of such items in it, or one that is impossible.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, TrainError> {
        let path = path.as_ref().to_path_buf();
        Ok(Self { manifest: Manifest::read::<T>(&path)?, path, _lock: None, items: PhantomData })
    }

    /// Opens a folder to add to what is in it, and makes it where there is none. What is in it has to have been made with
    /// the same settings.
    pub(crate) fn open_to_fill(path: &Path, settings: &impl Serialize, chunk_items: u32) -> Result<Self, TrainError> {
        fs::create_dir_all(path).map_err(|error| TrainError::io(path, FileOperation::Write, error))?;
        let lock = lock(path)?;
        let wanted = Manifest::new::<T>(as_map(settings), chunk_items);
        let manifest = if path.join(manifest::NAME).exists() { Manifest::read::<T>(path)? } else { wanted.clone() };
        if let Some(setting) = manifest.difference(&wanted) {
            return Err(TrainError::OtherSettings { path: path.to_path_buf(), setting });
        }
        Ok(Self { path: path.to_path_buf(), manifest, _lock: Some(lock), items: PhantomData })
    }

    /// The folder itself.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The number of items in all finished files.
    #[must_use]
    pub fn n_items(&self) -> u64 {
        self.manifest.chunks.iter().map(|chunk| u64::from(chunk.items)).sum()
    }

    /// The number of finished files.
    #[must_use]
    pub fn n_chunks(&self) -> usize {
        self.manifest.chunks.len()
    }

    /// The number of items to a file; the last one may have fewer.
    #[must_use]
    pub fn chunk_items(&self) -> u32 {
        self.manifest.chunk_items
    }

    /// A number by which all items of several folders are known.
    pub(crate) fn checksum_of_all(folders: &[Self]) -> String {
        let chunks = folders.iter().flat_map(|folder| &folder.manifest.chunks);
        let checksums: Vec<&str> = chunks.map(|chunk| chunk.checksum.as_str()).collect();
        hexadecimal(checksum(checksums.concat().as_bytes()))
    }

    /// Reads the items of a file.
    ///
    /// # Errors
    ///
    /// [`TrainError`] when the file cannot be read, is damaged, or is not the one that the manifest means.
    ///
    /// # Panics
    ///
    /// If there are not so many files.
    pub fn read_chunk(&self, index: usize) -> Result<Vec<T>, TrainError> {
        let entry = &self.manifest.chunks[index];
        let path = self.path.join(file_name(index));
        let bytes = read(&path, chunk::n_bytes::<T>(entry.items))?;
        let (header, items) = chunk::from_bytes(&bytes).map_err(|flaw| TrainError::flawed(&path, flaw))?;
        let is_meant = header == self.header(index)
            && items.len() == entry.items as usize
            && hexadecimal(chunk::checksum_of(&bytes)) == entry.checksum;
        if is_meant { Ok(items) } else { Err(TrainError::flawed(&path, Flaw::Misplaced)) }
    }

    /// Reads all items.
    ///
    /// # Errors
    ///
    /// As [`read_chunk`](Self::read_chunk).
    pub fn read_all(&self) -> Result<Vec<T>, TrainError> {
        let mut all = Vec::new();
        for index in 0..self.n_chunks() {
            all.extend(self.read_chunk(index)?);
        }
        Ok(all)
    }

    /// Writes the items of a file. It is the next one, or takes the place of the last one.
    pub(crate) fn write_chunk(&mut self, index: usize, items: &[T]) -> Result<(), TrainError> {
        if self.n_chunks() > index {
            // From now on, whenever the work is interrupted, the manifest names no file that is not as it says.
            self.manifest.chunks.truncate(index);
            self.manifest.write(&self.path)?;
        }
        let bytes = chunk::to_bytes(self.header(index), items);
        let file = file_name(index);
        write_bytes(self.path.join(&file), &bytes, Overwrite::Replace)?;
        let checksum = hexadecimal(chunk::checksum_of(&bytes));
        self.manifest.chunks.push(Entry { file, items: items.len() as u32, checksum });
        self.manifest.write(&self.path)
    }

    fn header(&self, index: usize) -> Header {
        let first = index as u64 * u64::from(self.manifest.chunk_items);
        Header { settings: self.manifest.settings_hash(), first }
    }
}

fn file_name(index: usize) -> String {
    format!("{index:06}.bin")
}

fn hexadecimal(number: u64) -> String {
    format!("{number:016x}")
}

fn as_map(settings: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(settings) {
        Ok(Value::Object(map)) => map,
        _ => unreachable!("settings are structs of plain data"),
    }
}

/// Two runs in one folder would do the same work twice.
fn lock(folder: &Path) -> Result<File, TrainError> {
    let path = folder.join("lock");
    let failed = |error| TrainError::io(&path, FileOperation::Write, error);
    let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(TrainError::InUse { path: folder.to_path_buf() }),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}
