//! An activation (`dz.turn.activate`, `dz.action.*`): one long action, or one or two short ones, and what command results
//! add to them.

use std::iter;

use catalogue::{RuleId, rule};
use smallvec::{SmallVec, smallvec};

use crate::{
    Action, Activation, Attack, Contest, Event, Face, Forbidden, Gift, Mark, Means, ModelId, Now, Order, Pace, Spots,
    State, Step, Why,
    model::state::LENT,
    rules::{
        fighting, items, moments,
        movement::{self, move_list::Moves, overstacked},
        round::{splat, splat_attack},
        shooting::{cube_attack, shot_list::Shooter},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.action.list"),
    rule!("dz.turn.nothing"),
    rule!("dz.faq.fight-then-move"),
    rule!("dz.setup.terms"),
    rule!("dz.ability.remote"),
];

/// A model is chosen: if it burns that comes first (`dz.turn.start-order`), then its actions.
pub(crate) fn begin(now: &mut Now<'_>, model: ModelId) {
    let seat = now.seat(model);
    now.emit(Event::Becomes(Step::Another(seat)));
    open(now, model);
}

/// Another model is activated in the middle of this activation, which goes on afterwards (`dz.special.tide-of-vermin`).
pub(crate) fn interrupt(now: &mut Now<'_>, model: ModelId) {
    if let Some(active) = now.active {
        now.emit(Event::Then(smallvec![Step::Resume(active)]));
        open(now, model);
    }
}

fn open(now: &mut Now<'_>, model: ModelId) {
    now.emit(Event::Activated { model });
    let mut steps: SmallVec<[Step; 2]> = SmallVec::new();
    if moments::may_start(now, model) {
        steps.push(Step::Start(model));
    }
    if now.model(model).is(Mark::Raging) {
        steps.push(Step::Rampage(model));
    }
    if now.model(model).is(Mark::Burning) {
        let fire = Contest { cause: now.lit_by(model), ..Contest::event(Attack::Fire, model) };
        steps.extend([Step::Contest(fire), Step::Settle]);
    }
    steps.push(Step::Act(model));
    now.emit(Event::Then(steps));
}

/// The active model's next action. True while it waits for an answer; an activation that is over, or in which nothing is
/// left to do, ends by itself.
pub(crate) fn act(now: &mut Now<'_>, model: ModelId) -> bool {
    let Some(active) = now.active else {
        now.emit(Event::Done);
        return false;
    };
    if active.over || active.idles {
        end(now, model);
        return false;
    }
    // A Sentry Gun shoots once.
    let fired = now.is_gun(model) && active.actions() > 0;
    let open = active.actions() == 0
        || (!active.long && active.actions() < 2)
        || may_use_result(now, model)
        || moments::keep_open(now, model);
    let open = open && !fired;
    if !open {
        end(now, model);
    }
    open
}

/// Whether any Move, Shoot or Fight result may still be spent on the model (`dz.command.one-action-result`).
fn may_use_result(state: &State, model: ModelId) -> bool {
    let seat = state.seat(model);
    let unspent = state.active.is_some_and(|it| !it.result && !it.down) && state.takes_results(model);
    unspent && [Face::Move, Face::Shoot, Face::Fight].into_iter().any(|it| state.results(seat, it) > 0)
}

/// Marks the model. One that did nothing ends the turn (`dz.turn.nothing`).
pub(crate) fn end(now: &mut Now<'_>, model: ModelId) {
    let idle = now.active.is_none_or(|it| it.is_idle() && !it.over);
    now.emit(Event::Done);
    now.emit(Event::ActivationEnded { model });
    let turn = matches!(now.steps.top(), Some(Step::Another(_)));
    if idle && turn && now.field.setup.settings.nothing_ends_the_turn {
        let other = State::opponent(now.initiative);
        now.emit(Event::Becomes(Step::Turn(other)));
        now.emit(Event::TurnCame { seat: other });
    }
}

/// Why an action may not be taken now.
pub(crate) fn objection(state: &State, model: ModelId, action: Action, long: bool) -> Option<Forbidden> {
    objection_if(state, model, (action, long), || state.is_engaged(model))
}

/// The same where it may be known whether the model is engaged.
fn objection_if(state: &State, model: ModelId, asked: (Action, bool), engaged: impl Fn() -> bool) -> Option<Forbidden> {
    let active = state.active.as_ref()?;
    let at = |check: u8| check_of(state, active, model, asked, &engaged, check);
    // One after the other, so that what is known about the action is known in each.
    at(0).or_else(|| at(1)).or_else(|| at(2)).or_else(|| at(3)).or_else(|| at(4)).or_else(|| at(5))
}

/// How many things are looked up before an action.
const CHECKS: u8 = 6;

/// Everything that keeps the active model from this action, each looked up only when it is asked for.
pub(crate) fn objections(state: &State, model: ModelId, action: Action, long: bool) -> impl Iterator<Item = Forbidden> {
    let active = state.active.as_ref();
    let engaged = move || state.is_engaged(model);
    (0..CHECKS).filter_map(move |check| check_of(state, active?, model, (action, long), &engaged, check))
}

/// What one of the checks says.
#[inline(always)]
fn check_of(
    state: &State,
    active: &Activation,
    model: ModelId,
    (action, long): (Action, bool),
    engaged: &impl Fn() -> bool,
    check: u8,
) -> Option<Forbidden> {
    match check {
        0 => active.took(action).then_some(Forbidden::Twice { action }),
        // A Sentry Gun shoots, and nothing else (`dz.item.sentry-gun`).
        1 => {
            let gun = action != Action::Shoot && state.is_gun(model);
            gun.then_some(Forbidden::NoActionLeft { action, rule: rule!("dz.item.sentry-gun") })
        }
        // A short SPRINT is the only move of its activation (`dz.special.wings-of-the-dragon`).
        2 => {
            let moves = matches!(action, Action::Move | Action::Sprint);
            let rule = match () {
                () if !moves => return None,
                () if state.is_given(model, Gift::Rooted) => rule!("dz.special.mobile-infantry"),
                () if !active.took(Action::Sprint) => return None,
                () if active.long => rule!("dz.turn.activate"),
                () => rule!("dz.special.wings-of-the-dragon"),
            };
            Some(Forbidden::NoActionLeft { action, rule })
        }
        3 => {
            let spent = active.long || active.actions() >= 2 || (long && active.actions() > 0);
            spent.then_some(Forbidden::NoActionLeft { action, rule: rule!("dz.turn.activate") })
        }
        4 => (active.down && action != Action::StandUp).then_some(Forbidden::StandUpFirst),
        _ => {
            let open = matches!(action, Action::Fight | Action::Move | Action::StandUp);
            (!open && engaged()).then_some(Forbidden::Engaged { action })
        }
    }
}

/// Why a Move, Shoot or Fight result may not be spent on the model now.
pub(crate) fn result_objection(state: &State, model: ModelId, face: Face) -> Option<Forbidden> {
    let active = state.active?;
    if state.results(state.seat(model), face) == 0 {
        return Some(Forbidden::NoResult { face });
    }
    if let Some(rule) = state.bars_results(model) {
        return Some(Forbidden::NoAbility { rule });
    }
    if active.result {
        return Some(Forbidden::ResultSpent);
    }
    if face == Face::Move && state.is_given(model, Gift::Rooted) {
        return Some(Forbidden::NoActionLeft { action: Action::Move, rule: rule!("dz.special.mobile-infantry") });
    }
    active.down.then_some(Forbidden::StandUpFirst)
}

/// Why the model may not move like that.
pub(crate) fn move_objection(
    state: &State,
    model: ModelId,
    pace: Pace,
    way: &crate::Way,
    at: Spots,
) -> Option<Forbidden> {
    pace_objection(state, model, pace).or_else(|| movement::objection(state, model, pace, way, at))
}

/// Why the model may not move as this action, wherever to.
pub(crate) fn pace_objection(state: &State, model: ModelId, pace: Pace) -> Option<Forbidden> {
    pace_objection_if(state, model, pace, || state.is_engaged(model))
}

fn pace_objection_if(state: &State, model: ModelId, pace: Pace, engaged: impl Fn() -> bool) -> Option<Forbidden> {
    match pace {
        Pace::Move => objection_if(state, model, (Action::Move, false), engaged),
        Pace::Sprint => objection_if(state, model, (Action::Sprint, true), engaged).or_else(|| sprint_objection(state)),
        Pace::Result => result_objection(state, model, Face::Move),
        Pace::Wings | Pace::Dance | Pace::Rush => moments::move_objection(state, model, pace),
        Pace::Agile | Pace::Evade | Pace::Leap | Pace::Surge | Pace::Dodge => {
            Some(Forbidden::not_now(state.steps.top()))
        }
    }
}

/// Everything that keeps the model from moving as this action; by other means, the first thing.
pub(crate) fn pace_objections(state: &State, model: ModelId, pace: Pace) -> Vec<Forbidden> {
    match pace {
        Pace::Move => objections(state, model, Action::Move, false).collect(),
        Pace::Sprint => objections(state, model, Action::Sprint, true).chain(sprint_objection(state)).collect(),
        _ => pace_objection(state, model, pace).into_iter().collect(),
    }
}

/// No SPRINT from a cube with an enemy in it (`dz.move.sprint`).
pub(crate) fn sprint_objection(state: &State) -> Option<Forbidden> {
    state.active.is_some_and(|it| it.began_with_enemy).then_some(Forbidden::BeganWithEnemy)
}

/// Why the model may not SHOOT by these means, before any target is looked at.
pub(crate) fn shoot_objection(
    state: &State,
    model: ModelId,
    means: Means,
    (weapon, effect, long): (u8, bool, bool),
) -> Option<Forbidden> {
    shoot_objection_if(state, model, means, (weapon, effect, long), || state.is_engaged(model))
}

fn shoot_objection_if(
    state: &State,
    model: ModelId,
    means: Means,
    (weapon, effect, long): (u8, bool, bool),
    engaged: impl Fn() -> bool,
) -> Option<Forbidden> {
    let borrowed = weapon == LENT && means != Means::Splat;
    if borrowed {
        return Some(Forbidden::WrongWeapon { weapon, rule: rule!("dz.command.splat") });
    }
    match means {
        Means::Action => objection_if(state, model, (Action::Shoot, long), engaged),
        Means::Result => result_objection(state, model, Face::Shoot),
        Means::Splat => splat_attack::shoot_objection(state, model, weapon, effect),
    }
}

/// Why the model may not FIGHT by these means: the action needs an enemy in the cube from the start
/// (`dz.fight.action`), a Fight result only now.
pub(crate) fn fight_objection(
    state: &State,
    model: ModelId,
    means: Means,
    target: ModelId,
    weapon: u8,
) -> Option<Forbidden> {
    let open = match means {
        Means::Action => return fight_objections(state, model, target, weapon).next(),
        Means::Result => result_objection(state, model, Face::Fight).or_else(|| late_result(state)),
        Means::Splat => Some(Forbidden::NoAbility { rule: rule!("dz.command.splat") }),
    };
    open.or_else(|| against(state, model, target, weapon).next())
}

/// A Fight result does not ask who was there at the start, unless the house plays it so (`dz.command.fight`).
fn late_result(state: &State) -> Option<Forbidden> {
    let from_the_start = state.field.setup.settings.fight_result_from_the_start;
    let late = from_the_start && state.active.is_some_and(|it| !it.began_with_enemy);
    late.then_some(Forbidden::NoEnemyAtFirst)
}

/// Every rule that keeps the model from a FIGHT action, in the order they are asked.
pub(crate) fn fight_objections(
    state: &State,
    model: ModelId,
    target: ModelId,
    weapon: u8,
) -> impl Iterator<Item = Forbidden> {
    let late = move || state.active.is_some_and(|it| !it.began_with_enemy).then_some(Forbidden::NoEnemyAtFirst);
    objections(state, model, Action::Fight, true)
        .chain(iter::once_with(late).flatten())
        .chain(against(state, model, target, weapon))
}

/// What keeps the model from fighting this one with this weapon, by whatever means.
fn against(state: &State, model: ModelId, target: ModelId, weapon: u8) -> impl Iterator<Item = Forbidden> {
    let able =
        move || (!fighting::fights_back(state, model)).then_some(Forbidden::Dash { rule: rule!("dz.fight.blank") });
    iter::once_with(able)
        .chain(iter::once_with(move || fighting::target_objection(state, model, target)))
        .chain(iter::once_with(move || fighting::weapon_objection(state, model, weapon)))
        .flatten()
}

/// Why the model may not stand up there.
pub(crate) fn stand_objection(state: &State, model: ModelId, at: Spots) -> Option<Forbidden> {
    if !state.model(model).is(Mark::Pinned) {
        return Some(Forbidden::NotPinned);
    }
    let cell = state.model(model).cell;
    objection(state, model, Action::StandUp, false)
        .or_else(|| movement::place(state, model, cell, at).is_none().then_some(Forbidden::BadSpots { cell }))
}

/// Notes an action, or that a result is spent for it.
pub(crate) fn spend(now: &mut Now<'_>, model: ModelId, means: Means, action: Action, long: bool) {
    match means {
        Means::Action => now.emit(Event::Acted { model, action, long }),
        Means::Splat => splat_attack::pay(now, model),
        Means::Result => {
            let face = match action {
                Action::Shoot => Face::Shoot,
                Action::Fight => Face::Fight,
                Action::Move | Action::Sprint | Action::Special | Action::StandUp => Face::Move,
            };
            now.emit(Event::Spent { seat: now.seat(model), face, count: 1 });
            now.emit(Event::ActedFreely { model });
        }
    }
}

/// Moves.
pub(crate) fn set_out(now: &mut Now<'_>, model: ModelId, pace: Pace, way: crate::Way, at: Spots) {
    match pace {
        Pace::Move => spend(now, model, Means::Action, Action::Move, false),
        Pace::Sprint => spend(now, model, Means::Action, Action::Sprint, true),
        Pace::Wings | Pace::Dance | Pace::Rush => {
            if let Some(it) = moments::extra_move(now, pace).copied() {
                (it.pay)(now, model);
            }
        }
        Pace::Result | Pace::Agile | Pace::Evade | Pace::Leap | Pace::Surge | Pace::Dodge => {
            spend(now, model, Means::Result, Action::Move, false);
        }
    }
    movement::set_out(now, model, pace, way, at);
}

/// Fights.
pub(crate) fn fight(now: &mut Now<'_>, model: ModelId, means: Means, target: ModelId, weapon: u8) {
    spend(now, model, means, Action::Fight, true);
    fighting::begin(now, model, target, weapon, Why::Action);
}

/// Stands up; an enemy in the cube strikes at once (`dz.action.stand-up`).
pub(crate) fn stand_up(now: &mut Now<'_>, model: ModelId, at: Spots) {
    spend(now, model, Means::Action, Action::StandUp, false);
    now.emit(Event::StoodUp { model, at });
    now.emit(Event::Then(smallvec![Step::Rising(model)]));
}

/// Everything the active model may do.
pub(crate) fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let Some(active) = state.active else { return };
    orders.push(Order::Done);
    if active.down {
        let cell = state.model(model).cell;
        let own = [state.model(model).spots];
        let spots = own.into_iter().chain(movement::spots(state, model, cell).filter(|it| *it != own[0]));
        if objection(state, model, Action::StandUp, false).is_none() {
            orders.extend(spots.map(|at| Order::StandUp { at }));
        }
        return;
    }
    let met = state.has_enemy(state.model(model).cell, state.team(model));
    let engaged = met && state.is_engaged(model);
    let mut moves = None;
    let extra = state.field.moments.extra_moves.iter().map(|it| it.pace);
    for pace in [Pace::Move, Pace::Sprint, Pace::Result].into_iter().chain(extra) {
        if pace_objection_if(state, model, pace, || engaged).is_none() {
            moves.get_or_insert_with(|| Moves::new(state, model)).list(pace, orders);
        }
    }
    let mut shooter = None;
    let mut shots = |means, long_too, orders: &mut Vec<Order>| {
        if let Some(shooter) = shooter.get_or_insert_with(|| Shooter::new(state, model)) {
            shooter.list(means, long_too, orders);
        }
    };
    for means in [Means::Action, Means::Result] {
        let may_shoot = |long| shoot_objection_if(state, model, means, (0, false, long), || engaged).is_none();
        if may_shoot(false) {
            let long_too = may_shoot(true);
            shots(means, long_too, orders);
            cube_attack::orders(state, model, means, long_too, orders);
        }
        if met {
            fight_orders(state, model, means, orders);
        }
    }
    if splat::ready(state, state.seat(model)).is_some() && state.takes_results(model) {
        shots(Means::Splat, true, orders);
        cube_attack::orders(state, model, Means::Splat, true, orders);
        splat::act_orders(state, model, orders);
    }
    if objection_if(state, model, (Action::Special, false), || engaged).is_none() {
        items::heal_orders(state, model, orders);
    }
    moments::actions(state, model, orders);
    if overstacked::must_leave(state, model) {
        orders.retain(overstacked::leaves);
    }
}

/// Whom the active model may FIGHT by these means.
pub(crate) fn fight_orders(state: &State, model: ModelId, means: Means, orders: &mut Vec<Order>) {
    for target in state.enemies_in(state.model(model).cell, state.team(model)) {
        for weapon in fighting::weapons(state, model) {
            if fight_objection(state, model, means, target, weapon).is_none() {
                orders.push(Order::Fight { means, weapon, target });
            }
        }
    }
}
