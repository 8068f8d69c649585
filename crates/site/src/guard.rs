//! Which requests are answered at all.
//!
//! A page from elsewhere can have its own name resolve to this machine's address (DNS rebinding), and its scripts would
//! then read what is served here. Such a request still carries that name as its `Host`, so only names that mean
//! this machine are answered. On which port the client believes the server to be does not matter: it may be forwarded.

use std::net::IpAddr;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, StatusCode, header, uri::Authority},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// Answers a request with its status and a reason, or lets it through.
pub async fn admit(State(bound): State<IpAddr>, request: Request, next: Next) -> Response {
    let checked = headers_are_text(request.headers())
        .and_then(|()| host(&request))
        .and_then(|host| if is_here(&host, bound) { Ok(()) } else { Err(ELSEWHERE) });
    match checked {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

type Refusal = (StatusCode, &'static str);

const NOT_TEXT: Refusal = (StatusCode::BAD_REQUEST, "a header is not UTF-8\n");
const NO_HOST: Refusal = (StatusCode::BAD_REQUEST, "the request names no host, or more than one\n");
const ELSEWHERE: Refusal = (StatusCode::FORBIDDEN, "this server answers under its own address only\n");

/// Header values are UTF-8. Beyond ASCII they must not be refused: cookies of other programs on this machine come along.
fn headers_are_text(headers: &HeaderMap) -> Result<(), Refusal> {
    let text = headers.values().all(|it| str::from_utf8(it.as_bytes()).is_ok());
    if text { Ok(()) } else { Err(NOT_TEXT) }
}

/// The host that a request is meant for: that of its target if it has one, otherwise its one `Host` header.
fn host(request: &Request) -> Result<Authority, Refusal> {
    if let Some(authority) = request.uri().authority() {
        return Ok(authority.clone());
    }
    let mut named = request.headers().get_all(header::HOST).iter();
    match (named.next(), named.next()) {
        (Some(host), None) => Authority::try_from(host.as_bytes()).map_err(|_| NO_HOST),
        _ => Err(NO_HOST),
    }
}

fn is_here(host: &Authority, bound: IpAddr) -> bool {
    let name = host.host();
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    let here = name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|it| it.is_loopback() || it == bound);
    here && !host.as_str().contains('@')
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::is_here;

    #[test]
    fn only_names_of_this_machine_are_answered() {
        let bound = IpAddr::from(Ipv4Addr::new(192, 168, 7, 9));
        let here = |host: &str| is_here(&host.parse().expect("an authority"), bound);
        for host in ["localhost", "LocalHost:4317", "127.0.0.1:4317", "127.0.0.1", "[::1]:80", "192.168.7.9:4317"] {
            assert!(here(host), "{host}");
        }
        for host in ["example.org", "example.org:4317", "localhost.example.org", "127.0.0.1.example.org", "10.0.0.1"] {
            assert!(!here(host), "{host}");
        }
        assert!(!here("someone@localhost"), "a name before the host is for people to misread");
    }
}
