//! Tokens: words, quoted texts, brackets and equals signs. Public, so that a test harness can mutate texts without
//! knowing what they mean.

use std::ops::Range;

use super::word;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A bare word: a name, a number, `yes`, `-`.
    Word,
    /// A text in double quotes, which the token includes.
    Quoted,
    /// One of `( [ {`.
    Open,
    /// One of `) ] }`.
    Close,
    /// The sign between a name and its value.
    Equals,
    /// Something the notation has no use for: a foreign character, or a quote that its line does not close.
    Stray,
    /// Where the text ends. [`tokens`] leaves it out.
    End,
}

/// One token of a text, and where it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token<'a> {
    /// What it is.
    pub kind: Kind,
    /// How it is spelled, quotes and escapes included.
    pub text: &'a str,
    /// The byte at which it begins.
    pub at: usize,
}

impl Token<'_> {
    /// The bytes it takes up in the text.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    /// Whether a name could be spelled so.
    pub(super) fn is_wordlike(&self) -> bool {
        matches!(self.kind, Kind::Word | Kind::Quoted)
    }

    /// Whether nothing more can follow inside the brackets, or on the top level.
    pub(super) fn is_end(&self) -> bool {
        matches!(self.kind, Kind::Close | Kind::End)
    }
}

/// Every token of a text, whether or not they make sense together. Blanks and comments are left out.
///
/// ```
/// use battle::notation::{Kind, tokens};
/// let spelled: Vec<_> = tokens("at=(10 20) # there").iter().map(|it| it.text).collect();
/// assert_eq!(spelled, ["at", "=", "(", "10", "20", ")"]);
/// assert_eq!(tokens("pass?")[1].kind, Kind::Stray);
/// ```
#[must_use]
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    all(text).collect()
}

/// The bare words of a text, in order: every name and number in it.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    all(text).filter(|it| it.kind == Kind::Word).map(|it| it.text)
}

fn all(text: &str) -> impl Iterator<Item = Token<'_>> {
    let mut lexer = Lexer::new(text);
    std::iter::from_fn(move || Some(lexer.step()).filter(|it| it.kind != Kind::End))
}

/// A place in a text from which tokens are taken.
#[derive(Clone)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, at: 0 }
    }

    pub(super) fn text(&self) -> &'a str {
        self.text
    }

    /// Takes the next token; [`Kind::End`] again and again once the text is used up.
    pub(super) fn step(&mut self) -> Token<'a> {
        self.skip_blanks();
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let (kind, length) = match rest.first() {
            None => (Kind::End, 0),
            Some(b'(' | b'[' | b'{') => (Kind::Open, 1),
            Some(b')' | b']' | b'}') => (Kind::Close, 1),
            Some(b'=') => (Kind::Equals, 1),
            Some(b'"') => quoted(rest),
            Some(byte) if word::may_hold(*byte) => (Kind::Word, word::length(rest)),
            Some(_) => (Kind::Stray, self.text[self.at..].chars().next().map_or(0, char::len_utf8)),
        };
        let token = Token { kind, text: &self.text[self.at..self.at + length], at: self.at };
        self.at += length;
        token
    }

    fn skip_blanks(&mut self) {
        let bytes = self.text.as_bytes();
        while let Some(byte) = bytes.get(self.at) {
            match byte {
                b' ' | b'\n' | b'\t' | b'\r' => self.at += 1,
                b'#' => self.at += bytes[self.at..].iter().take_while(|it| **it != b'\n').count(),
                _ => break,
            }
        }
    }
}

/// A quoted text ends at the next quote that no backslash escapes. It does not run over the end of its line: a quote
/// somebody forgot should be reported where it is, not at the end of the file.
fn quoted(rest: &[u8]) -> (Kind, usize) {
    let mut at = 1;
    loop {
        match (rest.get(at), rest.get(at + 1)) {
            (None | Some(b'\n'), _) => return (Kind::Stray, at),
            (Some(b'"'), _) => return (Kind::Quoted, at + 1),
            (Some(b'\\'), Some(b'"' | b'\\')) => at += 2,
            _ => at += 1,
        }
    }
}
