//! Why a file could not be read or written.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use yosumi_records::{
    FileError, FileErrorKind, FileOperation, MAX_JSON_BYTES, Overwrite, ReadError, Record, read_file, write_file,
};

use crate::support;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Checks what is said of an error, as if it had happened to `game.json` in the folder where one is.
#[track_caller]
fn check(mut error: FileError, expected: [&str; 2]) {
    error.path = PathBuf::from("game.json");
    support::check(|text| text.file_error(&error), expected);
}

/// An error that cannot be had everywhere.
fn error(operation: FileOperation, kind: FileErrorKind) -> FileError {
    FileError { path: PathBuf::new(), operation, kind }
}

#[track_caller]
fn read_error(bytes: &[u8]) -> FileError {
    let folder = folder();
    let path = folder.path().join("game.json");
    fs::write(&path, bytes).expect("written");
    read_file(path).expect_err("no record")
}

#[track_caller]
fn write_error(path: impl AsRef<Path>, overwrite: Overwrite) -> FileError {
    write_file(path, &Record::default(), overwrite).expect_err("not to be written")
}

#[test]
fn a_missing_file_is_told() {
    let error = read_file("there is no folder/game.json").expect_err("no file");
    check(
        error,
        ["game.json を読み込めません: そのファイルはありません", "Cannot read game.json: there is no such file."],
    );
}

#[test]
fn the_file_is_named_as_it_was_typed() {
    let error = read_file("定石/no such file.json").expect_err("no file");
    support::check(
        |text| text.file_error(&error),
        [
            "定石/no such file.json を読み込めません: そのファイルはありません",
            "Cannot read 定石/no such file.json: there is no such file.",
        ],
    );
}

#[test]
fn a_name_of_no_known_format_is_told() {
    check(
        write_error("game.sgf", Overwrite::Refuse),
        [
            "game.json に書き込めません: 棋譜のファイル名は .json か .txt で終わらなければなりません",
            "Cannot write game.json: the name of a record must end in .json or .txt.",
        ],
    );
}

#[test]
fn a_missing_folder_is_named() {
    check(
        write_error("no such folder/game.json", Overwrite::Refuse),
        [
            "game.json に書き込めません: フォルダ no such folder がありません",
            "Cannot write game.json: there is no folder no such folder.",
        ],
    );
}

#[test]
fn a_folder_is_not_taken_for_a_file() {
    let folder = folder();
    let path = folder.path().join("game.json");
    fs::create_dir(&path).expect("a folder");
    let error = read_file(&path).expect_err("a folder");
    check(error, ["game.json を読み込めません: それはフォルダです", "Cannot read game.json: it is a folder."]);
    let error = write_error(&path, Overwrite::Replace);
    check(error, ["game.json に書き込めません: それはフォルダです", "Cannot write game.json: it is a folder."]);
}

#[cfg(unix)]
#[test]
fn what_is_no_ordinary_file_is_told() {
    let folder = folder();
    let path = folder.path().join("device.json");
    std::os::unix::fs::symlink("/dev/null", &path).expect("a link");
    check(
        write_error(&path, Overwrite::Replace),
        [
            "game.json に書き込めません: 通常のファイルではありません",
            "Cannot write game.json: it is not an ordinary file.",
        ],
    );
}

#[test]
fn an_existing_file_is_told() {
    let folder = folder();
    let path = folder.path().join("game.json");
    fs::write(&path, "").expect("written");
    check(
        write_error(&path, Overwrite::Refuse),
        [
            "game.json に書き込めません: 同じ名前のファイルがあります",
            "Cannot write game.json: there is a file of that name.",
        ],
    );
}

#[test]
fn a_read_only_file_is_told() {
    let folder = folder();
    let path = folder.path().join("game.json");
    fs::write(&path, "").expect("written");
    let mut permissions = fs::metadata(&path).expect("there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).expect("set");
    check(
        write_error(&path, Overwrite::Replace),
        ["game.json に書き込めません: 読み取り専用のファイルです", "Cannot write game.json: the file is read-only."],
    );
}

#[test]
fn a_file_that_is_too_long_is_told() {
    check(
        read_error(&vec![b' '; MAX_JSON_BYTES + 1]),
        [
            "game.json を読み込めません: ファイルが長すぎます(16777216 バイトまで)",
            "Cannot read game.json: it is too long, at most 16777216 bytes are read.",
        ],
    );
}

#[test]
fn bytes_that_are_no_text_are_told_with_their_place() {
    check(
        read_error(b"f5d6\xff"),
        [
            "game.json を読み込めません: UTF-8 のテキストではありません(5 バイト目)",
            "Cannot read game.json: it is not text in UTF-8 from byte 5 on.",
        ],
    );
}

#[test]
fn what_is_wrong_with_the_text_of_a_file_is_told() {
    check(
        read_error(br#"{"format": "yosumi-record", "version": 1, "moves": ["f5", "a1"]}"#),
        [
            "game.json を読み込めません: 本譜の2番目: a1 には打てません。白が打てるマス: f4 d6 f6",
            "Cannot read game.json: move list, entry 2: a1 is illegal; White may play f4 d6 f6.",
        ],
    );
    check(
        error(FileOperation::Read, FileErrorKind::Content(Box::new(ReadError::Empty))),
        [
            "game.json を読み込めません: 棋譜がありません。f5d6c3 のような着手、盤面、または棋譜ファイルが要ります",
            "Cannot read game.json: there is no game: expected moves such as f5d6c3, a board, or a record file.",
        ],
    );
}

/// Whoever runs the tests may be allowed everything, so this one is made by hand.
#[test]
fn a_lack_of_permission_is_told() {
    let kind = FileErrorKind::from(io::Error::from(io::ErrorKind::PermissionDenied));
    check(
        error(FileOperation::Read, kind),
        ["game.json を読み込めません: アクセス権がありません", "Cannot read game.json: permission denied."],
    );
}

#[test]
fn too_many_moves_for_a_file_are_told() {
    check(
        error(FileOperation::Write, FileErrorKind::TooManyMoves),
        [
            "game.json に書き込めません: 着手が多すぎます(100000 手まで)",
            "Cannot write game.json: there are more than 100000 moves.",
        ],
    );
}

/// There are too many of those to be translated.
#[test]
fn other_failures_of_the_system_are_told_in_its_own_words() {
    let kind = FileErrorKind::from(io::Error::other("the disk is on fire"));
    check(
        error(FileOperation::Write, kind),
        ["game.json に書き込めません: the disk is on fire", "Cannot write game.json: the disk is on fire."],
    );
}
