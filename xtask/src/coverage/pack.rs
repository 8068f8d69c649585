//! Strings in packs: what stands between quotes in TOML, RON or JSON, outside comments.

/// The strings of a pack, with the place of each in bytes. `comment` is what begins a comment there: `#` or `//`.
pub fn strings<'a>(text: &'a str, comment: &str) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with(comment) {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if let Some(quote) = QUOTES.into_iter().find(|it| rest.starts_with(it)) {
            let start = at + quote.len();
            let length = end(&text[start..], quote);
            found.push((start, &text[start..start + length]));
            at = (start + length + quote.len()).min(text.len());
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    found
}

/// The quotes of TOML, which include those of the others, the long ones first.
const QUOTES: [&str; 4] = ["\"\"\"", "'''", "\"", "'"];

/// How long the string goes on: to its closing quote, and in a short one not beyond the line.
fn end(inside: &str, quote: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in inside.char_indices() {
        if !escaped && (inside[at..].starts_with(quote) || (quote.len() == 1 && letter == '\n')) {
            return at;
        }
        escaped = letter == '\\' && !escaped && quote.starts_with('"');
    }
    inside.len()
}

#[cfg(test)]
mod tests {
    use super::strings;

    fn texts<'a>(text: &'a str, comment: &str) -> Vec<&'a str> {
        strings(text, comment).into_iter().map(|it| it.1).collect()
    }

    #[test]
    fn strings_stand_between_quotes_outside_comments() {
        assert_eq!(texts("a = \"x\" # \"y\"\nb = 'z'", "#"), ["x", "z"]);
        assert_eq!(texts("text = \"\"\"two \"quoted\"\nlines\"\"\"\nb = \"c\"", "#"), ["two \"quoted\"\nlines", "c"]);
        assert_eq!(texts(r#"{ "a": "with \" quote", "b": ["c"] }"#, "//"), ["a", r#"with \" quote"#, "b", "c"]);
        assert_eq!(texts("(a: \"x\") // \"y\"", "//"), ["x"]);
    }

    #[test]
    fn an_open_quote_ends_with_its_line() {
        assert_eq!(texts("a = \"open\nb = \"c\"", "#"), ["open", "c"]);
        assert_eq!(texts("it's\n\"c\"", "//"), ["s", "c"]);
        for broken in ["\"", "'''", "\"\\", "\"\"\"é", "é'"] {
            let _ = strings(broken, "#");
        }
    }
}
