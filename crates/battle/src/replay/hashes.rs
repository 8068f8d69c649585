//! Hashes of many states in a row, and of a file as it grows.

use sha2::{Digest, Sha256};

use crate::{System, fair::Bytes32, notation};

/// Hashes states whose texts share a beginning, as all states of one setup do: the shared part is not hashed again.
#[derive(Default)]
pub struct Hashes {
    last: String,
    /// How far the hash has come at the end of each block of the last text.
    blocks: Vec<Sha256>,
}

/// Bytes after which it is kept how far the hash has come.
const BLOCK: usize = 1024;

impl Hashes {
    /// The same as [`state_hash`](super::state_hash).
    pub fn of<S: System>(&mut self, state: &S::State) -> Bytes32 {
        let mut text = String::with_capacity(self.last.len() + BLOCK);
        notation::append(&mut text, state).expect("a state has a text form");
        self.hash(text)
    }

    fn hash(&mut self, text: String) -> Bytes32 {
        let (old, new) = (self.last.as_bytes().chunks_exact(BLOCK), text.as_bytes().chunks_exact(BLOCK));
        let rest = new.remainder();
        self.blocks.truncate(old.zip(new.clone()).take_while(|it| it.0 == it.1).count());
        let mut sha = self.blocks.last().cloned().unwrap_or_default();
        for block in new.skip(self.blocks.len()) {
            sha.update(block);
            self.blocks.push(sha.clone());
        }
        sha.update(rest);
        self.last = text;
        Bytes32(sha.finalize().into())
    }
}

/// The hash of a file so far: whatever is changed before it, it no longer fits.
#[derive(Clone, Default)]
pub(super) struct RunningHash(Sha256);

impl RunningHash {
    /// Goes on with this text.
    pub fn add(&mut self, text: &str) {
        self.0.update(text.as_bytes());
    }

    /// The hash of the file so far with this text after it.
    pub fn of(&self, text: &str) -> Bytes32 {
        Bytes32(self.0.clone().chain_update(text.as_bytes()).finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_the_same_hash_whatever_came_before() {
        let mut hashes = Hashes::default();
        let long = "setup ".repeat(1000);
        for end in [0, 1, 1023, 1024, 1025, 4096, 3000, 6000, 2048, 2048, 0, 5999] {
            for rest in ["", "a", "b"] {
                let text = format!("{}{rest}", &long[..end]);
                assert_eq!(hashes.hash(text.clone()), Bytes32::hash(&[text.as_bytes()]), "{end} and {rest:?}");
            }
        }
    }
}
