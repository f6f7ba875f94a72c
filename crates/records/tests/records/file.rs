//! Records in files.

use std::fs;
use std::path::Path;

use tempfile::TempDir;
use yosumi_records::{
    FileError, FileErrorKind, FileOperation, Format, MAX_JSON_BYTES, MAX_MOVES, Overwrite, ReadError, Record,
    read_file, read_text, write_file,
};

use crate::json::wide_record;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn record(moves: &str) -> Record {
    read_text(moves).expect("legal moves")
}

/// Checks the sentence after the name of the file, which the test does not know.
#[track_caller]
fn check_error(error: &FileError, path: &Path, expected: &str) {
    assert_eq!(error.path, path);
    assert_eq!(error.to_string(), format!("cannot {} {}: {expected}", error.operation, path.display()));
}

#[track_caller]
fn check_read_error(folder: &TempDir, name: &str, bytes: &[u8], expected: &str) -> FileError {
    let path = folder.path().join(name);
    fs::write(&path, bytes).expect("written");
    let error = read_file(&path).expect_err(name);
    check_error(&error, &path, expected);
    error
}

/// The names in a folder: no file may be left behind.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn the_format_follows_from_the_extension_in_either_case() {
    for (name, format) in [
        ("a.json", Format::Json),
        ("A.JSON", Format::Json),
        ("棋譜.txt", Format::Transcript),
        ("a.b.Txt", Format::Transcript),
    ] {
        assert_eq!(Format::of_path(name).expect(name), format);
    }
    for name in ["a", "a.", "a.sgf", ".json", "json", "a.json.gz", ""] {
        let error = Format::of_path(name).expect_err(name);
        assert!(matches!(error.kind, FileErrorKind::UnknownFormat));
        check_error(&error, Path::new(name), "the name of a record ends in .json or .txt");
    }
    // The sentence names every format.
    let sentence = Format::of_path("a").unwrap_err().to_string();
    assert!(Format::ALL.iter().all(|format| sentence.contains(&format!(".{}", format.extension()))));
}

#[test]
fn a_record_comes_back_from_a_file_of_each_format() {
    let folder = folder();
    for format in Format::ALL {
        for (name, moves) in [
            ("usual", "f5d6c3"),
            ("none", "---------------------------OX------XO--------------------------- X"),
            ("stuck", "OX-------------------------------------------------------------- X pass c1"),
        ] {
            let path = folder.path().join(format!("{name}.{}", format.extension()));
            let record = record(moves);
            write_file(&path, &record, Overwrite::Refuse).expect("written");
            assert_eq!(read_file(&path).expect("read"), record, "{}", path.display());
        }
    }
}

#[test]
fn a_transcript_file_has_one_line() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    write_file(&path, &record("F5 D6 C3"), Overwrite::Refuse).expect("written");
    assert_eq!(fs::read_to_string(&path).expect("read"), "f5d6c3\n");
    let start = "---------------------------OX------XXX-------------------------- O";
    write_file(&path, &record(&format!("{start} d6 c3")), Overwrite::Replace).expect("written");
    assert_eq!(fs::read_to_string(&path).expect("read"), format!("{start} d6c3\n"));
}

#[test]
fn names_of_files_and_players_may_be_in_any_script() {
    let folder = folder();
    fs::create_dir(folder.path().join("定石")).expect("a folder");
    let path = folder.path().join("定石/book 1.json");
    let mut record = record("f5d6");
    record.players.black = Some(String::from("みどり"));
    record.players.white = Some(String::from("José 張三"));
    write_file(&path, &record, Overwrite::Refuse).expect("written");
    assert_eq!(read_file(&path).expect("read"), record);
}

#[test]
fn a_relative_path_without_a_folder_is_written_in_the_current_one() {
    // The current folder of a test is that of its package.
    let path = format!("written by a test {}.txt", std::process::id());
    write_file(&path, &record("f5"), Overwrite::Refuse).expect("written");
    let text = fs::read_to_string(&path);
    fs::remove_file(&path).expect("removed");
    assert_eq!(text.expect("read"), "f5\n");
}

#[test]
fn a_file_of_another_name_is_read_in_any_form() {
    let folder = folder();
    for name in ["game.txt", "game", "game.moves"] {
        let path = folder.path().join(name);
        fs::write(&path, "\u{feff}1. f5 d6\r\n").expect("written");
        assert_eq!(read_file(&path).expect(name), record("f5d6"));
        fs::write(&path, "{\"format\": \"yosumi-record\", \"version\": 1, \"moves\": [\"f5\", \"d6\"]}")
            .expect("written");
        assert_eq!(read_file(&path).expect(name), record("f5d6"));
    }
}

#[test]
fn a_json_file_must_be_a_record_file() {
    let folder = folder();
    let error =
        check_read_error(&folder, "game.JSON", b"f5d6", "line 1, column 1: expected a record, which begins with {");
    assert_eq!(error.operation, FileOperation::Read);
    check_read_error(&folder, "bom.json", "\u{feff}{".as_bytes(), "line 1, column 1: the record ends in the middle");
    let cut = b"{\n  \"format\": \"yosumi-record\",\n  \"version\": 1,\n  \"moves\": [\"f5\", \"d";
    let error = check_read_error(&folder, "cut.json", cut, "line 4, column 20: the record ends in the middle");
    assert!(matches!(error.kind, FileErrorKind::Content(reason) if matches!(*reason, ReadError::Json(_))));
}

#[test]
fn what_holds_no_record_is_told_with_the_place() {
    let folder = folder();
    check_read_error(
        &folder,
        "game.txt",
        b"f5 d6\nf5",
        "line 2, column 1: move 3 f5 is not playable: black may play c3 c4 c5 c6 c7",
    );
    check_read_error(
        &folder,
        "empty.txt",
        b"",
        "nothing to read: expected moves such as f5d6c3, a board, or a record file",
    );
    check_read_error(&folder, "empty.json", b"", "line 1, column 1: expected a record, which begins with {");
}

#[test]
fn what_is_not_utf_8_is_refused() {
    let folder = folder();
    // "黒 f5" in Shift JIS, and "f5" as Windows calls Unicode.
    check_read_error(&folder, "sjis.txt", b"f5 \x8d\x95", "it is not text in UTF-8 from byte 4 on");
    check_read_error(&folder, "utf16.txt", b"\xff\xfef\x005\x00", "it is not text in UTF-8 from byte 1 on");
    check_read_error(&folder, "sjis.json", b"{\"black\": \"\x8d\x95\"}", "it is not text in UTF-8 from byte 12 on");
}

#[test]
fn a_file_that_is_missing_is_told() {
    let folder = folder();
    for name in ["none.json", "none.txt", "no folder/none.txt"] {
        let path = folder.path().join(name);
        let error = read_file(&path).expect_err(name);
        check_error(&error, &path, "there is no such file");
    }
}

#[test]
fn a_folder_is_neither_read_nor_written() {
    let folder = folder();
    let path = folder.path().join("folder.json");
    fs::create_dir(&path).expect("a folder");
    check_error(&read_file(&path).unwrap_err(), &path, "it is a folder");
    for overwrite in [Overwrite::Refuse, Overwrite::Replace] {
        check_error(&write_file(&path, &Record::default(), overwrite).unwrap_err(), &path, "it is a folder");
    }
}

#[test]
fn a_file_that_is_too_long_is_not_read() {
    let folder = folder();
    let bytes = vec![b' '; MAX_JSON_BYTES + 1];
    check_read_error(&folder, "long.json", &bytes, "it is longer than 16777216 bytes");
    check_read_error(&folder, "long.txt", &bytes, "it is longer than 16777216 bytes");
}

#[test]
fn a_record_that_could_not_be_read_again_is_not_written() {
    let folder = folder();
    let path = folder.path().join("game.json");
    let error = write_file(&path, &wide_record(MAX_MOVES + 1), Overwrite::Replace).unwrap_err();
    check_error(&error, &path, "the record has more than 100000 moves");
    let mut record = Record::default();
    record.event = Some("x".repeat(MAX_JSON_BYTES));
    let error = write_file(&path, &record, Overwrite::Replace).unwrap_err();
    check_error(&error, &path, "it is longer than 16777216 bytes");
    assert!(names(folder.path()).is_empty());
}

#[test]
fn an_existing_file_is_replaced_only_when_asked_for() {
    let folder = folder();
    let path = folder.path().join("game.json");
    write_file(&path, &record("f5d6"), Overwrite::Refuse).expect("new");
    let error = write_file(&path, &record("c4"), Overwrite::Refuse).unwrap_err();
    check_error(&error, &path, "there is a file already");
    assert!(matches!(error.kind, FileErrorKind::Exists));
    assert_eq!(read_file(&path).expect("read"), record("f5d6"));
    write_file(&path, &record("c4"), Overwrite::Replace).expect("replaced");
    assert_eq!(read_file(&path).expect("read"), record("c4"));
    assert_eq!(names(folder.path()), ["game.json"]);
}

#[test]
fn a_missing_folder_is_told() {
    let folder = folder();
    let missing = folder.path().join("no folder");
    let path = missing.join("game.json");
    let error = write_file(&path, &Record::default(), Overwrite::Replace).unwrap_err();
    check_error(&error, &path, &format!("there is no folder {}", missing.display()));
    assert_eq!(error.operation, FileOperation::Write);
}

#[test]
fn a_file_where_a_folder_should_be_is_told() {
    let folder = folder();
    let not_a_folder = folder.path().join("file");
    fs::write(&not_a_folder, "").expect("written");
    let path = not_a_folder.join("game.json");
    check_error(&read_file(&path).unwrap_err(), &path, "there is no such file");
    let error = write_file(&path, &Record::default(), Overwrite::Replace).unwrap_err();
    check_error(&error, &path, &format!("there is no folder {}", not_a_folder.display()));
}

#[test]
fn a_read_only_file_is_not_replaced() {
    let folder = folder();
    let path = folder.path().join("game.json");
    write_file(&path, &record("f5"), Overwrite::Refuse).expect("new");
    let mut permissions = fs::metadata(&path).expect("there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).expect("set");
    let error = write_file(&path, &record("c4"), Overwrite::Replace).unwrap_err();
    check_error(&error, &path, "the file is read-only");
    assert_eq!(read_file(&path).expect("read"), record("f5"));
    assert_eq!(names(folder.path()), ["game.json"]);
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("there").permissions().mode() & 0o777
    }

    #[test]
    fn a_new_file_has_the_permissions_of_any_new_file() {
        let folder = folder();
        let (path, other) = (folder.path().join("game.json"), folder.path().join("other"));
        write_file(&path, &Record::default(), Overwrite::Refuse).expect("written");
        fs::write(&other, "").expect("written");
        assert_eq!(mode(&path), mode(&other));
    }

    #[test]
    fn an_existing_file_keeps_its_permissions() {
        let folder = folder();
        let path = folder.path().join("game.json");
        fs::write(&path, "").expect("written");
        for expected in [0o600, 0o664, 0o755] {
            fs::set_permissions(&path, fs::Permissions::from_mode(expected)).expect("set");
            write_file(&path, &Record::default(), Overwrite::Replace).expect("replaced");
            assert_eq!(mode(&path), expected);
        }
    }

    #[test]
    fn a_symbolic_link_stays_one() {
        let folder = folder();
        fs::create_dir(folder.path().join("games")).expect("a folder");
        let (link, target) = (folder.path().join("link.json"), folder.path().join("games/game.txt"));
        symlink("games/game.txt", &link).expect("a link");

        // At first the link leads nowhere, and the new file is made there; the format follows from the name asked for.
        write_file(&link, &record("f5d6"), Overwrite::Refuse).expect("new");
        write_file(&link, &record("c4"), Overwrite::Replace).expect("replaced");
        assert!(matches!(write_file(&link, &record("c4"), Overwrite::Refuse).unwrap_err().kind, FileErrorKind::Exists));
        assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
        assert_eq!(read_file(&link).expect("read"), record("c4"));
        assert_eq!(read_file(&target).expect("read"), record("c4"));
        assert_eq!(names(&folder.path().join("games")), ["game.txt"]);
    }

    #[test]
    fn links_in_a_circle_are_refused() {
        let folder = folder();
        let (a, b) = (folder.path().join("a.json"), folder.path().join("b.json"));
        symlink(&a, &b).expect("a link");
        symlink(&b, &a).expect("a link");
        let error = write_file(&a, &Record::default(), Overwrite::Replace).unwrap_err();
        check_error(&error, &a, "too many symbolic links");
        assert!(read_file(&a).is_err());
    }

    #[test]
    fn a_device_does_not_give_way_to_a_file() {
        let folder = folder();
        let link = folder.path().join("null.txt");
        symlink("/dev/null", &link).expect("a link");
        let error = write_file(&link, &record("f5"), Overwrite::Replace).unwrap_err();
        check_error(&error, &link, "it is not an ordinary file");
        assert!(fs::metadata("/dev/null").expect("there").file_type().is_char_device());
        check_error(
            &read_file(&link).unwrap_err(),
            &link,
            "nothing to read: expected moves such as f5d6c3, a board, or a record file",
        );
    }

    #[test]
    fn an_endless_file_is_read_only_so_far() {
        let error = read_file("/dev/zero").unwrap_err();
        assert!(matches!(error.kind, FileErrorKind::TooLong));
    }
}
