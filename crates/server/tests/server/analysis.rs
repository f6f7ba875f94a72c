//! What moves are worth while one looks at them.

use yosumi_wire::page::{Analysis, Ask, Message, Reach, Source, Start};

use crate::support::{Live, Tab};

fn analyses(tab: &Tab) -> Vec<&Analysis> {
    let heard = tab.heard.iter();
    heard.filter_map(|message| if let Message::Analysis(analysis) = message { Some(analysis) } else { None }).collect()
}

/// Every value that was told is of moves that can be played at its node.
#[track_caller]
fn check_moves(tab: &Tab) {
    for analysis in analyses(tab) {
        let state = tab.states.iter().find(|state| state.node == analysis.node).expect("a state of the node");
        for worth in &analysis.moves {
            assert!(state.playable.iter().any(|candidate| candidate.square == worth.square), "{worth:?}");
            assert_eq!(worth.line.first().and_then(|mv| mv.square()), Some(worth.square));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn values_of_all_moves_come_deeper_and_deeper() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.do_it(Ask::Analyse { on: true }).await;
    assert!(tab.state().analysing);
    tab.until(|tab| analyses(tab).len() >= 3).await;
    let found = analyses(&tab);
    assert!(found.iter().all(|analysis| analysis.node == 0 && analysis.moves.len() == 4));
    let depths: Vec<u8> =
        found.iter().map(|analysis| if let Reach::Ahead { count } = analysis.reach { count } else { 99 }).collect();
    assert!(depths.is_sorted() && depths[0] < depths[2], "{depths:?}");
    check_moves(&tab);
    tab.do_it(Ask::Analyse { on: false }).await;
    assert!(!tab.state().analysing);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_values_follow_what_is_shown() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.do_it(Ask::Analyse { on: true }).await;
    for square in ["f5", "d6", "c3"] {
        tab.play(square).await;
        let node = tab.state().node;
        tab.heard.clear();
        tab.until(|tab| analyses(tab).iter().any(|analysis| analysis.node == node)).await;
        assert!(analyses(&tab).iter().all(|analysis| analysis.node == node), "nothing of another place is told");
    }
    tab.do_it(Ask::Show { node: 1 }).await;
    tab.until(|tab| analyses(tab).last().is_some_and(|analysis| analysis.node == 1)).await;
    check_moves(&tab);
}

#[tokio::test(flavor = "multi_thread")]
async fn near_the_end_the_values_are_proved() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    // FFO's first: six squares are empty.
    let text = String::from("XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X");
    tab.do_it(Ask::Open { source: Source::Text { text } }).await;
    tab.do_it(Ask::Analyse { on: true }).await;
    tab.until(|tab| analyses(tab).last().is_some_and(|analysis| analysis.done)).await;
    let last = analyses(&tab).into_iter().last().expect("an analysis").clone();
    assert_eq!((last.reach, last.moves[0].square.to_string().as_str()), (Reach::Exact, "h5"));
    assert!(last.moves.iter().all(|worth| worth.exact));
    assert!((last.moves[0].value.discs() - 6.0).abs() < 1e-9);
    // Who comes later is told it, too.
    let mut second = live.tab_at(Some(&tab.state().table.clone())).await;
    second.until(|tab| analyses(tab).first().is_some_and(|analysis| analysis.done)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_analysis_rests_while_a_computer_thinks() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.new_game("human", "computer:30", Start::Usual).await;
    tab.do_it(Ask::Analyse { on: true }).await;
    tab.until(|tab| !analyses(tab).is_empty()).await;
    tab.play("f5").await;
    tab.heard.clear();
    tab.until(|tab| tab.heard.iter().any(|message| matches!(message, Message::Progress(_)))).await;
    assert!(analyses(&tab).is_empty());
    tab.do_it(Ask::Undo).await;
    tab.until(|tab| !analyses(tab).is_empty()).await;
    assert_eq!(analyses(&tab)[0].node, 0);
}
