//! Bad pack files: every mistake names its file, its entry and its key.

use muster::Pack;

use crate::{
    small_pack::{BODY, HEAD},
    support::files,
};

/// The first misprint after a change of the body.
fn spoiled(from: &str, to: &str) -> String {
    assert!(BODY.contains(from), "{from}");
    let body = BODY.replacen(from, to, 1);
    let misprints = Pack::read(&[("head.toml", HEAD), ("body.toml", &body)]).expect_err(to);
    misprints[0].to_string()
}

#[test]
fn the_sound_pack_is_read() {
    let pack = Pack::read(&[("head.toml", HEAD), ("body.toml", BODY)]).unwrap();
    assert_eq!(pack.units["novice"].model.profile.get("reach").unwrap().to_string(), "1.5");
    assert_eq!(pack.units["novice"].model.skills[0].number("bonus"), Some(1));
}

#[test]
fn every_mistake_says_where_it_is() {
    for (from, to, message) in [
        ("points = 10", "points = 10\ncost = 3", "body.toml: unit novice: `cost`: no such key"),
        ("points = 10", "", "body.toml: unit novice: `points`: missing"),
        ("points = 10", "points = \"10\"", "body.toml: unit novice: `points`: should be a whole number"),
        ("points = 10", "points = 10.5", "body.toml: unit novice: `points`: should be a whole number"),
        (
            "points = 10",
            "points = 9223372036854775807",
            "body.toml: unit novice: `points`: 9223372036854775807 is not within 0 to 10000",
        ),
        ("points = 10", "points = -1", "body.toml: unit novice: `points`: -1 is not within 0 to 10000"),
        (
            "name = \"Novice\"",
            "name = \"\"",
            "body.toml: unit novice: `name`: \"\" is not a text of 1 to 200 characters",
        ),
        ("id = \"novice\"", "", "body.toml: unit 1: `id`: missing"),
        (
            "rule = \"duel.clash.strike\"",
            "rule = \"duel.clash.strikke\"",
            "body.toml: unit novice: `rule`: no rule \"duel.clash.strikke\"",
        ),
        ("faction = \"school\"", "faction = \"guild\"", "body.toml: unit novice: `faction`: no faction \"guild\""),
        ("category = \"fencer\"", "category = \"lord\"", "body.toml: unit novice: `category`: no category \"lord\""),
        ("from = 1, to = 3", "from = 4, to = 3", "body.toml: unit novice, size: `to`: 3 is not within 4 to 500"),
        ("from = 1, to = 3", "from = 1", "body.toml: unit novice, size: `to`: missing"),
        ("skill = 3,", "", "body.toml: unit novice, profile: `skill`: missing"),
        (
            "skill = 3,",
            "skill = 7,",
            "body.toml: unit novice, profile: `skill`: \"7\" is not a number from 1 to 6 or \"-\"",
        ),
        ("skill = 3,", "skill = 3, luck = 1,", "body.toml: unit novice, profile: `luck`: no such key"),
        (
            "reach = 1.5",
            "reach = 1.505",
            "body.toml: unit novice, profile: `reach`: \"1.505\" is not inches from 1 to 5",
        ),
        ("reach = 1.5", "reach = nan", "body.toml: unit novice, profile: `reach`: \"nan\" is not inches from 1 to 5"),
        ("reach = 1.5", "reach = inf", "body.toml: unit novice, profile: `reach`: \"inf\" is not inches from 1 to 5"),
        (
            "edge = \"+1\"",
            "edge = 1",
            "body.toml: unit novice, profile: `edge`: \"1\" is not a modifier in quotes from -3 to +3",
        ),
        (
            "edge = \"+1\"",
            "edge = \"+9\"",
            "body.toml: unit novice, profile: `edge`: \"+9\" is not a modifier in quotes from -3 to +3",
        ),
        (
            "hand = \"left\"",
            "hand = \"third\"",
            "body.toml: unit novice, profile: `hand`: \"third\" is not \"left\" or \"right\"",
        ),
        ("x = 2, bonus = 1", "x = 2, malus = 1", "body.toml: unit novice, skills: `malus`: no such key"),
        ("weapons = [\"foil\"]", "weapons = \"foil\"", "body.toml: unit novice: `weapons`: should be a list"),
        ("weapons = [\"foil\"]", "weapons = [\"rapier\"]", "body.toml: unit novice: `weapons`: no weapon \"rapier\""),
        (
            "replaces = [\"foil\"]",
            "replaces = [\"sabre\"]",
            "body.toml: unit novice, option long-foil: `replaces`: no weapon of this unit \"sabre\"",
        ),
        (
            "gives = { weapons = [\"long-foil\"] }",
            "gives = { weapon = [\"long-foil\"] }",
            "body.toml: unit novice, option 1, gives: `weapon`: should be a table",
        ),
        (
            "gives = { weapons = [\"long-foil\"] }",
            "gives = { stats = { luck = 1 } }",
            "body.toml: unit novice, option long-foil: `gives`: no figure on the line \"luck\"",
        ),
        (
            "takers = { up-to = 1 }",
            "takers = \"some\"",
            "body.toml: unit novice, option 1: `takers`: \"some\" is not squad, commander, any or a table",
        ),
        (
            "takers = { up-to = 1 }",
            "takers = { up-to = 0 }",
            "body.toml: unit novice, option 1, takers: `up-to`: 0 is not within 1 to 100",
        ),
        (
            "price = { each = 2 }",
            "price = { each = 2, per-model = 1 }",
            "body.toml: unit novice, option 1, price: `each`: no such key",
        ),
        (
            "price = { each = 2 }",
            "price = { each = 2 }\nallowed-by = [{ unit = \"master\", squads = 1 }]",
            "body.toml: unit novice, option long-foil: `allowed-by`: no unit \"master\"",
        ),
        (
            "price = { each = 2 }",
            "price = { each = 2 }\nnot-with = [{ option = \"cape\" }]",
            "body.toml: unit novice, option long-foil: `not-with`: no option \"cape\"",
        ),
        (
            "line = \"model\", reach = 2",
            "line = \"gun\", reach = 2",
            "body.toml: weapon foil, mode 1: `line`: no line \"gun\"",
        ),
        (
            "mode = [{ line = \"model\", reach = 2, skill = \"-\", hand = \"right\" }]",
            "",
            "body.toml: weapon foil: `mode`: missing",
        ),
        ("id = \"long-foil\"\nrule", "id = \"foil\"\nrule", "body.toml: `weapon`: \"foil\" is there twice"),
        ("[[weapon]]", "[[spell]]\nid = \"x\"\n\n[[weapon]]", "body.toml: `spell`: no such key"),
        ("[[weapon]]", "[weapon]", "body.toml: TOML parse error"),
    ] {
        let said = spoiled(from, to);
        assert!(said.starts_with(message), "{to}\n said {said}\nnot {message}");
    }
}

#[test]
fn a_pack_without_a_header_is_none() {
    assert_eq!(Pack::read(&[]).unwrap_err()[0].to_string(), "pack: `pack`: missing");
    assert_eq!(Pack::read(&[("empty.toml", "")]).unwrap_err()[0].to_string(), "pack: `pack`: missing");
    let said = Pack::read(&[("bad.toml", "= 3")]).unwrap_err()[0].to_string();
    assert!(said.starts_with("bad.toml: TOML parse error at line 1"), "{said}");
    let said = Pack::open(std::path::Path::new("no/such/folder")).unwrap_err()[0].to_string();
    assert!(said.starts_with("no/such/folder: "), "{said}");
}

#[test]
fn the_mistakes_of_all_entries_come_together() {
    let body = BODY.replace("points = 10", "points = 10\ncost = 3").replace("name = \"Foil\"", "nom = \"Foil\"");
    let misprints = Pack::read(&[("head.toml", HEAD), ("body.toml", &body)]).unwrap_err();
    let entries: Vec<_> = misprints.iter().map(|it| (it.entry.as_str(), it.key.as_str())).collect();
    assert_eq!(entries, [("weapon foil", "name"), ("unit novice", "cost")]);
}

/// Cutting a real file short anywhere gives a misprint or a smaller pack, never a panic.
#[test]
fn torn_files_are_survived() {
    let head = files("warzone/pack").into_iter().find(|it| it.0 == "pack.toml").unwrap();
    let body = files("warzone/pack/bauhaus").into_iter().find(|it| it.0 == "hussars.toml").unwrap();
    for cut in (0..body.1.len()).step_by(23) {
        let torn = String::from_utf8_lossy(&body.1.as_bytes()[..cut]);
        for misprint in Pack::read(&[(&head.0, &head.1), (&body.0, &torn)]).err().unwrap_or_default() {
            assert_eq!(misprint.file, "hussars.toml", "{misprint}");
        }
    }
}
