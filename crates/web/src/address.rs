//! The address under which others find this server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};

use crate::App;

/// The address of this server as others reach it, as far as the viewer's request and the operator's
/// settings tell.
pub fn base(app: &App, headers: &HeaderMap) -> String {
    if let Some(url) = &app.config().public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = host.unwrap_or("127.0.0.1");
    format!("http://{}", shared(host, app.config().listen, in_network).as_deref().unwrap_or(host))
}

/// Whether only this machine can follow an address.
pub fn is_local(base: &str) -> bool {
    let host = base.split_once("://").map_or(base, |(_, host)| host);
    host.parse::<Authority>().is_ok_and(|host| is_loopback(host.host()))
}

fn is_loopback(host: &str) -> bool {
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    address.map_or(host.eq_ignore_ascii_case("localhost"), |address| address.is_loopback())
}

/// Whoever sits at the server itself calls it by a name that leads others to their own machine. If
/// it listens to the network, it has an address there too.
fn shared(
    host: &str,
    listen: SocketAddr,
    in_network: impl Fn() -> Option<IpAddr>,
) -> Option<String> {
    let host = host.parse::<Authority>().ok()?;
    if !listen.ip().is_unspecified() || !is_loopback(host.host()) {
        return None;
    }
    let address = in_network()?;
    Some(host.port_u16().map_or(address.to_string(), |port| format!("{address}:{port}")))
}

/// The address of this machine in its network: the one from which it would send to a stranger. The
/// stranger's address is kept for documents, and nothing is sent.
fn in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_in_the_network_is_named_by_its_address_there() {
        let found = || Some(IpAddr::from([192, 168, 1, 7]));
        let (all, six) = ("0.0.0.0:7777".parse().unwrap(), "[::]:7777".parse().unwrap());
        for host in ["127.0.0.1:7777", "localhost:7777", "[::1]:7777"] {
            assert_eq!(shared(host, all, found).as_deref(), Some("192.168.1.7:7777"), "{host}");
            assert_eq!(shared(host, six, found).as_deref(), Some("192.168.1.7:7777"), "{host}");
        }
        assert_eq!(shared("localhost", all, found).as_deref(), Some("192.168.1.7"));
        // Whoever came by another name is reached by it; without a network there is no other.
        assert_eq!(shared("cards.example:7777", all, found), None);
        assert_eq!(shared("192.168.1.9:7777", all, found), None);
        assert_eq!(shared("127.0.0.1:7777", all, || None), None);
        assert_eq!(shared("127.0.0.1:7777", "127.0.0.1:7777".parse().unwrap(), found), None);
    }

    #[test]
    fn what_only_this_machine_can_open_is_known() {
        for base in ["http://127.0.0.1:7777", "http://localhost", "http://[::1]:80"] {
            assert!(is_local(base), "{base}");
        }
        for base in ["http://192.168.1.7:7777", "https://cards.example", "http://localhost.example"]
        {
            assert!(!is_local(base), "{base}");
        }
    }
}
