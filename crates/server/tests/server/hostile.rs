//! Whatever comes, it gets an answer and ends nobody's game.

use tokio_tungstenite::tungstenite::Message as Frame;
use yosumi_archive::{Archive, NewGame};
use yosumi_wire::page::{Answer, Ask, Failure, Refusal, Source, Start};

use crate::support::{Live, player};

#[tokio::test]
async fn what_is_no_request_is_answered_and_the_game_goes_on() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.play("f5").await;
    for (text, to) in [
        ("", None),
        ("{", None),
        ("null", None),
        ("[]", None),
        ("\u{0}", None),
        ("{\"id\":1}", Some(1)),
        (r#"{"id":2,"ask":{"kind":"jump"}}"#, Some(2)),
        (r#"{"id":3,"ask":{"kind":"play","node":0,"square":"z9"}}"#, Some(3)),
        (r#"{"id":4,"ask":{"kind":"play","node":-1,"square":"f5"}}"#, Some(4)),
        (r#"{"id":5,"ask":{"kind":"play","node":"0","square":"f5"}}"#, Some(5)),
        (r#"{"id":6,"ask":{"kind":"newGame","players":{},"start":{"kind":"usual"}}}"#, Some(6)),
        (
            r#"{"id":7,"ask":{"kind":"newGame","players":{"black":{"kind":"computer","level":"31"},"white":{"kind":"person"}},"start":{"kind":"usual"}}}"#,
            Some(7),
        ),
        (r#"{"id":8,"ask":{"kind":"review","level":1000}}"#, Some(8)),
        (
            r#"{"id":9,"ask":{"kind":"newGame","players":{"black":{"kind":"person"},"white":{"kind":"person"}},"start":{"kind":"position","position":"X"}}}"#,
            Some(9),
        ),
        (r#"{"id":-1,"ask":{"kind":"undo"}}"#, None),
        (r#"{"id":4294967296,"ask":{"kind":"undo"}}"#, None),
    ] {
        let (answered, answer) = tab.send_text(text).await;
        assert_eq!(answered, to, "{text}");
        assert!(matches!(answer, Answer::Failed { why: Failure::NotUnderstood, .. }), "{text}: {answer:?}");
    }
    let deep = format!("{{\"id\":1,\"ask\":{}", "[".repeat(100_000));
    assert!(matches!(tab.send_text(&deep).await.1, Answer::Failed { .. }));
    tab.play("d6").await;
    assert_eq!(tab.state().transcript, "f5d6");
}

#[tokio::test]
async fn frames_of_other_kinds_are_answered_or_passed_over() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.send_frame(Frame::binary(vec![0xff; 1000])).await;
    assert!(matches!(tab.next_reply().await, (None, Answer::Failed { why: Failure::NotUnderstood, .. })));
    tab.send_frame(Frame::Ping(vec![1, 2, 3].into())).await;
    tab.send_frame(Frame::Pong(Vec::new().into())).await;
    tab.play("f5").await;
}

#[tokio::test]
async fn a_message_that_is_too_long_is_answered_and_a_huge_one_ends_the_connection_alone() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.play("f5").await;
    let table = tab.state().table.clone();
    let (_, answer) = tab.send_text(&" ".repeat((256 << 10) + 1)).await;
    assert!(matches!(answer, Answer::Failed { why: Failure::TooMuch, .. }), "{answer:?}");
    tab.play("d6").await;
    tab.send_frame(Frame::text(" ".repeat(2 << 20))).await;
    assert!(tab.rest().await.is_empty());
    let tab = live.tab_at(Some(&table)).await;
    assert_eq!(tab.state().transcript, "f5d6");
}

#[tokio::test]
async fn nothing_is_done_before_a_table_is_joined() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.stranger().await;
    for ask in [Ask::Undo, Ask::Hint, Ask::Analyse { on: true }] {
        assert_eq!(tab.failed(ask).await, Failure::NotJoined);
    }
}

#[tokio::test]
async fn nodes_that_are_none_are_refused() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    for node in [1, 99, u32::MAX] {
        assert_eq!(tab.refused(Ask::Show { node }).await, Refusal::UnknownNode);
        assert_eq!(tab.refused(Ask::Promote { node }).await, Refusal::UnknownNode);
        assert_eq!(tab.refused(Ask::Delete { node }).await, Refusal::UnknownNode);
        assert_eq!(tab.refused(Ask::Comment { node, text: String::new() }).await, Refusal::UnknownNode);
    }
}

/// Names and comments from anywhere come out as they are, as data: nothing of them is markup to the server.
#[tokio::test]
async fn a_hostile_record_is_only_data() {
    let hostile = "<img src=x onerror=alert(1)>\u{202e}\"'&";
    let mut record = yosumi_records::read_text("f5d6").expect("a record");
    record.players.black = Some(hostile.to_owned());
    record.event = Some(hostile.to_owned());
    let first = record.main_line().next().expect("a move");
    record.note_mut(first).comment = hostile.to_owned();
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    let text = yosumi_records::write_json(&record);
    tab.do_it(Ask::Open { source: Source::Text { text } }).await;
    assert_eq!(tab.state().players.black.name.as_deref(), Some(hostile));
    assert_eq!(tab.tree.nodes[1].comment, hostile);

    record.players.black = Some(String::from("Ann\n\u{1b}[2J"));
    let text = yosumi_records::write_json(&record);
    tab.do_it(Ask::Open { source: Source::Text { text } }).await;
    assert_eq!(tab.state().players.black.name, None, "what would break a line is no name");
}

#[tokio::test]
async fn texts_that_are_no_games_are_told_at_once() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    let junk: String = (0..100_000).map(|n| char::from(b'!' + (n * 7 % 90) as u8)).collect();
    for text in [String::new(), String::from(" \n"), String::from("f5f5"), junk, "{".repeat(1000)] {
        let source = Source::Text { text: text.clone() };
        assert_eq!(tab.failed(Ask::Open { source }).await, Failure::Unreadable);
        let players = yosumi_wire::page::Sides { black: player("human"), white: player("human") };
        let start = Start::Moves { moves: text };
        assert_eq!(tab.failed(Ask::NewGame { players, start }).await, Failure::Unreadable);
    }
    assert_eq!(tab.state().move_number, 1);
}

#[tokio::test]
async fn a_record_with_more_moves_than_a_table_takes_is_not_opened() {
    // A tree of all lines of some plies: more than five thousand moves.
    let mut record = yosumi_records::Record::default();
    let mut tips = vec![record.root()];
    while record.n_moves() <= 5000 {
        let mut next = Vec::new();
        for tip in tips {
            for square in record.position(tip).legal_moves() {
                next.push(record.add(tip, square).expect("a legal move"));
            }
        }
        tips = next;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut archive = Archive::open(folder.path()).expect("an archive");
    let game = archive.save(&NewGame::from(record)).expect("it is saved").into();
    let live = Live::with_folder(folder.path()).await;
    let mut tab = live.tab().await;
    assert_eq!(tab.failed(Ask::Open { source: Source::Saved { game } }).await, Failure::TooMuch);
}

#[tokio::test]
async fn a_page_that_asks_without_end_is_served_and_hurts_nobody() {
    let (live, _folder) = Live::new().await;
    let mut greedy = live.tab().await;
    let mut other = live.tab().await;
    for _ in 0..1000 {
        greedy.send(Ask::Show { node: 0 }).await;
    }
    other.play("f5").await;
    for _ in 0..1000 {
        assert_eq!(greedy.next_reply().await.1, Answer::Done);
    }
}

/// A page that takes nothing is not waited for: its connection ends, and it may come again.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_does_not_listen_is_let_go() {
    let (live, _folder) = Live::new().await;
    let mut talker = live.tab().await;
    let mut record = yosumi_records::read_text("f5d6c3d3c4f4f6f3e6e7").expect("a record");
    for node in record.main_line().collect::<Vec<_>>() {
        record.note_mut(node).comment = "x".repeat(20_000);
    }
    let text = yosumi_records::write_json(&record);
    talker.do_it(Ask::Open { source: Source::Text { text } }).await;
    let table = talker.state().table.clone();
    let deaf = live.tab_at(Some(&table)).await;
    // Each state has all that is said in it: far more than is on its way anywhere.
    for n in 0..400 {
        talker.do_it(Ask::Comment { node: 1, text: n.to_string() }).await;
        talker.states.clear();
    }
    assert!(deaf.rest().await.len() < 400);
    assert_eq!(live.tab_at(Some(&table)).await.tree.nodes[1].comment, "399");
}
