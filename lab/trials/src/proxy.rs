//! A bad network: a relay that delays what passes through it and cuts connections, some of them in
//! the middle of a message, or lets them fall silent without anybody being told.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A relay in front of one server. Dropped, it cuts everything.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    weather: Arc<Weather>,
    cut: watch::Sender<u64>,
    task: JoinHandle<()>,
}

#[derive(Debug, Default)]
struct Weather {
    delay_ms: AtomicU64,
    open: AtomicU64,
    /// How often everything that was open has fallen silent.
    silences: AtomicU64,
    /// Whether what is opened now is silent from its first moment.
    down: AtomicBool,
}

impl Proxy {
    /// A relay to the server at this address.
    ///
    /// # Errors
    /// If there is no port for it.
    pub async fn start(target: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let weather = Arc::new(Weather::default());
        let (cut, _) = watch::channel(0);
        let task = tokio::spawn(serve(listener, target, Arc::clone(&weather), cut.clone()));
        Ok(Self { address, weather, cut, task })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// From now on everything that passes waits so long.
    pub fn set_delay(&self, delay: Duration) {
        let ms = u64::try_from(delay.as_millis()).unwrap_or(u64::MAX);
        self.weather.delay_ms.store(ms, Ordering::Relaxed);
    }

    /// From now on nothing passes on the connections that are open; nobody is told, and new ones
    /// work.
    pub fn silence(&self) {
        self.weather.silences.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether the network is down: nothing passes, and what is opened meanwhile stays silent for
    /// ever.
    pub fn set_down(&self, down: bool) {
        self.weather.down.store(down, Ordering::Relaxed);
        self.silence();
    }

    /// Cuts all connections; what is under way at this moment gets through in part. Says how many
    /// there were.
    pub fn cut(&self) -> u64 {
        self.cut.send_modify(|times| *times += 1);
        self.weather.open.load(Ordering::Relaxed)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.cut();
        self.task.abort();
    }
}

async fn serve(
    listener: TcpListener,
    target: SocketAddr,
    weather: Arc<Weather>,
    cut: watch::Sender<u64>,
) {
    while let Ok((near, _)) = listener.accept().await {
        let (weather, cut) = (Arc::clone(&weather), cut.subscribe());
        tokio::spawn(async move {
            if let Ok(far) = TcpStream::connect(target).await {
                weather.open.fetch_add(1, Ordering::Relaxed);
                relay(near, far, &weather, cut).await;
                weather.open.fetch_sub(1, Ordering::Relaxed);
            }
        });
    }
}

async fn relay(near: TcpStream, far: TcpStream, weather: &Weather, cut: watch::Receiver<u64>) {
    let _ = (near.set_nodelay(true), far.set_nodelay(true));
    let (near_in, near_out) = near.into_split();
    let (far_in, far_out) = far.into_split();
    let silences = weather.silences.load(Ordering::Relaxed);
    let silent = weather.down.load(Ordering::Relaxed);
    let alive = || !silent && weather.silences.load(Ordering::Relaxed) == silences;
    // Whichever direction ends first ends both, as a broken cable does.
    tokio::select! {
        () = pass(near_in, far_out, weather, alive, cut.clone()) => {}
        () = pass(far_in, near_out, weather, alive, cut) => {}
    }
}

async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    weather: &Weather,
    alive: impl Fn() -> bool,
    mut cut: watch::Receiver<u64>,
) {
    let mut piece = vec![0; 16 << 10];
    loop {
        let read = tokio::select! {
            read = from.read(&mut piece) => read,
            _ = cut.changed() => return,
        };
        let Ok(length @ 1..) = read else { return };
        let delay = weather.delay_ms.load(Ordering::Relaxed);
        if delay > 0 {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
        // Whoever sends into the silence does not notice.
        if !alive() {
            continue;
        }
        // A cut that came while this was on its way leaves half of it.
        let half = cut.has_changed().unwrap_or(true);
        let passed = if half { length / 2 } else { length };
        if to.write_all(&piece[..passed]).await.is_err() || half {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_passes_arrives_and_a_cut_ends_it() {
        let echo = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let target = echo.local_addr().expect("an address");
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = echo.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = stream.split();
                    let _ = tokio::io::copy(&mut from, &mut to).await;
                });
            }
        });
        let proxy = Proxy::start(target).await.expect("a proxy");
        let mut stream = TcpStream::connect(proxy.address()).await.expect("a connection");
        let mut heard = [0; 5];
        for delay in [0, 5] {
            proxy.set_delay(Duration::from_millis(delay));
            stream.write_all(b"hello").await.expect("a way there");
            stream.read_exact(&mut heard).await.expect("a way back");
            assert_eq!(&heard, b"hello");
        }
        assert_eq!(proxy.cut(), 1);
        assert_eq!(stream.read(&mut heard).await.unwrap_or(0), 0);
        let mut stream = TcpStream::connect(proxy.address()).await.expect("a new connection");
        stream.write_all(b"again").await.expect("a way there");
        stream.read_exact(&mut heard).await.expect("a way back");
        proxy.silence();
        stream.write_all(b"hello").await.expect("nobody is told");
        let moment = Duration::from_millis(200);
        let answer = tokio::time::timeout(moment, stream.read(&mut heard)).await;
        assert!(answer.is_err(), "{answer:?}");
        let mut stream = TcpStream::connect(proxy.address()).await.expect("a new connection");
        stream.write_all(b"third").await.expect("a way there");
        stream.read_exact(&mut heard).await.expect("a way back");
    }
}
