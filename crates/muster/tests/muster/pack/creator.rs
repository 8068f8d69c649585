//! Heroes of the Solar System: the creator's tables against the catalogue, and what they make of a hero.

use std::collections::BTreeMap;

use catalogue::{RuleId, rule};
use muster::{Price, Takers, Unit, points};

use crate::{
    pack::skills::written,
    support::{army, text, warzone},
};

const TYPES: [&str; 5] = ["close-combat", "ranged", "tech", "psychic", "lord"];

fn hero(of: &str) -> &'static Unit {
    &warzone().units[&format!("hero-{of}")]
}

/// Every table of the creator, by what it is about and the type of hero.
const TABLES: [RuleId; 25] = [
    rule!("wz.creator.base.close-combat"),
    rule!("wz.creator.base.ranged"),
    rule!("wz.creator.base.tech"),
    rule!("wz.creator.base.psychic"),
    rule!("wz.creator.base.lord"),
    rule!("wz.creator.stat.limits.close-combat"),
    rule!("wz.creator.stat.limits.ranged"),
    rule!("wz.creator.stat.limits.tech"),
    rule!("wz.creator.stat.limits.psychic"),
    rule!("wz.creator.stat.limits.lord"),
    rule!("wz.creator.weapon.close-combat"),
    rule!("wz.creator.weapon.ranged"),
    rule!("wz.creator.weapon.tech"),
    rule!("wz.creator.weapon.psychic"),
    rule!("wz.creator.weapon.lord"),
    rule!("wz.creator.weapon.limits.close-combat"),
    rule!("wz.creator.weapon.limits.ranged"),
    rule!("wz.creator.weapon.limits.tech"),
    rule!("wz.creator.weapon.limits.psychic"),
    rule!("wz.creator.weapon.limits.lord"),
    rule!("wz.creator.skill.close-combat"),
    rule!("wz.creator.skill.ranged"),
    rule!("wz.creator.skill.tech"),
    rule!("wz.creator.skill.psychic"),
    rule!("wz.creator.skill.lord"),
];

fn rule_of(name: &str, of: &str) -> RuleId {
    let wanted = format!("wz.creator.{name}.{of}");
    TABLES.into_iter().find(|it| it.name() == wanted).unwrap_or_else(|| panic!("{wanted}"))
}

fn table(name: &str, of: &str) -> &'static str {
    text(rule_of(name, of))
}

#[test]
fn every_type_of_hero_has_its_tables() {
    for of in TYPES {
        assert_eq!(hero(of).rule, rule_of("base", of));
        let changes = |name: &str| hero(of).options.iter().filter(|it| it.rule == rule_of(name, of)).count();
        assert!(changes("stat.limits") > 0 && changes("skill") > 0, "{of}");
        assert_eq!(changes("weapon.limits") > 0, of != "psychic", "{of}: a Psychic Warlord's weapons stay as they are");
        for weapon in &hero(of).model.weapons {
            assert_eq!(warzone().weapons[weapon].rule, rule_of("weapon", of));
        }
    }
}

/// `CC +2/-0` as option id and steps; `M 0` is no option.
fn steps(entry: &str) -> Option<(String, (i32, i32))> {
    let (column, limits) = entry.rsplit_once(' ')?;
    let (up, down) = limits.split_once('/')?;
    let column = if column == "R" { "range" } else { column };
    Some((column.to_lowercase(), (down.parse().ok()?, up.parse().ok()?)))
}

fn offered(unit: &Unit, prefix: &str) -> BTreeMap<String, (i32, i32)> {
    let steps = unit.options.iter().filter_map(|it| match it.takers {
        Takers::Steps { from, to } => Some((it.id.strip_prefix(prefix)?.to_owned(), (from, to))),
        _ => None,
    });
    steps.filter(|(id, _)| !id.contains('-')).collect()
}

#[test]
fn stats_change_within_the_catalogues_limits() {
    for of in TYPES {
        let limits = table("stat.limits", of).trim_end_matches('.').split("; ").filter_map(steps).collect();
        assert_eq!(offered(hero(of), ""), limits, "{of}");
    }
}

#[test]
fn weapons_change_within_the_catalogues_limits() {
    for of in TYPES {
        let text = table("weapon.limits", of);
        for (prefix, head) in [("gun-", "Ranged: "), ("blade-", "Close Combat: ")] {
            let line = text.split(". ").find_map(|it| it.strip_prefix(head)).unwrap_or("").trim_end_matches('.');
            let limits: BTreeMap<_, _> = line.split("; ").filter_map(steps).collect();
            assert_eq!(offered(hero(of), prefix), limits, "{of} {prefix}");
            for (sold, price) in types(line) {
                let id = format!("{prefix}{}", sold.to_lowercase());
                let option = hero(of).options.iter().find(|it| it.id == id).unwrap_or_else(|| panic!("{of} {id}"));
                assert_eq!(option.price, Price::Each(price), "{of} {id}");
            }
        }
    }
}

/// `type to Rail 30 pts or Blast 20 pts`.
fn types(line: &str) -> Vec<(&str, i32)> {
    let types = line.split("; ").find_map(|it| it.strip_prefix("type to ")).unwrap_or("");
    let sold = |it: &str| Some(it.trim_end_matches(" pts").split_once(' ')?.1.parse().unwrap());
    types.split(" or ").filter_map(|it| Some((it.split_once(' ')?.0, sold(it)?))).collect()
}

#[test]
fn every_step_costs_what_the_catalogue_says() {
    assert!(text(rule!("wz.creator.stat.cost")).contains("5 pts, each Wound 15 pts"));
    assert!(
        text(rule!("wz.creator.weapon.cost"))
            .contains("R or St costs 5 pts, each point of RoF or RoA 10 pts, each point of AVV 15 pts")
    );
    for option in
        TYPES.into_iter().flat_map(|it| &hero(it).options).filter(|it| matches!(it.takers, Takers::Steps { .. }))
    {
        let (weapon, column) = option.id.split_once('-').map_or((false, option.id.as_str()), |it| (true, it.1));
        let (price, rule) = match (weapon, column) {
            (false, "w") => (15, rule!("wz.creator.stat.cost")),
            (false, _) => (5, rule!("wz.creator.stat.cost")),
            (true, "range" | "st") => (5, rule!("wz.creator.weapon.cost")),
            (true, "rof" | "roa") => (10, rule!("wz.creator.weapon.cost")),
            (true, "avv") => (15, rule!("wz.creator.weapon.cost")),
            (true, other) => panic!("{other}"),
        };
        assert_eq!((option.price, option.price_rule), (Price::Each(price), rule), "{}", option.id);
    }
}

/// `Heal (3) 15 pts; Brutal 5` as name and price.
fn for_sale(of: &str) -> BTreeMap<String, i32> {
    let entry = |it: &str| {
        let (name, price) = it.trim_end_matches(" pts").rsplit_once(' ').unwrap();
        (name.to_lowercase(), price.parse().unwrap())
    };
    table("skill", of).trim_end_matches('.').split("; ").map(entry).collect()
}

fn sold(of: &str) -> BTreeMap<String, i32> {
    let rule = rule_of("skill", of);
    let skills = hero(of).options.iter().filter(|it| it.rule == rule);
    skills.map(|it| (it.name.to_lowercase(), it.price.for_taking(1, 1).1)).collect()
}

#[test]
fn skills_are_sold_at_the_catalogues_prices() {
    for of in &TYPES[..4] {
        assert_eq!(sold(of), for_sale(of), "{of}");
    }
    let every: BTreeMap<_, _> = TYPES[..4].iter().flat_map(|it| for_sale(it)).collect();
    assert_eq!(sold("lord"), every, "wz.creator.skill.lord: any combination");
}

#[test]
fn a_step_moves_the_figure_it_is_named_after_by_one() {
    for option in TYPES.into_iter().flat_map(|it| &hero(it).options) {
        let Takers::Steps { .. } = option.takers else { continue };
        let (weapon, column) = option.id.split_once('-').map_or((None, option.id.as_str()), |it| (Some(it.0), it.1));
        let change = option.gives.weapon.as_ref();
        let added = change.map_or(&option.gives.stats, |it| &it.add);
        let steps: Vec<_> = added.iter().map(|(column, step)| (column.to_lowercase(), *step)).collect();
        assert_eq!(steps, [(column.to_owned(), 1)], "{}", option.id);
        assert_eq!(change.and_then(|it| it.weapon.rsplit('-').next()), weapon, "{}", option.id);
    }
}

#[test]
fn a_skill_for_sale_is_what_it_is_called() {
    let sold = TYPES.into_iter().flat_map(|it| &hero(it).options).filter(|it| it.rule.name().contains(".skill."));
    for option in sold {
        let skills: Vec<_> = option.gives.skills.iter().map(written).collect();
        match &option.gives.weapon {
            None => assert_eq!(skills, [option.name.as_str()]),
            Some(change) => assert_eq!(
                (change.abilities[0].x, option.name.split(" on ").next()),
                (Some(2), Some("Critical Force (2)"))
            ),
        }
    }
}

#[test]
fn heroes_stand_on_medium_bases_and_choose_free_types_freely() {
    for of in TYPES {
        assert_eq!(hero(of).model.base, Some(40), "wz.creator.steps"); // wz.base.medium
        for option in
            hero(of).options.iter().filter(|it| it.rule.name().contains(".weapon.") && it.id.ends_with("plasma"))
        {
            let price = if of == "close-combat" { 5 } else { 0 };
            assert_eq!(option.price, Price::Each(price), "{of}");
        }
    }
}

#[test]
fn a_hero_costs_its_line_and_every_change() {
    let bill = points(&army("hero-close-combat cc=2 con=-1 blade-st=1 blade-avv=-1 blade-plasma=1 heal=1"), warzone());
    assert_eq!(bill.total(), 75 + 10 - 5 + 5 - 15 + 5 + 15);
    assert_eq!(bill.units[0].items.len(), 7);
    assert_eq!(
        bill.units[0].items.iter().find(|it| it.each == 5 && it.count == -1).unwrap().rule,
        rule!("wz.creator.stat.cost")
    );
}
