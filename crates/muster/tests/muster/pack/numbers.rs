//! The numbers of abilities against the words of the catalogue: `burn = 1` where it says to burn 1.

use catalogue::RuleId;
use muster::Ability;

use crate::support::{text, warzone};

/// The ways the catalogue writes a number of this name.
fn phrasings(name: &str, number: i32) -> Vec<String> {
    let n = number.abs();
    let counted = ["no", "one", "two", "three", "four", "five"][usize::try_from(n.min(5)).unwrap()];
    let patterns: &[&str] = match name {
        "burn" | "burn-squad" => &["burn #", "burns #", "burning #", "turn # resource card"],
        "action-points" if n == 0 => &["no action point"],
        "action-points" => &["# action point"],
        "inches" => &["# inch", "within # in ", "+# to movement", "+# to the squad's movement"],
        "limit" if n == 1 => &["once per game"],
        "limit" => &["at most #", "up to #", "@ mg-40s", "place @ "],
        "roll" => &["natural # ", "natural #,", "natural #:", "1-#", "#-20"],
        "st" => &["+# st", "st #", "+# to the squad's engage bonus"],
        "avv" => &["+# avv", "avv #", "1, 2 or #"],
        "roa" => &["+# roa", "roa by #"],
        "rs" => &["-# rs"],
        "cc" => &["-# cc"],
        "ld" => &["ld -#", "-# ld"],
        "av" => &["av #", "a #(", "+# av"],
        "sp" => &["# sp"],
        "x" => &["(#)", "-# to armour value"],
        other => panic!("how does the catalogue write {other}?"),
    };
    patterns.iter().map(|it| it.replace('#', &n.to_string()).replace('@', counted)).collect()
}

/// Every number of an ability stands in its own rule or in that of its bearer; answers how many there were.
fn check(ability: &Ability, bearer: RuleId) -> usize {
    let words = format!("{}\n{}", text(ability.rule), text(bearer)).to_lowercase();
    let named = ability.numbers.iter().map(|(name, number)| (name.as_str(), *number));
    let numbers: Vec<_> = named.chain(ability.x.map(|x| ("x", x))).collect();
    for (name, number) in &numbers {
        let phrasings = phrasings(name, *number);
        let said = phrasings.iter().any(|it| words.contains(it.as_str()));
        assert!(said, "{} {name} = {number}: none of {phrasings:?} in\n{words}", ability.rule);
    }
    numbers.len()
}

#[test]
fn every_number_of_a_weapon_is_the_catalogues() {
    let mut numbers = 0;
    for weapon in warzone().weapons.values() {
        let in_modes = weapon.modes.iter().flat_map(|it| &it.abilities);
        numbers += weapon.abilities.iter().chain(in_modes).map(|it| check(it, weapon.rule)).sum::<usize>();
    }
    assert_eq!(numbers, 44);
}

#[test]
fn every_number_of_a_skill_is_the_catalogues() {
    let mut numbers = 0;
    for unit in warzone().units.values() {
        let bearer = RuleId::find(&unit.rule.name().replace("steiner-lord", "steiner-warlord"));
        let bearer = RuleId::find(&bearer.unwrap_or(unit.rule).name().replace("duval-lord", "duval-warlord")).unwrap();
        numbers += unit.model.skills.iter().map(|it| check(it, bearer)).sum::<usize>();
    }
    assert_eq!(numbers, 25);
}

#[test]
fn every_number_an_option_grants_is_the_catalogues() {
    let mut numbers = 0;
    for unit in warzone().units.values() {
        for option in unit.options.iter().filter(|it| !it.rule.name().starts_with("wz.creator")) {
            numbers += option.gives.skills.iter().map(|it| check(it, option.rule)).sum::<usize>();
        }
    }
    for option in warzone().lists.values().flat_map(|it| &it.options) {
        numbers += option.gives.skills.iter().map(|it| check(it, option.rule)).sum::<usize>();
    }
    assert_eq!(numbers, 27);
}

/// Three numbers whose neighbours stand in the same words: named here one by one.
#[test]
fn numbers_that_their_neighbours_could_pass_for() {
    let ability = |weapon: &str| &warzone().weapons[weapon].abilities[0];
    assert_eq!(ability("sherman-enforcer").x, Some(2));
    assert_eq!(ability("chthonic-transfuser").number("avv"), Some(0));
    let rangers = &warzone().units["venusian-rangers"].model.skills;
    let marksmanship = rangers.iter().find(|it| it.rule.name().ends_with("marksmanship")).unwrap();
    assert_eq!((marksmanship.number("burn"), marksmanship.number("burn-squad")), (Some(1), Some(2)));
}
