//! Sentry Guns, bikes and swapping (`dz.item.sentry-gun`, `dz.item.mono-wheel`, `dz.item.swap`).

use battle::{Battle, Seat, System, replay};
use catalogue::RuleId;
use deadzone::{Ability, Deadzone, Event, Extra, Face, Gun, Item, Mark, Means, ModelId, Order, Pace, Spots, Step};
use dice::{Scripted, Seeded};

use crate::support::{Fighter, Play, cell, dice, fighter, fire_for_effect, going, position, rolled, shoot};

fn engineer() -> Fighter {
    fighter(2, 2, 1).with("dz.ability.engineer", None).carrying("dz.item.sentry-gun", None)
}

#[test]
fn an_engineer_emplaces_a_sentry_gun() {
    // dz.item.sentry-gun: a SPECIAL; then a model that shoots once a round, without command dice, and is never moved.
    let blue = || vec![fighter(5, 2, 1), fighter(8, 7, 1), fighter(8, 6, 1)];
    let mut play = position(vec![engineer()], blue()).results(&[Face::Dice, Face::PlusModel], &[]).act();
    let emplace = Order::Emplace { gun: Gun::Carried(play.red(0), 0), at: Spots(1) };
    play.give(0, emplace, &[]);
    let gun = play.state.on_board().find(|it| play.state.card(*it).extra == Some(Extra::SentryGun)).expect("a gun");
    assert!(play.model(play.red(0)).items == [None; 3] && !play.is(gun, Mark::Activated));
    play.give(0, Order::Done, &[]);
    assert!(matches!(play.step(), Step::Turn(_)), "no +1 Model for a gun");
    play.give(1, Order::Activate { model: play.blue(1) }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: gun }, &[]);
    let far = shoot(play.blue(0));
    play.give(0, far, &[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(play.is(gun, Mark::Activated), "one SHOOT, and no Dice result was asked for");
    let soldier = fighter(2, 2, 1).carrying("dz.item.sentry-gun", None);
    let mut play = position(vec![soldier], blue()).act();
    assert_eq!(play.refused(emplace), "dz.item.sentry-gun", "only an Engineer");
}

#[test]
fn it_is_packed_up_again() {
    // dz.item.sentry-gun: a SPECIAL of an Engineer in the cube, into his hands or onto the ground.
    let second = fighter(2, 2, 1).with("dz.ability.engineer", None);
    let mut play = position(vec![engineer(), second], vec![fighter(8, 7, 1), fighter(8, 6, 1)]).act();
    play.give(0, Order::Emplace { gun: Gun::Carried(play.red(0), 0), at: Spots(1) }, &[]);
    let gun = play.state.on_board().find(|it| play.state.card(*it).extra == Some(Extra::SentryGun)).expect("a gun");
    assert_eq!(play.refused(Order::Pack { gun, carry: true }), "dz.action.once");
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    play.give(0, Order::Pack { gun, carry: true }, &[]);
    assert_eq!(play.model(play.red(1)).items[0], Some(Item::SentryGun));
    assert!(!play.state.is_on_board(gun) && !play.is(gun, Mark::Dead));
}

const RIFLE: &str = "dz.weapon.enforcers.laser-rifle";
const SHOTGUN: &str = "dz.weapon.enforcers.combat-shotgun";
const PISTOL: &str = "dz.weapon.enforcers.pistol";

/// A gun with one of the Small Arms.
fn armed(weapon: &str) -> Item {
    Item::ArmedGun(RuleId::find(weapon).expect("a weapon of the catalogue"))
}

/// An Engineer with the gun that this was bought for; with a plain one for none.
fn gunner(column: u8, row: u8, weapon: Option<&str>) -> Fighter {
    let item = weapon.unwrap_or("dz.item.sentry-gun");
    fighter(column, row, 1).with("dz.ability.engineer", None).carrying(item, None)
}

fn emplace(play: &mut Play, gun: Gun, spot: u16) -> ModelId {
    let there: Vec<ModelId> = play.state.on_board().collect();
    play.give(play.asked(), Order::Emplace { gun, at: Spots(spot) }, &[]);
    play.state.on_board().find(|it| !there.contains(it)).expect("a gun")
}

/// A gun that has just been emplaced at 1-3 and is activated, and the enemy at whom it shoots.
fn emplaced(weapon: Option<&str>, enemy: Fighter) -> (Play, ModelId, ModelId) {
    let blue = vec![enemy, fighter(8, 7, 1), fighter(8, 6, 1)];
    let mut play = position(vec![gunner(1, 3, weapon)], blue).act();
    let carried = Gun::Carried(play.red(0), 0);
    let gun = emplace(&mut play, carried, 1);
    play.give(0, Order::Done, &[]);
    next(&mut play, ModelId(3));
    play.give(0, Order::Activate { model: gun }, &[]);
    let enemy = play.blue(0);
    (play, gun, enemy)
}

/// Somebody is activated and does nothing.
fn next(play: &mut Play, model: ModelId) {
    play.give(play.state.seat(model).0, Order::Activate { model }, &[]);
    play.give(play.state.seat(model).0, Order::Done, &[]);
}

/// What a model is armed with: name, range and abilities.
fn weapons(play: &Play, model: ModelId) -> Vec<(&str, Option<u8>, Vec<Ability>)> {
    let all = play.state.profile(model).weapons.iter();
    all.map(|it| (it.name.as_str(), it.range, it.abilities.iter().collect())).collect()
}

#[test]
fn a_gun_shoots_with_the_weapon_that_was_bought_for_it() {
    // dz.unit.items.sentry-gun: it takes the place of the Heavy Rifle, with its own range and abilities.
    let (mut play, gun, far) = emplaced(None, fighter(8, 3, 1));
    assert_eq!(weapons(&play, gun), [("Heavy Rifle (Sentry Gun)", Some(8), vec![Ability::WeightOfFire])]);
    assert_eq!(play.refused(fire_for_effect(far)), "dz.ability.rapid-fire");
    let log = play.give(0, shoot(far), &[1; 9]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2", "and one rolled again: Weight of Fire (1)");

    let (mut play, gun, far) = emplaced(Some(RIFLE), fighter(8, 3, 1));
    assert_eq!(play.refused(shoot(far)), "dz.shoot.range", "seven cubes are too far for a Laser Rifle");
    assert_eq!(weapons(&play, gun), [("Laser Rifle", Some(6), vec![Ability::RapidFire])]);
    assert_eq!(play.state.profile(gun).name, "Sentry Gun [Laser Rifle]");
    let (mut play, gun, near) = emplaced(Some(RIFLE), fighter(7, 3, 1));
    let log = play.give(0, shoot(near), &[1; 8]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2", "and none rolled again");
    assert!(play.is(gun, Mark::Activated), "one SHOOT");
    let (mut play, _, near) = emplaced(Some(RIFLE), fighter(7, 3, 1));
    let log = play.give(0, fire_for_effect(near), &[1; 9]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 ffe+1", "Rapid Fire");

    let (mut play, gun, near) = emplaced(Some(SHOTGUN), fighter(3, 3, 1).figure("Armour", 2));
    assert_eq!(weapons(&play, gun), [("Combat Shotgun", Some(2), vec![Ability::Knockback])]);
    play.give(0, shoot(near), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!((play.at(near), play.at(gun)), ((4, 3, 1), (1, 3, 1)), "Knockback");
}

#[test]
fn a_weapon_marked_with_a_star_is_added_to_the_heavy_rifle() {
    // dz.team.weapon-upgrade, dz.weapon.enforcers.pistol: it replaces no weapon, and a gun shoots once with either.
    let (mut play, gun, far) = emplaced(Some(PISTOL), fighter(8, 3, 1));
    let rifle = ("Heavy Rifle (Sentry Gun)", Some(8), vec![Ability::WeightOfFire]);
    assert_eq!(weapons(&play, gun), [rifle, ("Pistol", Some(3), vec![])]);
    let with_pistol = Order::Shoot { means: Means::Action, weapon: 1, target: far, effect: false, ammo: None };
    assert_eq!(play.refused(with_pistol), "dz.shoot.range");
    play.give(0, shoot(far), &[1; 9]);
    assert!(play.is(gun, Mark::Activated));
}

#[test]
fn every_gun_is_emplaced_with_its_own_weapon() {
    // dz.item.sentry-gun: a plain one and two others, in the hands of one Engineer.
    let engineer = gunner(2, 2, None).carrying(SHOTGUN, None).carrying(RIFLE, None);
    let engineer = engineer.with("dz.ability.scavenger", None);
    let helper = fighter(2, 2, 1).with("dz.ability.engineer", None);
    let mut play = position(vec![engineer, helper], vec![fighter(8, 7, 1), fighter(8, 6, 1)]).act();
    assert_eq!(play.model(play.red(0)).items, [Some(Item::SentryGun), Some(armed(SHOTGUN)), Some(armed(RIFLE))]);
    let names = |play: &Play| {
        let guns = play.state.on_board().filter(|it| play.state.is_gun(*it));
        guns.map(|it| play.state.profile(it).name.clone()).collect::<Vec<_>>()
    };
    let bearer = play.red(0);
    emplace(&mut play, Gun::Carried(bearer, 2), 1);
    assert_eq!(names(&play), ["Sentry Gun [Laser Rifle]"]);
    assert_eq!(play.model(bearer).items, [Some(Item::SentryGun), Some(armed(SHOTGUN)), None]);
    let enemy = play.blue(0);
    play.give(0, Order::Done, &[]);
    next(&mut play, enemy);
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    assert_eq!(play.refused(Order::Emplace { gun: Gun::Carried(bearer, 2), at: Spots(4) }), "dz.item.sentry-gun");
    emplace(&mut play, Gun::Carried(bearer, 0), 4);
    assert_eq!(names(&play), ["Sentry Gun", "Sentry Gun [Laser Rifle]"]);
}

#[test]
fn packed_up_and_emplaced_again_a_gun_keeps_its_weapon() {
    // dz.item.sentry-gun
    let helper = || fighter(2, 2, 1).with("dz.ability.engineer", None);
    let blue = vec![fighter(8, 7, 1), fighter(8, 6, 1), fighter(8, 5, 1)];
    for carry in [true, false] {
        let mut play = position(vec![gunner(2, 2, Some(SHOTGUN)), helper(), helper()], blue.clone()).act();
        let (bearer, second, third) = (play.red(0), play.red(1), play.red(2));
        let enemies = [play.blue(0), play.blue(1)];
        let gun = emplace(&mut play, Gun::Carried(bearer, 0), 1);
        play.give(0, Order::Done, &[]);
        next(&mut play, enemies[0]);
        play.give(0, Order::Activate { model: second }, &[]);
        play.give(0, Order::Pack { gun, carry }, &[]);
        assert!(!play.state.is_on_board(gun));
        let lies = play.state.counters.first().and_then(|it| it.item);
        let wanted = if carry { (Some(armed(SHOTGUN)), None) } else { (None, Some(armed(SHOTGUN))) };
        assert_eq!((play.model(second).items[0], lies), wanted);
        play.give(0, Order::Done, &[]);
        next(&mut play, enemies[1]);
        play.give(0, Order::Activate { model: third }, &[]);
        let from = if carry { Gun::Carried(second, 0) } else { Gun::Lying(0) };
        let again = emplace(&mut play, from, 1);
        assert_eq!(weapons(&play, again), [("Combat Shotgun", Some(2), vec![Ability::Knockback])]);
        assert!(!play.is(again, Mark::Activated), "it has not shot");
    }
}

#[test]
fn a_destroyed_gun_is_broken_whatever_its_weapon() {
    // dz.item.sentry-gun
    let mut play = position(vec![gunner(4, 4, Some(RIFLE))], vec![fighter(7, 4, 1), fighter(8, 7, 1)]).act();
    let bearer = play.red(0);
    let gun = emplace(&mut play, Gun::Carried(bearer, 0), 1);
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    play.give(1, shoot(gun), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(play.is(gun, Mark::Dead), "Vulnerable");
    assert_eq!(play.state.counters.first().and_then(|it| it.item), Some(Item::BrokenGun));
    assert_eq!(play.state.sides[1].vps, 0);
}

#[test]
fn who_takes_an_enemys_gun_emplaces_it_with_its_weapon() {
    // dz.item.sentry-gun: it joins the team of the Engineer who emplaces it. dz.damage.kill: it was left lying.
    let bearer = fighter(2, 2, 1).with("dz.ability.vulnerable", None).carrying(SHOTGUN, None);
    let thief = fighter(3, 2, 1).with("dz.ability.engineer", None);
    let mut play = position(vec![bearer, fighter(7, 2, 1)], vec![fighter(4, 2, 1), thief]).act();
    let (bearer, other, shooter, thief) = (play.red(0), play.red(1), play.blue(0), play.blue(1));
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: shooter }, &[]);
    play.give(1, shoot(bearer), &[5, 1, 1, 1, 1, 1]);
    assert!(play.is(bearer, Mark::Dead));
    assert_eq!(play.state.counters[0].item, Some(armed(SHOTGUN)));
    play.give(1, Order::Done, &[]);
    next(&mut play, other);
    play.give(1, Order::Activate { model: thief }, &[]);
    play.give(1, going(&play, thief, Pace::Move, &[(2, 2, 1)]), &[]);
    play.give(1, Order::PickUp { item: 0 }, &[]);
    play.give(1, Order::Stow { give_up: None, destroy: false }, &[]);
    assert_eq!(play.model(thief).items[0], Some(armed(SHOTGUN)));
    let gun = emplace(&mut play, Gun::Carried(thief, 0), 1);
    assert_eq!(play.state.seat(gun), Seat(1));
    assert_eq!(weapons(&play, gun), [("Combat Shotgun", Some(2), vec![Ability::Knockback])]);
}

#[test]
fn only_small_arms_are_for_guns() {
    // dz.unit.items.sentry-gun: weapon options: Small Arms.
    for (weapon, fits) in [(RIFLE, true), ("dz.weapon.enforcers.burst-laser", false), ("dz.team.knife", false)] {
        let setup = position(vec![gunner(2, 2, Some(weapon))], vec![fighter(8, 7, 1)]).setup();
        assert_eq!(Deadzone.start(&setup).is_ok(), fits, "{weapon}");
    }
}

#[test]
fn a_battle_with_such_guns_reads_back() {
    // dz.item.sentry-gun: emplaced, packed up and dropped again, with the orders that follow.
    let helper = fighter(2, 2, 1).with("dz.ability.engineer", None);
    let start = position(vec![gunner(2, 2, Some(RIFLE)), helper], vec![gunner(8, 7, Some(SHOTGUN)), fighter(8, 6, 1)]);
    let mut played = Battle::start(Deadzone, start.setup()).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut give = |order: Order| {
        let mut dice = Scripted::d8([]);
        played.give(order, &mut dice).map(|_| ()).unwrap_or_else(|why| panic!("{order:?}: {why}"));
        dice.expect_spent();
        played.state().on_board().find(|it| played.state().is_gun(*it))
    };
    let at = Spots(1);
    give(Order::Begin);
    give(Order::Activate { model: ModelId(0) });
    let gun = give(Order::Emplace { gun: Gun::Carried(ModelId(0), 0), at }).expect("a gun");
    give(Order::Done);
    give(Order::Activate { model: ModelId(3) });
    give(Order::Emplace { gun: Gun::Carried(ModelId(3), 0), at });
    give(Order::Done);
    give(Order::Activate { model: ModelId(1) });
    give(Order::Pack { gun, carry: true });
    assert_eq!(played.state().model(ModelId(1)).items[0], Some(armed(RIFLE)));
    let text = replay::write(&played, Vec::new());
    assert!(text.contains(RIFLE) && text.contains(SHOTGUN), "weapons by their names");
    let report = replay::verify(Deadzone, &text, false).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert!(report.hashes > 0);
    let again = replay::play(Deadzone, &replay::read(&text).expect("verified")).expect("verified");
    assert_eq!(again.state(), played.state());
}

#[test]
fn battles_by_chance_with_such_guns_read_back() {
    // dz.item.sentry-gun: whatever is offered is accepted, shown and replayed, guns of all kinds on both sides.
    let (mut emplaced, mut packed, mut broken) = (0, 0, 0);
    for seed in 0..12 {
        let red = vec![gunner(3, 3, Some(RIFLE)), gunner(3, 4, Some(PISTOL)), gunner(3, 5, None)];
        let blue = vec![gunner(6, 3, Some(SHOTGUN)), gunner(6, 4, Some(RIFLE)), gunner(6, 5, None)];
        let mut played = Battle::start(Deadzone, position(red, blue).setup()).expect("a battle");
        let mut dice = Seeded::from_u64(seed);
        while played.entries().len() < 150 {
            let mut orders = Vec::new();
            Deadzone.orders(played.state(), &mut orders);
            let guns = orders.iter().filter(|it| matches!(it, Order::Emplace { .. } | Order::Pack { .. }));
            let guns: Vec<Order> = guns.copied().collect();
            let some = if guns.is_empty() || dice.below(4) == 0 { orders } else { guns };
            let Some(order) = some.get(dice.below(some.len().max(1) as u32) as usize).copied() else { break };
            let _ = Deadzone.scene(&played.view(Some(Seat(0))));
            let entry = played.give(order, &mut dice).unwrap_or_else(|why| panic!("{seed}: {order:?}: {why}"));
            emplaced += u32::from(matches!(order, Order::Emplace { .. }));
            packed += u32::from(matches!(order, Order::Pack { .. }));
            broken +=
                entry.events.iter().filter(|it| matches!(it, Event::Dropped { item: Item::BrokenGun, .. })).count();
        }
        let text = replay::write(&played, Vec::new());
        replay::verify(Deadzone, &text, false).unwrap_or_else(|fault| panic!("{seed}: {fault:?}"));
    }
    assert!(emplaced > 50 && packed > 10 && broken > 10, "{emplaced} emplaced, {packed} packed up, {broken} broken");
}

#[test]
fn a_rider_is_a_vehicle() {
    // dz.item.mono-wheel: Speed 1-5 and Vehicle while it is carried; left behind with any MOVE where no enemy is.
    let rider = || fighter(2, 2, 1).carrying("dz.item.mono-wheel", None);
    let mut play = position(vec![rider()], vec![fighter(8, 7, 1)]).item((3, 2, 1), Some(Item::Ammo)).act();
    let me = play.red(0);
    assert!(play.state.has(me, Ability::Vehicle) && play.state.speed(me) == (Some(1), Some(5)));
    play.give(0, going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    assert_eq!(play.refused(Order::PickUp { item: 0 }), "dz.item.mono-wheel", "a rider picks nothing up");
    play.give(0, Order::Dismount, &[]);
    assert!(matches!(play.step(), Step::Act(_)) && !play.state.has(me, Ability::Vehicle), "at the end of a MOVE");
    assert!(play.state.counters.iter().any(|it| it.item == Some(Item::MonoWheel) && it.cell == cell(3, 2, 1)));
    let mut play = position(vec![rider()], vec![fighter(8, 7, 1)]).act();
    play.give(0, going(&play, me, Pace::Sprint, &[(3, 2, 1)]), &[]);
    assert!(play.state.has(me, Ability::Vehicle) && !matches!(play.step(), Step::PickUp(_)), "not of a SPRINT");
    let mut play = position(vec![rider()], vec![fighter(8, 7, 1)]).act();
    play.give(0, Order::Dismount, &[]);
    assert!(!play.state.has(me, Ability::Vehicle) && play.state.counters[0].item == Some(Item::MonoWheel));
    assert_eq!(play.refused(going(&play, me, Pace::Move, &[(3, 2, 1)])), "dz.action.once", "it was a MOVE");
    let mut play = position(vec![rider()], vec![fighter(2, 2, 1)]).act();
    assert_eq!(play.refused(Order::Dismount), "dz.item.mono-wheel");
}

#[test]
pub fn items_change_hands_where_they_could_be_picked_up() {
    // dz.item.swap: to a friend in the cube; who cannot carry more gives one back or drops one.
    let giver = || fighter(2, 2, 1).carrying("dz.item.medi-pack", None);
    let mut play = position(vec![giver(), fighter(3, 2, 1)], vec![fighter(8, 7, 1)]).act();
    let (me, friend) = (play.red(0), play.red(1));
    play.give(0, going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    assert_eq!(play.step(), &Step::PickUp(me));
    play.give(0, Order::Give { item: 0, to: friend }, &[]);
    assert_eq!((play.model(me).items[0], play.model(friend).items[0]), (None, Some(Item::MediPack)));
    let laden = || fighter(3, 2, 1).carrying("dz.item.ammo", None);
    for (back, mine, lies) in [(true, Some(Item::Ammo), 0), (false, None, 1)] {
        let mut play = position(vec![giver(), laden()], vec![fighter(8, 7, 1)]).act();
        play.give(0, going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
        play.give(0, Order::Give { item: 0, to: friend }, &[]);
        play.give(0, Order::Exchange { item: 0, back }, &[]);
        assert_eq!(play.model(friend).items[0], Some(Item::MediPack));
        assert_eq!((play.model(me).items[0], play.state.counters.len()), (mine, lies));
    }
    let beast = fighter(3, 2, 1).with("dz.ability.beast", None);
    let mut play = position(vec![giver(), beast], vec![fighter(8, 7, 1)]).act();
    play.give(0, going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    assert!(matches!(play.step(), Step::Act(_)), "a Beast is no partner");
}
