//! How a database is opened and set up.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::schema::{self, MigrationError};
use crate::{FILE_NAME, OpenFailure};

/// How long to wait for another program that is writing. Its transactions take milliseconds, but the disk may be slow.
const PATIENCE: Duration = Duration::from_secs(10);

/// Databases may not have longer paths, in bytes.
const MAX_PATH_BYTES: usize = 512;

pub(crate) fn in_folder(folder: &Path) -> Result<Connection, OpenFailure> {
    fs::create_dir_all(folder).map_err(of_io)?;
    let path = folder.join(FILE_NAME);
    // Without the flag for addresses: a folder may be called `file:`. The file is never opened in any other way: when a
    // program closes a file, its locks are gone, also those that SQLite holds.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(&path, flags).map_err(|error| of_sqlite(error, &path))?;
    set_up(connection, &path)
}

/// Opens what is in the folder to read it, and leaves everything as it is.
pub(crate) fn to_read(folder: &Path) -> Result<Connection, OpenFailure> {
    let path = folder.join(FILE_NAME);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    match readable(&path, flags) {
        // Who reads from a file with a log beside it takes part in its locks, which stand in a third file. Where that cannot be
        // made, the file can be read as one that nobody changes, but without what is only in the log.
        Err(OpenFailure::NotPermitted) if path.is_file() && !has_log(&path) => {
            readable(&unchanging(&path), flags | OpenFlags::SQLITE_OPEN_URI)
        }
        done => done,
    }
}

fn readable(path: &Path, flags: OpenFlags) -> Result<Connection, OpenFailure> {
    let opened = Connection::open_with_flags(path, flags).and_then(|connection| {
        prepare(&connection)?;
        Ok(connection)
    });
    let mut connection = opened.map_err(|error| of_sqlite(error, path))?;
    schema::check(&mut connection).map_err(|error| of_migration(error, path))?;
    Ok(connection)
}

/// Whether there are changes that have not come to the file yet.
fn has_log(path: &Path) -> bool {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    fs::metadata(log).is_ok_and(|log| log.is_file() && log.len() > 0)
}

/// The address of a file that nobody changes.
fn unchanging(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let mut address = String::from("file://");
    // Elsewhere than on Unix a path begins with the name of a drive.
    if !path.has_root() || cfg!(windows) {
        address.push('/');
    }
    for &byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'\\' if cfg!(windows) => address.push('/'),
            b'/' | b'-' | b'_' | b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' => address.push(char::from(byte)),
            _ => write!(address, "%{byte:02x}").expect("a string takes all that is written"),
        }
    }
    PathBuf::from(address + "?immutable=1")
}

pub(crate) fn in_memory() -> Result<Connection, OpenFailure> {
    let connection = Connection::open_in_memory().map_err(|error| OpenFailure::Other(error.into()))?;
    set_up(connection, Path::new(""))
}

fn set_up(mut connection: Connection, path: &Path) -> Result<Connection, OpenFailure> {
    prepare(&connection).map_err(|error| of_sqlite(error, path))?;
    schema::migrate(&mut connection).map_err(|error| of_migration(error, path))?;
    write_ahead(&connection).map_err(|error| of_sqlite(error, path))?;
    Ok(connection)
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What a database of unknown origin may define is not run.
    connection.pragma_update(None, "trusted_schema", false)?;
    // What was acknowledged outlives a power failure as well.
    connection.pragma_update(None, "synchronous", "FULL")
}

/// Has changes written to a log beside the file first: then a saving takes one write to the disk, and who reads never waits.
/// Where the file system cannot do that (some networks), the older way stays, which is as safe.
fn write_ahead(connection: &Connection) -> rusqlite::Result<()> {
    let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
    if mode != "delete" {
        return Ok(());
    }
    match connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())) {
        // Nobody waits for this change. Who is in the way is most likely about to make it, and else the next opening does.
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => Ok(()),
        done => done,
    }
}

fn of_io(error: io::Error) -> OpenFailure {
    match error.kind() {
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => OpenFailure::NotAFolder,
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => OpenFailure::NotPermitted,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => OpenFailure::DiskFull,
        io::ErrorKind::InvalidFilename => OpenFailure::PathTooLong,
        _ => OpenFailure::Io(error),
    }
}

fn of_migration(error: MigrationError, path: &Path) -> OpenFailure {
    match error {
        MigrationError::OtherDatabase => OpenFailure::OtherDatabase,
        MigrationError::Newer { found, known } => OpenFailure::NewerVersion { found, known },
        // It would have to be brought to the newest version first, in a place where that may be written.
        MigrationError::Older => OpenFailure::NotPermitted,
        MigrationError::Sqlite(error) => of_sqlite(error, path),
    }
}

fn of_sqlite(error: rusqlite::Error, path: &Path) -> OpenFailure {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenFailure::NotADatabase,
        Some(ErrorCode::DatabaseCorrupt) => OpenFailure::Damaged,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => OpenFailure::Busy,
        Some(ErrorCode::DiskFull) => OpenFailure::DiskFull,
        // SQLite does not say why.
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            if path.is_dir() {
                OpenFailure::IsAFolder
            } else if is_too_long(path) {
                OpenFailure::PathTooLong
            } else {
                OpenFailure::NotPermitted
            }
        }
        _ => OpenFailure::Other(error.into()),
    }
}

fn is_too_long(path: &Path) -> bool {
    std::path::absolute(path).is_ok_and(|path| path.as_os_str().len() >= MAX_PATH_BYTES)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_path_has_a_meaning_in_an_address() {
        let address = unchanging(Path::new("/home/みどり/a b?immutable=0#%41/archive.sqlite3"));
        let expected =
            "file:///home/%e3%81%bf%e3%81%a9%e3%82%8a/a%20b%3fimmutable%3d0%23%2541/archive.sqlite3?immutable=1";
        assert_eq!(address, Path::new(expected));
    }
}
