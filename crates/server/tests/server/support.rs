//! Servers without a socket and with one, and tabs that talk with them.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, Method, Request as HttpRequest, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use serde::de::DeserializeOwned;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::{Bytes, Message as Frame};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;
use yosumi_archive::Archive;
use yosumi_engine::CpuPath;
use yosumi_rules::Square;
use yosumi_server::{Hosts, Options, Server, app, serve};
use yosumi_wire::page::{Answer, Ask, Message, Player, Request, Sides, Start, State, Tree};

/// What never happens is not waited for any longer.
const PATIENCE: Duration = Duration::from_mins(1);

pub(crate) const HOST: &str = "127.0.0.1:7464";

fn server_at(address: SocketAddr, archive: Archive) -> Server {
    Server::new(Options { archive, hosts: Hosts::of(address), n_threads: 2, cpu_path: CpuPath::best() })
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Response {
    #[track_caller]
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        assert!(self.status.is_success(), "{self:?}");
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    #[track_caller]
    pub(crate) fn failed(&self) -> yosumi_wire::page::Failed {
        assert!(!self.status.is_success(), "{self:?}");
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    #[track_caller]
    pub(crate) fn header(&self, name: impl header::AsHeaderName) -> &str {
        self.headers.get(name).expect("the header is there").to_str().expect("text")
    }
}

/// A server that is asked without a socket.
pub(crate) struct Unplugged(axum::Router);

impl Unplugged {
    pub(crate) fn new() -> Self {
        let archive = Archive::in_memory().expect("an archive");
        Self(app(server_at(HOST.parse().expect("an address"), archive)))
    }

    pub(crate) async fn send(&self, request: HttpRequest<Body>) -> Response {
        let response = self.0.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("a body").to_bytes();
        Response { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn ask(&self, method: Method, path: &str, body: impl Into<Body>) -> Response {
        let request = HttpRequest::builder().method(method).uri(path).header(header::HOST, HOST);
        self.send(request.body(body.into()).expect("a request")).await
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        self.ask(Method::GET, path, Body::empty()).await
    }

    pub(crate) async fn post(&self, path: &str, body: impl Into<Body>) -> Response {
        self.ask(Method::POST, path, body).await
    }
}

/// A server that listens, and keeps its games in a folder.
pub(crate) struct Live {
    pub(crate) address: SocketAddr,
    end: Option<oneshot::Sender<()>>,
    serving: JoinHandle<std::io::Result<()>>,
}

impl Live {
    pub(crate) async fn new() -> (Self, TempDir) {
        let folder = tempfile::tempdir().expect("a folder");
        (Self::with_folder(folder.path()).await, folder)
    }

    pub(crate) async fn with_folder(folder: &Path) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let server = server_at(address, Archive::open(folder).expect("an archive"));
        let (end, ended) = oneshot::channel();
        let serving = tokio::spawn(serve(listener, server, async move {
            // A test that drops the sender does not end the server.
            if ended.await.is_err() {
                std::future::pending::<()>().await;
            }
        }));
        Self { address, end: Some(end), serving }
    }

    pub(crate) async fn tab(&self) -> Tab {
        self.tab_at(None).await
    }

    pub(crate) async fn tab_at(&self, table: Option<&str>) -> Tab {
        let mut tab = self.stranger().await;
        let answer = tab.ask(Ask::Join { table: table.map(String::from) }).await;
        assert_eq!(answer, Answer::Done);
        tab
    }

    /// A tab that has joined no table.
    pub(crate) async fn stranger(&self) -> Tab {
        let url = format!("ws://{}/api/socket", self.address);
        let (socket, _) = connect_async(url).await.expect("a connection");
        Tab { socket, last_id: 0, states: Vec::new(), tree: Tree::default(), heard: Vec::new() }
    }

    /// The whole answer over HTTP.
    pub(crate) async fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.expect("a connection");
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).await.expect("it hears");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("it answers");
        answer
    }

    /// Ends as by Ctrl-C.
    pub(crate) async fn end(mut self) {
        self.end.take().expect("it ends once").send(()).expect("it is there");
        timeout(PATIENCE, self.serving).await.expect("it ends").expect("no panic").expect("no error");
    }

    /// Ends without another word, as when it is killed, after what a tab was told last has reached the disk.
    pub(crate) async fn kill(self, folder: &Path, told: &State) {
        let archive = Archive::open(folder).expect("an archive");
        let is_kept = || archive.table(&told.table).expect("no error").is_some_and(|it| it.revision >= told.revision);
        let kept = async {
            while !is_kept() {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, kept).await.expect("it is kept");
        self.serving.abort();
    }
}

/// A tab of a browser.
pub(crate) struct Tab {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    last_id: u32,
    pub(crate) states: Vec<State>,
    pub(crate) tree: Tree,
    /// What was told besides states and answers.
    pub(crate) heard: Vec<Message>,
}

impl Tab {
    #[track_caller]
    pub(crate) fn state(&self) -> &State {
        self.states.last().expect("a state")
    }

    pub(crate) async fn send_frame(&mut self, frame: Frame) {
        self.socket.send(frame).await.expect("it can be sent");
    }

    /// Sends whatever text, and gives the answer to it.
    pub(crate) async fn send_text(&mut self, text: &str) -> (Option<u32>, Answer) {
        self.send_frame(Frame::text(text)).await;
        self.next_reply().await
    }

    /// Asks without waiting for the answer.
    pub(crate) async fn send(&mut self, ask: Ask) -> u32 {
        self.last_id += 1;
        let request = Request { id: self.last_id, ask };
        self.send_frame(Frame::text(serde_json::to_string(&request).expect("JSON"))).await;
        self.last_id
    }

    pub(crate) async fn ask(&mut self, ask: Ask) -> Answer {
        let id = self.send(ask).await;
        let (to, answer) = self.next_reply().await;
        assert_eq!(to, Some(id));
        answer
    }

    /// Asks for what is done.
    pub(crate) async fn do_it(&mut self, ask: Ask) {
        let words = format!("{ask:?}");
        let answer = self.ask(ask).await;
        assert_eq!(answer, Answer::Done, "{words}");
    }

    /// Asks for what is refused.
    pub(crate) async fn refused(&mut self, ask: Ask) -> yosumi_wire::page::Refusal {
        match self.ask(ask).await {
            Answer::Refused { why, text } => {
                assert!(!text.ja.is_empty() && !text.en.is_empty());
                why
            }
            other => panic!("{other:?}"),
        }
    }

    pub(crate) async fn failed(&mut self, ask: Ask) -> yosumi_wire::page::Failure {
        match self.ask(ask).await {
            Answer::Failed { why, text } => {
                assert!(!text.ja.is_empty() && !text.en.is_empty());
                why
            }
            other => panic!("{other:?}"),
        }
    }

    pub(crate) async fn next_reply(&mut self) -> (Option<u32>, Answer) {
        loop {
            if let Some(Message::Reply { to, answer }) = self.next().await {
                return (to, answer);
            }
        }
    }

    /// Listens until something is so.
    pub(crate) async fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        while !is_so(self) {
            self.next().await;
        }
    }

    /// Takes the next message; gives it when it is no state.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        loop {
            let frame = timeout(PATIENCE, self.socket.next()).await.expect("a message comes");
            match frame.expect("the connection is there").expect("a frame") {
                Frame::Text(text) => return self.take(serde_json::from_str(&text).expect("a message")),
                Frame::Close(_) => panic!("the connection was closed"),
                _ => {}
            }
        }
    }

    /// The messages up to the end of the connection.
    pub(crate) async fn rest(mut self) -> Vec<Message> {
        let mut messages = Vec::new();
        while let Some(Ok(frame)) = timeout(PATIENCE, self.socket.next()).await.expect("an end comes") {
            if let Frame::Text(text) = frame {
                messages.push(serde_json::from_str(&text).expect("a message"));
            }
        }
        messages
    }

    fn take(&mut self, message: Message) -> Option<Message> {
        match message {
            Message::State(state) => {
                if let Some(last) = self.states.last() {
                    assert!(last.table != state.table || last.revision <= state.revision, "states come in their order");
                }
                self.tree = state.tree.clone().unwrap_or_else(|| self.tree.clone());
                self.states.push(*state);
                None
            }
            Message::Reply { .. } => Some(message),
            other => {
                self.heard.push(other.clone());
                Some(other)
            }
        }
    }

    pub(crate) async fn new_game(&mut self, black: &str, white: &str, start: Start) {
        let players = Sides { black: player(black), white: player(white) };
        self.do_it(Ask::NewGame { players, start }).await;
    }

    /// Plays squares one after the other, each at what is shown.
    pub(crate) async fn play(&mut self, moves: &str) {
        for square in squares(moves) {
            let node = self.state().node;
            self.do_it(Ask::Play { node, square }).await;
        }
    }

    /// The events since a number of states.
    pub(crate) fn kinds_since(&self, n_states: usize) -> Vec<String> {
        let told = self.states[n_states..].iter().flat_map(|state| &state.events);
        told.map(|told| {
            let event = serde_json::to_value(&told.event).expect("JSON");
            event["kind"].as_str().expect("a kind").to_owned()
        })
        .collect()
    }
}

#[track_caller]
pub(crate) fn player(text: &str) -> Player {
    Player::from(&text.parse::<yosumi_session::PlayerSpec>().expect("a player"))
}

#[track_caller]
pub(crate) fn squares(moves: &str) -> Vec<Square> {
    let names = moves.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).expect("ASCII"));
    names.map(|name| name.parse().expect("a square")).collect()
}
