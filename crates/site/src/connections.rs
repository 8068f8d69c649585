//! Connections: one request each, and bounds on what a client can take from this machine.
//!
//! - Time: a client has so long for its request, and so long until it has the whole response.
//! - Number: where one connection more comes than there may be, the oldest is closed. A newcomer is always answered.
//! - Memory: a response is read and written piece by piece, and what a client does not read waits in a small buffer.
//! - Failure: where this machine has no descriptor left for a connection, the oldest is closed as well. What panics ends its
//!   own connection. No thread is started for any of them.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::task::JoinHandle;
use tokio::time;

/// What clients may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at a time.
    pub connections: usize,
    /// The time for the headers of a request.
    pub request: Duration,
    /// The time from the connection to the last byte of the response.
    pub whole: Duration,
}

impl Limits {
    /// Generous for a browser on this machine, which opens six connections at a time.
    pub const USUAL: Limits =
        Limits { connections: 128, request: Duration::from_secs(10), whole: Duration::from_secs(60) };
}

/// The largest request line with headers that is read, in bytes.
const LARGEST_REQUEST: usize = 16 * 1024;
/// What the system holds for a client that reads slowly, in bytes.
const SEND_BUFFER: u32 = 128 * 1024;
/// Connections that may wait to be accepted.
const BACKLOG: u32 = 1024;
/// The pause after a connection could not be accepted.
const PAUSE: Duration = Duration::from_millis(5);

/// Listens on an address.
///
/// # Errors
/// What the system says against it.
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    if cfg!(unix) {
        socket.set_reuseaddr(true)?; // elsewhere it would let another program take the port over
    }
    socket.set_send_buffer_size(SEND_BUFFER)?; // accepted connections inherit it
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Answers whoever connects.
pub async fn serve(listener: TcpListener, site: Router, limits: Limits) -> Infallible {
    let mut open: VecDeque<JoinHandle<()>> = VecDeque::new();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                open.retain(|it| !it.is_finished());
                if open.len() >= limits.connections {
                    close_oldest(&mut open);
                }
                open.push_back(tokio::spawn(answer(stream, site.clone(), limits)));
            }
            Err(_) => {
                close_oldest(&mut open);
                time::sleep(PAUSE).await;
            }
        }
    }
}

fn close_oldest(open: &mut VecDeque<JoinHandle<()>>) {
    if let Some(oldest) = open.pop_front() {
        oldest.abort();
    }
}

/// Answers the one request of a connection. What goes wrong with it concerns its client alone.
async fn answer(stream: TcpStream, site: Router, limits: Limits) {
    let answered = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.request)
        .max_buf_size(LARGEST_REQUEST)
        .keep_alive(false)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(site));
    let _ = time::timeout(limits.whole, answered).await;
}
