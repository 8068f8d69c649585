//! From a request to a response: files with their types and encodings, and the headers that every response has.

use std::net::IpAddr;

use axum::{
    Router,
    handler::HandlerWithoutStateExt,
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware::{from_fn_with_state, map_response},
    response::Response,
};
use tower_http::{services::ServeDir, set_header::SetResponseHeaderLayer};

use super::{files::Files, guard};

/// What the page may load and run: its own files and WebAssembly. No script stands in the page itself. Widths and
/// places of drawn things are `style` attributes, which is why those, and no style elements, are allowed.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// Headers of every response. A browser asks each time whether its copy of a file is still good, so that a new version
/// of the program is seen at once.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (header::CACHE_CONTROL, "no-cache"),
];

/// The files, each in the encoding that the client prefers among those that lie beside it (`NAME.br`, `NAME.gz`), for
/// clients that mean this server by its address.
pub fn of(files: Files, bound: IpAddr) -> Router {
    let missing = || async { (StatusCode::NOT_FOUND, "there is no such file\n") };
    let folder = ServeDir::with_backend("", files).precompressed_br().precompressed_gzip();
    let site = Router::new()
        .fallback_service(folder.fallback(missing.into_service()))
        .layer(map_response(in_utf_8))
        .layer(from_fn_with_state(bound, guard::admit));
    HEADERS.into_iter().fold(site, |site, (name, value)| {
        site.layer(SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value)))
    })
}

/// Says of a text file that it is in UTF-8, as all of ours are.
async fn in_utf_8(mut response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let told = kind.filter(|it| it.starts_with("text/") && !it.contains("charset"));
    if let Some(told) = told.and_then(|it| HeaderValue::try_from(format!("{it}; charset=utf-8")).ok()) {
        response.headers_mut().insert(header::CONTENT_TYPE, told);
    }
    response
}
