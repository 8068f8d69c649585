//! What is answered to a request: a file, or that there is none.

use std::io::Read;

use flate2::read::GzDecoder;

/// The forms a file may be packed in, the smallest first: what a browser calls it, and how such a file's name ends.
const FORMS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The answer to a request line, whole: status, headers and, for GET, the file, in the smallest form the browser `takes`.
pub fn to(request: &str, takes: &str, files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    if !matches!(method, "GET" | "HEAD") {
        return say("405 Method Not Allowed", "Allow: GET, HEAD\r\n", b"only GET and HEAD\n", true);
    }
    let path = target.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let name = if path.is_empty() { "index.html" } else { path };
    let find = |name: &str| files.iter().find(|it| it.0 == name).map(|it| it.1.as_slice());
    let kind = format!("Content-Type: {}\r\nCache-Control: no-cache\r\n", kind(name));
    for (form, ending) in FORMS {
        if takes.split(',').any(|it| it.split(';').next().unwrap_or_default().trim() == form)
            && let Some(packed) = find(&format!("{name}{ending}"))
        {
            let headers = format!("{kind}Content-Encoding: {form}\r\nVary: Accept-Encoding\r\n");
            return say("200 OK", &headers, packed, method == "GET");
        }
    }
    match (find(name), find(&format!("{name}.gz"))) {
        (Some(plain), _) => say("200 OK", &kind, plain, method == "GET"),
        (None, Some(packed)) => say("200 OK", &kind, &unpacked(packed), method == "GET"),
        (None, None) => say("404 Not Found", "", b"there is no such file\n", method == "GET"),
    }
}

fn say(status: &str, headers: &str, body: &[u8], whole: bool) -> Vec<u8> {
    let head = format!(
        "HTTP/1.1 {status}\r\n{headers}Content-Length: {}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let mut answer = head.into_bytes();
    if whole {
        answer.extend_from_slice(body);
    }
    answer
}

fn unpacked(packed: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    match GzDecoder::new(packed).read_to_end(&mut plain) {
        Ok(_) => plain,
        Err(_) => Vec::new(),
    }
}

/// What a file is, by its ending.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        Some(_) | None => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::{Compression, write::GzEncoder};

    use super::to;

    fn packed(text: &str) -> Vec<u8> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(text.as_bytes()).expect("memory takes everything");
        packed.finish().expect("memory takes everything")
    }

    fn asked(request: &str, takes: &str) -> String {
        let files = [
            ("index.html".to_owned(), b"<!doctype html>".to_vec()),
            ("a.wasm.gz".to_owned(), packed("module")),
            ("a.wasm.br".to_owned(), b"small".to_vec()),
        ];
        let answer = to(request, takes, &files);
        String::from_utf8_lossy(&answer).into_owned()
    }

    #[test]
    fn the_page_is_at_the_root() {
        for target in ["/", "/index.html", "/?battle=3"] {
            let answer = asked(&format!("GET {target} HTTP/1.1"), "gzip");
            assert!(answer.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/html"), "{answer}");
            assert!(answer.ends_with("\r\n\r\n<!doctype html>"), "{answer}");
        }
    }

    #[test]
    fn what_is_packed_is_unpacked_for_those_who_cannot() {
        assert!(asked("GET /a.wasm HTTP/1.1", "gzip").contains("Content-Encoding: gzip"));
        assert!(asked("GET /a.wasm HTTP/1.1", "gzip, deflate, br;q=0.9").ends_with("Connection: close\r\n\r\nsmall"));
        let plain = asked("GET /a.wasm HTTP/1.1", "identity");
        assert!(plain.contains("application/wasm") && plain.ends_with("\r\n\r\nmodule"), "{plain}");
    }

    #[test]
    fn a_head_has_no_body_and_nothing_else_is_done() {
        assert!(asked("HEAD / HTTP/1.1", "gzip").ends_with("\r\n\r\n"));
        assert!(asked("POST / HTTP/1.1", "gzip").starts_with("HTTP/1.1 405"));
        assert!(asked("GET /../secret HTTP/1.1", "gzip").starts_with("HTTP/1.1 404"));
        assert!(asked("", "").starts_with("HTTP/1.1 405"));
    }
}
