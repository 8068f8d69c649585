//! The faults of whole armies: each with an army that has it and the nearest one that has not.

use muster::{Wrong, points};

use crate::support::{army, faults, legal, only_fault, warzone, with};

#[test]
fn the_heading_names_a_pack_a_chart_and_a_faction_that_exist() {
    let good = with("");
    let with_pack = |it: &str| muster::Roster { pack: it.into(), ..good.clone() };
    let (rule, wrong) = only_fault(&with_pack("deadzone"));
    assert_eq!(
        (rule, wrong),
        ("wz.ooc.categories", Wrong::OtherPack { given: "deadzone".into(), wanted: "warzone".into() })
    );
    let (rule, wrong) = only_fault(&muster::Roster { chart: "gigantic".into(), ..good.clone() });
    assert_eq!((rule, wrong), ("wz.ooc.choose", Wrong::UnknownChart { chart: "gigantic".into() }));
    legal(&good);
}

#[test]
fn units_serve_the_armys_faction() {
    let strangers = muster::Roster { faction: "imperial".into(), ..with("") };
    let faults = faults(&strangers);
    assert_eq!(faults[0].wrong, Wrong::UnknownFaction { faction: "imperial".into() });
    assert_eq!(faults[1].wrong, Wrong::OtherFaction { unit: "angelika-drachen".into(), faction: "bauhaus".into() });
    assert!(faults.iter().all(|it| it.rule().name() == "wz.creator.faction"));
    assert_eq!(faults.len(), 4, "the heading and three units");
    legal(&with(""));
}

#[test]
fn the_army_costs_no_more_than_agreed() {
    let mut roster = with("");
    roster.points = 170 + 80 + 80;
    legal(&roster);
    roster.points -= 1;
    let (rule, wrong) = only_fault(&roster);
    assert_eq!((rule, wrong), ("wz.ooc.points", Wrong::OverPoints { points: 330, limit: 329 }));
}

#[test]
fn one_warlord_always() {
    let (rule, wrong) = only_fault(&army("hussars\nhussars"));
    assert_eq!((rule, wrong), ("wz.ooc.warlord", Wrong::SlotEmpty { category: "warlord".into(), have: 0, least: 1 }));
    let (rule, wrong) = only_fault(&with("angelika-drachen\nmax-steiner-warlord"));
    assert_eq!((rule, wrong), ("wz.ooc.warlord", Wrong::SlotFull { category: "warlord".into(), have: 2, most: 1 }));
    legal(&with("max-steiner-warlord"));
}

#[test]
fn two_to_four_squads_of_troops() {
    let (rule, wrong) = only_fault(&army("angelika-drachen\nhussars"));
    assert_eq!((rule, wrong), ("wz.ooc.standard", Wrong::SlotEmpty { category: "troops".into(), have: 1, least: 2 }));
    legal(&with("etoiles-mortant\netoiles-mortant"));
    let (_, wrong) = only_fault(&with("etoiles-mortant\netoiles-mortant\nhussars"));
    assert_eq!(wrong, Wrong::SlotFull { category: "troops".into(), have: 5, most: 4 });
}

#[test]
fn three_squads_of_support_and_two_lords() {
    let (_, wrong) = only_fault(&with(&"venusian-rangers\n".repeat(4)));
    assert_eq!(wrong, Wrong::SlotFull { category: "support".into(), have: 4, most: 3 });
    legal(&with(&"venusian-rangers\n".repeat(3)));
    let (_, wrong) = only_fault(&with("hero-lord called=A\nhero-lord called=B\nhero-lord called=C"));
    assert_eq!(wrong, Wrong::SlotFull { category: "lord".into(), have: 3, most: 2 });
    legal(&with("hero-lord called=A\nhero-lord called=B"));
}

#[test]
fn a_unique_hero_is_there_once_as_warlord_or_as_lord() {
    let (rule, wrong) = only_fault(&with("max-steiner-warlord\nmax-steiner-lord"));
    assert_eq!((rule, wrong), ("wz.skill.unique", Wrong::UniqueTwice { unique: "max-steiner".into(), have: 2 }));
    legal(&with("max-steiner-warlord\nvalerie-duval-lord"));
}

#[test]
fn a_doomtrooper_pair_uses_a_lord_slot_and_a_support_slot() {
    let third_lord = "max-steiner-lord\nvalerie-duval-lord\nhero-lord";
    assert_eq!(only_fault(&with(third_lord)).1, Wrong::SlotFull { category: "lord".into(), have: 3, most: 2 });
    legal(&with("max-steiner-lord doomtrooper-pair\nvalerie-duval-lord\nhero-lord"));
    let (_, wrong) = only_fault(&with(
        "max-steiner-lord doomtrooper-pair\nvalerie-duval-lord\nvenusian-rangers\nvenusian-rangers\nvenusian-rangers",
    ));
    assert_eq!(wrong, Wrong::SlotFull { category: "support".into(), have: 4, most: 3 });
    let both = ["max-steiner-lord doomtrooper-pair", "valerie-duval-lord doomtrooper-pair"];
    for pair in [both, [both[1], both[0]]] {
        assert!(matches!(only_fault(&with(&pair.join("\n"))).1, Wrong::ArmyLimit { taken: 2, most: 1, .. }));
    }
    let (rule, wrong) = only_fault(&with(&both.join("\n")));
    assert_eq!(
        (rule, wrong),
        ("wz.skill.doomtrooper.pair", Wrong::ArmyLimit { option: "doomtrooper-pair".into(), taken: 2, most: 1 })
    );
    let (_, wrong) = only_fault(&with("max-steiner-lord doomtrooper-pair"));
    let skill = catalogue::rule!("wz.skill.doomtrooper.pair");
    assert_eq!(wrong, Wrong::NoPartner { option: "doomtrooper-pair".into(), skill });
}

#[test]
fn steiner_brings_his_rangers_as_troops() {
    let two = "venusian-rangers rangers-as-troops\n".repeat(2);
    legal(&army(&format!("max-steiner-warlord\n{two}")));
    let three = "venusian-rangers rangers-as-troops\n".repeat(3);
    let (_, wrong) = only_fault(&army(&format!("max-steiner-warlord\n{three}")));
    assert!(matches!(wrong, Wrong::NotSponsored { taken: 3, most: 2, .. }));
    let (rule, wrong) = only_fault(&with(&format!("max-steiner-lord\n{two}")));
    assert_eq!(rule, "wz.bauhaus.skill.steiner.major-2nd-venusian-rangers");
    assert!(matches!(wrong, Wrong::NotSponsored { taken: 2, most: 1, .. }), "one for a Lord, two for a Warlord");
    let (_, wrong) = only_fault(&with("venusian-rangers rangers-as-troops"));
    assert!(matches!(wrong, Wrong::NotSponsored { taken: 1, most: 0, .. }));
}

#[test]
fn drachen_brings_one_squad_of_juggernauts_as_troops() {
    legal(&army("angelika-drachen\nhussars\nhussar-juggernauts juggernauts-as-troops"));
    let two = "hussar-juggernauts juggernauts-as-troops\n".repeat(2);
    let (rule, wrong) = only_fault(&with(&two));
    assert_eq!(rule, "wz.bauhaus.skill.drachen.templar-sister");
    assert!(matches!(wrong, Wrong::NotSponsored { taken: 2, most: 1, .. }));
}

#[test]
fn duval_raises_two_squads_to_the_seventh() {
    let seventh = |squads| "etoiles-mortant 7th-regiment\n".repeat(squads);
    legal(&army(&format!("valerie-duval-warlord\n{}", seventh(2))));
    legal(&with(&format!("valerie-duval-lord\n{}", seventh(2))));
    let (rule, wrong) = only_fault(&army(&format!("valerie-duval-warlord\n{}", seventh(3))));
    assert_eq!(rule, "wz.bauhaus.skill.duval.major-7th-etoiles-mortant");
    assert!(matches!(wrong, Wrong::NotSponsored { taken: 3, most: 2, .. }));
    let as_lord = army(&format!("angelika-drachen\nvalerie-duval-lord\n{}", seventh(3)));
    assert!(matches!(only_fault(&as_lord).1, Wrong::NotSponsored { taken: 3, most: 2, .. }));
}

#[test]
fn the_warlords_type_opens_one_list_of_doctrines() {
    for (warlord, open, closed) in [
        ("angelika-drachen", "iron-will", "scout-training"),
        ("valerie-duval-warlord", "iron-will", "sandbag-equipment"),
        ("max-steiner-warlord", "scout-training", "iron-will"),
        ("hero-tech", "sandbag-equipment", "scout-training"),
    ] {
        legal(&with(&format!("{warlord}\nhussars {open}")));
        let (rule, wrong) = only_fault(&with(&format!("{warlord}\nhussars {closed}")));
        assert_eq!(rule, "wz.bauhaus.doctrines");
        assert!(matches!(wrong, Wrong::ListClosed { .. }), "{warlord}: {wrong:?}");
    }
    let (_, wrong) = only_fault(&with("hero-psychic\nhussars iron-will"));
    assert!(matches!(wrong, Wrong::ListClosed { .. }), "a psychic of one's own making opens none");
}

#[test]
fn a_squad_takes_two_doctrines_at_most() {
    legal(&with("hussars iron-will schnell"));
    let (rule, wrong) = only_fault(&with("hussars iron-will schnell long-bayonets"));
    let facts = Wrong::ListFull { list: "bauhaus-close-combat-doctrines".into(), taken: 3, most: 2 };
    assert_eq!((rule, wrong), ("wz.bauhaus.doctrines", facts));
}

#[test]
fn heroes_and_the_wrong_squads_take_no_doctrines() {
    let (rule, wrong) = only_fault(&with("max-steiner-lord iron-will"));
    let facts = Wrong::OptionCategory { option: "iron-will".into(), category: "lord".into() };
    assert_eq!((rule, wrong), ("wz.bauhaus.doctrines", facts));
    let (rule, wrong) = only_fault(&with("hero-tech\nhussars blitzkrieg"));
    let facts = Wrong::OptionCategory { option: "blitzkrieg".into(), category: "troops".into() };
    assert_eq!((rule, wrong), ("wz.bauhaus.doctrine.tech.blitzkrieg", facts));
    legal(&with("hero-tech\nhussars field-medic-training"));
}

#[test]
fn one_squad_deploys_on_the_flank() {
    legal(&with("hussars flank-deployment"));
    let (rule, wrong) = only_fault(&with("hussars flank-deployment\netoiles-mortant flank-deployment"));
    let facts = Wrong::ArmyLimit { option: "flank-deployment".into(), taken: 2, most: 1 };
    assert_eq!((rule, wrong), ("wz.bauhaus.doctrine.cc.flank-deployment", facts));
}

#[test]
fn a_lord_joins_troops_or_support() {
    legal(&with("hero-lord joins=Line\nhussars called=Line"));
    legal(&with("max-steiner-lord joins=Scouts\nvenusian-rangers called=Scouts"));
    let (rule, wrong) = only_fault(&with("hero-lord joins=Line"));
    assert_eq!((rule, wrong), ("wz.hero.lord-join", Wrong::NobodyToJoin { joins: "Line".into() }));
    let (_, wrong) = only_fault(&with("hero-lord joins=hussars"));
    assert_eq!(wrong, Wrong::NobodyToJoin { joins: "hussars".into() }, "two squads could be meant");
    let (_, wrong) = only_fault(&with("hero-lord joins=Boss\nmax-steiner-lord called=Boss"));
    assert_eq!(wrong, Wrong::CannotJoin { category: "lord".into(), joins: "lord".into() });
}

#[test]
fn a_warlord_acts_alone() {
    let (rule, wrong) = only_fault(&army("angelika-drachen joins=Line\nhussars called=Line\nhussars"));
    let facts = Wrong::CannotJoin { category: "warlord".into(), joins: "troops".into() };
    assert_eq!((rule, wrong), ("wz.hero.warlord-independent", facts));
}

#[test]
fn a_squad_has_room_for_one_lord() {
    let (rule, wrong) = only_fault(&with("hussars called=Line\nhero-lord joins=Line\nmax-steiner-lord joins=Line"));
    let facts = Wrong::JoinedTwice { joins: "Line".into(), joined: 2, most: 1 };
    assert_eq!((rule, wrong), ("wz.hero.lord-join", facts));
    legal(&with("hussars called=Line\nhero-lord joins=Line\nmax-steiner-lord"));
}

#[test]
fn no_two_units_bear_one_name() {
    let (_, wrong) = only_fault(&with("hussars called=Line\nhussars called=Line"));
    assert_eq!(wrong, Wrong::NameTwice { name: "Line".into() });
    legal(&with("hussars called=Line\nhussars called=Rear"));
}

#[test]
fn every_fault_is_reported_at_once() {
    let mut roster = army("hussars 4 mg-40=3\nvenusian-rangers 12 camo-cloak\ndragoons");
    roster.points = 100;
    let keys: Vec<_> = faults(&roster).iter().map(muster::Fault::key).collect();
    assert_eq!(
        keys,
        [
            "muster-unknown-unit",
            "muster-too-few-models",
            "muster-option-count",
            "muster-too-many-models",
            "muster-unknown-option",
            "muster-slot-empty",
            "muster-slot-empty",
            "muster-over-points",
        ]
    );
}

#[test]
fn a_roster_of_absurd_figures_is_only_illegal() {
    let mut roster = army("hussars\nhussars");
    roster.units[0].size = Some(u32::MAX);
    roster.units[0].options =
        [("mg-40".into(), i32::MAX), ("arg-17".into(), i32::MAX), ("iron-will".into(), i32::MIN)].into();
    roster.units[0].commander_takes = vec!["mg-40".into(), "arg-17".into()];
    roster.units[1].options = [("mg-40".into(), i32::MIN)].into();
    roster.units[1].commander_takes = vec!["mg-40".into()];
    assert!(points(&roster, warzone()).total() > i64::from(i32::MAX));
    assert!(!faults(&roster).is_empty());
    assert!(muster::resolve(&roster, warzone()).is_err());
}
