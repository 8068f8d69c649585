//! Every weapon's line against the catalogue's.

use muster::{Line, Mode, Value};

use crate::support::{between, text, warzone};

/// A mode as `R St Rate AVV Type (class)`, the order of the catalogue.
fn packed(mode: &Mode) -> String {
    let line = &mode.line;
    let show = |column: &str| line.get(column).map_or("-".into(), Value::to_string);
    let rate = if line.kind == "close-combat" { "RoA" } else { "RoF" };
    let figures = format!("{} {} {} {}", reach(line), show("St"), show(rate), show("AVV"));
    match (line.word("type"), line.word("class"), line.word("kind")) {
        (None, _, Some(kind)) => format!("{figures} Psychic ({kind})"),
        (Some(of), Some(class), _) => format!("{figures} {of} ({class})"),
        (Some(of), None, _) => format!("{figures} {of}"),
        (None, _, None) => panic!("no type: {line:?}"),
    }
}

/// The reach as printed: `24`, `12/SE`, `FT`, `St/SE`.
fn reach(line: &Line) -> String {
    let parts = [line.get("range"), line.get("template")];
    parts.into_iter().flatten().map(Value::to_string).collect::<Vec<_>>().join("/")
}

/// The catalogue's line for a mode: `R St RoF AVV Type: 24 12 1 0 Piercing (A).`, or the armoury's
/// `R 14 / St 12 / RoF 2 / AVV 1 / Piercing (P).`.
fn printed(mode: &Mode) -> String {
    let text = text(mode.rule);
    let close = mode.line.kind == "close-combat";
    let head = if close { "R St RoA AVV Type: " } else { "R St RoF AVV Type: " };
    if let Some(line) = between(text, head, ". ") {
        return line.trim_end_matches('.').replace("1*", "1");
    }
    let mut lines = text.split(". ").filter(|it| it.contains(" / "));
    let named = |name: &str| text.split(". ").find_map(|it| it.strip_prefix(name));
    let line = match (&mode.name, mode.rule.name().starts_with("wz.creator")) {
        (_, true) => named(if close { "Close Combat: " } else { "Ranged: " }).unwrap(),
        (Some(name), _) => named(&format!("{name}: ")).unwrap(),
        (None, _) => lines.next().expect(text),
    };
    slashed(line)
}

/// `R 18, SE / St 10 / RoF 1 / AVV 1 / Blast (A)` in the order without letters.
fn slashed(line: &str) -> String {
    let line = line.trim_end_matches('.').replace("thrower St", "St").replace(", ", "/");
    let bare = |part: &str| {
        let figure = ["R ", "St ", "RoF ", "RoA ", "AVV "].iter().find_map(|it| part.strip_prefix(it));
        figure.unwrap_or(part).to_owned()
    };
    line.split(" / ").map(bare).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_weapon_line_is_the_catalogues() {
    let mut compared = 0;
    for weapon in warzone().weapons.values() {
        for mode in &weapon.modes {
            let (packed, printed) = (packed(mode), printed(mode));
            if mode.rule.name().starts_with("wz.creator") {
                // No class is printed, and where two types are offered the weapon starts with the first.
                assert!(packed.starts_with(printed.split(" or ").next().unwrap()), "{}: {printed}", weapon.id);
            } else {
                assert_eq!(packed, printed, "{}", weapon.id);
            }
            compared += 1;
        }
    }
    assert_eq!(compared, 48, "26 Bauhaus lines, 12 of the armoury, 10 of created heroes");
}

#[test]
fn a_weapon_is_called_what_the_catalogue_calls_it() {
    for weapon in warzone().weapons.values().filter(|it| !it.id.starts_with("hero")) {
        let title = weapon.rule.title(catalogue::Language::En);
        let name = weapon.name.split(" (").next().unwrap();
        assert!(title.starts_with(name), "{title}: {name}");
    }
}

#[test]
fn created_guns_are_pistols_up_to_twelve_inches() {
    for weapon in warzone().weapons.values().filter(|it| it.id.ends_with("-gun")) {
        let line = &weapon.modes[0].line;
        let class = if line.inches("range").unwrap().0 <= 1200 { "P" } else { "A" }; // wz.creator.weapon.close-combat
        assert_eq!(line.word("class"), Some(class), "{}", weapon.id);
    }
}
