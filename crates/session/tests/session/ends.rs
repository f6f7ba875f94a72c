//! How games end.

use yosumi_records::{GameResult, Reason};
use yosumi_rules::{Color, Outcome};
use yosumi_session::Command::{Play, Redo, Resign, Undo};

use crate::support::{Table, record};

#[track_caller]
fn check(moves: &str, expected: &str) {
    let (before_last, last) = moves.split_at(moves.len() - 2);
    let (mut table, _) = Table::new("human", "human", before_last);
    let words = table.play(last);
    assert_eq!(words.last().map(String::as_str), Some(expected));
    assert!(!words.iter().any(|word| word.ends_with("passes")), "nobody passes after the end: {words:?}");
    assert_eq!(table.play("a1"), ["refused: GameOver"]);
    assert_eq!(table.moves(), moves);
}

#[test]
fn a_wipeout_ends_the_game() {
    check("e6f4e3f6g5d6e7f5c5", "Win(Black), 13-0, score 64-0");
}

#[test]
fn the_game_ends_where_neither_side_can_move() {
    check("d3e3f5e6f7g6e2e8h7h5g8c2b1", "Win(Black), 15-2, score 62-2");
}

#[test]
fn a_draw_may_leave_squares_empty() {
    let moves = "c4c5b6c3e6a7c6d6b7f4g4b8a6d3e2e3f2b3e7f3b4a5g2h4a3a2f5a4a8c7h3f1d1g3c8e8d2e1h2b5h5h1f8g5g1c1d7g8a1g6b2d8f6c2\
                 h8f7g7h6";
    check(moves, "Draw, 31-31, score 32-32");
}

#[test]
fn a_side_may_place_far_more_than_half_of_the_discs() {
    let moves = "f5f6f7g7h7h8e6h6g6g5h5h4g8f8d3g4h3h2g3f4d7e7d8e8d6c8b8c4b5b4b3a6b6c6b7a8a4d2b2b1c2e2f1f2f3g2h1e1e3c1d1a1c3\
                 a5c7";
    check(moves, "Win(White), 0-59, score 0-64");
}

#[test]
fn the_one_to_move_of_two_people_resigns() {
    let (mut table, _) = Table::new("human", "human", "f5");
    assert_eq!(table.command(Resign), ["white resigns", "Win(Black), 4-1, score 63-1"]);
    let result = GameResult { outcome: Outcome::Win(Color::Black), reason: Reason::Resignation };
    assert_eq!(table.session.record().result, Some(result));
    assert_eq!(table.play("f6"), ["refused: GameOver"]);
    assert_eq!(table.command(Resign), ["refused: GameOver"]);
}

#[test]
fn the_person_resigns_also_while_the_computer_thinks() {
    let mut table = Table::slow("human", "computer:first", "");
    table.play("f5");
    assert_eq!(table.command(Resign)[0], "black resigns");
}

#[test]
fn computers_do_not_resign() {
    let mut table = Table::slow("computer:first", "computer:first", "");
    assert_eq!(table.command(Resign), ["refused: NobodyToResign"]);
}

#[test]
fn a_resignation_may_be_taken_back_and_the_move_stays() {
    let (mut table, _) = Table::new("human", "human", "f5");
    table.command(Resign);
    assert_eq!(table.command(Undo), ["result taken back", "white to play move 2"]);
    assert_eq!(table.moves(), "f5");
}

#[test]
fn a_resignation_is_not_undone_by_playing_again() {
    let (mut table, _) = Table::new("human", "human", "f5d6");
    table.command(Undo);
    table.command(Resign);
    assert_eq!(table.command(Redo), ["refused: NothingToPlayAgain"]);
    assert!(table.session.ending().is_some());
}

#[test]
fn a_loaded_game_that_was_resigned_is_over() {
    let mut loaded = record("f5d6");
    loaded.result = Some(GameResult { outcome: Outcome::Win(Color::White), reason: Reason::Resignation });
    let (mut table, words) = Table::with_record("human", "human", loaded, true);
    assert_eq!(words, ["over after 2", "Win(White), 3-3, score 32-32"]);
    assert_eq!(table.command(Play("c3".parse().expect("a square"))), ["refused: GameOver"]);
}

#[test]
fn a_loaded_score_that_the_board_does_not_show_does_not_end_the_game() {
    let mut loaded = record("f5d6");
    loaded.result = Some(GameResult { outcome: Outcome::Win(Color::White), reason: Reason::Score });
    let (_, words) = Table::with_record("human", "human", loaded, true);
    assert_eq!(words, ["resumed after 2", "black to play move 3"]);
}

#[test]
fn a_finished_board_set_up_by_hand_is_over_at_once_for_any_players() {
    let full = format!("{} X", "X".repeat(64));
    let stuck = format!("{}{}{} O", "X".repeat(30), "-".repeat(33), "O");
    for position in [full, stuck] {
        let position: yosumi_rules::Position = position.parse().expect("a position");
        for players in [("human", "human"), ("computer:5", "computer:random")] {
            let record = yosumi_records::Record::new(position);
            let (table, words) = Table::with_record(players.0, players.1, record, true);
            assert_eq!(words.len(), 1, "{words:?}");
            assert!(table.session.ending().is_some());
        }
    }
}
