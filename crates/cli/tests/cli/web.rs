//! `yosumi web`: the program itself; what its server does is tested where that is made.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use assert_cmd::cargo::CommandCargoExt;

use crate::support::run_in;

/// The program while it serves.
struct Serving {
    child: Child,
    out: BufReader<ChildStdout>,
    line: String,
}

impl Serving {
    #[track_caller]
    fn start(folder: &Path, arguments: &[&str]) -> Self {
        let mut command = Command::cargo_bin("yosumi").expect("the program is built");
        command.args(["--lang", "en", "web", "--no-open", "--data"]).arg(folder).args(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
        let mut out = BufReader::new(child.stdout.take().expect("an output"));
        let mut line = String::new();
        out.read_line(&mut line).expect("a line");
        Self { child, out, line }
    }

    #[track_caller]
    fn address(&self) -> SocketAddr {
        let address = self.line.strip_prefix("Yosumi is at http://").and_then(|rest| rest.split('/').next());
        address.expect(&self.line).parse().expect("an address")
    }

    /// The answer to a request for the page.
    #[track_caller]
    fn page(&self) -> String {
        let address = self.address();
        let mut stream = TcpStream::connect(address).expect("it listens");
        write!(stream, "GET / HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").expect("it hears");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // One that has ended already is ended enough.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_page_is_served_where_it_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let serving = Serving::start(folder.path(), &["--port", "0"]);
    assert!(serving.address().ip().is_loopback());
    let page = serving.page();
    assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.contains("<title>"), "{page}");
    assert!(folder.path().join("archive.sqlite3").is_file());
}

#[cfg(unix)]
#[test]
fn it_ends_when_it_is_told_to() {
    let folder = tempfile::tempdir().expect("a folder");
    for signal in ["INT", "TERM"] {
        let mut serving = Serving::start(folder.path(), &["--port", "0"]);
        // A connection that is open and silent keeps nobody.
        let _silent = TcpStream::connect(serving.address()).expect("it listens");
        let killed = Command::new("kill").args(["-s", signal, &serving.child.id().to_string()]).status();
        assert!(killed.expect("kill").success());
        assert_eq!(serving.child.wait().expect("it ends").code(), Some(0), "{signal}");
        let mut rest = String::new();
        serving.out.read_to_string(&mut rest).expect("an end");
        assert_eq!(rest, "");
    }
}

/// A browser that runs in the terminal runs as long as somebody reads in it.
#[cfg(unix)]
#[test]
fn it_ends_while_a_browser_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let (browser, mark) = (folder.path().join("w3m"), folder.path().join("open"));
    // A shell by that name does what it reads, until the test lets go of it.
    std::os::unix::fs::symlink("/bin/sh", &browser).expect("a link");
    let mut command = Command::cargo_bin("yosumi").expect("the program is built");
    command
        .args(["web", "--port", "0", "--data"])
        .arg(folder.path())
        .env("BROWSER", format!("{} -s", browser.display()));
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().expect("it starts");
    // Whoever waits for a child lets go of its input otherwise.
    let mut input = child.stdin.take().expect("an input");
    writeln!(input, ": > '{}'", mark.display()).expect("somebody reads");
    while !mark.exists() {
        assert_eq!(child.try_wait().expect("a child"), None, "it serves");
        std::thread::yield_now();
    }
    let killed = Command::new("kill").args(["-s", "TERM", &child.id().to_string()]).status();
    assert!(killed.expect("kill").success());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    drop(input);
}

#[test]
fn a_port_that_was_asked_for_and_is_in_use_is_an_error() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let folder = tempfile::tempdir().expect("a folder");
    let run = run_in(folder.path(), &["--lang", "en", "web", "--no-open", "--data", ".", "--port", &port], "");
    assert_eq!(run.code, Some(2));
    assert_eq!(run.err, format!("yosumi: Port {port} is in use. Give another one, or none and a free one is found.\n"));
}

#[test]
fn a_folder_that_cannot_be_used_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("file"), "no folder").expect("a file");
    let run = run_in(folder.path(), &["--lang", "en", "web", "--no-open", "--port", "0", "--data", "file"], "");
    assert_eq!(run.code, Some(2));
    assert_eq!(run.err, "yosumi: Cannot use file/archive.sqlite3: there is a file where its folder should be.\n");
}

#[test]
fn help_explains() {
    let run = run_in(Path::new("."), &["web", "--help"], "");
    for word in ["--port", "--no-open", "--data", "--host", "--threads", "yosumi web", "7464"] {
        assert!(run.out.contains(word), "{word}: {}", run.out);
    }
}
