//! From roster to models: who carries what.

use muster::{ResolvedModel, ResolvedUnit, resolve};

use crate::support::{army, warzone, with};

fn unit(units: &str, at: usize) -> ResolvedUnit {
    resolve(&with(units), warzone()).unwrap_or_else(|faults| panic!("{faults:?}")).remove(at)
}

fn weapons(model: &ResolvedModel) -> Vec<&str> {
    model.weapons.iter().map(|it| it.id.as_str()).collect()
}

fn x(model: &ResolvedModel, skill: &str) -> Option<Option<i32>> {
    model.skills.iter().find(|it| it.rule.name() == skill).map(|it| it.x)
}

#[test]
fn a_swapped_rifle_takes_its_launcher_along() {
    let squad = unit("hussars 10 mg-40 arg-17 anti-infantry-grenades", 3);
    let carried: Vec<_> = squad.models.iter().map(weapons).collect();
    let rifle = ["hussars-ag-17", "hussars-gw-170-ubgl", "hussars-combat-knife", "anti-infantry-grenades"];
    assert_eq!(carried.len(), 10);
    assert!(carried[..8].iter().all(|it| *it == rifle));
    assert_eq!(carried[8], ["hussars-combat-knife", "anti-infantry-grenades", "hussars-mg-40"]);
    assert_eq!(carried[9], ["hussars-combat-knife", "anti-infantry-grenades", "hussars-arg-17"]);
}

#[test]
fn the_first_model_commands_and_is_guarded() {
    let squad = unit("hussars", 3);
    assert_eq!(squad.models.iter().filter(|it| it.commander).count(), 1);
    assert_eq!((squad.models[0].role.as_str(), squad.models[1].role.as_str()), ("commander", "hussar"));
    assert_eq!(x(&squad.models[0], "wz.skill.guarded"), Some(None)); // wz.hero.squad-commander-guarded
    assert_eq!(x(&squad.models[1], "wz.skill.guarded"), None);
}

#[test]
fn the_commander_takes_the_gun_when_told_to() {
    let squad = unit("hussars mg-40 commander=mg-40", 3);
    assert!(weapons(&squad.models[0]).contains(&"hussars-mg-40"));
    assert!(squad.models[1..].iter().all(|it| weapons(it).contains(&"hussars-ag-17")));
}

#[test]
fn options_for_the_commander_stay_with_him() {
    let squad = unit("venusian-rangers medic camo-cloaks", 3);
    assert_eq!(x(&squad.models[0], "wz.skill.medic"), Some(Some(2)));
    assert_eq!(x(&squad.models[1], "wz.skill.medic"), None);
    assert!(squad.models.iter().all(|it| x(it, "wz.skill.stalk").is_some()));
}

#[test]
fn warlords_and_lords_are_shielded_and_serve_their_faction() {
    for (line, shielded) in [("max-steiner-warlord", true), ("hero-lord", true), ("hussars", false)] {
        let model = unit(line, 2 + usize::from(line != "max-steiner-warlord")).models.remove(0);
        assert_eq!(x(&model, "wz.skill.shielded").is_some(), shielded, "{line}");
        assert!(x(&model, "wz.bauhaus.doubtless-precision").is_some(), "{line}"); // wz.creator.faction for the Lord
    }
}

#[test]
fn only_the_lord_is_a_doomtrooper() {
    let (warlord, lord) = (unit("max-steiner-warlord", 2), unit("max-steiner-lord", 3));
    assert!(x(&warlord.models[0], "wz.skill.doomtrooper.pair").is_none()); // wz.skill.doomtrooper.warlord
    assert!(x(&lord.models[0], "wz.skill.doomtrooper.pair").is_some());
}

#[test]
fn the_seventh_fights_better_and_infiltrates() {
    let army = army("valerie-duval-warlord\nhussars\netoiles-mortant 7th-regiment");
    let squad = resolve(&army, warzone()).unwrap().remove(2);
    for model in &squad.models {
        assert_eq!(model.profile.number("CC"), Some(17));
        assert_eq!((model.changes[0].column.as_str(), model.changes[0].amount), ("CC", 1));
        assert_eq!(model.changes[0].rule.name(), "wz.bauhaus.skill.duval.major-7th-etoiles-mortant");
        assert!(x(model, "wz.skill.infiltrate.timing").is_some());
    }
}

#[test]
fn recruited_as_troops_changes_the_category_and_the_slot() {
    let squad = unit("max-steiner-lord\nvenusian-rangers rangers-as-troops", 4);
    assert_eq!((squad.category.as_str(), squad.fills.as_deref()), ("troops", Some("troops")));
    let pair = unit("max-steiner-lord doomtrooper-pair\nvalerie-duval-lord", 3);
    assert_eq!((pair.category.as_str(), pair.fills.as_deref()), ("lord", Some("support")));
}

#[test]
fn a_joining_lord_says_whom_he_joins() {
    let army = resolve(&with("hero-lord joins=Line\nhussars called=Line"), warzone()).unwrap();
    assert_eq!(army[3].joins, Some(4));
    assert_eq!(army[4].joins, None);
    assert_eq!(army[4].name, "Line");
}

#[test]
fn a_lord_named_like_the_squad_he_joins_does_not_join_himself() {
    let army =
        resolve(&army("angelika-drachen\nhero-lord called=hussars joins=hussars\nhussars\netoiles-mortant"), warzone());
    assert_eq!(army.unwrap()[1].joins, Some(2));
}

#[test]
fn a_created_hero_comes_out_as_bought() {
    let mut roster =
        with("hero-close-combat cc=2 con=-1 a=1 blade-st=2 blade-roa=1 blade-plasma critical-force fear-1");
    roster.units[2].weapon_names.insert("hero-close-combat-blade".into(), "Bayard".into());
    let hero = resolve(&roster, warzone()).unwrap().remove(2).models.remove(0);
    let figures = ["M", "CC", "RS", "St", "Con", "WP", "LD", "W", "A", "impenetrable"]
        .map(|it| hero.profile.get(it).unwrap().to_string());
    assert_eq!(figures.join(" "), "6 17 12 10 11 16 17 3 15 12", "only the first figure of A moves");
    let blade = &hero.weapons[1];
    let line = ["range", "St", "RoA", "AVV", "type"].map(|it| blade.modes[0].line.get(it).unwrap().to_string());
    assert_eq!((blade.name.as_str(), line.join(" ").as_str()), ("Bayard", "2 +4 4 2 Plasma"));
    assert_eq!((blade.abilities[0].rule.name(), blade.abilities[0].x), ("wz.def.critical-force", Some(2)));
    assert_eq!(hero.weapons[0].modes[0].line.word("type"), Some("Piercing"), "the gun is as it was");
    assert_eq!(x(&hero, "wz.skill.fear"), Some(Some(1)));
}

#[test]
fn a_rail_gun_keeps_its_type() {
    let hero = unit("hero-ranged gun-plasma gun-rail gun-range=6", 2).models.remove(0);
    let line = &hero.weapons[0].modes[0].line;
    assert_eq!((line.word("type"), line.word("class")), (Some("Plasma"), Some("R")));
    assert_eq!(line.inches("range").unwrap().0, 3000);
}

#[test]
fn of_one_skill_the_best_counts() {
    let squad = unit("hero-tech\nvenusian-rangers medic field-medic-training", 3);
    let medics = squad.models[0].skills.iter().filter(|it| it.rule.name() == "wz.skill.medic").count();
    assert_eq!(medics, 1);
}

#[test]
fn a_unit_knows_its_cost_and_what_it_took() {
    let squad = unit("hussars 8 arg-17 iron-will", 3);
    assert_eq!(squad.points, 80 + 3 * 16 + 20 + 8 * 5);
    let taken: Vec<_> = squad.options.iter().map(|it| (it.id.as_str(), it.count)).collect();
    assert_eq!(taken, [("arg-17", 1), ("iron-will", 1)]);
}
