//! Looking back: other places of the record, variations, what is deleted and what stays.

use yosumi_records::{GameResult, NodeId, Reason, Record, write_transcript};
use yosumi_rules::{Color, Outcome, Square};
use yosumi_session::Command::{
    AnswerNow, Comment, Delete, Hint, Pause, PlayForMe, Promote, Redo, Resign, Seat, Show, Swap, TakeUp, Undo, Unpause,
};
use yosumi_session::{About, Players, Session, Settings};

use crate::support::{Table, record};

/// Sixty moves, black passes before the last but one.
const WHOLE: &str = "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8g6h6g5h5g4h4h3g7h8f8h7a8a7b7a1b2\
                     g3g2h2h1c1b1";

/// The place of the main line after so many discs.
#[track_caller]
fn after(table: &Table, n_played: usize) -> NodeId {
    let tree = table.session.tree();
    std::iter::once(tree.root()).chain(tree.main_line()).nth(n_played).expect("so many moves")
}

fn shown(table: &Table) -> String {
    table.session.tree().game_to(table.session.shown()).to_string()
}

fn lines(record: &Record, node: NodeId) -> Vec<String> {
    record.children(node).iter().map(|&child| record.game_to(child).to_string()).collect()
}

#[test]
fn another_place_is_shown_and_the_game_stays() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3d3c4");
    let node = after(&table, 2);
    assert_eq!(table.command(Show(node)), ["shows 2 d6"]);
    assert_eq!((shown(&table).as_str(), table.moves().as_str()), ("f5d6", "f5d6c3d3c4"));
    assert!(table.session.is_looking_back());
    let root = table.session.tree().root();
    assert_eq!(table.command(Show(root)), ["shows the start"]);
    let end = after(&table, 5);
    assert_eq!(table.command(Show(end)), ["shows 5 c4"]);
    assert!(!table.session.is_looking_back());
}

/// Case 13: the record keeps both lines, and a copy of what is shown is the twenty-one moves of the new one.
#[test]
fn a_move_played_while_looking_back_opens_a_variation() {
    let (mut table, _) = Table::new("human", "human", WHOLE);
    assert!(table.session.ending().is_some());
    let place = after(&table, 20);
    table.command(Show(place));
    let tree = table.session.tree();
    let playable = tree.position(place).legal_moves();
    let other = playable.iter().find(|&square| tree.child(place, square).is_none()).expect("another move");
    let words = table.play(&other.to_string());
    assert!(words[0].starts_with("branch black ") && words.len() == 1, "{words:?}");
    assert_eq!(shown(&table), format!("{}{other}", &WHOLE[..40]));
    assert_eq!(write_transcript(&table.session.record().game()), WHOLE);
    assert_eq!(table.session.tree().children(place).len(), 2);
    assert!(table.session.ending().is_some(), "the game is over as it was");
}

#[test]
fn a_move_of_the_record_is_followed_and_not_played_twice() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3");
    let f5 = after(&table, 1);
    table.command(Show(f5));
    assert_eq!(table.play("d6"), ["shows 2 d6"]);
    assert_eq!(table.play("c3"), ["shows 3 c3"]);
    assert!(!table.session.is_looking_back());
    assert_eq!(table.session.tree().n_moves(), 3);
}

#[test]
fn a_variation_may_pass_and_end() {
    // White's c1 makes Black pass.
    let (mut table, _) = Table::new("human", "human", "d3c3b3b2f5a3a1");
    let playable = table.session.position().legal_moves();
    let other = playable.iter().find(|&square| square != Square::C1).expect("another move");
    table.play(&other.to_string());
    let place = after(&table, 7);
    table.command(Show(place));
    assert_eq!(table.play("c1"), ["branch white c1 turns 1", "black passes"]);

    let (mut table, _) = Table::new("human", "human", "e6f4e3f6g5d6e7f5c4");
    let place = after(&table, 8);
    table.command(Show(place));
    table.play("c5");
    assert_eq!(table.play("a1"), ["refused: GameOver"]);
    assert_eq!(table.session.ending(), None, "the game goes on");
}

#[test]
fn what_may_not_be_played_there_is_refused() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3");
    let f5 = after(&table, 1);
    table.command(Show(f5));
    assert_eq!(table.play("a1"), ["refused: NotPlayable"]);
    assert_eq!(shown(&table), "f5");
}

#[test]
fn a_computer_thinks_on_while_one_looks_back_and_its_move_shows_nothing() {
    let mut table = Table::slow("human", "computer:first", "");
    table.play("f5");
    let root = table.session.tree().root();
    table.command(Show(root));
    assert_eq!(table.session.thinks_about(), Some(About::Move));
    assert_eq!(table.answer(), ["white f4 turns 1", "black to play move 3"]);
    assert_eq!((shown(&table).as_str(), table.moves().as_str()), ("", "f5f4"));
}

#[test]
fn the_shown_place_follows_the_game_where_it_is_the_same() {
    let mut table = Table::slow("human", "computer:first", "");
    table.play("f5");
    table.answer();
    assert_eq!(shown(&table), "f5f4");
}

#[test]
fn what_concerns_the_game_shows_it() {
    for command in [Undo, Swap, Resign, PlayForMe, Seat(Players::default())] {
        let (mut table, _) = Table::new("human", "human", "f5d6c3");
        let f5 = after(&table, 1);
        table.command(Show(f5));
        table.command(command.clone());
        assert!(!table.session.is_looking_back(), "{command:?}");
    }
}

#[test]
fn what_is_refused_shows_nothing_else() {
    let (mut table, _) = Table::new("human", "human", "f5d6");
    let root = table.session.tree().root();
    table.command(Show(root));
    assert_eq!(table.command(Redo), ["refused: NothingToPlayAgain"]);
    assert_eq!(shown(&table), "");
}

#[test]
fn the_game_goes_on_from_the_shown_place_and_the_rest_stays() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3d3c4");
    let place = after(&table, 3);
    table.command(Show(place));
    assert_eq!(table.command(TakeUp), ["taken up after 3", "white to play move 4"]);
    assert_eq!(table.session.record().n_moves(), 5);
    table.play("f4");
    assert_eq!(lines(table.session.tree(), place), ["f5d6c3f4", "f5d6c3d3"]);
    assert_eq!(table.session.record().game().to_string(), "f5d6c3f4");
    assert_eq!(table.command(TakeUp), ["refused: NotLookingBack"]);
}

#[test]
fn what_was_taken_up_and_taken_back_again_stays() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3d3c4");
    let place = after(&table, 3);
    table.command(Show(place));
    table.command(TakeUp);
    table.command(Undo);
    table.command(Undo);
    table.play("f4");
    let f5 = after(&table, 1);
    assert_eq!(lines(table.session.tree(), f5), ["f5f4", "f5d6"]);
    assert_eq!(table.session.record().n_moves(), 6);
}

#[test]
fn a_variation_that_is_taken_up_becomes_the_main_line() {
    let (mut table, _) = Table::new("human", "computer:first", "");
    table.play("f5");
    let f5 = after(&table, 1);
    table.command(Show(f5));
    table.play("d6");
    assert_eq!(table.moves(), "f5f4");
    table.command(TakeUp);
    assert_eq!(table.moves(), "f5d6");
    assert_eq!(table.session.record().game().to_string(), "f5d6");
}

#[test]
fn a_game_that_was_resigned_goes_on_where_it_is_taken_up() {
    let mut loaded = record("f5d6c3");
    loaded.result = Some(GameResult { outcome: Outcome::Win(Color::White), reason: Reason::Resignation });
    let (mut table, _) = Table::with_record("human", "human", loaded, true);
    let place = after(&table, 2);
    table.command(Show(place));
    table.command(TakeUp);
    assert_eq!(table.session.ending(), None);
}

#[test]
fn a_line_that_is_promoted_is_the_main_one_and_the_game_stands_on_it() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3");
    let f5 = after(&table, 1);
    table.command(Show(f5));
    table.play("f6e6");
    let node = table.session.shown();
    assert_eq!(table.command(Promote(node)), ["promoted", "white to play move 4"]);
    assert_eq!(table.session.record().game().to_string(), "f5f6e6");
    assert_eq!((table.moves().as_str(), shown(&table).as_str()), ("f5f6e6", "f5f6e6"));
    assert_eq!(lines(table.session.tree(), f5), ["f5f6", "f5d6"]);
}

#[test]
fn promoting_what_leads_to_the_game_moves_nothing() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3");
    let d6 = after(&table, 2);
    assert_eq!(table.command(Promote(d6)), ["promoted"]);
    assert_eq!(table.moves(), "f5d6c3");
    assert!(!table.session.is_looking_back());
}

#[test]
fn a_variation_is_deleted_and_one_looks_at_what_was_before_it() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3");
    let f5 = after(&table, 1);
    table.command(Show(f5));
    table.play("f6e6");
    let f6 = table.session.tree().child(f5, Square::F6).expect("the variation");
    assert_eq!(table.command(Delete(f6)), ["2 deleted"]);
    assert_eq!(shown(&table), "f5");
    assert_eq!(table.session.tree().n_moves(), 3);
    assert_eq!(table.command(Show(f6)), ["refused: UnknownNode"]);
    assert_eq!(table.command(Delete(f6)), ["refused: UnknownNode"]);
    assert_eq!(table.command(Promote(f6)), ["refused: UnknownNode"]);
    assert_eq!(table.command(Comment(f6, String::from("gone"))), ["refused: UnknownNode"]);
}

#[test]
fn what_the_game_stands_on_is_not_deleted() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3");
    for n_played in 0..=3 {
        let place = after(&table, n_played);
        assert_eq!(table.command(Delete(place)), ["refused: NotDeletable"], "{n_played}");
    }
    let d6 = after(&table, 2);
    table.command(Undo);
    table.command(Undo);
    assert_eq!(table.command(Delete(d6)), ["2 deleted"], "taken back, it may go");
    assert_eq!(table.command(Redo), ["refused: NothingToPlayAgain"]);
}

#[test]
fn what_is_said_of_a_move_stays_with_it() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3");
    let d6 = after(&table, 2);
    assert_eq!(table.command(Comment(d6, String::from("solid"))), ["commented"]);
    table.command(Undo);
    table.command(Undo);
    table.play("f6");
    assert_eq!(table.session.record().note(d6).comment, "solid", "it stays as a variation");
}

#[test]
fn a_hint_is_about_what_is_shown_and_withdrawn_when_that_is_left() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3d3");
    let f5 = after(&table, 1);
    table.command(Show(f5));
    assert_eq!(table.command(Hint), ["advise at level 10"]);
    let advise = table.hint.take().expect("a hint is asked for");
    assert_eq!(advise.position, table.session.tree().position(f5));
    let root = table.session.tree().root();
    table.command(Show(root));
    assert!(advise.is_stale());
    assert_eq!(table.command(advise.run(|_| {})), [""; 0]);
}

#[test]
fn a_hint_may_be_had_in_a_game_that_is_over() {
    let (mut table, _) = Table::new("human", "human", "e6f4e3f6g5d6e7f5c5");
    assert_eq!(table.command(Hint), ["refused: GameOver"]);
    let place = after(&table, 8);
    table.command(Show(place));
    assert_eq!(table.command(Hint), ["advise at level 10"]);
    assert_eq!(table.command(AnswerNow), [""; 0]);
    let advise = table.hint.take().expect("a hint is asked for");
    assert_eq!(table.command(advise.run(|_| {})), ["hint"]);
}

#[test]
fn a_computer_that_thinks_is_not_disturbed_for_a_hint() {
    let mut table = Table::slow("human", "computer:first", "");
    table.play("f5");
    let root = table.session.tree().root();
    table.command(Show(root));
    assert_eq!(table.command(Hint), ["refused: ComputersTurn"]);
}

#[test]
fn the_computer_plays_a_move_for_a_person() {
    let mut table = Table::slow("human:Ann", "human:Ben", "f5");
    assert_eq!(table.command(PlayForMe), ["think"]);
    assert_eq!(table.session.thinks_about(), Some(About::MoveForPerson));
    assert_eq!(table.command(PlayForMe), ["refused: HintUnderWay"]);
    let words = table.answer();
    assert!(words[0].starts_with("white ") && words[1] == "black to play move 3", "{words:?}");
    assert_eq!(table.session.record().players.white.as_deref(), Some("Ben"));

    let mut table = Table::slow("computer:first", "human", "");
    assert_eq!(table.command(PlayForMe), ["refused: ComputersTurn"]);
}

#[test]
fn computers_wait_while_they_are_paused() {
    let mut table = Table::slow("human", "computer:first", "");
    table.play("f5");
    let asked = table.asked.take().expect("the computer is asked");
    assert_eq!(table.command(Pause), ["paused"]);
    assert!(asked.is_stale());
    assert_eq!(table.command(Pause), [""; 0]);
    assert_eq!(table.play("d6"), ["refused: Paused"]);
    assert_eq!(table.command(Undo), ["1 back", "black to play move 1"]);
    assert_eq!(table.play("f5"), ["black f5 turns 1", "white to play move 2"]);
    assert_eq!(table.command(Unpause), ["unpaused", "white to play move 2", "think"]);
    assert_eq!(table.command(Unpause), [""; 0]);
    table.answer();
    assert_eq!(table.moves(), "f5f4");
}

#[test]
fn a_pause_ends_with_its_game() {
    let mut table = Table::slow("computer:first", "computer:first", "");
    table.command(Pause);
    let words = table.command(yosumi_session::Command::Begin(Box::default()));
    assert_eq!(words.last().map(String::as_str), Some("think"));
}

#[test]
fn others_sit_down_in_the_midst_of_a_game() {
    let mut table = Table::slow("human:Ann", "human:Ben", "f5");
    let players =
        Players { black: "human:Cy".parse().expect("a player"), white: "computer:first".parse().expect("one") };
    assert_eq!(table.command(Seat(players)), ["seated", "white to play move 2", "think"]);
    let names = table.session.record().players.map(Option::unwrap_or_default);
    assert_eq!([names.black, names.white], ["Cy", "Yosumi first"]);
}

#[test]
fn a_session_goes_on_where_it_was_left() {
    let (mut table, _) = Table::new("human", "human", "f5d6c3d3");
    table.command(Undo);
    let f5 = after(&table, 1);
    table.command(Show(f5));
    let (tree, place) = (table.session.tree().clone(), table.session.place());
    let (mut session, _) = Session::at(Players::default(), tree, place, Settings::default());
    assert_eq!(session.place(), place);
    assert_eq!(session.game().to_string(), "f5d6c3");
    session.handle(Redo);
    assert_eq!(session.game().to_string(), "f5d6c3d3");
    session.handle(Undo);
    assert_eq!(session.record().n_moves(), 3, "what was taken back still is");
}
