//! The choice of the instructions to compute with.

use yosumi_kernels::CpuPath;

use crate::support::yosumi;

/// Runs the program with `YOSUMI_CPU` set so.
#[track_caller]
fn run(path: &str, arguments: &str) -> (Option<i32>, String, String) {
    let mut command = yosumi();
    let output = command.env("YOSUMI_CPU", path).args(arguments.split(' ')).output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn every_path_of_this_machine_counts_the_same() {
    for path in CpuPath::all() {
        let (code, out, _) = run(&path.to_string(), "perft 9");
        assert_eq!(code, Some(0), "{path}");
        assert!(out.starts_with("depth 9: 3005288 leaves, "), "{path}: {out}");
        let (_, out, _) = run(&path.to_string(), "perft 9 --pass-free");
        assert!(out.starts_with("depth 9: 3005320 leaves, "), "{path}: {out}");
    }
}

#[test]
fn every_path_of_this_machine_plays_the_same_game() {
    let game = |path: CpuPath| {
        let (code, out, err) = run(&path.to_string(), "--lang en --black computer:4 --white computer:5");
        assert_eq!((code, err.as_str()), (Some(0), ""), "{path}");
        out
    };
    let games: Vec<String> = CpuPath::all().into_iter().map(game).collect();
    assert!(games[0].contains("Another game?"), "{}", games[0]);
    assert!(games.iter().all(|other| *other == games[0]));
}

#[test]
fn the_long_version_names_the_path_in_use_and_the_short_one_is_a_line() {
    let version = concat!("yosumi ", env!("CARGO_PKG_VERSION"), "\n");
    for path in CpuPath::all() {
        let (code, out, err) = run(&path.to_string(), "--version");
        assert_eq!((code, err.as_str()), (Some(0), ""));
        assert!(out.starts_with(&format!("{version}cpu: {path}, of portable")), "{out}");
    }
    let (_, out, _) = run("", "--version");
    assert!(out.starts_with(&format!("{version}cpu: {}, of portable", CpuPath::best())), "{out}");
    assert_eq!(run("sse9", "-V"), (Some(0), String::from(version), String::new()));
}

#[test]
fn a_path_that_nobody_knows_is_told_in_the_language_of_the_user() {
    for (arguments, expected) in [
        ("perft 3 --lang en", "yosumi: YOSUMI_CPU=sse9: there are no such instructions; expected portable, "),
        ("--lang en --version", "yosumi: YOSUMI_CPU=sse9: there are no such instructions; expected portable, "),
        ("--lang ja perft 3", "yosumi: YOSUMI_CPU=sse9: そのような命令はありません。"),
        ("--lang en play", "yosumi: YOSUMI_CPU=sse9: there are no such instructions; expected portable, "),
        ("--lang ja", "yosumi: YOSUMI_CPU=sse9: そのような命令はありません。"),
        ("--version --lang ja", "yosumi: YOSUMI_CPU=sse9: そのような命令はありません。"),
    ] {
        let (code, out, err) = run("sse9", arguments);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{arguments}");
        assert!(err.starts_with(expected), "{arguments}: {err}");
    }
}

#[test]
fn a_path_that_the_machine_lacks_is_refused_before_it_is_used() {
    for path in ["portable", "avx2", "avx512"] {
        let is_available = CpuPath::named(path).is_ok();
        let (code, out, err) = run(path, "perft 5");
        assert_eq!(code, Some(if is_available { 0 } else { 2 }), "{path}: {err}");
        assert_eq!(out.is_empty(), !is_available, "{path}: {out}");
    }
}
