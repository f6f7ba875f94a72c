//! Those who think: hints, answers that are wanted at once, answers that come too late.

use std::sync::{Arc, mpsc};
use std::thread;

use yosumi_engine::CpuPath;
use yosumi_session::{Advise, Command, Event, Hint, Players, Session, Settings, Think};

use crate::support::{Table, record};

/// A game of which the last moves are to be played.
const LATE: &str = "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8g6h6g5h5g4h4h3g7";

#[track_caller]
fn hint(session: &mut Session, answer: Command) -> Hint {
    let events = session.handle(answer);
    let [Event::Hint(hint)] = &events[..] else { panic!("no hint: {events:?}") };
    hint.clone()
}

fn ask(table: &mut Table) -> Advise {
    table.command(Command::Hint);
    table.hint.take().expect("a hint is asked for")
}

#[test]
fn a_hint_names_the_best_moves() {
    let (mut table, _) = Table::new("human", "human", LATE);
    let advise = ask(&mut table);
    assert_eq!(advise.position, table.session.position());
    let hint = hint(&mut table.session, advise.run(|_| {}));
    assert_eq!(hint.position, table.session.position());
    assert!(hint.report.is_exact && (1..=3).contains(&hint.report.moves.len()));
    let legal = table.session.position().legal_moves();
    assert!(hint.report.moves.iter().all(|found| found.mv.square().is_some_and(|square| legal.contains(square))));
    assert!(hint.report.moves.is_sorted_by(|before, after| before.value >= after.value));
    assert_eq!(table.moves(), LATE, "a hint changes nothing");
}

#[test]
fn a_hint_is_thought_about_at_the_level_of_the_computer_or_at_ten() {
    for (black, white, expected) in [
        ("human", "human", 10),
        ("human", "computer:first", 10),
        ("human", "computer:2", 10),
        ("human", "computer:11", 11),
        ("human", "computer:strongest", 20),
    ] {
        let mut table = Table::slow(black, white, "");
        assert_eq!(table.command(Command::Hint), [format!("advise at level {expected}")], "{black} {white}");
    }
}

#[test]
fn there_is_no_hint_while_a_computer_is_to_move_or_when_the_game_is_over() {
    let mut table = Table::slow("computer:1", "human", "");
    assert_eq!(table.command(Command::Hint), ["refused: ComputersTurn"]);
    table.answer();
    assert_eq!(table.command(Command::Hint), ["advise at level 10"]);
    table.command(Command::Resign);
    assert_eq!(table.command(Command::Hint), ["refused: GameOver"]);
}

#[test]
fn a_second_hint_is_not_asked_for_before_the_first_is_there() {
    let (mut table, _) = Table::new("human", "human", LATE);
    let advise = ask(&mut table);
    assert_eq!(table.command(Command::Hint), ["refused: HintUnderWay"]);
    assert_eq!(table.command(advise.run(|_| {})), ["hint"]);
    assert_eq!(table.command(Command::Hint), ["advise at level 10"]);
}

#[test]
fn a_hint_is_given_once() {
    let (mut table, _) = Table::new("human", "human", LATE);
    let answer = ask(&mut table).run(|_| {});
    assert_eq!(table.command(answer.clone()), ["hint"]);
    assert_eq!(table.command(answer), [""; 0]);
}

#[test]
fn a_hint_is_withdrawn_when_its_position_is_left() {
    let commands: [fn(&Table) -> Command; 6] = [
        |_| Command::Undo,
        |_| Command::Redo,
        |_| Command::Swap,
        |_| Command::Resign,
        |_| Command::Begin(Box::default()),
        |table| Command::Play(table.session.position().legal_moves().first().expect("a move")),
    ];
    for command in commands {
        let (mut table, _) = Table::new("human", "human", LATE);
        let before_last = table.command(Command::Undo);
        let advise = ask(&mut table);
        let command = command(&table);
        table.command(command.clone());
        assert!(advise.is_stale(), "{command:?} after {before_last:?}");
        let before = table.moves();
        assert_eq!(table.command(advise.run(|_| {})), [""; 0], "{command:?}");
        assert_eq!(table.moves(), before, "{command:?}");
    }
}

#[test]
fn what_is_refused_does_not_withdraw_a_hint() {
    let (mut table, _) = Table::new("human", "human", "");
    let advise = ask(&mut table);
    assert_eq!(table.command(Command::Undo), ["refused: NothingToTakeBack"]);
    assert_eq!(table.play("a1"), ["refused: NotPlayable"]);
    assert!(!advise.is_stale());
    assert_eq!(table.command(advise.run(|_| {})), ["hint"]);
}

#[test]
fn a_hint_is_no_move_and_a_move_no_hint() {
    let (mut table, _) = Table::new("human", "human", "");
    let advise = ask(&mut table);
    let square = table.session.position().legal_moves().first();
    assert_eq!(table.command(Command::Thought { id: advise.id, square }), [""; 0]);
    assert_eq!(table.command(advise.run(|_| {})), ["hint"]);

    let mut thinking = Table::slow("computer:1", "human", "");
    let id = thinking.asked.as_ref().expect("the computer is asked").id;
    let Command::Advice { report, .. } = advise.run(|_| {}) else { panic!("advice is given") };
    assert_eq!(thinking.command(Command::Advice { id, report }), [""; 0]);
    assert_eq!(thinking.answer().len(), 2);
}

/// Lets a player of a level that never ends think until it has found something.
fn think(think: Think) -> (thread::JoinHandle<Command>, mpsc::Receiver<u8>) {
    let (sender, found) = mpsc::channel();
    let thinking = thread::spawn(move || {
        think.run(move |report| {
            // The test does not listen for ever.
            let _ = sender.send(report.depth);
        })
    });
    (thinking, found)
}

#[test]
fn a_computer_that_is_hurried_plays_what_it_has_found() {
    let mut table = Table::slow("computer:30", "human", "");
    let asked = table.asked.take().expect("the computer is asked");
    let (thinking, found) = think(asked.clone());
    assert_eq!(found.recv(), Ok(1));
    assert_eq!(table.command(Command::AnswerNow), [""; 0]);
    assert!(!asked.is_stale(), "the answer is awaited");
    let answer = thinking.join().expect("an answer");
    assert!(matches!(answer, Command::Thought { square: Some(_), .. }), "{answer:?}");
    let words = table.command(answer);
    assert!(words[0].starts_with("black ") && words[1] == "white to play move 2", "{words:?}");
}

#[test]
fn a_hint_that_is_hurried_tells_what_was_found() {
    let mut table = Table::slow("human", "computer:30", "");
    let advise = ask(&mut table);
    let (sender, found) = mpsc::channel();
    let asked = advise.clone();
    let thinking = thread::spawn(move || {
        asked.run(move |report| {
            let _ = sender.send(report.depth);
        })
    });
    assert_eq!(found.recv(), Ok(1));
    table.command(Command::AnswerNow);
    let hint = hint(&mut table.session, thinking.join().expect("an answer"));
    assert!(hint.report.depth >= 1 && !hint.report.is_exact);
}

/// Even one who had no time to begin does not answer with the next best square.
#[test]
fn one_who_is_hurried_before_it_begins_takes_a_glance() {
    let moves = "f5d6c3d3c4f4f6f3e6e7d7c5c6g6f8c7c8b4e3f7";
    let mut hurried = Table::slow("computer:30", "human", moves);
    hurried.command(Command::AnswerNow);
    hurried.answer();
    let (glancing, _) = Table::new("computer:4", "human", moves);
    assert_eq!(hurried.moves(), glancing.moves());
}

#[test]
fn nobody_is_hurried_who_does_not_think() {
    let (mut table, _) = Table::new("human", "computer:1", "");
    assert_eq!(table.command(Command::AnswerNow), ["refused: NobodyThinks"]);
    table.command(Command::Resign);
    assert_eq!(table.command(Command::AnswerNow), ["refused: GameOver"]);
}

/// Each is left at once, however deep the computer thinks, and none of what it thinks is played.
#[test]
fn thirty_fast_undos_while_the_computer_thinks_leave_nothing_behind() {
    let mut table = Table::slow("human", "computer:30", "");
    let mut left = Vec::new();
    for _ in 0..30 {
        table.play("f5");
        let asked = table.asked.take().expect("the computer is asked");
        left.push((asked.clone(), think(asked).0));
        assert_eq!(table.command(Command::Undo), ["1 back", "black to play move 1"]);
    }
    for (asked, thinking) in left {
        assert!(asked.is_stale());
        let late = thinking.join().expect("an answer");
        assert_eq!(table.command(late), [""; 0]);
    }
    assert_eq!(table.moves(), "");
    assert!(!table.session.is_thinking() && !table.session.can_undo());
}

/// Each engine has memory of its own: another one for each game would take all there is when games are begun fast.
#[test]
fn the_engine_of_the_last_game_plays_the_next_one() {
    for (level, stays) in [("30", true), ("strong", true), ("random", false)] {
        let mut table = Table::slow(&format!("computer:{level}"), "human", "");
        let before = table.asked.take().expect("the computer is asked").player;
        table.command(Command::Begin(Box::default()));
        let after = table.asked.take().expect("the computer is asked").player;
        assert_eq!(Arc::ptr_eq(&before, &after), stays, "{level}");
    }
}

#[test]
fn a_session_that_ends_leaves_nobody_thinking() {
    let mut table = Table::slow("computer:30", "human", "");
    let (thinking, _found) = think(table.asked.take().expect("the computer is asked"));
    drop(table);
    thinking.join().expect("an answer");
}

#[test]
fn moves_can_be_taken_back_where_a_person_chose_one() {
    let (table, _) = Table::new("human", "human", "");
    assert!(!table.session.can_undo());
    for (black, white, moves, expected) in [
        ("human", "human", "f5", true),
        ("computer:first", "human", "f5", false),
        ("computer:first", "human", "f5d6", true),
        ("computer:first", "computer:first", "f5d6", false),
    ] {
        let mut table = Table::slow(black, white, moves);
        assert_eq!(table.session.can_undo(), expected, "{black} {white} {moves}");
        let words = table.command(Command::Undo);
        assert_eq!(words[0] != "refused: NothingToTakeBack", expected);
    }
    let (mut table, _) = Table::new("human", "human", "");
    table.command(Command::Resign);
    assert!(table.session.can_undo());
}

#[test]
fn the_computers_play_alike_on_every_kind_of_cpu() {
    let players =
        || Players { black: "computer:4".parse().expect("a player"), white: "human".parse().expect("a player") };
    let moves = |cpu_path| {
        let (mut session, events) =
            Session::new(players(), record("f5d6"), Settings { cpu_path, ..Settings::default() });
        let Some(Event::Think(think)) = events.into_iter().last() else { panic!("the computer is to move") };
        session.handle(think.run(|_| {}));
        session.game().to_string()
    };
    let played: Vec<String> = CpuPath::all().into_iter().map(moves).collect();
    assert!(played.iter().all(|other| *other == played[0]), "{played:?}");
}
