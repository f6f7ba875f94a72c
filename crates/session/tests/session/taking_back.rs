//! Taking back and playing again.

use yosumi_session::Command::{Redo, Undo};

use crate::support::{Table, record};

#[test]
fn among_two_people_one_move_is_taken_back() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3");
    assert_eq!(table.command(Undo), ["1 back", "black to play move 3"]);
    assert_eq!(table.moves(), "f5d6");
    assert_eq!(table.session.last_move().map(|square| square.to_string()).as_deref(), Some("d6"));
}

#[test]
fn against_a_computer_one_goes_back_to_the_last_decision_of_ones_own() {
    let (mut table, _) = Table::new("human", "computer:first", "");
    table.play("f5");
    assert_eq!(table.moves(), "f5f4");
    assert_eq!(table.command(Undo), ["2 back", "black to play move 1"]);
}

#[test]
fn while_the_computer_thinks_only_ones_own_move_is_taken_back() {
    let mut table = Table::slow("human", "computer:first", "");
    table.play("f5");
    assert_eq!(table.command(Undo), ["1 back", "black to play move 1"]);
}

#[test]
fn at_the_start_there_is_nothing_to_take_back() {
    let (mut table, _) = Table::new("human", "human", "");
    assert_eq!(table.command(Undo), ["refused: NothingToTakeBack"]);
}

#[test]
fn the_computers_first_move_is_not_taken_back_for_a_person_to_make_it() {
    let (mut table, _) = Table::new("computer:first", "human", "");
    assert_eq!(table.moves(), "d3");
    assert_eq!(table.command(Undo), ["refused: NothingToTakeBack"]);
    assert_eq!(table.moves(), "d3");
}

#[test]
fn after_a_persons_pass_one_goes_back_over_it_to_the_decision_before() {
    // White's c1 makes Black pass, and White moves again.
    let (mut table, _) = Table::new("human", "computer:first", "d3c3b3b2f5a3a1");
    assert!(table.moves().starts_with("d3c3b3b2f5a3a1") && table.session.game().n_played() > 7);
    table.command(Undo);
    assert_eq!(table.moves(), "d3c3b3b2f5a3");

    let (mut table, _) = Table::new("human", "human", "d3c3b3b2f5a3a1c1");
    assert_eq!(table.command(Undo), ["1 back", "white to play move 8"]);
    assert_eq!(table.command(Redo), ["1 again", "black passes", "white to play move 9"]);
}

#[test]
fn after_the_end_one_may_take_back_and_the_result_is_gone() {
    let (mut table, _) = Table::new("human", "human", "e6f4e3f6g5d6e7f5c5");
    assert!(table.session.ending().is_some());
    assert_eq!(table.command(Undo), ["1 back", "black to play move 9"]);
    assert_eq!(table.session.ending(), None);
    assert_eq!(table.session.record().result, None);
}

#[test]
fn what_was_taken_back_is_played_again() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3");
    table.command(Undo);
    table.command(Undo);
    assert_eq!(table.command(Redo), ["1 again", "black to play move 3"]);
    assert_eq!(table.command(Redo), ["1 again", "white to play move 4"]);
    assert_eq!(table.command(Redo), ["refused: NothingToPlayAgain"]);
    assert_eq!(table.moves(), "f5d6c3");
}

#[test]
fn against_a_computer_two_moves_taken_back_are_played_again_with_its_answers() {
    let (mut table, _) = Table::new("human", "computer:first", "");
    table.play("f5");
    let second = table.session.position().legal_moves().first().expect("a move").to_string();
    table.play(&second);
    let before = table.moves();
    table.command(Undo);
    table.command(Undo);
    assert_eq!(table.moves(), "");
    assert_eq!(table.command(Redo)[0], "2 again");
    assert_eq!(table.command(Redo)[0], "2 again");
    assert_eq!(table.moves(), before);
}

#[test]
fn a_move_taken_back_while_the_computer_thought_is_played_again_and_the_computer_asked_again() {
    let mut table = Table::slow("human", "computer:first", "");
    table.play("f5");
    table.command(Undo);
    assert_eq!(table.command(Redo), ["1 again", "white to play move 2", "think"]);
    table.answer();
    assert_eq!(table.moves(), "f5f4");
}

#[test]
fn another_move_takes_the_place_of_what_was_taken_back() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3");
    table.command(Undo);
    table.command(Undo);
    table.play("f6");
    assert_eq!(table.command(Redo), ["refused: NothingToPlayAgain"]);
    assert_eq!(table.moves(), "f5f6");
}

#[test]
fn the_record_has_what_stands_on_the_board_and_not_what_was_taken_back() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3");
    table.command(Undo);
    assert_eq!(table.session.record().game().to_string(), "f5d6");
}

#[test]
fn what_somebody_said_about_a_line_stays_as_a_variation_when_another_is_played() {
    let mut loaded = record("f5d6c3");
    let f5 = loaded.main_line().next().expect("a move");
    let f6 = loaded.add(f5, "f6".parse().expect("a square")).expect("a legal move");
    loaded.note_mut(f6).comment.push_str("possible");
    let (mut table, _) = Table::with_record("human", "human", loaded.clone(), true);
    table.command(Undo);
    table.command(Undo);
    assert_eq!(table.session.record(), loaded, "taking back loses nothing");
    table.play("f4");
    let kept = table.session.record();
    assert_eq!(kept.game().to_string(), "f5f4");
    let lines: Vec<String> = kept.children(f5).iter().map(|&node| kept.game_to(node).to_string()).collect();
    assert_eq!(lines, ["f5f4", "f5d6", "f5f6"]);
    assert_eq!(kept.note(f6).comment, "possible");
}

#[test]
fn where_two_computers_play_nothing_is_taken_back() {
    let (mut table, _) = Table::new("computer:first", "computer:first", "");
    assert_eq!(table.command(Undo), ["refused: NothingToTakeBack"]);
}
