//! Every skill of the units and heroes against the catalogue, by title, and nothing of their chapters left out.

use std::fs;

use catalogue::{Kind, Language, RuleId};
use muster::{Ability, Unit};

use crate::support::{between, data, text, warzone};

/// A skill's title without its X, its bearer or the part of the rule it stands for: `Camouflage (X)`, `Infiltrate: when`.
fn title(rule: RuleId) -> &'static str {
    rule.title(Language::En).split([':', '(']).next().unwrap().trim()
}

/// A skill as the catalogue's lists write it: `Camouflage (2)`, `Contempt (Dark Legion)`.
pub fn written(skill: &Ability) -> String {
    match (skill.x, skill.of.as_deref()) {
        (_, Some("all")) => format!("{} (All)", title(skill.rule)),
        (_, Some("dark-legion")) => format!("{} (Dark Legion)", title(skill.rule)),
        (Some(x), None) if skill.rule.title(Language::En).ends_with("(X)") => format!("{} ({x})", title(skill.rule)),
        (_, None) => title(skill.rule).into(),
        (_, Some(other)) => panic!("{other}"),
    }
}

/// The skills the catalogue lists for a unit. A Lord has his Warlord's.
fn listed(unit: &Unit) -> Vec<&'static str> {
    let rule = RuleId::find(&unit.rule.name().replace("-lord", "-warlord")).unwrap();
    let list = between(text(rule), "Skills: ", ", plus ").unwrap().trim_end_matches('.');
    list.split(", ").map(|it| it.trim_end_matches(" (lost as Warlord)").trim_end_matches(" (Warlord)")).collect()
}

#[test]
fn every_unit_has_the_skills_the_catalogue_lists() {
    for unit in warzone().units.values().filter(|it| it.rule.name().contains(".unit.")) {
        let powers =
            unit.model.weapons.iter().map(|it| &warzone().weapons[it]).filter(|it| it.modes[0].line.kind == "psychic");
        let powers: Vec<_> = powers.map(|it| it.name.clone()).collect();
        let mut have: Vec<_> =
            unit.model.skills.iter().map(written).filter(|it| it != "Unique").chain(powers).collect();
        let mut listed = listed(unit);
        have.sort();
        listed.sort_unstable();
        assert_eq!(have, listed, "{}", unit.id);
    }
}

#[test]
fn every_created_hero_starts_with_the_skills_of_its_line() {
    for unit in warzone().units.values().filter(|it| it.id.starts_with("hero-")) {
        let line = text(unit.rule).split_once(". ").unwrap().1.trim_end_matches('.');
        let have: Vec<_> = unit.model.skills.iter().map(written).filter(|it| it != "Unique").collect();
        assert_eq!(have.join(", "), line, "{}", unit.id);
    }
}

#[test]
fn unique_is_on_every_hero_and_on_nobody_else() {
    for unit in warzone().units.values() {
        let hero = unit.category == "warlord" || unit.category == "lord";
        let unique = unit.model.skills.iter().any(|it| it.rule.name() == "wz.skill.unique");
        assert_eq!(unique, hero, "{}", unit.id);
    }
}

/// The pack as one text.
fn everything() -> String {
    fn collect(folder: &std::path::Path, all: &mut String) {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            if entry.path().is_dir() {
                collect(&entry.path(), all);
            } else {
                all.push_str(&fs::read_to_string(entry.path()).unwrap());
            }
        }
    }
    let mut all = String::new();
    collect(&data("warzone/pack"), &mut all);
    all
}

#[test]
fn no_weapon_skill_or_unit_of_the_infantry_chapters_is_left_out() {
    let chapters = [
        "Angelika Drachen",
        "Max Steiner",
        "Valerie Duval",
        "Hussars",
        "Etoiles Mortant",
        "Venusian Rangers",
        "Hussar Juggernauts",
    ];
    let doctrines = ["Close Combat doctrines", "Ranged doctrines", "Tech doctrines"];
    let sections: Vec<_> = chapters.iter().chain(&doctrines).map(|it| format!("Bauhaus: {it}")).collect();
    let (pack, mut found) = (everything(), 0);
    for rule in RuleId::all().filter(|it| sections.iter().any(|section| it.section() == section)) {
        assert!(pack.contains(&format!("\"{}\"", rule.name())), "{} is in no file", rule.name());
        found += 1;
    }
    assert_eq!(found, 103, "rules in the ten chapters");
}

#[test]
fn no_weapon_of_the_armoury_is_left_out() {
    let pack = everything();
    for rule in
        RuleId::all().filter(|it| it.kind() == Kind::Weapon && ["Armoury", "Psychic powers"].contains(&it.section()))
    {
        assert!(pack.contains(&format!("\"{}\"", rule.name())), "{} is in no file", rule.name());
    }
}
