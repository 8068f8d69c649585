//! What rosters make of the sheets: options, Commanders, tables of the catalogue.

use catalogue::{Language, rule};
use dropzone::{Faction, FamousCommander, TransportLetter, UnitRule, commander, pack, profile};
use muster::{Roster, resolve};

fn ready(name: &str) -> Vec<muster::ResolvedUnit> {
    let file = format!("{}/../../data/dropzone/rosters/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{file}: {why}"));
    let roster = Roster::read(name, &text).unwrap_or_else(|why| panic!("{why}"));
    resolve(&roster, pack()).unwrap_or_else(|why| panic!("{name}: {why:?}"))
}

/// Every unit of every roster of the game becomes a profile, and a Transport its options' weapons.
#[test]
fn rosters_become_profiles() {
    for faction in ["ucm", "scourge", "resistance"] {
        for points in [500, 1000, 1500] {
            let units = ready(&format!("{faction}-{points}"));
            for unit in &units {
                let profile = profile(unit, pack()).unwrap_or_else(|why| panic!("{}: {why}", unit.name));
                let cost = u32::from(profile.points) * unit.models.len() as u32;
                assert!(i64::from(cost) <= unit.points && cost > 0, "{}", unit.name);
            }
        }
    }
    let units = ready("ucm-500");
    let condor = profile(&units[1], pack()).expect("a Condor");
    assert_eq!((condor.name.as_str(), condor.points, condor.faction), ("Condor medium dropship", 41, Faction::Ucm));
    assert_eq!(condor.modes[0].weapons.len(), 2, "with its pods");
    assert_eq!(condor.carries.iter().map(|it| (it.letter, it.amount)).collect::<Vec<_>>(), [(TransportLetter::T, 6)]);
}

/// dc.command.commander-table: the Commander's Command Value and radius; its price is not its mount's.
#[test]
fn commanders_ride_with_their_value_and_radius() {
    let units = ready("scourge-1500");
    assert_eq!(commander(&units[0]), Some(FamousCommander { command: 4, radius: 18 }));
    assert_eq!(profile(&units[0], pack()).expect("a Desolator").points, 140);
    assert_eq!(units[0].points, 225);
    assert_eq!(commander(&units[1]), None);
    let table = rule!("dc.command.commander-table").text(Language::En).words;
    for (faction, at) in [("ucm", 0), ("scourge", 1), ("resistance", 2)] {
        let list = &pack().lists[&format!("commanders-{faction}")];
        for option in &list.options {
            let skill = &option.gives.skills[0];
            let (value, radius) = (skill.x.expect("a value"), skill.number("radius").expect("a radius"));
            let row = table.split(&format!("CV {value}: ")).nth(1).expect("a row");
            let (inches, rest) = row.split_once(" inches").or_else(|| row.split_once(';')).expect("a radius");
            assert!(inches.trim().parse() == Ok(radius) || row.starts_with(&format!("{radius};")), "{row}");
            let points = rest.trim_start_matches(';').trim().split(';').next().expect("points");
            let points: Vec<i32> = points.split('/').map(|it| it.trim().parse().expect("points")).collect();
            assert_eq!(option.price.for_taking(1, 1), (1, points[at]), "{}", option.name);
            assert!(table.contains(&option.name), "{}", option.name);
        }
    }
}

/// dc.special.fast-roping, dc.special.transition: numbers that sheets leave out, and one DP figure in both modes.
#[test]
fn what_sheets_leave_out() {
    let sheet = |id: &str| profile(&crate::written::entered(&pack().units[id]), pack()).expect("a sheet");
    assert!(sheet("praetorians").modes[0].has(UnitRule::FastRoping(3)));
    for id in ["annihilator", "hellhog"] {
        let unit = sheet(id);
        assert_eq!(unit.modes.len(), 2);
        assert_eq!(unit.modes[0].damage_points, unit.modes[1].damage_points, "{id}");
        assert!(unit.modes.iter().all(|it| it.has(UnitRule::Transition)));
    }
    assert_eq!(sheet("bertha").drills, Some(3));
    assert_eq!(sheet("bertha").famous, Some(FamousCommander { command: 4, radius: 9 }));
    assert_eq!(sheet("model-109").drills, Some(1));
}

/// dc.army.identical: a squad whose units differ is no squad.
#[test]
fn units_of_a_squad_are_alike() {
    let several = |it: &muster::ResolvedUnit| it.models.len() > 1 && !it.models[0].weapons.is_empty();
    let mut squad = ready("ucm-1500").into_iter().find(several).expect("a squad of several");
    assert!(profile(&squad, pack()).is_ok());
    squad.models[1].weapons.clear();
    let why = profile(&squad, pack()).expect_err("one of them has no weapon");
    assert!(why.contains(rule!("dc.army.identical").name()), "{why}");
}
