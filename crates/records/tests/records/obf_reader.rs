//! Files of problems: those of the test data, and what may be wrong with a file.

use std::fs;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use yosumi_records::{
    FileErrorKind, MAX_OBF_LINE_BYTES, MAX_TEXT_BYTES, ObfErrorKind, ObfReadError, ObfReader, Problem,
};
use yosumi_rules::{Color, Move, Position};

const START: &str = "---------------------------OX------XO--------------------------- X";

fn test_data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata")
}

#[track_caller]
fn problems(name: &str) -> Vec<(usize, Problem)> {
    let reader = ObfReader::open(test_data().join(name)).expect("a file");
    reader.collect::<Result<_, _>>().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The lines at which problems were read, and what was said of the others.
fn told(file: &[u8]) -> (Vec<usize>, Vec<String>) {
    let (mut lines, mut errors) = (Vec::new(), Vec::new());
    for read in ObfReader::new(file) {
        match read {
            Ok((line, _)) => lines.push(line),
            Err(error) => errors.push(error.to_string()),
        }
    }
    (lines, errors)
}

#[test]
fn the_endgame_suite_is_read_with_its_scores() {
    #[rustfmt::skip]
    let expected: [(&str, &[(u8, i8)]); 4] = [
        ("fforum-1-19.obf", &[
            (14, 18), (14, 10), (14, 2), (14, 0), (14, 32), (14, 14), (14, 8), (15, 8), (15, -8), (15, 10), (15, 30),
            (15, -8), (16, 14), (16, 18), (16, 4), (16, 24), (16, 8), (16, -2), (16, 8),
        ]),
        ("fforum-20-39.obf", &[
            (6, 6), (15, 0), (17, 2), (18, 4), (19, 0), (19, 0), (20, 0), (20, -2), (20, 0), (20, 10), (20, 0), (20, -2),
            (20, -4), (20, -8), (20, -2), (21, 0), (21, 0), (22, -20), (24, 4), (26, 64),
        ]),
        ("fforum-40-59.obf", &[
            (20, 38), (22, 0), (22, 6), (23, -12), (23, -14), (24, 6), (24, -8), (25, 4), (25, 28), (26, 16), (26, 10),
            (27, 6), (27, 0), (28, -2), (28, -2), (29, 0), (29, 2), (30, -10), (30, 4), (34, 64),
        ]),
        ("fforum-60-79.obf", &[
            (24, 20), (25, -14), (27, 28), (27, -2), (27, 20), (28, 10), (28, 30), (28, 22), (30, 28), (30, 0), (30, -24),
            (31, 20), (31, 24), (31, -4), (31, -30), (32, 14), (32, 32), (34, 34), (34, 8), (36, 64),
        ]),
    ];
    for (name, expected) in expected {
        let problems = problems(name);
        let found: Vec<(u8, i8)> = problems
            .iter()
            .map(|(_, problem)| (problem.position.board().n_empties(), problem.best_score().expect("scores")))
            .collect();
        assert_eq!(found, expected, "{name}");
        let lines: Vec<usize> = problems.iter().map(|&(line, _)| line).collect();
        assert_eq!(lines, (1..=expected.len()).collect::<Vec<_>>(), "{name}");
    }
}

#[test]
fn every_legal_move_of_the_complete_files_has_a_score() {
    for name in ["fforum-1-19.obf", "fforum-20-39.obf", "fforum-40-59.obf", "fforum-60-79.obf", "hard-20-first-60.obf"]
    {
        for (line, problem) in problems(name) {
            let is_complete =
                problem.position.legal_moves().iter().all(|square| problem.score_of(Move::Disc(square)).is_some());
            assert!(is_complete, "{name}, line {line}");
        }
    }
}

#[test]
fn the_solved_files_have_their_number_of_empty_squares() {
    for (name, n_problems, n_empties, turn) in [
        ("hard-20-first-60.obf", 60, 20, Some(Color::Black)),
        ("rand14.obf", 200, 14, None),
        ("rand18-first-30.obf", 30, 18, None),
        ("wthor20-first-30.obf", 30, 20, None),
        ("wthor24-first-30.obf", 30, 24, None),
    ] {
        let problems = problems(name);
        assert_eq!(problems.len(), n_problems, "{name}");
        for (line, problem) in problems {
            assert_eq!(problem.position.board().n_empties(), n_empties, "{name}, line {line}");
            assert!(problem.best_score().is_some(), "{name}, line {line}");
            assert!(turn.is_none_or(|turn| turn == problem.position.turn()), "{name}, line {line}");
        }
    }
}

#[test]
fn what_the_files_say_is_written_back_as_it_stands() {
    for entry in fs::read_dir(test_data()).expect("test data") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "obf") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("text").replace(" --:-127;", "");
        let written: String =
            ObfReader::new(text.as_bytes()).map(|read| read.expect("a problem").1.to_string() + "\n").collect();
        assert_eq!(written.trim_end(), text.trim_end(), "{}", path.display());
    }
}

#[test]
fn lines_are_counted_over_blanks_and_comments() {
    let file = format!("\n% comment\r\n{START}\r\n   \n{START}; +2\n\n{START}");
    assert_eq!(told(file.as_bytes()), (vec![3, 5, 7], vec![]));
    assert_eq!(told(format!("\u{feff}{START}").as_bytes()), (vec![1], vec![]));
}

#[test]
fn reading_goes_on_after_a_line_that_is_wrong() {
    let long = "x".repeat(MAX_OBF_LINE_BYTES);
    let file = [
        format!("{START}; D4:+2\n").into_bytes(),
        format!("{START}\n").into_bytes(),
        format!("%{long}\n").into_bytes(),
        format!("{START}\n").into_bytes(),
        b"--\xff\n".to_vec(),
        b"---\n".to_vec(),
        format!("{START}; D3:?").into_bytes(),
    ];
    let (lines, errors) = told(&file.concat());
    assert_eq!(lines, [2, 4]);
    assert_eq!(
        errors,
        [
            "line 1, column 69: d4 is not playable: black may play d3 c4 f5 e6",
            "line 3 has more than 65536 bytes",
            "line 5, column 3: no text in UTF-8",
            "line 6, column 4: 3 squares where 64 are due",
            "line 7, column 69: \"D3:?\" is no field: expected a move with its score, such as G8:+18, or a score alone",
        ]
    );
}

#[test]
fn the_longest_line_is_read_and_no_longer_one() {
    let line = |n_bytes: usize| format!("{START}; %{}\n", "x".repeat(n_bytes - START.len() - 4));
    assert_eq!(told(line(MAX_OBF_LINE_BYTES).as_bytes()), (vec![1], vec![]));
    let (lines, errors) = told([line(MAX_OBF_LINE_BYTES + 1), line(100)].concat().as_bytes());
    assert_eq!((lines, errors.len()), (vec![2], 1));
}

#[test]
fn a_line_without_an_end_takes_no_memory() {
    let endless = BufReader::new(io::repeat(b'-').take(200 << 20));
    let mut reader = ObfReader::new(endless);
    let error = reader.next().expect("an error").expect_err("no problem");
    assert!(matches!(error, ObfReadError::Line(error) if error.kind == ObfErrorKind::TooLong));
    assert!(reader.next().is_none());
}

#[test]
fn a_board_that_is_drawn_over_several_lines_is_one_position() {
    let rows: Vec<&str> = (0..8).map(|row| &START[8 * row..8 * row + 8]).collect();
    for (text, line, expected) in [
        (rows.join("\n"), 1, Position::START.to_string()),
        (format!("\n\n  {}\n\nX\n", rows.join("\r\n  ")), 3, Position::START.to_string()),
        (format!("% mine\n{}\nO", rows.join("\n").replace('-', ".")), 2, START.replace(" X", " O")),
        (format!("{}\n{}\n", &START[..32], &START[32..]), 1, Position::START.to_string()),
    ] {
        let problems: Vec<_> = ObfReader::new(text.as_bytes()).map(|read| read.expect("a position")).collect();
        assert_eq!(problems.len(), 1, "{text}");
        assert_eq!((problems[0].0, problems[0].1.position.to_string()), (line, expected), "{text}");
    }
}

#[test]
fn mistakes_in_a_drawn_board_are_told_where_they_are() {
    let rows: Vec<&str> = (0..8).map(|row| &START[8 * row..8 * row + 8]).collect();
    let drawn = rows.join("\n");
    for (text, expected) in [
        (format!("% mine\n{}", drawn.replace("OX", "O?")), "line 5, column 5: '?' at e4 is no sign of a board: "),
        (format!("\n{}", rows[..7].join("\n")), "line 8, column 9: 56 squares where 64 are due"),
        (format!("{drawn}\n--------"), "line 9, column 1: '-' is a 65th square where 64 are due"),
        // A line that was cut is not the beginning of a drawn board.
        (format!("{}\n{START}\n", &START[..60]), "line 1, column 61: 60 squares where 64 are due"),
        (format!("--------\n{}", " ".repeat(MAX_TEXT_BYTES)), "1048577 bytes of text, where at most 1048576 are read"),
    ] {
        let (lines, errors) = told(text.as_bytes());
        assert_eq!((lines, errors.len()), (vec![], 1), "{errors:?}");
        assert!(errors[0].starts_with(expected), "{errors:?}");
    }
}

#[test]
fn a_file_that_cannot_be_opened_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(matches!(ObfReader::open(folder.path()).map(drop).unwrap_err().kind, FileErrorKind::IsAFolder));
    let missing = folder.path().join("missing.obf");
    assert!(matches!(ObfReader::open(missing).map(drop).unwrap_err().kind, FileErrorKind::NotFound));
}

#[test]
fn an_input_that_fails_is_not_asked_again() {
    struct Failing;

    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the cable is out"))
        }
    }

    let mut reader = ObfReader::new(BufReader::new(Failing));
    assert!(matches!(reader.next(), Some(Err(ObfReadError::Io(error))) if error.to_string() == "the cable is out"));
    assert!(reader.next().is_none());
}
