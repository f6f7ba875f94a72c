//! Why a value cannot be one of an argument, as its parser says it.

use std::error::Error;
use std::net::AddrParseError;
use std::num::ParseFloatError;

use yosumi_archive::{ParseGameIdError, ParseTagError};
use yosumi_arena::{ParsePlyRangeError, PlyRange};
use yosumi_session::ParsePlayerError;
use yosumi_text::{ParseLanguageError, ValueFlaw};

/// The flaw that the error of a parser tells of; `None` for one that no argument has.
pub(super) fn of_error(error: &(dyn Error + 'static)) -> Option<ValueFlaw<'static>> {
    if let Some(&flaw) = error.downcast_ref::<ValueFlaw<'static>>() {
        return Some(flaw);
    }
    if let Some(&error) = error.downcast_ref::<ParsePlayerError>() {
        return Some(ValueFlaw::Player(error));
    }
    if let Some(&error) = error.downcast_ref::<ParseTagError>() {
        return Some(ValueFlaw::Tag(error));
    }
    [
        (error.is::<ParseLanguageError>(), ValueFlaw::Language),
        (error.is::<ParseGameIdError>(), ValueFlaw::Game),
        (error.is::<ParsePlyRangeError>(), ValueFlaw::Plies { most: PlyRange::MOST_PLIES }),
        (error.is::<ParseFloatError>(), ValueFlaw::Fraction),
        (error.is::<AddrParseError>(), ValueFlaw::Address),
    ]
    .into_iter()
    .find_map(|(is_it, flaw)| is_it.then_some(flaw))
}
