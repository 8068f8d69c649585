//! Every unit's figures against the catalogue's compact lines.

use catalogue::{RuleId, rule};
use muster::{Limit, Line, Price, Takers, Unit};

use crate::support::{between, text, warzone};

/// `M CC RS St Con WP LD W A Pts` as the catalogue writes them: `5 12 13 8 8 13 15 1 12 80`, A as `16(10)`.
fn printed(unit: &Unit) -> String {
    let text = text(unit.rule);
    if let Some(line) = between(text, "M CC RS St Con WP LD W A Pts: ", ". ") {
        return line.into();
    }
    let line = between(text, "M ", ". ").expect("a base line");
    line.split(' ').filter(|it| it.starts_with(|c: char| c.is_ascii_digit())).collect::<Vec<_>>().join(" ")
}

fn packed(unit: &Unit) -> String {
    let line = &unit.model.profile;
    let figures = ["M", "CC", "RS", "St", "Con", "WP", "LD", "W"].map(|it| line.get(it).unwrap().to_string());
    format!("{} {} {}", figures.join(" "), armour(line), unit.points)
}

fn armour(line: &Line) -> String {
    match line.number("impenetrable") {
        Some(floor) => format!("{}({floor})", line.get("A").unwrap()),
        None => line.get("A").unwrap().to_string(),
    }
}

/// The units of Bauhaus.
const UNITS: [RuleId; 9] = [
    rule!("wz.bauhaus.unit.angelika-drachen"),
    rule!("wz.bauhaus.unit.max-steiner-warlord"),
    rule!("wz.bauhaus.unit.max-steiner-lord"),
    rule!("wz.bauhaus.unit.valerie-duval-warlord"),
    rule!("wz.bauhaus.unit.valerie-duval-lord"),
    rule!("wz.bauhaus.unit.hussars"),
    rule!("wz.bauhaus.unit.etoiles-mortant"),
    rule!("wz.bauhaus.unit.venusian-rangers"),
    rule!("wz.bauhaus.unit.hussar-juggernauts"),
];

/// The weapons and powers of Bauhaus, each a line of its own.
const WEAPONS: [RuleId; 26] = [
    rule!("wz.bauhaus.weapon.drachen.mp-25-equalizer"),
    rule!("wz.bauhaus.weapon.drachen.neurolash"),
    rule!("wz.bauhaus.weapon.drachen.neurolash-energy-expulsion"),
    rule!("wz.bauhaus.weapon.steiner.deathlockdrum"),
    rule!("wz.bauhaus.weapon.steiner.dueling-sabre"),
    rule!("wz.bauhaus.weapon.duval.silenced-p60-punisher"),
    rule!("wz.bauhaus.weapon.duval.tear-gas-grenades"),
    rule!("wz.bauhaus.weapon.duval.en-13-nightsticks"),
    rule!("wz.bauhaus.weapon.duval.distraction"),
    rule!("wz.bauhaus.weapon.duval.refraction-mirage"),
    rule!("wz.bauhaus.weapon.duval.cleansing-flame"),
    rule!("wz.bauhaus.weapon.hussars.ag-17"),
    rule!("wz.bauhaus.weapon.hussars.gw-170-ubgl"),
    rule!("wz.bauhaus.weapon.hussars.arg-17"),
    rule!("wz.bauhaus.weapon.hussars.mg-40"),
    rule!("wz.bauhaus.weapon.hussars.combat-knife"),
    rule!("wz.bauhaus.weapon.etoiles-mortant.p-60-punisher"),
    rule!("wz.bauhaus.weapon.etoiles-mortant.gehenna-puker"),
    rule!("wz.bauhaus.weapon.etoiles-mortant.punisher-short-sword"),
    rule!("wz.bauhaus.weapon.venusian-rangers.ag-17"),
    rule!("wz.bauhaus.weapon.venusian-rangers.gw-170-ubgl"),
    rule!("wz.bauhaus.weapon.venusian-rangers.arg-17"),
    rule!("wz.bauhaus.weapon.venusian-rangers.ranger-knife"),
    rule!("wz.bauhaus.weapon.juggernauts.mg-70"),
    rule!("wz.bauhaus.weapon.juggernauts.js66"),
    rule!("wz.bauhaus.weapon.juggernauts.hydraulic-powered-fist"),
];

#[test]
fn every_unit_and_weapon_of_the_army_list_is_in_the_pack() {
    for unit in UNITS {
        assert!(warzone().units.values().any(|it| it.rule == unit), "{}", unit.name());
    }
    for weapon in WEAPONS {
        let line = |it: &muster::Weapon| it.rule == weapon || it.modes.iter().any(|it| it.rule == weapon);
        let packed = warzone().weapons.values().find(|it| line(it)).unwrap_or_else(|| panic!("{}", weapon.name()));
        let mode = packed.modes.iter().find(|it| it.rule == weapon).unwrap_or(&packed.modes[0]);
        let printed = text(weapon);
        for (column, _) in mode.line.values.iter().filter(|it| matches!(it.1, muster::Value::Number(_))) {
            let figure = mode.line.number(column).unwrap().to_string();
            assert!(printed.split([' ', '/', '*']).any(|it| it == figure), "{}: {column} {figure}", weapon.name());
        }
    }
}

#[test]
fn every_stat_line_is_the_catalogues() {
    for unit in warzone().units.values() {
        assert_eq!(packed(unit), format!("M {}", printed(unit)).trim_start_matches("M "), "{}", unit.id);
    }
    assert_eq!(warzone().units.len(), 14, "nine Bauhaus entries and five heroes");
}

#[test]
fn every_squad_grows_as_the_catalogue_says() {
    let mut squads = 0;
    for unit in warzone().units.values().filter(|it| it.size != (1, 1)) {
        let (least, most) = unit.size;
        assert_eq!(between(text(unit.rule), "Size: ", ". "), Some(format!("{least}-{most}").as_str()), "{}", unit.id);
        let more = between(text(unit.rule), "Options: up to ", " each").unwrap();
        let (count, price) = (more.split(' ').next().unwrap(), more.rsplit(' ').next().unwrap());
        assert_eq!(count.parse(), Ok(most - least), "{}", unit.id);
        assert_eq!(price.parse(), Ok(unit.extra), "{}", unit.id);
        squads += 1;
    }
    assert_eq!(squads, 4);
}

#[test]
fn every_base_and_armour_is_the_catalogues() {
    for unit in warzone().units.values().filter(|it| it.rule.name().contains(".unit.")) {
        let base = between(text(unit.rule), "Base: ", " mm").and_then(|it| it.split(' ').nth(1)).unwrap();
        assert_eq!(base.parse(), Ok(unit.model.base.unwrap()), "{}", unit.id);
        let Some(printed) = between(text(unit.rule), "Armour: ", "). ") else {
            assert!(text(unit.rule).contains("Armour, equipment and skills as the Warlord"), "{}", unit.id);
            continue;
        };
        let armour = unit.model.armour.as_ref().unwrap();
        let against = match &armour.abilities[..] {
            [] => "no type modifiers".into(),
            [one] => format!("{} {}", one.of.as_ref().unwrap(), one.x.unwrap()),
            more => panic!("{more:?}"),
        };
        assert_eq!(format!("{} ({against}", armour.name), printed, "{}", unit.id);
    }
}

#[test]
fn every_price_of_an_option_is_the_catalogues() {
    let mut priced = 0;
    for unit in warzone().units.values().filter(|it| it.rule.name().contains(".unit.")) {
        for option in &unit.options {
            let name = &option.name;
            let wanted = match option.price {
                Price::PerSquad(0) => continue,
                Price::PerModel(each) => vec![format!("{name} at {each} per model")],
                Price::PerSquad(once) => vec![format!("{name} for {once}")],
                Price::Each(each) => {
                    vec![format!("{name} ({each})"), format!("{name} ({each} each)"), format!("{name} for {each}")]
                }
            };
            assert!(wanted.iter().any(|it| text(unit.rule).contains(it)), "{}: {wanted:?}", unit.id);
            priced += 1;
        }
    }
    assert_eq!(priced, 9, "grenades, special weapons, medic, cloaks");
}

#[test]
fn every_swap_is_for_as_many_in_five_as_the_catalogue_says() {
    let mut swaps = 0;
    for unit in warzone().units.values() {
        for option in unit.options.iter().filter(|it| it.rule.name() == "wz.bauhaus.squad-ratio") {
            let Takers::Models { limit: Limit::InEvery { models, group }, .. } = option.takers else { panic!() };
            let one = format!("{models} model in {group} swaps");
            let more = format!("{models} models in {group} swap");
            assert!(text(unit.rule).contains(&one) || text(unit.rule).contains(&more), "{}: {more}", unit.id);
            swaps += 1;
        }
    }
    assert_eq!(swaps, 4);
}

#[test]
fn the_standard_chart_is_the_catalogues() {
    let chart = &warzone().charts["standard"];
    let slots: Vec<_> = chart
        .slots
        .iter()
        .map(|it| {
            let name = &warzone().header.categories[&it.category].name;
            format!("{name} {}+{}", it.compulsory, it.optional)
        })
        .collect();
    assert_eq!(text(chart.rule), format!("Compulsory + optional: {}.", slots.join("; ")));
}
