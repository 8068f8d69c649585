//! What force does to a model on its way, in which order, and who chooses (`dz.state.forced-move`, `dz.faq.forced-entry`).

use battle::{System, outcomes};
use deadzone::{Deadzone, Event, Item, Mark, Order, Pace, Spots, Step, Thrown, Trap};
use dice::Scripted;
use table::lattice::{Opening, Side};

use crate::support::{
    Fighter, blade, cell, deck, dice, fighter, fire_for_effect, going, gun, lob, position, rolled, shoot, wall,
};

fn knocker(column: u8, row: u8, level: u8) -> Fighter {
    let abilities: &[(&str, Option<i32>)] = &[("dz.ability.knockback", None)];
    fighter(column, row, level).armed(vec![gun(8, 0, abilities), blade(0, abilities)])
}

fn listed(state: &deadzone::State) -> Vec<Order> {
    let mut orders = Vec::new();
    Deadzone.orders(state, &mut orders);
    orders
}

#[test]
fn knocked_among_enemies_as_it_leaves_it_fights_and_its_action_ends() {
    // dz.move.leave-fight; dz.item.pick-up: after the fight, if no enemy is left.
    let mover = fighter(3, 3, 1).figure("Armour", 2);
    let mut play =
        position(vec![mover], vec![knocker(3, 3, 1), fighter(3, 4, 1)]).item((3, 4, 1), Some(Item::Ammo)).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    play.give(1, Order::StrikeWith { model: play.blue(0), weapon: 1 }, &[5, 1, 1, 1, 1, 1]);
    play.give(1, Order::ThrowTo { wind: 4 }, &[]);
    play.give(1, Order::Evade, &[5, 5, 5, 1, 1, 1, 1]);
    assert!(play.is(play.blue(1), Mark::Dead));
    assert_eq!(play.step(), &Step::PickUp(me), "nobody is left there");
    play.give(0, Order::Decline, &[]);
    assert_eq!(play.step(), &Step::Act(me), "its MOVE is over");
    // Knocked where nobody is it goes on with its full movement.
    let mover = fighter(3, 3, 1).figure("Armour", 2);
    let mut play = position(vec![mover], vec![knocker(3, 3, 1)]).act();
    play.give(0, going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    play.give(1, Order::StrikeWith { model: play.blue(0), weapon: 1 }, &[5, 1, 1, 1, 1, 1]);
    play.give(1, Order::ThrowTo { wind: 4 }, &[]);
    assert_eq!(play.step(), &Step::GoOn { model: me, pace: Pace::Move });
    play.give(0, going(&play, me, Pace::Move, &[(3, 5, 1)]), &[]);
    assert_eq!(play.at(me), (3, 5, 1));
}

#[test]
pub fn a_leaver_who_is_killed_pinned_or_stunned_stays() {
    // dz.move.leave-fight, dz.ability.stun, dz.turn.activate
    let leaves = |weapon: &[(&str, Option<i32>)], blow: [u8; 6]| {
        let foe = fighter(3, 3, 1).armed(vec![gun(6, 0, &[]), blade(0, weapon)]);
        let mut play = position(vec![fighter(3, 3, 1), fighter(1, 2, 1)], vec![foe]).act();
        play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 2, 1)]), &[]);
        play.give(1, Order::StrikeWith { model: play.blue(0), weapon: 1 }, &blow);
        play
    };
    let play = leaves(&[], [5, 5, 1, 1, 1, 1]);
    assert!(play.is(play.red(0), Mark::Dead));
    let play = leaves(&[("dz.ability.stun", None)], [5, 1, 1, 1, 1, 1]);
    assert_eq!(play.at(play.red(0)), (3, 3, 1), "stunned: its activation ended at once");
    assert!(play.is(play.red(0), Mark::Activated) && play.state.active.is_none());
}

#[test]
pub fn who_disarms_a_trap_on_its_way_goes_no_further() {
    // dz.ability.engineer, dz.turn.activate
    let expert = fighter(3, 3, 1).with("dz.ability.engineer", None);
    let mut play = position(vec![expert, fighter(2, 2, 1)], vec![fighter(7, 7, 1)]).item((4, 3, 1), None).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Sprint, &[(4, 3, 1), (5, 3, 1)]), &[]);
    play.give_with(0, Order::PickUp { item: 0 }, Scripted::mixed([(16, 16)]));
    assert!(play.at(me) == (4, 3, 1) && play.is(me, Mark::Activated));
}

#[test]
fn the_owner_says_where_a_thrown_model_stands() {
    // dz.move.displace, dz.move.placement: near scenery, where sight may depend on it; any free spots.
    let thrown = |walls: Vec<deadzone::Wall>| {
        let mut play = position(vec![knocker(2, 4, 1)], vec![fighter(4, 4, 1).figure("Armour", 3)]).walls(walls).act();
        play.give_only(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
        play
    };
    let mut play = thrown(vec![wall((5, 4, 1), Side::East, Opening::Blocked)]);
    let target = play.blue(0);
    assert_eq!(play.step(), &Step::Place(target));
    assert_eq!(Deadzone.decision(&play.state).map(|it| it.seat), Some(battle::Seat(1)), "its owner");
    assert!(listed(&play.state).contains(&Order::TakePlace { at: Spots(256) }));
    assert_eq!(play.refused(Order::TakePlace { at: Spots(0b011) }), "dz.move.placement", "as many spots as its size");
    play.give_only(1, Order::TakePlace { at: Spots(2) }, &[]);
    assert!(
        play.at(target) == (5, 4, 1) && play.model(target).spots == Spots(2) && play.step() == &Step::Act(play.red(0))
    );
    assert!(!matches!(thrown(Vec::new()).step(), Step::Place(_)), "in the open nobody is asked");
}

#[test]
fn a_trap_that_a_thrown_model_reveals_waits_for_the_others() {
    // dz.item.booby-trap, dz.state.forced-move: two are thrown onto counters; the trap goes off when both have picked up.
    let gunner = fighter(2, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(1))])]);
    let mut play = position(vec![gunner], vec![fighter(5, 4, 1), fighter(5, 4, 1)])
        .item((5, 3, 1), Some(Item::BoobyTrap))
        .item((6, 4, 1), Some(Item::Ammo))
        .act();
    play.give(0, lob(Thrown::Weapon(0), (5, 4, 1)), &[1, 1, 1, 1, 1, 1, 1]);
    play.give(0, Order::TakeUp { due: 0 }, &[1, 3]);
    play.give(0, Order::TakeUp { due: 0 }, &[]);
    play.give(1, Order::PickUp { item: 0 }, &[]);
    assert_eq!(play.step(), &Step::PickUp(play.blue(1)), "the other comes first");
    assert!(play.at(play.blue(0)) == (5, 3, 1) && play.at(play.blue(1)) == (6, 4, 1));
    play.give(1, Order::Decline, &[5, 5, 5, 1, 1, 1]);
    assert!(play.is(play.blue(0), Mark::Dead), "then it explodes");
}

#[test]
pub fn a_trap_that_a_thrown_model_falls_into_waits_for_the_others() {
    // dz.ability.trap, dz.round.simultaneous: its owner says at once that it goes off; it does after the pick-up.
    let gunner = fighter(2, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(1))])]);
    let team = vec![fighter(5, 4, 1), fighter(5, 4, 1)];
    let mut play = position(vec![gunner], team).item((6, 4, 1), Some(Item::Ammo)).act();
    play.state.traps.push(Trap { cell: cell(5, 3, 1), seat: battle::Seat(0), dice: 3 });
    play.give(0, lob(Thrown::Weapon(0), (5, 4, 1)), &[1, 1, 1, 1, 1, 1, 1]);
    play.give(0, Order::TakeUp { due: 0 }, &[1, 3]);
    assert_eq!(play.step(), &Step::Tread(play.blue(0)));
    play.give(0, Order::Spring, &[]);
    play.give(0, Order::TakeUp { due: 1 }, &[]);
    assert_eq!(play.step(), &Step::PickUp(play.blue(1)), "pick-ups come first");
    assert!(play.state.traps.is_empty());
    play.give(1, Order::Decline, &[5, 5, 5, 1, 1, 1]);
    assert!(play.is(play.blue(0), Mark::Dead));
}

#[test]
pub fn an_agile_construct_that_a_trap_threw_climbs_no_more() {
    // dz.ability.agile, dz.ability.construct, dz.state.forced-move: the climb is part of the MOVE, and the throw ended it.
    let drone = fighter(4, 3, 1).at(16).figure("Size", 2).with("dz.ability.agile", None);
    let drone = drone.with("dz.ability.construct", None).at(0b000_011_000);
    let mut place = position(vec![drone, fighter(1, 2, 1)], vec![fighter(7, 7, 1)]).item((4, 3, 1), None);
    place = place.decks(vec![deck((4, 3, 2), (5, 3, 2), true)]);
    place.map.ladders = vec![cell(4, 3, 1), cell(5, 3, 1)];
    let mut play = place.act();
    let me = play.red(0);
    play.give(0, Order::Move { pace: Pace::Move, way: deadzone::Way::default(), at: Spots(0b011) }, &[]);
    assert_eq!(play.step(), &Step::PickUp(me));
    let mut climber = play.state.clone();
    play.give_with(0, Order::PickUp { item: 0 }, Scripted::mixed([(16, 16)]).then(8, [1, 1, 1, 1, 1, 1, 3]));
    assert!(play.at(me) == (5, 3, 1) && !play.is(me, Mark::Pinned));
    assert_eq!(play.step(), &Step::Act(me), "the MOVE is over, its activation is not");
    std::mem::swap(&mut play.state, &mut climber);
    play.give(0, Order::Decline, &[]);
    assert_eq!(play.step(), &Step::GoOn { model: me, pace: Pace::Agile }, "left where it is, it may climb");
}

#[test]
fn a_throw_ends_the_action_even_of_one_that_is_slammed_and_not_pinned() {
    // dz.item.booby-trap, dz.state.forced-move: a Construct reveals a trap half-way and is thrown against a wall.
    let drone = fighter(3, 3, 1).with("dz.ability.construct", None).figure("Size", 2);
    let walls = vec![wall((4, 3, 1), Side::North, Opening::Blocked)];
    let mut play =
        position(vec![drone, fighter(1, 2, 1)], vec![fighter(7, 7, 1)]).walls(walls).item((4, 3, 1), None).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Sprint, &[(4, 3, 1), (5, 3, 1)]), &[]);
    let burst = Scripted::mixed([(16, 16)]).then(8, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    play.give_with(0, Order::PickUp { item: 0 }, burst);
    assert_eq!(play.at(me), (4, 3, 1));
}

#[test]
pub fn bounced_off_a_full_partial_floor_it_is_where_it_was() {
    // dz.state.scatter-full, dz.state.forced-move, example 4: it falls into a cube full of its own side and scatters on;
    // a wall sends it back, and the floor is not rolled for again.
    let target = fighter(4, 2, 3).figure("Armour", 3);
    let full = fighter(5, 2, 2).figure("Size", 4);
    let decks = vec![deck((2, 2, 3), (4, 2, 3), false), deck((5, 2, 2), (5, 2, 2), true)];
    let walls = vec![wall((5, 2, 2), Side::North, Opening::Blocked)];
    let mut play = position(vec![knocker(2, 2, 3)], vec![target, full]).decks(decks).walls(walls).act();
    // The floor catches it (5); north, a wall; east and down; gravity five dice to three.
    let fall = [5, 1, 1, 1, 1, 1, 1, 1, 5, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1];
    play.give(0, shoot(play.blue(0)), &fall);
    assert_eq!(play.at(play.blue(0)), (6, 2, 1));
}

#[test]
pub fn smash_may_leave_the_target_where_it_is() {
    // dz.ability.smash
    let abilities: &[(&str, Option<i32>)] = &[("dz.ability.smash", None)];
    let hulk = fighter(2, 4, 1).armed(vec![gun(6, 0, abilities)]);
    let mut play = position(vec![hulk], vec![fighter(4, 4, 1).figure("Armour", 3)]).act();
    let target = play.blue(0);
    play.give(0, shoot(target), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(listed(&play.state).contains(&Order::Decline));
    play.give(0, Order::Decline, &[]);
    assert!(play.at(target) == (4, 4, 1) && !play.is(target, Mark::Pinned));
    // Knockback moves it in any case.
    let mut play = position(vec![knocker(3, 3, 1)], vec![fighter(3, 3, 1).figure("Armour", 3)]).act();
    play.give(0, crate::support::fight(play.blue(0)), &[]);
    play.give(1, Order::Evade, &[5, 1, 1, 1, 1, 1]);
    assert_eq!(play.refused(Order::Decline), "dz.state.away");
}

#[test]
pub fn a_model_evades_whatever_hit_it_if_it_stands_and_stayed() {
    // dz.ability.evade, with dz.shoot.ffe, dz.ability.suppression, dz.ability.knockback, dz.ability.it-burns
    let drone = || fighter(4, 4, 1).figure("Size", 2).with("dz.ability.evade", None).with("dz.ability.construct", None);
    let evades = |play: &crate::support::Play| matches!(play.step(), Step::GoOn { pace: Pace::Evade, .. });
    let with = |ability: &str, target: Fighter| {
        let shooter = fighter(1, 4, 1).armed(vec![gun(6, 0, &[(ability, None)])]);
        position(vec![shooter, fighter(1, 1, 1)], vec![target, fighter(5, 4, 1).figure("Size", 3)]).act()
    };
    let mut play = with("dz.ability.rapid-fire", drone());
    play.give(0, fire_for_effect(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(evades(&play), "a Construct is not pinned by Firing for Effect");
    let mut play = with("dz.ability.suppression", drone());
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(evades(&play));
    let soft = || fighter(4, 4, 1).figure("Size", 2).with("dz.ability.evade", None);
    let mut play = with("dz.ability.suppression", soft());
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(!evades(&play), "pinned");
    let mut play = with("dz.ability.knockback", soft());
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(evades(&play) && play.at(play.blue(0)) == (4, 4, 1), "no room behind it: it was not moved");
    let shooter = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.knockback", None)])]);
    let mut play = position(vec![shooter], vec![soft()]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(!evades(&play) && play.at(play.blue(0)) == (5, 4, 1), "the attack itself moved it");
    let mut play = with("dz.ability.it-burns", soft());
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1]);
    assert!(evades(&play) && play.is(play.blue(0), Mark::Burning), "a spray has a target too");
    let mut play = with("dz.ability.it-burns", soft());
    play.give(0, shoot(play.blue(0)), &[1; 6]);
    assert!(!evades(&play), "it was not hit");
}

#[test]
fn the_opponent_may_choose_one_that_lies_pinned() {
    // dz.faq.forced-entry: then both stand up and no fight happens; one that was not chosen stays down.
    let roof = || {
        let foes = vec![fighter(5, 2, 1), fighter(5, 2, 1).pinned(), fighter(5, 2, 1).pinned()];
        let jump = position(vec![fighter(4, 2, 3)], foes).decks(vec![deck((4, 2, 3), (4, 2, 3), false)]);
        let mut play = jump.act();
        play.give(0, going(&play, play.red(0), Pace::Move, &[(5, 2, 1)]), &[1; 8]);
        play
    };
    let mut play = roof();
    let me = play.red(0);
    assert_eq!(play.step(), &Step::Tumbled(me));
    assert_eq!(play.refused(Order::Raise { model: play.blue(0) }), "dz.faq.forced-entry", "it stands");
    assert!(listed(&play.state).contains(&Order::Raise { model: play.blue(2) }));
    play.give(1, Order::Raise { model: play.blue(2) }, &[]);
    assert_eq!([0, 1, 2].map(|it| play.is(play.blue(it), Mark::Pinned)), [false, true, false]);
    assert!(!play.is(me, Mark::Pinned) && play.model(me).damage == 0);
    // Where all lie pinned there is no fight in any case.
    let foes = vec![fighter(5, 2, 1).pinned()];
    let mut play = position(vec![fighter(4, 2, 3)], foes).decks(vec![deck((4, 2, 3), (4, 2, 3), false)]).act();
    let log = play.give(0, going(&play, me, Pace::Move, &[(5, 2, 1)]), &[1; 8]);
    assert_eq!(log.iter().filter(|it| matches!(it, Event::StoodUp { .. })).count(), 2);
}

#[test]
fn of_several_pinned_enemies_left_behind_their_owner_raises_one() {
    // dz.faq.pinned-breakaway
    let foes = vec![fighter(3, 3, 1).pinned(), fighter(3, 3, 1).pinned()];
    let mut play = position(vec![fighter(3, 3, 1)], foes).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 2, 1)]), &[]);
    assert_eq!(play.refused(Order::Decline), "dz.move.leave-fight", "one stands up");
    play.give(1, Order::Raise { model: play.blue(1) }, &[]);
    assert_eq!([0, 1].map(|it| play.is(play.blue(it), Mark::Pinned)), [true, false]);
    assert_eq!(play.at(play.red(0)), (3, 2, 1));
}

#[test]
pub fn the_active_player_sets_the_order_where_a_shield_may_fall() {
    // dz.damage.order, dz.ability.shield-generator: the one beside first, then the bearer, whose generator breaks.
    let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(3))])]);
    let bearer = fighter(4, 4, 1).at(256).with("dz.ability.shield-generator", Some(1));
    let mut play = position(vec![launcher], vec![bearer, fighter(4, 4, 1).at(1)]).act();
    let (bearer, beside) = (play.blue(0), play.blue(1));
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[4, 4, 1]);
    assert!(matches!(play.step(), Step::Wave(_)), "{:?}", play.step());
    // The one beside: two potential, the generator absorbs one. The bearer: it absorbs nothing and breaks.
    play.give(0, Order::TakeUp { due: 1 }, &[1, 1, 1, 6, 1, 1, 1, 1, 3]);
    assert!(play.model(beside).damage == 1 && play.is(bearer, Mark::Dead));
    // The bearer first: dead, it covers nobody any more.
    let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(3))])]);
    let first = fighter(4, 4, 1).at(256).with("dz.ability.shield-generator", Some(1));
    let mut play = position(vec![launcher], vec![first, fighter(4, 4, 1).at(1)]).act();
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[4, 4, 1]);
    play.give(0, Order::TakeUp { due: 0 }, &[1, 1, 1, 2, 1, 1, 1]);
    assert!(play.is(bearer, Mark::Dead) && play.is(beside, Mark::Dead), "no shield was rolled for it");
}

#[test]
fn a_shield_of_one_die_breaks_once_in_eight() {
    // dz.item.energy-shield: a 1 is not like a 2 to 5, in exact odds either.
    let target = fighter(4, 4, 1).figure("Size", 4).with("dz.item.energy-shield", Some(1)).figure("Survive", None);
    // One die at 2+, with a friend there and no Clear Shot: seven of eight hit, and one of eight shields breaks.
    let target = target.with("dz.ability.stealthy", None);
    let shooter = fighter(2, 4, 1).armed(vec![gun(6, 0, &[])]).figure("Shoot", 2);
    let play = position(vec![shooter, fighter(4, 4, 1)], vec![target]).act();
    let all = outcomes(&Deadzone, &play.state, &[shoot(play.blue(0))], 100_000).expect("few enough");
    let broken = all.iter().filter(|it| it.1.model(play.blue(0)).shields_lost > 0).map(|it| it.0).sum::<f64>();
    assert!((broken - 7.0 / 64.0).abs() < 1e-9, "{broken}");
}

#[test]
pub fn agile_models_climb_after_repositioning_too_and_scouts_into_no_company() {
    // dz.ability.agile, dz.ability.scout
    let agile = || fighter(4, 3, 1).at(16).with("dz.ability.agile", None).with("dz.ability.scout", None);
    let tower = |friend: Fighter| {
        let mut place = position(vec![agile(), friend], vec![fighter(7, 7, 1)]);
        place = place.decks(vec![deck((4, 3, 2), (4, 3, 2), true)]);
        place.map.ladders = vec![cell(4, 3, 1)];
        place
    };
    let mut play = tower(fighter(1, 2, 1)).act();
    let me = play.red(0);
    play.give(0, Order::Move { pace: Pace::Move, way: deadzone::Way::default(), at: Spots(1) }, &[]);
    assert_eq!(play.step(), &Step::GoOn { model: me, pace: Pace::Agile });
    play.give(0, going(&play, me, Pace::Agile, &[(4, 3, 2)]), &[]);
    assert_eq!(play.at(me), (4, 3, 2));
    let scouting = |friend: Fighter| {
        let mut place = tower(friend);
        place.map.ladders.push(cell(5, 3, 1));
        place = place.decks(vec![deck((4, 3, 2), (5, 3, 2), true)]);
        let mut play = place.start();
        play.state.steps.push(Step::Scout(battle::Seat(0)));
        let way = deadzone::Way::new(&[cell(5, 3, 1)]).unwrap();
        play.give(0, Order::Scout { model: me, way, at: Spots(16) }, &[]);
        play
    };
    let play = scouting(fighter(1, 2, 1));
    assert_eq!(play.step(), &Step::GoOn { model: me, pace: Pace::Agile });
    let play = scouting(fighter(5, 3, 2));
    assert!(!matches!(play.step(), Step::GoOn { .. }), "a friend is up there: {:?}", play.step());
}

#[test]
fn the_least_number_of_friends_is_shifted() {
    // dz.move.displace: enemies stand north, north-east, east and south; friends north-west and west. One friend makes way.
    let foes = [0b10, 0b100, 0b100_000, 0b10_000_000].map(|it| fighter(4, 3, 1).at(it)).to_vec();
    let friends = [1, 0b1000].map(|it| fighter(4, 3, 1).at(it));
    let mover = fighter(3, 3, 1).figure("Size", 2);
    let mut play = position([vec![mover], friends.to_vec()].concat(), foes).act();
    let before: Vec<Spots> = (0..4).map(|it| play.model(play.blue(it)).spots).collect();
    let way = deadzone::Way::new(&[cell(4, 3, 1)]).unwrap();
    let to = |at: u16| Order::Move { pace: Pace::Move, way, at: Spots(at) };
    assert_eq!(play.refused(to(0b10_010)), "dz.move.placement", "an enemy would have to go");
    let offered: Vec<Order> = listed(&play.state)
        .into_iter()
        .filter(|it| matches!(it, Order::Move { pace: Pace::Move, way: to, .. } if *to == way))
        .collect();
    assert_eq!(offered.len(), 1, "{offered:?}");
    play.give(0, offered[0], &[]);
    assert_eq!((0..4).map(|it| play.model(play.blue(it)).spots).collect::<Vec<_>>(), before, "no enemy was shifted");
    let kept = [1, 2].iter().filter(|it| [Spots(1), Spots(0b1000)].contains(&play.model(play.red(**it)).spots)).count();
    assert_eq!(kept, 1, "one friend was");
}

#[test]
fn a_low_wall_is_nothing_to_climb_a_roof_by() {
    // dz.move.climb: over its full height; nor is a smooth one.
    let up = |walls: Vec<deadzone::Wall>| {
        let roof = vec![deck((4, 3, 2), (4, 3, 2), false)];
        let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(7, 7, 1)]).decks(roof).walls(walls).act();
        let order = going(&play, play.red(0), Pace::Move, &[(4, 3, 2)]);
        let mut orders = Vec::new();
        Deadzone.orders(&play.state, &mut orders);
        let offered = orders.contains(&order);
        if offered {
            play.give(0, order, &[]);
        } else {
            assert_eq!(play.refused(order), "dz.move.climb");
        }
        offered
    };
    let gaps = [(Opening::Large, false), (Opening::Medium, true), (Opening::Small, true), (Opening::Blocked, true)];
    for (gap, climbs) in gaps {
        assert_eq!(up(vec![wall((3, 3, 1), Side::East, gap)]), climbs, "{gap:?}");
    }
    let smooth = deadzone::Wall { smooth: true, ..wall((3, 3, 1), Side::East, Opening::Blocked) };
    assert!(!up(vec![smooth]));
}

#[test]
fn under_the_open_sky_a_jump_pack_clears_any_wall() {
    // dz.item.jump-pack: on the topmost level too; but not under a ceiling.
    let jumper = || fighter(3, 3, 1).with("dz.item.jump-pack", None);
    let walls = || (2..=4).map(|row| wall((3, row, 1), Side::East, Opening::Blocked)).collect::<Vec<_>>();
    let mut low = position(vec![jumper()], vec![fighter(7, 7, 1)]).walls(walls());
    low.map.levels = 1;
    let mut play = low.act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
    assert_eq!(play.at(play.red(0)), (4, 3, 1));
    let roof = vec![deck((2, 2, 2), (5, 4, 2), false)];
    let mut play = position(vec![jumper()], vec![fighter(7, 7, 1)]).walls(walls()).decks(roof).act();
    assert_eq!(play.refused(going(&play, play.red(0), Pace::Move, &[(4, 3, 1)])), "dz.move.path");
}

#[test]
fn smoke_may_be_laid_where_no_enemy_is() {
    // dz.shoot.cube-target, dz.item.smoke-grenade
    let thrower = fighter(2, 4, 1).carrying("dz.item.smoke-grenade", None);
    let mut play = position(vec![thrower], vec![fighter(7, 7, 1)]).act();
    let order = lob(Thrown::Item(0), (4, 4, 1));
    assert!(listed(&play.state).contains(&order));
    play.give(0, order, &[5, 1, 1]);
    assert!(play.state.smoke.has(cell(4, 4, 1)));
}

#[test]
pub fn a_deadeye_throws_grenades_further() {
    // dz.ability.deadeye
    let thrower = || fighter(1, 4, 1).carrying("dz.item.frag-grenade", None);
    let mut play = position(vec![thrower()], vec![fighter(5, 4, 1)]).act();
    assert_eq!(play.refused(lob(Thrown::Item(0), (5, 4, 1))), "dz.shoot.range");
    let mut play = position(vec![thrower().with("dz.ability.deadeye", None)], vec![fighter(5, 4, 1)]).act();
    play.give(0, lob(Thrown::Item(0), (5, 4, 1)), &[5, 1, 1, 1, 1, 1, 1, 1, 1, 3]);
}

#[test]
pub fn weight_of_fire_helps_a_grenade_launcher_to_hit() {
    // dz.ability.weight-of-fire: the hit roll, never the explosion.
    let abilities: &[(&str, Option<i32>)] =
        &[("dz.ability.grenade", None), ("dz.ability.frag", Some(1)), ("dz.ability.weight-of-fire", Some(1))];
    let launcher = fighter(1, 4, 1).armed(vec![gun(4, 0, abilities)]);
    let mut play = position(vec![launcher], vec![fighter(4, 4, 1)]).act();
    let log = play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[1, 1, 1, 5, 1, 1, 1, 1, 3]);
    assert!(log.iter().any(|it| matches!(it, Event::Burst { cell: at, .. } if *at == cell(4, 4, 1))), "no scatter");
    assert!(log.iter().any(|it| matches!(it, Event::Thrown { roll, .. } if roll.successes == 1 && roll.rerolled == 1)));
}

#[test]
pub fn a_burning_spray_dismantles_and_an_explosion_does_not() {
    // dz.ability.dismantle
    let machine = || fighter(4, 4, 1).figure("Size", 4).with("dz.ability.construct", None);
    let breaker =
        |ability: &str, x| fighter(1, 4, 1).armed(vec![gun(6, 0, &[(ability, x)])]).with("dz.ability.dismantle", None);
    let mut play = position(vec![breaker("dz.ability.it-burns", None)], vec![machine()]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(play.blue(0)).damage, 2);
    let mut play = position(vec![breaker("dz.ability.frag", Some(3))], vec![machine()]).act();
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[5, 1, 1, 1, 1, 1, 3]);
    assert_eq!(play.model(play.blue(0)).damage, 1);
}

#[test]
pub fn a_non_combatant_keeps_its_mine() {
    // dz.item.thermal-mines, dz.ability.non-combatant
    let medic = fighter(3, 3, 1).armed(vec![]).figure("Fight", None).with("dz.ability.non-combatant", None);
    let mut play = position(vec![medic.carrying("dz.item.thermal-mines", None)], vec![fighter(4, 3, 1)]).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
    let log = play.give(1, Order::Evade, &[1; 3]);
    assert_eq!(rolled(&log).0.faces.len(), 0, "no successes");
    assert_eq!(play.model(play.red(0)).items[0], Some(Item::ThermalMines));
}

#[test]
pub fn gear_gives_its_bearer_what_it_says_and_a_walkers_shield_is_no_weapon() {
    // dz.ability.stealthy, dz.ability.tactician, dz.weapon.enforcers.strider-aggressor-shield
    let device = crate::support::gear(&[("dz.ability.stealthy", None), ("dz.ability.tactician", Some(1))]);
    let hidden = fighter(4, 4, 1).armed(vec![device]);
    let mut play = position(vec![fighter(1, 4, 1)], vec![hidden]).act();
    let log = play.give(0, shoot(play.blue(0)), &[1; 6]);
    assert_eq!(dice(rolled(&log).0), "3", "no Clear Shot");
    assert_eq!(play.state.profile(play.blue(0)).tactician, 1);
    let shield: &[(&str, Option<i32>)] = &[("dz.ability.walker-shield", None)];
    let walker = fighter(4, 4, 1).armed(vec![blade(0, shield), blade(0, &[])]);
    let mut play = position(vec![walker], vec![fighter(4, 4, 1)]).act();
    let with = |weapon| Order::Fight { means: deadzone::Means::Action, weapon, target: play.blue(0) };
    let (shield, blade) = (with(0), with(1));
    assert_eq!(play.refused(shield), "dz.fight.weapon");
    play.give(0, blade, &[]);
}

#[test]
pub fn a_destroyed_sentry_gun_is_an_item_that_nobody_can_use() {
    // dz.item.sentry-gun
    use deadzone::{Extra, Gun};
    let engineer = fighter(4, 4, 1).with("dz.ability.engineer", None).carrying("dz.item.sentry-gun", None);
    let mut play = position(vec![engineer], vec![fighter(7, 4, 1), fighter(8, 7, 1)]).act();
    play.give(0, Order::Emplace { gun: Gun::Carried(play.red(0), 0), at: Spots(1) }, &[]);
    let gun = play.state.on_board().find(|it| play.state.card(*it).extra == Some(Extra::SentryGun)).expect("a gun");
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    play.give(1, shoot(gun), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(play.is(gun, Mark::Dead), "Vulnerable");
    assert_eq!(play.state.counters.first().and_then(|it| it.item), Some(Item::BrokenGun));
    assert_eq!(play.state.sides[1].vps, 0);
    play.state.models[0].marks.set(Mark::Activated, false);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
    let again = Order::Emplace { gun: Gun::Lying(0), at: Spots(1) };
    assert!(!listed(&play.state).contains(&again));
    assert_eq!(play.refused(again), "dz.item.sentry-gun");
}

#[test]
pub fn an_older_explosion_comes_before_a_newer_one() {
    // dz.round.simultaneous: A and B die together; A kills C, who explodes after B, and nobody is asked.
    let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(3))])]);
    let bomb = || fighter(4, 4, 1).with("dz.ability.boom", Some(1));
    let solid = bomb().figure("Size", 2).with("dz.ability.solid", None);
    let mut play = position(vec![launcher], vec![bomb(), bomb(), solid]).act();
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(play.step(), &Step::Settle, "which of the two first, the active player says");
    // A: one success kills the third. Then B, then the third, over an empty cube.
    let log = play.give(0, Order::TakeUp { due: 0 }, &[4, 1, 1, 1, 1, 1]);
    assert_eq!(log.iter().filter(|it| matches!(it, Event::Burst { .. })).count(), 3);
    assert!(play.is(play.blue(2), Mark::Dead));
}
