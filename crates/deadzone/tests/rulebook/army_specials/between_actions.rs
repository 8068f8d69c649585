//! Army specials at the start of an activation and between its actions (`dz.command.splat`, `dz.special.*`).

use battle::{Seat, View};
use deadzone::{Ability, Deadzone, Event, Face, Gift, Item, Mark, Means, Order, Pace, Step, Use, armour_of};
use dice::Scripted;

use crate::support::{Fighter, Play, Position, cell, dice, fighter, going, gun, known, position, rolled, shoot};

const NOW: Order = Order::Splat(Use::Now);

/// Red's first model at 2-2 is activated, with an enemy at 5-2.
fn team(red: Vec<Fighter>, special: &'static str, splats: usize) -> Position {
    position(red, vec![fighter(5, 2, 1)]).special(special, splats)
}

fn results(play: &Play, seat: usize) -> [u8; 6] {
    play.state.sides[seat].results
}

#[test]
fn one_splat_is_spent_in_an_activation() {
    // dz.command.splat: one a player and activation; another player's special is none of his.
    let mut play = team(vec![fighter(2, 2, 1)], "dz.special.move-it-move-it-move-it", 2).act();
    assert_eq!(play.step(), &Step::Start(play.red(0)), "dz.turn.start-order");
    play.give(0, NOW, &[]);
    assert!(matches!(play.step(), Step::Act(_)), "nothing else is left to start with");
    assert_eq!(results(&play, 0)[Face::Splat as usize], 1);
    assert_eq!(play.refused(NOW), "dz.command.splat");
    let mut play = position(vec![fighter(2, 2, 1)], vec![]).results(&[Face::Splat], &[]).act();
    assert_eq!(play.refused(NOW), "dz.command.splat", "a Leader without a special");
}

#[test]
fn move_it_lends_speed_for_the_activation() {
    // dz.special.move-it-move-it-move-it
    let mut play = team(vec![fighter(2, 2, 1), fighter(1, 3, 1)], "dz.special.move-it-move-it-move-it", 1).act();
    let me = play.red(0);
    play.give(0, NOW, &[]);
    assert_eq!(play.state.speed(me), (Some(2), Some(3)));
    play.give(0, going(&play, me, Pace::Sprint, &[(3, 2, 1), (3, 3, 1), (4, 4, 1)]), &[]);
    assert!(play.state.active.is_none());
    assert_eq!(play.state.speed(me), (Some(1), Some(2)), "and no longer");
}

#[test]
fn special_delivery_arms_a_survey_drone() {
    // dz.special.special-delivery: the round long, and only that drone.
    let drone = fighter(2, 2, 1).called("dz.unit.rebs.survey-drone");
    let mut play = team(vec![drone, fighter(3, 2, 1)], "dz.special.special-delivery", 2).act();
    play.give(0, NOW, &[]);
    assert_eq!(play.state.boom(play.red(0)), 3);
    play.give(0, Order::SetOff, &[4, 1, 1]);
    assert!(play.is(play.red(0), Mark::Dead));
    let play = team(vec![fighter(2, 2, 1)], "dz.special.special-delivery", 2).act();
    assert!(matches!(play.step(), Step::Act(_)), "nobody else is asked");
}

#[test]
fn overcharge_lets_a_noh_rifle_fire_rapidly() {
    // dz.special.overcharge: Rapid Fire and Weight of Fire (2) for the activation.
    let rifle = || known("dz.weapon.asterians.noh-rifle", gun(6, 0, &[]));
    let shooter = fighter(2, 2, 1).armed(vec![rifle()]);
    let mut play = team(vec![shooter.clone()], "dz.special.overcharge", 1).act();
    play.give(0, NOW, &[]);
    let foe = play.blue(0);
    let fire = Order::Shoot { means: Means::Action, weapon: 0, target: foe, effect: true, ammo: None };
    let log = play.give(0, fire, &[1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1]);
    assert_eq!((rolled(&log).0.rerolled, rolled(&log).0.successes), (2, 1));
    assert!(play.is(foe, Mark::Pinned));
    let mut play = team(vec![shooter], "dz.special.overcharge", 1).act();
    play.give(0, Order::Decline, &[]);
    assert_eq!(play.refused(fire), "dz.ability.rapid-fire");
    let play = team(vec![fighter(2, 2, 1)], "dz.special.overcharge", 1).act();
    assert!(matches!(play.step(), Step::Act(_)), "a rifle of another make");
}

#[test]
fn mutations_are_rolled_for() {
    // dz.special.mutation: 1-2 Agile, 3-4 Frenzy, 5-6 AP on RF weapons, 7-8 Armour, for the round.
    let mutated = |die: u8| {
        let mut play = team(vec![fighter(2, 2, 1)], "dz.special.mutation", 1).act();
        play.give(0, NOW, &[die]);
        play
    };
    let me = deadzone::ModelId(0);
    assert!(mutated(2).state.has(me, Ability::Agile) && !mutated(3).state.has(me, Ability::Agile));
    assert_eq!((mutated(3).state.frenzy(me, 0), mutated(5).state.frenzy(me, 0)), (1, 0));
    assert!(mutated(6).state.is_given(me, Gift::Sharp(1)));
    assert_eq!((armour_of(&mutated(7).state, me).total(), armour_of(&mutated(6).state, me).total()), (1, 0));
}

#[test]
fn thirst_for_blood_and_the_active_strain_quicken_the_plague() {
    // dz.special.thirst-for-blood: +0/+1 and AP1 for the round, on stages 2A, 2B and Aberrations alone.
    let plague = || fighter(2, 2, 1).called("dz.unit.plague.stage-2a");
    let mut play = team(vec![plague()], "dz.special.thirst-for-blood", 1).act();
    let me = play.red(0);
    play.give(0, NOW, &[]);
    assert_eq!(play.state.speed(me), (Some(1), Some(3)));
    assert!(play.state.is_given(me, Gift::Sharp(1)), "it has an RF weapon");
    let mut play = team(vec![plague().armed(vec![gun(6, 0, &[])])], "dz.special.thirst-for-blood", 1).act();
    play.give(0, NOW, &[]);
    assert!(play.state.is_given(me, Gift::Blade(1)), "it had none but a Knife");
    let play = team(vec![fighter(2, 2, 1)], "dz.special.thirst-for-blood", 1).act();
    assert!(matches!(play.step(), Step::Act(_)));
    // dz.special.active-strain: for this activation, at its start or later.
    let mut play = team(vec![fighter(2, 2, 1), fighter(1, 4, 1)], "dz.special.active-strain", 1).act();
    play.give(0, Order::Decline, &[]);
    play.give(0, NOW, &[]);
    assert_eq!((play.state.speed(me), play.state.frenzy(me, 0)), ((Some(1), Some(3)), 1));
    play.give(0, Order::Done, &[]);
    assert_eq!((play.state.speed(me), play.state.frenzy(me, 0)), ((Some(1), Some(2)), 0));
}

#[test]
fn mobile_infantry_sprints_first() {
    // dz.special.mobile-infantry: a free SPRINT with a Jump Pack; no MOVE, SPRINT or Move result after it.
    let trooper = || fighter(2, 2, 1).with("dz.item.jump-pack", None);
    let team = |red| team(red, "dz.special.mobile-infantry", 1).results(&[Face::Move], &[]);
    let mut play = team(vec![trooper()]).act();
    let me = play.red(0);
    play.give(0, NOW, &[]);
    play.give(0, going(&play, me, Pace::Leap, &[(3, 2, 1), (3, 3, 1)]), &[]);
    assert_eq!((play.at(me), play.step()), ((3, 3, 1), &Step::Act(me)));
    assert_eq!(play.refused(going(&play, me, Pace::Move, &[(3, 4, 1)])), "dz.special.mobile-infantry");
    assert_eq!(play.refused(going(&play, me, Pace::Sprint, &[(3, 4, 1)])), "dz.special.mobile-infantry");
    assert_eq!(play.refused(going(&play, me, Pace::Result, &[(3, 4, 1)])), "dz.special.mobile-infantry");
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    let play = team(vec![fighter(2, 2, 1)]).act();
    assert!(matches!(play.step(), Step::Act(_)), "no Jump Pack");
    let play = team(vec![trooper().pinned()]).act();
    assert!(matches!(play.step(), Step::Act(_)), "pinned");
}

#[test]
fn dread_drives_an_enemy_off() {
    // dz.special.aura-of-dread: at the start or the end, within 2 cubes, directly away, then marked.
    let team = |foe: Fighter| {
        position(vec![fighter(2, 2, 1)], vec![foe, fighter(8, 7, 1)]).special("dz.special.aura-of-dread", 1)
    };
    let mut play = team(fighter(4, 2, 1)).act();
    let foe = play.blue(0);
    play.give(0, Order::Splat(Use::On(foe)), &[]);
    assert_eq!(play.at(foe), (5, 2, 1));
    assert!(play.is(foe, Mark::Activated) && matches!(play.step(), Step::Act(_)));
    let mut play = team(fighter(4, 2, 1)).act();
    play.give(0, Order::Decline, &[]);
    play.give(0, Order::Splat(Use::On(foe)), &[]);
    assert_eq!((play.at(foe), play.state.active), ((5, 2, 1), None), "at the end it ends the activation");
    let mut play = team(fighter(4, 2, 1)).walls(vec![crate::support::wall(
        (4, 2, 1),
        table::lattice::Side::East,
        table::lattice::Opening::Blocked,
    )]);
    play.map.walls[0].smooth = true;
    let mut play = play.act();
    play.give(0, Order::Splat(Use::On(foe)), &[]);
    assert!(play.at(foe) == (4, 2, 1) && play.is(foe, Mark::Activated), "a wall keeps it there, no slam");
    for foe in [fighter(5, 2, 1), fighter(4, 2, 1).pinned(), fighter(4, 2, 1).with("dz.ability.construct", None)] {
        assert!(matches!(team(foe).act().step(), Step::Act(_)), "too far, pinned, or fearless");
    }
}

#[test]
fn who_spreads_dread_in_its_own_cube_says_where_to() {
    // dz.special.aura-of-dread: from the same cube every way is directly away; whoever spends the Splat! chooses.
    let team =
        position(vec![fighter(4, 4, 1).figure("Fight", None)], vec![fighter(4, 4, 1).pinned(), fighter(8, 7, 1)]);
    let mut play = team.special("dz.special.aura-of-dread", 1).act();
    let foe = play.blue(0);
    play.state.models[usize::from(foe.0)].marks.set(Mark::Pinned, false);
    play.give(0, Order::Splat(Use::On(foe)), &[]);
    assert!(matches!(play.step(), Step::Flee { .. }), "{:?} {:?}", play.state.steps, play.at(foe));
    play.give(0, Order::ThrowTo { wind: 2 }, &[]);
    assert_ne!(play.at(foe), (4, 4, 1));
    assert!(play.is(foe, Mark::Activated));
}

#[test]
pub fn under_the_knife_a_model_gets_one_of_three_gifts() {
    // dz.special.under-the-knife: RF AP2, Speed +1/+0, or Jump Pack and Glide; not a Vehicle.
    let mut play = team(vec![fighter(2, 2, 1)], "dz.special.under-the-knife", 2).act();
    let me = play.red(0);
    play.give(0, Order::Splat(Use::Gift(me, 2)), &[]);
    assert!(play.state.has(me, Ability::JumpPack) && play.state.has(me, Ability::Glide));
    let mut play = team(vec![fighter(2, 2, 1)], "dz.special.under-the-knife", 1).act();
    play.give(0, Order::Splat(Use::Gift(me, 1)), &[]);
    assert_eq!(play.state.speed(me), (Some(2), Some(2)));
    let duel = position(vec![fighter(2, 2, 1)], vec![fighter(2, 2, 1).figure("Armour", 2)]);
    let mut play = duel.special("dz.special.under-the-knife", 1).act();
    play.give(0, Order::Splat(Use::Gift(me, 0)), &[]);
    play.give(0, Order::Fight { means: Means::Action, weapon: 12, target: play.blue(0) }, &[]);
    play.give(1, Order::Evade, &[5, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(play.blue(0)).damage, 1, "AP2 against Armour 2");
    let rover = fighter(2, 2, 1).with("dz.ability.vehicle", None);
    let mut play = team(vec![rover], "dz.special.under-the-knife", 1).act();
    assert_eq!(play.refused(Order::Splat(Use::Gift(me, 1))), "dz.special.under-the-knife");
}

#[test]
fn ghosts_and_fears_are_hard_to_hit() {
    // dz.special.he-who-stalks-the-ghosts: Agile, Stealthy and Tough. dz.special.creeping-fear: Stealthy, Resilient (1).
    let mut play = team(vec![fighter(2, 2, 1)], "dz.special.he-who-stalks-the-ghosts", 1).act();
    let me = play.red(0);
    play.give(0, NOW, &[]);
    assert!([Ability::Agile, Ability::Stealthy, Ability::Tough].iter().all(|it| play.state.has(me, *it)));
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    let log = play.give(1, shoot(me), &[5, 1, 1, 1, 1, 1]);
    assert_eq!(dice(rolled(&log).0), "3", "no Clear Shot");
    assert_eq!(play.model(me).damage, 0, "and Tough, the round long");
    let mut play = team(vec![fighter(2, 2, 1)], "dz.special.creeping-fear", 1).act();
    play.give(0, NOW, &[]);
    assert_eq!(play.state.resilient(me), 1);
    assert!(play.state.has(me, Ability::Stealthy) && !play.state.has(me, Ability::Tough));
}

#[test]
fn the_brood_mother_inspires_veer_myn_near_her() {
    // dz.special.feral-inspiration: within 2 cubes of her, here the Leader at 1-1; not twice.
    let rat = |column, row| fighter(column, row, 1).of("veer-myn");
    let red = vec![rat(2, 2), rat(3, 3), rat(4, 4), fighter(2, 1, 1)];
    let mut play = team(red, "dz.special.feral-inspiration", 2).act();
    play.give(0, NOW, &[]);
    let frenzy = |play: &Play| [0, 1, 2, 3].map(|it| play.state.frenzy(play.red(it), 0));
    assert_eq!(frenzy(&play), [1, 1, 0, 0], "too far; no Veer-Myn");
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    assert_eq!(play.refused(NOW), "dz.special.feral-inspiration", "nobody new is near");
}

#[test]
fn memories_may_be_given_to_several() {
    // dz.special.memories-of-the-clade: Weight of Fire (2) or Frenzy (2) for the round; one model once.
    let mut play = team(vec![fighter(2, 2, 1), fighter(3, 3, 1)], "dz.special.memories-of-the-clade", 3).act();
    let (me, other) = (play.red(0), play.red(1));
    play.give(0, Order::Splat(Use::Gift(me, 0)), &[]);
    play.give(0, Order::Splat(Use::Gift(other, 1)), &[]);
    assert_eq!((play.state.weight_of_fire(me, 0), play.state.frenzy(other, 0)), (2, 2));
    assert_eq!(play.refused(Order::Splat(Use::Gift(me, 1))), "dz.special.memories-of-the-clade");
    // In another activation it is told again, and the gifts add up.
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: other }, &[]);
    play.give(0, Order::Splat(Use::Gift(me, 0)), &[]);
    assert_eq!(play.state.weight_of_fire(me, 0), 4);
}

#[test]
fn five_rounds_rapid_takes_the_higher_weight_of_fire() {
    // dz.special.five-rounds-rapid: not added to what the weapon has.
    let heavy = fighter(2, 2, 1).armed(vec![gun(6, 0, &[("dz.ability.weight-of-fire", Some(1))])]);
    let mut play = team(vec![heavy], "dz.special.five-rounds-rapid", 1).act();
    play.give(0, NOW, &[]);
    let log = play.give(0, shoot(play.blue(0)), &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(rolled(&log).0.rerolled, 3);
}

#[test]
pub fn a_target_is_acquired_without_sight() {
    // dz.special.target-acquisition: as by Tag, for Tag rifles.
    let rifle = gun(6, 0, &[("dz.ability.tag", None)]);
    let mut play = team(vec![fighter(2, 2, 1).armed(vec![rifle])], "dz.special.target-acquisition", 2).act();
    let foe = play.blue(0);
    play.give(0, Order::Splat(Use::On(foe)), &[]);
    let log = play.give(0, shoot(foe), &[1; 9]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 tag+1");
    let mut play = team(vec![fighter(2, 2, 1)], "dz.special.target-acquisition", 1).act();
    assert_eq!(play.refused(Order::Splat(Use::On(play.red(0)))), "dz.special.target-acquisition");
}

#[test]
fn wheels_turn_the_opponents_dice_away() {
    // dz.special.wheels-within-wheels, dz.faq.wheels: several at once.
    let team = team(vec![fighter(2, 2, 1)], "dz.special.wheels-within-wheels", 2);
    let mut play = team.results(&[], &[Face::Dice, Face::Shoot]).act();
    assert_eq!(play.refused(Order::Splat(Use::Result(Face::Move))), "dz.special.wheels-within-wheels");
    play.give(0, Order::Splat(Use::Result(Face::Dice)), &[]);
    play.give(0, Order::Splat(Use::Result(Face::Shoot)), &[]);
    assert_eq!((results(&play, 0), results(&play, 1)), ([0; 6], [0; 6]));
}

#[test]
fn a_tactical_genius_uses_the_opponents_results() {
    // dz.special.tactical-genius: used and discarded in this activation, instead of one of his own.
    let team = || team(vec![fighter(2, 2, 1), fighter(1, 3, 1)], "dz.special.tactical-genius", 1);
    let mut play = team().results(&[Face::Move], &[Face::Shoot, Face::Dice]).act();
    assert_eq!(play.refused(Order::Splat(Use::Result(Face::Dice))), "dz.special.tactical-genius");
    play.give(0, Order::Splat(Use::Result(Face::Shoot)), &[]);
    let Order::Shoot { target, .. } = shoot(play.blue(0)) else { unreachable!() };
    let free = Order::Shoot { means: Means::Result, weapon: 0, target, effect: false, ammo: None };
    play.give(0, free, &[]);
    play.give(1, Order::AddDice { count: 0 }, &[1; 8]);
    assert_eq!(results(&play, 0), [0, 0, 1, 0, 0, 0]);
    let mut play = team().results(&[], &[Face::Shoot]).act();
    play.give(0, Order::Splat(Use::Result(Face::Shoot)), &[]);
    play.give(0, Order::Done, &[]);
    assert_eq!((results(&play, 0), results(&play, 1)), ([0; 6], [0; 6]), "what was not used is gone");
}

#[test]
fn the_balance_rolls_command_dice_again() {
    // dz.special.the-balance-is-all: any of those that remain, the Splat! itself is spent.
    let mut play =
        team(vec![fighter(2, 2, 1)], "dz.special.the-balance-is-all", 1).results(&[Face::Move; 2], &[]).act();
    for dice in [[0, 0, 0, 0, 0, 1], [0; 6], [255; 6]] {
        assert_eq!(play.refused(Order::Splat(Use::Dice(dice))), "dz.special.the-balance-is-all");
    }
    play.give_with(0, Order::Splat(Use::Dice([0, 0, 2, 0, 0, 0])), Scripted::d6([6, 2]));
    assert_eq!(results(&play, 0), [0, 1, 0, 0, 0, 1]);
}

#[test]
fn always_short_finds_another_item() {
    // dz.special.always-short, dz.faq.always-short: face down in an adjacent cube without models.
    let mut play = team(vec![fighter(2, 2, 1), fighter(2, 3, 1)], "dz.special.always-short", 1).act();
    for taken in [cell(2, 3, 1), cell(4, 2, 1), cell(2, 2, 1)] {
        assert_eq!(play.refused(Order::Splat(Use::Cube(taken))), "dz.special.always-short");
    }
    play.give(0, Order::Splat(Use::Cube(cell(3, 2, 1))), &[]);
    assert!(play.state.counters[0].item.is_none() && play.state.counters[0].cell == cell(3, 2, 1));
    let mut play = team(vec![fighter(2, 2, 1)], "dz.special.always-short", 1).act();
    play.state.bag = [0; 7];
    assert_eq!(play.refused(Order::Splat(Use::Cube(cell(3, 2, 1)))), "dz.special.always-short", "no counters left");
    play.state.used[0] = 1;
    play.give(0, Order::Splat(Use::Cube(cell(3, 2, 1))), &[]);
    assert_eq!(play.state.counters[0].peek.and_then(|it| it.item), Some(Item::Ammo), "one that was used up came back");
}

#[test]
fn always_short_does_not_mix_what_came_back_with_what_lay_there() {
    // dz.faq.always-short: a counter that was used up is none of those that lay face down before.
    let lying = || {
        let place = team(vec![fighter(2, 2, 1)], "dz.special.always-short", 1).item((2, 3, 1), None);
        let mut play = place.act();
        (play.state.bag, play.state.used) = ([0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0]);
        play
    };
    let found = |mut play: Play, at: (u8, u8, u8), dice: Scripted| {
        let order = going(&play, play.red(0), Pace::Move, &[at]);
        play.give_with(0, order, dice);
        let counter = play.state.items_in(cell(at.0, at.1, at.2)).next().expect("a counter").0;
        let log = play.give(0, Order::PickUp { item: counter }, &[]);
        let left = (play.state.bag, play.state.used);
        let found = log.iter().find_map(|it| if let Event::PickedUp { item, .. } = it { Some(*item) } else { None });
        (found.expect("it was picked up"), left)
    };
    for (at, item, left) in [
        ((2, 3, 1), Item::ApAmmo, ([0; 7], [0, 0, 0, 0, 1, 0, 0])),
        ((3, 2, 1), Item::MediPack, ([0, 0, 1, 0, 0, 0, 0], [0; 7])),
    ] {
        let mut play = lying();
        play.give(0, Order::Splat(Use::Cube(cell(3, 2, 1))), &[]);
        for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
            let seen = View::of(&Deadzone, &play.state, viewer).state().counters[1].peek.expect("it is settled");
            assert!(seen.item.is_none() && !seen.returned, "nobody knows which");
        }
        assert_eq!(found(play, at, Scripted::d8([])), (item, left));
    }
    // With one more in the bag it is that one or the Medi-Pack, by a die.
    for (dice, item) in [(vec![(2, 2)], Item::MediPack), (vec![(2, 1), (2, 1)], Item::Ammo)] {
        let mut play = lying();
        play.state.bag[0] = 1;
        play.give_with(0, Order::Splat(Use::Cube(cell(3, 2, 1))), Scripted::mixed(dice));
        assert_eq!(found(play, (3, 2, 1), Scripted::d8([])).0, item);
    }
}

#[test]
fn too_stubborn_to_die_shrugs_a_wound_off() {
    // dz.special.too-stubborn-to-die: three dice, two successes.
    for (dice, left) in [([5, 5, 1], 0), ([5, 1, 1], 1)] {
        let mut play = team(vec![fighter(2, 2, 1).hurt(1)], "dz.special.too-stubborn-to-die", 1).act();
        play.give(0, NOW, &dice);
        assert_eq!(play.model(play.red(0)).damage, left);
    }
    let mut play = team(vec![fighter(2, 2, 1)], "dz.special.too-stubborn-to-die", 1).act();
    assert_eq!(play.refused(NOW), "dz.special.too-stubborn-to-die", "it is not hurt");
}

#[test]
fn a_tide_of_vermin_activates_another_in_between() {
    // dz.special.tide-of-vermin: a full activation of a Trooper, then the first goes on.
    let red = vec![fighter(2, 2, 1), fighter(3, 3, 1), fighter(3, 4, 1).kind("specialist")];
    let mut play = team(red, "dz.special.tide-of-vermin", 1).act();
    let (me, other) = (play.red(0), play.red(1));
    assert_eq!(play.refused(Order::Splat(Use::On(play.red(2)))), "dz.special.tide-of-vermin", "no Trooper");
    play.give(0, going(&play, me, Pace::Move, &[(2, 3, 1)]), &[]);
    play.give(0, Order::Splat(Use::On(other)), &[]);
    assert_eq!(play.step(), &Step::Act(other));
    play.give(0, going(&play, other, Pace::Sprint, &[(4, 3, 1), (4, 4, 1)]), &[]);
    assert_eq!(play.step(), &Step::Act(me), "the first has an action left");
    assert!(play.is(other, Mark::Activated) && play.state.active.is_some_and(|it| it.model == me && it.splats == 1));
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    assert!(play.is(me, Mark::Activated));
}

#[test]
fn a_surge_moves_one_that_has_acted() {
    // dz.special.surge: activated before this turn, of the Veer-Myn, not pinned.
    let rat = || fighter(3, 3, 1).of("veer-myn");
    let red =
        || vec![fighter(2, 2, 1), rat().activated(), rat().activated().pinned(), rat(), fighter(1, 3, 1).activated()];
    let mut play = team(red(), "dz.special.surge", 1).act();
    for (number, rule) in [(2, "dz.action.pinned-first"), (3, "dz.special.surge"), (4, "dz.special.surge")] {
        assert_eq!(play.refused(Order::Splat(Use::On(play.red(number)))), rule);
    }
    let rat = play.red(1);
    play.give(0, Order::Splat(Use::On(rat)), &[]);
    assert_eq!(play.step().rule().name(), "dz.special.surge");
    play.give(0, going(&play, rat, Pace::Surge, &[(4, 3, 1)]), &[]);
    assert_eq!((play.at(rat), play.step()), ((4, 3, 1), &Step::Act(play.red(0))));
}

#[test]
fn who_hides_in_shadows_cannot_be_shot_at() {
    // dz.special.hide-in-shadows: at the end of an activation, for the round; cubes can still be aimed at.
    let mut play = team(vec![fighter(2, 2, 1), fighter(1, 3, 1)], "dz.special.hide-in-shadows", 1).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Sprint, &[(3, 2, 1)]), &[]);
    assert_eq!(play.step(), &Step::Act(me), "nothing is left but to hide");
    play.give(0, NOW, &[]);
    assert!(play.state.active.is_none());
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    assert_eq!(play.refused(shoot(me)), "dz.shoot.los");
    play.give(1, shoot(play.red(1)), &[1; 8]);
}
