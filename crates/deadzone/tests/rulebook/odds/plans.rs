//! Plans of one model's activation, held to odds worked out by hand; what stands in the way of an order, and what would help.
//!
//! A die at 5+ fails with 1/2. Else it has one success, and with 1/8 each time another that takes its 8 further: k successes
//! come with 1/2 x 7/8 x (1/8)^(k-1). So one die has none with 1/2 and one with 7/16; three dice have none with 8/64, one with
//! 3 x 1/4 x 7/16 = 21/64, two or more with 35/64; five dice two or more with 1 - 1/32 - 5 x 1/16 x 7/16 = 213/256.
//! A model of Size 1 is injured by one damage and killed by two. One with Survive - answers nothing, so that every success
//! hurts; one that is Stealthy gives no Clear Shot.

use battle::{
    Refusal, System, View,
    advice::helps,
    plan_odds::{Bounds, Goal, Loss, Prospect, Script, prospect, rehearse},
};
use deadzone::{Deadzone, Face, Means, ModelId, Order, Pace, State, Thrown};
use table::lattice::{Opening, Side};

use crate::support::{Fighter, Play, fight, fighter, going, gun, lob, position, shoot, wall};

/// Follows all that matters to fifteen places.
const CLOSE: Bounds = Bounds { states: 20_000, floor: 1e-15 };

/// A shot of three dice at one that answers nothing.
const THREE: f64 = 35.0 / 64.0;
/// The same at one that is injured already.
const AT_INJURED: f64 = 7.0 / 8.0;
/// Two shots: dead at once, injured and then hit, or missed and then killed.
const TWICE: f64 = 231.0 / 256.0;
/// A shot of five dice.
const FIVE: f64 = 213.0 / 256.0;

/// One that cannot answer and gives no Clear Shot.
fn helpless(column: u8, row: u8) -> Fighter {
    fighter(column, row, 1).figure("Survive", None).with("dz.ability.stealthy", None)
}

fn again(order: Order) -> Order {
    let Order::Shoot { weapon, target, effect, ammo, .. } = order else { panic!("{order:?} is no shot") };
    Order::Shoot { means: Means::Result, weapon, target, effect, ammo }
}

fn weighed(state: &State, orders: &[Order], goal: Goal, bounds: Bounds) -> Prospect<Vec<Loss>> {
    let script = Script::new(&Deadzone, state, orders, goal);
    let odds = prospect(&Deadzone, state, &script, bounds);
    assert_eq!(script.unweighed(), 0);
    odds
}

fn fell(model: ModelId) -> Goal {
    Goal::Fell(format!("model-{}", model.0))
}

/// The chance that the plan fells the model, which must be known to eleven places; what is left out seldom counts.
fn fells(play: &Play, orders: &[Order], model: ModelId) -> f64 {
    let odds = weighed(&play.state, orders, fell(model), CLOSE);
    assert!(odds.neglected < 1e-11, "{odds:?}");
    odds.worth
}

/// The same where so many dice are rolled that a little is left out: neither more than that is missing nor anything added.
#[track_caller]
fn comes_to(play: &Play, orders: &[Order], goal: Goal, right: f64) {
    let odds = weighed(&play.state, orders, goal, Bounds::USUAL);
    let missing = right - odds.worth;
    assert!(missing > -1e-12 && missing < odds.neglected + 1e-12 && odds.neglected < 1e-4, "{right}: {odds:?}");
}

#[track_caller]
fn close(found: f64, right: f64) {
    assert!((found - right).abs() < 1e-12, "{found}, not {right}");
}

/// The chance to kill that is forecast for an order.
fn forecast(state: &State, order: &Order) -> f64 {
    let view = View::of(&Deadzone, state, Deadzone.decision(state).map(|it| it.seat));
    let forecast = Deadzone.forecast(&view, order).expect("an attack has odds");
    forecast.chances.iter().find(|it| it.what.key == "dz-odds-kill").expect("it may kill").chance
}

/// The chances of so many successes with dice at a number, by the law above.
fn successes(dice: u32, on: u8) -> Vec<f64> {
    let fails = f64::from(on - 1) / 8.0;
    let one = |count: i32| if count == 0 { fails } else { (1.0 - fails) * 7.0 / 8.0 * 8_f64.powi(1 - count) };
    let sum = |all: Vec<f64>, _| {
        let at = |count: usize| (0..=count).map(|it| all[it] * one((count - it) as i32)).sum();
        (0..all.len()).map(at).collect()
    };
    let none = std::iter::once(1.0).chain(std::iter::repeat_n(0.0, 30)).collect();
    (0..dice).fold(none, sum)
}

/// The chance that one handful is ahead of another by so much.
fn ahead(mine: &[f64], theirs: &[f64], by: usize) -> f64 {
    let beats = |(successes, chance): (usize, &f64)| chance * mine.iter().skip(successes + by).sum::<f64>();
    theirs.iter().enumerate().map(beats).sum()
}

#[test]
fn a_shot_alone_is_its_forecast() {
    // dz.shoot.test, dz.shoot.mod.clear, dz.damage.result
    let play = position(vec![fighter(2, 4, 1)], vec![helpless(5, 4)]).act();
    let shot = shoot(play.blue(0));
    close(fells(&play, &[shot], play.blue(0)), THREE);
    close(forecast(&play.state, &shot), THREE);
    let seen = fighter(5, 4, 1).figure("Survive", None);
    let play = position(vec![fighter(2, 4, 1)], vec![seen]).act();
    close(fells(&play, &[shot], play.blue(0)), FIVE);
    close(forecast(&play.state, &shot), FIVE);
}

#[test]
fn one_steps_out_from_behind_the_wall_and_shoots() {
    // dz.move.move, dz.shoot.mod.clear: over the wall three dice, beside it five.
    let low = vec![wall((4, 4, 1), Side::East, Opening::Large)];
    let play = position(vec![fighter(3, 4, 1)], vec![fighter(5, 4, 1).figure("Survive", None)]).walls(low).act();
    let (shot, aside) = (shoot(play.blue(0)), going(&play, play.red(0), Pace::Move, &[(4, 5, 1)]));
    close(fells(&play, &[shot], play.blue(0)), THREE);
    close(fells(&play, &[aside, shot], play.blue(0)), FIVE);
    // The table a plan is made on: he stands there, and nobody is hurt.
    let there = rehearse(&Deadzone, &play.state, &aside).expect("he may go there");
    close(forecast(&there, &shot), FIVE);
    let after = rehearse(&Deadzone, &there, &shot).expect("he may shoot");
    assert!(Deadzone.losses(&there, &after).is_empty() && !Deadzone.amid(&after));
}

#[test]
fn two_shots_with_a_command_result() {
    // dz.command.shoot: a shot at the dead is left out.
    let play = position(vec![fighter(2, 4, 1)], vec![helpless(5, 4)]).results(&[Face::Shoot], &[]).act();
    let shot = shoot(play.blue(0));
    close(fells(&play, &[shot, again(shot)], play.blue(0)), TWICE);
    close(TWICE, THREE + 21.0 / 64.0 * AT_INJURED + 8.0 / 64.0 * THREE);
    // Without the result the second shot cannot be given, and changes nothing.
    let play = position(vec![fighter(2, 4, 1)], vec![helpless(5, 4)]).act();
    close(fells(&play, &[shot, again(shot)], play.blue(0)), THREE);
}

#[test]
fn ones_own_dice_are_added() {
    // dz.command.dice: four dice have none or one with 1/16 + 4 x 1/8 x 7/16 = 9/32; at an injured one any will do, 15/16.
    let play = position(vec![fighter(2, 4, 1)], vec![helpless(5, 4)]).results(&[Face::Dice], &[]).act();
    let shot = shoot(play.blue(0));
    close(fells(&play, &[shot], play.blue(0)), 23.0 / 32.0);
    // Two shots fell him with two successes between them, so it is all the same to which the die is added.
    let play = position(vec![fighter(2, 4, 1)], vec![helpless(5, 4)]).results(&[Face::Dice, Face::Shoot], &[]).act();
    let kept = THREE + 21.0 / 64.0 * 15.0 / 16.0 + 8.0 / 64.0 * 23.0 / 32.0;
    let added = 23.0 / 32.0 + 7.0 / 32.0 * AT_INJURED + 2.0 / 32.0 * THREE;
    close(added, kept);
    close(fells(&play, &[shot, again(shot)], play.blue(0)), added);
}

#[test]
fn a_reroll_is_kept_for_whom_it_helps_most() {
    // dz.special.by-the-numbers: all dice of one test again, extra dice too; four of them where an 8 was no help.
    let commando = || fighter(2, 4, 1).called("dz.unit.marauders.commando");
    let range = || position(vec![commando()], vec![helpless(5, 4)]).special("dz.special.by-the-numbers", 1);
    let play = range().act();
    let (shot, target) = (shoot(play.blue(0)), play.blue(0));
    let once = THREE + 26.0 / 64.0 * THREE + 3.0 / 64.0 * 23.0 / 32.0;
    close(once, 411.0 / 512.0);
    comes_to(&play, &[shot], fell(target), once);
    // With a second shot to come: a miss is rolled again at once, an injury is left as it is.
    let play = range().results(&[Face::Shoot], &[]).act();
    let right = THREE + 21.0 / 64.0 * (1.0 - 1.0 / 64.0) + 8.0 / 64.0 * TWICE;
    close(right, 4025.0 / 4096.0);
    comes_to(&play, &[shot, again(shot)], fell(target), right);
    // A plan that says itself what is done is followed to the letter.
    comes_to(&play, &[shot, Order::Decline, again(shot), Order::Decline], fell(target), TWICE);
}

#[test]
fn an_enemy_in_a_fight_answers_as_is_worst() {
    // dz.fight.test: he evades where he survives better, and fights back where he fights better.
    for (survives, fights) in [(4, 6), (6, 4)] {
        let foe = fighter(3, 3, 1).figure("Survive", survives).figure("Fight", fights);
        let play = position(vec![fighter(3, 3, 1)], vec![foe]).act();
        let right = ahead(&successes(3, 5), &successes(3, 4), 2);
        comes_to(&play, &[fight(play.blue(0))], fell(play.blue(0)), right);
    }
    // To keep oneself is another matter: only a blow struck back is a danger.
    let play = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1).figure("Survive", 2).figure("Fight", 6)]).act();
    let dies = ahead(&successes(3, 6), &successes(3, 5), 2);
    comes_to(&play, &[fight(play.blue(0))], Goal::Keep("model-0".into()), 1.0 - dies);
}

#[test]
fn what_an_enemy_adds_is_the_whole_difference_to_the_forecast() {
    // dz.command.dice, dz.shoot.mod.friendly: one die against three, for a friend is in the cube. The forecast counts no dice
    // that nobody has declared; a plan reckons with an enemy who adds all he has.
    let range = |dice: usize| {
        let red = vec![fighter(2, 4, 1).figure("Shoot", 4), fighter(5, 4, 1)];
        let foe = fighter(5, 4, 1).with("dz.ability.stealthy", None);
        position(red, vec![foe]).results(&[], &vec![Face::Dice; dice]).act()
    };
    let shot = shoot(range(0).blue(0));
    let alone = forecast(&range(0).state, &shot);
    close(alone, ahead(&successes(1, 4), &successes(3, 5), 2));
    close(fells(&range(0), &[shot], range(0).blue(0)), alone);
    for dice in 1..=2 {
        let mut play = range(dice);
        close(forecast(&play.state, &shot), alone);
        let planned = fells(&play, &[shot], play.blue(0));
        close(planned, ahead(&successes(1, 4), &successes(3 + dice as u32, 5), 2));
        play.give_only(0, shot, &[]);
        close(planned, forecast(&play.state, &Order::AddDice { count: dice as u8 }));
        assert!(planned < alone);
    }
}

#[test]
fn a_plan_ends_with_its_round() {
    // dz.command.roll: whoever dies is the last to act, so that the command dice of the next round fall at once. Nothing of
    // the plan hangs on them, and they are not walked.
    let play =
        position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1).figure("Survive", None).figure("Fight", None)]).act();
    let odds = weighed(&play.state, &[fight(play.blue(0))], fell(play.blue(0)), CLOSE);
    close(odds.worth, THREE);
    assert!(odds.states < 40, "{odds:?}");
}

#[test]
fn what_is_left_out_is_counted() {
    let play = position(vec![fighter(2, 4, 1)], vec![fighter(5, 4, 1)]).act();
    let right = ahead(&successes(5, 5), &successes(3, 5), 2);
    for floor in [1e-3, 1e-5] {
        let bounds = Bounds { states: 1_000, floor };
        let rough = weighed(&play.state, &[shoot(play.blue(0))], fell(play.blue(0)), bounds);
        assert!(rough.neglected > 0.0 && rough.worth < right && rough.worth + rough.neglected > right, "{rough:?}");
    }
}

fn told(play: &Play, order: Order) -> Vec<&'static str> {
    let all = Deadzone.objections(&play.state, &order);
    assert_eq!(Deadzone.judge(&play.state, &order).err(), all.first().cloned(), "the judge names the first");
    all.iter().map(|it| it.rule().name()).collect()
}

#[test]
fn every_rule_in_the_way_is_named() {
    // He lies pinned beside an enemy, and the target is far away behind a wall.
    let gunner = || fighter(2, 4, 1).armed(vec![gun(3, 0, &[]), gun(4, 0, &[("dz.ability.frag", Some(3))])]).pinned();
    let walls = vec![wall((4, 4, 1), Side::East, Opening::Blocked)];
    let far = position(vec![gunner()], vec![fighter(8, 4, 1), fighter(2, 4, 1).pinned()]).walls(walls.clone());
    let play = far.act();
    let in_the_way = ["dz.action.pinned-first", "dz.shoot.engaged", "dz.shoot.range", "dz.shoot.los"];
    assert_eq!(told(&play, shoot(play.blue(0))), in_the_way);
    assert_eq!(told(&play, again(shoot(play.blue(0))))[1..], in_the_way[1..], "nor by a result he has not");
    assert_eq!(told(&play, lob(Thrown::Weapon(1), (8, 4, 1))), in_the_way);
    // He may not walk twice, nor that far, nor fight somebody who is not here.
    let mut play = position(vec![fighter(2, 4, 1)], vec![fighter(8, 4, 1)]).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 4, 1)]), &[]);
    let far = going(&play, play.red(0), Pace::Move, &[(4, 4, 1), (5, 4, 1)]);
    assert_eq!(told(&play, far), ["dz.action.once", "dz.move.move"]);
    assert_eq!(told(&play, fight(play.blue(0))), ["dz.turn.activate", "dz.fight.action", "dz.fight.action"]);
    assert!(told(&play, shoot(play.blue(0))).is_empty(), "but shoot he may");
}

#[test]
fn two_or_three_things_would_help() {
    // A low wall before him, a friend of his beside the target: another target, or another place to shoot from.
    let red = vec![fighter(3, 4, 1).armed(vec![gun(6, 0, &[]), gun(6, 1, &[])]), fighter(5, 4, 1)];
    let blue = vec![fighter(5, 4, 1).figure("Armour", 1), fighter(3, 7, 1)];
    let play = position(red, blue).walls(vec![wall((4, 4, 1), Side::East, Opening::Large)]).act();
    let (shot, view) = (shoot(play.blue(0)), View::of(&Deadzone, &play.state, None));
    let found = helps(&Deadzone, &view, &shot, 3);
    let base = forecast(&play.state, &shot);
    assert!((2..=3).contains(&found.len()) && found.windows(2).all(|it| it[0].chance() >= it[1].chance()));
    assert!(found.iter().all(|it| it.chance() > base));
    // Instead: the other one, whom he sees well; five dice against three.
    let other = found.iter().find(|it| it.first.is_none()).expect("another shot helps");
    let Order::Shoot { target, .. } = other.order else { panic!("{:?}", other.order) };
    assert_eq!(target, play.blue(1));
    close(other.chance(), ahead(&successes(5, 5), &successes(3, 5), 2));
    // First: a step to where the wall is not in the way; three dice again, and the armour still takes one.
    let step = found.iter().find(|it| matches!(it.first, Some(Order::Move { .. }))).expect("a step helps");
    assert_eq!(step.order, shot);
    close(step.chance(), ahead(&successes(3, 5), &successes(3, 5), 3));
}

#[test]
fn precision_and_weight_of_fire_together() {
    // dz.ability.precision, dz.test.reroll: the closed form of a forecast is what a walk over every face finds.
    let weapon = gun(6, 0, &[("dz.ability.precision", None), ("dz.ability.weight-of-fire", Some(2))]);
    let play = position(vec![fighter(2, 4, 1).armed(vec![weapon])], vec![helpless(4, 4)]).act();
    let order = shoot(play.blue(0));
    let walked = weighed(&play.state, &[order], fell(play.blue(0)), Bounds { states: 1_000, floor: 1e-6 });
    let missing = forecast(&play.state, &order) - walked.worth;
    assert!(walked.neglected < 4e-3 && (-1e-12..walked.neglected + 1e-12).contains(&missing), "{missing}: {walked:?}");
}
