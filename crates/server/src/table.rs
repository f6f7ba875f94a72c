//! A table: a game with those who look at it.
//!
//! Each table has a thread of its own, on which everything happens one after the other: what pages ask, what searches have
//! found, what is due by the clock. The thread never waits for a search.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};
use yosumi_archive::ArchiveError;
use yosumi_rules::Color;
use yosumi_session::{About, Session, ThinkId};
use yosumi_wire::page::{Answer, Ask, Message};

use crate::search::{self, Found, Job};
use crate::server::Server;

use self::analysis::AnalysisDesk;
pub(crate) use self::empty_since::EmptySince;
use self::kept::Kept;
use self::review::ReviewDesk;
use self::throttle::Throttle;

mod analysis;
mod ask;
mod empty_since;
mod findings;
mod kept;
mod opening;
mod review;
mod throttle;
mod view;

pub(crate) use ask::{file_name, game_id, name, parsed_tags};
pub(crate) use review::WholeReview;

/// How long a table stays as it is when nobody sits at it. After that it is opened again from what was kept.
const LONGEST_ABSENCE: Duration = Duration::from_mins(10);

/// How long those who think at a table keep their memory when nobody sits at it: longer than a reload takes.
const LONGEST_MEMORY: Duration = Duration::from_mins(1);

/// How often progress is told.
const PROGRESS_EVERY: Duration = Duration::from_millis(500);

/// Something that comes to a table.
#[derive(Debug)]
pub(crate) enum ToTable {
    /// Somebody sits down.
    Join(Guest),
    /// Somebody leaves.
    Leave(u64),
    /// Somebody asks for something.
    Ask { guest: u64, id: u32, ask: Ask },
    /// A search has found something.
    Found(Found),
    /// Somebody wants the review that is finished.
    GiveReview(oneshot::Sender<Option<Arc<WholeReview>>>),
    /// What happened last could not be kept.
    NotKept(ArchiveError),
    /// The table closes.
    Close,
}

/// One who sits at a table: a socket.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    /// Which one.
    pub(crate) id: u64,
    /// The request by which they came.
    pub(crate) request: u32,
    /// Where messages to them go.
    pub(crate) out: mpsc::Sender<Out>,
}

/// A message on its way to a page.
#[derive(Clone, Debug)]
pub(crate) struct Out {
    pub(crate) text: String,
    /// Whether it answers a request.
    pub(crate) is_reply: bool,
}

/// Lives as long as the table.
pub(crate) fn run(
    server: Server,
    name: String,
    inbox: &Sender<ToTable>,
    messages: &Receiver<ToTable>,
    empty_since: &EmptySince,
) {
    let mut table = Table::open(server, name, inbox);
    loop {
        let now = Instant::now();
        let absence = table.guests.is_empty().then(|| table.left + table.longest_absence());
        let due = table.due().into_iter().chain(absence).min();
        let patience = due.map_or(LONGEST_ABSENCE, |due| due.saturating_duration_since(now));
        match messages.recv_timeout(patience) {
            Ok(ToTable::Close) | Err(RecvTimeoutError::Disconnected) => break,
            Ok(message) => table.take(message),
            Err(RecvTimeoutError::Timeout) => {}
        }
        empty_since.set(table.guests.is_empty().then_some(table.left));
        table.tell_what_is_due(Instant::now());
        if table.guests.is_empty() && table.left.elapsed() >= LONGEST_MEMORY {
            table.forget_thoughts();
        }
        if table.guests.is_empty() && table.left.elapsed() >= LONGEST_ABSENCE {
            let mut late = None;
            let is_nobody_coming = || {
                late = messages.try_recv().ok();
                late.is_none()
            };
            if table.server.tables().leave_if(&table.name, is_nobody_coming) {
                return;
            }
            match late {
                Some(ToTable::Close) => break,
                Some(message) => table.take(message),
                None => {}
            }
        }
    }
    table.rest();
}

struct Table {
    server: Server,
    name: String,
    session: Session,
    inbox: Sender<ToTable>,
    guests: Vec<Guest>,
    /// When the last guest left.
    left: Instant,
    /// Whether those who think have given back their memory since.
    has_forgotten: bool,
    jobs: Sender<Job>,
    /// Which question is out, and since when.
    thinking: Option<Asked>,
    progress: Throttle<Message>,
    analysis: AnalysisDesk,
    review: ReviewDesk,
    kept: Kept,
    /// Whether it was told that this game is not kept.
    is_loss_told: bool,
    revision: u32,
    /// Whether those who sit here have not seen the moves of the record as they are now.
    is_tree_news: bool,
    /// Counts the games, for numbers of nodes mean something in one of them.
    n_games: u64,
}

#[derive(Clone, Copy, Debug)]
struct Asked {
    id: ThinkId,
    side: Color,
    since: Instant,
}

impl Table {
    fn open(server: Server, name: String, inbox: &Sender<ToTable>) -> Self {
        let to_self = inbox.clone();
        // A table that is gone needs no answer.
        let tell = move |found| drop(to_self.send(ToTable::Found(found)));
        let jobs = search::start(server.clone(), tell);
        let opening::Opened { session, events, kept, revision } = opening::open(&server, &name);
        let mut table = Self {
            server,
            name,
            session,
            inbox: inbox.clone(),
            guests: Vec::new(),
            left: Instant::now(),
            has_forgotten: false,
            jobs,
            thinking: None,
            progress: Throttle::new(PROGRESS_EVERY),
            analysis: AnalysisDesk::default(),
            review: ReviewDesk::default(),
            kept,
            is_loss_told: false,
            revision,
            is_tree_news: false,
            n_games: 0,
        };
        table.ask_those_who_think(events);
        table
    }

    fn take(&mut self, message: ToTable) {
        match message {
            ToTable::Join(guest) => self.join(guest),
            ToTable::Leave(guest) => self.leave(guest),
            ToTable::Ask { guest, id, ask } => {
                let answer = self.obey(ask);
                self.reply(guest, id, answer);
            }
            ToTable::Found(found) => self.hear(found),
            // Whoever asked may have gone.
            ToTable::GiveReview(to) => drop(to.send(self.review.finished())),
            ToTable::NotKept(error) => self.hear_not_kept(&error),
            ToTable::Close => {}
        }
        // What was found out about a question that is no longer out is told to nobody.
        if !self.session.is_thinking() {
            self.progress.clear();
        }
        self.refresh_analysis();
    }

    fn join(&mut self, guest: Guest) {
        let (id, request) = (guest.id, guest.request);
        self.has_forgotten = false;
        self.guests.retain(|other| other.id != id);
        let events = self.session.wake();
        self.ask_those_who_think(events);
        self.guests.push(guest);
        let state = self.state(Vec::new(), true);
        self.send_to(id, &Message::State(Box::new(state)));
        self.reply(id, request, Answer::Done);
        let known = self.analysis.known().into_iter().chain(self.review.whole());
        for message in known.collect::<Vec<_>>() {
            self.send_to(id, &message);
        }
        self.give(Job::Prepare);
    }

    /// When the last one leaves, nobody is left to wait for a search.
    fn leave(&mut self, guest: u64) {
        self.guests.retain(|other| other.id != guest);
        if self.guests.is_empty() {
            self.left = Instant::now();
            self.rest();
        }
    }

    /// When nobody sits here for so long, something is to be done about it.
    const fn longest_absence(&self) -> Duration {
        if self.has_forgotten { LONGEST_ABSENCE } else { LONGEST_MEMORY }
    }

    /// Gives back the memory of those who think. Nothing else of the table changes.
    fn forget_thoughts(&mut self) {
        if self.has_forgotten {
            return;
        }
        self.has_forgotten = true;
        self.give(Job::Forget);
        let players = self.session.specs().map(Clone::clone);
        let (record, place) = (self.session.tree().clone(), self.session.place());
        (self.session, _) = opening::session(&self.server, players, record, Some(place));
        self.session.rest();
    }

    fn rest(&mut self) {
        self.session.rest();
        self.thinking = None;
        self.analysis.stop();
        self.cancel_review();
    }

    fn due(&self) -> Option<Instant> {
        [self.progress.due(), self.analysis.due()].into_iter().flatten().min()
    }

    fn tell_what_is_due(&mut self, now: Instant) {
        let due = [self.progress.take_due(now), self.analysis.take_due(now)];
        for message in due.into_iter().flatten() {
            self.send(&message);
        }
    }

    /// What somebody thinks about, and since when.
    fn asked(&self) -> Option<(About, Asked)> {
        self.session.thinks_about().zip(self.thinking)
    }

    fn reply(&mut self, guest: u64, request: u32, answer: Answer) {
        let message = Message::Reply { to: Some(request), answer };
        self.send_where(|other| other == guest, &message, true);
    }

    fn send_to(&mut self, guest: u64, message: &Message) {
        self.send_where(|other| other == guest, message, false);
    }

    fn send(&mut self, message: &Message) {
        self.send_where(|_| true, message, false);
    }

    /// Sends a message. Who does not take what they are sent is left alone: the connection ends, and the page comes again and
    /// gets a new state.
    fn send_where(&mut self, is_meant: impl Fn(u64) -> bool, message: &Message, is_reply: bool) {
        let text = match serde_json::to_string(message) {
            Ok(text) => text,
            Err(error) => return tracing::error!(%error, "a message could not be written"),
        };
        let n_before = self.guests.len();
        self.guests
            .retain(|guest| !is_meant(guest.id) || guest.out.try_send(Out { text: text.clone(), is_reply }).is_ok());
        if self.guests.is_empty() && n_before > 0 {
            self.left = Instant::now();
            self.rest();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use yosumi_archive::Archive;
    use yosumi_engine::CpuPath;
    use yosumi_session::Command;
    use yosumi_wire::page::{Sides, Start};

    use super::*;
    use crate::{Hosts, Options};

    fn table() -> Table {
        let archive = Archive::in_memory().expect("an archive");
        let hosts = Hosts::of("127.0.0.1:7464".parse().expect("an address"));
        let server = Server::new(Options { archive, hosts, n_threads: 1, cpu_path: CpuPath::best() });
        // Nobody hears what searches find.
        let (inbox, _) = channel();
        Table::open(server, String::from("t"), &inbox)
    }

    #[test]
    fn a_table_that_gives_back_memory_stays_as_it_is() {
        let mut table = table();
        let players = "human:Ann".parse().and_then(|black| Ok((black, "computer:3".parse()?)));
        let (black, white) = players.expect("players");
        table.session.handle(Command::Seat(yosumi_rules::ByColor { black, white }));
        table.session.handle(Command::Play(yosumi_rules::Square::F5));
        table.session.handle(Command::Show(table.session.tree().root()));
        table.session.handle(Command::Play(yosumi_rules::Square::D3));
        table.session.rest();
        let before = table.state(Vec::new(), true);
        table.forget_thoughts();
        assert_eq!(table.state(Vec::new(), true), before);
        assert!(!table.session.is_thinking());
    }

    #[test]
    fn progress_that_waits_goes_with_its_question() {
        for ask in [Ask::Play { node: 0, square: yosumi_rules::Square::F5 }, Ask::Resign, Ask::Swap] {
            let mut table = table();
            table.take(ToTable::Ask { guest: 0, id: 1, ask: Ask::Hint });
            table.progress.offer(Message::Closing);
            assert!(table.session.is_thinking() && table.due().is_some());
            let words = format!("{ask:?}");
            table.take(ToTable::Ask { guest: 0, id: 2, ask });
            assert!(!table.session.is_thinking() && table.due().is_none(), "{words}");
        }
    }

    #[test]
    fn who_does_not_take_what_they_are_sent_hears_that_it_ends() {
        let mut table = table();
        let (out, mut waiting) = mpsc::channel(2);
        table.take(ToTable::Join(Guest { id: 7, request: 1, out }));
        assert_eq!(table.guests.len(), 1, "a state and the reply have room");
        table.take(ToTable::Ask { guest: 7, id: 2, ask: Ask::Show { node: 0 } });
        assert!(table.guests.is_empty());
        assert!([waiting.try_recv(), waiting.try_recv()].iter().all(Result::is_ok));
        assert_eq!(waiting.try_recv().expect_err("an end"), mpsc::error::TryRecvError::Disconnected);
    }

    #[test]
    fn that_a_game_is_not_kept_is_told_once() {
        let mut table = table();
        let (out, mut waiting) = mpsc::channel(99);
        table.take(ToTable::Join(Guest { id: 7, request: 1, out }));
        let mut n_told = |table: &mut Table| {
            table.take(ToTable::NotKept(ArchiveError::DiskFull));
            std::iter::from_fn(|| waiting.try_recv().ok()).filter(|out| out.text.contains("notKept")).count()
        };
        assert_eq!((n_told(&mut table), n_told(&mut table)), (1, 0));
        let players = Sides::default();
        table.take(ToTable::Ask { guest: 7, id: 2, ask: Ask::NewGame { players, start: Start::default() } });
        assert_eq!(n_told(&mut table), 1, "another game is another loss");
    }
}
