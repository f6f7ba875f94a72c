//! Games by messages, from beginning to end.

use yosumi_rules::{Game, Square};
use yosumi_wire::page::{Answer, Ask, Failure, Refusal, Scope, Side, Sides, Start, State, Winner};

use crate::support::{Live, Tab, player, squares};

const NOBODY: &str = "human";

/// The state is what the rules say after these moves.
#[track_caller]
fn check_state(state: &State, moves: &str) {
    let game: Game = moves.parse().expect("legal moves");
    let position = game.position();
    assert_eq!(state.board, position.to_string()[..64]);
    assert_eq!(state.discs, position.n_discs().into());
    assert_eq!(state.move_number as usize, game.move_number());
    let playable: Vec<Square> = position.legal_moves().iter().collect();
    assert_eq!(state.playable.iter().map(|candidate| candidate.square).collect::<Vec<_>>(), playable);
    for candidate in &state.playable {
        assert_eq!(candidate.flips, position.board().flips(candidate.square).iter().collect::<Vec<_>>());
    }
    if game.outcome().is_none() {
        assert_eq!(state.turn, Some(position.turn().into()));
    }
}

async fn played(moves: &str) -> (Tab, Live, tempfile::TempDir) {
    let (live, folder) = Live::new().await;
    let mut tab = live.tab().await;
    for (n, square) in squares(moves).into_iter().enumerate() {
        let node = tab.state().node;
        tab.do_it(Ask::Play { node, square }).await;
        check_state(tab.state(), &moves[..2 * n + 2]);
    }
    (tab, live, folder)
}

#[tokio::test]
async fn a_new_tab_has_a_table_with_the_usual_start() {
    let (live, _folder) = Live::new().await;
    let tab = live.tab().await;
    check_state(tab.state(), "");
    assert!(tab.state().may_play && tab.state().events.is_empty());
    assert_eq!(tab.tree.nodes.len(), 1);
    let other = live.tab().await;
    assert_ne!(tab.state().table, other.state().table);
}

/// V1.
#[tokio::test]
async fn the_shortest_game_ends_and_may_be_taken_back() {
    let moves = "e6f4e3f6g5d6e7f5c5";
    let (mut tab, _live, _folder) = played(moves).await;
    let ending = tab.state().ending.expect("it is over");
    assert_eq!((ending.winner, ending.discs), (Winner::Black, Sides { black: 13, white: 0 }));
    assert_eq!(ending.score, Sides { black: 64, white: 0 });
    let result = tab.state().result.clone().expect("a sentence");
    assert_eq!(result.ja, "13 対 0(得点 64 対 0)で黒の勝ちです");
    assert_eq!(tab.state().turn, None);
    let node = tab.state().node;
    assert_eq!(tab.refused(Ask::Play { node, square: Square::A1 }).await, Refusal::GameOver);
    tab.do_it(Ask::Undo).await;
    assert_eq!((tab.state().ending, tab.state().game_ending), (None, None));
    check_state(tab.state(), &moves[..16]);
}

/// V2.
#[tokio::test]
async fn a_pass_is_told_and_the_same_side_moves_again() {
    let (tab, _live, _folder) = played("d3c3b3b2f5a3a1c1").await;
    let state = tab.state();
    assert_eq!(state.turn, Some(Side::White));
    assert!(state.last.as_ref().expect("a move").passed);
    let kinds = tab.kinds_since(tab.states.len() - 1);
    assert_eq!(kinds, ["played", "passed", "turn"]);
    let passed = state.events[1].text.clone().expect("a sentence");
    assert_eq!(passed.ja, "黒は打てるマスがないのでパスです");
    assert!(tab.tree.nodes.last().expect("a node").passed);
}

/// V3.
#[tokio::test]
async fn a_game_that_nobody_can_go_on_with_is_over() {
    let (tab, _live, _folder) = played("d3e3f5e6f7g6e2e8h7h5g8c2b1").await;
    let ending = tab.state().ending.expect("it is over");
    assert_eq!((ending.discs, ending.score), (Sides { black: 15, white: 2 }, Sides { black: 62, white: 2 }));
    assert!(tab.state().playable.is_empty());
}

/// V9.
#[tokio::test]
async fn one_side_may_pass_thirteen_times() {
    let moves = "f5f6f7g7h7h8e6h6g6g5h5h4g8f8d3g4h3h2g3f4d7e7d8e8d6c8b8c4b5b4b3a6b6c6b7a8a4d2b2b1c2e2f1f2f3g2h1e1e3c1d1a1c3\
                 a5c7";
    let (tab, _live, _folder) = played(moves).await;
    let ending = tab.state().ending.expect("it is over");
    assert_eq!((ending.winner, ending.score), (Winner::White, Sides { black: 0, white: 64 }));
    assert_eq!(tab.tree.nodes.iter().filter(|node| node.passed).count(), 13);
    assert!(tab.kinds_since(0).iter().filter(|kind| *kind == "passed").count() == 13);
}

#[tokio::test]
async fn a_square_that_is_not_playable_is_refused_with_those_that_are() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    let n_states = tab.states.len();
    let answer = tab.ask(Ask::Play { node: 0, square: Square::A1 }).await;
    let Answer::Refused { why: Refusal::NotPlayable, text } = answer else { panic!("{answer:?}") };
    assert_eq!(text.en, "That square is not playable. Playable: d3 c4 f5 e6.");
    assert_eq!(tab.states.len(), n_states, "nothing happened");
}

#[tokio::test]
async fn a_move_at_what_is_no_longer_shown_is_refused() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.play("f5").await;
    assert_eq!(tab.refused(Ask::Play { node: 0, square: Square::F5 }).await, Refusal::MovedOn);
}

#[tokio::test]
async fn the_computer_answers_and_two_computers_play_to_the_end() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.new_game("human:Ann", "computer:first", Start::Usual).await;
    tab.play("f5").await;
    tab.until(|tab| tab.state().transcript == "f5f4").await;
    assert!(tab.state().may_play && tab.state().thinking.is_none());

    tab.new_game("computer:1", "computer:random", Start::Usual).await;
    tab.until(|tab| tab.state().ending.is_some()).await;
    check_state(tab.state(), &tab.state().transcript.clone());
}

#[tokio::test]
async fn a_game_starts_from_openings_balanced_lines_positions_and_texts() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.new_game(NOBODY, NOBODY, Start::Moves { moves: String::from("c4e3f6e6f5") }).await;
    assert_eq!(tab.state().opening.clone().expect("a name").en, "Tiger");
    assert_eq!(tab.state().transcript, "c4e3f6e6f5", "as it was typed");

    tab.new_game(NOBODY, NOBODY, Start::Balanced).await;
    assert_eq!(tab.state().move_number, 9);

    let set_up = "---------------------------OX------XXX-------------------------- O";
    tab.new_game(NOBODY, NOBODY, Start::Position { position: set_up.parse().expect("a position") }).await;
    assert_eq!((tab.state().start.as_str(), tab.state().move_number), (set_up, 1));

    tab.new_game(NOBODY, NOBODY, Start::Text { text: String::from("1. F5 d6") }).await;
    assert_eq!(tab.state().transcript, "f5d6");

    let players = || Sides { black: player(NOBODY), white: player(NOBODY) };
    let before = tab.state().clone();
    let wrong = Start::Moves { moves: String::from("d3d4d5") };
    assert_eq!(tab.failed(Ask::NewGame { players: players(), start: wrong }).await, Failure::Unreadable);
    assert_eq!(*tab.state(), before);
}

/// Case 8: a board on which nothing can be played is over at once, for computers too.
#[tokio::test]
async fn a_finished_board_set_up_by_hand_is_over_at_once() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    let position = format!("{} O", "X".repeat(64)).parse().expect("a position");
    tab.new_game("computer:5", "computer:5", Start::Position { position }).await;
    assert_eq!(tab.state().ending.expect("it is over").winner, Winner::Black);
    tab.do_it(Ask::Analyse { on: true }).await;
    assert_eq!(tab.refused(Ask::Hint).await, Refusal::GameOver);
    assert_eq!(tab.refused(Ask::Review { level: None }).await, Refusal::NothingToReview);
    assert_eq!(tab.refused(Ask::PlayForMe).await, Refusal::GameOver);
    assert_eq!(tab.refused(Ask::Undo).await, Refusal::NothingToTakeBack);
}

#[tokio::test]
async fn players_have_names_and_change_places() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.new_game("human:みどり", "computer:15", Start::Usual).await;
    let state = tab.state();
    assert_eq!(state.events[0].text.clone().expect("a sentence").ja, "先手はみどり(黒)です");
    assert_eq!(state.players.white.named.as_deref(), Some("expert"));
    tab.do_it(Ask::Pause).await;
    tab.do_it(Ask::Swap).await;
    assert_eq!(tab.state().players.white.name.as_deref(), Some("みどり"));
    tab.do_it(Ask::Seat { players: Sides { black: player("human:Cy"), white: player(NOBODY) } }).await;
    assert_eq!(tab.state().players.black.name.as_deref(), Some("Cy"));
    for name in ["x".repeat(101), String::from("a\u{1b}b")] {
        let named = yosumi_wire::page::Player::Person { name: Some(name) };
        let players = Sides { black: named, white: player(NOBODY) };
        assert_eq!(tab.failed(Ask::Seat { players }).await, Failure::Invalid);
    }
}

#[tokio::test]
async fn one_resigns_and_takes_it_back() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.play("f5").await;
    tab.do_it(Ask::Resign).await;
    let ending = tab.state().ending.expect("it is over");
    assert_eq!((ending.winner, ending.reason), (Winner::Black, yosumi_wire::page::Reason::Resignation));
    assert!(!tab.state().may_play);
    tab.do_it(Ask::Undo).await;
    assert!(tab.state().may_play && tab.state().transcript == "f5");
}

#[tokio::test]
async fn the_game_is_given_as_text() {
    let (mut tab, _live, _folder) = played("f5d6c3").await;
    let write = |format: &str, scope| Ask::Write { format: format.to_owned(), scope };
    let Answer::Written { text, file } = tab.ask(write("txt", Scope::Game)).await else { panic!("a text") };
    assert_eq!(text, "f5d6c3\n");
    assert!(file.starts_with("yosumi-"), "{file}");
    tab.do_it(Ask::Show { node: 1 }).await;
    let Answer::Written { text, .. } = tab.ask(write("txt", Scope::Shown)).await else { panic!("a text") };
    assert_eq!(text, "f5\n");
    let Answer::Written { text, .. } = tab.ask(write("json", Scope::Game)).await else { panic!("a text") };
    assert_eq!(yosumi_records::read_text(&text).expect("a record").game().to_string(), "f5d6c3");
    assert_eq!(tab.failed(write("doc", Scope::Game)).await, Failure::NotFound);
}

#[tokio::test]
async fn two_tabs_at_one_table_see_the_same() {
    let (live, _folder) = Live::new().await;
    let mut first = live.tab().await;
    let mut second = live.tab_at(Some(&first.state().table.clone())).await;
    first.play("f5").await;
    second.until(|tab| tab.state().transcript == "f5").await;
    second.play("d6").await;
    first.until(|tab| tab.state().transcript == "f5d6").await;
    assert_eq!(first.state(), second.state());
    assert_eq!(first.tree, second.tree);
}
