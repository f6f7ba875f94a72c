//! `yosumi train`.

use std::fs;
use std::path::Path;

use yosumi_wire::AccuracyLine;

use crate::support::{Run, run_in, yosumi};

const SELF_PLAY: &str = "selfplay --out games --seed 1 --depth 1 --solve 6 --chunk 20";

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Runs the command in English in a folder; arguments have blanks between them.
#[track_caller]
fn run(folder: &Path, arguments: &str) -> Run {
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    run_in(folder, &[&["train", "--lang", "en"], &arguments[..]].concat(), "")
}

/// The same, and it has to succeed without a word on standard error.
#[track_caller]
fn out(folder: &Path, arguments: &str) -> String {
    let run = run(folder, arguments);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments}");
    run.out
}

/// Checks that something is refused with this sentence.
#[track_caller]
fn check_error(folder: &Path, arguments: &str, expected: &str) {
    let run = run(folder, arguments);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments}");
    assert_eq!(run.err, format!("yosumi: {expected}\n"), "{arguments}");
}

#[test]
fn games_are_played_and_a_second_run_goes_on() {
    let folder = folder();
    assert_eq!(out(folder.path(), &format!("{SELF_PLAY} --games 30 --threads 2")), "30 games in games\n");
    let first = fs::read(folder.path().join("games/000000.bin")).expect("a file of games");
    assert_eq!(out(folder.path(), &format!("{SELF_PLAY} --games 50")), "50 games in games\n");
    assert_eq!(fs::read(folder.path().join("games/000000.bin")).expect("it is still there"), first);
    let other = SELF_PLAY.replace("--out games", "--out again");
    assert_eq!(out(folder.path(), &format!("{other} --games 50 --threads 3")), "50 games in again\n");
    for file in ["manifest.json", "000001.bin", "000002.bin"] {
        let read = |name: &str| fs::read(folder.path().join(name).join(file)).expect("a file");
        assert_eq!(read("games"), read("again"), "{file}");
    }
}

#[test]
fn other_settings_and_damaged_files_are_refused_in_both_languages() {
    let folder = folder();
    out(folder.path(), &format!("{SELF_PLAY} --games 20"));
    let other = SELF_PLAY.replace("--depth 1", "--depth 2");
    let told = "games holds the work of a run with another value of \"depth\". Give another folder, or the values of that run.";
    check_error(folder.path(), &format!("{other} --games 20"), told);
    let path = folder.path().join("games/000000.bin");
    let mut bytes = fs::read(&path).expect("a file of games");
    bytes[500] ^= 1;
    fs::write(&path, bytes).expect("the file is writable");
    check_error(
        folder.path(),
        "fit games --out w.bin",
        "Cannot use games/000000.bin: it is damaged, for its checksum is wrong.",
    );
    let japanese = run_in(folder.path(), &["train", "fit", "games", "--out", "w.bin", "--lang", "ja"], "");
    assert_eq!(japanese.err, "yosumi: games/000000.bin は使えません: 壊れています(チェックサムが違います)\n");
    let manifest = folder.path().join("games/manifest.json");
    let older = fs::read_to_string(&manifest).expect("a manifest").replace("\"version\": 2", "\"version\": 1");
    fs::write(&manifest, older).expect("the file is writable");
    check_error(
        folder.path(),
        "fit games --out w.bin",
        "Cannot use games/manifest.json: it is of version 1 of its format, which this version of Yosumi does not know; \
         use the version that wrote it, or make it anew in another folder.",
    );
    let japanese = run_in(folder.path(), &["train", "fit", "games", "--out", "w.bin", "--lang", "ja"], "");
    assert_eq!(
        japanese.err,
        "yosumi: games/manifest.json は使えません: 形式のバージョン 1 はこの Yosumi では読めません。\
         作ったときのバージョンを使うか、別のフォルダに作り直してください\n"
    );
    check_error(folder.path(), "fit nothing --out w.bin", "Cannot read nothing/manifest.json: there is no such file.");
    assert!(!folder.path().join("w.bin").exists());
}

#[test]
fn fits_trust_outcomes_as_far_as_they_are_told() {
    let folder = folder();
    out(folder.path(), &format!("{SELF_PLAY} --games 40"));
    let fitted = |name: &str, command: &str| {
        out(folder.path(), &format!("{command} --out {name}"));
        fs::read(folder.path().join(name)).expect("a file of weights")
    };
    for command in ["fit games --least 1 --discs 20 --iterations 2", "network games --seed 1"] {
        let kind = command.split(' ').next().unwrap_or_default();
        let all = fitted(&format!("{kind}-all.bin"), command);
        assert!(fitted(&format!("{kind}-100.bin"), &format!("{command} --trust 100")) == all, "{command}");
        assert!(fitted(&format!("{kind}-0.bin"), &format!("{command} --trust 0")) != all, "{command}");
    }
    assert_eq!(run(folder.path(), "fit games --out w.bin --trust 101").code, Some(2));
}

#[test]
fn the_first_games_need_no_weights() {
    let folder = folder();
    out(folder.path(), &format!("{SELF_PLAY} --games 20 --untrained"));
    let told = "games holds the work of a run with another value of \"weights\". Give another folder, or the values of that run.";
    check_error(folder.path(), &format!("{SELF_PLAY} --games 20"), told);
    assert_eq!(run(folder.path(), &format!("{SELF_PLAY} --games 20 --untrained --weights w.bin")).code, Some(2));
}

#[test]
fn weights_are_fitted_and_serve_the_next_games() {
    let folder = folder();
    out(folder.path(), &format!("{SELF_PLAY} --games 60"));
    out(folder.path(), "label opening --out opening --plies 3 --depth 2");
    let fit = "fit games --labels opening --discs 12 --iterations 5 --least 1 --holdout 10";
    let told = out(folder.path(), &format!("{fit} --out w.bin --threads 1"));
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].ends_with("held out"), "{told}");
    assert_eq!(lines.len(), 2 + 5 + 1 + 1, "{told}");
    assert!(lines[2].trim_start().starts_with("52–64"), "{told}");
    assert!(lines[8].starts_with("w.bin: "), "{told}");
    check_error(folder.path(), &format!("{fit} --out w.bin"), "Cannot write w.bin: there is a file of that name.");
    let told = "Cannot write no/w.bin: there is no folder no.";
    check_error(folder.path(), &format!("{fit} --out no/w.bin"), told);
    check_error(folder.path(), "probcut games --samples s --count 9 --seed 1 --out no/w.bin", told);
    assert!(!folder.path().join("s").exists());
    out(folder.path(), &format!("{fit} --out again.bin --threads 3"));
    let read = |name: &str| fs::read(folder.path().join(name)).expect("weights");
    assert_eq!(read("w.bin"), read("again.bin"));
    let next = SELF_PLAY.replace("--out games", "--out next --weights w.bin");
    out(folder.path(), &format!("{next} --games 10"));
    assert_ne!(read("next/000000.bin"), read("games/000000.bin"));
    for command in ["solve", "hint"] {
        let searched = |weights: &str| {
            let start = "---------------------------OX------XO--------------------------- X";
            let solved = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X";
            let position = if command == "solve" { solved } else { start };
            run_in(
                folder.path(),
                &[command, "--lang", "en", "--json", "--threads", "1", position, "--weights", weights],
                "",
            )
        };
        assert_eq!(searched("w.bin").code, Some(0), "{command}");
        let wrong = searched("games/manifest.json");
        assert_eq!((wrong.code, wrong.out.as_str()), (Some(2), ""), "{command}");
        assert!(wrong.err.contains("Cannot use games/manifest.json: it is another kind of file."), "{}", wrong.err);
    }
    let nonsense = next.replace("w.bin", "games/manifest.json");
    let told = "Cannot use games/manifest.json: it is another kind of file.";
    check_error(folder.path(), &format!("{nonsense} --games 10"), told);
}

#[test]
fn labels_are_made_and_a_second_run_goes_on() {
    let folder = folder();
    out(folder.path(), &format!("{SELF_PLAY} --games 20"));
    let label = "label games games --out labels --seed 1 --least 3 --empties 7 --chunk 10";
    assert_eq!(out(folder.path(), &format!("{label} --count 10")), "10 labels in labels\n");
    assert_eq!(out(folder.path(), &format!("{label} --count 25 --threads 2")), "25 labels in labels\n");
    check_error(
        folder.path(),
        "label games games --out more --count 5 --seed 1 --least 60 --empties 60",
        "The games have no position of the kind that is wanted.",
    );
}

#[test]
fn networks_are_fitted_and_written_with_the_weights() {
    let folder = folder();
    out(folder.path(), &format!("{SELF_PLAY} --games 30"));
    out(folder.path(), "fit games --discs 60 --iterations 2 --holdout 0 --out raw.bin");
    let network = "network games --weights raw.bin --seed 1 --passes 2 --holdout 10";
    let told = out(folder.path(), &format!("{network} --out w.bin --threads 2"));
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 1 + 2 + 6 + 1 + 1, "{told}");
    assert!(lines[3].trim_start().starts_with("4–13") && lines[10].starts_with("w.bin: "), "{told}");
    assert_eq!(out(folder.path(), &format!("{network} --out again.bin")).replace("again.bin", "w.bin"), told);
    let bytes = |name: &str| fs::read(folder.path().join(name)).expect("weights");
    assert!(bytes("w.bin") == bytes("again.bin") && bytes("w.bin") != bytes("raw.bin"));
    check_error(folder.path(), &format!("{network} --out w.bin"), "Cannot write w.bin: there is a file of that name.");
    let missing = "network games --weights no.bin --seed 1 --out v.bin";
    check_error(folder.path(), missing, "Cannot read no.bin: there is no such file.");
}

#[test]
fn the_constants_of_probcut_are_fitted_and_written_with_the_weights() {
    let folder = folder();
    out(folder.path(), &format!("{SELF_PLAY} --games 30"));
    let probcut = "probcut games --samples samples --count 300 --seed 1 --depth 3 --solve 8";
    let told = out(folder.path(), &format!("{probcut} --out w.bin --threads 2"));
    assert!(told.starts_with("Between searches: growth "), "{told}");
    assert_eq!(told.lines().count(), 2 + 16 + 1 + 17 + 1, "{told}");
    // Nothing is left to search, and the same comes out.
    let again = out(folder.path(), &format!("{probcut} --out again.bin"));
    assert_eq!(again.replace("again.bin", "w.bin"), told);
    let fit = "fit games --discs 60 --iterations 1 --holdout 0";
    let told = out(folder.path(), &format!("{fit} --out f.bin --probcut-from w.bin"));
    let row: Vec<&str> = told.lines().nth(2).expect("a row").split_whitespace().collect();
    assert_eq!((row[0], &row[7..]), ("4–64", &["0", "-", "-", "-"][..]), "nothing is held out: {told}");
    let constants = |name: &str| fs::read(folder.path().join(name)).expect("weights")[21..][..312].to_vec();
    assert_eq!(constants("f.bin"), constants("w.bin"));
}

#[test]
fn weights_are_judged_by_files_of_problems() {
    let testdata = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata"));
    let told = out(testdata, "test rand14.obf hard-20-first-60.obf --depths 0,2 --limit 12 --threads 2");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!((lines[0], lines[4], lines.len()), ("rand14.obf", "hard-20-first-60.obf", 8), "{told}");
    let cells: Vec<&str> = lines[6].split_whitespace().collect();
    assert_eq!((cells[0], cells[1], &cells[5..]), ("0", "12", &["-", "-"][..]), "{told}");
    assert!(lines[7].contains('%'), "{told}");

    let lines = out(testdata, "test hard-20-first-60.obf --depths 0,2 --limit 12 --json");
    let lines: Vec<AccuracyLine> = lines.lines().map(|line| line.parse().expect("a line")).collect();
    assert_eq!((lines[0].depth, lines[0].judged, lines[1].depth, lines[1].positions), (0, 0, 2, 12));
    assert_eq!((lines[1].file.as_str(), lines[1].judged), ("hard-20-first-60.obf", 12));
    assert!(lines[1].absolute > 0.0 && lines[1].best <= 12);
}

#[test]
fn each_command_tells_what_it_does_with_an_example() {
    for command in ["selfplay", "fit", "network", "probcut", "test", "label games", "label opening"] {
        let mut yosumi = yosumi();
        yosumi.arg("train").args(command.split(' ')).arg("--help");
        let help = String::from_utf8(yosumi.output().expect("the program runs").stdout).expect("UTF-8");
        assert!(help.contains(&format!("Example:\n  yosumi train {command} ")), "{help}");
        assert!(!help.contains('`'), "{help}");
    }
}
