//! `adjutant serve` where the machine gives it little.

#![cfg(unix)]

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    time::Duration,
};

/// The server, until this is dropped.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn ask(address: &str, target: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a time that can be set");
    stream.write_all(format!("GET {target} HTTP/1.1\r\nHost: localhost\r\n\r\n").as_bytes()).expect("there is room");
    stream
}

#[test]
fn a_server_with_few_descriptors_still_answers() {
    let folder = std::env::temp_dir().join(format!("adjutant-serve-{}", std::process::id()));
    fs::create_dir_all(folder.join("texts")).expect("a folder for the test");
    fs::write(folder.join("index.html"), "<!doctype html>").expect("there is room");
    fs::write(folder.join("texts").join("big.bin"), vec![b'x'; 8 * 1024 * 1024]).expect("there is room");
    let limited =
        format!("ulimit -n 40; exec {} serve --port=0 --from {}", env!("CARGO_BIN_EXE_adjutant"), folder.display());
    let mut server = Server(Command::new("sh").args(["-c", &limited]).stdout(Stdio::piped()).spawn().expect("a shell"));
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    let address = line.split(['/', ' ']).find(|it| it.starts_with("127.0.0.1:")).expect("an address").to_owned();

    let silent: Vec<TcpStream> = (0..100).map(|_| ask(&address, "/texts/big.bin")).collect();
    let mut page = String::new();
    ask(&address, "/").read_to_string(&mut page).expect("an answer");
    assert!(page.starts_with("HTTP/1.1 200 OK") && page.ends_with("<!doctype html>"), "{page}");
    drop(silent);
    fs::remove_dir_all(&folder).expect("it was ours");
}
