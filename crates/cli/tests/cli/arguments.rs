//! Arguments, languages, colors, exit codes.

use crate::support::{run, run_in, sentences, yosumi};

fn run_with(arguments: &[&str], input: &str) -> crate::support::Run {
    run_in(std::path::Path::new("."), arguments, input)
}

const AFTER_F5D6: &str = "---------------------------OX------OXX-----O-------------------- X";

#[test]
fn a_board_that_begins_with_hyphens_stands_before_and_after_options() {
    for arguments in [["--position", AFTER_F5D6, "--lang", "en"], ["--lang", "en", "--position", AFTER_F5D6]] {
        for command in [&[][..], &["play"]] {
            let run = run_with(&[command, &arguments].concat(), "moves\n");
            assert_eq!(run.code, Some(0), "{}", run.err);
            assert!(run.out.contains("Playable: c3 c4 c5 c6 c7."), "{}", run.out);
        }
    }
    for arguments in [["perft", "1", "--position", AFTER_F5D6], ["perft", "--position", AFTER_F5D6, "1"]] {
        let run = run_with(&arguments, "");
        assert!(run.out.starts_with("depth 1: 5 leaves"), "{arguments:?}: {} {}", run.out, run.err);
    }
    // Equally with the sign between, and where even the second character is a hyphen that an option could have.
    let joined = format!("--position={AFTER_F5D6}");
    assert!(run_with(&["perft", &joined, "1"], "").out.starts_with("depth 1: 5 leaves"));
}

#[test]
fn play_is_what_the_program_does_by_itself() {
    let input = "f5\nquit\n";
    assert_eq!(run("--lang en --white computer:first", input), run("play --lang en --white computer:first", input));
    assert_eq!(run("--lang en", ""), run("play --lang en", ""));
}

#[test]
fn the_language_is_that_of_the_locale_unless_another_is_asked_for() {
    for (locale, arguments, expected) in [
        ("ja_JP.UTF-8", &[][..], "先手はあなた(黒)です"),
        ("en_US.UTF-8", &[], "You (Black) move first."),
        ("de_DE.UTF-8", &[], "You (Black) move first."),
        ("C", &[], "You (Black) move first."),
        ("ja_JP.UTF-8", &["--lang", "en"], "You (Black) move first."),
        ("en_US.UTF-8", &["--lang", "ja"], "先手はあなた(黒)です"),
    ] {
        let output = yosumi().env("LANG", locale).args(arguments).write_stdin("").output().expect("the program runs");
        let out = String::from_utf8(output.stdout).expect("UTF-8");
        assert_eq!(out.lines().next(), Some(expected), "{locale} {arguments:?}");
    }
}

#[test]
fn there_is_color_only_where_it_is_wanted() {
    let is_colored = |variable: Option<&str>, arguments: &[&str]| {
        let mut command = yosumi();
        if let Some(name) = variable {
            command.env(name, "1");
        }
        let output = command.args(arguments).write_stdin("").output().expect("the program runs");
        output.stdout.contains(&0x1b)
    };
    assert!(!is_colored(None, &[]), "in a pipe");
    assert!(is_colored(None, &["--color", "always"]));
    assert!(!is_colored(None, &["--color", "never"]));
    assert!(!is_colored(None, &["--color", "always", "--plain"]));
    assert!(!is_colored(Some("NO_COLOR"), &[]));
}

#[test]
fn discs_are_right_on_dark_and_light_backgrounds() {
    let black = |background: &str| {
        let out = run(&format!("--lang en --background {background}"), "");
        out.lines()
            .find(|line| line.starts_with(' ') && line.contains("(Black)"))
            .and_then(|line| line.trim().chars().next())
    };
    assert_eq!(black("light"), Some('●'));
    assert_eq!(black("dark"), Some('○'));
    assert_eq!(black("auto"), Some('●'), "in a pipe, as in print");
    let ascii = run("--lang en --style ascii --background dark", "");
    assert!(ascii.contains(" X  You (Black)"), "{ascii}");
}

#[test]
fn a_painted_disc_says_its_color_by_its_shape_too() {
    let out = run("--lang en --color always --background dark", "");
    assert!(out.contains('●') && out.contains('○'), "{out}");
}

#[test]
fn lines_are_as_wide_as_the_terminal_shows_discs() {
    let heads = |arguments: &str| {
        let out = run(&format!("--lang ja {arguments}"), "");
        out.lines().find(|line| line.trim_start().starts_with("a ")).map(str::to_owned)
    };
    assert_eq!(heads("").as_deref(), Some("    a  b  c  d  e  f  g  h"));
    assert_eq!(heads("--wide-discs").as_deref(), Some("    a   b   c   d   e   f   g   h"));
    assert_eq!(heads("--wide-discs --style ascii").as_deref(), Some("    a  b  c  d  e  f  g  h"));
}

#[test]
fn wrong_arguments_are_told_and_end_with_two() {
    for (arguments, expected) in [
        (&["--black", "robot"][..], "expected human, human:NAME, computer or computer:LEVEL"),
        (&["--black", "human:"], "expected a name after the colon"),
        (
            &["--white", "computer:99"],
            "expected a level from 1 to 30, beginner, easy, medium, strong, expert, strongest, first, random",
        ),
        (&["--lang", "fr"], "\"fr\" is not a value for --lang <ja|en>: expected ja or en"),
        (&["perft", "deep"], "\"deep\" is not a value for <DEPTH>: expected a whole number from 0 to 60"),
        (&["perft", "61"], "expected a whole number from 0 to 60"),
        (&["--plain", "perft", "1"], "--plain is of play: it cannot stand before perft"),
        (
            &["--lang", "en", "--position", "---"],
            "--position: line 1, column 4: the board has 3 squares where 64 are due",
        ),
        (&["--lang", "ja", "--position", "?"], "1行目の1文字目: a1 の「?」は盤面の記号ではありません"),
        (&["--lang", "en", "perft", "1", "--position", "x"], "the board has 1 square where 64 are due"),
    ] {
        let run = run_with(arguments, "");
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert_eq!(run.out, "", "{arguments:?}");
        assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn what_is_wrong_with_arguments_is_told_in_both_languages() {
    for (arguments, english, japanese) in [
        ("--nonsense", "unexpected argument --nonsense", "--nonsense という指定はありません"),
        (
            "solve --jsn",
            "unexpected argument --jsn\nDid you mean --json?",
            "--jsn という指定はありません\nもしかして: --json",
        ),
        (
            "prft 3",
            "there is no command prft\nDid you mean perft?",
            "prft というコマンドはありません\nもしかして: perft",
        ),
        ("perft", "missing: <DEPTH>", "指定が足りません: <深さ>"),
        (
            "--style asci",
            "\"asci\" is not a value for --style <STYLE>: expected unicode, ascii\nDid you mean ascii?",
            "--style <記号> に「asci」は使えません。使えるのは unicode、ascii です\nもしかして: ascii",
        ),
        ("--load", "the value of --load <FILE> is missing", "--load <ファイル> の値がありません"),
        ("--seed 1 --seed 2", "--seed <NUMBER> stands there twice", "--seed <数> は一度しか指定できません"),
        (
            "hint --depth 3 --time 2",
            "--depth <N> does not go with --time <SECONDS>",
            "--depth <N> は --time <秒> と一緒には指定できません",
        ),
        ("perft --divide=3 1", "--divide takes no value \"3\"", "--divide に値「3」は付けられません"),
        ("match a b --sprt 3", "--sprt <ELO0> <ELO1> takes 2 values", "--sprt <ELO0> <ELO1> には値が 2 個要ります"),
        (
            "archive",
            "a command is missing: expected add, list, show, export, tag, remove, restore, help",
            "コマンドを指定してください。使えるもの: add、list、show、export、tag、remove、restore、help",
        ),
        (
            "--plain perft 1",
            "--plain is of play: it cannot stand before perft",
            "--plain は play のためのもので、perft の前には置けません",
        ),
    ] {
        for (language, expected, usage) in
            [("en", english, "\n\nUsage: yosumi "), ("ja", japanese, "\n\n使い方: yosumi ")]
        {
            let arguments: Vec<&str> = arguments.split(' ').chain(["--lang", language]).collect();
            // The last one takes what follows for its value.
            let arguments = if arguments[0] == "--load" { vec!["--lang", language, "--load"] } else { arguments };
            let run = run_with(&arguments, "");
            assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
            assert!(run.err.starts_with(&format!("yosumi: {expected}\n")), "{arguments:?}: {}", run.err);
            let has_usage = run.err.contains(usage) && run.err.trim_end().ends_with("--help");
            // Where a value is wrong, all the rest is right.
            assert!(has_usage || expected.contains("asci") || expected.contains("load"), "{arguments:?}: {}", run.err);
            assert!(language == "en" || !run.err.contains("error"), "{arguments:?}: {}", run.err);
        }
    }
}

#[test]
fn wrong_arguments_are_told_in_the_language_of_the_locale() {
    let output = yosumi().env("LANG", "ja_JP.UTF-8").arg("--nonsense").output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains("という指定はありません"));
    let output = yosumi().env("LANG", "ja_JP.UTF-8").arg("-h").output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stdout).contains("使い方: yosumi"));
}

#[test]
fn a_command_that_needs_another_shows_its_help_where_there_is_none() {
    let run = run_with(&["archive"], "");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.starts_with("Keep games"), "{}", run.err);
}

#[test]
fn help_speaks_both_languages() {
    for language in ["en", "ja"] {
        for command in ["", "show"] {
            let arguments: Vec<&str> = command.split_terminator(' ').chain(["--lang", language, "--help"]).collect();
            let run = run_with(&arguments, "");
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?}");
            insta::assert_snapshot!(format!("help_{command}_{language}").replace("__", "_"), run.out);
            // However it is asked for.
            let short: Vec<&str> = command.split_terminator(' ').chain(["-h", "--lang", language]).collect();
            assert_eq!(run_with(&short, "").out, run.out);
            let by_command: Vec<&str> =
                ["--lang", language, "help"].into_iter().chain(command.split_terminator(' ')).collect();
            assert_eq!(run_with(&by_command, "").out, run.out);
        }
    }
}

#[test]
fn help_and_version_go_to_standard_output() {
    let run = run_with(&["--help"], "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("yosumi --black human:Ann --white human:Ben"), "{}", run.out);
    assert!(run_with(&["--version"], "").out.starts_with("yosumi "));
}

/// The examples of the help that ask for a hint, without the name of the program.
fn hint_examples(help: &str) -> Vec<Vec<String>> {
    let lines = help.lines().filter_map(|line| line.trim().strip_prefix("yosumi hint "));
    let words = |line: &str| {
        let mut parts = line.split('"');
        let mut words: Vec<String> = parts.next().unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        words.extend(parts.next().map(str::to_owned));
        words
    };
    lines.map(words).filter(|words| words.iter().any(|word| word.len() > 64)).collect()
}

#[test]
fn help_has_an_example_that_gives_a_move() {
    for arguments in [&["--help"][..], &["hint", "--help"], &["--lang", "ja", "--help"]] {
        let examples = hint_examples(&run_with(arguments, "").out);
        let [example] = &examples[..] else { panic!("one example in {arguments:?}: {examples:?}") };
        let example: Vec<&str> =
            ["hint", "--lang", "en"].into_iter().chain(example.iter().map(String::as_str)).collect();
        let run = run_with(&example, "");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{example:?}");
        let best = run.out.lines().nth(2).and_then(|line| line.split_whitespace().next());
        assert!(best.is_some_and(|best| ["d3", "c4", "f5", "e6"].contains(&best)), "{}", run.out);
    }
}

#[test]
fn the_levels_are_listed_with_their_names() {
    let run = run_with(&["play", "--help"], "");
    assert!(run.out.contains("20  Strongest, 最強   a move may take some seconds"), "{}", run.out);
    for name in ["strongest", "Strongest", "最強", "20"] {
        let out = run_with(&["--lang", "ja", "--white", &format!("computer:{name}")], "").out;
        assert!(out.contains("コンピュータ(白)の強さはレベル20(最強)です"), "{name}: {out}");
    }
}

#[test]
fn a_board_set_up_by_hand_may_be_over_or_begin_with_a_pass() {
    let full = format!("{} O", "X".repeat(64));
    let run = run_with(&["--lang", "en", "--position", &full, "--white", "computer:5"], "f5\nmoves\nno\n");
    assert_eq!(run.code, Some(0));
    assert!(run.out.contains("You (Black) win 64–0."), "{}", run.out);
    assert!(run.out.contains("The game is over."), "{}", run.out);

    let stuck = format!("XO{} O", "-".repeat(62));
    let run = run_with(&["--lang", "en", "--position", &stuck, "--white", "human:Ben"], "c1\nno\n");
    let moves = format!("The moves of this game: {stuck} c1");
    assert_eq!(
        sentences(&run.out),
        [
            "Ben (White) has no move and passes.",
            "Black moves first.",
            "Black to move, move 1.",
            "Move 1: c1",
            "c1 turns 1 disc.",
            "Black wins 3–0 (score 64–0).",
            "Another game? (yes/no): no",
            &moves,
        ]
    );
}
