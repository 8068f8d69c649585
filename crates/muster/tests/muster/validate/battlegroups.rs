//! Armies of Dropzone Commander: sizes of games, Battlegroups, Transports, Commanders, Rare squads, allegiance. Each rule with
//! an army that keeps it and the nearest one that does not.

use std::sync::OnceLock;

use muster::{Fault, Pack, Roster, RosterGroup, RosterUnit, Takers, Wrong, points, validate};

use crate::support::data;

fn dropzone() -> &'static Pack {
    static PACK: OnceLock<Pack> = OnceLock::new();
    PACK.get_or_init(|| {
        Pack::open(&data("dropzone/pack")).unwrap_or_else(|misprints| {
            let lines: Vec<_> = misprints.iter().map(ToString::to_string).collect();
            panic!("{}", lines.join("\n"));
        })
    })
}

/// An army. Lines are Battlegroups (`armour: sabre 3 in Condor, rapier`), or `-:` for units outside of them; a unit is
/// `unit [size] [+option ...] [in CARRIER ...] [as NAME]`.
fn army(faction: &str, chart: &str, points: u32, lines: &str) -> Roster {
    let mut roster = Roster {
        name: "Test".into(),
        pack: "dropzone".into(),
        faction: faction.trim_end_matches(['+', '-']).into(),
        chart: chart.into(),
        points,
        ..Roster::default()
    };
    roster.allegiance = match faction.as_bytes()[faction.len() - 1] {
        b'+' => Some("allied".into()),
        b'-' => Some("feral".into()),
        _ => None,
    };
    for (at, line) in lines.lines().map(str::trim).filter(|it| !it.is_empty()).enumerate() {
        let (kind, units) = line.split_once(':').expect("a kind and its units");
        let group = format!("{kind} {at}");
        if kind != "-" {
            roster.groups.push(RosterGroup { name: group.clone(), kind: kind.into() });
        }
        for words in units.split(',') {
            let unit = unit(words);
            roster.units.push(RosterUnit { group: (kind != "-").then(|| group.clone()), ..unit });
        }
    }
    roster
}

fn unit(words: &str) -> RosterUnit {
    let mut words = words.split_whitespace();
    let mut unit = RosterUnit { unit: words.next().expect("a unit").into(), ..RosterUnit::default() };
    let mut key = "";
    for word in words {
        match (word, word.parse(), word.strip_prefix('+')) {
            ("in" | "as", ..) => key = word,
            (_, Ok(size), _) if key.is_empty() => unit.size = Some(size),
            (_, _, Some(option)) => drop(unit.options.insert(option.into(), 1)),
            _ if key == "in" => unit.carried_by.push(word.into()),
            _ => unit.name = Some(word.into()),
        }
    }
    unit
}

/// An army of UCM for 500 points with these lines besides one Battlegroup of tanks and one of infantry.
fn skirmish(lines: &str) -> Roster {
    army("ucm", "skirmish", 500, &format!("armour: sabre 3\ninfantry: legionnaires 3\n{lines}"))
}

/// The same for 1,500 points.
fn clash(lines: &str) -> Roster {
    army("ucm", "clash", 1500, &format!("armour: sabre 3\ninfantry: legionnaires 3\n{lines}"))
}

/// The same of another faction.
fn of(faction: &str, chart: &str, points: u32, lines: &str) -> Roster {
    let base = match faction {
        "ucm" => "armour: sabre 3\ninfantry: legionnaires 3\n",
        "scourge" => "armour: hunter 3\ninfantry: warriors 3\n",
        _ => "armour: gun-wagon 3\ninfantry: fighters 3\n",
    };
    army(faction, chart, points, &format!("{base}{lines}"))
}

fn faults(roster: &Roster) -> Vec<Fault> {
    validate(roster, dropzone())
}

#[track_caller]
fn legal(roster: &Roster) {
    assert_eq!(faults(roster), []);
}

/// The army has this one fault, under this rule.
#[track_caller]
fn refused(roster: &Roster, rule: &str, wrong: &Wrong) {
    let faults = faults(roster);
    assert_eq!(faults.len(), 1, "{faults:#?}");
    assert_eq!((faults[0].rule.name(), &faults[0].wrong), (rule, wrong));
}

/// dc.army.sizes: 500 to 999 points are a Skirmish, 1000 to 1999 a Clash, 2000 to 3000 a Battle.
#[test]
fn the_points_make_the_size_of_the_game() {
    for (chart, least, most) in [("skirmish", 500, 999), ("clash", 1000, 1999), ("battle", 2000, 3000)] {
        for (points, fits) in [(least - 1, false), (least, true), (most, true), (most + 1, false)] {
            let roster = of("ucm", chart, points, "");
            if fits {
                legal(&roster);
            } else {
                let wrong = Wrong::ChartPoints { points: points.into(), least: least as i32, most: most as i32 };
                refused(&roster, "dc.army.sizes", &wrong);
            }
        }
    }
}

/// dc.army.total, the examples: 3 Sabres cost 111 points and a list may cost what was agreed, no more.
#[test]
fn squads_cost_their_units_and_armies_no_more_than_agreed() {
    let roster = skirmish("");
    assert_eq!(points(&roster, dropzone()).total(), 111 + 78);
    let mut roster = of("ucm", "skirmish", 500, "command: kodiak\nspecial-heavy: scimitar 2");
    roster.units.push(unit("condor +missile-pods"));
    roster.units[0].carried_by = vec!["condor".into()];
    assert_eq!(points(&roster, dropzone()).total(), 446);
    legal(&roster);
    roster.units.push(RosterUnit { group: Some("infantry 1".into()), ..unit("legionnaires 2") });
    assert_eq!(points(&roster, dropzone()).total(), 498);
    legal(&roster);
    roster.units.last_mut().expect("the squad").size = Some(3);
    refused(&roster, "dc.army.total", &Wrong::OverPoints { points: 524, limit: 500 });
}

/// dc.army.total, dc.basic.stat-sc: a squad has one of the sizes on its sheet.
#[test]
fn squads_come_in_the_sizes_of_their_sheet() {
    for (size, fits) in [(3, true), (4, false), (6, true), (9, true)] {
        let roster = army("ucm", "clash", 1999, &format!("armour: sabre {size}\ninfantry: legionnaires 3"));
        if fits {
            legal(&roster);
        } else {
            let wrong = Wrong::NoSuchSize { size, sizes: ["3", "6", "9"].map(str::to_owned).into() };
            refused(&roster, "dc.unit-ucm.sabre-main-battle-tank", &wrong);
        }
    }
    let many = army("ucm", "clash", 1999, "armour: sabre 10\ninfantry: legionnaires 3");
    refused(&many, "dc.unit-ucm.sabre-main-battle-tank", &Wrong::TooManyModels { size: 10, most: 9 });
    for size in 6..=12 {
        legal(&army("resistance+", "skirmish", 500, &format!("armour: rocket-technical {size}\ninfantry: fighters 2")));
    }
    let fault = &faults(&army("ucm", "clash", 1999, "armour: sabre 7\ninfantry: legionnaires 3"))[0];
    assert_eq!(fault.fix, Some(muster::Fix::SetSize { unit: 0, size: 6 }), "the next smaller size");
}

/// dc.army.battlegroup-count: five in a Skirmish, six in a Clash, seven in a Battle.
#[test]
fn so_many_battlegroups() {
    let four = "armour: katana 3\ninfantry: legionnaires 2\nspecial-heavy: gladius 2\nspecial-heavy: scimitar 2\n";
    legal(&clash(four));
    refused(
        &clash(&format!("{four}air: archangel")),
        "dc.army.battlegroup-count",
        &Wrong::TooManyGroups { have: 7, most: 6 },
    );
    let five = format!("{four}command: kodiak\n");
    legal(&of("ucm", "battle", 2000, &five));
    let six = format!("{five}air: archangel");
    refused(&of("ucm", "battle", 2000, &six), "dc.army.battlegroup-count", &Wrong::TooManyGroups { have: 8, most: 7 });
    legal(&skirmish("command: kodiak\ninfantry: legionnaires 2\nspecial-heavy: scimitar 2"));
}

/// dc.army.roster-skirmish: Command 0-1, Armour 1, Infantry 1-2, Special 0-1, Air 0.
#[test]
fn the_roster_of_a_skirmish() {
    let rule = "dc.army.roster-skirmish";
    let full = |place: &str, have, most| Wrong::PlaceFull { place: place.into(), have, most };
    let empty = |place: &str| Wrong::PlaceEmpty { place: place.into(), have: 0, least: 1 };
    legal(&skirmish("command: kodiak"));
    legal(&skirmish("special-scout: wolverine-a 4"));
    refused(&skirmish("armour: katana 3"), rule, &full("armour", 2, 1));
    refused(&skirmish("air: archangel"), rule, &full("air", 1, 0));
    refused(&skirmish("infantry: legionnaires 2\ninfantry: legionnaires 2"), rule, &full("infantry", 3, 2));
    refused(&skirmish("special-scout: wolverine-a 4\nspecial-heavy: gladius 2"), rule, &full("special", 2, 1));
    refused(&army("ucm", "skirmish", 500, "armour: sabre 3"), rule, &empty("infantry"));
    refused(&army("ucm", "skirmish", 500, "infantry: legionnaires 3"), rule, &empty("armour"));
}

/// dc.army.roster-clash, dc.army.roster-battle: Command 0-1, Armour 1-2, Infantry 1-2, Special 0-2, Air 0-1.
#[test]
fn the_rosters_of_a_clash_and_a_battle() {
    for (chart, points) in [("clash", 1999), ("battle", 3000)] {
        let rule = format!("dc.army.roster-{chart}");
        let full = |place: &str, have, most| Wrong::PlaceFull { place: place.into(), have, most };
        let roster = |lines: &str| of("ucm", chart, points, lines);
        legal(&roster("armour: katana 3\ninfantry: legionnaires 3\nspecial-heavy: gladius 2\nair: archangel"));
        refused(&roster("armour: katana 3\narmour: katana 3"), &rule, &full("armour", 3, 2));
        refused(&roster("air: archangel\nair: archangel"), &rule, &full("air", 2, 1));
        refused(&roster("command: kodiak\ncommand: kodiak"), &rule, &full("command", 2, 1));
        let specials = "special-heavy: gladius 2\nspecial-heavy: gladius 2\nspecial-scout: wolverine-a 4";
        refused(&roster(specials), &rule, &full("special", 3, 2));
        refused(
            &army("ucm", chart, points, "armour: sabre 3"),
            &rule,
            &Wrong::PlaceEmpty { place: "infantry".into(), have: 0, least: 1 },
        );
    }
}

/// What one Battlegroup may hold: a faction, a size, the line that is full, and what is one too many with the fault.
#[track_caller]
fn holds(faction: &str, chart: &str, full: &str, more: &str, rule: &str, category: &str, most: i32) {
    let points = match chart {
        "skirmish" => 999,
        "clash" => 1999,
        _ => 3000,
    };
    let (kind, _) = full.split_once(':').expect("a kind");
    let base =
        [("armour", "sabre 3", "hunter 3", "gun-wagon 3"), ("infantry", "legionnaires 2", "warriors 2", "fighters 2")];
    let base = base.into_iter().filter(|it| it.0 != kind).map(|(kind, ucm, scourge, resistance)| match faction {
        "ucm" => format!("{kind}: {ucm}\n"),
        "scourge" => format!("{kind}: {scourge}\n"),
        _ => format!("{kind}: {resistance}\n"),
    });
    let base: String = base.collect();
    let base = if faction == "scourge" && kind != "command" { base + "command: oppressor +enslaver\n" } else { base };
    let mut roster = army(faction, chart, points, &format!("{base}{full}"));
    legal(&roster);
    let group = roster.groups.last().expect("the group").name.clone();
    roster.units.push(RosterUnit { group: Some(group.clone()), ..unit(more) });
    let faults = faults(&roster);
    let wrong = Wrong::GroupSlotFull { group, category: category.into(), have: most + 1, most };
    let beyond = faults.iter().find(|it| it.wrong == wrong);
    assert_eq!(beyond.map(|it| it.rule.name()), Some(rule), "{full}, {more}: {faults:#?}");
}

/// dc.army.bg-command: one Command unit, Scouts, Support, and Exotic for the UCM; two, three or four squads.
#[test]
fn command_battlegroups() {
    let rule = "dc.army.bg-command";
    holds("ucm", "skirmish", "command: kodiak, wolverine-b 4", "phoenix", rule, "command", 1);
    holds("ucm", "skirmish", "command: kodiak, wolverine-b 4", "wolverine-b 4", rule, "scout", 1);
    holds("ucm", "skirmish", "command: kodiak, rapier", "longbow", rule, "support", 1);
    holds("ucm", "skirmish", "command: kodiak", "praetorians 2", rule, "exotic", 0);
    holds("ucm", "clash", "command: kodiak, praetorians 2", "praetorians 2", rule, "exotic", 1);
    holds("ucm", "clash", "command: kodiak, wolverine-a 4, wolverine-b 4", "wolverine-b 4", rule, "scout", 2);
    holds("ucm", "battle", "command: kodiak, kodiak, praetorians 2, praetorians 2", "kodiak", rule, "command", 2);
    holds("scourge", "skirmish", "command: oppressor +enslaver", "desolator", rule, "command", 1);
    holds("scourge", "clash", "command: oppressor +enslaver, desolator", "desolator", rule, "command", 2);
    holds("scourge", "battle", "command: oppressor +enslaver, desolator, overseer", "desolator", rule, "command", 3);
    holds("resistance+", "clash", "command: alexander, alexander", "alexander", rule, "command", 2);
    let scouts = clash("command: wolverine-b 4");
    let group = "command 2".to_owned();
    refused(
        &scouts,
        rule,
        &Wrong::GroupSlotEmpty { group: group.clone(), category: "command".into(), have: 0, least: 1 },
    );
    let many = clash("command: kodiak, wolverine-a 4, wolverine-b 4, praetorians 2");
    refused(&many, rule, &Wrong::GroupSize { group, have: 4, least: 1, most: 3 });
}

/// dc.army.bg-armour: one or two Standard squads and one of Support; Scouts for the Resistance, a Command unit for the UCM in
/// a Battle.
#[test]
fn armour_battlegroups() {
    let rule = "dc.army.bg-armour";
    holds("ucm", "skirmish", "armour: sabre 3, katana 3", "sabre 3", rule, "standard", 2);
    holds("ucm", "clash", "armour: sabre 3, rapier", "longbow", rule, "support", 1);
    holds("ucm", "battle", "armour: sabre 3, rapier, longbow", "longbow", rule, "support", 2);
    holds("ucm", "battle", "armour: sabre 3, kodiak", "kodiak", rule, "command", 1);
    holds("ucm", "clash", "armour: sabre 3", "kodiak", rule, "command", 0);
    holds("resistance+", "skirmish", "armour: gun-wagon 3", "gun-technical 6", rule, "scout", 0);
    holds("resistance+", "clash", "armour: gun-wagon 3, gun-technical 6", "gun-technical 6", rule, "scout", 1);
    holds("scourge", "battle", "armour: hunter 3, reaper", "ravager", rule, "support", 1);
    let none = army("ucm", "clash", 1500, "armour: rapier\ninfantry: legionnaires 3");
    let wrong = Wrong::GroupSlotEmpty { group: "armour 0".into(), category: "standard".into(), have: 0, least: 1 };
    refused(&none, rule, &wrong);
}

/// dc.army.bg-infantry: Troops, at most three squads of the UCM; Support from a Clash on; Exotic for the Resistance.
#[test]
fn infantry_battlegroups() {
    let rule = "dc.army.bg-infantry";
    holds("ucm", "skirmish", "infantry: legionnaires 2, flak-team", "flak-team", rule, "troops", 2);
    holds("ucm", "battle", "infantry: legionnaires 2, flak-team, mortar-team", "flak-team", rule, "troops", 3);
    holds("ucm", "clash", "infantry: legionnaires 2, longbow", "longbow", rule, "support", 1);
    holds("ucm", "skirmish", "infantry: legionnaires 2", "longbow", rule, "support", 0);
    holds("ucm", "clash", "infantry: legionnaires 2", "praetorians 2", rule, "exotic", 0);
    holds("resistance+", "clash", "infantry: fighters 2, veterans 2, veterans 2", "veterans 2", rule, "exotic", 2);
    holds(
        "resistance-",
        "battle",
        "infantry: fighters 2, veterans 2, veterans 2, berserkers 2",
        "berserkers 2",
        rule,
        "exotic",
        3,
    );
    holds(
        "scourge",
        "battle",
        "infantry: warriors 2, warriors 2, warriors 2, warriors 2",
        "warriors 2",
        rule,
        "troops",
        4,
    );
    let many = of("resistance+", "skirmish", 999, "infantry: fighters 2, fighters 2, veterans 2, veterans 2");
    refused(&many, rule, &Wrong::GroupSize { group: "infantry 2".into(), have: 4, least: 1, most: 3 });
}

/// dc.army.bg-special-heavy: one or two Heavy squads and one of Support; in a Skirmish one squad, which may be Support.
#[test]
fn special_battlegroups_of_heavy_units() {
    let rule = "dc.army.bg-special-heavy";
    holds("ucm", "skirmish", "special-heavy: gladius 2", "gladius 2", rule, "heavy", 1);
    holds("ucm", "clash", "special-heavy: gladius 2, scimitar 2", "gladius 2", rule, "heavy", 2);
    holds("scourge", "battle", "special-heavy: slayer 2, slayer 2, reaver", "reaver", rule, "support", 1);
    legal(&skirmish("special-heavy: rapier"));
    let support = clash("special-heavy: rapier");
    let wrong = Wrong::GroupSlotEmpty { group: "special-heavy 2".into(), category: "heavy".into(), have: 0, least: 1 };
    refused(&support, rule, &wrong);
    let both = skirmish("special-heavy: gladius 2, longbow");
    refused(&both, rule, &Wrong::GroupSize { group: "special-heavy 2".into(), have: 2, least: 1, most: 1 });
}

/// dc.army.bg-special-scout: Scouts, Exotic, and Support for the Scourge.
#[test]
fn special_battlegroups_of_scouts() {
    let rule = "dc.army.bg-special-scout";
    holds("ucm", "skirmish", "special-scout: wolverine-a 4, praetorians 2", "wolverine-a 4", rule, "scout", 1);
    holds(
        "ucm",
        "clash",
        "special-scout: wolverine-a 4, wolverine-b 4, praetorians 2",
        "wolverine-b 4",
        rule,
        "scout",
        2,
    );
    holds("ucm", "clash", "special-scout: wolverine-a 4", "longbow", rule, "support", 0);
    holds("scourge", "clash", "special-scout: prowler 4, destroyers, reaver", "reaver", rule, "support", 1);
    holds(
        "ucm",
        "battle",
        "special-scout: wolverine-a 4, praetorians 2, praetorians 2",
        "praetorians 2",
        rule,
        "exotic",
        2,
    );
    let three = "special-scout: freeriders 2, veterans 2, veterans 2, veterans 2";
    holds("resistance+", "battle", three, "veterans 2", rule, "exotic", 3);
    let none = skirmish("special-scout: praetorians 2");
    let wrong = Wrong::GroupSlotEmpty { group: "special-scout 2".into(), category: "scout".into(), have: 0, least: 1 };
    refused(&none, rule, &wrong);
}

/// dc.army.bg-air: one or two squads in a Clash, up to three in a Battle.
#[test]
fn air_battlegroups() {
    let rule = "dc.army.bg-air";
    holds("ucm", "clash", "air: archangel, archangel", "archangel", rule, "air", 2);
    holds("ucm", "battle", "air: archangel, archangel, seraphim", "archangel", rule, "air", 3);
    refused(
        &clash("air: archangel, longbow"),
        rule,
        &Wrong::GroupSlotFull { group: "air 2".into(), category: "support".into(), have: 1, most: 0 },
    );
}

/// dc.army.bg-points-cap, the examples: units worth 246 points of 500 are legal whatever their Transports cost, units worth 333
/// of 1000 are not.
#[test]
fn a_battlegroup_costs_no_more_than_its_share() {
    let rule = "dc.army.bg-points-cap";
    let transports = "-: condor as One, condor as Two";
    let lines = format!("armour: sabre 3 in One, rapier in Two\ninfantry: legionnaires 3\n{transports}");
    legal(&army("ucm", "skirmish", 500, &lines));
    let dear = army("ucm", "skirmish", 500, "armour: sabre 6, longbow\ninfantry: legionnaires 3");
    refused(&dear, rule, &Wrong::GroupPoints { group: "armour 0".into(), points: 252, limit: 250 });
    let nine = |points| army("ucm", "clash", points, "armour: sabre 9\ninfantry: legionnaires 3");
    refused(&nine(1000), rule, &Wrong::GroupPoints { group: "armour 0".into(), points: 333, limit: 330 });
    refused(&nine(1009), rule, &Wrong::GroupPoints { group: "armour 0".into(), points: 333, limit: 332 });
    legal(&nine(1010));
    // Ordinary Commanders do not count, Famous ones do (dc.army.famous-commander-mount).
    let commander = of("scourge", "clash", 1000, "command: desolator +master, oppressor");
    assert_eq!(points(&commander, dropzone()).units[2].total(), 225);
    legal(&commander);
    let famous = of("ucm", "clash", 1000, "command: wade, wolverine-b 4");
    refused(&famous, rule, &Wrong::GroupPoints { group: "command 2".into(), points: 344, limit: 330 });
    legal(&of("ucm", "clash", 1043, "command: wade, wolverine-b 4"));
}

/// dc.army.identical: an option is for the whole squad, never for some of its units.
#[test]
fn all_units_of_a_squad_are_alike() {
    let mut options = 0;
    for option in dropzone().units.values().flat_map(|it| &it.options) {
        assert_eq!(option.takers, Takers::Squad, "{}", option.id);
        options += 1;
    }
    assert_eq!(options, 9);
    let mut roster = skirmish("-: condor +missile-pods as Condor");
    roster.units[0].carried_by = vec!["Condor".into()];
    legal(&roster);
    roster.units[2].options.insert("missile-pods".into(), 2);
    let wrong = Wrong::OptionCount { option: "missile-pods".into(), taken: 2, least: 0, most: 1 };
    refused(&roster, "dc.unit-ucm.condor-medium-dropship", &wrong);
}

/// dc.army.transport-slots, dc.deploy.transports: Transports stand in no Battlegroup, any number of them, each half full.
#[test]
fn transports_take_no_place_and_start_half_full() {
    let half = "infantry: legionnaires 2 in Bear, legionnaires 2 in Second\n-: bear as Bear in Condor, bear as Second, condor as Condor";
    legal(&army("ucm", "skirmish", 500, &format!("armour: sabre 3\n{half}")));
    let less = skirmish("-: condor as Condor");
    let wrong = Wrong::CarrierEmpty { carrier: "Condor".into(), load: 0, least: 3 };
    refused(&less, "dc.deploy.transports", &wrong);
    let mut one = skirmish("-: albatross as Albatross");
    one.units[0].carried_by = vec!["Albatross".into()];
    let wrong = Wrong::CarrierEmpty { carrier: "Albatross".into(), load: 6, least: 9 };
    refused(&one, "dc.deploy.transports", &wrong);
    let grouped = skirmish("infantry: legionnaires 3 in Bear, bear as Bear");
    refused(&grouped, "dc.army.transport-slots", &Wrong::NotGrouped { unit: "bear".into() });
    // dc.special.command-transport: a Command Transport may start empty, and stands in its Battlegroup.
    let thunderstorm = of("resistance+", "clash", 1500, "command: thunderstorm as T, freeriders 2 in T");
    legal(&thunderstorm);
    legal(&of("resistance+", "clash", 1500, "command: thunderstorm"));
    let outside = of("resistance+", "clash", 1500, "command: alexander\n-: thunderstorm");
    refused(&outside, "dc.army.battlegroup-count", &Wrong::NoGroup { unit: "thunderstorm".into() });
}

/// dc.transport.values, dc.transport.capacity, dc.transport.share: by letter, up to the number, one Battlegroup.
#[test]
fn transports_carry_what_they_are_for() {
    let condor = |by: &str, lines: &str| {
        let mut roster = skirmish(lines);
        roster.units[0].carried_by = vec![by.into()];
        roster
    };
    legal(&condor("Condor", "-: condor as Condor"));
    let wrong = Wrong::CannotCarry { carrier: "Bear".into(), unit: "sabre".into() };
    let bear = condor("Bear", "infantry: legionnaires 2 in Bear\n-: bear as Bear");
    refused(&bear, "dc.transport.values", &wrong);
    refused(&condor("Nobody", ""), "dc.transport.share", &Wrong::UnknownCarrier { carrier: "Nobody".into() });
    // Six Sabres need two Condors, filled one after the other.
    let six = |by: &str, condors: &str| {
        army("ucm", "skirmish", 500, &format!("armour: sabre 6 in {by}\ninfantry: legionnaires 3\n-: {condors}"))
    };
    let two = six("One Two", "condor as One, condor as Two");
    legal(&two);
    let resolved = muster::resolve(&two, dropzone()).expect("legal");
    assert_eq!(resolved[0].carriers, [2, 2, 2, 3, 3, 3]);
    assert_eq!(
        resolved.iter().map(|it| it.group.as_deref()).collect::<Vec<_>>(),
        [Some("armour 0"), Some("infantry 1"), Some("armour 0"), Some("armour 0")]
    );
    let wrong = Wrong::NoRoomAboard { needs: 2, carriers: vec!["One".into()] };
    refused(&six("One", "condor as One"), "dc.transport.capacity", &wrong);
    // A Kraken is for W6 or B6 in all, not for both.
    let kraken = |wagons: u32| {
        let lines = format!("armour: gun-wagon {wagons} in Kraken\ninfantry: fighters 3\n-: kraken as Kraken");
        army("resistance+", "skirmish", 500, &lines)
    };
    legal(&kraken(3));
    refused(&kraken(4), "dc.transport.capacity", &Wrong::NoRoomAboard { needs: 2, carriers: vec!["Kraken".into()] });
    let lines = "infantry: legionnaires 2 in One, legionnaires 2 in Two\n-: bear as One in Condor, bear as Two in Condor, condor as Condor";
    legal(&army("ucm", "skirmish", 500, &format!("armour: sabre 3\n{lines}")));
    let shared = "infantry: legionnaires 2 in One\n-: bear as One in Condor, bear as Two in Condor, condor as Condor";
    let mut shared =
        army("ucm", "skirmish", 500, &format!("armour: sabre 3\ninfantry: legionnaires 2 in Two\n{shared}"));
    let wrong =
        Wrong::CarrierShared { carrier: "Condor".into(), groups: vec!["infantry 1".into(), "infantry 2".into()] };
    refused(&shared, "dc.transport.share", &wrong);
    shared.units[4].carried_by.clear();
    legal(&shared);
}

/// dc.command.one-commander, dc.command.commander-table: none or one, of a size that fits the game; Scourge must have one.
#[test]
fn one_commander() {
    let rule = "dc.command.one-commander";
    legal(&clash("command: kodiak"));
    legal(&clash("command: kodiak +captain"));
    let table = "dc.command.commander-table";
    for (commander, skirmish_too, clash_too) in [
        ("squad-leader", true, true),
        ("lieutenant", true, true),
        ("captain", false, true),
        ("general", false, true),
        ("field-marshal", false, false),
    ] {
        let lines = format!("command: kodiak +{commander}");
        for (chart, points, fits) in
            [("skirmish", 999, skirmish_too), ("clash", 1999, clash_too), ("battle", 3000, true)]
        {
            let roster = of("ucm", chart, points, &lines);
            if fits {
                legal(&roster);
            } else {
                refused(&roster, table, &Wrong::OptionChart { option: commander.into(), chart: chart.into() });
            }
        }
    }
    let two = of("ucm", "battle", 3000, "command: kodiak +captain, kodiak +lieutenant");
    refused(&two, rule, &Wrong::KindLimit { kind: "commander".into(), taken: 2, most: 1 });
    refused(
        &of("scourge", "clash", 1500, "command: desolator"),
        rule,
        &Wrong::KindMissing { kind: "commander".into(), taken: 0, least: 1 },
    );
    legal(&of("scourge", "clash", 1500, "command: desolator +enslaver"));
    // Only a unit of Command category carries one.
    let mut roster = clash("");
    roster.units[0].options.insert("captain".into(), 1);
    refused(&roster, table, &Wrong::OptionCategory { option: "captain".into(), category: "standard".into() });
}

/// dc.army.famous-commander-limit, dc.army.famous-commander-mount, dc.army.famous-commander-rules: a Famous Commander comes in
/// its own mount and is the army's one Commander; it brings what its sheet shows.
#[test]
fn famous_commanders() {
    let commander = |taken| Wrong::KindLimit { kind: "commander".into(), taken, most: 1 };
    legal(&clash("command: wade"));
    legal(&of("scourge", "clash", 1500, "command: jungle-devil"));
    let one = of("ucm", "battle", 3000, "command: wade, kodiak +captain");
    refused(&one, "dc.command.one-commander", &commander(2));
    let ordinary = of("ucm", "battle", 3000, "command: wade +captain");
    refused(&ordinary, "dc.command.one-commander", &commander(2));
    let two = of("ucm", "battle", 3000, "command: wade, wade");
    let rules: Vec<_> = faults(&two).iter().map(|it| it.rule.name()).collect();
    assert_eq!(rules, ["dc.command.one-commander", "dc.army.famous-commander-limit"]);
    // Mounted in a Drill it belongs to no Battlegroup.
    let bertha = of("resistance+", "clash", 1500, "-: bertha");
    legal(&bertha);
    let grouped = of("resistance+", "clash", 1500, "command: alexander, bertha");
    refused(&grouped, "dc.army.drills", &Wrong::NotGrouped { unit: "bertha".into() });
}

/// dc.special.rare, the examples: 2 Zhukov squads and a Barrel Bomber in a Clash, not 2 Zhukov squads in a Skirmish.
#[test]
fn rare_squads() {
    let lines = "special-heavy: zhukov, zhukov\narmour: gun-wagon 3, barrel-bomber";
    legal(&of("resistance-", "clash", 1500, lines));
    let limit = |unit: &str, have, most| Wrong::UnitLimit { unit: unit.into(), have, most };
    let three = of("resistance-", "clash", 1500, "special-heavy: zhukov, zhukov\nspecial-heavy: zhukov");
    refused(&three, "dc.special.rare", &limit("zhukov", 3, 2));
    legal(&of("resistance-", "battle", 2000, "special-heavy: zhukov, zhukov\nspecial-heavy: zhukov"));
    let skirmish = of("resistance-", "skirmish", 999, "special-heavy: zhukov, zhukov");
    let faults = faults(&skirmish);
    assert!(faults.iter().any(|it| it.wrong == limit("zhukov", 2, 1) && it.unit == Some(3)), "{faults:#?}");
}

/// dc.army.drills, dc.special.drill-limit: Drills take no place, and there are as many Subterranean squads as Drills.
#[test]
fn drills_need_squads_underground() {
    let with = |lines: &str| army("resistance+", "clash", 1500, lines);
    legal(&with("armour: gun-wagon 3\ninfantry: fighters 2\n-: model-109"));
    legal(&with("armour: rocket-technical 6\ninfantry: fighters 2\n-: model-109, bertha"));
    let skill = catalogue::rule!("dc.special.subterranean");
    let wrong = Wrong::TooFewSkilled { category: "drill".into(), have: 2, skill, skilled: 1 };
    refused(&with("armour: gun-wagon 3\ninfantry: fighters 2\n-: model-109, bertha"), "dc.special.drill-limit", &wrong);
    let grouped = with("armour: gun-wagon 3\ninfantry: fighters 2\ncommand: alexander, model-109");
    refused(&grouped, "dc.army.drills", &Wrong::NotGrouped { unit: "model-109".into() });
    let two = of("resistance+", "skirmish", 999, "infantry: fighters 2, fighters 2\n-: model-109, bertha");
    let wrong = Wrong::SlotFull { category: "drill".into(), have: 2, most: 1 };
    refused(&two, "dc.special.drill-limit", &wrong);
}

/// dc.army.allied-feral, dc.army.allied-feral-squads: a Resistance army is one or the other, and some squads serve one only.
#[test]
fn allied_or_feral() {
    let mut roster = of("resistance+", "clash", 1500, "infantry: fighters 2, force-recon");
    legal(&roster);
    roster.allegiance = Some("feral".into());
    let wrong = Wrong::OtherAllegiance { unit: "force-recon".into(), allegiance: "allied".into() };
    refused(&roster, "dc.army.allied-feral-squads", &wrong);
    let among = || ["allied", "feral"].map(str::to_owned).into();
    roster.allegiance = None;
    refused(&roster, "dc.army.allied-feral", &Wrong::NoAllegiance { faction: "resistance".into(), among: among() });
    roster.allegiance = Some("neutral".into());
    let rules: Vec<_> = faults(&roster).iter().map(|it| it.rule.name()).collect();
    assert_eq!(rules, ["dc.army.allied-feral-squads", "dc.army.allied-feral"]);
    legal(&of("resistance-", "clash", 1500, "infantry: fighters 2, berserkers 2"));
    let mut others = clash("");
    others.allegiance = Some("allied".into());
    let wrong = Wrong::UnknownAllegiance { allegiance: "allied".into(), among: Vec::new() };
    refused(&others, "dc.army.total", &wrong);
    let stranger = of("ucm", "clash", 1500, "infantry: warriors 3");
    let wrong = Wrong::OtherFaction { unit: "warriors".into(), faction: "scourge".into() };
    refused(&stranger, "dc.army.total", &wrong);
}

/// dc.special.vampires: one to four with a Scourge Transport, to which they start attached without using its room.
#[test]
fn vampires_start_attached_to_a_transport() {
    let with = |vampires: &str| {
        let lines = format!(
            "armour: hunter 3 in One\ninfantry: warriors 3\ncommand: oppressor +enslaver\n-: marauder as One, {vampires}"
        );
        army("scourge", "clash", 1500, &lines)
    };
    legal(&with("vampires 4 in One as Swarm"));
    refused(&with("vampires 2 as Swarm"), "dc.special.vampires", &Wrong::Unattached { unit: "vampires".into() });
    let wrong = Wrong::NoRoomAboard { needs: 0, carriers: vec!["One".into()] };
    refused(&with("vampires 2 in One as A, vampires 2 in One as B"), "dc.transport.capacity", &wrong);
    let five = faults(&with("vampires 5 in One as Swarm"));
    assert_eq!(five[0].wrong, Wrong::TooManyModels { size: 5, most: 4 });
    let resolved = muster::resolve(&with("vampires 4 in One as Swarm"), dropzone()).expect("legal");
    assert_eq!((resolved[4].carriers.as_slice(), resolved[4].group.as_deref()), (&[3, 3, 3, 3][..], None));
}

/// dc.weapon.razorworm-pod: a Razorworm pack comes out of a pod, and cannot be bought.
#[test]
fn what_comes_out_of_a_pod_cannot_be_bought() {
    let bought = of("scourge", "clash", 1500, "command: oppressor +enslaver\n-: razorworm-pack");
    let wrong = Wrong::SlotFull { category: "spawned".into(), have: 1, most: 0 };
    refused(&bought, "dc.weapon.razorworm-pod", &wrong);
}

/// Groups are named once, known, and of a kind of the game's size; every squad stands in one.
#[test]
fn groups_are_named_and_known() {
    let rule = "dc.army.battlegroup-count";
    let mut roster = clash("");
    roster.units.push(unit("praetorians 2"));
    refused(&roster, rule, &Wrong::NoGroup { unit: "praetorians".into() });
    roster.units[2].group = Some("Lost".into());
    refused(&roster, rule, &Wrong::UnknownGroup { group: "Lost".into() });
    let odd = clash("fleet: legionnaires 2");
    refused(&odd, rule, &Wrong::UnknownGroupKind { group: "fleet 2".into(), kind: "fleet".into() });
    let mut twice = clash("infantry: legionnaires 2");
    twice.groups[2].name = "infantry 1".into();
    twice.units[2].group = Some("infantry 1".into());
    assert!(faults(&twice).iter().any(|it| it.wrong == Wrong::GroupTwice { group: "infantry 1".into() }));
    // A game without groups has none.
    let mut warzone = crate::support::with("");
    warzone.units[0].group = Some("One".into());
    warzone.units[1].carried_by = vec!["hussars".into()];
    let wrongs: Vec<_> = crate::support::faults(&warzone).into_iter().map(|it| it.wrong).collect();
    let unit = |it: &str| it.to_owned();
    assert_eq!(
        wrongs,
        [
            Wrong::NotGrouped { unit: unit("angelika-drachen") },
            Wrong::CannotCarry { carrier: unit("hussars"), unit: unit("hussars") }
        ]
    );
}

/// Rosters that carry themselves, in circles and in absurd numbers are only illegal.
#[test]
fn absurd_carriers_are_only_illegal() {
    let mut roster =
        clash("-: bear as A in A, bear as B in C, bear as C in B, condor as D in D A, vampires 4000000000 in D");
    assert!(!faults(&roster).is_empty());
    roster.units[0].size = Some(u32::MAX);
    roster.units[0].carried_by = vec!["D".into(); 400];
    assert!(!faults(&roster).is_empty());
    assert!(muster::resolve(&roster, dropzone()).is_err());
    for text in ["carried-by = 3", "carried-by = [3]", "group = \"\"", "sizes = [3]"] {
        let file = format!(
            "name = \"A\"\npack = \"dropzone\"\nfaction = \"ucm\"\nchart = \"clash\"\npoints = 1000\n[[unit]]\nunit = \"bear\"\n{text}\n"
        );
        assert!(Roster::read("file", &file).is_err(), "{text}");
    }
}

/// The rosters that come with the game are legal, cost what they say, and are written as they are read.
#[test]
fn the_rosters_of_the_game() {
    let mut seen = 0;
    for (name, text) in crate::support::files("dropzone/rosters") {
        let roster = Roster::read(&name, &text).unwrap_or_else(|why| panic!("{why}"));
        legal(&roster);
        let said = text.lines().next().and_then(|it| it.rsplit_once(": ")).expect("the points").1;
        let said: i64 = said.replace([',', '.'], "").parse().expect("points");
        assert_eq!(points(&roster, dropzone()).total(), said, "{name}");
        assert_eq!(Roster::read(&name, &roster.write()).as_ref(), Ok(&roster), "{name}");
        seen += 1;
    }
    assert_eq!(seen, 9);
}

/// dc.special.transition: both modes of a unit are read, under their names.
#[test]
fn units_with_two_modes_have_two_lines() {
    let roster = of("scourge", "clash", 1500, "command: oppressor +enslaver, annihilator");
    let units = muster::resolve(&roster, dropzone()).expect("legal");
    let modes: Vec<_> = units[3].models[0].modes.iter().map(|it| (it.name.as_str(), it.profile.number("Mv"))).collect();
    assert_eq!(modes, [("Ground Mode", Some(2)), ("Flight Mode", Some(18))]);
    assert!(units[0].models[0].modes.is_empty());
}
