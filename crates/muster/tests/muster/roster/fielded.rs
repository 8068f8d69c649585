//! The army list of Bauhaus and the heroes one creates, figure by figure, as they leave the roster: what is fielded is what
//! the catalogue prints.

use muster::{Line, ResolvedModel, ResolvedUnit, Value, resolve};

use crate::support::{army, warzone};

/// Unit, rule, `M CC RS St Con WP LD W A Pts`.
const UNITS: &[(&str, &str, &str)] = &[
    ("angelika-drachen", "wz.bauhaus.unit.angelika-drachen", "5 17 15 10 8 15 18 3 15(12) 170"),
    ("etoiles-mortant", "wz.bauhaus.unit.etoiles-mortant", "5 16 12 9 8 15 16 1 12 85"),
    ("hussar-juggernauts", "wz.bauhaus.unit.hussar-juggernauts", "4 14 12 10 8 13 15 2 16(10) 225"),
    ("hussars", "wz.bauhaus.unit.hussars", "5 12 13 8 8 13 15 1 12 80"),
    ("max-steiner-warlord", "wz.bauhaus.unit.max-steiner-warlord", "5 16 16 10 9 16 17 3 16(12) 200"),
    ("max-steiner-lord", "wz.bauhaus.unit.max-steiner-lord", "5 15 15 10 8 16 17 3 15(11) 175"),
    ("valerie-duval-warlord", "wz.bauhaus.unit.valerie-duval-warlord", "5 18 12 11 10 16 17 3 15(10) 210"),
    ("valerie-duval-lord", "wz.bauhaus.unit.valerie-duval-lord", "5 17 12 10 10 16 17 3 14(10) 190"),
    ("venusian-rangers", "wz.bauhaus.unit.venusian-rangers", "5 13 15 10 8 14 16 1 13 100"),
];

/// Weapon, rule, `R St RoF AVV Type (class)`, or RoA hand to hand.
const WEAPONS: &[(&str, &str, &str)] = &[
    ("drachen-mp-25-equalizer", "wz.bauhaus.weapon.drachen.mp-25-equalizer", "12 13 1 0 Piercing (P)"),
    ("drachen-neurolash", "wz.bauhaus.weapon.drachen.neurolash", "2 +2 3 4 Plasma"),
    ("etoiles-p-60-punisher", "wz.bauhaus.weapon.etoiles-mortant.p-60-punisher", "18 11 1 0 Piercing (P)"),
    ("etoiles-gehenna-puker", "wz.bauhaus.weapon.etoiles-mortant.gehenna-puker", "FT 14 2 1 Plasma (FT)"),
    ("etoiles-punisher-short-sword", "wz.bauhaus.weapon.etoiles-mortant.punisher-short-sword", "B2B +2 2 0 Piercing"),
    ("juggernauts-mg-70", "wz.bauhaus.weapon.juggernauts.mg-70", "24 14 4 1 Piercing (A)"),
    ("juggernauts-js66", "wz.bauhaus.weapon.juggernauts.js66", "FT 13 2 1 Blast (FT)"),
    ("juggernauts-hydraulic-powered-fist", "wz.bauhaus.weapon.juggernauts.hydraulic-powered-fist", "B2B +4 2 3 Plasma"),
    ("hussars-ag-17", "wz.bauhaus.weapon.hussars.ag-17", "24 12 1 0 Piercing (A)"),
    ("hussars-gw-170-ubgl", "wz.bauhaus.weapon.hussars.gw-170-ubgl", "12/SE 11 1 1 Blast (G)"),
    ("hussars-arg-17", "wz.bauhaus.weapon.hussars.arg-17", "24 16 1 7 Piercing (S)"),
    ("hussars-mg-40", "wz.bauhaus.weapon.hussars.mg-40", "18 14 2 0 Piercing (S)"),
    ("hussars-combat-knife", "wz.bauhaus.weapon.hussars.combat-knife", "B2B +1 1 0 Piercing"),
    ("steiner-deathlockdrum", "wz.bauhaus.weapon.steiner.deathlockdrum", "24 15 4 2 Piercing (A)"),
    ("steiner-dueling-sabre", "wz.bauhaus.weapon.steiner.dueling-sabre", "1 +1 2 0 Piercing"),
    ("duval-silenced-p60-punisher", "wz.bauhaus.weapon.duval.silenced-p60-punisher", "18 11 2 0 Piercing (P)"),
    ("duval-tear-gas-grenades", "wz.bauhaus.weapon.duval.tear-gas-grenades", "St/SE - 1 - Blast (G)"),
    ("duval-en-13-nightsticks", "wz.bauhaus.weapon.duval.en-13-nightsticks", "1.5 +3 1 1 Plasma"),
    ("duval-refraction-mirage", "wz.bauhaus.weapon.duval.refraction-mirage", "18 - 1 - Psychic (B)"),
    ("duval-distraction", "wz.bauhaus.weapon.duval.distraction", "1.5 - 1 - Psychic (D)"),
    ("duval-cleansing-flame", "wz.bauhaus.weapon.duval.cleansing-flame", "FT 14 1 7 Psychic (S)"),
    ("rangers-ag-17", "wz.bauhaus.weapon.venusian-rangers.ag-17", "24 12 1 0 Piercing (A)"),
    ("rangers-gw-170-ubgl", "wz.bauhaus.weapon.venusian-rangers.gw-170-ubgl", "12/SE 11 1 1 Blast (G)"),
    ("rangers-arg-17", "wz.bauhaus.weapon.venusian-rangers.arg-17", "24 16 1 7 Piercing (S)"),
    ("rangers-knife", "wz.bauhaus.weapon.venusian-rangers.ranger-knife", "B2B +2 2 0 Piercing"),
];

/// The base lines of created heroes.
const HEROES: &[(&str, &str, &str)] = &[
    ("hero-close-combat", "wz.creator.base.close-combat", "6 15 12 10 12 16 17 3 14(12) 75"),
    ("hero-lord", "wz.creator.base.lord", "5 12 12 8 8 16 16 2 12(10) 45"),
    ("hero-psychic", "wz.creator.base.psychic", "5 12 12 8 8 17 16 3 12(12) 80"),
    ("hero-ranged", "wz.creator.base.ranged", "5 12 16 8 10 16 16 3 12(11) 75"),
    ("hero-tech", "wz.creator.base.tech", "4 13 13 8 12 16 16 3 11(10) 80"),
];

/// Their weapons; no class is printed.
const HERO_WEAPONS: &[(&str, &str, &str)] = &[
    ("hero-close-combat-gun", "wz.creator.weapon.close-combat", "12 12 1 0 Piercing"),
    ("hero-close-combat-blade", "wz.creator.weapon.close-combat", "2 +2 3 2 Piercing"),
    ("hero-lord-gun", "wz.creator.weapon.lord", "24 12 1 0 Piercing"),
    ("hero-lord-blade", "wz.creator.weapon.lord", "1.5 +1 2 1 Piercing"),
    ("hero-psychic-gun", "wz.creator.weapon.psychic", "8 10 1 0 Piercing"),
    ("hero-psychic-blade", "wz.creator.weapon.psychic", "1.5 +0 2 0 Piercing"),
    ("hero-ranged-gun", "wz.creator.weapon.ranged", "24 14 3 2 Piercing"),
    ("hero-ranged-blade", "wz.creator.weapon.ranged", "1.5 +1 2 0 Piercing"),
    ("hero-tech-gun", "wz.creator.weapon.tech", "16 12 2 1 Plasma"),
    ("hero-tech-blade", "wz.creator.weapon.tech", "1.5 +1 2 1 Plasma"),
];

/// Armies that field every unit, and every weapon somewhere.
const ARMIES: [&str; 7] = [
    "angelika-drachen\nhussars 10 mg-40 arg-17\netoiles-mortant gehenna-puker\nvenusian-rangers arg-17\nhussar-juggernauts",
    "max-steiner-warlord\nhussars\nhussars\nvalerie-duval-lord",
    "valerie-duval-warlord\nhussars\netoiles-mortant\nmax-steiner-lord",
    "hero-close-combat\nhussars\nhussars\nhero-lord",
    "hero-ranged\nhussars\nhussars",
    "hero-tech\nhussars\nhussars",
    "hero-psychic\nhussars\nhussars",
];

fn fielded() -> Vec<ResolvedUnit> {
    ARMIES.into_iter().flat_map(|it| resolve(&army(it), warzone()).expect("a legal army")).collect()
}

fn stat_line(model: &ResolvedModel) -> String {
    let line = &model.profile;
    let figures = ["M", "CC", "RS", "St", "Con", "WP", "LD", "W", "A"].map(|it| line.get(it).unwrap().to_string());
    let floor = line.number("impenetrable").map_or(String::new(), |it| format!("({it})"));
    format!("{}{floor}", figures.join(" "))
}

fn weapon_line(line: &Line, class: bool) -> String {
    let reach = [line.get("range"), line.get("template")].into_iter().flatten().map(Value::to_string);
    let reach = reach.collect::<Vec<_>>().join("/");
    let show = |column: &str| line.get(column).map_or("-".into(), Value::to_string);
    let rate = if line.kind == "close-combat" { "RoA" } else { "RoF" };
    let kind = line.word("type").unwrap_or("Psychic");
    let letter =
        line.word("class").or(line.word("kind")).filter(|_| class).map_or(String::new(), |it| format!(" ({it})"));
    format!("{reach} {} {} {} {kind}{letter}", show("St"), show(rate), show("AVV"))
}

#[test]
fn every_model_has_its_printed_figures() {
    let fielded = fielded();
    for (id, rule, figures) in UNITS.iter().chain(HEROES) {
        let unit = fielded.iter().rfind(|it| it.unit == *id).unwrap_or_else(|| panic!("{id}"));
        assert_eq!(unit.rule.name(), *rule);
        let (line, points) = figures.rsplit_once(' ').unwrap();
        assert!(unit.models.iter().all(|it| stat_line(it) == line), "{id}: {}", stat_line(&unit.models[0]));
        let options = unit.options.iter().map(|it| it.id.as_str()).collect::<Vec<_>>();
        if options.is_empty() {
            assert_eq!(unit.points.to_string(), points, "{id}");
        }
    }
}

#[test]
fn every_weapon_has_its_printed_line() {
    let fielded = fielded();
    let carried: Vec<_> = fielded.iter().flat_map(|it| &it.models).flat_map(|it| &it.weapons).collect();
    for (rows, class) in [(WEAPONS, true), (HERO_WEAPONS, false)] {
        for (id, rule, figures) in rows {
            let weapon = carried.iter().find(|it| it.id == *id).unwrap_or_else(|| panic!("nobody carries {id}"));
            assert_eq!(weapon.rule.name(), *rule);
            assert_eq!(weapon_line(&weapon.modes[0].line, class), *figures, "{id}");
        }
    }
}
