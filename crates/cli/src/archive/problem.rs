//! What goes wrong with an archive, told in the user's language.

use std::path::Path;

use yosumi_archive::{ArchiveError, Limited, MAX_TAGS, OpenFailure};
use yosumi_records::MAX_MOVES;
use yosumi_text::{ArchiveFlaw, Text};

/// The sentence for an error, which names the file that it is about: that of the archive, or one that was to be saved.
pub(super) fn told(error: &ArchiveError, path: &Path, text: &Text) -> String {
    match error {
        ArchiveError::NoSuchGame { id } => text.no_such_game((*id).into()),
        ArchiveError::Record { id, cause } => text.saved_record_error((*id).into(), cause),
        _ => text.archive_error(&path.to_string_lossy(), flaw(error, &error.to_string())),
    }
}

fn flaw<'a>(error: &ArchiveError, words: &'a str) -> ArchiveFlaw<'a> {
    match error {
        ArchiveError::Open { failure, .. } => match failure {
            OpenFailure::NotAFolder => ArchiveFlaw::NotAFolder,
            OpenFailure::NotPermitted => ArchiveFlaw::NotPermitted,
            OpenFailure::IsAFolder => ArchiveFlaw::IsAFolder,
            OpenFailure::PathTooLong => ArchiveFlaw::PathTooLong,
            OpenFailure::NotADatabase | OpenFailure::OtherDatabase => ArchiveFlaw::NotAnArchive,
            OpenFailure::NewerVersion { found, known } => ArchiveFlaw::Newer { found: *found, known: *known },
            OpenFailure::Busy => ArchiveFlaw::Busy,
            OpenFailure::DiskFull => ArchiveFlaw::DiskFull,
            OpenFailure::Damaged => ArchiveFlaw::Damaged,
            _ => ArchiveFlaw::Other(words),
        },
        ArchiveError::TooLong { what: Limited::Record, found, most } => {
            ArchiveFlaw::RecordTooLong { found: *found, most: *most }
        }
        ArchiveError::TooLong { what: Limited::Search, most, .. } => ArchiveFlaw::SearchTooLong { most: *most },
        ArchiveError::TooManyMoves => ArchiveFlaw::TooManyMoves { most: MAX_MOVES },
        ArchiveError::TooManyTags => ArchiveFlaw::TooManyTags { most: MAX_TAGS },
        ArchiveError::Busy => ArchiveFlaw::Busy,
        ArchiveError::ReadOnly => ArchiveFlaw::ReadOnly,
        ArchiveError::DiskFull => ArchiveFlaw::DiskFull,
        ArchiveError::Damaged => ArchiveFlaw::Damaged,
        _ => ArchiveFlaw::Other(words),
    }
}
