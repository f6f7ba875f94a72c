//! A game at a terminal, where lines are taken as soon as they are typed.

use std::io::{self, Write};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use clap::Parser;
use yosumi_engine::{Engine, Limits, Options};
use yosumi_session::{Event, Settings};
use yosumi_text::{Language, Text};

use super::Table;
use super::console::{Console, Message};
use crate::args::Arguments;
use crate::board::board_style;

/// What was said, for the game to write and for the test to read.
#[derive(Clone, Default)]
struct Screen(Arc<Mutex<Vec<u8>>>);

impl Screen {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("no panic while writing").clone()).expect("UTF-8")
    }
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic while writing").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A table in English, and what there is to tell at its beginning.
fn table(arguments: &str, console: Console, screen: Screen) -> (Table<Screen>, Vec<Event>) {
    let arguments = Arguments::parse_from(format!("yosumi {arguments}").split_whitespace()).play;
    let text = Text::new(Language::English, arguments.board.square_names());
    let style = board_style(&arguments.board, false);
    Table::set(&arguments, Settings::default(), text, style, console, screen).expect("good arguments")
}

/// A game that goes on while the test types and reads.
struct Terminal {
    keyboard: Sender<Message>,
    screen: Screen,
    game: JoinHandle<()>,
}

impl Terminal {
    /// Begins a game in which these lines have been typed already.
    fn new(arguments: &str, at_once: &[&str]) -> Self {
        let (console, keyboard) = Console::with_keyboard();
        let screen = Screen::default();
        let send = |line: &&str| keyboard.send(Message::Line(String::from(*line))).expect("somebody listens");
        at_once.iter().for_each(send);
        let (arguments, out) = (arguments.to_owned(), screen.clone());
        let game = thread::spawn(move || {
            let (mut table, events) = table(&arguments, console, out);
            table.play(events).expect("memory can be written to");
        });
        Self { keyboard, screen, game }
    }

    fn type_line(&self, line: &str) {
        self.keyboard.send(Message::Line(line.to_owned())).expect("somebody listens");
    }

    /// Waits until that was said.
    #[track_caller]
    fn wait_for(&self, said: &str) {
        // Minutes, which only a game takes that waits for ever.
        let is_said = (0..100_000).any(|_| {
            thread::sleep(Duration::from_millis(2));
            self.screen.text().contains(said) || self.game.is_finished()
        });
        let told = self.screen.text();
        assert!(is_said && told.contains(said), "{said:?} was never said: {told}");
    }

    /// Ends the input, and gives all that was said.
    fn end(self) -> String {
        // Whoever said farewell listens no more.
        let _ = self.keyboard.send(Message::End);
        self.game.join().expect("a game");
        self.screen.text()
    }
}

/// Types lines at once, waits, types the others, and gives what was said.
fn at_a_terminal(arguments: &str, at_once: &[&str], later: &[&str]) -> String {
    let terminal = Terminal::new(arguments, at_once);
    // Long enough for a computer to answer; whether it has decides nothing.
    thread::sleep(Duration::from_millis(200));
    for line in later {
        terminal.type_line(line);
    }
    terminal.end()
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
    assert!(out.contains("Computer (White) is to move. Please wait, or hurry it with \"now\".\n"), "{out}");
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

/// The same with one that would think for hours.
#[test]
fn thirty_fast_undos_do_not_wait_for_a_deep_thinker() {
    let mut lines = ["f5", "undo"].repeat(30);
    lines.extend(["f5", "new", "f5", "swap", "hint", "quit"]);
    let out = at_a_terminal("--white computer:30", &lines, &[]);
    assert_eq!(out.matches("Took back 1 move.\n").count(), 30, "{out}");
    assert!(!out.contains(" and turns "), "{out}");
}

#[test]
fn a_deep_thinker_moves_when_it_is_told_to() {
    let terminal = Terminal::new("--white computer:30", &["f5"]);
    terminal.wait_for("Computer (White) to move, move 2.\n");
    terminal.type_line("now");
    terminal.wait_for(" and turns ");
    terminal.wait_for("Move 3: ");
    terminal.type_line("now");
    let out = terminal.end();
    assert!(out.contains("No computer is thinking now. "), "{out}");
}

#[test]
fn a_hint_comes_by_itself_or_when_it_is_told_to() {
    let terminal = Terminal::new("--white human", &["hint"]);
    terminal.wait_for("Hint for Black, in discs: ");
    let out = terminal.end();
    assert_eq!(out.matches("Move 1: ").count(), 2, "before the hint and after it: {out}");

    let terminal = Terminal::new("--white computer:30", &["hint", "hint", "now"]);
    terminal.wait_for("Hint for Black, in discs: ");
    let out = terminal.end();
    assert!(out.contains("A hint is being worked out already. "), "{out}");
}

#[test]
fn a_hint_for_a_position_that_was_left_is_not_shown() {
    for left in ["f5", "swap", "resign", "new"] {
        let out = at_a_terminal("--white human", &["hint", left], &[]);
        assert!(!out.contains("Hint for "), "{left}: {out}");
    }
    let out = at_a_terminal("--white human", &["f5", "hint", "undo"], &["d3"]);
    assert!(!out.contains("Hint for "), "{out}");
    assert!(out.contains("d3 turns 1 disc.\n"), "{out}");
}

#[test]
fn a_hint_is_refused_when_it_is_nobodys_turn_to_choose() {
    let out = at_a_terminal("--white computer:30", &["f5", "hint", "resign", "hint"], &[]);
    assert!(out.contains("Computer (White) is to move. Please wait, "), "{out}");
    assert!(out.contains("The game is over. "), "{out}");
}

/// What is told of one who thinks, as time goes by.
#[track_caller]
fn check_waiting(arguments: &str, first: &str, expected: [&str; 4]) {
    let (console, _keyboard) = Console::with_keyboard();
    let screen = Screen::default();
    let (mut table, events) = table(arguments, console, screen.clone());
    table.tell(events).expect("memory can be written to");
    if !first.is_empty() {
        assert!(table.obey(first).expect("memory can be written to").is_continue());
    }
    let id = match (&table.waiting, table.session.is_thinking()) {
        (Some(waiting), true) => waiting.id(),
        other => panic!("nobody thinks: {other:?}"),
    };
    let limits = Limits::depth(4);
    let report =
        Engine::new(Options { table_mebibytes: 1, ..Options::default() }).search(table.session.position(), limits);
    let mut told = Vec::new();
    for seconds in [1, 4, 5] {
        let waiting = table.waiting.as_mut().expect("somebody thinks");
        waiting.age(seconds);
        waiting.hear(id, &report);
        let before = screen.text().len();
        table.say_thinking().expect("memory can be written to");
        told.extend(screen.text()[before..].lines().map(str::to_owned));
    }
    let positions = format!("{} positions.", super::grouped(report.n_nodes));
    let expected = expected.map(|line| line.replace("N positions.", &positions));
    assert_eq!(told, expected);
}

#[test]
fn while_somebody_thinks_their_progress_is_told_and_how_to_go_on() {
    check_waiting(
        "--white computer:30",
        "f5",
        [
            "Computer (White) is thinking.",
            "After 5 s: 4 moves ahead, N positions.",
            "\"now\" makes it move at once, \"undo\" takes your move back.",
            "After 10 s: 4 moves ahead, N positions.",
        ],
    );
    check_waiting(
        "--black computer:30 --white human",
        "",
        [
            "Computer (Black) is thinking.",
            "After 5 s: 4 moves ahead, N positions.",
            "\"now\" makes it move at once.",
            "After 10 s: 4 moves ahead, N positions.",
        ],
    );
    check_waiting(
        "--white computer:30",
        "hint",
        [
            "A hint is being worked out.",
            "After 5 s: 4 moves ahead, N positions.",
            "\"now\" gives what is known so far.",
            "After 10 s: 4 moves ahead, N positions.",
        ],
    );
}

#[test]
fn a_game_begins_with_the_level_of_the_computer() {
    let out = at_a_terminal("--white computer:最強", &[], &[]);
    let introduction = "Computer (White) plays at level 20 (Strongest). A move may take some seconds.\n";
    assert_eq!(out.matches(introduction).count(), 1, "{out}");
    let out = at_a_terminal("--white computer:STRONG", &["f5", "new"], &[]);
    assert_eq!(out.matches("Computer (White) plays at level 10 (Strong).\n").count(), 2, "{out}");
}
