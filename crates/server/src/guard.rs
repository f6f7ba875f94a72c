//! What stands around every request: who may ask, and what a browser is told to refuse.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use yosumi_text::Trouble;

use crate::failed::Problem;
use crate::hosts::is_from_elsewhere;
use crate::server::Server;

/// The page is made of its own files and talks to nobody but its own server.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Turns away who asks from another site, and gives each answer what protects the page.
pub(crate) async fn guard(State(server): State<Server>, request: Request, next: Next) -> Response {
    let (uri, headers) = (request.uri(), request.headers());
    let is_for_the_page_alone = uri.path().starts_with("/api/");
    let is_trusted = server.hosts().trust(uri, headers) && !(is_for_the_page_alone && is_from_elsewhere(headers));
    let mut response = if is_trusted {
        next.run(request).await
    } else {
        tracing::warn!(path = uri.path(), "a request from elsewhere was turned away");
        Problem::from(Trouble::Forbidden).response(server.voice())
    };
    protect(response.headers_mut(), is_for_the_page_alone);
    response
}

fn protect(headers: &mut HeaderMap, is_for_the_page_alone: bool) {
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_for_the_page_alone {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}
