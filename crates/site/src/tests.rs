//! The server as clients meet it, over the loopback address: good ones, careless ones and bad ones.

use std::{
    io::{ErrorKind, Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    sync::mpsc,
    thread,
    time::Duration,
};

use super::{
    connections::{Limits, listen, serve},
    files::Files,
    responses,
};

/// How long a test waits for anything before it fails.
const PATIENCE: Duration = Duration::from_secs(60);
/// More than any buffer between server and client holds.
const BIG: usize = 16 * 1024 * 1024;

/// Starts a server that ends with the test's process.
fn start(limits: Limits) -> SocketAddr {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async move {
            let listener = listen(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).expect("a free port");
            let address = listener.local_addr().expect("an address");
            tell.send(address).expect("the test waits for it");
            serve(listener, responses::of(files(), address.ip()), limits).await
        })
    });
    told.recv_timeout(PATIENCE).expect("the server starts")
}

fn files() -> Files {
    let big: &'static [u8] = Box::leak(vec![b'x'; BIG].into_boxed_slice());
    let all: Vec<(&str, &[u8])> = vec![
        ("index.html", b"<!doctype html>"),
        ("a.wasm", b"module"),
        ("a.wasm.br", b"as brotli"),
        ("a.wasm.gz", b"as gzip"),
        ("open.js", b"script"),
        ("manifest.webmanifest", b"{}"),
        ("texts/en.txt", b"text below"),
        ("big.bin", big),
    ];
    Files::built_in(Box::leak(all.into_boxed_slice()))
}

fn connect(address: SocketAddr, request: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time that can be set");
    stream.set_write_timeout(Some(PATIENCE)).expect("a time that can be set");
    stream.write_all(request).expect("the server reads");
    stream
}

/// What is answered to these bytes, whole.
fn answer(address: SocketAddr, request: &[u8]) -> String {
    let mut answer = Vec::new();
    match connect(address, request).read_to_end(&mut answer) {
        Ok(_) => {}
        Err(why) => assert_eq!(why.kind(), ErrorKind::ConnectionReset, "the server ends every connection"),
    }
    String::from_utf8_lossy(&answer).into_owned()
}

fn get(address: SocketAddr, target: &str, headers: &str) -> String {
    answer(address, format!("GET {target} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n").as_bytes())
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").map_or("", |it| it.1)
}

#[test]
fn the_page_is_at_the_root() {
    let server = start(Limits::USUAL);
    for target in ["/", "/index.html", "/?battle=3", "http://localhost/"] {
        let answer = get(server, target, "");
        assert_eq!((status(&answer), body(&answer)), ("200", "<!doctype html>"), "{answer}");
        for header in [
            "content-type: text/html; charset=utf-8\r\n",
            "content-length: 15\r\n",
            "cache-control: no-cache\r\n",
            "connection: close\r\n",
            "x-content-type-options: nosniff\r\n",
            "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval';",
        ] {
            assert!(answer.contains(header), "{header:?} in {answer}");
        }
    }
}

#[test]
fn files_have_their_types_wherever_they_lie() {
    let server = start(Limits::USUAL);
    for (target, kind, wanted) in [
        ("/a.wasm", "application/wasm", "module"),
        ("/open.js", "text/javascript; charset=utf-8", "script"),
        ("/manifest.webmanifest", "application/manifest+json", "{}"),
        ("/texts/en.txt", "text/plain; charset=utf-8", "text below"),
    ] {
        let answer = get(server, target, "");
        assert!(answer.contains(&format!("content-type: {kind}\r\n")) && body(&answer) == wanted, "{answer}");
    }
    let whole = get(server, "/big.bin", "");
    assert_eq!(body(&whole).len(), BIG);
}

#[test]
fn a_client_gets_the_encoding_it_prefers() {
    let server = start(Limits::USUAL);
    for (accepts, wanted) in [
        ("gzip, deflate, br", "as brotli"),
        ("gzip", "as gzip"),
        ("br;q=0.5, gzip;q=0.6", "as gzip"),
        ("br;q=0, gzip", "as gzip"),
        ("br;q=0", "module"),
        ("br;q=0.000, gzip;q=0", "module"),
        ("identity", "module"),
        ("", "module"),
    ] {
        let answer = get(server, "/a.wasm", &format!("Accept-Encoding: {accepts}\r\n"));
        assert_eq!(body(&answer), wanted, "{accepts}: {answer}");
        assert!(answer.contains("vary: accept-encoding\r\n"), "{answer}");
        assert_eq!(answer.contains("content-encoding: "), wanted != "module", "{answer}");
    }
    let plain = get(server, "/open.js", "Accept-Encoding: br, gzip\r\n");
    assert_eq!(body(&plain), "script", "what has no other form is sent as it is");
}

#[test]
fn a_head_has_no_body_and_nothing_else_is_done() {
    let server = start(Limits::USUAL);
    let head = answer(server, b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    assert!(status(&head) == "200" && body(&head).is_empty(), "{head}");
    let post = answer(server, b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
    assert!(status(&post) == "405" && post.contains("allow: GET,HEAD\r\n"), "{post}");
    for target in ["/../secret", "/%2e%2e/secret", "/missing", "/texts", "/index.html/"] {
        let answer = get(server, target, "");
        assert!(matches!(status(&answer), "404" | "307"), "{target}: {answer}");
        assert!(answer.contains("content-security-policy: "), "{answer}");
    }
    assert_eq!(body(&get(server, "/missing", "")), "there is no such file\n");
}

#[test]
fn requests_under_another_name_are_refused() {
    let server = start(Limits::USUAL);
    for (wanted, hosts) in [
        ("200", format!("Host: {server}\r\n")),
        ("200", "Host: localhost:9\r\n".to_owned()),
        ("403", "Host: example.org\r\n".to_owned()),
        ("403", format!("Host: example.org:{}\r\n", server.port())),
        ("400", String::new()),
        ("400", "Host: \r\n".to_owned()),
        ("400", "Host: localhost\r\nHost: example.org\r\n".to_owned()),
    ] {
        let answer = answer(server, format!("GET / HTTP/1.1\r\n{hosts}\r\n").as_bytes());
        assert_eq!(status(&answer), wanted, "{hosts}{answer}");
    }
    assert_eq!(status(&get(server, "http://example.org/", "")), "403", "the target counts before the header");
}

#[test]
fn broken_requests_are_answered_with_400() {
    let server = start(Limits::USUAL);
    for headers in [&b"Accept-Encoding: \xff\xfe"[..], b"X: a\0b", b"X: a\x07b", b"X y: z", b"\xc3\x28: z", b": z"] {
        let request = [b"GET / HTTP/1.1\r\nHost: localhost\r\n", headers, b"\r\n\r\n"].concat();
        let answer = answer(server, &request);
        assert_eq!(status(&answer), "400", "{}: {answer}", headers.escape_ascii());
    }
    for request in ["\r\n\r\nhello\r\n\r\n", "GET / HTTP/9\r\n\r\n", "GET \u{1} HTTP/1.1\r\nHost: localhost\r\n\r\n"] {
        assert_eq!(status(&answer(server, request.as_bytes())), "400", "{request:?}");
    }
    let long = get(server, "/", &format!("X: {}\r\n", "y".repeat(20_000)));
    assert_eq!(status(&long), "431", "{long}");
    let cookie = get(server, "/", "Cookie: name=Zoë\r\n");
    assert_eq!(status(&cookie), "200", "another program's cookie: {cookie}");
}

/// The memory of this process, in bytes, where the system tells it.
fn memory() -> Option<usize> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    pages.split(' ').nth(1)?.parse::<usize>().ok().map(|it| it * 4096)
}

#[test]
fn clients_that_never_read_hold_no_memory() {
    let server = start(Limits::USUAL);
    assert_eq!(status(&get(server, "/", "")), "200");
    let before = memory();
    let ask = |_| connect(server, b"GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let mut silent: Vec<TcpStream> = (0..100).map(ask).collect();
    for stream in &mut silent {
        let mut first = [0; 15];
        stream.read_exact(&mut first).expect("the response has begun");
        assert_eq!(&first, b"HTTP/1.1 200 OK");
    }
    assert_eq!(status(&get(server, "/", "")), "200", "others are answered");
    if let (Some(before), Some(after)) = (before, memory()) {
        let more = after.saturating_sub(before) / 1024 / 1024;
        assert!(more < 100, "{more} MB for 100 responses of 16 MB that nobody reads");
    }
}

#[test]
fn there_is_always_a_place_for_one_more() {
    let server = start(Limits { connections: 8, ..Limits::USUAL });
    let ask = |_| connect(server, b"GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let silent: Vec<TcpStream> = (0..100).map(ask).collect();
    let idle: Vec<TcpStream> = (0..100).map(|_| connect(server, b"GET / HT")).collect();
    assert_eq!(status(&get(server, "/", "")), "200");
    drop((silent, idle));
}

#[test]
fn who_never_ends_a_request_is_cut_off() {
    let server = start(Limits { request: Duration::from_millis(50), ..Limits::USUAL });
    assert_eq!(body(&answer(server, b"GET / HTTP/1.1\r\nHost: local")), "");
    assert_eq!(body(&answer(server, b"")), "");
}

#[test]
fn who_never_reads_a_response_is_cut_off() {
    let server = start(Limits { whole: Duration::from_millis(50), ..Limits::USUAL });
    let mut stream = connect(server, b"GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let ended = loop {
        if let Err(why) = stream.write_all(&[b'x'; 4096]) {
            break why.kind();
        }
    };
    assert!(matches!(ended, ErrorKind::ConnectionReset | ErrorKind::BrokenPipe), "{ended}");
}
