//! Reviews of whole games.

use yosumi_wire::ReviewLine;
use yosumi_wire::page::{Ask, Failure, Message, MoveClass, Refusal, ReviewNews, ReviewedMove, Source, Start};

use crate::support::{Live, Tab};

fn news(tab: &Tab) -> Vec<&ReviewNews> {
    let heard = tab.heard.iter();
    heard.filter_map(|message| if let Message::Review(news) = message { Some(news) } else { None }).collect()
}

fn reviewed(tab: &Tab) -> Vec<ReviewedMove> {
    news(tab).iter().flat_map(|news| news.moves.clone()).collect()
}

async fn opened(live: &Live, text: &str) -> Tab {
    let mut tab = live.tab().await;
    tab.do_it(Ask::Open { source: Source::Text { text: text.to_owned() } }).await;
    tab
}

#[tokio::test(flavor = "multi_thread")]
async fn every_move_is_judged_and_summed_up() {
    let (live, _folder) = Live::new().await;
    let mut tab = opened(&live, "e6f4e3f6g5d6e7f5c5").await;
    tab.do_it(Ask::Review { level: Some(4) }).await;
    assert!(tab.state().reviewing);
    tab.until(|tab| news(tab).last().is_some_and(|news| news.summary.is_some())).await;
    let found = news(&tab);
    assert!(found[0].fresh && found[1..].iter().all(|news| !news.fresh));
    assert!(found.is_sorted_by_key(|news| news.done));
    let last = found.last().expect("news");
    assert_eq!((last.done, last.total, last.running), (10, 10, false));
    let mut moves = reviewed(&tab);
    moves.sort_by_key(|reviewed| reviewed.number);
    assert_eq!(moves.iter().map(|reviewed| reviewed.number).collect::<Vec<_>>(), (1..=9).collect::<Vec<_>>());
    assert_eq!((moves[7].node, moves[7].class, moves[7].value.discs() as i32), (8, MoveClass::Blunder, 64));
    let summary = last.summary.as_ref().expect("a summary");
    assert_eq!((summary.turning_point, summary.sides.white.moves, summary.sides.black.moves), (Some(8), 4, 5));
    assert!(summary.sides.white.blunders > 0 && summary.sides.white.loss.discs() > 0.0);
    tab.until(|tab| !tab.state().reviewing).await;

    // A tab that comes later is told all of it.
    let second = live.tab_at(Some(&tab.state().table.clone())).await;
    let mut second = second;
    second.until(|tab| !news(tab).is_empty()).await;
    assert!(news(&second)[0].fresh && news(&second)[0].moves.len() == 9 && news(&second)[0].summary.is_some());

    // It is given as files.
    let table = &tab.state().table.clone();
    let page = live.get(&format!("/api/tables/{table}/review?format=html&lang=en")).await;
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("attachment") && page.contains("<svg"), "{page}");
    let lines = live.get(&format!("/api/tables/{table}/review?format=jsonl")).await;
    assert!(lines.contains("application/x-ndjson") && lines.contains("review.jsonl"), "{lines}");
    let body = lines.split_once("\r\n\r\n").expect("a body").1;
    let told: Vec<ReviewLine> = body.lines().filter_map(|line| line.parse().ok()).collect();
    let number = |line: &ReviewLine| if let ReviewLine::Position(found) = line { Some(found.number) } else { None };
    // As the program writes them: the last position first, and the game at the end.
    assert!(told.iter().map(number).eq((1..=10).rev().map(Some).chain([None])), "{lines}");
    for path in [format!("/api/tables/{table}/review?format=doc"), String::from("/api/tables/x/review?format=jsonl")] {
        assert!(live.get(&path).await.starts_with("HTTP/1.1 404"), "{path}");
    }

    // It goes with its game.
    tab.heard.clear();
    tab.new_game("human", "human", Start::Usual).await;
    tab.until(|tab| news(tab).iter().any(|news| news.fresh && news.total == 0)).await;
}

const LONG: &str = "f5d6c3d3c4f4f6f3e6e7d7c5c6g6f8c7c8b4e3f7a5f2b5b3h6a6b6d8e8a4";

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_cancelled() {
    let (live, _folder) = Live::new().await;
    let mut tab = opened(&live, LONG).await;
    tab.do_it(Ask::Review { level: Some(30) }).await;
    tab.do_it(Ask::CancelReview).await;
    tab.until(|tab| !tab.state().reviewing && news(tab).last().is_some_and(|news| !news.running)).await;
    assert!(news(&tab).last().expect("news").summary.is_none());
    assert_eq!(tab.refused(Ask::CancelReview).await, Refusal::NoReview);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_ends_a_review() {
    let (live, _folder) = Live::new().await;
    let mut tab = opened(&live, LONG).await;
    tab.do_it(Ask::Review { level: Some(30) }).await;
    tab.do_it(Ask::Hint).await;
    tab.until(|tab| !tab.state().reviewing && news(tab).last().is_some_and(|news| !news.running)).await;
    tab.until(|tab| tab.heard.iter().any(|message| matches!(message, Message::Hint(_)))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_has_to_be_something_to_review() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    assert_eq!(tab.refused(Ask::Review { level: None }).await, Refusal::NothingToReview);
    tab.play("f5").await;
    for level in [0, 31, 255] {
        assert_eq!(tab.failed(Ask::Review { level: Some(level) }).await, Failure::Invalid);
    }
}
