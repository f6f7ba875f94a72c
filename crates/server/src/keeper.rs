//! Games in progress on their way to the disk.
//!
//! A disk that is busy takes its time, and nobody who plays is to wait for it. So one thread writes what is to be kept: of each
//! table the last that it was given.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use yosumi_archive::Archive;
use yosumi_records::Record;

use crate::table::ToTable;

/// A table as it is to be kept.
#[derive(Debug)]
pub(crate) struct TableToKeep {
    pub(crate) record: Record,
    pub(crate) seats: String,
    pub(crate) revision: u32,
    /// Where the table hears that it could not be kept.
    pub(crate) inbox: Sender<ToTable>,
}

/// Gives games to the thread that writes them. When it goes, the thread ends as soon as all is written.
#[derive(Debug)]
pub(crate) struct Keeper(Arc<Desk>);

#[derive(Debug)]
struct Desk {
    archive: Arc<Mutex<Archive>>,
    work: Mutex<Work>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Work {
    waiting: BTreeMap<String, TableToKeep>,
    is_writing: bool,
    is_closed: bool,
}

impl Keeper {
    pub(crate) fn new(archive: Arc<Mutex<Archive>>) -> Self {
        let desk = Arc::new(Desk { archive, work: Mutex::default(), changed: Condvar::new() });
        let writer = Arc::clone(&desk);
        let started = thread::Builder::new().name(String::from("keeper")).spawn(move || writer.write_all());
        if let Err(error) = started {
            tracing::error!(%error, "no thread could be started to keep games");
            desk.lock().is_closed = true;
        }
        Self(desk)
    }

    pub(crate) fn keep(&self, name: &str, table: TableToKeep) {
        let mut work = self.0.lock();
        if work.is_closed {
            drop(work);
            return self.0.write(name, &table);
        }
        work.waiting.insert(String::from(name), table);
        self.0.changed.notify_all();
    }

    /// Waits until everything is on the disk that was given before.
    pub(crate) fn finish(&self) {
        let mut work = self.0.lock();
        while work.is_writing || !work.waiting.is_empty() {
            work = self.0.changed.wait(work).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.0.lock().is_closed = true;
        self.0.changed.notify_all();
    }
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write_all(&self) {
        let mut work = self.lock();
        loop {
            if let Some((name, table)) = work.waiting.pop_first() {
                work.is_writing = true;
                drop(work);
                // Whoever waits for what was written would wait for ever for a thread that is gone.
                if catch_unwind(AssertUnwindSafe(|| self.write(&name, &table))).is_err() {
                    tracing::error!(name, "a game could not be kept");
                }
                work = self.lock();
                work.is_writing = false;
                self.changed.notify_all();
            } else if work.is_closed {
                return;
            } else {
                work = self.changed.wait(work).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }

    fn write(&self, name: &str, table: &TableToKeep) {
        let mut archive = self.archive.lock().unwrap_or_else(PoisonError::into_inner);
        match archive.keep_table(name, &table.record, &table.seats, table.revision) {
            Ok(true) => {}
            Ok(false) => tracing::warn!(name, "another server keeps this table, too"),
            Err(error) => {
                tracing::warn!(%error, name, "a game could not be kept");
                // A table that is gone has nobody to tell.
                let _ = table.inbox.send(ToTable::NotKept(error));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn of_each_table_the_last_that_was_given_is_kept() {
        let archive = Arc::new(Mutex::new(Archive::in_memory().expect("an archive")));
        let keeper = Keeper::new(Arc::clone(&archive));
        for revision in 1..=50 {
            for name in ["a", "b"] {
                let (inbox, _) = channel();
                keeper
                    .keep(name, TableToKeep { record: Record::default(), seats: String::from(name), revision, inbox });
            }
        }
        keeper.finish();
        for name in ["a", "b"] {
            let table = archive.lock().expect("no panic").table(name).expect("no error").expect("it is kept");
            assert_eq!((table.revision, table.seats.as_str()), (50, name));
        }
    }

    #[test]
    fn a_table_hears_that_its_game_is_too_long() {
        let keeper = Keeper::new(Arc::new(Mutex::new(Archive::in_memory().expect("an archive"))));
        let (inbox, messages) = channel();
        let mut record = Record::default();
        record.note_mut(record.root()).comment = "x".repeat(5 << 20);
        for (record, revision) in [(Record::default(), 1), (record, 2)] {
            keeper.keep("a", TableToKeep { record, seats: String::new(), revision, inbox: inbox.clone() });
            keeper.finish();
        }
        assert!(matches!(messages.try_recv(), Ok(ToTable::NotKept(_))));
        assert!(messages.try_recv().is_err(), "the first one was kept");
    }
}
