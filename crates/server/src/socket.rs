//! The WebSocket of a tab.

use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::Sender;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use yosumi_text::Trouble;
use yosumi_wire::page::{Answer, Ask, MAX_MESSAGE_BYTES, Message, Request};

use crate::failed::Problem;
use crate::server::{Server, aside};
use crate::table::{Guest, Out, ToTable};

/// The sockets that there may be at a time.
const MAX_SOCKETS: usize = 64;

/// Longer frames end a connection. Those between this and [`MAX_MESSAGE_BYTES`] are answered.
const MAX_FRAME_BYTES: usize = 4 * MAX_MESSAGE_BYTES;

/// How many messages of a table wait for a page that does not take them. A page that is slower has to join again.
const MAX_WAITING: usize = 256;

/// How many requests of a page may be unanswered before no more are read.
const MAX_UNANSWERED: usize = 32;

/// How often a page is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(30);

/// How long one that is silent is believed to be there.
const LONGEST_SILENCE: Duration = Duration::from_secs(90);

/// How long a message may take to be sent.
const LONGEST_SENDING: Duration = Duration::from_secs(10);

/// How often is looked whether the last socket is closed.
const GLANCE: Duration = Duration::from_millis(10);

static LAST_ID: AtomicU64 = AtomicU64::new(0);

/// The sockets that are open.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sockets(Arc<AtomicUsize>);

/// Counts a socket as long as it lives.
#[derive(Debug)]
struct Counted(Sockets);

impl Sockets {
    fn count(&self) -> Option<Counted> {
        let is_room = self.0.fetch_add(1, Ordering::Relaxed) < MAX_SOCKETS;
        // One for whom there is no room is no longer counted as soon as it goes.
        let counted = Counted(self.clone());
        is_room.then_some(counted)
    }

    /// Comes when none is open any more.
    pub(crate) async fn closed(&self) {
        while self.0.load(Ordering::Relaxed) > 0 {
            sleep(GLANCE).await;
        }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Opens the socket of a tab.
pub(crate) async fn open(State(server): State<Server>, upgrade: WebSocketUpgrade) -> Response {
    let Some(counted) = server.sockets().count() else {
        return Problem::from(Trouble::TooManyTabs).response(server.voice());
    };
    let upgrade = upgrade.max_message_size(MAX_FRAME_BYTES).max_frame_size(MAX_FRAME_BYTES);
    upgrade.on_upgrade(move |socket| async move {
        Tab::new(server, socket).talk().await;
        drop(counted);
    })
}

struct Tab {
    server: Server,
    socket: WebSocket,
    id: u64,
    /// The table that was joined.
    table: Option<Joined>,
    n_unanswered: usize,
    last_heard: Instant,
}

/// What a tab has of the table that it joined. The table alone holds the other end of what waits: when it lets the tab go, that
/// ends.
struct Joined {
    inbox: Sender<ToTable>,
    waiting: mpsc::Receiver<Out>,
}

impl Joined {
    fn leave(&self, tab: u64) {
        // A table that is gone has nobody to miss.
        let _ = self.inbox.send(ToTable::Leave(tab));
    }
}

/// The next message of the table; `None` when it has let the tab go. Without a table there never is one.
async fn next(table: &mut Option<Joined>) -> Option<Out> {
    match table {
        Some(table) => table.waiting.recv().await,
        None => pending().await,
    }
}

/// The connection is gone, or is to go.
struct Gone;

impl Tab {
    fn new(server: Server, socket: WebSocket) -> Self {
        let id = LAST_ID.fetch_add(1, Ordering::Relaxed);
        Self { server, socket, id, table: None, n_unanswered: 0, last_heard: Instant::now() }
    }

    /// Talks with the page until one of both ends it.
    async fn talk(mut self) {
        let mut closing = self.server.closing();
        let mut ping = interval(PING_EVERY);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let done = tokio::select! {
                () = closed(&mut closing) => Err(Gone),
                out = next(&mut self.table) => match out {
                    Some(out) => self.send(out).await,
                    None => Err(Gone),
                },
                frame = self.socket.recv(), if self.n_unanswered < MAX_UNANSWERED => match frame {
                    Some(Ok(frame)) => self.hear(frame).await,
                    // Not even what comes next can be told from a frame that is no frame.
                    Some(Err(_)) | None => Err(Gone),
                },
                _ = ping.tick() => self.ping().await,
            };
            if done.is_err() {
                break;
            }
        }
        if *closing.borrow() {
            self.say_goodbye().await;
        }
        if let Some(table) = self.table {
            table.leave(self.id);
        }
    }

    async fn hear(&mut self, frame: Frame) -> Result<(), Gone> {
        self.last_heard = Instant::now();
        match frame {
            Frame::Text(text) if text.len() > MAX_MESSAGE_BYTES => {
                let trouble = Trouble::TooLong { most: MAX_MESSAGE_BYTES };
                self.answer(None, Problem::from(trouble).answer(self.server.voice())).await
            }
            Frame::Text(text) => match read(&text) {
                Ok(request) => self.take(request).await,
                Err(id) => self.fail(id, Trouble::NotUnderstood).await,
            },
            Frame::Binary(_) => self.fail(None, Trouble::NotUnderstood).await,
            Frame::Ping(_) | Frame::Pong(_) => Ok(()),
            Frame::Close(_) => Err(Gone),
        }
    }

    async fn take(&mut self, request: Request) -> Result<(), Gone> {
        match (request.ask, &self.table) {
            (Ask::Join { table }, _) => self.join(request.id, table).await,
            (_, None) => self.fail(Some(request.id), Trouble::NotJoined).await,
            (ask, Some(table)) => {
                let message = ToTable::Ask { guest: self.id, id: request.id, ask };
                if table.inbox.send(message).is_err() {
                    // The table is gone: the page comes again and finds it as it was kept.
                    return Err(Gone);
                }
                self.n_unanswered += 1;
                Ok(())
            }
        }
    }

    async fn join(&mut self, request: u32, name: Option<String>) -> Result<(), Gone> {
        self.leave().await?;
        let (out, waiting) = mpsc::channel(MAX_WAITING);
        let (server, guest) = (self.server.clone(), Guest { id: self.id, request, out });
        let joined = aside(move || server.tables().join(&server, name, guest)).await;
        match joined {
            Ok(Ok(inbox)) => {
                self.table = Some(Joined { inbox, waiting });
                self.n_unanswered = 1;
                Ok(())
            }
            Ok(Err(trouble)) => self.fail(Some(request), trouble).await,
            Err(problem) => self.answer(Some(request), problem.answer(self.server.voice())).await,
        }
    }

    /// Leaves the table, after all that it has to say to this tab.
    async fn leave(&mut self) -> Result<(), Gone> {
        let Some(mut table) = self.table.take() else { return Ok(()) };
        table.leave(self.id);
        while let Some(out) = table.waiting.recv().await {
            self.send(out).await?;
        }
        Ok(())
    }

    async fn fail(&mut self, request: Option<u32>, trouble: Trouble) -> Result<(), Gone> {
        self.answer(request, Problem::from(trouble).answer(self.server.voice())).await
    }

    async fn answer(&mut self, to: Option<u32>, answer: Answer) -> Result<(), Gone> {
        self.send_message(&Message::Reply { to, answer }).await
    }

    async fn send(&mut self, out: Out) -> Result<(), Gone> {
        if out.is_reply {
            self.n_unanswered = self.n_unanswered.saturating_sub(1);
        }
        self.send_frame(Frame::Text(out.text.into())).await
    }

    async fn send_message(&mut self, message: &Message) -> Result<(), Gone> {
        let text = serde_json::to_string(message).map_err(|_| Gone)?;
        self.send_frame(Frame::Text(text.into())).await
    }

    async fn send_frame(&mut self, frame: Frame) -> Result<(), Gone> {
        match timeout(LONGEST_SENDING, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }

    async fn ping(&mut self) -> Result<(), Gone> {
        if self.last_heard.elapsed() > LONGEST_SILENCE {
            return Err(Gone);
        }
        self.send_frame(Frame::Ping(Vec::new().into())).await
    }

    async fn say_goodbye(&mut self) {
        // Whoever does not hear it sees the connection end.
        let _ = self.send_message(&Message::Closing).await;
        let close = CloseFrame { code: close_code::AWAY, reason: "".into() };
        let _ = self.send_frame(Frame::Close(Some(close))).await;
    }
}

/// Comes when the server ends.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // Without a server there is nothing left to wait for either.
    let _ = closing.wait_for(|is_closing| *is_closing).await;
}

/// The request in a message; otherwise its number, where it has one.
fn read(text: &str) -> Result<Request, Option<u32>> {
    serde_json::from_str(text).map_err(|_| {
        let value: Option<serde_json::Value> = serde_json::from_str(text).ok();
        value.and_then(|value| u32::try_from(value.get("id")?.as_u64()?).ok())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_request_that_is_none_is_found_where_it_has_one() {
        assert_eq!(read(r#"{"id":7,"ask":{"kind":"jump"}}"#), Err(Some(7)));
        assert_eq!(read(r#"{"id":-7,"ask":{"kind":"undo"}}"#), Err(None));
        for text in ["", "{", "[7]", "7", r#"{"ask":{"kind":"undo"}}"#, "\u{0}"] {
            assert_eq!(read(text), Err(None), "{text}");
        }
    }
}
