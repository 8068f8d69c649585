//! A battle in a link: the replay file, packed, behind the `#` of the page's own address.
//!
//! What stands behind the `#` never leaves the browser, so a link needs no server and no network. It is `b1.` and then the
//! file without the hashes of its states: deflated with its checksum (zlib), in the letters of base64 that an address may hold.
//! A hash cannot be packed, and whoever plays the battle again works it out; the checksum finds what a hash would have found on the
//! way. Whoever opens a link gets the rest of the file back byte for byte, or is told what is wrong. Links made with the hashes
//! in them are read in the same way.

use std::fmt;
use std::io::{Read, Write};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};

/// What a link begins with, behind the `#`.
const MARK: &str = "b1.";
/// The longest link that is made, in letters: what mail and messengers still carry.
pub const LONGEST: usize = 32_000;
/// The largest file a link may unfold to, in bytes.
const LARGEST: u64 = 16 << 20;

/// Why there is no link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    /// So many letters it would have.
    pub letters: usize,
}

/// What is wrong with a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLink {
    /// A letter that no link has, or too few letters: it was cut or changed on its way.
    Letters,
    /// It cannot be unpacked, or its checksum is wrong: it was cut or changed on its way.
    Packing,
    /// It unfolds to more than any battle has.
    TooLarge,
    /// What is in it is no text.
    NoText,
}

impl fmt::Display for BadLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadLink::Letters => "letters",
            BadLink::Packing => "packing",
            BadLink::TooLarge => "too-large",
            BadLink::NoText => "no-text",
        })
    }
}

/// The part of a link behind the `#`, for a replay file.
///
/// # Errors
/// How long it would be, where that is too long.
pub fn pack(replay: &str) -> Result<String, TooLong> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    let derived: String = replay.split_inclusive('\n').filter(|it| !it.starts_with("state ")).collect();
    let packed = packed.write_all(derived.as_bytes()).and_then(|()| packed.finish());
    let link = format!("{MARK}{}", URL_SAFE_NO_PAD.encode(packed.unwrap_or_default()));
    if link.len() > LONGEST { Err(TooLong { letters: link.len() }) } else { Ok(link) }
}

/// Whether what stands behind the `#` of an address is meant to be a battle.
#[must_use]
pub fn is_battle(behind: &str) -> bool {
    behind.starts_with(MARK)
}

/// The replay file of a link.
///
/// # Errors
/// What is wrong with it.
pub fn unpack(link: &str) -> Result<String, BadLink> {
    let letters = link.strip_prefix(MARK).ok_or(BadLink::Letters)?;
    let packed = URL_SAFE_NO_PAD.decode(letters.trim()).map_err(|_| BadLink::Letters)?;
    let mut bytes = Vec::new();
    let mut unpacked = ZlibDecoder::new(packed.as_slice()).take(LARGEST + 1);
    unpacked.read_to_end(&mut bytes).map_err(|_| BadLink::Packing)?;
    if bytes.len() as u64 > LARGEST {
        return Err(BadLink::TooLarge);
    }
    if bytes.is_empty() {
        return Err(BadLink::Packing);
    }
    String::from_utf8(bytes).map_err(|_| BadLink::NoText)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_gives_its_file_back_and_holds_only_letters_of_an_address() {
        let file = "adjutant replay 1\nsystem duel\n\"à la guerre\"\n".repeat(40);
        let link = pack(&file).expect("small enough");
        assert!(link.len() < file.len() / 4, "{} letters for {} bytes", link.len(), file.len());
        assert!(link.chars().all(|it| it.is_ascii_alphanumeric() || "-_.".contains(it)));
        assert!(is_battle(&link) && !is_battle("rules"));
        assert_eq!(unpack(&link), Ok(file));
    }

    #[test]
    fn hashes_of_states_stay_at_home_and_a_link_that_has_them_is_read() {
        let file = "orders\n0: Begin\nstate 1 0123456789abcdef fedcba9876543210\n1: Pass\nopen\n";
        let link = pack(file).expect("small enough");
        assert_eq!(unpack(&link).as_deref(), Ok("orders\n0: Begin\n1: Pass\nopen\n"));
        let mut old = ZlibEncoder::new(Vec::new(), Compression::best());
        old.write_all(file.as_bytes()).expect("memory");
        let old = format!("{MARK}{}", URL_SAFE_NO_PAD.encode(old.finish().expect("memory")));
        assert_eq!(unpack(&old).as_deref(), Ok(file));
    }

    #[test]
    fn a_damaged_link_is_told_from_a_good_one() {
        let link = pack(&"a replay file that is long enough to be cut ".repeat(8)).expect("small enough");
        assert_eq!(unpack("rules"), Err(BadLink::Letters));
        assert_eq!(unpack("b1.a b c"), Err(BadLink::Letters));
        assert_eq!(unpack("b1."), Err(BadLink::Packing));
        for cut in 4..link.len() {
            assert!(unpack(&link[..cut]).is_err(), "cut after {cut} of {}", link.len());
        }
        for at in 3..link.len() {
            let other = if &link[at..=at] == "A" { "B" } else { "A" };
            let changed = format!("{}{other}{}", &link[..at], &link[at + 1..]);
            assert!(unpack(&changed).is_err() || unpack(&changed) == unpack(&link), "letter {at} changed");
        }
    }

    #[test]
    fn a_file_that_is_too_large_is_told_with_its_size() {
        let mut noise = 1_u64;
        let mut next = || {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            char::from(b'!' + (noise >> 33) as u8 % 90)
        };
        let file: String = (0..60_000).map(|_| next()).collect();
        let TooLong { letters } = pack(&file).expect_err("noise cannot be packed");
        assert!(letters > LONGEST);
    }
}
