//! The files of the page, which are part of the program.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};
use yosumi_text::Trouble;

use crate::failed::Problem;
use crate::server::Server;

#[derive(Embed)]
#[folder = "../../web/dist/"]
struct Files;

const FIRST: &str = "index.html";

/// Files in this folder have a name that changes with what is in them.
const UNCHANGING: &str = "assets/";

/// A file of the page.
pub(crate) async fn file(State(server): State<Server>, uri: Uri, headers: HeaderMap) -> Response {
    let name = match uri.path().strip_prefix('/') {
        Some("") => FIRST,
        name => name.unwrap_or_default(),
    };
    let accepts = |encoding: &str| {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        accepted.split(',').any(|one| one.trim() == encoding)
    };
    let Some(plain) = Files::get(name) else {
        return Problem::from(Trouble::NoSuchPage).response(server.voice());
    };
    let compressed = [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| accepts(encoding))
        .find_map(|(encoding, extension)| Some((encoding, Files::get(&format!("{name}.{extension}"))?)));
    let (encoding, file) = match compressed {
        Some((encoding, file)) => (Some(encoding), file),
        None => (None, plain),
    };
    respond(name, file, encoding, &headers)
}

fn respond(name: &str, file: EmbeddedFile, encoding: Option<&'static str>, asked: &HeaderMap) -> Response {
    // Half of the checksum tells files apart as well.
    let tag = format!("\"{:032x}\"", half(file.metadata.sha256_hash()));
    let is_known = asked
        .get(header::IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|known| known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag));
    let mut response =
        if is_known { StatusCode::NOT_MODIFIED.into_response() } else { Response::new(Body::from(file.data)) };
    let headers = response.headers_mut();
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    let caching = if name.starts_with(UNCHANGING) { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

fn half(checksum: [u8; 32]) -> u128 {
    checksum[..16].iter().fold(0, |number, &byte| number << 8 | u128::from(byte))
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
