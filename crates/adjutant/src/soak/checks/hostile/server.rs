//! Clients that attack the server: whatever they send, the next ordinary client is answered.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Stdio},
    time::Duration,
};

use dice::Seeded;

use super::run::adjutant;
use crate::soak::Check;

/// How long an honest client waits.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many attacks there are for a seed.
const ATTACKS: u32 = 30;

/// The check of this file.
pub fn check() -> Check {
    Check::new("hostile-server", "whatever clients send or leave unread, the next honest one is answered", |seed| {
        let folder = tempfile::tempdir().map_err(|why| why.to_string())?;
        fs::write(folder.path().join("index.html"), "<!doctype html>").map_err(|why| why.to_string())?;
        fs::write(folder.path().join("big.bin"), vec![b'x'; 4 << 20]).map_err(|why| why.to_string())?;
        let mut command = adjutant(["serve", "--port", "0", "--from"])?;
        command.arg(folder.path()).stderr(Stdio::null());
        let mut server = Server(command.spawn().map_err(|why| why.to_string())?);
        attacked(&mut server, &mut Seeded::from_u64(seed))
    })
}

/// The server, until this is dropped.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn attacked(server: &mut Server, dice: &mut Seeded) -> Result<(), String> {
    let mut line = String::new();
    let out = server.0.stdout.take().ok_or("it has no output")?;
    BufReader::new(out).read_line(&mut line).map_err(|why| why.to_string())?;
    let address = line.split(['/', ' ']).find(|it| it.starts_with("127.0.0.1:")).ok_or("it names no address")?;
    let mut held = Vec::new();
    for _ in 0..ATTACKS {
        let mut client = connected(address)?;
        let request = request(dice);
        let _ = client.write_all(&request); // the server may have had enough before the end
        if dice.below(2) == 0 {
            held.push(client);
        }
    }
    let mut answer = String::new();
    let mut honest = connected(address)?;
    honest.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").map_err(|why| why.to_string())?;
    honest.read_to_string(&mut answer).map_err(|why| format!("an honest client is not answered: {why}"))?;
    let ended = server.0.try_wait().map_err(|why| why.to_string())?;
    match answer.starts_with("HTTP/1.1 200 ") && ended.is_none() {
        true => Ok(()),
        false => Err(format!("an honest client hears {answer:?}")),
    }
}

fn connected(address: &str) -> Result<TcpStream, String> {
    let stream = TcpStream::connect(address).map_err(|why| format!("the server is gone: {why}"))?;
    stream
        .set_read_timeout(Some(PATIENCE))
        .and_then(|()| stream.set_write_timeout(Some(PATIENCE)))
        .map_err(|why| why.to_string())?;
    Ok(stream)
}

/// A request that may be good, bad, endless or none.
fn request(dice: &mut Seeded) -> Vec<u8> {
    let any: Vec<u8> = (0..dice.below(200)).map(|_| dice.below(256) as u8).collect();
    match dice.below(9) {
        0 => any,
        1 => b"GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n".to_vec(),
        2 => b"GET / HTTP/1.1\r\nHost: local".to_vec(),
        3 => [b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", any.as_slice(), b"\r\n\r\n"].concat(),
        4 => [b"GET /", any.as_slice(), b" HTTP/1.1\r\nHost: localhost\r\n\r\n"].concat(),
        5 => b"GET / HTTP/1.1\r\nHost: example.org\r\n\r\n".to_vec(),
        6 => b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\nx".to_vec(),
        7 => [b"GET / HTTP/1.1\r\nHost: localhost\r\n", "X: y\r\n".repeat(9_000).as_bytes()].concat(),
        _ => b"GET /a HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br;q=0\r\nRange: bytes=9-1\r\n\r\n".to_vec(),
    }
}
