//! A sheet of questions in a link: all of it stands behind the `#` of an address, in letters an address may hold.
//!
//! `o1.`, a checksum, and then what the table goes through and the questions, one after the other: `o1.k2f9x.-!game=warzone~…`.
//! A link that was cut or changed on its way is told from a good one, and one that asks for what there is not says what.

use battle::form::{Answers, Field, answer};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::{MOST, Sheet};
use crate::Over;

/// What a link begins with.
const MARK: &str = "o1.";
/// The longest link that is read.
const LONGEST: usize = 8_000;

/// What is wrong with a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadLink {
    /// It was cut or changed on its way.
    Damaged,
    /// It asks for something there is not: the word of the field, and what it asks for.
    Unknown(String, String),
}

/// Whether what stands behind the `#` of an address is meant to be a sheet.
#[must_use]
pub fn is_lab(behind: &str) -> bool {
    behind.starts_with(MARK)
}

/// The part of a link behind the `#`; `fields` makes the form of a question.
#[must_use]
pub fn write(sheet: &Sheet, fields: &dyn Fn(&Answers) -> Vec<Field>) -> String {
    let mut body = sheet.over.map_or("-", Over::word).to_owned();
    for question in &sheet.questions {
        let asked = fields(question);
        let answered = asked.iter().map(|it| format!("{}={}", it.word, escaped(&it.answer)));
        body += "!";
        body += &answered.collect::<Vec<_>>().join("~");
    }
    format!("{MARK}{}.{body}", checksum(&body))
}

/// The sheet of a link; `fields` makes the form of a question.
///
/// # Errors
/// What is wrong with it.
pub fn read(link: &str, fields: &dyn Fn(&Answers) -> Vec<Field>) -> Result<Sheet, BadLink> {
    let sheet = unchecked(link)?;
    sheet.questions.iter().try_for_each(|it| check(it, fields))?;
    Ok(sheet)
}

/// The words of the games a link asks about, as it spells them: their forms are needed to read it.
///
/// # Errors
/// What is wrong with it.
pub fn games(link: &str) -> Result<Vec<String>, BadLink> {
    Ok(unchecked(link)?.questions.into_iter().filter_map(|mut it| it.remove("game")).collect())
}

/// A sheet whose answers may not be there to give any more.
fn unchecked(link: &str) -> Result<Sheet, BadLink> {
    let rest = link.strip_prefix(MARK).filter(|it| it.len() <= LONGEST).ok_or(BadLink::Damaged)?;
    let (sum, body) = rest.split_once('.').ok_or(BadLink::Damaged)?;
    if sum != checksum(body) {
        return Err(BadLink::Damaged);
    }
    let mut parts = body.split('!');
    let over = match parts.next() {
        Some("-") | None => None,
        Some(word) => Some(Over::of(word).ok_or_else(|| BadLink::Unknown("over".to_owned(), word.to_owned()))?),
    };
    let questions = parts.map(question).collect::<Result<Vec<_>, _>>()?;
    let whole = (1..=MOST).contains(&questions.len());
    if whole { Ok(Sheet { over, questions }) } else { Err(BadLink::Damaged) }
}

/// The answers to a question.
fn question(text: &str) -> Result<Answers, BadLink> {
    let mut answers = Answers::new();
    for part in text.split('~') {
        let (word, given) = part.split_once('=').ok_or(BadLink::Damaged)?;
        answers.insert(word.to_owned(), unescaped(given).ok_or(BadLink::Damaged)?);
    }
    Ok(answers)
}

/// All answers of a question must still be there to give.
fn check(answers: &Answers, fields: &dyn Fn(&Answers) -> Vec<Field>) -> Result<(), BadLink> {
    let asked = fields(answers);
    match answers.iter().find(|(word, given)| answer(&asked, word) != given.as_str()) {
        Some((word, given)) => Err(BadLink::Unknown(word.clone(), given.clone())),
        None => Ok(()),
    }
}

/// Five letters that a changed text does not share but by one chance in thirty million.
fn checksum(text: &str) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
    let hash = text
        .bytes()
        .fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3));
    (0..5).map(|at| char::from(LETTERS[(hash >> (20 + 5 * at)) as usize % 32])).collect()
}

/// What stands as it is in a link; everything else as `%` and its byte.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-');

fn escaped(text: &str) -> String {
    utf8_percent_encode(text, PLAIN).to_string()
}

/// The text that is escaped like this.
fn unescaped(link: &str) -> Option<String> {
    let text = percent_decode_str(link).decode_utf8().ok()?;
    (escaped(&text) == link).then(|| text.into_owned())
}
