//! Bad roster files: every mistake names its file, its entry and its key.

use muster::{Roster, points, validate};

use crate::support::warzone;

const SOUND: &str = r#"
name = "Army"
pack = "warzone"
faction = "bauhaus"
chart = "standard"
points = 500

[[unit]]
unit = "hussars"
size = 8
options = { mg-40 = 1 }
"#;

#[test]
fn every_mistake_says_where_it_is() {
    Roster::read("army.toml", SOUND).unwrap();
    for (from, to, message) in [
        ("points = 500", "points = 500\nlimit = 3", "army.toml: `limit`: no such key"),
        ("points = 500", "", "army.toml: `points`: missing"),
        ("points = 500", "points = -5", "army.toml: `points`: -5 is not within 0 to 100000"),
        ("points = 500", "points = 99999999999", "army.toml: `points`: 99999999999 is not within 0 to 100000"),
        ("points = 500", "points = true", "army.toml: `points`: should be a whole number"),
        ("name = \"Army\"", "name = \" \"", "army.toml: `name`: \" \" is not a text of 1 to 200 characters"),
        ("unit = \"hussars\"", "", "army.toml: unit 1: `unit`: missing"),
        ("unit = \"hussars\"", "unit = 7", "army.toml: unit 1: `unit`: should be a text"),
        ("size = 8", "size = 8\nmodels = 9", "army.toml: unit 1: `models`: no such key"),
        ("size = 8", "size = 1e3", "army.toml: unit 1: `size`: should be a whole number"),
        ("size = 8", "size = 4294967297", "army.toml: unit 1: `size`: 4294967297 is not within 0 to 1000"),
        ("mg-40 = 1", "mg-40 = true", "army.toml: unit 1: `options.mg-40`: should be a whole number"),
        ("options = { mg-40 = 1 }", "options = [\"mg-40\"]", "army.toml: unit 1: `options`: should be a table"),
        ("[[unit]]", "[unit]", "army.toml: `unit`: should be a list"),
        ("[[unit]]", "[[unit", "army.toml: TOML parse error at line 8"),
    ] {
        let said = Roster::read("army.toml", &SOUND.replacen(from, to, 1)).expect_err(to).to_string();
        assert!(said.starts_with(message), "{to}\n said {said}\nnot {message}");
    }
    assert_eq!(Roster::read("army.toml", "").unwrap_err().to_string(), "army.toml: `name`: missing");
}

#[test]
fn a_very_long_name_is_refused() {
    let long = SOUND.replace("Army", &"x".repeat(201));
    assert_eq!(Roster::read("army.toml", &long).unwrap_err().key, "name");
    assert!(Roster::read("army.toml", &SOUND.replace("Army", &"é".repeat(200))).is_ok());
}

#[test]
fn an_endless_roster_is_refused() {
    let unit = "[[unit]]\nunit = \"hussars\"\n";
    let head = SOUND.split("[[unit]]").next().unwrap();
    assert!(Roster::read("army.toml", &format!("{head}{}", unit.repeat(500))).is_ok());
    let said = Roster::read("army.toml", &format!("{head}{}", unit.repeat(501))).unwrap_err().to_string();
    assert_eq!(said, "army.toml: `unit`: 501 is not within 0 to 500");
}

/// Bytes changed at random give a roster or a misprint, never a panic; what reads is checked and priced without one.
#[test]
fn spoiled_bytes_are_survived() {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % below as u64) as usize
    };
    let mut read = 0;
    for _ in 0..2000 {
        let mut bytes = SOUND.as_bytes().to_vec();
        for _ in 0..=next(3) {
            let at = next(bytes.len());
            bytes[at] = b"0123456789-=\"[]{}.,\nabz#\xff"[next(25)];
        }
        if let Ok(roster) = Roster::read("army.toml", &String::from_utf8_lossy(&bytes)) {
            let _ = (validate(&roster, warzone()), points(&roster, warzone()));
            assert_eq!(Roster::read("again.toml", &roster.write()).as_ref(), Ok(&roster));
            read += 1;
        }
    }
    assert!(read > 200, "{read} of 2000 still read");
}

#[test]
fn a_file_of_brackets_is_refused() {
    for text in ["[".repeat(100_000), format!("name = {}", "[".repeat(100_000)), "a.".repeat(50_000) + "b = 1"] {
        assert!(Roster::read("army.toml", &text).is_err());
    }
}
