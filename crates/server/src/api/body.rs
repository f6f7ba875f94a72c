//! What is asked for in bodies and addresses, read with a word for what is wrong.

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;
use yosumi_text::Trouble;
use yosumi_wire::page::MAX_MESSAGE_BYTES;

use crate::failed::Problem;
use crate::server::Server;

/// A body in JSON, of the length of a message at most.
pub(super) struct FromJson<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Server> for FromJson<T> {
    type Rejection = Response;

    async fn from_request(request: Request, server: &Server) -> Result<Self, Response> {
        let Body(bytes) = Body::<MAX_MESSAGE_BYTES>::from_request(request, server).await?;
        let value = serde_json::from_slice(&bytes);
        value.map(Self).map_err(|_| Problem::from(Trouble::NotUnderstood).response(server.voice()))
    }
}

/// A body as it came, of so many bytes at most.
pub(super) struct Body<const MOST: usize>(pub(super) Bytes);

impl<const MOST: usize> FromRequest<Server> for Body<MOST> {
    type Rejection = Response;

    async fn from_request(mut request: Request, server: &Server) -> Result<Self, Response> {
        DefaultBodyLimit::max(MOST).apply(&mut request);
        let bytes = Bytes::from_request(request, server).await;
        bytes.map(Self).map_err(|rejection| {
            let trouble = match rejection {
                BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
                    Trouble::TooLong { most: MOST }
                }
                _ => Trouble::NotUnderstood,
            };
            Problem::from(trouble).response(server.voice())
        })
    }
}

/// What follows the question mark of an address.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Server> for Asked<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Self, Response> {
        let query = Query::from_request_parts(parts, server).await;
        query.map(|Query(value)| Self(value)).map_err(|_| Problem::from(Trouble::Query).response(server.voice()))
    }
}

/// The number of a game in an address.
pub(super) struct Game(pub(super) u32);

impl FromRequestParts<Server> for Game {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Self, Response> {
        let path = Path::from_request_parts(parts, server).await;
        path.map(|Path(number)| Self(number)).map_err(|_| Problem::from(Trouble::Query).response(server.voice()))
    }
}
