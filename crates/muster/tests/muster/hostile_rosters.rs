//! Bad roster files: every mistake names its file, its entry and its key.

use muster::Roster;

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
