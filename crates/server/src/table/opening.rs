//! How a table is set: as it was left, or anew.

use yosumi_records::{Date, Record};
use yosumi_session::{Event, Place, Players, Session, Settings};

use super::kept::{Kept, Seats};
use crate::server::Server;

pub(super) struct Opened {
    pub(super) session: Session,
    pub(super) events: Vec<Event>,
    pub(super) kept: Kept,
    pub(super) revision: u32,
}

pub(super) fn open(server: &Server, name: &str) -> Opened {
    // It may have been closed a moment ago.
    server.keeper().finish();
    let found = server.archive().table(name);
    let table = found.unwrap_or_else(|error| {
        tracing::warn!(%error, name, "a table that was kept cannot be opened");
        None
    });
    let Some(table) = table else {
        let (session, events) = session(server, Players::default(), new_record(), None);
        return Opened { session, events, kept: Kept::default(), revision: 0 };
    };
    let seats: Seats = serde_json::from_str(&table.seats).unwrap_or_default();
    let place = seats.place(&table.record);
    let (session, events) = session(server, seats.players(), table.record, Some(place));
    Opened { session, events, kept: seats.kept(), revision: table.revision }
}

pub(super) fn session(
    server: &Server,
    players: Players,
    record: Record,
    place: Option<Place>,
) -> (Session, Vec<Event>) {
    let settings = Settings { seed: fastrand::u64(..), cpu_path: server.cpu_path(), n_threads: server.n_threads() };
    let place = place.unwrap_or_else(|| Place::of_end(&record));
    Session::at(players, record, place, settings)
}

/// A record of a game that begins today.
pub(super) fn new_record() -> Record {
    dated(Record::default())
}

/// The record with the day of today, where it has none.
pub(super) fn dated(mut record: Record) -> Record {
    let today = jiff::ZonedDateTime::now().date();
    let date = Date::new(today.year().unsigned_abs(), u8::try_from(today.month()).ok(), u8::try_from(today.day()).ok());
    record.date = record.date.or(date);
    record
}
