//! What goes wrong, and what is said of it.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use yosumi_archive::{ArchiveError, FILE_NAME};
use yosumi_records::ReadError;
use yosumi_text::Trouble;
use yosumi_wire::page::{Answer, Failed, Failure, MAX_NODES};

use crate::voice::Voice;

/// Something that cannot be served.
#[derive(Debug)]
pub(crate) enum Problem {
    /// What is wrong is known, and how it is said.
    Trouble(Trouble),
    /// A text holds no game.
    Unreadable(Box<ReadError>),
    /// The library does not do it.
    Archive(ArchiveError),
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl From<ReadError> for Problem {
    fn from(error: ReadError) -> Self {
        Self::Unreadable(Box::new(error))
    }
}

impl From<ArchiveError> for Problem {
    fn from(error: ArchiveError) -> Self {
        Self::Archive(error)
    }
}

impl Problem {
    /// A record with more moves than a table takes.
    pub(crate) const RECORD_FULL: Self = Self::Trouble(Trouble::RecordFull { most: MAX_NODES });

    pub(crate) fn told(&self, voice: &Voice) -> Failed {
        let text = voice.say(|text| match self {
            Self::Trouble(trouble) => text.trouble(trouble),
            Self::Unreadable(error) => text.read_error(error),
            Self::Archive(error) => text.archive_error(FILE_NAME, error),
        });
        Failed { why: self.why(), text }
    }

    pub(crate) fn answer(&self, voice: &Voice) -> Answer {
        self.log();
        let Failed { why, text } = self.told(voice);
        Answer::Failed { why, text }
    }

    pub(crate) fn response(&self, voice: &Voice) -> Response {
        self.log();
        let told = self.told(voice);
        (status(told.why), Json(told)).into_response()
    }

    /// What is nobody's mistake outside of the program is written down for those who keep it.
    fn log(&self) {
        if matches!(self.why(), Failure::Library | Failure::Internal) {
            tracing::warn!(problem = ?self, "a request could not be served");
        }
    }

    const fn why(&self) -> Failure {
        match self {
            Self::Trouble(trouble) => match trouble {
                Trouble::NotJoined => Failure::NotJoined,
                Trouble::NoSuchReading | Trouble::NoSuchPage | Trouble::NoSuchFormat => Failure::NotFound,
                Trouble::RecordFull { .. }
                | Trouble::TooLong { .. }
                | Trouble::TooManyGames { .. }
                | Trouble::TooManyTabs => Failure::TooMuch,
                Trouble::Name { .. }
                | Trouble::Comment { .. }
                | Trouble::Date { .. }
                | Trouble::Tag { .. }
                | Trouble::Level
                | Trouble::Query
                | Trouble::Settings => Failure::Invalid,
                Trouble::Forbidden => Failure::Forbidden,
                Trouble::Internal => Failure::Internal,
                Trouble::NotUnderstood
                | Trouble::MovedOn
                | Trouble::NoReview
                | Trouble::NothingToReview
                | Trouble::ComputerThinks => Failure::NotUnderstood,
            },
            Self::Unreadable(_) => Failure::Unreadable,
            Self::Archive(error) => match error {
                ArchiveError::NoSuchGame { .. } => Failure::NotFound,
                ArchiveError::TooLong { .. } | ArchiveError::TooManyMoves | ArchiveError::TooManyTags => {
                    Failure::TooMuch
                }
                _ => Failure::Library,
            },
        }
    }
}

const fn status(why: Failure) -> StatusCode {
    match why {
        Failure::NotUnderstood | Failure::Invalid | Failure::NotJoined => StatusCode::BAD_REQUEST,
        Failure::Unreadable => StatusCode::UNPROCESSABLE_ENTITY,
        Failure::NotFound => StatusCode::NOT_FOUND,
        Failure::TooMuch => StatusCode::PAYLOAD_TOO_LARGE,
        Failure::Forbidden => StatusCode::FORBIDDEN,
        Failure::Library => StatusCode::SERVICE_UNAVAILABLE,
        Failure::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
