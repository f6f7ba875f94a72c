//! Whom the server listens to: requests to its own address, from its own page.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, Uri, header};

/// The names by which the server may be called.
///
/// A page of another site may let its name lead to this machine and then ask for what is here. It is still that name by
/// which it calls: only names that lead nowhere else are answered to. Those are `localhost` and addresses in numbers.
///
/// ```
/// use yosumi_server::Hosts;
///
/// let hosts = Hosts::of("127.0.0.1:7464".parse()?);
/// assert!(hosts.has("127.0.0.1:7464") && hosts.has("localhost:7464"));
/// assert!(!hosts.has("games.example:7464") && !hosts.has("localhost:80"));
/// # Ok::<(), std::net::AddrParseError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Hosts {
    address: SocketAddr,
}

/// The port that stands for none.
const HTTP_PORT: u16 = 80;

impl Hosts {
    /// The names of a server that listens at this address.
    ///
    /// ```
    /// # use yosumi_server::Hosts;
    /// let hosts = Hosts::of("0.0.0.0:80".parse()?);
    /// assert!(hosts.has("192.168.0.7"));
    /// # Ok::<(), std::net::AddrParseError>(())
    /// ```
    #[must_use]
    pub const fn of(address: SocketAddr) -> Self {
        Self { address }
    }

    /// Whether the server is called so: a name or an address, and a port where it is not 80.
    ///
    /// ```
    /// # use yosumi_server::Hosts;
    /// let hosts = Hosts::of("[::1]:7464".parse()?);
    /// assert!(hosts.has("[::1]:7464") && !hosts.has("[::2]:7464"));
    /// # Ok::<(), std::net::AddrParseError>(())
    /// ```
    #[must_use]
    pub fn has(&self, host: &str) -> bool {
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()),
            _ => (host, Some(HTTP_PORT)),
        };
        port == Some(self.address.port()) && self.has_name(name)
    }

    fn has_name(&self, name: &str) -> bool {
        let own = self.address.ip();
        if name.eq_ignore_ascii_case("localhost") {
            return own.is_loopback() || own.is_unspecified();
        }
        let number = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
        let Ok(called) = number.parse::<IpAddr>() else { return false };
        own.is_unspecified() || called == own || own.is_loopback() && called.is_loopback()
    }

    /// Whether a request is from the server's own page, or from no page at all.
    pub(crate) fn trust(&self, uri: &Uri, headers: &HeaderMap) -> bool {
        let mut hosts = headers.get_all(header::HOST).iter();
        let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
        let is_own = |host: &str| self.has(host);
        host.to_str().is_ok_and(is_own)
            && uri.authority().is_none_or(|authority| is_own(authority.as_str()))
            && headers.get_all(header::ORIGIN).iter().all(|origin| {
                origin.to_str().ok().and_then(|origin| origin.strip_prefix("http://")).is_some_and(is_own)
            })
    }
}

/// Whether a browser says that a request is made from within another site. A link that leads here is none: it is followed, and
/// the page that led here learns nothing.
pub(crate) fn is_from_elsewhere(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none")
}
