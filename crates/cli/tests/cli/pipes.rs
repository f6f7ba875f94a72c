//! Input that ends, output that nobody reads, input that is no text.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use crate::support::{run, sentences};

fn program() -> Command {
    Command::new(assert_cmd::cargo::cargo_bin!("yosumi"))
}

#[test]
fn the_end_of_input_ends_the_game_quietly() {
    let out = run("--lang en", "f5\n");
    assert_eq!(sentences(&out).last(), Some(&"Move 3: "));
}

#[test]
fn an_output_that_is_closed_early_ends_the_program_quietly() {
    let mut child = program()
        .args(["--lang", "en", "--black", "computer:first", "--white", "computer:first"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut beginning = [0; 10];
    child.stdout.take().expect("a pipe").read_exact(&mut beginning).expect("the program writes");
    // Games and games, until writing fails.
    let mut input = child.stdin.take().expect("a pipe");
    for _ in 0..10_000 {
        if input.write_all(b"yes\n").is_err() {
            break;
        }
    }
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn a_million_characters_of_junk_do_no_harm() {
    let junk: String =
        (0..1_000_000_u32).map(|i| char::from(33 + (i.wrapping_mul(2_654_435_761) >> 16) as u8 % 90)).collect();
    let out = run("--lang en", &format!("{junk}\n\u{1b}[2J\u{7}\nf5\n"));
    assert!(out.contains("f5 turns 1 disc."));
    let answer =
        out.lines().find(|line| line.starts_with("\"\u{fffd}[2J")).expect("an answer without control characters");
    assert!(answer.ends_with("\"help\" lists the commands."), "{answer}");
}

#[test]
fn bytes_that_are_no_text_do_no_harm() {
    let mut child = program()
        .args(["--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(b"\xff\xfe\x00\nf5").expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).expect("UTF-8").contains("f5 turns 1 disc."));
}
