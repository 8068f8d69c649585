//! Long texts made small, smaller than what travels the web usually is: the rules in three languages are most of what a
//! page could ever fetch.
//!
//! Text is written bit by bit. A `model` guesses each bit from what stands before it, and the surer it was, the less is
//! written ([`press`]); whoever reads makes the same guesses and so finds the same bits ([`Unpress`]). All of it is whole
//! numbers, so that every machine guesses alike.
//!
//! What is written begins with the length of the text and a sum over it, four bytes each, the lowest first.

mod model;

use std::fmt;

use model::Model;

/// Writes a text so that [`Unpress`] can read it.
#[must_use]
pub fn press(text: &str) -> Vec<u8> {
    let mut out = (text.len() as u32).to_le_bytes().to_vec();
    out.extend(sum(text.as_bytes()).to_le_bytes());
    let (mut model, mut range) = (Model::new(), Range::whole());
    for byte in text.bytes() {
        for place in (0..8).rev() {
            let bit = byte >> place & 1 == 1;
            range.narrow(bit, model.chance());
            model.learn(bit);
            while let Some(settled) = range.settled() {
                out.push(settled);
            }
        }
    }
    out.extend(range.low.to_be_bytes());
    out
}

/// Reads what [`press`] wrote, a stretch at a time: a whole book takes a moment.
pub struct Unpress {
    bytes: Vec<u8>,
    next: usize,
    length: usize,
    sum: u32,
    model: Model,
    range: Range,
    /// The bytes from where the range begins to differ.
    code: u32,
}

/// What cannot be read, because it is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl Unpress {
    /// Begins to read.
    ///
    /// # Errors
    /// If it is too short to be anything.
    pub fn new(bytes: Vec<u8>) -> Result<Unpress, Unreadable> {
        let number = |at: usize| bytes.get(at..at + 4)?.try_into().ok().map(u32::from_le_bytes);
        let (length, sum) = (number(0).ok_or(Unreadable)? as usize, number(4).ok_or(Unreadable)?);
        if length > MOST {
            return Err(Unreadable);
        }
        let mut reading = Unpress { bytes, next: 8, length, sum, model: Model::new(), range: Range::whole(), code: 0 };
        for _ in 0..4 {
            reading.take();
        }
        Ok(reading)
    }

    /// Reads on for so many bytes of text; the text once it is whole.
    ///
    /// # Errors
    /// If what was read is not what was written.
    pub fn read_on(&mut self, bytes: usize) -> Option<Result<String, Unreadable>> {
        let until = self.length.min(self.model.text().len() + bytes);
        while self.model.text().len() < until {
            self.bit();
        }
        (until == self.length).then(|| self.whole())
    }

    fn bit(&mut self) {
        let chance = self.model.chance();
        let bit = self.code <= self.range.middle(chance);
        self.range.narrow(bit, chance);
        self.model.learn(bit);
        while self.range.settled().is_some() {
            self.take();
        }
    }

    /// Takes a byte more into view; behind the end there are noughts.
    fn take(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.get(self.next).copied().unwrap_or(0));
        self.next += 1;
    }

    fn whole(&self) -> Result<String, Unreadable> {
        let text = self.model.text();
        if sum(text) != self.sum {
            return Err(Unreadable);
        }
        String::from_utf8(text.to_vec()).map_err(|_| Unreadable)
    }
}

/// More than this nobody writes: a damaged length must not fill the memory.
const MOST: usize = 1 << 24;

/// A sum that is another if a byte is (Adler's and Fletcher's idea, with FNV's numbers).
fn sum(text: &[u8]) -> u32 {
    text.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// The numbers that what is still to be written may lie between, both included.
struct Range {
    low: u32,
    high: u32,
}

impl Range {
    fn whole() -> Range {
        Range { low: 0, high: u32::MAX }
    }

    /// The last number that means a one, if a one has this chance of 65,536.
    fn middle(&self, chance: u32) -> u32 {
        self.low + ((u64::from(self.high - self.low) * u64::from(chance)) >> 16) as u32
    }

    fn narrow(&mut self, bit: bool, chance: u32) {
        let middle = self.middle(chance);
        if bit { self.high = middle } else { self.low = middle + 1 }
    }

    /// The first byte, if both ends agree on it; it is then left behind.
    fn settled(&mut self) -> Option<u8> {
        let first = (self.low >> 24) as u8;
        (first == (self.high >> 24) as u8).then(|| {
            (self.low, self.high) = (self.low << 8, self.high << 8 | 0xff);
            first
        })
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the file is damaged")
    }
}

impl std::error::Error for Unreadable {}

#[cfg(test)]
mod tests {
    use super::{Unpress, Unreadable, press};

    fn read(bytes: Vec<u8>) -> Result<String, Unreadable> {
        Unpress::new(bytes)?.read_on(usize::MAX >> 1).expect("it was read to the end")
    }

    #[test]
    fn what_was_written_is_read() {
        let again = "The strike hits. The strike misses; the strike hits. ".repeat(40);
        for text in ["", "a", "Frappe : d\u{e9}s \u{e0} huit faces\u{1f}\u{1e}", again.as_str()] {
            assert_eq!(read(press(text)).as_deref(), Ok(text));
        }
        assert!(press(&again).len() < 120, "what is said again costs nearly nothing");
    }

    #[test]
    fn it_can_be_read_in_stretches() {
        let text = "one two three four five";
        let mut reading = Unpress::new(press(text)).unwrap();
        let stretches = std::iter::from_fn(|| Some(reading.read_on(5))).take(5).collect::<Vec<_>>();
        assert_eq!(stretches, [None, None, None, None, Some(Ok(text.to_owned()))]);
    }

    #[test]
    fn damage_is_noticed() {
        let whole = press("A rule is a rule, whoever it hurts, and whoever wrote it.");
        for at in 8..whole.len() - 4 {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x10;
            assert_eq!(read(damaged), Err(Unreadable), "byte {at}");
        }
        assert_eq!(read(whole[..12].to_vec()), Err(Unreadable));
        assert_eq!(read(b"123".to_vec()), Err(Unreadable));
        assert_eq!(read(b"<!doctype html>".to_vec()), Err(Unreadable), "a length no text has");
    }
}
