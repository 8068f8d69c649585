//! Every unit, weapon and price of the packs against the catalogue's compact lines.
//!
//! A pack entry is written out in the catalogue's own form and compared; `figures.txt` pins the same lines, so that a
//! change of either side is read in review.

use std::collections::BTreeSet;

use catalogue::{Language, RuleId};
use deadzone::{Profile, pack};
use muster::{Ability, Line, ResolvedModel, ResolvedUnit, Unit, UnitOption, Value, Weapon};

fn text(rule: RuleId) -> &'static str {
    rule.text(Language::En).words
}

fn fields(text: &str) -> Vec<&str> {
    text.split(" | ").map(str::trim).collect()
}

/// What the catalogue prints after a heading: `weapons: Pistol, Wristblade`.
fn printed<'a>(text: &'a str, heading: &str) -> Vec<&'a str> {
    let list = fields(text).into_iter().find_map(|it| it.strip_prefix(heading)).unwrap_or("none");
    list.split(", ").filter(|it| !["none", "-", "no abilities"].contains(it)).collect()
}

/// A title without what stands in brackets behind it, but for a number: `Frenzy (1)`.
fn plain(title: &str) -> &str {
    match title.split_once(['(', '[']) {
        Some((before, inside)) if !inside.starts_with(|it: char| it.is_ascii_digit()) => before.trim(),
        _ => title,
    }
}

fn said(ability: &Ability) -> String {
    let title = ability.rule.title(Language::En);
    let title = title.strip_prefix("Splat!: ").unwrap_or(plain(title));
    let title = match ability.rule.name() {
        "dz.item.holo-sight" if ability.of.is_none() => "Holo-Sight",
        _ => title.trim_end_matches(" (+)"),
    };
    match ability.x {
        Some(x) => format!("{title} ({x})"),
        None => title.to_owned(),
    }
}

fn target(line: &Line, column: &str) -> String {
    match line.get(column) {
        Some(Value::Number(it)) => format!("{it}+"),
        _ => "-".to_owned(),
    }
}

/// The figures of a unit as the catalogue writes them.
fn packed(unit: &Unit) -> String {
    let line = &unit.model.profile;
    let (walks, runs) = (line.number("Move"), line.number("Sprint"));
    let speed = walks.zip(runs).map_or("-".to_owned(), |(walks, runs)| format!("{walks}-{runs}"));
    let [shoot, fight, survive] = ["Shoot", "Fight", "Survive"].map(|it| target(line, it));
    let [size, armour, vps] = ["Size", "Armour", "VPs"].map(|it| line.number(it).unwrap());
    format!(
        "{} pts | {vps} VPs | Speed {speed} | Shoot {shoot} | Fight {fight} | Survive {survive} | Size {size} | Armour {armour}",
        unit.points
    )
}

fn sorted(words: impl IntoIterator<Item = impl Into<String>>) -> Vec<String> {
    let mut words: Vec<String> = words.into_iter().map(Into::into).collect();
    words.sort();
    words
}

#[test]
fn every_unit_has_the_catalogues_figures() {
    let mut seen = BTreeSet::new();
    for unit in pack().units.values() {
        let catalogue = fields(text(unit.rule))[2..10].join(" | ").replace("- pts", "0 pts");
        assert_eq!(packed(unit), catalogue, "{}", unit.id);
        seen.insert(unit.rule);
    }
    let all = RuleId::all().filter(|it| it.name().starts_with("dz.unit."));
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all.collect::<Vec<_>>(), "no unit is missing");
}

#[test]
fn every_unit_has_the_catalogues_abilities_equipment_and_leadership() {
    for unit in pack().units.values().filter(|it| !it.id.contains("outbreak-") && is_as_printed(it)) {
        let line = text(unit.rule);
        let mut wanted = printed(line, "abilities: ");
        wanted
            .extend(printed(line, "equipment: ").iter().map(|it| if *it == "Holo Sight" { "Holo-Sight" } else { it }));
        wanted.extend(printed(line, "special: "));
        assert_eq!(sorted(unit.model.skills.iter().map(said)), sorted(wanted), "{}", unit.id);
        assert_eq!(target(&unit.model.profile, "Recon"), printed(line, "recon ").first().map_or("-", |it| *it));
    }
}

/// Not one of those whose ruling gives an elite list its own type, Recon value or special.
fn is_as_printed(unit: &Unit) -> bool {
    let by_rule = pack().units.values().filter(|it| it.rule == unit.rule).min_by_key(|it| it.id.len());
    by_rule.is_some_and(|it| it.id == unit.id)
}

#[test]
fn every_leader_has_the_recon_value_of_the_table_and_a_splat() {
    let table = text(RuleId::find("dz.recon.values").unwrap());
    let mut leaders = 0;
    for unit in pack().units.values().filter(|it| it.category == "leader") {
        let recon = target(&unit.model.profile, "Recon");
        assert!(table.contains(&format!("{} {recon}", unit.name)), "{}: {recon}", unit.id);
        let specials = unit.model.skills.iter().filter(|it| it.rule.name().starts_with("dz.special."));
        assert_eq!(specials.count(), 1, "{}", unit.id);
        leaders += 1;
    }
    let entries = table.matches("+,").count() + table.matches("+.").count();
    assert_eq!(leaders, entries, "one for each entry of dz.recon.values");
}

#[test]
fn every_unit_carries_the_weapons_of_its_line() {
    for unit in pack().units.values().filter(|it| is_as_printed(it)) {
        let mut wanted: Vec<&str> = printed(text(unit.rule), "weapons: ");
        let names: Vec<&str> = unit.model.weapons.iter().map(|it| pack().weapons[it].name.as_str()).collect();
        let fights = unit.model.profile.number("Fight").is_some();
        let melee = unit.model.weapons.iter().any(|it| pack().weapons[it].modes[0].line.kind == "melee");
        assert!(melee || !fights, "{} has nothing to fight with (dz.team.knife)", unit.id);
        if !wanted.contains(&"Knife") && names.contains(&"Knife") {
            wanted.push("Knife");
        }
        let carried: BTreeSet<&str> = names.into_iter().collect();
        let wanted: BTreeSet<&str> = wanted.into_iter().map(|it| it.split(" (Forge").next().unwrap()).collect();
        assert_eq!(carried, wanted, "{}", unit.id);
    }
}

fn armed(weapon: &Weapon) -> (String, String, Vec<String>) {
    let line = &weapon.modes[0].line;
    let range = match line.kind.as_str() {
        "ranged" => format!("R{}", line.number("range").unwrap()),
        "melee" => "RF".to_owned(),
        _ => "no attack".to_owned(),
    };
    let ap = match line.number("AP") {
        Some(0) | None => "-".to_owned(),
        Some(ap) => format!("AP{ap}"),
    };
    (range, ap, sorted(weapon.abilities.iter().map(said)))
}

#[test]
fn every_weapon_has_the_catalogues_figures() {
    let mut seen = BTreeSet::new();
    for weapon in pack().weapons.values().filter(|it| it.id != "knife") {
        let line = fields(text(weapon.rule));
        let abilities = line[5].split(", ").filter(|it| *it != "no abilities");
        let abilities = sorted(abilities.map(|it| if it == "Smoke" { "Smoke" } else { it }));
        assert_eq!(armed(weapon), (line[3].to_owned(), line[4].to_owned(), abilities), "{}", weapon.id);
        seen.insert(weapon.rule);
    }
    let all = RuleId::all().filter(|it| it.name().starts_with("dz.weapon."));
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all.collect::<Vec<_>>(), "no weapon is missing");
    assert_eq!(armed(&pack().weapons["knife"]), ("RF".into(), "-".into(), vec![]), "dz.team.knife");
}

fn options() -> impl Iterator<Item = &'static UnitOption> {
    pack().lists.values().flat_map(|it| &it.options)
}

#[test]
fn every_weapon_that_is_sold_has_the_catalogues_price_vps_and_hardpoints() {
    for option in options().filter(|it| it.price_rule.name().starts_with("dz.weapon.")) {
        let line = fields(text(option.price_rule));
        let vps = option.gives.stats.get("VPs").copied().unwrap_or(0);
        let muster::Price::Each(points) = option.price else { panic!("{}: priced each", option.id) };
        assert_eq!(format!("{points} pts | {vps} VPs"), line[1..3].join(" | "), "{}", option.id);
        if let Some((room, takes)) = option.room.as_ref().filter(|it| it.0 == "hardpoints") {
            let printed: i32 = line[7].trim_start_matches("hardpoints ").parse().unwrap();
            assert_eq!(*takes, printed.max(1), "{}: {room}", option.id);
        }
        let starred = line.iter().any(|it| it.starts_with("* "));
        assert!(!starred || option.replaces_one.is_none(), "{} replaces nothing", option.id);
    }
}

#[test]
fn every_item_has_the_price_and_rarity_of_its_list() {
    let mut priced = 0;
    let sold_as_printed = |it: &&UnitOption| !it.price_rule.name().starts_with("dz.weapon.") && it.price_rule != gun();
    for option in options().filter(sold_as_printed) {
        let muster::Price::Each(points) = option.price else { panic!("{}: priced each", option.id) };
        let rarity = option.counts_as.as_deref().unwrap();
        let rarity = format!("{}{}", rarity[..1].to_uppercase(), &rarity[1..]);
        let line = text(option.price_rule);
        let single = format!("{} | {points} pts | {rarity}", option.name);
        assert!(line.contains(&format!("{} {points} pts {rarity}", option.name)) || line.contains(&single), "{line}");
        priced += 1;
    }
    let lists = RuleId::all().filter(|it| it.name().starts_with("dz.itemlist."));
    let listed: usize = lists.map(|it| text(it).matches(" pts ").count()).sum();
    let single = RuleId::all().filter(|it| it.name().starts_with("dz.enforcer-item.")).count();
    assert_eq!(priced, listed + single, "no item is missing");
}

/// What prices a Sentry Gun with a weapon of its own.
fn gun() -> RuleId {
    RuleId::find("dz.unit.items.sentry-gun").unwrap()
}

/// The Small Arms of a list: the weapons whose line names the faction and, for an elite list, whose ruling names the list
/// (`dz.team.elite-lists`).
fn small_arms(army: &str) -> BTreeSet<RuleId> {
    let (faction, elite) = army.trim_end_matches(')').split_once(" (").map_or((army, None), |it| (it.0, Some(it.1)));
    let named = |rule: RuleId, elite: &str| {
        let ruling = rule.ruling(Language::En).map_or("", |it| it.words);
        let lists = ruling.split_once("elite list(s): ").map_or("", |it| it.1.split('.').next().unwrap());
        lists.split(", ").any(|it| it == elite)
    };
    let all = RuleId::all().filter(|it| it.name().starts_with("dz.weapon."));
    all.filter(|it| {
        let line = fields(text(*it));
        let has = |field: usize, word: &str| line[field].split(", ").any(|it| it == word);
        has(0, faction) && has(6, "Small Arms") && elite.is_none_or(|elite| named(*it, elite))
    })
    .collect()
}

#[test]
fn every_small_arms_weapon_of_a_list_can_be_bought_for_its_sentry_guns() {
    // dz.item.sentry-gun, dz.unit.items.sentry-gun: the points of both, and one Rare item like the gun itself.
    let mut sold = Vec::new();
    for list in pack().lists.values() {
        let armed: Vec<&UnitOption> = list.options.iter().filter(|it| it.price_rule == gun()).collect();
        let Some(plain) = list.options.iter().find(|it| it.id == "sentry-gun") else {
            assert!(armed.is_empty(), "{} sells no Sentry Guns", list.id);
            continue;
        };
        let army = &pack().header.factions[&list.armies[0]].name;
        assert_eq!(armed.iter().map(|it| it.rule).collect::<BTreeSet<_>>(), small_arms(army), "{army}");
        sold.push((army.as_str(), armed.len()));
        for option in armed {
            let line = fields(text(option.rule));
            let named = pack().weapons.values().find(|it| it.rule == option.rule).unwrap();
            let weapon: i32 = line[1].trim_end_matches(" pts").parse().unwrap();
            let muster::Price::Each(gun) = plain.price else { panic!("{}: priced each", plain.id) };
            assert_eq!(option.price, muster::Price::Each(gun + weapon), "{}", option.id);
            assert_eq!(line[2], "0 VPs", "{}: a gun is worth nothing", option.id);
            assert_eq!(option.name, format!("{} [{}]", plain.name, named.name));
            let item = Ability { of: Some("item".into()), ..Ability::plain(option.rule) };
            assert_eq!(option.gives, muster::Gives { skills: vec![item], ..muster::Gives::default() });
            let as_plain =
                UnitOption { counts_as: plain.counts_as.clone(), room: plain.room.clone(), ..option.clone() };
            assert_eq!((option, &option.takers), (&as_plain, &plain.takers));
        }
    }
    let lists =
        [("Enforcers", 5), ("Enforcers (Nexus-Psi)", 0), ("GCPS", 3), ("GCPS (Outbreak)", 3), ("Mazon Labs", 3)];
    assert_eq!(sold, lists);
}

/// Every figure of a unit by the name it has in a battle, read from the catalogue's line and from the mustered model.
#[test]
fn ten_units_of_each_faction_enter_a_battle_with_the_catalogues_figures() {
    let mut chance = dice::Seeded::from_u64(2043);
    let mut checked = 0;
    for faction in pack().header.factions.keys() {
        let mut units: Vec<&Unit> =
            pack().units.values().filter(|it| it.faction.as_ref() == Some(faction) && it.category != "extra").collect();
        for _ in 0..10.min(units.len()) {
            let unit = units.swap_remove(chance.below(units.len() as u32) as usize);
            compare(unit);
            checked += 1;
        }
    }
    assert!(checked >= 100, "{checked} units");
}

/// A unit as it enters a battle, without anything bought.
fn entered(unit: &Unit) -> Profile {
    let model = ResolvedModel {
        role: unit.role.clone(),
        commander: true,
        profile: unit.model.profile.clone(),
        modes: Vec::new(),
        changes: Vec::new(),
        base: None,
        armour: None,
        weapons: unit.model.weapons.iter().map(|it| pack().weapons[it].clone()).collect(),
        skills: unit.model.skills.clone(),
    };
    let resolved = ResolvedUnit {
        unit: unit.id.clone(),
        rule: unit.rule,
        name: unit.name.clone(),
        faction: unit.faction.clone().unwrap_or_default(),
        category: unit.category.clone(),
        fills: None,
        keywords: Vec::new(),
        options: Vec::new(),
        points: 0,
        joins: None,
        group: None,
        carriers: Vec::new(),
        models: vec![model],
    };
    Profile::read(&resolved, &resolved.models[0], pack()).unwrap_or_else(|why| panic!("{}: {why}", unit.id))
}

fn compare(unit: &Unit) {
    let line = fields(text(unit.rule));
    let after =
        |heading: &str| line.iter().find_map(|it| it.strip_prefix(heading)).unwrap_or_else(|| panic!("{line:?}"));
    let number = |text: &str| text.trim_end_matches('+').parse::<u8>().ok();
    let profile = entered(unit);
    let speed = after("Speed ").split_once('-').filter(|it| !it.0.is_empty());
    let [walk, sprint] = [speed.map(|it| it.0), speed.map(|it| it.1)].map(|it| it.and_then(number));
    assert_eq!((profile.walk, profile.sprint), (walk, sprint), "{}", unit.id);
    let tests = [after("Shoot "), after("Fight "), after("Survive ")].map(number);
    assert_eq!([profile.shoot, profile.fight, profile.survive], tests, "{}", unit.id);
    assert_eq!(
        [Some(profile.size), Some(profile.armour)],
        [after("Size "), after("Armour ")].map(number),
        "{}",
        unit.id
    );
    let vps = line.iter().find_map(|it| it.strip_suffix(" VPs")).and_then(number);
    assert_eq!(Some(profile.vps), vps, "{}", unit.id);
}

/// One line for each unit, weapon and price, by rule: the figures as printed.
fn table() -> String {
    let mut lines = BTreeSet::new();
    for unit in pack().units.values() {
        lines.insert(format!("{} ({}): {}", unit.rule, unit.id, packed(unit)));
    }
    for weapon in pack().weapons.values() {
        let (range, ap, abilities) = armed(weapon);
        lines.insert(format!("{} ({}): {range} {ap} {}", weapon.rule, weapon.id, abilities.join(", ")));
    }
    for option in options() {
        let muster::Price::Each(points) = option.price else { continue };
        lines.insert(format!("{} sold as {}: {points} pts", option.price_rule, option.id));
    }
    lines.into_iter().collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn the_table_of_figures_is_as_pinned() {
    let pinned = include_str!("figures.txt");
    for (line, wanted) in table().lines().zip(pinned.lines()) {
        assert_eq!(line, wanted, "the pack changed: if rightly, write the new line into figures.txt");
    }
    assert_eq!(table().lines().count(), pinned.lines().count());
}
