//! Games are there again, whatever happens.

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use yosumi_rules::Square;
use yosumi_wire::page::{Answer, Ask, Message, Start};

use crate::support::Live;

#[tokio::test]
async fn a_reload_brings_the_same_game_back() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.play("f5d6c3").await;
    tab.do_it(Ask::Show { node: 1 }).await;
    let (before, tree) = (tab.state().clone(), tab.tree.clone());
    drop(tab);
    let tab = live.tab_at(Some(&before.table)).await;
    let after = tab.state();
    assert_eq!((&after.table, after.node, after.game_node), (&before.table, 1, 3));
    assert_eq!((&after.board, &tab.tree), (&before.board, &tree));
    assert!(after.events.is_empty());
}

#[tokio::test]
async fn a_server_that_was_killed_brings_the_game_back() {
    let (live, folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.new_game("human:みどり", "computer:7", Start::Usual).await;
    tab.do_it(Ask::Pause).await;
    tab.play("f5").await;
    tab.do_it(Ask::Comment { node: 1, text: String::from("as always") }).await;
    let before = tab.state().clone();
    live.kill(folder.path(), &before).await;
    drop(tab);

    let live = Live::with_folder(folder.path()).await;
    let tab = live.tab_at(Some(&before.table)).await;
    let after = tab.state();
    assert_eq!((&after.players, &after.board, &after.transcript), (&before.players, &before.board, &before.transcript));
    assert_eq!((after.paused, after.game_node), (true, 1));
    assert_eq!(tab.tree.nodes[1].comment, "as always");
    assert!(after.revision >= before.revision);
}

#[tokio::test]
async fn what_was_taken_back_can_be_played_again_after_a_restart() {
    let (live, folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.play("f5d6c3").await;
    tab.do_it(Ask::Undo).await;
    tab.do_it(Ask::Undo).await;
    let table = tab.state().table.clone();
    live.end().await;
    let live = Live::with_folder(folder.path()).await;
    let mut tab = live.tab_at(Some(&table)).await;
    assert_eq!(tab.state().transcript, "f5");
    tab.do_it(Ask::Redo).await;
    tab.do_it(Ask::Redo).await;
    assert_eq!(tab.state().transcript, "f5d6c3");
}

#[tokio::test]
async fn a_resignation_stays_one() {
    let (live, folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.play("f5").await;
    tab.do_it(Ask::Resign).await;
    let before = tab.state().clone();
    live.kill(folder.path(), &before).await;
    let live = Live::with_folder(folder.path()).await;
    let tab = live.tab_at(Some(&before.table)).await;
    assert_eq!((tab.state().ending, &tab.state().result), (before.ending, &before.result));
}

#[tokio::test]
async fn a_name_that_nobody_knows_gets_a_new_table() {
    let (live, _folder) = Live::new().await;
    for name in ["0123456789abcdef", "", "../../etc/passwd", &"x".repeat(1000), "é", "a b"] {
        let tab = live.tab_at(Some(name)).await;
        assert_eq!(tab.state().move_number, 1);
    }
}

/// One that is told to end tells the pages, and ends while they are open and somebody thinks.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_ends_says_so() {
    let (live, folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.new_game("computer:30", "human", Start::Usual).await;
    let table = tab.state().table.clone();
    live.end().await;
    assert_eq!(tab.rest().await.last(), Some(&Message::Closing));
    let live = Live::with_folder(folder.path()).await;
    let tab = live.tab_at(Some(&table)).await;
    assert_eq!(tab.state().players.black.level.map(|level| level.to_string()).as_deref(), Some("30"));
}

#[tokio::test]
async fn a_server_that_ends_waits_for_no_half_request() {
    let (live, _folder) = Live::new().await;
    let mut slow = TcpStream::connect(live.address).await.expect("it listens");
    slow.write_all(b"GET / HTTP/1.1\r\nhost: ").await.expect("it hears");
    let mut sending = TcpStream::connect(live.address).await.expect("it listens");
    let head = format!("POST /api/read HTTP/1.1\r\nhost: {}\r\ncontent-length: 9\r\n\r\nf5", live.address);
    sending.write_all(head.as_bytes()).await.expect("it hears");
    // Whoever comes after both were heard has their answer.
    live.get("/api/about").await;
    live.end().await;
}

#[tokio::test]
async fn what_was_asked_before_another_table_is_joined_is_answered() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    let play = Ask::Play { node: 0, square: Square::F5 };
    let asks = [play, Ask::Undo, Ask::Redo, Ask::Join { table: None }];
    let mut ids = Vec::new();
    for ask in asks {
        ids.push(tab.send(ask).await);
    }
    for id in ids {
        assert_eq!(tab.next_reply().await, (Some(id), Answer::Done));
    }
    assert_eq!(tab.state().move_number, 1);
    tab.play("d3").await;
}

#[tokio::test]
async fn a_second_join_leaves_the_first_table() {
    let (live, _folder) = Live::new().await;
    let mut tab = live.tab().await;
    tab.play("f5").await;
    let first = tab.state().table.clone();
    tab.do_it(Ask::Join { table: None }).await;
    assert_ne!(tab.state().table, first);
    assert_eq!(tab.state().move_number, 1);
    tab.do_it(Ask::Join { table: Some(first.clone()) }).await;
    assert_eq!((&tab.state().table, tab.state().transcript.as_str()), (&first, "f5"));
}
