//! Every unit and weapon as it enters a battle, compared with its line in the catalogue.

use std::collections::BTreeSet;

use catalogue::{Language, RuleId};
use dropzone::{WeaponRule, pack};

use crate::written::{armament, line, read, weapon};

fn text(rule: RuleId) -> &'static str {
    rule.text(Language::En).words
}

/// The catalogue's line with the letters of loads and the Special in the order of the alphabet, and no comma in S+C.
fn catalogued(line: &str) -> String {
    let parts = line.split(" | ").map(|part| {
        let sorted = |start: &str, rest: &str, between: &str| {
            let mut all: Vec<_> = rest.split(between).collect();
            all.sort_unstable();
            format!("{start}{}", all.join(between))
        };
        if let Some(rest) = part.strip_prefix("Special ") {
            return sorted("Special ", rest, ", ");
        }
        if let Some(rest) = part.strip_prefix("S+C ") {
            return format!("S+C {}", rest.replace(',', ""));
        }
        for start in ["T need ", "T carries "] {
            if let Some(rest) = part.strip_prefix(start) {
                return sorted(start, rest, " or ");
            }
        }
        part.to_owned()
    });
    parts.collect::<Vec<_>>().join(" | ")
}

fn all(start: &str) -> BTreeSet<RuleId> {
    RuleId::all().filter(|it| it.name().starts_with(start)).collect()
}

#[test]
fn every_unit_has_the_catalogues_figures() {
    let mut seen = BTreeSet::new();
    for unit in pack().units.values() {
        let profile = read(unit);
        let (lines, weapons) = text(unit.rule).split_once(" | Weapons: ").expect("lines and weapons");
        let modes: Vec<&str> = if profile.modes.len() > 1 { lines.split(" / ").collect() } else { vec![lines] };
        assert_eq!(modes.len(), profile.modes.len(), "{}", unit.id);
        for (mode, printed) in profile.modes.iter().zip(modes) {
            let printed = match printed.split_once(": ") {
                Some((name, line)) => {
                    assert!(name.contains(&mode.name) && !mode.name.is_empty(), "{}: {name}", unit.id);
                    line
                }
                None => printed,
            };
            assert_eq!(line(unit, &profile, mode), catalogued(printed), "{}", unit.id);
        }
        assert_eq!(armament(unit, &profile), sorted(weapons), "{}", unit.id);
        assert_eq!((profile.rule, profile.name.as_str()), (unit.rule, unit.rule.title(Language::En)));
        seen.insert(unit.rule);
    }
    let units: BTreeSet<_> = ["ucm", "scourge", "res"].iter().flat_map(|it| all(&format!("dc.unit-{it}."))).collect();
    assert_eq!((seen.len(), seen), (87, units), "no unit is missing");
}

fn sorted(weapons: &str) -> Vec<String> {
    let mut all: Vec<_> = weapons.split(", ").map(str::to_owned).collect();
    all.sort();
    all
}

#[test]
fn every_weapon_has_the_catalogues_figures() {
    let mut seen = BTreeSet::new();
    for unit in pack().units.values() {
        let mut unit = unit.clone();
        let bought: Vec<_> = unit.options.iter().flat_map(|it| it.gives.weapons.clone()).collect();
        unit.model.weapons.extend(bought);
        let aa_by_unit = unit.model.skills.iter().any(|it| it.rule.name() == "dc.weapon.aa");
        for mode in &read(&unit).modes {
            for carried in &mode.weapons {
                let mut printed = carried.clone();
                if aa_by_unit {
                    assert_eq!(printed.rules.pop(), Some(WeaponRule::Aa), "{}", unit.id);
                }
                assert_eq!(weapon(&printed), text(carried.rule), "{}", carried.rule);
                assert_eq!(carried.name, carried.rule.title(Language::En));
                seen.insert(carried.rule);
            }
        }
    }
    let weapons: BTreeSet<_> =
        ["ucm", "scourge", "res"].iter().flat_map(|it| all(&format!("dc.weapon-{it}."))).collect();
    assert_eq!((seen.len(), &seen), (122, &weapons), "no weapon is missing");
    assert_eq!(pack().weapons.len(), 122, "and none is there for nothing");
}
