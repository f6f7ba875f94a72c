//! The files of the page.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};

use crate::support::{HOST, Unplugged};

/// The files that the first page names.
fn named_files(page: &str) -> Vec<&str> {
    let quoted = page.split('"').skip(1).step_by(2);
    quoted.filter(|value| value.starts_with('/') && value.contains('.')).collect()
}

#[tokio::test]
async fn the_first_page_and_all_that_it_names_are_there() {
    let server = Unplugged::new();
    let first = server.get("/").await;
    assert_eq!(first.status, StatusCode::OK);
    assert_eq!(first.header(header::CONTENT_TYPE), "text/html; charset=utf-8");
    let page = String::from_utf8(first.body.to_vec()).expect("text");
    assert!(page.contains("<title>"), "{page}");
    for name in named_files(&page) {
        let file = server.get(name).await;
        assert_eq!(file.status, StatusCode::OK, "{name}");
        let kind = file.header(header::CONTENT_TYPE).to_owned();
        let expected = match name.rsplit_once('.').expect("an extension").1 {
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "svg" => "image/svg+xml",
            _ => &kind,
        };
        assert_eq!(kind, expected, "{name}");
    }
}

#[tokio::test]
async fn the_page_may_run_nothing_but_its_own_files() {
    let server = Unplugged::new();
    for path in ["/", "/api/about", "/nowhere", "/api/nowhere"] {
        let response = server.get(path).await;
        let policy = response.header(header::CONTENT_SECURITY_POLICY);
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(response.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff");
        assert_eq!(response.header(header::REFERRER_POLICY), "no-referrer");
    }
    let page = String::from_utf8(server.get("/").await.body.to_vec()).expect("text");
    let inline = page
        .split("<script")
        .skip(1)
        .filter(|script| !script.starts_with(" type=\"module\" ") || !script.contains("src="));
    assert_eq!(inline.count(), 0, "{page}");
    assert!(!page.contains("<style") && !page.contains("style="), "{page}");
}

#[tokio::test]
async fn a_file_that_the_browser_has_is_not_sent_again() {
    let server = Unplugged::new();
    let first = server.get("/").await;
    assert_eq!(first.header(header::CACHE_CONTROL), "no-cache");
    let tag = first.header(header::ETAG);
    let again = Request::get("/").header(header::HOST, HOST).header(header::IF_NONE_MATCH, tag);
    let again = server.send(again.body(Body::empty()).expect("a request")).await;
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
    let other = Request::get("/").header(header::HOST, HOST).header(header::IF_NONE_MATCH, "\"other\"");
    assert_eq!(server.send(other.body(Body::empty()).expect("a request")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn files_whose_names_change_with_their_contents_are_kept_for_good() {
    let server = Unplugged::new();
    let page = String::from_utf8(server.get("/").await.body.to_vec()).expect("text");
    let assets: Vec<&str> = named_files(&page).into_iter().filter(|name| name.starts_with("/assets/")).collect();
    for name in assets {
        assert!(server.get(name).await.header(header::CACHE_CONTROL).contains("immutable"), "{name}");
    }
    assert_eq!(server.get("/api/about").await.header(header::CACHE_CONTROL), "no-store");
}

#[tokio::test]
async fn there_is_nothing_elsewhere() {
    let server = Unplugged::new();
    for path in ["/nowhere", "/api/nowhere", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/assets/", "//", "/api"] {
        let response = server.get(path).await;
        assert_eq!(response.status, StatusCode::NOT_FOUND, "{path}");
        assert!(!response.failed().text.ja.is_empty());
    }
    assert_eq!(server.post("/", "").await.status, StatusCode::METHOD_NOT_ALLOWED);
}
