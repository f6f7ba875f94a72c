//! What goes over HTTP: the library, texts, positions, diagrams, settings.

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};
use yosumi_wire::page::{About, Failure, Library, Opening, PositionAbout, ReadGames, SavedGame, Sides, Winner};

use crate::support::Unplugged;

const START: &str = "---------------------------OX------XO--------------------------- X";

async fn read(server: &Unplugged, text: &str) -> ReadGames {
    server.post("/api/read", text.to_owned()).await.json()
}

/// Keeps all games of a text, and gives their numbers.
async fn keep(server: &Unplugged, text: &str, tags: &[&str]) -> Vec<u32> {
    let reading = read(server, text).await.reading;
    let body = json!({ "reading": reading, "indices": null, "source": "club.txt", "tags": tags });
    server.post("/api/games", body.to_string()).await.json()
}

#[tokio::test]
async fn the_page_is_told_what_the_program_knows() {
    let server = Unplugged::new();
    let about: About = server.get("/api/about").await.json();
    assert_eq!(about.levels.len(), 32);
    assert_eq!(about.levels[12].level, "11");
    assert!(about.formats.iter().any(|format| format.name == "json" && format.keeps_all));
    assert!(about.formats.iter().any(|format| format.name == "txt" && !format.keeps_all));
    let openings: Vec<Opening> = server.get("/api/openings").await.json();
    let tiger = openings.iter().find(|opening| opening.names.en == "Tiger").expect("the tiger");
    assert_eq!(tiger.moves, "f5d6c3d3c4");
    for Opening { moves, .. } in openings {
        let game: yosumi_rules::Game = moves.parse().expect("a line");
        assert!(game.outcome().is_none(), "no game starts where it is over: {moves}");
    }
}

#[tokio::test]
async fn a_text_is_read_as_one_game_or_several() {
    let server = Unplugged::new();
    let one = read(&server, "1. E6 f4 2. E3 f6 3. G5 d6 4. E7 f5 5. C5").await;
    assert_eq!((one.total, one.games[0].moves, one.games[0].winner), (1, 9, Some(Winner::Black)));
    assert_eq!(one.games[0].score, Some(Sides { black: 64, white: 0 }));
    let two = read(&server, "f5d6c3\ne6f4").await;
    assert_eq!(two.games.iter().map(|game| game.transcript.as_str()).collect::<Vec<_>>(), ["f5d6c3", "e6f4"]);
}

#[tokio::test]
async fn what_is_no_game_is_told_with_the_place() {
    let server = Unplugged::new();
    let failed = server.post("/api/read", "d3d4d5").await.failed();
    assert_eq!(failed.why, Failure::Unreadable);
    assert_eq!(failed.text.en, "line 1, column 3: move 2 d4 is illegal; White may play c3 e3 c5");
    assert_eq!(server.post("/api/read", "").await.failed().why, Failure::Unreadable);
    assert_eq!(server.post("/api/read", vec![0xff, 0xfe, 0]).await.failed().why, Failure::NotUnderstood);
}

#[tokio::test]
async fn too_long_a_text_is_not_read() {
    let server = Unplugged::new();
    let failed = server.post("/api/read", vec![b' '; (16 << 20) + 1]).await;
    assert_eq!(failed.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(failed.failed().why, Failure::TooMuch);
    assert!(failed.failed().text.en.contains("16777216 bytes"));
    for (method, path, most) in [
        (Method::POST, "/api/position", 256 << 10),
        (Method::POST, "/api/games", 256 << 10),
        (Method::PATCH, "/api/games/1", 256 << 10),
        (Method::PUT, "/api/settings", 16 << 10),
    ] {
        let failed = server.ask(method, path, vec![b' '; most + 1]).await.failed();
        assert!(failed.why == Failure::TooMuch && failed.text.en.contains(&format!("{most} bytes")), "{failed:?}");
    }
}

#[tokio::test]
async fn a_game_that_is_named_twice_is_kept_once() {
    let server = Unplugged::new();
    let reading = read(&server, "f5d6c3\ne6f4\nc4").await.reading;
    let body = json!({ "reading": reading, "indices": [2, 0, 2, 0], "source": "", "tags": [] });
    let numbers: Vec<u32> = server.post("/api/games", body.to_string()).await.json();
    assert_eq!(numbers.len(), 2);
    assert_eq!(server.get(&format!("/api/games/{}", numbers[0])).await.json::<SavedGame>().moves, 3);
}

#[tokio::test]
async fn of_a_change_that_cannot_be_made_nothing_is_made() {
    let server = Unplugged::new();
    let path = format!("/api/games/{}", keep(&server, "f5", &["club"]).await[0]);
    let before: SavedGame = server.get(&path).await.json();
    let tags: Vec<String> = (0..=50).map(|n| n.to_string()).collect();
    let changes = json!({ "players": { "black": "Ann", "white": null }, "tags": tags });
    let failed = server.ask(Method::PATCH, &path, changes.to_string()).await.failed();
    assert_eq!(failed.why, Failure::TooMuch);
    assert_eq!(server.get(&path).await.json::<SavedGame>(), before);
}

#[tokio::test]
async fn games_are_kept_found_changed_and_deleted() {
    let server = Unplugged::new();
    let numbers = keep(&server, "f5d6c3\ne6f4e3f6g5d6e7f5c5", &["club"]).await;
    assert_eq!(numbers.len(), 2);

    let path = format!("/api/games/{}", numbers[1]);
    let changes = json!({ "players": { "black": " みどり ", "white": null }, "tags": ["club", "final"] });
    let changed: SavedGame = server.ask(Method::PATCH, &path, changes.to_string()).await.json();
    assert_eq!(changed.players.black.as_deref(), Some("みどり"));
    assert_eq!((changed.score, changed.moves, changed.source.as_str()), (Some(64), 9, "club.txt"));
    assert_eq!(changed.tags, ["club", "final"]);
    assert_eq!(server.get(&path).await.json::<SavedGame>(), changed);

    let found: Library = server.get("/api/games?search=%E3%83%9F%E3%83%89%E3%83%AA").await.json();
    assert_eq!((found.total, found.games[0].game), (1, numbers[1]));
    assert_eq!(found.tags, ["club", "final"]);
    let found: Library = server.get("/api/games?tag=club&limit=1&offset=1&order=name").await.json();
    assert_eq!((found.total, found.games.len()), (2, 1));

    assert_eq!(server.ask(Method::DELETE, &path, "").await.status, StatusCode::NO_CONTENT);
    assert_eq!(server.get(&path).await.failed().why, Failure::NotFound);
    assert_eq!(server.get("/api/games").await.json::<Library>().total, 1);
    assert_eq!(server.get("/api/games?deleted=true").await.json::<Library>().total, 1);
    let back: SavedGame = server.post(&format!("{path}/restore"), "").await.json();
    assert_eq!(back.game, numbers[1]);
}

#[tokio::test]
async fn a_saved_game_is_written_in_each_format() {
    let server = Unplugged::new();
    let game = keep(&server, "f5d6c3", &[]).await[0];
    for (format, expected) in [("txt", "f5d6c3\n"), ("json", "\"yosumi-record\"")] {
        let file = server.get(&format!("/api/games/{game}/file?format={format}")).await;
        assert!(String::from_utf8_lossy(&file.body).contains(expected), "{file:?}");
        assert!(file.header(header::CONTENT_DISPOSITION).ends_with(&format!(".{format}\"")));
    }
    let failed = server.get(&format!("/api/games/{game}/file?format=doc")).await.failed();
    assert_eq!(failed.why, Failure::NotFound);
}

#[tokio::test]
async fn what_is_wrong_in_an_address_or_a_body_is_told() {
    let server = Unplugged::new();
    for (path, why) in [
        ("/api/games/0", Failure::Invalid),
        ("/api/games/first", Failure::Invalid),
        ("/api/games/99999999999999999999", Failure::Invalid),
        ("/api/games/77", Failure::NotFound),
        ("/api/games?limit=-1", Failure::Invalid),
        ("/api/games?order=best", Failure::Invalid),
        ("/api/diagram", Failure::Invalid),
        ("/api/diagram?position=---", Failure::Unreadable),
    ] {
        assert_eq!(server.get(path).await.failed().why, why, "{path}");
    }
    let long = "x".repeat(2000);
    assert_eq!(server.get(&format!("/api/games?search={long}")).await.failed().why, Failure::TooMuch);
    let tag = json!({ "tags": ["x".repeat(51)] }).to_string();
    let game = keep(&server, "f5", &[]).await[0];
    let path = format!("/api/games/{game}");
    for (body, why) in [
        (tag.as_str(), Failure::Invalid),
        (r#"{"tags":7}"#, Failure::NotUnderstood),
        (r#"{"players":{"black":"a\nb","white":null}}"#, Failure::Invalid),
        ("{", Failure::NotUnderstood),
    ] {
        assert_eq!(server.ask(Method::PATCH, &path, body.to_owned()).await.failed().why, why, "{body}");
    }
    let unknown = json!({ "reading": "0", "indices": null, "source": "", "tags": [] }).to_string();
    assert_eq!(server.post("/api/games", unknown).await.failed().why, Failure::NotFound);
    let reading = read(&server, "f5").await.reading;
    let beyond = json!({ "reading": reading, "indices": [1], "source": "", "tags": [] }).to_string();
    assert_eq!(server.post("/api/games", beyond).await.failed().why, Failure::NotFound);
}

#[tokio::test]
async fn where_a_game_comes_from_has_a_limit_of_its_own() {
    let server = Unplugged::new();
    let reading = read(&server, "f5").await.reading;
    let body = |source: &str| json!({ "reading": reading, "indices": null, "source": source, "tags": [] }).to_string();
    let numbers: Vec<u32> = server.post("/api/games", body(&format!(" {}\u{1b}\n", "長".repeat(500)))).await.json();
    let kept: SavedGame = server.get(&format!("/api/games/{}", numbers[0])).await.json();
    assert_eq!(kept.source, "長".repeat(500));
    let failed = server.post("/api/games", body(&"長".repeat(501))).await.failed();
    assert!(failed.why == Failure::TooMuch && failed.text.en.contains("500"), "{failed:?}");
    assert!(failed.text.ja.contains("出所"), "{failed:?}");
}

#[tokio::test]
async fn a_board_is_read_and_told_about() {
    let server = Unplugged::new();
    let ask = |text: &str| json!({ "text": text }).to_string();
    let about: PositionAbout = server.post("/api/position", ask(START)).await.json();
    assert_eq!((about.playable.len(), about.over, about.must_pass), (4, false, false));
    let stuck = format!("XO{} O", "-".repeat(62));
    let about: PositionAbout = server.post("/api/position", ask(&stuck)).await.json();
    assert!(about.must_pass && !about.over);
    for (text, expected) in [("---", "3 squares"), (&START.replace('X', "?"), "not a board symbol"), ("", "0 squares")]
    {
        let failed = server.post("/api/position", ask(text)).await.failed();
        assert!(failed.why == Failure::Unreadable && failed.text.en.contains(expected), "{failed:?}");
    }
}

#[tokio::test]
async fn a_diagram_is_drawn() {
    let server = Unplugged::new();
    let position = START.replace(' ', "%20");
    for more in ["", "&last=d3", "&theme=contrast&view=90", "&numbers=f5d6c3"] {
        let diagram = server.get(&format!("/api/diagram?position={position}{more}")).await;
        assert_eq!(diagram.status, StatusCode::OK, "{more}");
        assert_eq!(diagram.header(header::CONTENT_TYPE), "image/svg+xml");
        assert!(diagram.body.starts_with(b"<svg"), "{more}");
    }
    for more in ["&last=z9", "&theme=pink", "&view=45"] {
        let failed = server.get(&format!("/api/diagram?position={position}{more}")).await.failed();
        assert_eq!(failed.why, Failure::Invalid, "{more}");
    }
    let failed = server.get(&format!("/api/diagram?position={position}&numbers=a1")).await.failed();
    assert_eq!(failed.why, Failure::Unreadable);
}

#[tokio::test]
async fn the_settings_of_the_page_are_kept_as_they_are() {
    let server = Unplugged::new();
    assert_eq!(server.get("/api/settings").await.json::<Value>(), json!({}));
    let settings = json!({ "language": "ja", "theme": { "board": "木" } });
    let kept = server.ask(Method::PUT, "/api/settings", settings.to_string()).await;
    assert_eq!(kept.status, StatusCode::NO_CONTENT);
    assert_eq!(server.get("/api/settings").await.json::<Value>(), settings);
    for body in ["[]", "7", "{", "", "\"x\""] {
        let failed = server.ask(Method::PUT, "/api/settings", body).await.failed();
        assert_eq!(failed.why, Failure::Invalid, "{body}");
    }
    let long = json!({ "x": "x".repeat(16 << 10) }).to_string();
    assert_eq!(server.ask(Method::PUT, "/api/settings", long).await.failed().why, Failure::TooMuch);
    assert_eq!(server.get("/api/settings").await.json::<Value>(), settings);
}
