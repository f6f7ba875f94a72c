//! What all requests share.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::{SignedDuration, Timestamp};
use tokio::sync::watch;
use tokio::task;
use yosumi_archive::{Archive, ArchiveError, N_DAYS_KEPT};
use yosumi_engine::CpuPath;
use yosumi_text::Trouble;

use crate::Hosts;
use crate::failed::Problem;
use crate::keeper::Keeper;
use crate::readings::Readings;
use crate::search::{self, Permits};
use crate::socket::Sockets;
use crate::tables::Tables;
use crate::voice::Voice;

/// What a server is made of.
///
/// ```
/// use yosumi_archive::Archive;
/// use yosumi_engine::CpuPath;
/// use yosumi_server::{Hosts, Options, Server};
///
/// let hosts = Hosts::of("127.0.0.1:7464".parse()?);
/// let archive = Archive::in_memory()?;
/// let server = Server::new(Options { archive, hosts, n_threads: 1, cpu_path: CpuPath::best() });
/// # drop(server);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Options {
    /// Where games and settings are kept.
    pub archive: Archive,
    /// How the server may be called.
    pub hosts: Hosts,
    /// The threads of a search.
    pub n_threads: usize,
    /// The kind of CPU to search with.
    pub cpu_path: CpuPath,
}

/// A server: the tables with their games, the library, and what else requests share. Clones are the same server.
#[derive(Clone, Debug)]
pub struct Server(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    archive: Arc<Mutex<Archive>>,
    keeper: Keeper,
    hosts: Hosts,
    n_threads: usize,
    cpu_path: CpuPath,
    voice: Voice,
    tables: Tables,
    readings: Readings,
    permits: Permits,
    sockets: Sockets,
    closing: watch::Sender<bool>,
}

impl Server {
    /// A server at which nobody sits yet.
    ///
    /// ```
    /// # use yosumi_archive::Archive;
    /// # use yosumi_engine::CpuPath;
    /// # use yosumi_server::{Hosts, Options, Server, app};
    /// # let hosts = Hosts::of("127.0.0.1:7464".parse()?);
    /// # let archive = Archive::in_memory()?;
    /// let server = Server::new(Options { archive, hosts, n_threads: 1, cpu_path: CpuPath::best() });
    /// let router = app(server);
    /// # drop(router);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(options: Options) -> Self {
        let Options { mut archive, hosts, n_threads, cpu_path } = options;
        search::prepare();
        clear_up(&mut archive);
        let archive = Arc::new(Mutex::new(archive));
        Self(Arc::new(Shared {
            keeper: Keeper::new(Arc::clone(&archive)),
            archive,
            hosts,
            n_threads: n_threads.max(1),
            cpu_path,
            voice: Voice::new(),
            tables: Tables::default(),
            readings: Readings::default(),
            permits: Permits::default(),
            sockets: Sockets::default(),
            closing: watch::Sender::new(false),
        }))
    }

    /// Tells all pages that the server ends, and ends all games at their tables; each is kept.
    ///
    /// ```
    /// # use yosumi_archive::Archive;
    /// # use yosumi_engine::CpuPath;
    /// # use yosumi_server::{Hosts, Options, Server};
    /// # let hosts = Hosts::of("127.0.0.1:7464".parse()?);
    /// # let archive = Archive::in_memory()?;
    /// # let server = Server::new(Options { archive, hosts, n_threads: 1, cpu_path: CpuPath::best() });
    /// server.close();
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn close(&self) {
        // Nobody may be there to hear it.
        self.0.closing.send_replace(true);
        self.0.tables.close();
        self.0.keeper.finish();
    }

    pub(crate) fn keeper(&self) -> &Keeper {
        &self.0.keeper
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    pub(crate) fn hosts(&self) -> Hosts {
        self.0.hosts
    }

    pub(crate) fn n_threads(&self) -> usize {
        self.0.n_threads
    }

    pub(crate) fn cpu_path(&self) -> CpuPath {
        self.0.cpu_path
    }

    pub(crate) fn voice(&self) -> &Voice {
        &self.0.voice
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.0.tables
    }

    pub(crate) fn readings(&self) -> &Readings {
        &self.0.readings
    }

    pub(crate) fn permits(&self) -> &Permits {
        &self.0.permits
    }

    pub(crate) fn sockets(&self) -> &Sockets {
        &self.0.sockets
    }

    /// The library, for one at a time. Only for threads that may wait.
    pub(crate) fn archive(&self) -> MutexGuard<'_, Archive> {
        // A transaction that a panic cut off was rolled back.
        self.0.archive.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something with the library on a thread that may wait.
    pub(crate) async fn with_archive<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Archive) -> Result<T, ArchiveError> + Send + 'static,
    ) -> Result<T, Problem> {
        let server = self.clone();
        Ok(aside(move || work(&mut server.archive())).await??)
    }
}

/// Takes out of the library what nobody will ask for again: deleted games, and as long ago games in progress that nobody went
/// on with. What cannot be taken out now stays for the next time.
fn clear_up(archive: &mut Archive) {
    let before = Timestamp::now() - SignedDuration::from_hours(24 * i64::from(N_DAYS_KEPT));
    let cleared = archive.purge(before).and_then(|_| archive.prune_tables(before));
    if let Err(error) = cleared {
        tracing::warn!(%error, "the library could not be cleared up");
    }
}

/// Does what takes long on a thread that may wait.
pub(crate) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    task::spawn_blocking(work).await.map_err(|_| Trouble::Internal.into())
}
