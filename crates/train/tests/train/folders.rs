//! Folders of items: what is in them is whole, or is refused.

use std::fs;
use std::path::Path;

use yosumi_train::{Flaw, Folder, PlayedGame, Progress, Resources, SelfPlay, TrainError};

use crate::support::{QUICK, games, play};

/// What reading the file says after `change` was done to its bytes.
#[track_caller]
fn check(change: impl FnOnce(&mut Vec<u8>), expected: Flaw) {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), 12, 2);
    let path = folder.path().join("000000.bin");
    let mut bytes = fs::read(&path).expect("a file");
    change(&mut bytes);
    fs::write(&path, bytes).expect("the file is writable");
    let folder = Folder::<PlayedGame>::open(folder.path()).expect("the manifest is whole");
    match folder.read_chunk(0).expect_err("the file is not whole") {
        TrainError::Flawed { path: told, flaw } => assert_eq!((told, flaw), (path, expected)),
        other => panic!("{other}"),
    }
    assert_eq!(folder.read_chunk(1).expect("the other file is whole").len(), 2);
}

#[test]
fn damaged_files_are_refused() {
    check(|bytes| bytes[100] ^= 1, Flaw::Damaged);
    check(|bytes| bytes.truncate(bytes.len() - 1), Flaw::Damaged);
    check(|bytes| bytes.truncate(9), Flaw::Damaged);
    check(|bytes| bytes.push(0), Flaw::Damaged);
    check(Vec::clear, Flaw::OfOtherKind);
    check(|bytes| bytes[0] = b'y', Flaw::OfOtherKind);
    check(|bytes| bytes[8] = 250, Flaw::Version(250));
}

#[test]
fn a_file_of_another_run_is_refused() {
    let [mine, other] = std::array::from_fn(|_| tempfile::tempdir().expect("a folder"));
    play(mine.path(), 20, 2);
    let resources = Resources::default();
    SelfPlay { seed: 6, ..QUICK }.run(other.path(), 20, 10, &resources, |_| {}).expect("games are played");
    for from in [other.path().join("000000.bin"), mine.path().join("000001.bin")] {
        fs::copy(from, mine.path().join("000000.bin")).expect("the file is copied");
        let folder = Folder::<PlayedGame>::open(mine.path()).expect("the manifest is whole");
        let error = folder.read_chunk(0).expect_err("it is not the file of the manifest");
        assert!(matches!(error, TrainError::Flawed { flaw: Flaw::Misplaced, .. }), "{error}");
    }
}

#[test]
fn a_run_with_other_settings_is_refused_and_harms_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), 12, 2);
    let before = games(folder.path());
    let run = |self_play: SelfPlay, chunk| self_play.run(folder.path(), 20, chunk, &Resources::default(), |_| {});
    let setting = |result: Result<(), TrainError>| match result {
        Err(TrainError::OtherSettings { setting, .. }) => setting,
        other => panic!("{other:?}"),
    };
    assert_eq!(setting(run(SelfPlay { seed: 9, ..QUICK }, 10)), "seed");
    assert_eq!(setting(run(SelfPlay { depth: 2, ..QUICK }, 10)), "depth");
    assert_eq!(setting(run(SelfPlay { solves_from: 5, ..QUICK }, 10)), "solve");
    assert_eq!(setting(run(QUICK, 11)), "chunk");
    assert_eq!(games(folder.path()), before);
}

#[test]
fn what_an_interrupted_run_left_is_done_again() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), 30, 2);
    let whole = games(folder.path());
    // A file was finished, and the manifest not yet written; another one was never finished.
    let path = folder.path().join("manifest.json");
    let shorter = tempfile::tempdir().expect("a folder");
    play(shorter.path(), 10, 1);
    fs::copy(shorter.path().join("manifest.json"), &path).expect("the file is copied");
    fs::write(folder.path().join("000002.bin"), b"YOSUMI-G").expect("the file is writable");
    let mut told = Vec::new();
    let resources = Resources::default();
    QUICK.run(folder.path(), 30, 10, &resources, |progress| told.push(*progress)).expect("games are played");
    assert_eq!(games(folder.path()), whole);
    let counts = |progress: &Progress| (progress.n_found, progress.n_done, progress.n_items);
    assert_eq!(told.first().map(counts), Some((10, 10, 30)));
    assert_eq!(told.last().map(counts), Some((10, 30, 30)));
    assert_eq!(told.len(), 21);
}

#[test]
fn a_folder_without_a_manifest_of_games_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = |path: &Path| Folder::<PlayedGame>::open(path).expect_err("there is nothing to open");
    assert!(matches!(open(folder.path()), TrainError::File(_)));
    for (text, expected) in [
        ("", Flaw::Contents),
        ("{}", Flaw::Contents),
        (
            r#"{"format":"yosumi-labels","version":1,"engine":"","settings":{},"chunk_items":1,"chunks":[]}"#,
            Flaw::OfOtherKind,
        ),
        (
            r#"{"format":"yosumi-games","version":9,"engine":"","settings":{},"chunk_items":1,"chunks":[]}"#,
            Flaw::Version(9),
        ),
    ] {
        fs::write(folder.path().join("manifest.json"), text).expect("the file is writable");
        let error = open(folder.path());
        assert!(matches!(error, TrainError::Flawed { flaw, .. } if flaw == expected), "{text}: {error}");
    }
}

#[test]
fn two_runs_do_not_work_in_one_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut second = None;
    let resources = Resources::default();
    QUICK
        .run(folder.path(), 2, 10, &resources, |_| {
            second.get_or_insert_with(|| QUICK.run(folder.path(), 2, 10, &resources, |_| {}));
        })
        .expect("the first run is alone");
    assert!(matches!(second, Some(Err(TrainError::InUse { .. }))), "{second:?}");
}

#[test]
fn a_last_file_that_makes_way_is_not_named_until_its_successor_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), 12, 2);
    // The run ends where the last file is to be written: nothing may be written over this.
    let path = folder.path().join("000001.bin");
    fs::remove_file(&path).expect("there is a file");
    fs::create_dir(&path).expect("a folder in its place");
    QUICK.run(folder.path(), 15, 10, &Resources::default(), |_| {}).expect_err("the file cannot be written");
    assert_eq!(games(folder.path()).len(), 10);
    fs::remove_dir(&path).expect("it is empty");
    play(folder.path(), 15, 2);
    assert_eq!(games(folder.path()).len(), 15);
}
