//! A game at a terminal, where lines are taken as soon as they are typed.

use std::thread;
use std::time::Duration;

use clap::Parser;
use yosumi_text::{Language, Text};

use super::console::{Console, Message};
use super::{Table, board_style};
use crate::args::Arguments;

/// Types lines at once, waits, types the others, and gives what was said.
fn at_a_terminal(arguments: &str, at_once: &[&str], later: &[&str]) -> String {
    let arguments = Arguments::parse_from(format!("yosumi {arguments}").split_whitespace()).play;
    let (console, keyboard) = Console::with_keyboard();
    let send = |line: &&str| keyboard.send(Message::Line(String::from(*line))).expect("somebody listens");
    at_once.iter().for_each(send);
    let game = thread::spawn(move || {
        let mut out = Vec::new();
        let text = Text::new(Language::English, arguments.square_names());
        let style = board_style(&arguments, false);
        let (mut table, events) = Table::set(&arguments, text, style, console, &mut out).expect("good arguments");
        table.play(events).expect("memory can be written to");
        String::from_utf8(out).expect("UTF-8")
    });
    // Long enough for a computer to answer; whether it has decides nothing.
    thread::sleep(Duration::from_millis(200));
    later.iter().for_each(send);
    let _ = keyboard.send(Message::End);
    game.join().expect("a game")
}

#[test]
fn what_is_typed_while_the_computer_thinks_is_done_at_once_and_asked_for_once() {
    let out = at_a_terminal("--white computer:5", &["f5", "undo"], &["d3"]);
    assert_eq!(out.matches("Move 1: ").count(), 2, "{out}");
    assert!(out.contains("Took back 1 move.\n"), "{out}");
    assert!(out.contains("d3 turns 1 disc.\n"), "{out}");
    assert!(!out.contains("Computer (White) plays d6"), "an answer to a move that was taken back: {out}");
}

#[test]
fn resigning_while_the_computer_thinks_ends_the_game_once() {
    let out = at_a_terminal("--white computer:5", &["f5", "resign"], &["no"]);
    assert_eq!(out.matches("Another game? (yes/no): ").count(), 1, "{out}");
    assert!(out.contains("Computer (White) wins by resignation.\n"), "{out}");
}

#[test]
fn a_square_typed_while_the_computer_thinks_is_refused() {
    let out = at_a_terminal("--white computer:5", &["f5", "f4"], &[]);
    assert!(out.contains("Computer (White) is to move. Please wait for its move.\n"), "{out}");
}

#[test]
fn the_moves_are_shown_when_the_input_ends_and_the_program_greets() {
    let out = at_a_terminal("--white human", &["f5", "d6"], &[]);
    assert!(out.starts_with("Yosumi "), "{out}");
    assert!(out.ends_with("\nThe moves of this game: f5d6\n"), "{out}");
}

#[test]
fn thirty_fast_undos_and_more_are_all_answered() {
    let mut lines = vec!["f5"];
    lines.extend(["undo"; 30]);
    lines.extend(["f5", "new", "f5", "swap", "undo", "new", "f5", "quit"]);
    let out = at_a_terminal("--white computer:5", &lines, &[]);
    assert!(out.contains("There is no move to take back."), "{out}");
}
