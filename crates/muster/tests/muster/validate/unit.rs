//! The faults of single units: each with an army that has it and the nearest one that has not.

use muster::Wrong;

use crate::support::{army, legal, only_fault, with};

#[test]
fn a_unit_must_be_in_the_pack() {
    let (rule, wrong) = only_fault(&with("dragoons"));
    assert_eq!((rule, wrong), ("wz.ooc.categories", Wrong::UnknownUnit { unit: "dragoons".into() }));
    legal(&with("hussars"));
}

#[test]
fn a_squad_has_its_least_number_of_models() {
    let (rule, wrong) = only_fault(&with("hussars 4"));
    assert_eq!((rule, wrong), ("wz.bauhaus.unit.hussars", Wrong::TooFewModels { size: 4, least: 5 }));
    legal(&with("hussars 5"));
    let (_, wrong) = only_fault(&with("hussar-juggernauts 2"));
    assert_eq!(wrong, Wrong::TooFewModels { size: 2, least: 3 });
}

#[test]
fn a_squad_has_no_more_than_its_most() {
    let (rule, wrong) = only_fault(&with("venusian-rangers 11"));
    assert_eq!((rule, wrong), ("wz.bauhaus.unit.venusian-rangers", Wrong::TooManyModels { size: 11, most: 10 }));
    legal(&with("venusian-rangers 10"));
    let (_, wrong) = only_fault(&army("angelika-drachen 2\nhussars\nhussars"));
    assert_eq!(wrong, Wrong::TooManyModels { size: 2, most: 1 });
}

#[test]
fn an_option_must_be_offered() {
    let (rule, wrong) = only_fault(&with("hussars camo-cloaks"));
    assert_eq!((rule, wrong), ("wz.bauhaus.unit.hussars", Wrong::UnknownOption { option: "camo-cloaks".into() }));
    legal(&with("venusian-rangers camo-cloaks"));
}

#[test]
fn one_in_five_is_one_for_nine_and_two_for_ten() {
    let (rule, wrong) = only_fault(&with("hussars 9 mg-40=2"));
    let facts = Wrong::OptionCount { option: "mg-40".into(), taken: 2, least: 0, most: 1 };
    assert_eq!((rule, wrong), ("wz.bauhaus.squad-ratio", facts));
    legal(&with("hussars 10 mg-40=2"));
    legal(&with("venusian-rangers 9 arg-17=2"));
    legal(&with("venusian-rangers 10 arg-17=4"));
}

#[test]
fn rocket_launchers_and_machine_guns_share_their_places() {
    let (rule, wrong) = only_fault(&with("hussars 9 mg-40 arg-17"));
    let facts = Wrong::SharedLimit { shared: "special-weapons".into(), taken: 2, most: 1 };
    assert_eq!((rule, wrong), ("wz.bauhaus.squad-ratio", facts));
    legal(&with("hussars 10 mg-40 arg-17"));
}

#[test]
fn a_squad_buys_an_option_for_all_its_models_once() {
    let (rule, wrong) = only_fault(&with("hussars anti-infantry-grenades=2"));
    let facts = Wrong::OptionCount { option: "anti-infantry-grenades".into(), taken: 2, least: 0, most: 1 };
    assert_eq!((rule, wrong), ("wz.bauhaus.unit.hussars", facts));
    legal(&with("etoiles-mortant fire-grenades anti-vehicle-grenades"));
}

#[test]
fn a_created_hero_changes_within_its_limits() {
    let (rule, wrong) = only_fault(&with("hero-ranged rs=3"));
    let facts = Wrong::OptionCount { option: "rs".into(), taken: 3, least: 0, most: 2 };
    assert_eq!((rule, wrong), ("wz.creator.stat.limits.ranged", facts));
    legal(&with("hero-ranged rs=2"));
    let (_, wrong) = only_fault(&with("hero-ranged rs=-1"));
    assert_eq!(wrong, Wrong::OptionCount { option: "rs".into(), taken: -1, least: 0, most: 2 });
    legal(&with("hero-ranged a=-1 st=-1 cc=-1"));
    let (rule, wrong) = only_fault(&with("hero-lord gun-range=5"));
    let facts = Wrong::OptionCount { option: "gun-range".into(), taken: 5, least: 0, most: 4 };
    assert_eq!((rule, wrong), ("wz.creator.weapon.limits.lord", facts));
    legal(&with("hero-lord gun-range=4"));
}

#[test]
fn a_created_hero_buys_from_its_own_list() {
    for (of, stranger, own) in [
        ("hero-close-combat", "sniper", "brutal"),
        ("hero-ranged", "infiltrate", "gunslinger"),
        ("hero-tech", "stalk", "espionage"),
        ("hero-psychic", "fear-1", "fear-2"),
    ] {
        let (_, wrong) = only_fault(&with(&format!("{of} {stranger}")));
        assert_eq!(wrong, Wrong::UnknownOption { option: stranger.into() });
        legal(&with(&format!("{of} {own}")));
    }
    legal(&with("hero-lord sniper infiltrate stalk espionage brutal critical-force"));
}

#[test]
fn no_skill_is_bought_twice_under_two_figures() {
    let faults = crate::support::faults(&with("hero-lord fear-1 fear-2"));
    assert_eq!(faults.len(), 2, "each of the two excludes the other");
    assert_eq!(faults[0].rule().name(), "wz.creator.skill.once");
    assert_eq!(faults[0].wrong, Wrong::OptionClash { option: "fear-1".into(), other: "fear-2".into() });
    legal(&with("hero-lord fear-2"));
}

#[test]
fn a_weapon_has_one_type() {
    let faults = crate::support::faults(&with("hero-ranged gun-blast gun-rail"));
    assert_eq!(faults[0].wrong, Wrong::OptionClash { option: "gun-blast".into(), other: "gun-rail".into() });
    assert_eq!(faults[0].rule().name(), "wz.creator.weapon.limits.ranged");
    legal(&with("hero-ranged gun-plasma gun-rail"));
}

#[test]
fn the_commander_may_carry_what_any_model_may() {
    legal(&with("hussars mg-40 commander=mg-40"));
    let (rule, wrong) = only_fault(&with("venusian-rangers medic commander=medic"));
    assert_eq!(
        (rule, wrong),
        ("wz.bauhaus.unit.venusian-rangers", Wrong::CommanderCannotTake { option: "medic".into() })
    );
    let (_, wrong) = only_fault(&with("hussars commander=mg-40"));
    assert_eq!(wrong, Wrong::CommanderCannotTake { option: "mg-40".into() });
}

#[test]
fn the_commander_gives_up_only_one_rifle() {
    let (rule, wrong) = only_fault(&with("hussars 10 mg-40 arg-17 commander=mg-40 commander=arg-17"));
    assert_eq!((rule, wrong), ("wz.bauhaus.squad-ratio", Wrong::CommanderCannotTake { option: "mg-40".into() }));
    legal(&with("hussars 10 mg-40 arg-17 commander=mg-40"));
}

#[test]
fn only_a_weapon_one_has_can_be_named() {
    let mut roster = with("hero-tech");
    roster.units[2].weapon_names.insert("hero-tech-gun".into(), "Arc pistol".into());
    legal(&roster);
    roster.units[2].weapon_names.insert("hero-lord-gun".into(), "Widowmaker".into());
    let (rule, wrong) = only_fault(&roster);
    assert_eq!((rule, wrong), ("wz.creator.base.tech", Wrong::UnknownWeapon { weapon: "hero-lord-gun".into() }));
}
