//! Archives that may only be read.

use std::fs;
use std::path::{Path, PathBuf};

use yosumi_archive::{Archive, ArchiveError, FILE_NAME, Filter, OpenFailure, Query};

use crate::support::{folder, listed, open, record, save, tags};

fn log(folder: &Path) -> PathBuf {
    folder.join(format!("{FILE_NAME}-wal"))
}

/// Makes it impossible to write beside the file, even for those who may write everywhere: a folder stands where the log should.
#[track_caller]
fn forbid_writing(folder: &Path) {
    fs::create_dir(log(folder)).expect("no program has the archive open");
    let refused = Archive::open(folder).expect_err("it cannot be written to");
    assert!(matches!(refused, ArchiveError::Open { failure: OpenFailure::NotPermitted, .. }), "{refused:?}");
}

#[track_caller]
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let mut contents: Vec<_> = entries
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path()).unwrap_or_default()))
        .collect();
    contents.sort();
    contents
}

#[test]
fn what_cannot_be_written_to_can_be_read_and_stays_as_it_is() {
    let folder = folder();
    let id = save(&mut open(&folder), record("f5d6c3"));
    forbid_writing(folder.path());
    let before = contents(folder.path());

    let mut archive = Archive::open_to_read(folder.path()).expect("an archive");
    assert_eq!(listed(&archive, &Query::default()), [id]);
    assert_eq!(archive.load(id).expect("a game").record.game().to_string(), "f5d6c3");
    let beginning = Filter { text: String::from("f5d6"), ..Filter::default() };
    assert_eq!(archive.count(&beginning).expect("counted"), 1);

    let refusals = [
        archive.save(&record("f5").into()).err(),
        archive.delete(id).err(),
        archive.set_tags(id, &tags(&["虎"])).err(),
    ];
    assert!(refusals.iter().all(|error| matches!(error, Some(ArchiveError::ReadOnly))), "{refusals:?}");
    drop(archive);
    assert_eq!(contents(folder.path()), before);
}

#[test]
fn a_name_of_a_folder_is_not_read_as_an_address() {
    let above = folder();
    let path = above.path().join("棋譜?mode=memory#1 %41");
    save(&mut Archive::open(&path).expect("an archive"), record("f5"));
    forbid_writing(&path);
    let archive = Archive::open_to_read(&path).expect("an archive");
    assert_eq!(archive.count(&Filter::default()).expect("counted"), 1);
}

#[test]
fn what_another_program_saves_is_read_too() {
    let folder = folder();
    let mut writer = open(&folder);
    save(&mut writer, record("f5"));
    let reader = Archive::open_to_read(folder.path()).expect("an archive");
    assert_eq!(reader.count(&Filter::default()).expect("counted"), 1);
    save(&mut writer, record("f5d6"));
    assert_eq!(reader.count(&Filter::default()).expect("counted"), 2);
}

#[test]
fn nothing_is_made_to_be_read() {
    let folder = folder();
    let refused = Archive::open_to_read(folder.path()).expect_err("there is none");
    assert!(matches!(refused, ArchiveError::Open { failure: OpenFailure::NotPermitted, .. }), "{refused:?}");
    assert_eq!(contents(folder.path()), []);

    fs::write(folder.path().join(FILE_NAME), "a shopping list").expect("a file");
    let refused = Archive::open_to_read(folder.path()).expect_err("it is no archive");
    assert!(matches!(refused, ArchiveError::Open { failure: OpenFailure::NotADatabase, .. }), "{refused:?}");
}
