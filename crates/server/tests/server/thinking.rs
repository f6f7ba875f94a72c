//! Living with those who think.

use std::time::Duration;

use yosumi_wire::page::{Ask, Message, Refusal, Side, Source, Start, Thinker};

use crate::support::Live;

/// Case 26: each is answered while the computer would think for hours, and nothing of what was thought about before is ever
/// shown.
#[tokio::test(flavor = "multi_thread")]
async fn thirty_fast_undos_while_the_computer_thinks() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.new_game("human", "computer:30", Start::Usual).await;
    for _ in 0..30 {
        tab.play("f5").await;
        assert!(tab.state().thinking.is_some_and(|thinking| thinking.about == Thinker::Move));
        tab.do_it(Ask::Undo).await;
        assert_eq!(
            (tab.state().transcript.len() > 2, tab.state().thinking),
            (true, None),
            "the start is written whole"
        );
    }
    let n_states = tab.states.len();
    tokio::time::sleep(Duration::from_millis(300)).await;
    tab.do_it(Ask::Show { node: 0 }).await;
    assert_eq!(tab.kinds_since(n_states), ["shown"], "nothing else happened");
    assert_eq!(tab.tree.nodes.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_asked_while_the_computer_thinks_is_done_at_once() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    let text = String::from("f5d6c3");
    for ask in [
        Ask::Undo,
        Ask::Resign,
        Ask::Swap,
        Ask::Pause,
        Ask::Show { node: 0 },
        Ask::Open { source: Source::Text { text } },
        Ask::Analyse { on: true },
        Ask::Comment { node: 1, text: String::from("a long think") },
        Ask::Save { tags: None, anew: true },
    ] {
        tab.new_game("human", "computer:30", Start::Usual).await;
        tab.play("f5").await;
        let words = format!("{ask:?}");
        let answer = tab.ask(ask).await;
        let is_done = matches!(answer, yosumi_wire::page::Answer::Done | yosumi_wire::page::Answer::Saved { .. });
        assert!(is_done, "{words}: {answer:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deep_thinker_tells_how_far_it_is_and_is_hurried() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.new_game("computer:30", "human", Start::Usual).await;
    let is_progress = |message: &Message| matches!(message, Message::Progress(progress) if progress.about == Thinker::Move && progress.side == Side::Black);
    tab.until(|tab| tab.heard.iter().any(is_progress)).await;
    assert!(!tab.state().may_play && tab.state().can.answer_now);
    assert_eq!(tab.refused(Ask::Hint).await, Refusal::ComputersTurn);
    assert_eq!(tab.refused(Ask::Review { level: None }).await, Refusal::ComputerThinks);
    tab.do_it(Ask::AnswerNow).await;
    tab.until(|tab| tab.state().move_number == 2).await;
    assert_eq!(tab.refused(Ask::AnswerNow).await, Refusal::NobodyThinks);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_comes_and_changes_nothing() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    // Who gives the hint is as deep a thinker as the opponent.
    tab.new_game("human", "computer:30", Start::Usual).await;
    tab.do_it(Ask::Hint).await;
    assert_eq!(tab.state().thinking.expect("somebody thinks").about, Thinker::Hint);
    assert_eq!(tab.refused(Ask::Hint).await, Refusal::HintUnderWay);
    tab.do_it(Ask::AnswerNow).await;
    tab.until(|tab| tab.heard.iter().any(|message| matches!(message, Message::Hint(_)))).await;
    let hint = tab.heard.iter().find_map(|message| if let Message::Hint(hint) = message { Some(hint) } else { None });
    let hint = hint.expect("a hint");
    assert!(!hint.moves.is_empty() && hint.text.en.starts_with("Hint for Black"), "{hint:?}");
    assert_eq!((tab.state().move_number, tab.state().thinking), (1, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_plays_a_move_for_a_person() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.new_game("human", "computer:30", Start::Usual).await;
    tab.do_it(Ask::PlayForMe).await;
    assert_eq!(tab.state().thinking.expect("somebody thinks").about, Thinker::PlayForMe);
    tab.do_it(Ask::AnswerNow).await;
    tab.until(|tab| tab.state().move_number == 2).await;
    assert_eq!(tab.state().turn, Some(Side::White));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_paused_computer_waits() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.new_game("human", "computer:first", Start::Usual).await;
    tab.do_it(Ask::Pause).await;
    tab.play("f5").await;
    assert!(tab.state().paused && tab.state().thinking.is_none() && !tab.state().may_play);
    assert_eq!(tab.refused(Ask::PlayForMe).await, Refusal::Paused);
    tab.do_it(Ask::Unpause).await;
    tab.until(|tab| tab.state().transcript == "f5f4").await;
}

/// A tab that is closed ends its search: others find the machine free.
#[tokio::test(flavor = "multi_thread")]
async fn many_tabs_that_think_and_are_closed_leave_room_for_others() {
    let (live, _folder) = Live::new().await;
    for _ in 0..8 {
        let mut tab = live.tab().await;
        tab.new_game("computer:30", "human", Start::Usual).await;
        assert!(tab.state().thinking.is_some());
    }
    let mut tab = live.tab().await;
    tab.new_game("computer:first", "human", Start::Usual).await;
    tab.until(|tab| tab.state().move_number == 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_thinks_again_when_its_table_is_joined_again() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.new_game("computer:30", "human", Start::Usual).await;
    let table = tab.state().table.clone();
    drop(tab);
    let mut tab = live.tab_at(Some(&table)).await;
    tab.until(|tab| tab.state().thinking.is_some()).await;
    tab.do_it(Ask::AnswerNow).await;
    tab.until(|tab| tab.state().move_number == 2).await;
}
