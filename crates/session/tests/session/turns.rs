//! Beginning, playing, passing, changing places.

use yosumi_records::Record;
use yosumi_rules::{Position, Square};
use yosumi_session::{Command, Event, PlayerSpec};

use crate::support::{Table, record};

#[test]
fn two_people_take_turns() {
    let (mut table, begin) = Table::new("human", "human", "");
    assert_eq!(begin, ["black begins", "black to play move 1"]);
    assert_eq!(
        table.play("f5d6"),
        ["black f5 turns 1", "white to play move 2", "white d6 turns 1", "black to play move 3",]
    );
}

#[test]
fn the_computer_answers_a_persons_move() {
    let (mut table, _) = Table::new("human", "computer:first", "");
    assert_eq!(
        table.play("f5"),
        ["black f5 turns 1", "white to play move 2", "think", "white f4 turns 1", "black to play move 3",]
    );
}

#[test]
fn two_computers_play_a_game_to_its_end() {
    for (black, white) in [("computer:first", "computer:random"), ("computer:1", "computer:2")] {
        let (table, _) = Table::new(black, white, "");
        assert!(table.session.ending().is_some(), "{black} against {white}");
    }
}

#[test]
fn the_same_seed_gives_the_same_random_game() {
    let game = || Table::new("computer:random", "computer:random", "").0.moves();
    assert_eq!(game(), game());
}

#[test]
fn a_forced_pass_is_told_and_the_same_side_moves_again() {
    let (mut table, _) = Table::new("human", "human", "d3c3b3b2f5a3a1");
    assert_eq!(table.play("c1"), ["white c1 turns 1", "black passes", "white to play move 9"]);
}

#[test]
fn a_computer_that_has_to_pass_freezes_nothing() {
    // Black has to pass after these moves.
    let moves = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8";
    let (mut table, _) = Table::new("computer:first", "human", moves);
    let words = table.play("f8");
    assert_eq!(words[1..], ["black passes", "white to play move 17"]);

    // The same with the computer as White: it moves again.
    let (mut table, _) = Table::new("human", "human", moves);
    table.play("f8");
    let (_, words) = Table::with_record("human", "computer:first", table.session.record(), true);
    assert_eq!(words[..4], ["resumed after 16", "black passes", "white to play move 17", "think"]);
    assert!(words[4].starts_with("white "), "{words:?}");
}

#[test]
fn a_pass_due_at_the_start_is_made_and_told() {
    let stuck: Position =
        "XO-------------------------------------------------------------- O".parse().expect("a position");
    let (_, words) = Table::with_record("human", "human", Record::new(stuck), true);
    assert_eq!(words, ["white passes", "black begins", "black to play move 1"]);
}

#[test]
fn an_unplayable_square_changes_nothing_and_the_playable_ones_are_known() {
    let (mut table, _) = Table::new("human", "human", "");
    let events = table.session.handle(Command::Play(Square::A1));
    let [Event::Refused(yosumi_session::Refusal::NotPlayable(error))] = events[..] else { panic!("{events:?}") };
    assert_eq!(error.position.legal_moves(), Position::START.legal_moves());
    assert_eq!(table.moves(), "");
}

#[test]
fn a_person_cannot_play_for_the_computer() {
    let mut table = Table::slow("computer:first", "human", "");
    assert_eq!(table.play("f5"), ["refused: ComputersTurn"]);
    table.answer();
    assert_eq!(table.moves(), "d3");
}

#[test]
fn swapped_players_go_on_at_the_same_board() {
    let (mut table, _) = Table::new("human:Ann", "computer:first", "f5d6");
    let words = table.command(Command::Swap);
    assert_eq!(words[..3], ["swapped", "black to play move 3", "think"]);
    assert_eq!(names(&table), ["Yosumi first", "Ann"]);
}

#[test]
fn players_who_swap_after_the_end_did_not_play_it_the_other_way_round() {
    let (mut table, _) = Table::new("human:Ann", "human:Ben", "");
    table.play("f5");
    table.command(Command::Resign);
    let record = table.session.record();
    assert_eq!(table.command(Command::Swap), ["swapped"]);
    assert_eq!(table.session.record(), record);
    table.command(Command::Begin(Box::default()));
    assert_eq!(names(&table), ["Ben", "Ann"]);
}

#[test]
fn another_game_begins_with_the_same_players() {
    let (mut table, _) = Table::new("human:Ann", "human:Ben", "f5d6");
    assert_eq!(table.command(Command::Begin(Box::default())), ["black begins", "black to play move 1"]);
    assert_eq!(table.session.record().players.map(Option::unwrap_or_default).black, "Ann");
}

#[test]
fn a_loaded_game_goes_on_at_its_end_with_the_names_it_has() {
    let mut loaded = record("f5d6c3");
    loaded.players.black = Some(String::from("みどり"));
    loaded.players.white = Some(String::from("Yosumi 3"));
    let (mut table, _) = Table::new("human", "human:Ben", "");
    assert_eq!(table.command(Command::Begin(Box::new(loaded))), ["resumed after 3", "white to play move 4"]);
    let named = |name: &str| PlayerSpec::Person { name: Some(String::from(name)) };
    assert_eq!(*table.session.specs().black, named("みどり"));
    assert_eq!(*table.session.specs().white, named("Ben"));
}

#[test]
fn a_name_from_one_record_is_not_given_to_another() {
    let named = |name: &str| {
        let mut record = record("f5");
        record.players.black = Some(String::from(name));
        record
    };
    let (mut table, _) = Table::with_record("human", "human", named("Ann"), true);
    table.command(Command::Begin(Box::new(named("Ben"))));
    assert_eq!(names(&table)[0], "Ben");
    table.command(Command::Begin(Box::default()));
    assert_eq!(names(&table)[0], "");
}

#[test]
fn the_names_in_a_loaded_record_stay_until_somebody_plays_on() {
    let mut loaded = record("f5");
    loaded.players.black = Some(String::from("Ann"));
    loaded.players.white = Some(String::from("Ben"));
    let mut table = Table::slow("human:Cy", "computer:first", "");
    table.command(Command::Begin(Box::new(loaded)));
    assert_eq!(names(&table), ["Ann", "Ben"]);
    table.answer();
    assert_eq!(names(&table), ["Cy", "Yosumi first"]);
}

#[test]
fn a_name_that_would_break_its_line_is_not_taken() {
    let mut loaded = record("f5");
    loaded.players.black = Some(String::from("Ann\n\u{1b}[2J"));
    let (table, _) = Table::with_record("human", "human", loaded.clone(), true);
    assert_eq!(*table.session.specs().black, PlayerSpec::default());
    assert_eq!(table.session.record(), loaded);
}

fn names(table: &Table) -> [String; 2] {
    let names = table.session.record().players.map(Option::unwrap_or_default);
    [names.black, names.white]
}

#[test]
fn a_person_does_not_take_the_name_of_a_computer() {
    let mut loaded = record("f5");
    loaded.players.white = Some(String::from("Yosumi 3"));
    let (table, _) = Table::with_record("human", "human", loaded, true);
    assert_eq!(*table.session.specs().white, PlayerSpec::default());
}

#[test]
fn a_question_is_withdrawn_when_its_position_is_left_and_its_answer_dropped() {
    for command in [Command::Undo, Command::Swap, Command::Resign, Command::Begin(Box::default())] {
        let mut table = Table::slow("human", "computer:first", "");
        table.play("f5");
        let think = table.asked.take().expect("the computer is asked");
        assert!(!think.is_stale());
        table.command(command.clone());
        assert!(think.is_stale(), "{command:?}");
        let before = table.moves();
        assert_eq!(table.command(think.run(|_| {})), [""; 0], "{command:?}");
        assert_eq!(table.moves(), before, "{command:?}");
    }
}
