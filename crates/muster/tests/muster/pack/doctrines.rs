//! The doctrines of Bauhaus: prices and limits against the catalogue, and the worked example of the bill.

use catalogue::{Language, rule};
use muster::{Price, points};

use crate::support::{army, text, warzone};

fn price(price: Price, commander: bool) -> String {
    match price {
        Price::PerModel(1) => "1 pt per model".into(),
        Price::PerModel(each) => format!("{each} pts per model"),
        Price::PerSquad(once) => format!("{once} pts per squad"),
        Price::Each(once) => {
            assert!(commander);
            format!("{once} pts, bought by a Squad Commander")
        }
    }
}

#[test]
fn every_doctrine_costs_what_the_catalogue_says() {
    let mut doctrines = 0;
    for option in warzone().lists.values().flat_map(|it| &it.options) {
        let (text, id) = (text(option.rule), &option.id);
        let commander = option.takers == muster::Takers::Commander;
        assert!(text.starts_with(&price(option.price, commander)), "{id}: {text}");
        assert_eq!(option.per_army == Some(1), text.contains("at most one squad in the army"), "{id}");
        assert_eq!(option.categories == ["light-vehicle"], text.contains("Light Vehicle squads only"), "{id}");
        let cheaper = option.cheaper.as_ref().map(|it| format!("{} if the squad already has", price(it.price, false)));
        assert_eq!(cheaper.is_some(), text.contains(" if the squad already has"), "{id}");
        assert!(cheaper.is_none_or(|it| text.contains(&it)), "{id}");
        doctrines += 1;
    }
    assert_eq!(doctrines, 20);
}

#[test]
fn a_squad_may_have_two_doctrines_of_any_list() {
    assert!(text(rule!("wz.bauhaus.doctrines")).contains("may take 0 to 2 Doctrines"));
    assert_eq!(warzone().lists.values().map(|it| it.at_most).collect::<Vec<_>>(), [2, 2, 2]);
}

/// `wz.bauhaus.doctrines`, the catalogue's example: 8 Hussars with Iron Will and The Moment Has Come pay 8*5 + 15.
#[test]
fn eight_hussars_pay_fifty_five_for_two_doctrines() {
    let given = &rule!("wz.bauhaus.doctrines").examples(Language::En)[0];
    assert!(given.given.starts_with("8 Hussars") && given.expect.ends_with("= 55 points"));
    let cost = |options: &str| points(&army(&format!("hussars 8 {options}")), warzone()).total();
    assert_eq!(cost("iron-will the-moment-has-come") - cost(""), 55);
}

#[test]
fn flank_deployment_is_cheaper_for_those_who_deploy_rapidly_already() {
    let cost =
        |unit: &str| points(&army(&format!("{unit} 6 flank-deployment")), warzone()).units[0].items.last().cloned();
    assert_eq!(cost("hussars").map(|it| (it.count, it.each)), Some((6, 7)));
    assert_eq!(cost("etoiles-mortant").map(|it| (it.count, it.each)), Some((6, 4)));
}

/// What a doctrine or an item gives is a skill the rules of battle know.
#[test]
fn doctrines_and_items_give_skills() {
    let given = [
        (rule!("wz.bauhaus.doctrine.cc.iron-will"), rule!("wz.skill.fearless")),
        (rule!("wz.bauhaus.doctrine.ranged.scout-training"), rule!("wz.skill.crackshot")),
        (rule!("wz.bauhaus.doctrine.ranged.extended-clips"), rule!("wz.skill.suppression-fire")),
        (rule!("wz.bauhaus.doctrine.tech.field-medic-training"), rule!("wz.skill.medic")),
        (rule!("wz.bauhaus.skill.venusian-rangers.camo-cloaks"), rule!("wz.skill.stalk")),
        (rule!("wz.bauhaus.skill.steiner.major-2nd-venusian-rangers"), rule!("wz.bauhaus.recruit-as-troops")),
    ];
    for (option, skill) in given {
        let lists = warzone().lists.values().flat_map(|it| &it.options);
        let mut sold = lists.chain(warzone().units.values().flat_map(|it| &it.options));
        let sold = sold.find(|it| it.rule == option).unwrap_or_else(|| panic!("{}", option.name()));
        assert_eq!(sold.gives.skills.iter().map(|it| it.rule).collect::<Vec<_>>(), [skill], "{}", option.name());
    }
}
