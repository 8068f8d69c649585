//! The sheets of the three armies as printed, a row for each unit and weapon, and each column compared with what the pack
//! puts on the table.

mod resistance;
mod scourge;
mod ucm;

use std::collections::BTreeSet;

use dropzone::{FamousCommander, Profile, Weapon, WeaponRule, pack};
use muster::Unit;

use crate::written::{armament, line, read, weapon};

/// A row by the names of its columns.
type Row<'a> = Vec<(&'a str, &'a str)>;

fn rows(table: &str) -> Vec<Row<'_>> {
    let mut lines = table.lines().map(|it| it.split(" | ").map(str::trim).collect::<Vec<_>>());
    let head = lines.next().expect("names of columns");
    let row = |cells: Vec<_>| {
        assert_eq!(cells.len(), head.len(), "{cells:?}");
        head.iter().copied().zip(cells).collect()
    };
    lines.map(row).collect()
}

/// The figure of a column in a line that is written out.
fn figure<'a>(line: &'a str, column: &str) -> &'a str {
    let start = format!("{column} ");
    line.split(" | ").find_map(|it| it.strip_prefix(&start)).unwrap_or_else(|| panic!("no {column} in {line}"))
}

/// What is listed, in the order of the alphabet.
fn in_order(list: &str) -> Vec<&str> {
    let mut all: Vec<&str> = list.split(", ").flat_map(|it| it.split(" or ")).collect();
    all.sort_unstable();
    all
}

fn famous(profile: &Profile) -> String {
    let words = |it: FamousCommander| format!("{}, {} in", it.command, it.radius);
    profile.famous.map_or("-".to_owned(), words)
}

/// Weapons and options as a row has them: without what all their ids begin with.
fn weapons_of(unit: &Unit, profile: &Profile, faction: &str) -> Vec<String> {
    let short = |it: String| it.replace(&format!("dc.weapon-{faction}."), "").replace("(option ", "(");
    let mut all: Vec<String> = armament(unit, profile).into_iter().map(short).collect();
    all.sort();
    all
}

fn check_unit(unit: &Unit, row: &Row<'_>, faction: &str) {
    let (id, mode) = (row[0].1, row[1].1);
    let profile = read(unit);
    let at = if mode == "-" { 0 } else { profile.modes.iter().position(|it| mode.contains(&it.name)).expect(mode) };
    assert_eq!(profile.modes.len(), if mode == "-" { 1 } else { 2 }, "{id}");
    let line = line(unit, &profile, &profile.modes[at]);
    for (column, printed) in &row[2..] {
        match *column {
            "Commander" => assert_eq!(famous(&profile), *printed, "{id}: {column}"),
            "Weapons" => assert_eq!(weapons_of(unit, &profile, faction), sorted(printed), "{id}: {column}"),
            _ => assert_eq!(in_order(figure(&line, column)), in_order(printed), "{id}: {column}"),
        }
    }
}

fn sorted(weapons: &str) -> Vec<String> {
    let mut all: Vec<_> = weapons.split(", ").map(str::to_owned).collect();
    all.sort();
    all
}

fn check_units(faction: &str, table: &str) {
    let mut seen = BTreeSet::new();
    for row in rows(table) {
        let id = row[0].1;
        let unit = pack().units.values().find(|it| it.rule.name() == id).unwrap_or_else(|| panic!("no unit {id}"));
        check_unit(unit, &row, faction);
        seen.insert(id);
    }
    let start = format!("dc.unit-{faction}.");
    let all: BTreeSet<_> = pack().units.values().map(|it| it.rule.name()).filter(|it| it.starts_with(&start)).collect();
    assert_eq!(seen, all, "a row for each unit");
}

/// Each weapon as its bearers have it; AA that is on a unit's sheet is not the weapon's own.
fn carried() -> Vec<Weapon> {
    let mut all = Vec::new();
    for unit in pack().units.values() {
        let mut unit = unit.clone();
        let bought: Vec<_> = unit.options.iter().flat_map(|it| it.gives.weapons.clone()).collect();
        unit.model.weapons.extend(bought);
        let aa = unit.model.skills.iter().any(|it| it.rule.name() == "dc.weapon.aa");
        for mut weapon in read(&unit).modes.into_iter().flat_map(|it| it.weapons) {
            if aa {
                assert_eq!(weapon.rules.pop(), Some(WeaponRule::Aa), "{}", unit.id);
            }
            all.push(weapon);
        }
    }
    all
}

fn check_weapons(faction: &str, table: &str) {
    let (carried, mut seen) = (carried(), BTreeSet::new());
    for row in rows(table) {
        let id = row[0].1;
        let bearers: Vec<&Weapon> = carried.iter().filter(|it| it.rule.name() == id).collect();
        assert!(!bearers.is_empty(), "nobody has {id}");
        for written in bearers.iter().map(|it| weapon(it)) {
            for (column, printed) in &row[1..] {
                assert_eq!(figure(&written, column), *printed, "{id}: {column}");
            }
        }
        seen.insert(id);
    }
    let start = format!("dc.weapon-{faction}.");
    let all: BTreeSet<_> = carried.iter().map(|it| it.rule.name()).filter(|it| it.starts_with(&start)).collect();
    assert_eq!(seen, all, "a row for each weapon");
}

#[test]
fn the_ucm_has_its_printed_figures() {
    check_units("ucm", ucm::UNITS);
    check_weapons("ucm", ucm::WEAPONS);
}

#[test]
fn the_scourge_has_its_printed_figures() {
    check_units("scourge", scourge::UNITS);
    check_weapons("scourge", scourge::WEAPONS);
}

#[test]
fn the_resistance_has_its_printed_figures() {
    check_units("res", resistance::UNITS);
    check_weapons("res", resistance::WEAPONS);
}
