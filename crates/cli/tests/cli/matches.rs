//! `yosumi match`.

use std::fs;
use std::path::Path;

use yosumi_wire::{MatchGame, MatchLine, MatchResult};

use crate::support::{Run, run_in};

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Runs the command in English in a folder; arguments have blanks between them.
#[track_caller]
fn run(folder: &Path, arguments: &str) -> Run {
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    run_in(folder, &[&["match", "--lang", "en"], &arguments[..]].concat(), "")
}

/// The same, and it has to succeed.
#[track_caller]
fn out(folder: &Path, arguments: &str) -> String {
    let run = run(folder, arguments);
    assert_eq!(run.code, Some(0), "{arguments}: {}", run.err);
    run.out
}

/// Checks that something is refused with these sentences, in Japanese and English.
#[track_caller]
fn check_error(folder: &Path, arguments: &str, expected: [&str; 2]) {
    for (language, expected) in ["ja", "en"].into_iter().zip(expected) {
        let arguments: Vec<&str> = arguments.split_whitespace().collect();
        let run = run_in(folder, &[&["match"], &arguments[..], &["--lang", language]].concat(), "");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
    }
}

fn games(lines: &str) -> Vec<MatchGame> {
    let lines = lines.lines().map(|line| line.parse::<MatchLine>().expect(line));
    lines.filter_map(|line| if let MatchLine::Game(game) = line { Some(*game) } else { None }).collect()
}

#[track_caller]
fn result(lines: &str) -> MatchResult {
    let last = lines.lines().next_back().unwrap_or_default();
    let MatchLine::Result(result) = last.parse().expect(last) else { panic!("{last}") };
    *result
}

#[test]
fn a_table_tells_what_the_match_came_to() {
    let folder = folder();
    let out = out(folder.path(), "solve=4,depth=1 depth=1,solve=4 --pairs 2");
    let rows: Vec<&str> = out.lines().collect();
    assert_eq!(
        rows[..3],
        ["A                 depth=1,solve=4", "B                 depth=1,solve=4", "pairs of games    2"]
    );
    // Between two that play alike each wins what the other does.
    let expected = [
        "A's score         50.0 % ± 40.0",
        "discs a game      +0.00 ± 0.00",
        "pairs by points   0: 0  ½: 0  1: 2  1½: 0  2: 0",
        "Elo               +0.0 [-381.8, +381.8]",
        "A is stronger     50.0 %",
    ];
    assert_eq!(rows[6..], expected, "{out}");
}

#[test]
fn the_table_speaks_japanese() {
    let run = run_in(Path::new("."), &["match", "depth=1", "depth=1", "--pairs", "1", "--lang", "ja"], "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("A の得点率        50.0 % ± 62.0\n"), "{}", run.out);
}

#[test]
fn json_has_the_match_its_games_and_what_they_came_to() {
    let lines = out(Path::new("."), "level=1 depth=2 --pairs 2 --seed 7 --plies 9 --json");
    let MatchLine::Settings(settings) = lines.lines().next().unwrap_or_default().parse().expect("a line") else {
        panic!("{lines}")
    };
    assert_eq!((settings.first.name.as_str(), settings.second.name.as_str()), ("level=1", "depth=2"));
    assert_eq!(settings.first.weights, settings.second.weights);

    let games = games(&lines);
    let pairs: Vec<(u64, &str)> = games.iter().map(|game| (game.pair, game.black.as_str())).collect();
    assert_eq!(pairs, [(1, "level=1"), (1, "depth=2"), (2, "level=1"), (2, "depth=2")]);
    for pair in games.chunks(2) {
        assert_eq!(pair[0].moves.squares()[..9], pair[1].moves.squares()[..9]);
        for game in pair {
            assert!(game.moves.outcome().is_some());
            assert_eq!((game.opening, game.values.len()), (9, game.moves.n_played() - 9));
        }
    }

    let result = result(&lines);
    assert_eq!((result.pairs, result.wins + result.draws + result.losses), (2, 4));
    let discs: i32 = games.chunks(2).map(|pair| i32::from(pair[0].score) - i32::from(pair[1].score)).sum();
    assert!((result.discs.mean - f64::from(discs) / 4.0).abs() < 1e-9);
}

#[test]
fn the_match_is_the_same_however_it_is_played() {
    let folder = folder();
    let of = |more: &str| out(folder.path(), &format!("depth=2 depth=1,solve=6 --json {more}"));
    let one_by_one = of("--pairs 4 --concurrency 1 --games whole.jsonl");
    assert_eq!(of("--pairs 4 --concurrency 3"), one_by_one);

    let whole = fs::read_to_string(folder.path().join("whole.jsonl")).expect("a file");
    let (all_but_the_result, _) = one_by_one.trim_end().rsplit_once('\n').expect("lines");
    assert_eq!(whole.trim_end(), all_but_the_result);

    // Killed at any point, it goes on to the same end.
    for n_bytes in [10, whole.len() / 3, whole.len() / 2, whole.len() - 1] {
        let path = folder.path().join("part.jsonl");
        fs::write(&path, &whole[..n_bytes]).expect("a file");
        assert_eq!(of("--pairs 4 --games part.jsonl"), one_by_one);
        assert_eq!(fs::read_to_string(&path).expect("a file"), whole, "{n_bytes} bytes");
    }
    assert_eq!(of("--pairs 2 --games whole.jsonl"), of("--pairs 2"));
    assert_eq!(fs::read_to_string(folder.path().join("whole.jsonl")).expect("a file"), whole, "games were lost");
}

#[test]
fn a_match_that_goes_on_says_so() {
    let folder = folder();
    assert_eq!(run(folder.path(), "depth=1 depth=1 --pairs 1 --games games.jsonl").err, "");
    let told = run(folder.path(), "depth=1 depth=1 --pairs 2 --games games.jsonl").err;
    assert_eq!(told, "1 pair was found in games.jsonl; the match goes on after it.\n");
    // One that is over does not.
    assert_eq!(run(folder.path(), "depth=1 depth=1 --pairs 1 --games games.jsonl").err, "");
}

#[test]
fn a_file_of_other_games_is_left_alone() {
    let folder = folder();
    out(folder.path(), "depth=1 depth=2 --pairs 1 --games games.jsonl");
    let path = folder.path().join("games.jsonl");
    let kept = fs::read_to_string(&path).expect("a file");
    check_error(
        folder.path(),
        "depth=1 depth=3 --games games.jsonl",
        [
            "games.jsonl は別の設定のものです(ファイルは depth=2 (",
            "games.jsonl was made with other settings: depth=2 (",
        ],
    );
    for other in ["depth=2 depth=1", "depth=1 depth=2 --seed 2", "depth=1 depth=2 --plies 9"] {
        let other = format!("{other} --games games.jsonl");
        check_error(folder.path(), &other, ["は別の設定のものです", "was made with other settings"]);
    }
    assert_eq!(fs::read_to_string(&path).expect("a file"), kept);

    for (line, changed) in
        [(1, "my notes"), (1, "my notes\n"), (2, "{}\n"), (3, &kept.replace("\"pair\":1", "\"pair\":2"))]
    {
        let head = kept.lines().next().unwrap_or_default();
        let text = if line == 2 { format!("{head}\n{changed}") } else { changed.to_owned() };
        fs::write(&path, &text).expect("a file");
        let expected =
            [format!("{line}行目: 対戦の記録として"), format!("line {line}: this is not what a file of games")];
        check_error(folder.path(), "depth=1 depth=2 --games games.jsonl", [&expected[0], &expected[1]]);
        assert_eq!(fs::read_to_string(&path).expect("a file"), text);
    }
    check_error(folder.path(), "depth=1 depth=2 --games .", ["それはフォルダです", "it is a folder"]);
}

#[test]
fn openings_come_from_a_file_where_one_is_named() {
    let folder = folder();
    fs::write(folder.path().join("openings.txt"), "# two\n1. F5 D6 2. C3\n\nf5f6e6f4\nc4e3f6\n").expect("a file");
    let lines = out(folder.path(), "depth=1 depth=2 --openings openings.txt --json --games games.jsonl");
    let begun: Vec<String> = games(&lines).iter().map(|game| game.moves.to_string()[..6].to_owned()).collect();
    assert_eq!(begun, ["f5d6c3", "f5d6c3", "f5f6e6", "f5f6e6"]);
    check_error(
        folder.path(),
        "depth=1 depth=2 --openings openings.txt --pairs 3",
        ["異なる序盤は 2 個しか", "Only 2 different openings were found, of 3 wanted."],
    );

    fs::write(folder.path().join("openings.txt"), "f5f4\nf5d6\n").expect("a file");
    check_error(
        folder.path(),
        "depth=1 depth=2 --openings openings.txt --games games.jsonl",
        ["games.jsonl の対局の序盤が", "The games in games.jsonl began otherwise"],
    );
    for (list, expected) in [
        ("f5\nf5f5\n", ["2行目の3文字目: 2手目の f5 には打てません", "line 2, column 3: move 2 f5 is illegal"]),
        ("e6f4e3f6g5d6e7f5c5\n", ["1行目: この手順では終局", "line 1: the game is over after these moves"]),
        ("", ["異なる序盤は 0 個しか", "Only 0 different openings were found, of 1 wanted."]),
    ] {
        fs::write(folder.path().join("openings.txt"), list).expect("a file");
        check_error(folder.path(), "depth=1 depth=2 --openings openings.txt", expected);
    }
    let missing = ["nothing.txt を読み込めません: そのファイルは", "Cannot read nothing.txt: there is no such file"];
    check_error(folder.path(), "depth=1 depth=2 --openings nothing.txt", missing);
}

#[test]
fn random_openings_may_be_too_few() {
    check_error(
        Path::new("."),
        "depth=1 depth=1 --plies 1",
        ["異なる序盤は 1 個しか", "Only 1 different opening was found, of 100 wanted."],
    );
}

#[test]
fn a_test_ends_the_match_and_is_the_exit_code() {
    // The score is exactly one half.
    for (elos, n_pairs, code, accepted) in [
        ("-200 -100", 7, 0, Some(1)),
        ("100 200", 7, 1, Some(0)),
        ("100 200 --pairs 6", 6, 1, None),
        ("100 200 --alpha 0.2 --beta 0.2", 4, 1, Some(0)),
    ] {
        let run = run(Path::new("."), &format!("depth=1 depth=1 --json --sprt {elos}"));
        let result = result(&run.out);
        assert_eq!((run.code, result.pairs), (Some(code), n_pairs), "{elos}");
        assert_eq!(result.test.and_then(|test| test.accepted), accepted, "{elos}");
    }
    let run = run(Path::new("."), "depth=1 depth=1 --sprt 100 200");
    assert!(run.out.contains("rather 100 Elo than 200, H0 is accepted"), "{}", run.out);
}

#[test]
fn wrong_contestants_are_told() {
    check_error(
        Path::new("."),
        "level=5 speed=3",
        ["speed=3: 「speed」という設定はありません", "speed=3: there is no setting \"speed\""],
    );
    check_error(
        Path::new("."),
        "level=31 level=1",
        ["level=31: level には 1〜30 の数を指定", "level=31: level is a number from 1 to 30"],
    );
    let folder = folder();
    fs::write(folder.path().join("w.bin"), "junk").expect("a file");
    check_error(
        folder.path(),
        "level=1 level=1,weights=none.bin",
        ["none.bin を読み込めません: そのファイルはありません", "Cannot read none.bin: there is no such file."],
    );
    check_error(
        folder.path(),
        "level=1,weights=w.bin level=1",
        ["w.bin は使えません: この種類のファイルではありません", "Cannot use w.bin: it is another kind of file."],
    );
    check_error(
        folder.path(),
        "level=1 level=1 --sprt 5 0",
        ["--sprt には Elo の差を小さい順に", "--sprt takes two differences in Elo, the lower one first"],
    );
    check_error(
        folder.path(),
        "level=1 level=1 --sprt 0 5 --beta 0.5",
        ["--alpha と --beta は", "--alpha and --beta are above 0"],
    );
    for (arguments, expected) in [
        ("level=1", ["指定が足りません: <B>", "missing: <B>"]),
        ("level=1 level=1 --sprt 5", ["値が 2 個要ります", "takes 2 values"]),
        ("level=1 level=1 --alpha 0.1", ["指定が足りません: --sprt", "missing: --sprt"]),
        ("level=1 level=1 --plies 12-8", ["8 や 8-12 のような手数(40 まで)", "such as 8 or 8-12, at most 40"]),
        ("level=1 level=1 --pairs 0", ["1〜4294967295 の整数", "a whole number from 1 to 4294967295"]),
        (
            "--pairs 5 openings --count 1",
            [
                "--pairs は match のためのもので、openings の前には",
                "--pairs is of match: it cannot stand before openings",
            ],
        ),
        ("level=1 openings --count 1", ["openings の前には置けません", "it cannot stand before openings"]),
        ("openings --count 1 --within 65", ["0〜64 の石数", "expected a number of discs from 0 to 64"]),
    ] {
        check_error(Path::new("."), arguments, expected);
    }
}

#[test]
fn lists_of_balanced_openings_are_made_sorted_and_gone_on_with() {
    let folder = folder();
    let of = |count: u32, more: &str| format!("openings --count {count} --depth 2 --within 1 {more}");
    let told = out(folder.path(), &of(12, "--out whole.txt"));
    assert_eq!(told, "12 openings in whole.txt\n");
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
    let whole = read("whole.txt");
    let lines: Vec<&str> = whole.lines().collect();
    assert_eq!((lines.len(), lines[0]), (13, "# yosumi match openings --plies 8 --seed 1 --depth 2 --within 1"));
    assert!(lines[1..].is_sorted() && lines[1..].iter().all(|line| line.len() == 16), "{whole}");
    assert_eq!(out(folder.path(), &of(12, "--concurrency 1")), whole);

    out(folder.path(), &of(5, "--out part.txt"));
    assert_eq!(read("part.txt").lines().count(), 6);
    out(folder.path(), &of(12, "--out part.txt"));
    assert_eq!(read("part.txt"), whole);
    // A shorter list is not made from a longer one.
    assert_eq!(out(folder.path(), &of(3, "--out part.txt")), "12 openings in part.txt\n");
    assert_eq!(read("part.txt"), whole);

    check_error(
        folder.path(),
        &of(12, "--seed 2 --out whole.txt"),
        ["whole.txt は別の設定のものです", "whole.txt was made with other settings"],
    );
    fs::write(folder.path().join("notes.txt"), "my notes\n").expect("a file");
    check_error(folder.path(), &of(12, "--out notes.txt"), ["別の設定", "my notes there"]);
    assert_eq!(read("notes.txt"), "my notes\n");
    fs::write(folder.path().join("whole.txt"), format!("{}\nf5d6c3\n", lines[0])).expect("a file");
    check_error(folder.path(), &of(12, "--out whole.txt"), ["内容が正しくありません", "its contents are impossible"]);
    check_error(
        folder.path(),
        "openings --count 9 --plies 2 --depth 1 --within 64",
        ["異なる序盤は 3 個", "Only 3 different openings were found, of 9 wanted."],
    );

    out(folder.path(), "depth=1 depth=1 --pairs 2 --openings part.txt");
}

#[test]
fn help_has_an_example() {
    assert!(out(Path::new("."), "--help").contains("yosumi match level=5 level=8"));
    assert!(out(Path::new("."), "openings --help").contains("--out starts.txt"));
}
