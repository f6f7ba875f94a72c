//! Who is listened to.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use yosumi_server::Hosts;
use yosumi_wire::page::Failure;

use crate::support::{HOST, Live, Unplugged};

async fn status(headers: &[(&str, &str)], path: &str) -> StatusCode {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    Unplugged::new().send(request.body(Body::empty()).expect("a request")).await.status
}

#[tokio::test]
async fn the_server_answers_to_its_own_names_only() {
    for host in ["127.0.0.1:7464", "localhost:7464", "LOCALHOST:7464", "[::1]:7464"] {
        assert_eq!(status(&[("host", host)], "/api/about").await, StatusCode::OK, "{host}");
    }
    for host in [
        "games.example:7464",
        "127.0.0.1",
        "127.0.0.1:80",
        "localhost.games.example:7464",
        "192.168.0.7:7464",
        "127.0.0.1:7464@games.example",
        "[::1]",
        ":7464",
        "",
        "é:7464",
    ] {
        for path in ["/", "/api/about", "/api/socket"] {
            assert_eq!(status(&[("host", host)], path).await, StatusCode::FORBIDDEN, "{host} {path}");
        }
    }
    assert_eq!(status(&[], "/").await, StatusCode::FORBIDDEN);
    assert_eq!(status(&[("host", HOST), ("host", "games.example")], "/").await, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn other_sites_are_turned_away() {
    let own = format!("http://{HOST}");
    assert_eq!(status(&[("host", HOST), ("origin", &own)], "/api/about").await, StatusCode::OK);
    for origin in ["https://games.example", "http://games.example:7464", "null", "http://127.0.0.1:8000", "file://"] {
        for path in ["/", "/api/about", "/api/socket"] {
            assert_eq!(status(&[("host", HOST), ("origin", origin)], path).await, StatusCode::FORBIDDEN, "{origin}");
        }
    }
}

#[tokio::test]
async fn a_link_from_another_site_leads_to_the_page_and_to_nothing_else() {
    let from = |site| [("host", HOST), ("sec-fetch-site", site)];
    assert_eq!(status(&from("cross-site"), "/").await, StatusCode::OK);
    for site in ["cross-site", "same-site"] {
        assert_eq!(status(&from(site), "/api/diagram?position=x").await, StatusCode::FORBIDDEN);
    }
    assert_eq!(status(&from("same-origin"), "/api/about").await, StatusCode::OK);
    assert_eq!(status(&from("none"), "/api/about").await, StatusCode::OK);
}

#[tokio::test]
async fn who_is_turned_away_is_told_so() {
    let request = Request::get("/api/about").header(header::HOST, "games.example").body(Body::empty());
    let failed = Unplugged::new().send(request.expect("a request")).await.failed();
    assert_eq!(failed.why, Failure::Forbidden);
}

#[tokio::test]
async fn another_site_opens_no_socket() {
    let (live, _folder) = Live::new().await;
    for (origin, is_trusted) in
        [(format!("http://{}", live.address), true), (String::from("http://games.example"), false)]
    {
        let mut request = format!("ws://{}/api/socket", live.address).into_client_request().expect("a request");
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
        match connect_async(request).await {
            Ok(_) => assert!(is_trusted, "{origin}"),
            Err(Error::Http(response)) => assert!(!is_trusted && response.status() == 403, "{origin}"),
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn a_server_for_others_answers_to_numbers() {
    let hosts = Hosts::of("0.0.0.0:7464".parse().expect("an address"));
    for host in ["192.168.0.7:7464", "127.0.0.1:7464", "localhost:7464", "[fe80::1]:7464"] {
        assert!(hosts.has(host), "{host}");
    }
    for host in ["games.example:7464", "192.168.0.7:80", "192.168.0.7"] {
        assert!(!hosts.has(host), "{host}");
    }
    let hosts = Hosts::of("192.168.0.7:7464".parse().expect("an address"));
    assert!(hosts.has("192.168.0.7:7464") && !hosts.has("127.0.0.1:7464") && !hosts.has("localhost:7464"));
}
