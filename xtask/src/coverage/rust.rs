//! Rust source as a row of tokens: just enough to tell code from strings and comments.

/// A token and where it begins, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    pub start: usize,
    pub kind: Kind<'a>,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind<'a> {
    /// A name or keyword.
    Name(&'a str),
    /// What stands between the quotes of a string of any kind, escapes as written.
    Text(&'a str),
    /// A comment of any kind, with its slashes.
    Comment(&'a str),
    /// One other character.
    Sign(char),
    /// A number, character or lifetime: of no interest here.
    Other,
}

/// The tokens of a source text. Broken source gives some tokens or other, never a panic.
pub fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = source[at..].chars().next() {
        let (length, kind) = next(&source[at..], first);
        if let Some(kind) = kind {
            tokens.push(Token { start: at, kind });
        }
        at += length;
    }
    tokens
}

/// The length of what the rest begins with, and what it is, unless it is white space.
fn next(rest: &str, first: char) -> (usize, Option<Kind<'_>>) {
    if rest.starts_with("//") {
        let end = rest.find('\n').unwrap_or(rest.len());
        return (end, Some(Kind::Comment(&rest[..end])));
    }
    if rest.starts_with("/*") {
        let end = block_comment(rest);
        return (end, Some(Kind::Comment(&rest[..end])));
    }
    if let Some((length, text)) = string(rest) {
        return (length, Some(Kind::Text(text)));
    }
    match first {
        '\'' => (quote(rest), Some(Kind::Other)),
        it if it == '_' || it.is_alphabetic() => {
            let end = rest.find(|it: char| it != '_' && !it.is_alphanumeric()).unwrap_or(rest.len());
            (end, Some(Kind::Name(&rest[..end])))
        }
        it if it.is_ascii_digit() => {
            let end = rest.find(|it: char| it != '_' && !it.is_alphanumeric()).unwrap_or(rest.len());
            (end, Some(Kind::Other))
        }
        it if it.is_whitespace() => (it.len_utf8(), None),
        it => (it.len_utf8(), Some(Kind::Sign(it))),
    }
}

/// The length of a block comment; they nest.
fn block_comment(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let (mut at, mut depth) = (0, 0);
    while at < bytes.len() {
        match bytes.get(at..at + 2) {
            Some(b"/*") => (depth, at) = (depth + 1, at + 2),
            Some(b"*/") => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    bytes.len()
}

/// A string at the beginning of the rest: plain, raw, of bytes or for C.
fn string(rest: &str) -> Option<(usize, &str)> {
    let letters = rest.find(|it: char| !matches!(it, 'b' | 'c' | 'r')).unwrap_or(rest.len());
    if !["", "b", "c", "r", "br", "cr"].contains(&&rest[..letters]) {
        return None;
    }
    let after = &rest[letters..];
    if rest[..letters].ends_with('r') {
        let hashes = after.bytes().take_while(|it| *it == b'#').count();
        let open = letters + hashes + 1;
        if !after[hashes..].starts_with('"') {
            return None;
        }
        let close = format!("\"{}", "#".repeat(hashes));
        let length = rest[open..].find(&close).unwrap_or(rest.len() - open);
        return Some(((open + length + close.len()).min(rest.len()), &rest[open..open + length]));
    }
    let inside = after.strip_prefix('"')?;
    let mut escaped = false;
    for (at, letter) in inside.char_indices() {
        match letter {
            '"' if !escaped => return Some((letters + 1 + at + 1, &inside[..at])),
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    Some((rest.len(), inside))
}

/// The length of a character literal, or of a lifetime's quote and name.
fn quote(rest: &str) -> usize {
    let mut letters = rest.char_indices().skip(1);
    match (letters.next(), letters.next()) {
        (Some((_, '\\')), Some((at, escaped))) => {
            let after = at + escaped.len_utf8();
            rest[after..].find('\'').map_or(rest.len(), |it| after + it + 1)
        }
        (Some(_), Some((at, '\''))) => at + 1,
        (Some((at, _)), _) => {
            rest[at..].find(|it: char| it != '_' && !it.is_alphanumeric()).map_or(rest.len(), |it| at + it.max(1))
        }
        (None, _) => rest.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, tokens};

    fn kinds(source: &str) -> Vec<Kind<'_>> {
        tokens(source).into_iter().map(|it| it.kind).collect()
    }

    #[test]
    fn strings_of_every_kind_are_text() {
        for (source, text) in [
            (r#""plain""#, "plain"),
            (r#""with \" quote""#, r#"with \" quote"#),
            (r#""ends in \\""#, r"ends in \\"),
            ("r\"raw \\\"", "raw \\"),
            ("r#\"raw \" quote\"#", "raw \" quote"),
            ("b\"bytes\"", "bytes"),
            ("br##\"bytes\"# still\"##", "bytes\"# still"),
            ("c\"for C\"", "for C"),
        ] {
            assert_eq!(kinds(source), [Kind::Text(text)], "{source}");
        }
    }

    #[test]
    fn comments_nest_and_end() {
        assert_eq!(kinds("// one\nx"), [Kind::Comment("// one"), Kind::Name("x")]);
        assert_eq!(kinds("/* a /* b */ c */x"), [Kind::Comment("/* a /* b */ c */"), Kind::Name("x")]);
        assert_eq!(kinds("\"// no comment\""), [Kind::Text("// no comment")]);
        assert_eq!(kinds("// \"no text\""), [Kind::Comment("// \"no text\"")]);
    }

    #[test]
    fn characters_and_lifetimes_open_no_string() {
        assert_eq!(kinds("'\"' x"), [Kind::Other, Kind::Name("x")]);
        assert_eq!(kinds("'\\'' x"), [Kind::Other, Kind::Name("x")]);
        assert_eq!(kinds("'\\u{22}' x"), [Kind::Other, Kind::Name("x")]);
        assert_eq!(kinds("&'a x"), [Kind::Sign('&'), Kind::Other, Kind::Name("x")]);
        assert_eq!(
            kinds("r#type b'\"'"),
            [Kind::Name("r"), Kind::Sign('#'), Kind::Name("type"), Kind::Name("b"), Kind::Other]
        );
    }

    #[test]
    fn broken_source_does_not_panic() {
        for source in ["\"open", "r#\"open", "/* open", "'", "'\\", "r#", "b", "'é", "\\", "//", "'\\u{", "br", "\"\\"]
        {
            let all = tokens(source);
            assert!(all.iter().all(|it| it.start < source.len()), "{source}");
        }
    }
}
