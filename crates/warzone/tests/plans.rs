//! Plans of one squad's Activation, held to odds worked out by hand.
//!
//! A Hussar with RS 13 and an AG-17 (RoF 1, St 12) against a Hussar with Armour 12 and one Wound: of 20 faces 1 kills at
//! once and 2 to 13 hit, of which the Armour test at 10 lets half through. That is 7 in 20. But the target's side has a
//! Resource Card, and turns it for Heal (3) if that is the worst for the plan: then 3 in 20 of what came through do no harm.

use battle::{
    System, View,
    advice::helps,
    plan_odds::{Bounds, Goal, Loss, Prospect, Script, prospect},
};
use muster::Party;
use table::Inches;
use warzone::{
    ModelId, Order, SquadId, State, Warzone,
    matchup::{Doing, Encounter, Screen},
    ready,
};

const POWER_SHOT: f64 = 1.0 / 20.0;
/// A hit that is no Power Shot and gets through.
const THROUGH: f64 = 12.0 / 20.0 * 10.0 / 20.0;
/// Aimed: RS 15 and St 14, so that the Armour test is at 8.
const AIMED: f64 = 14.0 / 20.0 * 12.0 / 20.0;
/// What Heal (3) does not stop.
const UNHEALED: f64 = 17.0 / 20.0;
/// A shot at one whose side has no card left.
const KILLS: f64 = POWER_SHOT + THROUGH;
/// A shot at one whose side has a card.
const KILLS_HEALER: f64 = POWER_SHOT + THROUGH * UNHEALED;

fn hussars(size: u32) -> Party {
    Party { unit: "hussars".into(), size, options: Default::default() }
}

/// So many Hussars 12in from so many, about to be activated.
fn encounter(attackers: u32, targets: u32) -> Encounter {
    Encounter {
        attackers: hussars(attackers),
        targets: hussars(targets),
        apart: Inches::whole(12),
        screen: Screen::None,
        doing: Doing::Shoot,
        weapon: None,
        answer: None,
    }
}

/// Activates the squad, declares nothing.
fn begun() -> Vec<Order> {
    vec![Order::Activate { squad: SquadId(0) }, Order::DeclareNothing]
}

/// A model shoots its AG-17 once, after these.
fn fires(model: u16, first: &[Order], target: u16) -> Vec<Order> {
    let shot = warzone::Shots { weapon: 0, at: [ModelId(target)].into_iter().collect(), lucky: false };
    let mut orders = vec![Order::ActivateModel { model: ModelId(model) }];
    orders.extend_from_slice(first);
    orders.extend([Order::Shoot(shot), Order::Pass]);
    orders
}

fn odds(state: &State, orders: &[Order], goal: Goal) -> Prospect<Vec<Loss>> {
    let script = Script::new(&Warzone, state, orders, goal);
    let odds = prospect(&Warzone, state, &script, Bounds::USUAL);
    assert!(odds.neglected < 1e-6, "{odds:?}");
    odds
}

#[track_caller]
fn close(found: f64, right: f64) {
    assert!((found - right).abs() < 1e-6, "{found}, not {right}");
}

fn fell(model: u16) -> Goal {
    Goal::Fell(format!("model-{model}"))
}

#[test]
fn one_shot_aimed_or_not() {
    let state = encounter(1, 1).position(ready::pack()).unwrap();
    let plan = |first: &[Order]| [begun(), fires(0, first, 1)].concat();
    close(odds(&state, &plan(&[]), fell(1)).worth, KILLS_HEALER);
    close(odds(&state, &plan(&[Order::Aim]), fell(1)).worth, POWER_SHOT + AIMED * UNHEALED);
}

/// Of two shots: who fires second does so only if there is somebody left to fire at, and a card that saved it from the first
/// shot does not save it from the second.
fn two_shots() -> f64 {
    let saved_by_card = THROUGH * (1.0 - UNHEALED);
    let unharmed = 1.0 - POWER_SHOT - THROUGH;
    1.0 - unharmed * (1.0 - KILLS_HEALER) - saved_by_card * (1.0 - KILLS)
}

#[test]
fn two_shots_in_turn() {
    let state = encounter(2, 1).position(ready::pack()).unwrap();
    let orders = [begun(), fires(0, &[], 2), fires(1, &[], 2)].concat();
    let odds = odds(&state, &orders, Goal::Harm);
    close(odds.chance(|it| it.iter().any(|it| it.gone)), two_shots());
    close(odds.worth, two_shots());
}

/// An encounter turns no cards.
#[test]
fn a_drill_is_two_shots_without_cards() {
    let met = encounter(2, 1).odds(ready::pack(), Bounds::USUAL).unwrap();
    close(met.chance(|it| it.targets > 0), 1.0 - (1.0 - KILLS) * (1.0 - KILLS));
}

/// Two against three: both have somebody right before them, at the very end of their range.
#[test]
fn rows_of_any_two_lengths_face_each_other() {
    let far = Encounter { apart: Inches::whole(24), ..encounter(2, 3) };
    close(
        far.odds(ready::pack(), Bounds::USUAL).unwrap().chance(|it| it.targets > 0),
        1.0 - (1.0 - KILLS) * (1.0 - KILLS),
    );
}

/// An order that is never legal changes nothing; one that comes first and is not legal ends nothing.
#[test]
fn what_cannot_be_done_is_left_out() {
    let state = encounter(1, 1).position(ready::pack()).unwrap();
    let orders = [begun(), vec![Order::Sentry], fires(0, &[], 1)].concat();
    close(odds(&state, &orders, fell(1)).worth, KILLS_HEALER);
    assert!(Warzone.judge(&state, &orders[2]).is_err());
}

/// Fewer positions than it takes: what is not followed is counted, and nothing is told that is not so.
#[test]
fn what_is_cut_off_is_counted() {
    let state = encounter(2, 1).position(ready::pack()).unwrap();
    let orders = [begun(), fires(0, &[], 2), fires(1, &[], 2)].concat();
    let script = Script::new(&Warzone, &state, &orders, fell(2));
    let rough = prospect(&Warzone, &state, &script, Bounds { states: 8, floor: 0.0 });
    let right = two_shots();
    assert!(rough.neglected > 0.0 && rough.worth <= right + 1e-12, "{rough:?}");
    assert!(rough.worth + rough.neglected >= right - 1e-12, "{rough:?}");
}

/// So many Hussars against one; the first is about to act.
fn acting(attackers: u32) -> State {
    let mut state = encounter(attackers, 1).position(ready::pack()).unwrap();
    for order in [Order::Activate { squad: SquadId(0) }, Order::ActivateModel { model: ModelId(0) }] {
        battle::apply(&Warzone, &mut state, &order, &mut dice::Scripted::d20([]), None).unwrap();
    }
    state
}

/// Somebody about to shoot: what would help is to aim, or to come nearer where that is worth something.
#[test]
fn aiming_would_help() {
    let state = acting(1);
    let (view, shot) = (View::of(&Warzone, &state, None), &fires(0, &[], 1)[1]);
    let helps = helps(&Warzone, &view, shot, 3);
    assert!(helps.len() <= 3 && helps.windows(2).all(|it| it[0].chance() >= it[1].chance()));
    let aim = helps.iter().find(|it| it.first == Some(Order::Aim)).expect("aiming helps");
    assert_eq!(aim.order, *shot);
    close(aim.chance(), POWER_SHOT + AIMED); // a forecast leaves out cards that others might turn
    assert!(helps.iter().all(|it| it.chance() > KILLS));
}

/// Every rule that stands in the way is named: it has no points left, and the target is behind its back, out of range
/// and out of sight.
#[test]
fn every_objection_is_told() {
    let mut state = acting(2);
    let far = warzone::Stand::ground(table::Point::new(Inches::whole(36), Inches::whole(2)), table::Bearing::NORTH);
    state.models[2].stand = Some(far);
    state.models[0].points = 0;
    let shot = &fires(0, &[], 2)[1];
    let told: Vec<&str> = Warzone.objections(&state, shot).iter().map(|it| battle::Refusal::rule(it).name()).collect();
    assert_eq!(told, ["wz.action.points", "wz.facing.front-rear", "wz.weapon.range", "wz.los.definition"]);
    assert_eq!(Warzone.judge(&state, shot).unwrap_err(), Warzone.objections(&state, shot)[0]);
}
