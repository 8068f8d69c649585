//! What may be taken together (`dz.team.*`): each restriction with the team that keeps it and the nearest that does not.

use catalogue::RuleId;
use deadzone::{Item, Profile, pack};
use muster::{Fault, Roster, RosterUnit, Wrong, points, resolve, validate};

/// A team written as `unit +option +option, unit`; `x2` behind an option takes it twice.
pub fn team(faction: &str, limit: u32, units: &str) -> Roster {
    let unit = |text: &str| {
        let mut words = text.split(" +");
        let mut unit = RosterUnit { unit: words.next().unwrap().trim().into(), ..RosterUnit::default() };
        for word in words {
            let (option, count) =
                word.trim().split_once(" x").map_or((word.trim(), 1), |it| (it.0, it.1.parse().unwrap()));
            let (option, place) = option.split_once(" for ").map_or((option, None), |it| (it.0, Some(it.1)));
            unit.options.insert(option.into(), count);
            place.map(|it| unit.in_place_of.insert(option.into(), it.into()));
        }
        unit
    };
    Roster {
        name: "Team".into(),
        pack: "deadzone".into(),
        faction: faction.into(),
        chart: "strike-team".into(),
        points: limit,
        units: units.split(", ").map(unit).collect(),
        ..Roster::default()
    }
}

pub fn faults(faction: &str, limit: u32, units: &str) -> Vec<Fault> {
    validate(&team(faction, limit, units), pack())
}

/// The team is refused for this one reason.
pub fn refused(faction: &str, limit: u32, units: &str, rule: &str) -> Wrong {
    let mut found = faults(faction, limit, units);
    assert_eq!(found.len(), 1, "{units}: {found:?}");
    assert_eq!(found[0].rule.name(), rule, "{units}");
    found.remove(0).wrong
}

pub fn fine(faction: &str, limit: u32, units: &str) {
    assert_eq!(faults(faction, limit, units), [], "{units}");
}

const CAPTAIN: &str = "enforcer-captain";

#[test]
fn exactly_one_leader() {
    fine("enforcers", 100, "enforcer-captain, enforcer");
    refused("enforcers", 100, "enforcer, assault-enforcer", "dz.team.type.leader");
    refused("enforcers", 100, "enforcer-captain, enforcer-sergeant", "dz.team.type.leader");
    // dz.team.type.trooper: any number, including none.
    fine("enforcers", 100, CAPTAIN);
}

#[test]
pub fn one_specialist_for_each_trooper_and_a_vehicle_for_every_three() {
    // dz.team.type.specialist, dz.team.type.vehicle, examples 1 to 3.
    let troops = "enforcer, enforcer, enforcer";
    fine("enforcers", 300, &format!("{CAPTAIN}, {troops}, d-o-g-drone, d-o-g-drone, d-o-g-drone, enforcer-jet-bike"));
    let five = format!("{CAPTAIN}, {troops}, enforcer, enforcer");
    fine(
        "enforcers",
        300,
        &format!("{five}, d-o-g-drone, d-o-g-drone, d-o-g-drone, d-o-g-drone, d-o-g-drone, enforcer-jet-bike"),
    );
    let wrong =
        refused("enforcers", 100, &format!("{CAPTAIN}, enforcer, d-o-g-drone, d-o-g-drone"), "dz.team.type.specialist");
    assert_eq!(wrong, Wrong::SlotFull { category: "specialist".into(), have: 2, most: 1 });
    refused("enforcers", 300, &format!("{five}, enforcer-jet-bike, enforcer-jet-bike"), "dz.team.type.vehicle");
    refused("enforcers", 300, &format!("{CAPTAIN}, enforcer, enforcer, enforcer-jet-bike"), "dz.team.type.vehicle");
}

#[test]
fn one_faction_and_at_most_one_character_who_works_for_it() {
    refused("enforcers", 100, &format!("{CAPTAIN}, steel-warrior"), "dz.team.faction");
    fine("enforcers", 200, &format!("{CAPTAIN}, chovar-psychic"));
    refused("enforcers", 200, &format!("{CAPTAIN}, wrath"), "dz.team.faction");
    refused("enforcers", 200, &format!("{CAPTAIN}, chovar-psychic, blaine"), "dz.team.type.character");
    // dz.faq.elite-characters: hired by the faction of the elite list alone.
    fine("enforcers", 200, &format!("{CAPTAIN}, long-range-observer-n7-117"));
    refused("plague", 200, "stage-3a-general, long-range-observer-n7-117", "dz.team.faction");
}

#[test]
fn the_team_may_not_cost_more_than_agreed() {
    // dz.team.points; the prices are those of dz.mission.starter-teams.
    let enforcers = "enforcer-captain, assault-enforcer, enforcer, enforcer-specialist +burst-laser, d-o-g-drone";
    fine("enforcers", 100, enforcers);
    assert_eq!(points(&team("enforcers", 100, enforcers), pack()).total(), 96);
    let fathers = "steel-warrior-huscarl, steel-warrior, steel-warrior, steel-warrior-specialist-stormrage-veteran +dragons-breath";
    assert_eq!(points(&team("forge-fathers", 100, fathers), pack()).total(), 90);
    let wrong = refused("enforcers", 95, enforcers, "dz.team.points");
    assert_eq!(wrong, Wrong::OverPoints { points: 96, limit: 95 });
}

#[test]
pub fn an_upgrade_takes_the_place_of_a_weapon_of_its_kind() {
    // dz.team.weapon-upgrade, example 1; dz.faq.weapon-cost: no points back.
    let bought = team("enforcers", 100, "enforcer-captain, assault-enforcer +enforcers-energy-gauntlet");
    let models = resolve(&bought, pack()).unwrap();
    let names: Vec<&str> = models[1].models[0].weapons.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Pistol", "Energy Gauntlet"]);
    assert_eq!(models[1].points, 17);
}

#[test]
fn one_ranged_and_one_melee_upgrade_from_the_models_own_categories() {
    fine("enforcers", 100, "enforcer-captain, enforcer-specialist +burst-laser, enforcer");
    let wrong = refused(
        "enforcers",
        150,
        "enforcer-captain, enforcer-specialist +burst-laser +enforcers-thermal-rifle, enforcer",
        "dz.team.weapon-upgrade",
    );
    assert!(matches!(wrong, Wrong::RoomFull { taken: 2, most: 1, .. }));
    let other = faults("enforcers", 100, "enforcer-captain, enforcer +burst-laser");
    assert!(matches!(other[0].wrong, Wrong::UnknownOption { .. }), "not from its categories: {other:?}");
}

/// What the last model of a team carries.
fn weapons(faction: &str, units: &str) -> Vec<String> {
    let models = resolve(&team(faction, 300, units), pack()).unwrap_or_else(|faults| panic!("{units}: {faults:?}"));
    let last = models.last().expect("a team");
    last.models[0].weapons.iter().map(|it| it.name.clone()).collect()
}

#[test]
fn a_melee_upgrade_leaves_the_gun_and_a_gun_the_blade() {
    // dz.team.weapon-upgrade: each takes the place of one of its own kind, both may be bought, and no two of a kind.
    let leader = "enforcer-captain, assault-enforcer";
    assert_eq!(weapons("enforcers", leader), ["Pistol", "Wristblade"]);
    assert_eq!(weapons("enforcers", &format!("{leader} +enforcers-laser-rifle")), ["Wristblade", "Laser Rifle"]);
    let both = format!("{leader} +enforcers-laser-rifle +enforcers-energy-gauntlet");
    let mut carried = weapons("enforcers", &both);
    carried.sort();
    assert_eq!(carried, ["Energy Gauntlet", "Laser Rifle"]);
    refused("enforcers", 200, &format!("{leader} +enforcers-laser-rifle +combat-shotgun"), "dz.team.weapon-upgrade");
}

#[test]
pub fn hardpoints_hold_what_they_hold() {
    // dz.team.hardpoint, examples 1 and 2.
    let strider = "enforcer-captain, enforcer, enforcer, enforcer, enforcer-strider";
    fine("enforcers", 300, &format!("{strider} +mounted-equalizer-genling-88"));
    refused("enforcers", 300, &format!("{strider} +mounted-equalizer-genling-88 x2"), "dz.team.hardpoint");
    let bot = "marauder-warlord, commando, commando, commando, stuntbot";
    let armed = format!("{bot} +mounted-buzzsaw x2 +mounted-thermal-cannon");
    fine("marauders", 300, &armed);
    assert_eq!(weapons("marauders", &armed), ["Knife", "Buzzsaw", "Buzzsaw", "Thermal Cannon"], "none is replaced");
    let (lance, flamer, saw) =
        ("+mounted-equalizer-genling-88", "+mounted-enforcers-assault-flamer", "+mounted-enforcers-chainsaw");
    assert_eq!(weapons("enforcers", &format!("{strider} {lance}")), ["Knife", "Equalizer (Genling 88)"]);
    fine("enforcers", 300, &format!("{strider} {flamer} {saw}"));
    fine("enforcers", 300, strider);
    for full in [format!("{lance} {saw}"), format!("{flamer} x2 {saw}")] {
        refused("enforcers", 300, &format!("{strider} {full}"), "dz.team.hardpoint");
    }
    refused("marauders", 300, &format!("{bot} +mounted-buzzsaw x3 +mounted-thermal-cannon"), "dz.team.hardpoint");
}

#[test]
fn a_strider_may_take_the_heavy_burst_laser_and_rebs_a_shock_trooper() {
    // dz.unit.enforcers.enforcer-strider, dz.weapon.shared.heavy-burst-laser: both hardpoints, in Exham IV too.
    let strider = "enforcer-captain, enforcer, enforcer, enforcer, enforcer-strider +mounted-heavy-burst-laser";
    fine("enforcers", 300, strider);
    refused("enforcers", 300, &format!("{strider} +mounted-enforcers-chainsaw"), "dz.team.hardpoint");
    // dz.unit.mercs.teraton-shock-trooper: a Specialist for the Rebs, so one for each Trooper; a Character for others.
    let rebs = "rebel-commander, rebel-trooper, rebs-teraton-shock-trooper";
    fine("rebs", 200, rebs);
    refused("rebs", 200, &format!("{rebs}, rebs-teraton-shock-trooper"), "dz.team.type.specialist");
    refused("rebs", 200, "rebel-commander, teraton-shock-trooper", "dz.team.faction");
    fine("enforcers", 200, "enforcer-captain, teraton-shock-trooper");
}

#[test]
pub fn items_are_limited_by_rarity_and_one_to_a_model() {
    // dz.team.rarity and its example, dz.team.items.
    fine("enforcers", 100, "enforcer-captain +ammo, enforcer +medi-pack");
    let two = "enforcer-captain +holo-sight, enforcer +thermal-mines";
    let wrong = refused("enforcers", 100, two, "dz.team.rarity");
    assert_eq!(wrong, Wrong::KindLimit { kind: "rare".into(), taken: 2, most: 1 });
    fine("enforcers", 200, two);
    refused("enforcers", 200, "enforcer-captain +ammo +medi-pack", "dz.team.items");
    refused("enforcers", 200, "enforcer-captain, enforcer, d-o-g-drone +ammo", "dz.team.items");
    // Vehicles and Beasts carry none; a Scavenger carries three, and no fourth.
    let troops = "enforcer-captain, enforcer, enforcer, enforcer";
    refused("enforcers", 300, &format!("{troops}, enforcer-jet-bike +ammo"), "dz.team.items");
    let thief = "human-rebel-cell-leader, rebel-trooper, zee-scavenger +ammo +medi-pack +smoke-grenade";
    fine("rebs", 300, thief);
    refused("rebs", 300, &format!("{thief} +frag-grenade"), "dz.team.items");
    let limits = &pack().charts["strike-team"].limits;
    let most = |points| limits.iter().map(|it| it.most(points)).collect::<Vec<_>>();
    let rows = [(50, [2, 1, 1]), (149, [2, 1, 1]), (200, [4, 2, 1]), (300, [6, 3, 1]), (400, [8, 4, 1])];
    for (points, wanted) in rows {
        assert_eq!(most(points), wanted, "{points} points");
    }
}

#[test]
fn a_sentry_gun_may_be_bought_with_a_small_arms_weapon() {
    // dz.item.sentry-gun, dz.unit.items.sentry-gun: the points of both; all guns count against the limit of Rare items.
    let engineer = "enforcer-captain, enforcer, enforcer-engineer";
    let bill = |faction: &str, units: &str| points(&team(faction, 300, units), pack()).total();
    for (option, price) in [
        ("sentry-gun", 8),
        ("sentry-gun-enforcers-pistol", 8),
        ("sentry-gun-combat-shotgun", 9),
        ("sentry-gun-shotgun-accutek-id-kfa", 9),
        ("sentry-gun-enforcers-laser-rifle", 10),
        ("sentry-gun-laser-rifle-accutek-lr-45", 10),
    ] {
        let armed = format!("{engineer} +{option}");
        fine("enforcers", 100, &armed);
        assert_eq!(bill("enforcers", &armed) - bill("enforcers", engineer), price, "{option}");
    }
    let rifle = "sentry-gun-enforcers-laser-rifle";
    let units = resolve(&team("enforcers", 100, &format!("{engineer} +{rifle}")), pack()).unwrap();
    let profile = Profile::read(&units[2], &units[2].models[0], pack()).expect("a profile");
    let weapon = RuleId::find("dz.weapon.enforcers.laser-rifle").unwrap();
    assert_eq!(profile.items.as_slice(), [Item::ArmedGun(weapon)]);
    assert_eq!(profile.weapons.len(), 2, "the gun has it, not its bearer");
    let two = format!("enforcer-captain +sentry-gun, enforcer, enforcer-engineer +{rifle}");
    let wrong = refused("enforcers", 100, &two, "dz.team.rarity");
    assert_eq!(wrong, Wrong::KindLimit { kind: "rare".into(), taken: 2, most: 1 });
    fine("enforcers", 200, &two);
    refused("enforcers", 200, &two.replace("enforcer,", "enforcer +holo-sight,"), "dz.team.rarity");
    refused("enforcers", 200, &format!("{engineer} +{rifle} +ammo"), "dz.team.items");
    // Only a weapon of one's own list: those of Nexus-Psi have no Small Arms (dz.team.elite-lists), Rebs no guns.
    let psi = "nexus-psi-enforcers-recon-unit-n32-19, pathfinder, enforcer-engineer";
    fine("enforcers-nexus-psi", 100, &format!("{psi} +sentry-gun"));
    for (faction, units) in [
        ("enforcers-nexus-psi", format!("{psi} +{rifle}")),
        ("enforcers", format!("{engineer} +sentry-gun-shotgun")),
        ("rebs", format!("rebel-commander +{rifle}, rebel-trooper")),
    ] {
        let found = faults(faction, 150, &units);
        assert!(matches!(found[..], [Fault { wrong: Wrong::UnknownOption { .. }, .. }]), "{units}: {found:?}");
    }
}

#[test]
fn an_elite_list_is_a_list_of_its_own() {
    // dz.team.elite-lists, its example, and dz.ability.faithful-companion.
    let leader = "nexus-psi-enforcers-recon-unit-n32-19";
    fine("enforcers-nexus-psi", 300, &format!("{leader}, pathfinder, pathfinder, d-o-g-drone, enforcer-engineer"));
    let more = format!("{leader}, pathfinder, pathfinder, d-o-g-drone, d-o-g-drone, enforcer-engineer");
    refused("enforcers-nexus-psi", 300, &more, "dz.team.type.specialist");
    refused("enforcers-nexus-psi", 300, &format!("{leader}, enforcer"), "dz.team.faction");
    refused("enforcers-nexus-psi", 300, &format!("{leader}, chovar-psychic"), "dz.team.faction");
    let lord = "outbreak-forge-lord-ingulf-krestuersson";
    fine("forge-fathers-outbreak", 300, &format!("{lord}, padd"));
    refused("forge-fathers-outbreak", 300, &format!("{lord}, padd, padd"), "dz.ability.faithful-companion");
}

#[test]
fn a_weapons_team_must_be_given_a_crew_served_weapon() {
    // dz.ability.weapons-team.
    let leader = "stage-3a-general, stage-3z-zombie";
    refused("plague", 200, &format!("{leader}, stage-3a-weapon-team"), "dz.team.weapon-upgrade");
    fine("plague", 200, &format!("{leader}, stage-3a-weapon-team +mortar"));
    // The rifle that a squad has anyway is none.
    let squad = "major-general, corporation-veteran, heavy-weapons-squad";
    let other = faults("gcps", 200, &format!("{squad} +laser-rifle-accutek-lr-45"));
    assert!(other.iter().any(|it| matches!(it.wrong, Wrong::UnknownOption { .. })), "{other:?}");
    refused("gcps", 200, squad, "dz.team.weapon-upgrade");
}

#[test]
fn campaign_tables_have_no_part_in_a_battle() {
    // dz.team.campaign-options: nothing of them can be bought, and no profile carries them.
    let named = |it: &str| it.contains("campaign") || it.contains("advance");
    let options =
        pack().lists.values().flat_map(|it| &it.options).chain(pack().units.values().flat_map(|it| &it.options));
    assert!(options.into_iter().all(|it| !named(&it.id) && it.gives.skills.iter().all(|it| !named(it.rule.name()))));
    assert!(pack().units.values().all(|it| it.model.skills.iter().all(|it| !named(it.rule.name()))));
}
