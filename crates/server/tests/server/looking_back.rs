//! Looking back: places, variations, comments, the library.

use yosumi_rules::Square;
use yosumi_wire::page::{Answer, Ask, Facts, Failure, Refusal, Source, State, Winner};

use crate::support::{Live, Tab};

const V8: &str = "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8g6h6g5h5g4h4h3g7h8f8h7a8a7b7a1b2\
                  g3g2h2h1c1b1";

fn open(text: &str) -> Ask {
    Ask::Open { source: Source::Text { text: text.to_owned() } }
}

/// The node of the main line with this number.
fn node(tab: &Tab, number: u32) -> u32 {
    tab.tree.nodes.iter().find(|node| node.main && node.number == number).expect("a node").node
}

fn shown_line(state: &State) -> &str {
    &state.transcript
}

/// Case 13.
#[tokio::test]
async fn another_move_while_looking_back_opens_a_branch() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.do_it(open(V8)).await;
    assert_eq!(tab.state().ending.expect("it is over").winner, Winner::Nobody);
    let place = node(&tab, 20);
    tab.do_it(Ask::Show { node: place }).await;
    let state = tab.state();
    assert!(state.may_play && state.ending.is_none() && state.game_ending.is_some());
    let other = state.playable.iter().find(|candidate| candidate.node.is_none()).expect("another move").square;
    tab.play(&other.to_string()).await;
    assert_eq!(shown_line(tab.state()), format!("{}{other}", &V8[..40]));
    let after: Vec<_> = tab.tree.nodes.iter().filter(|node| node.parent == Some(place)).collect();
    assert_eq!((after.len(), after[0].main, after[1].main), (2, true, false));
    assert_eq!(tab.tree.nodes.len(), 62);
    assert_eq!(tab.kinds_since(tab.states.len() - 1), ["branched"]);
}

#[tokio::test]
async fn branches_are_promoted_deleted_and_spoken_of() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.do_it(open("f5d6c3")).await;
    tab.do_it(Ask::Show { node: 1 }).await;
    tab.play("f6e6").await;
    let branch = tab.state().node;
    tab.do_it(Ask::Comment { node: branch, text: String::from("<b>odd</b>\n") }).await;
    let said = tab.tree.nodes.iter().find(|node| node.node == branch).expect("the branch");
    assert_eq!(said.comment, "<b>odd</b>");
    tab.do_it(Ask::Promote { node: branch }).await;
    assert_eq!((tab.state().game_node, tab.state().transcript.as_str()), (branch, "f5f6e6"));
    let former = tab.tree.nodes.iter().find(|node| node.square == Some(Square::D6)).expect("the former line").node;
    tab.do_it(Ask::Delete { node: former }).await;
    assert_eq!(tab.tree.nodes.len(), 4);
    assert_eq!(tab.refused(Ask::Show { node: former }).await, Refusal::UnknownNode);
    assert_eq!(tab.refused(Ask::Delete { node: 0 }).await, Refusal::NotDeletable);
    let long = "x".repeat(4001);
    assert_eq!(tab.failed(Ask::Comment { node: branch, text: long }).await, Failure::Invalid);
}

#[tokio::test]
async fn the_game_goes_on_from_where_one_looks() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.do_it(open("f5d6c3d3c4")).await;
    tab.do_it(Ask::Show { node: 3 }).await;
    assert!(tab.state().can.take_up && !tab.state().can.undo);
    tab.do_it(Ask::TakeUp).await;
    assert_eq!(tab.state().game_node, 3);
    tab.play("f4").await;
    assert_eq!((tab.state().game_node, tab.state().node, tab.tree.nodes.len()), (6, 6, 7));
    assert_eq!(tab.refused(Ask::TakeUp).await, Refusal::NotLookingBack);
}

#[tokio::test]
async fn a_game_that_is_taken_up_at_its_start_can_be_reviewed() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    assert!(!tab.state().can.review);
    tab.do_it(open("f5d6c3")).await;
    tab.do_it(Ask::Show { node: 0 }).await;
    tab.do_it(Ask::TakeUp).await;
    assert!(tab.state().game_node == 0 && tab.state().can.review);
    tab.do_it(Ask::Review { level: Some(1) }).await;
    // Moves that were taken back are none of the game.
    tab.new_game("human", "human", yosumi_wire::page::Start::Usual).await;
    tab.play("f5").await;
    tab.do_it(Ask::Undo).await;
    assert!(!tab.state().can.review);
    assert_eq!(tab.refused(Ask::Review { level: Some(1) }).await, Refusal::NothingToReview);
}

#[tokio::test]
async fn candidates_have_the_names_of_openings_however_the_board_is_turned() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    for (moves, last) in [("f5d6c3d3", "c4"), ("c4e3f6e6", "f5"), ("d3c5f6f5", "e6")] {
        tab.do_it(open(moves)).await;
        let candidate = tab.state().playable.iter().find(|candidate| candidate.square.to_string() == last);
        let name = candidate.expect("playable").opening.clone().expect("a name");
        assert_eq!((name.ja.as_str(), name.en.as_str()), ("虎定石", "Tiger"), "{moves}");
    }
}

#[tokio::test]
async fn what_is_known_of_a_game_is_changed() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    let facts = Facts { event: Some(String::from("Club evening")), date: Some(String::from("2026-11")) };
    tab.do_it(Ask::Describe { facts: facts.clone() }).await;
    assert_eq!(tab.state().facts, facts);
    let wrong = Facts { event: None, date: Some(String::from("29.11.2026")) };
    assert_eq!(tab.failed(Ask::Describe { facts: wrong }).await, Failure::Invalid);
}

#[tokio::test]
async fn a_game_is_saved_opened_again_and_saved_in_its_place() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.play("f5d6").await;
    let save = |anew| Ask::Save { tags: Some(vec![String::from("club")]), anew };
    let Answer::Saved { game } = tab.ask(save(false)).await else { panic!("it is saved") };
    assert!(!tab.state().saved.as_ref().expect("saved").changed);
    tab.play("c3").await;
    assert!(tab.state().saved.as_ref().expect("saved").changed);
    assert_eq!(tab.ask(save(false)).await, Answer::Saved { game });
    let Answer::Saved { game: other } = tab.ask(save(true)).await else { panic!("it is saved") };
    assert_ne!(other, game);

    let mut elsewhere = live.tab().await;
    elsewhere.do_it(Ask::Open { source: Source::Saved { game } }).await;
    assert_eq!(elsewhere.state().transcript, "f5d6c3");
    assert_eq!(elsewhere.state().saved.as_ref().map(|saved| (saved.game, saved.changed)), Some((game, false)));
    assert_eq!(elsewhere.failed(Ask::Open { source: Source::Saved { game: 99 } }).await, Failure::NotFound);
    assert_eq!(elsewhere.failed(Ask::Open { source: Source::Saved { game: 0 } }).await, Failure::Invalid);
    let unknown = Source::Read { reading: String::from("0"), index: 0 };
    assert_eq!(elsewhere.failed(Ask::Open { source: unknown }).await, Failure::NotFound);
    let wrong = Ask::Save { tags: Some(vec![String::new()]), anew: false };
    assert_eq!(elsewhere.failed(wrong).await, Failure::Invalid);
}

#[tokio::test]
async fn variations_of_a_record_are_shown_with_their_comments_and_values() {
    let mut record = yosumi_records::read_text("f5d6").expect("a record");
    let f5 = record.main_line().next().expect("a move");
    let f6 = record.add(f5, Square::F6).expect("a move");
    record.note_mut(f6).comment.push_str("斜め取り");
    record.note_mut(f6).value = yosumi_records::Value::new(-1.5, false);
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.do_it(open(&yosumi_records::write_json(&record))).await;
    let node = tab.tree.nodes.iter().find(|node| node.square == Some(Square::F6)).expect("the variation");
    assert_eq!((node.comment.as_str(), node.main), ("斜め取り", false));
    assert!(node.value.is_some_and(|value| (value.discs.discs() + 1.5).abs() < 1e-9 && !value.exact));
}
