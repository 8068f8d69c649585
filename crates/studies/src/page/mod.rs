//! A report as one self-contained page: no scripts, fonts or pictures from elsewhere; light and dark, wide and narrow.

mod chart;
mod sections;
mod worth;

use std::borrow::Cow;

use crate::figures::Figures;

/// The page of these figures.
#[must_use]
pub fn page(figures: &Figures) -> String {
    let name = escape(&figures.name);
    let body = sections::all(figures);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{name}</title>\n<style>\n{}</style>\n</head>\n\
         <body>\n<main>\n{body}</main>\n</body>\n</html>\n",
        include_str!("style.css")
    )
}

/// Text that means nothing to a browser.
fn escape(text: &str) -> Cow<'_, str> {
    html_escape::encode_double_quoted_attribute(text)
}
