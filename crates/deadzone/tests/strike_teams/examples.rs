//! The worked examples of team selection (`dz.team.*`), and the tests that play them: the list is held against the catalogue.

use std::collections::BTreeSet;

use catalogue::RuleId;
use deadzone::{Profile, pack};
use muster::{Wrong, resolve};

use crate::selection::{self, fine, refused, team};

/// The rule, the number of its example, and the test.
const ROWS: &[(&str, u8, fn())] = &[
    ("dz.team.elite-lists", 1, two_pathfinders_and_a_drone),
    ("dz.team.type.vehicle", 1, selection::one_specialist_for_each_trooper_and_a_vehicle_for_every_three),
    ("dz.team.type.vehicle", 2, selection::one_specialist_for_each_trooper_and_a_vehicle_for_every_three),
    ("dz.team.type.vehicle", 3, selection::one_specialist_for_each_trooper_and_a_vehicle_for_every_three),
    ("dz.team.weapon-upgrade", 1, selection::an_upgrade_takes_the_place_of_a_weapon_of_its_kind),
    ("dz.team.weapon-lookup", 1, weapons_of_one_name),
    ("dz.team.weapon-lookup", 2, weapons_of_one_name),
    ("dz.team.hardpoint", 1, selection::hardpoints_hold_what_they_hold),
    ("dz.team.hardpoint", 2, selection::hardpoints_hold_what_they_hold),
    ("dz.team.rarity", 1, selection::items_are_limited_by_rarity_and_one_to_a_model),
    ("dz.team.vp-value", 1, a_bought_weapon_adds_its_points),
];

#[test]
fn every_worked_example_has_its_row() {
    let all = RuleId::all().filter(|it| it.name().starts_with("dz.team."));
    let wanted: BTreeSet<(&str, u8)> = all
        .flat_map(|it| (1..=it.examples(catalogue::Language::En).len() as u8).map(move |number| (it.name(), number)))
        .collect();
    let played: BTreeSet<(&str, u8)> = ROWS.iter().map(|it| (it.0, it.1)).collect();
    assert_eq!((played.len(), played), (ROWS.len(), wanted));
}

#[test]
fn two_pathfinders_and_a_drone() {
    // Enforcers (Nexus-Psi): up to two Specialists, no Vehicle; the Recon Drone is free and bought by nobody.
    let leader = "nexus-psi-enforcers-recon-unit-n32-19";
    let two = format!("{leader}, pathfinder, pathfinder");
    fine("enforcers-nexus-psi", 300, &format!("{two}, d-o-g-drone, enforcer-engineer"));
    let third = format!("{two}, d-o-g-drone, enforcer-engineer, d-o-g-drone");
    let wrong = refused("enforcers-nexus-psi", 300, &third, "dz.team.type.specialist");
    assert_eq!(wrong, Wrong::SlotFull { category: "specialist".into(), have: 3, most: 2 });
    refused("enforcers-nexus-psi", 300, &format!("{two}, enforcer-jet-bike"), "dz.team.type.vehicle");
    fine("enforcers-nexus-psi", 300, &format!("{two}, pathfinder, enforcer-jet-bike"));
    let drone = selection::faults("enforcers-nexus-psi", 300, &format!("{two}, recon-drone"));
    assert!(!drone.is_empty(), "it comes with its ability alone");
}

#[test]
fn weapons_of_one_name() {
    let line = |unit: &str, name: &str| {
        let carried = pack().units[unit].model.weapons.iter().map(|it| &pack().weapons[it]);
        let weapon = carried.into_iter().find(|it| it.name == name).unwrap_or_else(|| panic!("{unit}: no {name}"));
        let figures = &weapon.modes[0].line;
        let abilities: Vec<&str> = weapon.abilities.iter().map(|it| it.rule.name()).collect();
        (figures.number("range"), figures.number("AP").unwrap_or(0), abilities)
    };
    // Hund has a Sniper Rifle of his own, not the Enforcers'.
    assert_eq!(line("hund-rebel-bounty-hunter", "Sniper Rifle"), (Some(8), 0, vec!["dz.ability.sniper-scope"]));
    // Bjorn Starnfall's Mining Laser is not the Inferno Drill's.
    assert_eq!(line("bjorn-starnfall", "Mining Laser"), (Some(4), 2, vec![]));
    assert_eq!(line("inferno-drill", "Mining Laser"), (Some(24), 3, vec!["dz.ability.heavy"]));
}

#[test]
fn a_bought_weapon_adds_its_points() {
    // An Enforcer of 2 VPs with a Thermal Rifle of 1 is worth 3 to his enemy.
    let bought =
        "enforcer-captain, enforcer, enforcer, enforcer-specialist, enforcer-specialist +enforcers-thermal-rifle";
    let units = resolve(&team("enforcers", 200, bought), pack()).expect("a team");
    let worth = |at: usize| Profile::read(&units[at], &units[at].models[0], pack()).expect("a profile").vps;
    assert_eq!((worth(3), worth(4)), (2, 3));
}
