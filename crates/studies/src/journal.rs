//! The journal of a study: one line for each finished battle, written the moment it is over.
//!
//! The first line identifies the study. Every line begins with a checksum of eight hexadecimal digits. A killed program
//! or a full disk can only damage the last line: whoever opens the journal next drops that line and reports it. Any
//! other damage is refused, and so are a file of another kind and the journal of another study, with the differences;
//! neither is changed. The file is locked while it is open for writing.

use std::{
    collections::BTreeMap,
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{Battle, battle::hex};

/// What the file is called.
pub const NAME: &str = "battles.journal";
/// Digits that check a line.
const CHECK: usize = 8;

/// A journal that is open for writing.
pub struct Journal {
    file: File,
    path: PathBuf,
}

/// What was found in a journal.
#[derive(Debug, Default)]
pub struct Found {
    /// What the study is.
    pub study: Value,
    /// The finished battles by number.
    pub battles: BTreeMap<u64, Battle>,
    /// Bytes of a torn last line that were dropped.
    pub torn: usize,
    /// The bytes that are good.
    good: usize,
}

impl Journal {
    /// Begins the journal of a study in a folder, or takes it up again. The folder is made if it is not there.
    ///
    /// # Errors
    /// What is wrong: a folder that cannot be written, another program at work, damage, another study.
    pub fn open(folder: &Path, study: &Value) -> Result<(Journal, Found), String> {
        std::fs::create_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        let path = folder.join(NAME);
        let told = |why: io::Error| format!("{}: {why}", path.display());
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).map_err(told)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(format!("{}: another program is at work on it", path.display()));
            }
            Err(TryLockError::Error(why)) => return Err(told(why)),
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(told)?;
        // Nothing is changed before it is certain that this is the journal of this study.
        let mut found = begun(&bytes, study).map_err(|why| format!("{}: {why}", path.display()))?;
        file.set_len(found.good as u64).map_err(told)?;
        file.seek(SeekFrom::End(0)).map_err(told)?;
        let mut journal = Journal { file, path };
        if found.study.is_null() {
            journal.line(study)?;
            found.study = study.clone();
        }
        Ok((journal, found))
    }

    /// Writes down a battle that is over.
    ///
    /// # Errors
    /// What is wrong: a full disk, say.
    pub fn add(&mut self, battle: &Battle) -> Result<(), String> {
        let value = serde_json::to_value(battle).map_err(|why| why.to_string())?;
        self.line(&value)
    }

    fn line(&mut self, value: &Value) -> Result<(), String> {
        self.file.write_all(checked(value).as_bytes()).map_err(|why| format!("{}: {why}", self.path.display()))
    }
}

/// The battles of a journal that others may still be writing.
///
/// # Errors
/// What is wrong: no journal there, or damage.
pub fn look(folder: &Path) -> Result<Found, String> {
    let path = folder.join(NAME);
    let bytes = std::fs::read(&path).map_err(|why| format!("{}: {why}", path.display()))?;
    let found = read(&bytes).map_err(|why| format!("{}: {why}", path.display()))?;
    if found.study.is_null() { Err(format!("{}: it is empty", path.display())) } else { Ok(found) }
}

/// A line of a journal.
fn checked(value: &Value) -> String {
    let text = value.to_string();
    format!("{} {text}\n", check(text.as_bytes()))
}

/// The journal of this study, as far as it is written.
fn begun(bytes: &[u8], study: &Value) -> Result<Found, String> {
    if checked(study).as_bytes().starts_with(bytes) && !bytes.ends_with(b"\n") {
        return Ok(Found { torn: bytes.len(), ..Found::default() }); // stopped while it was begun
    }
    let found = read(bytes)?;
    let differs = differences("", &found.study, study);
    if differs.is_empty() {
        return Ok(found);
    }
    Err(format!("it is of another study; what differs:\n  {}", differs.join("\n  ")))
}

fn check(text: &[u8]) -> String {
    hex(&Sha256::digest(text)[..CHECK / 2])
}

/// Reads every line; the last may be torn.
fn read(bytes: &[u8]) -> Result<Found, String> {
    let mut found = Found::default();
    let mut lines = bytes.split_inclusive(|it| *it == b'\n').enumerate().peekable();
    while let Some((at, line)) = lines.next() {
        let torn = lines.peek().is_none();
        match whole(line).and_then(|text| enter(&mut found, at, text)) {
            Ok(()) => found.good += line.len(),
            Err(why) if at == 0 => return Err(format!("this is no journal of a study: its first line: {why}")),
            Err(_) if torn => found.torn = line.len(),
            Err(why) => return Err(format!("line {}: {why}", at + 1)),
        }
    }
    Ok(found)
}

/// The text of a line that is as it was written.
fn whole(line: &[u8]) -> Result<&str, String> {
    let line = line.strip_suffix(b"\n").ok_or("it has no end")?;
    let (sum, text) = line.split_at_checked(CHECK).ok_or("it is too short")?;
    let text = text.strip_prefix(b" ").ok_or("it does not begin with its check")?;
    if check(text).as_bytes() != sum {
        return Err("it is not as it was written".to_owned());
    }
    str::from_utf8(text).map_err(|why| why.to_string())
}

fn enter(found: &mut Found, at: usize, text: &str) -> Result<(), String> {
    if at == 0 {
        found.study = serde_json::from_str(text).map_err(|why| why.to_string())?;
        return Ok(());
    }
    let battle: Battle = serde_json::from_str(text).map_err(|why| why.to_string())?;
    let number = battle.battle;
    if found.battles.insert(number, battle).is_some() {
        return Err(format!("battle {number} is there twice"));
    }
    Ok(())
}

/// What differs between two studies, each with where it is.
fn differences(place: &str, was: &Value, is: &Value) -> Vec<String> {
    match (was, is) {
        _ if was == is => Vec::new(),
        (Value::Object(old), Value::Object(new)) => {
            let inner = |key: &String| if place.is_empty() { key.clone() } else { format!("{place}.{key}") };
            let keys = old.keys().chain(new.keys().filter(|it| !old.contains_key(*it)));
            let get = |all: &serde_json::Map<String, Value>, key: &String| all.get(key).cloned().unwrap_or_default();
            keys.flat_map(|key| differences(&inner(key), &get(old, key), &get(new, key))).collect()
        }
        _ => vec![format!("{place}: was {was}, is {is}")],
    }
}
