//! Journals: stopped, torn, damaged, changed.

use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::PathBuf,
};

use serde_json::{Value, json};
use studies::{
    Battle,
    journal::{self, Journal, NAME},
};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("journal-{name}"));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn battle(number: u64) -> Battle {
    Battle { battle: number, hash: format!("hash of {number}"), ..Battle::default() }
}

fn study(seeds: u64) -> Value {
    json!({ "name": "trial", "seeds": seeds, "players": [{ "name": "random" }] })
}

/// A journal of three battles.
fn written(name: &str) -> PathBuf {
    let folder = folder(name);
    let (mut journal, found) = Journal::open(&folder, &study(5)).expect("it can be begun");
    assert!(found.battles.is_empty() && found.torn == 0);
    for number in [2, 0, 1] {
        journal.add(&battle(number)).expect("there is room");
    }
    folder
}

fn append(folder: &std::path::Path, bytes: &[u8]) {
    let mut file = OpenOptions::new().append(true).open(folder.join(NAME)).expect("it is there");
    file.write_all(bytes).expect("there is room");
}

#[test]
fn it_is_taken_up_where_it_was_left() {
    let folder = written("again");
    let (mut journal, found) = Journal::open(&folder, &study(5)).expect("nothing has changed");
    assert_eq!(found.battles.into_values().collect::<Vec<_>>(), [battle(0), battle(1), battle(2)]);
    journal.add(&battle(3)).expect("there is room");
    drop(journal);
    assert_eq!(journal::look(&folder).expect("it is whole").battles.len(), 4);
}

#[test]
fn a_torn_last_line_is_dropped_wherever_it_was_torn() {
    let folder = written("torn");
    let whole = fs::read(folder.join(NAME)).expect("it is there");
    let last = whole[..whole.len() - 1].iter().rposition(|it| *it == b'\n').expect("several lines") + 1;
    for end in last + 1..whole.len() {
        fs::write(folder.join(NAME), &whole[..end]).expect("there is room");
        let (mut journal, found) = Journal::open(&folder, &study(5)).expect("the rest is good");
        assert_eq!((found.battles.len(), found.torn), (2, end - last));
        journal.add(&battle(1)).expect("there is room");
        drop(journal);
        assert_eq!(fs::read(folder.join(NAME)).expect("it is there"), whole, "as if nothing had happened");
    }
}

#[test]
fn damage_anywhere_else_is_refused_with_its_line() {
    let folder = written("damaged");
    let mut bytes = fs::read(folder.join(NAME)).expect("it is there");
    let second = bytes.iter().position(|it| *it == b'\n').expect("a line") + 20;
    bytes[second] ^= 1;
    fs::write(folder.join(NAME), bytes).expect("there is room");
    let why = Journal::open(&folder, &study(5)).err().expect("it is damaged");
    assert!(why.ends_with("line 2: it is not as it was written"), "{why}");
    let folder = written("foreign");
    append(&folder, b"not of a journal\nnor this\n");
    let why = Journal::open(&folder, &study(5)).err().expect("it is damaged");
    assert!(why.contains("line 5: "), "{why}");
}

#[test]
fn another_study_is_refused_with_what_differs() {
    let folder = written("changed");
    let why = Journal::open(&folder, &study(9)).err().expect("it is another");
    assert!(why.ends_with("what differs:\n  seeds: was 5, is 9"), "{why}");
    let mut more = study(5);
    more["tables"] = json!(["depot"]);
    let why = Journal::open(&folder, &more).err().expect("it is another");
    assert!(why.ends_with("\n  tables: was null, is [\"depot\"]"), "{why}");
}

#[test]
fn a_file_that_is_no_journal_is_refused_and_stays_as_it_is() {
    let foreign = ["my notes", "my notes\n", "\n", "{}", "0123abcd {}\n", "\u{1b}[2J"];
    for text in foreign {
        let folder = folder("notes");
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join(NAME), text).expect("there is room");
        let why = Journal::open(&folder, &study(5)).err().expect("it is no journal");
        assert!(why.contains("this is no journal of a study: "), "{why}");
        assert!(journal::look(&folder).is_err(), "{text}");
        assert_eq!(fs::read_to_string(folder.join(NAME)).expect("it is there"), text, "not a byte is changed");
    }
}

#[test]
fn a_journal_that_was_stopped_while_it_was_begun_is_begun_again() {
    let folder = written("begun");
    let whole = fs::read(folder.join(NAME)).expect("it is there");
    let first = whole.iter().position(|it| *it == b'\n').expect("a line");
    for end in 0..first {
        fs::write(folder.join(NAME), &whole[..end]).expect("there is room");
        let (journal, found) = Journal::open(&folder, &study(5)).expect("it is ours");
        assert_eq!((found.battles.len(), found.torn), (0, end));
        drop(journal);
        assert_eq!(fs::read(folder.join(NAME)).expect("it is there"), whole[..=first]);
    }
}

/// Somebody else's torn line is theirs to drop.
#[test]
fn the_journal_of_another_study_is_not_changed() {
    let folder = written("others");
    append(&folder, b"torn");
    let before = fs::read(folder.join(NAME)).expect("it is there");
    assert!(Journal::open(&folder, &study(9)).is_err());
    assert_eq!(fs::read(folder.join(NAME)).expect("it is there"), before);
}

#[test]
fn a_battle_that_is_there_twice_is_damage() {
    let folder = written("twice");
    let (mut journal, _) = Journal::open(&folder, &study(5)).expect("nothing has changed");
    journal.add(&battle(2)).expect("there is room");
    journal.add(&battle(3)).expect("there is room");
    drop(journal);
    let why = journal::look(&folder).expect_err("it is damaged");
    assert!(why.ends_with("line 5: battle 2 is there twice"), "{why}");
}

#[test]
fn two_programs_do_not_write_at_once() {
    let folder = written("locked");
    let (journal, _) = Journal::open(&folder, &study(5)).expect("nothing has changed");
    let why = Journal::open(&folder, &study(5)).err().expect("it is locked");
    assert!(why.ends_with("another program is at work on it"), "{why}");
    assert_eq!(journal::look(&folder).expect("looking is free").battles.len(), 3);
    drop(journal);
}

#[test]
fn what_cannot_be_written_is_told_at_once() {
    let folder = folder("file");
    fs::write(&folder, "a file where a folder should be").expect("there is room");
    let why = Journal::open(&folder, &study(5)).err().expect("it is no folder");
    assert!(why.contains("journal-file: "), "{why}");
    assert!(journal::look(&folder).is_err());
    fs::remove_file(folder).expect("it was there");
}
