//! `tapis health`: whether the server on this machine can serve, for a container's check and for
//! whoever looks after it. It asks as anybody could; nothing has to be installed for that.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use tapis_web::Settings;

use super::serve::settings;
use crate::language::texts;
use crate::output::{Failure, GOOD, paint, problem, stdout};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Args)]
#[command(about = texts().msg_help_health(), after_help = "\
tapis health
tapis health --listen 127.0.0.1:8080
TAPIS_LISTEN=0.0.0.0:7777 tapis health")]
pub struct HealthArgs {
    #[arg(long, value_name = "ADDRESS", help = texts().msg_help_health_listen())]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "FILE", help = texts().msg_help_any_config())]
    config: Option<PathBuf>,
}

/// Asks, and says how it is.
pub fn run(args: &HealthArgs) -> Result<(), Failure> {
    let nearest = Settings { listen: args.listen, ..Settings::default() };
    let address = reachable(settings(nearest, args.config.as_deref())?.config().listen);
    let asked = status(address);
    let address = address.to_string();
    match asked {
        Ok(200) => {
            writeln!(stdout(), "{}", paint(GOOD, texts().msg_commands_health_good(address)))?;
            Ok(())
        }
        Ok(status) => Err(problem(texts().msg_commands_health_failing(address, status))),
        Err(error) => Err(problem(texts().msg_commands_health_none(address, error.to_string()))),
    }
}

/// Where a server that listens there is reached from this machine.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

/// The status with which the server answers.
fn status(address: SocketAddr) -> io::Result<u16> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = format!("GET /health HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    // The status stands in the first line, behind the version.
    let mut head = [0; 12];
    stream.read_exact(&mut head)?;
    let status = std::str::from_utf8(&head).ok().and_then(|head| head.get(9..)?.parse().ok());
    status.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "no HTTP"))
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn whoever_listens_everywhere_is_asked_here() {
        let asked = |listen: &str| reachable(listen.parse().expect("an address")).to_string();
        assert_eq!(asked("0.0.0.0:7777"), "127.0.0.1:7777");
        assert_eq!(asked("[::]:80"), "[::1]:80");
        assert_eq!(asked("192.168.1.5:7777"), "192.168.1.5:7777");
    }

    #[test]
    fn a_status_is_read_and_anything_else_is_none() {
        for (said, heard) in [
            ("HTTP/1.1 200 OK\r\n\r\n", Some(200)),
            ("HTTP/1.1 503 Service Unavailable\r\n\r\n", Some(503)),
            ("SSH-2.0-OpenSSH\r\n", None),
            ("", None),
        ] {
            let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
            let address = listener.local_addr().expect("an address");
            let server = std::thread::spawn(move || {
                let (mut stream, _) = listener.accept().expect("somebody asks");
                let mut request = [0; 12];
                stream.read_exact(&mut request).expect("a request");
                stream.write_all(said.as_bytes()).expect("an answer");
                request
            });
            assert_eq!(status(address).ok(), heard, "{said}");
            assert_eq!(&server.join().expect("no panic"), b"GET /health ");
        }
    }
}
