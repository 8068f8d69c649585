//! Activation: a squad, then its models one by one, each spending its Action Points.
//!
//! A choose a squad; B a Pinned or Broken one tries to recover; then it may declare a Squad Special Action; C models out
//! of Coherency Run back; D the others act in any order (`wz.turn.activation-sequence`). Every model is activated; a
//! Pass is enough (`wz.action.at-least-one`).

use std::{cell::OnceCell, iter};

use battle::{Breakdown, Resolution, Seat};
use catalogue::{RuleId, rule};

use crate::{
    Action, Arrival, Card, Event, Forbidden, Mark, ModelId, Morale, SquadId, State, Step, Warzone,
    model::set::{Member, Set},
    rules::{
        close_combat, deployment,
        missions::{carrying, target_identified, warlord_duel},
        moments::first,
        squads::{coherency, squad_actions},
        turn::{self, cards, sentry},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.action.at-least-one"), rule!("wz.action.pivot")];

impl State {
    /// The points a model has in an Activation before anything is taken off: 2, or 1 while Engaged.
    pub(crate) fn full_points(&self, model: ModelId) -> u8 {
        if self.is_engaged(model) { 1 } else { 2 }
    }

    /// The points of a model that is activated now, and why.
    #[must_use]
    pub fn action_points(&self, model: ModelId) -> Breakdown {
        let points = Breakdown::base(rule!("wz.action.points"), 2);
        if self.model(model).marks.has(Mark::Fumbled) {
            return points.with(rule!("wz.dice.fumble"), battle::Change::Becomes(0));
        }
        let engaged = self.full_points(model) == 1;
        let points = points
            .plus(rule!("wz.action.points-engaged"), if engaged { -1 } else { 0 })
            .plus(rule!("wz.def.beginning-of-activation"), -i32::from(self.model(model).paid));
        let stunned = self.model(model).marks.has(Mark::Stunned) && points.total() > 0;
        let points = points.plus(rule!("wz.def.stun"), if stunned { -1 } else { 0 });
        if points.total() < 0 { points.with(rule!("wz.action.points"), battle::Change::AtLeast(0)) } else { points }
    }
}

/// A squad is activated.
pub(crate) fn activate(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    now.emit(Event::Done);
    now.emit(Event::SquadActivated { squad });
    match now.squad(squad).arrival {
        Some(Arrival::Reserve) => now.emit(Event::Then(vec![Step::Enter(squad)])),
        Some(Arrival::RapidDeployment) => now.emit(Event::Then(vec![Step::Descend(squad)])),
        Some(Arrival::Infiltrate | Arrival::Never) | None => set_out(now, squad),
    }
}

/// An activated squad on the table goes through its Activation.
pub(crate) fn set_out(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    let mut steps = vec![Step::Declare(squad), Step::Coherency(squad), Step::ChooseModel(squad)];
    if now.squad(squad).morale != Morale::Steady || now.squad(squad).cowed {
        steps.insert(0, Step::Rally { squad, again: false });
    }
    if let Some(first) = first!(now, before_activation(squad)) {
        steps.insert(0, first);
    }
    now.emit(Event::Then(steps));
}

/// The models of a squad that have still to be activated.
pub(crate) fn waiting(state: &State, squad: SquadId) -> impl Iterator<Item = ModelId> + '_ {
    state.members(squad).filter(|it| !state.model(*it).marks.has(Mark::Deactivated))
}

/// Whether a model is to be chosen; if none is left the squad is done and play passes on.
pub(crate) fn choose_model(now: &mut Resolution<'_, Warzone>, squad: SquadId) -> bool {
    let steady = now.squad(squad).morale == Morale::Steady;
    if squad_actions::is_due(now) {
        now.emit(Event::Then(vec![Step::Pledge]));
        return false;
    }
    if steady && waiting(now, squad).next().is_some() {
        return true;
    }
    if now.pledge.is_some() {
        now.emit(Event::Then(vec![Step::Pledge]));
        return false;
    }
    now.emit(Event::Done);
    now.emit(Event::SquadDone { squad });
    let seat = now.field.squads[squad.index()].seat;
    turn::next_squad(now, seat);
    false
}

/// Why a model cannot be activated now.
pub(crate) fn objection(state: &State, squad: SquadId, model: ModelId) -> Option<Forbidden> {
    if !state.is_standing(model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    if state.field.squad(model) != squad {
        return Some(Forbidden::NotOfThisSquad { model, squad, rule: rule!("wz.turn.activation-sequence") });
    }
    if state.model(model).marks.has(Mark::Deactivated) {
        return Some(Forbidden::AlreadyActed { model });
    }
    coherency::furthest_straggler(state, squad)
        .filter(|it| *it != model)
        .map(|it| Forbidden::StragglersFirst { model: it })
}

/// A model is activated: its points are counted, a Stun is shaken off, it closes in on whoever holds it, and Sentries of
/// others may interrupt before it spends anything.
pub(crate) fn activate_model(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    count_points(now, model);
    let returns = now.model(model).marks.has(Mark::Straggler) && !now.is_engaged(model);
    now.emit(Event::Then(vec![if returns { Step::Return(model) } else { Step::Act(model) }]));
    sentry::open_window(now, model);
    now.emit(Event::Then(vec![Step::Dread { model, activated: true }]));
    close_combat::close_in_at_once(now, model);
}

/// The points of a model that is activated now; the first of them shakes off a Stun.
fn count_points(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    let points = now.action_points(model);
    let able = now.full_points(model) > now.model(model).paid && !now.model(model).marks.has(Mark::Fumbled);
    let recovers = able && now.model(model).marks.has(Mark::Stunned);
    now.emit(Event::ModelActivated { model, points });
    if recovers {
        now.emit(Event::Unmarked { model, mark: Mark::Stunned });
    }
}

/// Whether a straggler is still to Run back. Once it has, it acts like any other with what a card may give it.
pub(crate) fn must_return(now: &mut Resolution<'_, Warzone>, model: ModelId) -> bool {
    if now.model(model).marks.has(Mark::Straggler) {
        return act(now, model);
    }
    now.emit(Event::Done);
    now.emit(Event::Then(vec![Step::Act(model)]));
    false
}

/// Whether a model still has an Action to choose; if not, it is Deactivated.
pub(crate) fn act(now: &mut Resolution<'_, Warzone>, model: ModelId) -> bool {
    let marks = &now.model(model).marks;
    let able = now.morale(model) == Morale::Steady && !marks.has(Mark::Fumbled) && !marks.has(Mark::Deactivated);
    let has_points = now.model(model).points > 0 || cards::objection(now, model, Card::ActionPoint).is_none();
    if able && has_points {
        return true;
    }
    end_model(now, model);
    false
}

/// A model's Activation is over.
pub(crate) fn end_model(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    now.emit(Event::Done);
    now.emit(Event::ModelDone { model });
    squad_actions::when_deactivated(now, model);
}

/// Everything an Action caused is resolved: losses are counted, then Sentries of others may interrupt. A Sentry's own
/// Action is not answered: the other side is not in an enemy's Activation (`wz.action.sentry-timing`).
pub(crate) fn end_action(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    now.emit(Event::Done);
    if now.is_standing(model) && acting(now) == Some(now.field.squad(model)) {
        sentry::open_window(now, model);
    }
    now.emit(Event::Then(vec![Step::Losses]));
    target_identified::look(now, model);
}

/// The squad whose Activation it is.
pub(crate) fn acting(state: &State) -> Option<SquadId> {
    state.steps.iter().find_map(|it| if let Step::ChooseModel(squad) = it { Some(*squad) } else { None })
}

/// Why a model cannot spend points on this Action.
pub(crate) fn action_objection(state: &State, model: ModelId, action: Action) -> Option<Forbidden> {
    action_objections(state, model, action, || state.is_engaged(model)).next()
}

/// The Actions a model can spend points on. Whether it is Engaged is looked up once for all of them, if at all.
pub(crate) fn open_actions(state: &State, model: ModelId) -> Set<Action> {
    let known = OnceCell::new();
    let engaged = || *known.get_or_init(|| state.is_engaged(model));
    Action::ALL.iter().copied().filter(|it| action_objections(state, model, *it, engaged).next().is_none()).collect()
}

/// Everything that keeps a model from spending points on this Action, each looked up only when it is asked for.
pub(crate) fn action_objections(
    state: &State,
    model: ModelId,
    action: Action,
    engaged: impl Fn() -> bool,
) -> impl Iterator<Item = Forbidden> {
    let while_engaged = move || {
        let allowed = matches!(action, Action::CloseCombat | Action::Move | Action::Pass);
        (!allowed && engaged()).then_some(Forbidden::WhileEngaged { action })
    };
    ACTION_CHECKS
        .iter()
        .filter_map(move |check| check(state, model, action))
        .chain(iter::once_with(while_engaged).flatten())
}

/// A reason why a model cannot spend points on an Action.
type ActionCheck = fn(&State, ModelId, Action) -> Option<Forbidden>;

/// What can keep a model from an Action, in the order it is told; an Engagement comes last.
const ACTION_CHECKS: [ActionCheck; 8] = [
    warlord_duel::objection,
    fumbled,
    squad_actions::action_objection,
    once_per_turn,
    too_few_points,
    |state, model, action| deployment::delay_objection(state, model, Some(action)),
    |state, model, action| first!(state, action_objection(model, action)),
    carries,
];

fn fumbled(state: &State, model: ModelId, _: Action) -> Option<Forbidden> {
    state.model(model).marks.has(Mark::Fumbled).then_some(Forbidden::Fumbled { model })
}

fn once_per_turn(state: &State, model: ModelId, action: Action) -> Option<Forbidden> {
    state.model(model).done.has(action).then_some(Forbidden::OncePerTurn { action })
}

fn too_few_points(state: &State, model: ModelId, action: Action) -> Option<Forbidden> {
    let (needed, left) = (action.cost(), state.model(model).points);
    (left < needed).then_some(Forbidden::TooFewPoints { needed, left })
}

fn carries(state: &State, model: ModelId, action: Action) -> Option<Forbidden> {
    let open = !state.carries_token(model) || carrying::is_open_to_carriers(action);
    (!open).then_some(Forbidden::Carrying { action })
}

/// What a model does by a skill of its own, at the cost of so many points: casts a power, lays a token, spies.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// What it costs.
    pub points: u8,
    /// Whether an Engaged model may spend its point on it.
    pub engaged: bool,
}

/// Why a model cannot use a skill of its own now: it fumbled, carries supplies, or, where that takes points, may not spend
/// them on anything but what it must do first or instead.
pub(crate) fn effort_objection(state: &State, model: ModelId, effort: Effort) -> Option<Forbidden> {
    let (it, points) = (state.model(model), effort.points);
    if it.marks.has(Mark::Fumbled) {
        return Some(Forbidden::Fumbled { model });
    }
    if state.carries_token(model) {
        return Some(Forbidden::Barred { rule: carrying::RESTRICTIONS });
    }
    if points == 0 {
        return None;
    }
    if state.duel {
        return Some(Forbidden::Barred { rule: warlord_duel::DUEL });
    }
    if it.points < points {
        return Some(Forbidden::TooFewPoints { needed: points, left: it.points });
    }
    if state.is_berserker(model) {
        return Some(Forbidden::Berserk { model });
    }
    let held = !effort.engaged && state.is_engaged(model);
    let held = held.then_some(Forbidden::Barred { rule: rule!("wz.action.points-engaged") });
    deployment::delay_objection(state, model, None).or(held)
}

/// Aim, Hide, Sentry and Pass: nothing but points. A Pass ends the Activation; Sentries may answer it like any Action.
pub(crate) fn simple(now: &mut Resolution<'_, Warzone>, model: ModelId, action: Action) {
    now.emit(Event::Acted { model, action });
    if action == Action::Pass {
        end_model(now, model);
        sentry::open_window(now, model);
        target_identified::look(now, model);
    } else {
        now.emit(Event::Then(vec![Step::EndAction(model)]));
    }
}

/// How many models of a squad may keep watch (`wz.action.sentry-limit`).
pub(crate) fn sentry_objection(state: &State, model: ModelId) -> Option<Forbidden> {
    let squad = state.field.squad(model);
    let rule = rule!("wz.action.sentry-limit");
    let fives = (state.members(squad).count() / 5) as i32;
    let most = Breakdown::base(rule, 2 * fives);
    let most = if fives == 0 { most.with(rule, battle::Change::AtLeast(2)) } else { most };
    let watching = state.members(squad).filter(|it| state.model(*it).marks.has(Mark::Sentry)).count();
    (watching as i32 >= most.total()).then_some(Forbidden::SentriesFull { most })
}

/// The seats that are not on this model's side, in the order of play from the Initiative.
pub(crate) fn opponents(state: &State, model: ModelId) -> impl Iterator<Item = Seat> + '_ {
    let (seats, own) = (state.sides.len() as u8, state.field.seat(model));
    let order = (0..seats).map(move |it| Seat((state.initiative.0 + it) % seats));
    order.filter(move |it| !state.field.are_friends(own, *it))
}
