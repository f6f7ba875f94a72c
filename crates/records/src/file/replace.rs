//! Writing a file so that it is complete at every moment.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::{FileErrorKind, Overwrite};

/// How many links may lead from one to the next; Linux follows as many.
const MAX_LINKS: usize = 40;

/// Writes a file beside the old one and puts it in its place when it is on the disk.
pub(super) fn write(path: &Path, bytes: &[u8], overwrite: Overwrite) -> Result<(), FileErrorKind> {
    let target = target_of(path)?;
    let existing = existing(&target)?;
    if let Some(existing) = &existing {
        if existing.is_dir() {
            return Err(FileErrorKind::IsAFolder);
        }
        if overwrite == Overwrite::Refuse {
            return Err(FileErrorKind::Exists);
        }
        check_is_writable(&target, existing)?;
    }
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if !folder.is_dir() {
        return Err(FileErrorKind::NoFolder { folder: folder.to_path_buf() });
    }
    let mut file = new_file(folder)?;
    if let Some(existing) = existing {
        file.as_file().set_permissions(existing.permissions())?;
    }
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    // The file may have appeared since, and then must not be lost either.
    match overwrite {
        Overwrite::Refuse => file.persist_noclobber(&target),
        Overwrite::Replace => file.persist(&target),
    }
    .map_err(|error| error.error)?;
    sync_folder(folder);
    Ok(())
}

/// The file itself where the path is a symbolic link to it, which may not exist yet.
fn target_of(path: &Path) -> Result<PathBuf, FileErrorKind> {
    let mut target = path.to_path_buf();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&target) {
            // A relative link starts from the folder that it is in; joining an absolute one gives that one.
            Ok(next) => target = target.parent().unwrap_or(Path::new("")).join(next),
            // It is no link, or nothing at all.
            Err(_) => return Ok(target),
        }
    }
    Err(FileErrorKind::Io(io::Error::other("too many symbolic links")))
}

fn existing(target: &Path) -> Result<Option<Metadata>, FileErrorKind> {
    match fs::metadata(target) {
        Ok(metadata) => Ok(Some(metadata)),
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Refuses what may not be written to. A file can be replaced by whoever may write to its folder, so nothing else would.
fn check_is_writable(target: &Path, existing: &Metadata) -> Result<(), FileErrorKind> {
    if !existing.is_file() {
        return Err(FileErrorKind::NotAFile);
    }
    // The mode says what its owner wants, also where the user is one whom no mode hinders.
    if existing.permissions().readonly() {
        return Err(FileErrorKind::ReadOnly);
    }
    match OpenOptions::new().write(true).open(target) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Err(FileErrorKind::ReadOnly),
        Err(error) => Err(error.into()),
    }
}

/// A new file with the permissions that any program's new files have, and not only for its owner.
fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".yosumi-").suffix(".tmp");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// Has the folder's new entry written to the disk.
fn sync_folder(folder: &Path) {
    // Some systems cannot, and the file is complete in any case.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}
