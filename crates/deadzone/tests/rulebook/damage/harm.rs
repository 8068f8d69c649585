//! Damage: armour, AP, Tough, shields, death, and what may come of it (`dz.damage.*`).

use deadzone::{Event, Item, Mark, Means, Order};

use crate::support::{Fighter, Play, fighter, gun, position, shoot};

/// A shot that is ahead by so much, with so much AP, at this model; all dice of the model fail.
fn hit(lead: usize, ap: i32, target: Fighter, extra: &[u8]) -> (Play, Vec<Event>) {
    let abilities: &[(&str, Option<i32>)] = &[];
    let shooter = fighter(1, 4, 1).armed(vec![gun(6, ap, abilities)]);
    let mut play = position(vec![shooter], vec![target]).act();
    let mut faces = vec![5; lead];
    faces.resize(5, 1);
    faces.extend([1, 1, 1]);
    faces.extend(extra);
    let log = play.give(0, shoot(play.blue(0)), &faces);
    (play, log)
}

fn target() -> Fighter {
    fighter(4, 4, 1)
}

#[test]
pub fn armour_is_lowered_by_ap_and_subtracted() {
    // dz.damage.armour, dz.ability.ap
    let rows = [(3, 0, 2, 1), (3, 2, 2, 3), (3, 5, 2, 3), (2, 0, 4, 0), (2, 3, 4, 1)];
    for (lead, ap, armour, damage) in rows {
        let (play, _) = hit(lead, ap, target().figure("Armour", armour).figure("Size", 4), &[]);
        assert_eq!(play.model(play.blue(0)).damage, damage, "lead {lead}, AP{ap}, armour {armour}");
    }
}

#[test]
pub fn the_worked_examples_of_armour() {
    // dz.damage.armour, examples 1 to 3: potential, Armour, AP, actual.
    for (potential, armour, ap, actual) in [(2, 1, 0, 1), (2, 1, 1, 2), (3, 3, 2, 2)] {
        let (play, _) = hit(potential, ap, target().figure("Armour", armour).figure("Size", 4), &[]);
        assert_eq!(play.model(play.blue(0)).damage, actual, "{potential} against {armour} with AP{ap}");
    }
}

#[test]
pub fn the_worked_examples_of_damage() {
    // dz.damage.result, examples 1 to 4: size, total, whether it lives.
    for (size, total, lives) in [(1, 1, true), (1, 2, false), (3, 3, true), (3, 4, false)] {
        let (play, _) = hit(total, 0, target().figure("Size", size), &[]);
        assert_eq!(play.is(play.blue(0), Mark::OnBoard), lives, "size {size}, total {total}");
    }
}

#[test]
pub fn the_worked_example_of_the_order_of_damage() {
    // dz.damage.order: 4, Tough -1, one success of an Energy Shield (2), Armour 2 less AP1.
    let target = target().figure("Size", 3).figure("Armour", 2);
    let target = target.with("dz.ability.tough", None).with("dz.item.energy-shield", Some(2));
    let (play, log) = hit(4, 1, target, &[6, 2]);
    assert_eq!(play.model(play.blue(0)).damage, 1);
    let damage = log.iter().find_map(|it| if let Event::Damaged { damage, .. } = it { Some(damage) } else { None });
    let terms: Vec<_> = damage.expect("damage").steps().map(|it| it.0.rule.name()).collect();
    let order = ["dz.ability.tough", "dz.item.energy-shield", "dz.damage.armour", "dz.ability.ap"];
    assert_eq!(terms, order, "in this order");
}

#[test]
pub fn the_worked_examples_of_tough_and_of_ap_that_adds_up() {
    // dz.ability.tough: potential 2, Armour 0.
    let (play, _) = hit(2, 0, target().with("dz.ability.tough", None), &[]);
    assert_eq!(play.model(play.blue(0)).damage, 1);
    // dz.ability.ap: an AP2 weapon with AP Ammo against Armour 4, which counts as 1.
    let shooter = fighter(1, 4, 1).armed(vec![gun(6, 2, &[])]).carrying("dz.item.ap-ammo", None);
    let mut play = position(vec![shooter], vec![target().figure("Armour", 4).figure("Size", 4)]).act();
    let target = play.blue(0);
    let order = Order::Shoot { means: Means::Action, weapon: 0, target, effect: false, ammo: Some(0) };
    play.give(0, order, &[5, 5, 5, 1, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(target).damage, 2, "three, less one");
}

#[test]
fn damage_up_to_size_injures_and_more_kills() {
    // dz.damage.states, dz.damage.result, dz.damage.kill, dz.team.vp-value
    let (play, _) = hit(2, 0, target().figure("Size", 2), &[]);
    assert!(play.is(play.blue(0), Mark::OnBoard) && play.model(play.blue(0)).damage == 2);
    let (play, log) = hit(3, 0, target().figure("Size", 2).figure("VPs", 3), &[]);
    assert!(play.is(play.blue(0), Mark::Dead));
    assert_eq!(play.state.sides[0].vps, 3, "the opponent of its owner scores");
    assert!(log.iter().any(|it| matches!(it, Event::Died { .. })));
    let (play, _) = hit(1, 0, target().hurt(1), &[]);
    assert!(play.is(play.blue(0), Mark::Dead), "earlier damage counts");
}

#[test]
pub fn tough_takes_one_off_before_armour() {
    // dz.ability.tough, dz.damage.order
    let (play, _) = hit(2, 9, target().figure("Armour", 2).with("dz.ability.tough", None), &[]);
    assert_eq!(play.model(play.blue(0)).damage, 1, "AP does not cancel it");
    let (_, log) = hit(1, 0, target().with("dz.item.energy-shield", Some(3)).with("dz.ability.tough", None), &[]);
    assert!(!log.iter().any(|it| matches!(it, Event::Shielded { .. })), "nothing left for the shield to roll for");
}

#[test]
pub fn energy_shields_absorb_and_may_break() {
    // dz.item.energy-shield, examples 1 and 2; dz.item.equipment
    let shielded = || target().figure("Size", 3).with("dz.item.energy-shield", Some(3));
    let (play, _) = hit(2, 0, shielded(), &[1, 1, 7]);
    assert_eq!(
        (play.model(play.blue(0)).damage, play.model(play.blue(0)).shields_lost),
        (1, 1),
        "absorbs 1, destroyed"
    );
    let (play, _) = hit(2, 0, shielded(), &[1, 6, 3]);
    assert_eq!((play.model(play.blue(0)).damage, play.model(play.blue(0)).shields_lost), (1, 0));
    // One of the profile and one carried: both roll, and the carried one is discarded when it breaks.
    let two = shielded().carrying("dz.item.energy-shield", Some(2));
    let (play, _) = hit(3, 0, two, &[6, 3, 3, 1, 2]);
    assert_eq!(play.model(play.blue(0)).damage, 2);
    assert_eq!(play.model(play.blue(0)).items, [None; 3]);
}

#[test]
pub fn the_vulnerable_and_the_poisoned_die_of_any_damage() {
    // dz.ability.vulnerable, dz.ability.toxic
    let (play, _) = hit(1, 0, target().figure("Size", 4).with("dz.ability.vulnerable", None), &[]);
    assert!(play.is(play.blue(0), Mark::Dead));
    let poison = || fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.toxic", None)])]);
    for (ability, dies) in [("dz.ability.tenacious", true), ("dz.ability.construct", false)] {
        let big = target().figure("Size", 4).with(ability, None);
        let mut play = position(vec![poison()], vec![big]).act();
        play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(play.is(play.blue(0), Mark::Dead), dies, "{ability}");
    }
}

#[test]
pub fn life_support_heals_once() {
    // dz.ability.life-support
    let guard = || target().figure("Size", 2).with("dz.ability.life-support", None);
    let (play, _) = hit(2, 0, guard().hurt(0), &[]);
    let model = play.model(play.blue(0));
    assert!(model.damage == 0 && model.is(Mark::LifeSupportUsed));
    let (play, _) = hit(3, 0, guard(), &[]);
    assert!(play.is(play.blue(0), Mark::Dead), "it brings nobody back");
}

#[test]
pub fn volatile_weapons_are_checked_when_damage_reaches_the_armour() {
    // dz.ability.volatile
    let torch = || target().figure("Armour", 1).armed(vec![gun(3, 0, &[("dz.ability.volatile", None)])]);
    let (play, _) = hit(1, 0, torch(), &[1]);
    let model = play.model(play.blue(0));
    assert!(model.is(Mark::Burning) && model.weapons_lost == 1, "armour alone kept it from injury");
    let (play, _) = hit(1, 0, torch(), &[2]);
    assert!(!play.is(play.blue(0), Mark::Burning));
    let (_, log) = hit(1, 0, torch().with("dz.ability.tough", None), &[]);
    assert!(!log.iter().any(|it| matches!(it, Event::VolatileRolled { .. })), "Tough absorbed everything");
}

#[test]
pub fn shields_of_walkers_and_defenders_are_armour() {
    // dz.ability.walker-shield, dz.item.defender-shield
    let (play, _) = hit(1, 0, target().with("dz.ability.walker-shield", None), &[]);
    assert_eq!(play.model(play.blue(0)).damage, 0);
    let bearer = fighter(4, 4, 1).at(256).with("dz.item.defender-shield", None);
    for (size, damage) in [(2, 0), (3, 1)] {
        let beside = target().figure("Size", size);
        let mut play = position(vec![fighter(1, 4, 1)], vec![beside, bearer.clone()]).act();
        // One success of five dice against three failures: the bearer does not stand in the way.
        play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(play.model(play.blue(0)).damage, damage, "size {size}");
    }
}

#[test]
fn a_dead_model_leaves_its_plus_items_behind() {
    // dz.item.dead
    let laden = target().carrying("dz.item.ammo", None);
    let (play, _) = hit(2, 0, laden, &[]);
    assert_eq!(play.state.counters.len(), 1);
    assert_eq!(play.state.counters[0].item, Some(Item::Ammo));
    let (play, _) = hit(2, 0, target().carrying("dz.item.holo-sight", None), &[]);
    assert!(play.state.counters.is_empty(), "a Holo-Sight does not drop");
}
