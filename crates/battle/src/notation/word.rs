//! Spelling: which texts may stand as bare words, which look like something else, and how the rest is quoted.

use std::{borrow::Cow, fmt::Write as _};

const WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b'_' | b'.' | b':' | b'+' | b'-');
        byte += 1;
    }
    table
};

/// Whether this byte may occur in a bare word.
#[inline]
pub(super) fn may_hold(byte: u8) -> bool {
    WORD[usize::from(byte)]
}

/// How many of the first bytes make up a bare word.
#[inline]
pub(super) fn length(bytes: &[u8]) -> usize {
    bytes.iter().position(|it| !may_hold(*it)).unwrap_or(bytes.len())
}

/// Whether a text may stand bare where the reader knows that it reads a text. Dashes alone are a `None`.
pub(super) fn is_bare(text: &str) -> bool {
    length(text.as_bytes()) == text.len() && !is_dashes(text)
}

/// Whether a text may stand bare and is a text to anybody, even to a reader that does not know what to expect.
pub(super) fn is_plain(text: &str) -> bool {
    is_bare(text) && !is_number(text) && text != "yes" && text != "no"
}

/// Whether a word is made of dashes only; so is the empty one.
pub(super) fn is_dashes(word: &str) -> bool {
    word.bytes().all(|it| it == b'-')
}

/// Whether a word is a whole number as the writer spells it: no plus, no needless zero.
pub(super) fn is_whole(word: &str) -> bool {
    let digits = word.strip_prefix('-').unwrap_or(word).as_bytes();
    match digits {
        [b'0'] => word == "0",
        [b'1'..=b'9', rest @ ..] => rest.iter().all(u8::is_ascii_digit),
        _ => false,
    }
}

/// Writes a whole number.
pub(super) fn push_whole(out: &mut String, mut number: u64) {
    if number < 10 {
        return out.push(char::from(b'0' + number as u8));
    }
    // As many digits as the greatest has.
    let mut digits = [b'0'; 20];
    let mut first = digits.len();
    while number > 0 {
        first -= 1;
        digits[first] += (number % 10) as u8;
        number /= 10;
    }
    out.extend(digits[first..].iter().map(|it| char::from(*it)));
}

/// Whether a word has the shape of a number: `-12`, `4.25`, `1.5e-7`.
pub(super) fn is_number(word: &str) -> bool {
    let mut rest = word.as_bytes();
    if let [b'-', digits @ ..] = rest {
        rest = digits;
    }
    let mut fine = skip_digits(&mut rest);
    if let [b'.', decimals @ ..] = rest {
        rest = decimals;
        fine &= skip_digits(&mut rest);
    }
    if let [b'e', b'-', exponent @ ..] | [b'e', exponent @ ..] = rest {
        rest = exponent;
        fine &= skip_digits(&mut rest);
    }
    fine && rest.is_empty()
}

/// Passes over digits; whether there were any.
fn skip_digits(bytes: &mut &[u8]) -> bool {
    let digits = bytes.iter().take_while(|it| it.is_ascii_digit()).count();
    *bytes = &bytes[digits..];
    digits > 0
}

/// Writes a finite number in the shortest form that reads back as the same number, without a needless `.0`.
/// `number` is a float's `Debug`, which is that form on every machine.
pub(super) fn push_float(out: &mut String, number: &dyn std::fmt::Debug) {
    let _ = write!(out, "{number:?}");
    if out.ends_with(".0") {
        out.truncate(out.len() - 2);
    }
}

/// What a word is if it is a number.
pub(super) enum Number {
    Unsigned(u64),
    Signed(i64),
    Decimal(f64),
}

/// The number that a word spells just as it would be written, so that nothing of the spelling is lost with the word.
pub(super) fn number(word: &str) -> Option<Number> {
    if !is_number(word) {
        return None;
    }
    let whole = is_whole(word);
    let unsigned = || Some(Number::Unsigned(word.parse().ok().filter(|_| whole)?));
    let signed = || Some(Number::Signed(word.parse().ok().filter(|_| whole)?));
    unsigned().or_else(signed).or_else(|| decimal(word).map(Number::Decimal))
}

fn decimal(word: &str) -> Option<f64> {
    let number = word.parse().ok()?;
    let spelled = || {
        let mut written = String::new();
        push_float(&mut written, &number);
        written == word
    };
    (is_short_decimal(word) || spelled()).then_some(number)
}

/// Whether a word that is a number surely comes out of a float as it went in: at most 15 digits do, unless there are
/// needless zeros or the number is small enough to be written with an exponent.
fn is_short_decimal(word: &str) -> bool {
    let digits = word.strip_prefix('-').unwrap_or(word).as_bytes();
    let leading_zero = matches!(digits, [b'0', b'0'..=b'9', ..]) || digits.starts_with(b"0.0000");
    digits.len() <= 16 && digits.contains(&b'.') && !digits.contains(&b'e') && !word.ends_with('0') && !leading_zero
}

/// Writes a text in double quotes.
pub(super) fn push_quoted(out: &mut String, text: &str) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            control if control.is_control() => {
                let _ = write!(out, "\\u{{{:x}}}", u32::from(control));
            }
            plain => out.push(plain),
        }
    }
    out.push('"');
}

/// What a token in double quotes says; `None` if it escapes something that has no escape.
pub(super) fn unquote(token: &str) -> Option<Cow<'_, str>> {
    let inside = token.strip_prefix('"')?.strip_suffix('"')?;
    let Some((mut plain, mut rest)) = inside.split_once('\\') else {
        return Some(Cow::Borrowed(inside));
    };
    let mut text = String::with_capacity(inside.len());
    loop {
        text.push_str(plain);
        let (letter, after) = escape(rest)?;
        text.push(letter);
        match after.split_once('\\') {
            Some(next) => (plain, rest) = next,
            None => {
                text.push_str(after);
                return Some(Cow::Owned(text));
            }
        }
    }
}

/// The letter that an escape stands for, given what follows its backslash; and what follows the escape.
fn escape(text: &str) -> Option<(char, &str)> {
    let rest = text.get(1..)?;
    match text.as_bytes()[0] {
        b'"' => Some(('"', rest)),
        b'\\' => Some(('\\', rest)),
        b'n' => Some(('\n', rest)),
        b'r' => Some(('\r', rest)),
        b't' => Some(('\t', rest)),
        b'u' => {
            let (hex, rest) = rest.strip_prefix('{')?.split_once('}')?;
            let plain = !hex.is_empty() && hex.len() <= 6 && hex.bytes().all(|it| it.is_ascii_hexdigit());
            let code = plain.then(|| u32::from_str_radix(hex, 16).ok())??;
            Some((char::from_u32(code)?, rest))
        }
        _ => None,
    }
}
