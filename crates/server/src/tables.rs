//! The tables at which somebody sits, or sat a while ago.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use yosumi_text::Trouble;

use crate::server::Server;
use crate::table::{EmptySince, Guest, ToTable, run};

/// How many tables there may be at a time. Each has memory of its own.
const MAX_TABLES: usize = 32;

/// How long the end of the server waits for games to be kept.
const LONGEST_GOODBYE: Duration = Duration::from_secs(3);

/// The longest name of a table that is looked for.
const MAX_NAME_BYTES: usize = 64;

/// All tables by their names.
#[derive(Debug, Default)]
pub(crate) struct Tables(Mutex<HashMap<String, Open>>);

#[derive(Debug)]
struct Open {
    inbox: Sender<ToTable>,
    empty_since: EmptySince,
    thread: Option<JoinHandle<()>>,
}

impl Tables {
    /// Seats a guest at the table that they want, or at a new one.
    pub(crate) fn join(
        &self,
        server: &Server,
        wanted: Option<String>,
        guest: Guest,
    ) -> Result<Sender<ToTable>, Trouble> {
        let name = wanted.filter(|name| is_name(name)).unwrap_or_else(|| format!("{:032x}", fastrand::u128(..)));
        let mut open = self.lock();
        if let Some(table) = open.get(&name) {
            // A table whose thread is gone is opened again from what was kept.
            if table.inbox.send(ToTable::Join(guest.clone())).is_ok() {
                return Ok(table.inbox.clone());
            }
            open.remove(&name);
        }
        make_room(&mut open)?;
        let (inbox, messages) = channel();
        let empty_since = EmptySince::default();
        let thread = spawn(server.clone(), name.clone(), inbox.clone(), messages, empty_since.clone())?;
        // Sent to a thread that has just begun, it arrives.
        inbox.send(ToTable::Join(guest)).map_err(|_| Trouble::Internal)?;
        open.insert(name, Open { inbox: inbox.clone(), empty_since, thread: Some(thread) });
        Ok(inbox)
    }

    /// Where messages to an open table go.
    pub(crate) fn inbox(&self, name: &str) -> Option<Sender<ToTable>> {
        self.lock().get(name).map(|table| table.inbox.clone())
    }

    /// Closes a table at which nobody has sat for long, unless somebody is about to sit down. Whether it is closed.
    pub(crate) fn leave_if(&self, name: &str, is_nobody_coming: impl FnOnce() -> bool) -> bool {
        let mut open = self.lock();
        let is_closed = is_nobody_coming();
        if is_closed {
            open.remove(name);
        }
        is_closed
    }

    /// Closes all of them and waits until their games are kept, but not for ever.
    pub(crate) fn close(&self) {
        let tables: Vec<Open> = self.lock().drain().map(|(_, table)| table).collect();
        for table in &tables {
            // One that is gone has kept its game.
            let _ = table.inbox.send(ToTable::Close);
        }
        let patience = Instant::now() + LONGEST_GOODBYE;
        let mut threads: Vec<JoinHandle<()>> = tables.into_iter().filter_map(|table| table.thread).collect();
        while !threads.is_empty() && Instant::now() < patience {
            threads.retain(|thread| !thread.is_finished());
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Open>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where there are too many tables, closes those that nobody has sat at for longest.
fn make_room(open: &mut HashMap<String, Open>) -> Result<(), Trouble> {
    while open.len() >= MAX_TABLES {
        let empty = open.iter().filter_map(|(name, table)| Some((table.empty_since.get()?, name)));
        let longest = empty.min().map(|(_, name)| name.clone());
        let table = longest.and_then(|name| open.remove(&name)).ok_or(Trouble::TooManyTabs)?;
        // One that is gone has kept its game.
        let _ = table.inbox.send(ToTable::Close);
    }
    Ok(())
}

fn spawn(
    server: Server,
    name: String,
    inbox: Sender<ToTable>,
    messages: Receiver<ToTable>,
    empty_since: EmptySince,
) -> Result<JoinHandle<()>, Trouble> {
    let run = move || run(server, name, &inbox, &messages, &empty_since);
    thread::Builder::new().name(String::from("table")).spawn(run).map_err(|error| {
        tracing::error!(%error, "no thread could be started for a table");
        Trouble::Internal
    })
}

fn is_name(name: &str) -> bool {
    (1..=MAX_NAME_BYTES).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(empty_since: Option<Instant>) -> Open {
        let since = EmptySince::default();
        since.set(empty_since);
        Open { inbox: channel().0, empty_since: since, thread: None }
    }

    #[test]
    fn the_table_that_was_empty_for_longest_gives_way() {
        let now = Instant::now();
        let ago = |seconds| now.checked_sub(Duration::from_secs(seconds));
        let mut tables: HashMap<String, Open> = (1..MAX_TABLES as u64).map(|i| (i.to_string(), open(ago(i)))).collect();
        tables.insert(String::from("somebody's"), open(None));
        for gone in (1..MAX_TABLES as u64).rev() {
            assert!(tables.contains_key(&gone.to_string()));
            make_room(&mut tables).expect("an empty table");
            assert!(!tables.contains_key(&gone.to_string()), "{gone}");
            tables.insert(format!("new {gone}"), open(None));
        }
        assert_eq!(make_room(&mut tables), Err(Trouble::TooManyTabs));
    }
}
