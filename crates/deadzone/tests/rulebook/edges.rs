//! The nearest cases on the other side of a rule: what one would not notice until it happens at the table.

use battle::{Seat, System};
use deadzone::{Deadzone, Event, Face, Item, Mark, Means, Order, Pace, Spots, Step, Thrown};
use dice::Scripted;
use table::lattice::{Opening, Side};

use crate::support::{
    Fighter, blade, cell, deck, dice, fight, fighter, fire_for_effect, going, gun, lob, position, rolled, shoot, wall,
};

fn armed(column: u8, row: u8, abilities: &[(&str, Option<i32>)]) -> Fighter {
    fighter(column, row, 1).armed(vec![gun(6, 0, abilities), blade(0, abilities)])
}

#[test]
pub fn smoke_then_fire_then_standing_up() {
    // dz.turn.start-order, dz.ability.smokescreen: raised by a model that burns and lies pinned, once a game.
    let screened = fighter(3, 3, 1).burning().pinned().with("dz.ability.smokescreen", None);
    let mut play = position(vec![screened, fighter(1, 2, 1)], vec![fighter(6, 6, 1)]).start();
    let me = play.red(0);
    play.give(0, Order::Activate { model: me }, &[]);
    assert_eq!(play.step(), &Step::Start(me));
    play.give(0, Order::Smokescreen, &[4, 1, 1, 5, 1, 1]);
    assert!(play.state.smoke.has(cell(3, 3, 1)) && !play.state.toxic.has(cell(3, 3, 1)));
    assert!(!play.is(me, Mark::Burning) && play.is(me, Mark::Pinned), "the fire before STAND UP");
    assert_eq!(play.refused(shoot(play.blue(0))), "dz.action.pinned-first");
    assert_eq!(play.refused(Order::Smokescreen), "dz.ability.ink-sac", "not again");
}

#[test]
fn after_an_activation_that_fire_ended_a_second_model_may_follow() {
    // dz.state.on-fire, dz.command.plus-model
    let team = vec![fighter(3, 3, 1).burning().figure("Size", 2), fighter(1, 2, 1)];
    let mut play = position(team, vec![fighter(6, 6, 1)]).results(&[Face::PlusModel], &[]).start();
    play.give(0, Order::Activate { model: play.red(0) }, &[4, 1, 1, 1, 1, 1]);
    assert_eq!(play.step(), &Step::Another(Seat(0)));
}

#[test]
pub fn dice_results_help_against_fire_and_walls_but_not_a_dash() {
    // dz.command.dice, dz.test.blank
    let mut play =
        position(vec![fighter(3, 3, 1).burning()], vec![fighter(6, 6, 1)]).results(&[Face::Dice], &[]).start();
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
    let log = play.give(0, Order::AddDice { count: 1 }, &[1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(rolled(&log).1.dice.total(), 4);
    let knocker = armed(5, 2, &[("dz.ability.knockback", None), ("dz.ability.non-lethal", None)]);
    let mut play = position(vec![knocker], vec![fighter(8, 2, 1)]).results(&[], &[Face::Dice]).act();
    play.give(0, shoot(play.blue(0)), &[]);
    play.give(1, Order::AddDice { count: 0 }, &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(matches!(play.step(), Step::Contest(_)), "the wall");
    play.give(1, Order::AddDice { count: 1 }, &[1, 1, 1, 5, 1, 1, 1]);
    // A target with Survive - rolls nothing, and nothing is added.
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).figure("Survive", None)])
        .results(&[], &[Face::Dice])
        .act();
    play.give(0, shoot(play.blue(0)), &[1; 5]);
    assert_eq!(play.state.results(Seat(1), Face::Dice), 1);
}

#[test]
fn a_partial_floor_lets_small_models_up_and_a_full_one_nobody() {
    // dz.move.climb: by a ladder in the cube.
    for (size, partial, climbs) in [(2, true, true), (3, true, false), (1, false, false)] {
        let mut tower = position(vec![fighter(4, 3, 1).figure("Size", size)], vec![fighter(7, 7, 1)]);
        tower = tower.decks(vec![deck((4, 3, 2), (4, 3, 2), partial)]);
        tower.map.ladders = vec![cell(4, 3, 1)];
        let mut play = tower.act();
        let order = going(&play, play.red(0), Pace::Move, &[(4, 3, 2)]);
        if climbs {
            play.give(0, order, &[]);
        } else {
            let rule = if partial { "dz.move.gap" } else { "dz.move.climb" };
            assert_eq!(play.refused(order), rule, "size {size}");
        }
    }
}

#[test]
fn a_jump_pack_drops_and_goes_on() {
    // dz.item.jump-pack
    let jumper = fighter(3, 3, 3).with("dz.item.jump-pack", None);
    let roof = vec![deck((3, 3, 3), (3, 3, 3), false)];
    let mut play = position(vec![jumper], vec![fighter(7, 7, 1)]).decks(roof).act();
    play.give(0, going(&play, play.red(0), Pace::Sprint, &[(4, 3, 1), (5, 3, 1)]), &[]);
    assert!(play.at(play.red(0)) == (5, 3, 1) && !play.is(play.red(0), Mark::Pinned));
}

#[test]
fn who_lies_behind_a_low_wall_is_not_seen_nor_who_stands_in_smoke() {
    // dz.shoot.los: a pinned model is a fifth of a cube high, a standing one of size 1 nearly half.
    let low = |target: Fighter| {
        position(vec![fighter(1, 4, 1)], vec![target]).walls(vec![wall((4, 4, 1), Side::East, Opening::Large)]).act()
    };
    let mut play = low(fighter(5, 4, 1).pinned());
    assert_eq!(play.refused(shoot(play.blue(0))), "dz.shoot.los");
    let mut play = low(fighter(5, 4, 1));
    play.give(0, shoot(play.blue(0)), &[1; 6]);
    let mut play = position(vec![fighter(3, 4, 1)], vec![fighter(6, 4, 1)]).act();
    play.state.smoke.insert(cell(3, 4, 1));
    assert_eq!(play.refused(shoot(play.blue(0))), "dz.shoot.los", "out of smoke nobody sees");
}

#[test]
fn a_construct_thrown_among_enemies_fights_as_one_that_moved_in() {
    // dz.faq.forced-entry: it is not pinned, so its owner chooses the enemy and it must FIGHT.
    let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(1))])]);
    let drone = fighter(4, 4, 1).with("dz.ability.construct", None);
    let red = vec![launcher, fighter(5, 4, 1), fighter(5, 4, 1)];
    let mut play = position(red, vec![drone]).act();
    let drone = play.blue(0);
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[1, 1, 1, 1, 3]);
    assert_eq!(play.step(), &Step::MustFight(drone));
    assert_eq!(Deadzone.decision(&play.state).map(|it| it.seat), Some(Seat(1)), "its owner chooses");
    play.give(1, fight(play.red(2)), &[]);
    let log = play.give(0, Order::Evade, &[1; 8]);
    assert_eq!(dice(rolled(&log).0), "3 moved+1");
}

#[test]
fn who_cannot_fight_cannot_fight_back() {
    // dz.fight.blank
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1).figure("Fight", None)]).act();
    let log = play.give(0, fight(play.blue(0)), &[1; 6]);
    assert_eq!(rolled(&log).1.dice.total(), 3, "it was not asked: it evades");
}

#[test]
fn a_fighter_picks_among_his_weapons_and_a_winner_uses_his() {
    // dz.fight.weapon: AP and Knockback of who fought back and won.
    let two = fighter(3, 3, 1).armed(vec![blade(0, &[]), blade(2, &[("dz.ability.knockback", None)])]);
    let mut play = position(vec![fighter(3, 3, 1).figure("Armour", 2).figure("Size", 3)], vec![two]).act();
    let me = play.red(0);
    play.give(0, fight(play.blue(0)), &[]);
    let mut answers = Vec::new();
    Deadzone.orders(&play.state, &mut answers);
    assert_eq!(answers, [Order::Evade, Order::FightBack { weapon: 0 }, Order::FightBack { weapon: 1 }]);
    play.give(1, Order::FightBack { weapon: 1 }, &[1, 1, 1, 1, 5, 5, 1]);
    assert!(play.model(me).damage == 2 && matches!(play.step(), Step::Throw(_)), "AP2, and it is knocked away");
}

#[test]
fn the_one_attacked_counts_his_friends_and_the_wounds_too() {
    // dz.fight.mod.friends, dz.fight.mod.injured, dz.fight.mod.larger: for both alike.
    let blue = vec![fighter(3, 3, 1).figure("Size", 2), fighter(3, 3, 1)];
    let mut play = position(vec![fighter(3, 3, 1).hurt(1)], blue).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1; 9]);
    assert_eq!((dice(rolled(&log).0), dice(rolled(&log).1)), ("3".into(), "3 friends+1 injured+1 larger+1".into()));
}

#[test]
fn a_grenade_bounces_off_a_wall() {
    // dz.state.scatter-blocked
    let thrower = fighter(2, 4, 1).carrying("dz.item.frag-grenade", None);
    let walls = (3..=5).map(|row| wall((4, row, 1), Side::East, Opening::Blocked)).collect();
    let mut play = position(vec![thrower], vec![fighter(4, 4, 1)]).walls(walls).act();
    let log = play.give(0, lob(Thrown::Item(0), (4, 4, 1)), &[1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 7]);
    assert!(log.iter().any(|it| matches!(it, Event::Burst { cell: at, .. } if *at == cell(4, 4, 1))));
}

#[test]
fn directly_above_or_below_the_attacker_chooses_any_way() {
    // dz.state.away: the same stack.
    let knocker = fighter(4, 4, 2).armed(vec![gun(8, 0, &[("dz.ability.knockback", None)])]);
    let roof = vec![deck((4, 4, 2), (4, 4, 2), true)];
    let mut play = position(vec![knocker.at(4)], vec![fighter(4, 4, 1).at(64).figure("Armour", 3)]).decks(roof).act();
    play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1, 1]);
    assert!(matches!(play.step(), Step::Throw(_)));
    play.give(0, Order::ThrowTo { wind: 7 }, &[]);
    assert_eq!(play.at(play.blue(0)), (3, 3, 1));
}

#[test]
fn nothing_is_picked_up_among_enemies_and_at_each_cube_of_a_sprint() {
    // dz.item.pick-up
    let items = |place: crate::support::Position| {
        place.item((4, 3, 1), Some(Item::Ammo)).item((4, 3, 1), Some(Item::MediPack)).item((5, 3, 1), Some(Item::Ammo))
    };
    let mut play = items(position(vec![fighter(3, 3, 1)], vec![fighter(4, 3, 1).figure("Size", 3)])).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
    play.give(1, Order::Evade, &[1; 8]);
    assert!(matches!(play.step(), Step::Act(_)), "an enemy is there");
    let mut play = items(position(vec![fighter(3, 3, 1)], vec![fighter(7, 7, 1)])).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Sprint, &[(4, 3, 1), (5, 3, 1)]), &[]);
    play.give(0, Order::PickUp { item: 1 }, &[]);
    play.give(0, Order::Stow { give_up: None, destroy: false }, &[]);
    assert_eq!((play.step(), play.at(me)), (&Step::PickUp(me), (5, 3, 1)), "and on to the next");
    assert_eq!(play.model(me).items[0], Some(Item::MediPack), "which one, the mover chose");
    // A MOVE spent repositioning allows it too.
    let mut play = items(position(vec![fighter(4, 3, 1).at(16)], vec![fighter(7, 7, 1)])).act();
    play.give(0, Order::Move { pace: Pace::Move, way: deadzone::Way::default(), at: Spots(1) }, &[]);
    assert_eq!(play.step(), &Step::PickUp(me));
}

#[test]
fn a_stun_grenade_spares_nobody() {
    // dz.item.stun-grenade: friends too, and its thrower, whose activation ends; not those who have acted.
    let thrower = fighter(3, 4, 1).carrying("dz.item.stun-grenade", None);
    let red = vec![thrower, fighter(3, 4, 1), fighter(1, 2, 1)];
    let mut play = position(red, vec![fighter(4, 4, 1).activated(), fighter(8, 7, 1)]).act();
    // It misses and scatters west, back into the thrower's cube.
    play.give(0, lob(Thrown::Item(0), (4, 4, 1)), &[1, 1, 1, 7]);
    assert!(play.is(play.red(0), Mark::Activated) && play.is(play.red(1), Mark::Activated));
    assert!(play.state.active.is_none(), "his activation is over");
}

#[test]
pub fn below_half_only_the_trained_are_asked() {
    // dz.ability.combat-team-training
    for trained in [false, true] {
        let first = fighter(2, 2, 1);
        let first = if trained { first.with("dz.ability.combat-team-training", None) } else { first };
        let weak = || fighter(4, 4, 1).activated();
        let mut play = position(vec![first, weak(), weak(), weak()], vec![fighter(7, 7, 1).activated()]).start();
        for model in 1..5 {
            play.state.models[model].marks.set(Mark::OnBoard, false);
        }
        play.give(0, Order::Activate { model: play.red(0) }, &[]);
        play.give_with(0, Order::Done, Scripted::d6([1; 6]));
        let mut asked = Vec::new();
        while let Step::Reroll(seat) = *play.step() {
            asked.push(seat);
            play.give(play.asked(), Order::Reroll { dice: [0; 6] }, &[]);
        }
        assert_eq!(asked.contains(&Seat(0)), trained);
    }
}

#[test]
pub fn life_support_works_once() {
    // dz.ability.life-support
    let guard = fighter(4, 4, 1).figure("Size", 2).with("dz.ability.life-support", None);
    let mut play = position(vec![fighter(1, 4, 1)], vec![guard]).results(&[Face::Shoot], &[]).act();
    let target = play.blue(0);
    play.give(0, shoot(target), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(target).damage, 0);
    let again = Order::Shoot { means: Means::Result, weapon: 0, target, effect: false, ammo: None };
    play.give(0, again, &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(target).damage, 1, "the first injury used it up");
}

#[test]
pub fn ammunition_adds_a_die_to_a_normal_shot_only() {
    // dz.item.ammo, dz.item.ammo-limit
    let rapid = gun(6, 0, &[("dz.ability.rapid-fire", None)]);
    let shooter = || fighter(1, 4, 1).armed(vec![rapid.clone()]).carrying("dz.item.ammo", None);
    let mut play = position(vec![shooter()], vec![fighter(4, 4, 1)]).act();
    let target = play.blue(0);
    let with = |effect| Order::Shoot { means: Means::Action, weapon: 0, target, effect, ammo: Some(0) };
    assert_eq!(play.refused(with(true)), "dz.item.ammo", "not Firing for Effect");
    let log = play.give(0, with(false), &[1; 9]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 ammo+1");
    let torch =
        fighter(2, 4, 1).armed(vec![gun(3, 0, &[("dz.ability.it-burns", None)])]).carrying("dz.item.ammo", None);
    let mut play = position(vec![torch], vec![fighter(4, 4, 1)]).act();
    assert_eq!(play.refused(with(false)), "dz.item.ammo", "no modifiers there");
}

#[test]
pub fn a_solid_model_is_never_pinned() {
    // dz.ability.solid
    let rapid = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.rapid-fire", None)])]);
    let mut play = position(vec![rapid], vec![fighter(4, 4, 1).with("dz.ability.solid", None)]).act();
    play.give(0, fire_for_effect(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(!play.is(play.blue(0), Mark::Pinned));
}

#[test]
pub fn a_scavenger_carries_three_and_exchanges_one() {
    // dz.ability.scavenger, dz.item.carry
    let zee = fighter(3, 3, 1).with("dz.ability.scavenger", None);
    let mut play = position(vec![zee], vec![fighter(7, 7, 1)]).item((4, 3, 1), Some(Item::FragGrenade)).act();
    let me = play.red(0);
    play.state.models[0].items = [Some(Item::Ammo), Some(Item::MediPack), None];
    let mut fourth = play.state.clone();
    play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
    play.give(0, Order::PickUp { item: 0 }, &[]);
    play.give(0, Order::Stow { give_up: None, destroy: false }, &[]);
    assert_eq!(play.model(me).carried().count(), 3);
    fourth.models[0].items[2] = Some(Item::StunGrenade);
    play.state = fourth;
    play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
    play.give(0, Order::PickUp { item: 0 }, &[]);
    assert_eq!(play.refused(Order::Stow { give_up: None, destroy: false }), "dz.item.keep-drop-destroy");
    play.give(0, Order::Stow { give_up: Some(1), destroy: false }, &[]);
    assert_eq!(play.model(me).items, [Some(Item::Ammo), Some(Item::FragGrenade), Some(Item::StunGrenade)]);
    assert_eq!(play.state.counters[0].item, Some(Item::MediPack));
}

#[test]
pub fn a_non_combatant_neither_shoots_nor_throws_nor_strikes() {
    // dz.ability.non-combatant
    let medic = |column| fighter(column, 3, 1).with("dz.ability.non-combatant", None);
    let mut play = position(vec![medic(3).carrying("dz.item.frag-grenade", None)], vec![fighter(5, 3, 1)]).act();
    assert_eq!(play.refused(shoot(play.blue(0))), "dz.test.blank");
    assert_eq!(play.refused(lob(Thrown::Item(0), (5, 3, 1))), "dz.test.blank");
    play.give(0, going(&play, play.red(0), Pace::Sprint, &[(4, 3, 1), (5, 3, 1)]), &[]);
    let log = play.give(1, Order::Evade, &[1; 3]);
    assert_eq!(rolled(&log).0.successes, 0, "it must fight, and scores nothing");
    let mut play = position(vec![fighter(3, 3, 1)], vec![medic(3)]).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 2, 1)]), &[]);
    assert_eq!(play.at(play.red(0)), (3, 2, 1), "nobody was asked");
}

#[test]
pub fn a_volatile_weapon_is_lost_and_boomer_only_burns() {
    // dz.ability.volatile
    let torch = fighter(4, 4, 1).figure("Armour", 1).armed(vec![gun(6, 0, &[("dz.ability.volatile", None)])]);
    let mut play = position(vec![fighter(1, 4, 1)], vec![torch, fighter(8, 7, 1)]).act();
    let bearer = play.blue(0);
    play.give(0, shoot(bearer), &[5, 1, 1, 1, 1, 1, 1, 1, 1]);
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: bearer }, &[1, 1, 1, 1, 1, 1]);
    assert_eq!(play.refused(shoot(play.red(0))), "dz.ability.volatile");
    let boomer = fighter(4, 4, 1).figure("Armour", 1).with("dz.ability.volatile", None);
    let mut play = position(vec![fighter(1, 4, 1)], vec![boomer]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(play.is(play.blue(0), Mark::Burning) && play.model(play.blue(0)).weapons_lost == 0);
}

#[test]
pub fn generators_cover_foe_and_bearer_add_up_and_break() {
    // dz.ability.shield-generator
    let generator = |spots| fighter(4, 4, 1).at(spots).with("dz.ability.shield-generator", Some(2));
    // A foe in the cube: red shoots blue, and a generator of red's stands beside; friends hinder.
    let mut play = position(vec![fighter(1, 4, 1), generator(256)], vec![fighter(4, 4, 1).at(1)]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 6, 2]);
    assert_eq!(play.model(play.blue(0)).damage, 0, "friend or foe");
    // Two of them: each rolls, and their successes add up; one breaks.
    let blue = vec![fighter(4, 4, 1).at(1).figure("Size", 2), generator(256), generator(64)];
    let mut play = position(vec![fighter(1, 4, 1)], blue).act();
    play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1, 6, 2, 1, 2]);
    assert_eq!(play.model(play.blue(0)).damage, 2);
    assert_eq!([1, 2].map(|it| play.model(play.blue(it)).shields_lost != 0), [false, true]);
    // The bearer itself.
    let mut play = position(vec![fighter(1, 4, 1)], vec![generator(16)]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, 7, 2]);
    assert_eq!(play.model(play.blue(0)).damage, 0);
}

#[test]
fn a_defender_shield_is_armour_for_one_at_a_time() {
    // dz.item.defender-shield: carried as an item, for a bearer of any size, lowered by AP, and never twice.
    let bearer = || fighter(4, 4, 1).figure("Size", 3).carrying("dz.item.defender-shield", None);
    for (ap, damage) in [(0, 1), (1, 2)] {
        let mut play = position(vec![fighter(1, 4, 1).armed(vec![gun(6, ap, &[])])], vec![bearer()]).act();
        play.give(0, shoot(play.blue(0)), &[5, 5, 1, 1, 1, 1, 1, 1]);
        assert_eq!(play.model(play.blue(0)).damage, damage, "AP{ap}");
    }
    let small = |spots| fighter(4, 4, 1).at(spots).carrying("dz.item.defender-shield", None);
    let mut play = position(vec![fighter(1, 4, 1)], vec![small(1), small(256)]).act();
    play.give(0, shoot(play.blue(0)), &[5, 5, 1, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(play.blue(0)).damage, 1, "one shield, not two");
}

#[test]
pub fn evading_is_a_move_like_any_other() {
    // dz.ability.evade: it leaves enemies behind, and starts a fight where it comes among them.
    let nimble = fighter(4, 4, 1).figure("Size", 2).with("dz.ability.evade", None);
    let red = vec![fighter(1, 4, 1), fighter(4, 5, 1)];
    let mut play = position(red, vec![nimble]).act();
    let target = play.blue(0);
    play.give(0, shoot(target), &[5, 1, 1, 1, 1, 1, 1, 1]);
    play.give(1, going(&play, target, Pace::Evade, &[(4, 5, 1)]), &[]);
    assert!(matches!(play.step(), Step::Contest(_)), "it came among enemies");
    let nimble = fighter(4, 4, 1).at(1).figure("Size", 1).with("dz.ability.evade", None).figure("Armour", 2);
    let red = vec![fighter(1, 4, 1), fighter(4, 4, 1).at(256)];
    let mut play = position(red, vec![nimble]).act();
    play.give(0, shoot(target), &[5, 1, 1, 1, 1, 1]);
    play.give(1, going(&play, target, Pace::Evade, &[(4, 5, 1)]), &[]);
    assert_eq!(play.step(), &Step::Leaving(target));
}

#[test]
pub fn a_tag_lasts_for_the_round_and_serves_every_carrier() {
    // dz.ability.tag
    let rifle = || armed(1, 4, &[("dz.ability.tag", None)]);
    let mut play = position(vec![rifle(), rifle()], vec![fighter(4, 4, 1), fighter(8, 7, 1)]).act();
    let target = play.blue(0);
    play.give(0, Order::Tag { weapon: 0, target }, &[]);
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(1) }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    let log = play.give(0, shoot(target), &[1; 9]);
    assert!(dice(rolled(&log).0).contains("tag+1"), "another carrier");
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: target }, &[]);
    play.give_with(1, Order::Done, Scripted::d6([1; 6]));
    assert!(!play.is(target, Mark::Tagged), "until the end of the round");
}

#[test]
pub fn an_indirect_shot_is_held_by_a_partial_floor() {
    // dz.ability.indirect: no roll for the floor, where it was aimed or where it scattered to.
    let mortar = || fighter(1, 4, 1).armed(vec![gun(8, 0, &[("dz.ability.indirect", Some(2))])]);
    let decks = || vec![deck((5, 4, 2), (5, 4, 2), true), deck((5, 3, 2), (5, 3, 2), true)];
    for (dice, lands) in [(vec![5, 5, 1, 1, 1], (5, 4, 2)), (vec![1, 1, 1, 1, 1, 1], (5, 3, 2))] {
        let mut play = position(vec![mortar()], vec![fighter(8, 7, 1)]).decks(decks()).act();
        let log = play.give(0, lob(Thrown::Weapon(0), (5, 4, 2)), &dice);
        let at = cell(lands.0, lands.1, lands.2);
        assert!(log.iter().any(|it| matches!(it, Event::Burst { cell, .. } if *cell == at)), "{lands:?}");
    }
}

#[test]
pub fn a_scavenger_may_part_with_an_old_item_for_a_new_one() {
    // dz.item.keep-drop-destroy: with a free hand too it chooses what it keeps.
    let zee = fighter(3, 3, 1).with("dz.ability.scavenger", None).carrying("dz.item.ammo", None);
    let mut play = position(vec![zee], vec![fighter(7, 7, 1)]).item((4, 3, 1), Some(Item::MediPack)).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
    play.give(0, Order::PickUp { item: 0 }, &[]);
    play.give(0, Order::Stow { give_up: Some(0), destroy: true }, &[]);
    assert_eq!(play.model(me).items, [Some(Item::MediPack), None, None]);
    assert!(play.state.counters.is_empty());
}
