//! Sentry: a model that keeps watch may act once in an enemy's Activation, if it passes an LD test.
//!
//! The windows are: an enemy model has been activated and has spent nothing yet, and an enemy model has completed an
//! Action with all it caused (`wz.action.sentry-timing`). Only Dive for Cover happens inside an Action: when the Sentry
//! is shot at, before any die is rolled.

use battle::{Resolution, Seat};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::Bearing;

use crate::{
    Action, Card, Event, Faster, Forbidden, Mark, ModelId, Morale, Reaction, State, Step, Test, Warzone, Way,
    rules::{
        close_combat,
        movement::{self, Trip},
        rolls::skill_test::test,
        shooting::{self, grenades, spray},
        turn::{activation, cards, rate_card, simultaneous_reactions},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.action.sentry-duration")];

/// A reaction found legal.
#[derive(Clone, Debug)]
pub enum React {
    /// A Move.
    Move(Trip),
    /// A Shooting Action.
    Shoot(crate::Fire),
    /// A flamer or shotgun template.
    Spray(crate::Spray),
    /// Grenades.
    Throw(crate::Throw),
    /// A Close Combat Action.
    Fight(crate::Melee),
}

/// Whether a model keeps watch and is able to act on it.
pub(crate) fn watches(state: &State, model: ModelId) -> bool {
    state.is_standing(model) && state.model(model).marks.has(Mark::Sentry) && state.morale(model) == Morale::Steady
}

/// The models of a player that keep watch.
pub(crate) fn watching(state: &State, seat: Seat) -> impl Iterator<Item = ModelId> + '_ {
    state.standing().filter(move |it| state.field.seat(*it) == seat && watches(state, *it))
}

/// Asks every opponent with a Sentry, those of several players in the order the player with the Initiative chooses.
pub(crate) fn open_window(now: &mut Resolution<'_, Warzone>, against: ModelId) {
    let asked: Vec<Seat> =
        activation::opponents(now, against).filter(|it| watching(now, *it).next().is_some()).collect();
    if !asked.is_empty() {
        let windows = asked.into_iter().map(|seat| Step::SentryWindow { seat, against });
        now.emit(Event::Then(simultaneous_reactions::together(windows).into_iter().collect()));
    }
}

/// Whether there is still a Sentry to be asked; if not the window closes. Sentries act one by one, also when the first
/// has felled the model they interrupt (`wz.action.sentry-timing`).
pub(crate) fn is_open(now: &mut Resolution<'_, Warzone>, seat: Seat) -> bool {
    let open = watching(now, seat).next().is_some();
    if !open {
        now.emit(Event::Done);
    }
    open
}

/// Judges a reaction: the Action obeys all its own rules (`wz.action.sentry`).
pub(crate) fn judge(state: &State, seat: Seat, model: ModelId, reaction: &Reaction) -> Result<React, Forbidden> {
    let action = reaction.action();
    let why = cannot_react(state, seat, model).or_else(|| action_objection(state, model, action));
    why.map_or(Ok(()), Err)?;
    match reaction {
        Reaction::Move { by, facing } => movement::judge(state, model, action, by, *facing).map(React::Move),
        Reaction::Leap { to, facing } => movement::judge_leap(state, model, *to, *facing).map(React::Move),
        Reaction::Shoot(shots) => shooting::judge(state, model, action, shots).map(React::Shoot),
        Reaction::Spray(spray) => match spray::objection(state, model, spray) {
            None => Ok(React::Spray(*spray)),
            Some(why) => Err(why),
        },
        Reaction::Throw(throw) => match grenades::objection(state, model, throw) {
            None => Ok(React::Throw(throw.clone())),
            Some(why) => Err(why),
        },
        Reaction::CloseCombat { weapon } => close_combat::judge(state, model, *weapon).map(React::Fight),
    }
}

/// Why no card can be turned for a Sentry's Action (`wz.card.burn-rof`).
pub(crate) fn card_objection(state: &State, seat: Seat, model: ModelId, rate: Faster) -> Option<Forbidden> {
    cannot_react(state, seat, model)
        .or_else(|| cards::common_objection(state, model, Card::Rate(rate)))
        .or_else(|| action_objection(state, model, rate.action))
        .or_else(|| rate_card::weapon_objection(state, model, rate))
}

/// Whether this model of the player could react at all.
fn cannot_react(state: &State, seat: Seat, model: ModelId) -> Option<Forbidden> {
    let reacts = watches(state, model) && state.field.seat(model) == seat;
    (!reacts).then_some(Forbidden::CannotReact { model })
}

/// Why a Sentry cannot make this Action: it has made it, it is Engaged, or a Sentry never does it.
fn action_objection(state: &State, model: ModelId, action: Action) -> Option<Forbidden> {
    if state.model(model).done.has(action) {
        return Some(Forbidden::OncePerTurn { action });
    }
    if !matches!(action, Action::Move | Action::Shooting | Action::CloseCombat) {
        return Some(Forbidden::CannotReact { model });
    }
    (action == Action::Shooting && state.is_engaged(model)).then_some(Forbidden::WhileEngaged { action })
}

/// A Sentry tests LD and acts if it passes. Either way its watch is over (`wz.action.sentry-duration`).
pub(crate) fn react(now: &mut Resolution<'_, Warzone>, model: ModelId, react: React) -> Result<(), NeedDice> {
    let need = now.leadership(model);
    let passed = test(now, model, Test::Sentry, need)?.passed();
    now.emit(Event::WatchOver { model });
    if !passed {
        if now.model(model).marks.has(Mark::FasterNow) {
            now.emit(Event::Unmarked { model, mark: Mark::FasterNow });
        }
        return Ok(());
    }
    match react {
        React::Move(trip) => {
            now.emit(Event::Acted { model, action: Action::Move });
            movement::hurry(now, model, trip.hurried);
            let steps = trip.steps.into_iter().chain([Step::Losses]).collect();
            now.emit(Event::Then(steps));
        }
        React::Shoot(fire) => shooting::declare(now, fire, true),
        React::Spray(spray) => spray::declare(now, model, spray),
        React::Throw(throw) => grenades::declare(now, model, throw),
        React::Fight(melee) => close_combat::declare(now, melee),
    }
    Ok(())
}

/// Whether a model may dive for cover from this shooter.
pub(crate) fn may_dive(state: &State, model: ModelId, shooter: ModelId) -> bool {
    watches(state, model)
        && state.are_enemies(model, shooter)
        && !state.is_engaged(model)
        && !state.model(model).done.has(Action::DiveForCover)
}

/// Judges a dive: at most a Move, into Cover or out of sight (`wz.action.dive-for-cover`).
pub(crate) fn judge_dive(
    state: &State,
    model: ModelId,
    shooter: ModelId,
    by: &Way,
    facing: Bearing,
) -> Result<(Trip, bool), Forbidden> {
    let trip = movement::judge(state, model, Action::DiveForCover, by, facing)?;
    let Some(last) = by.last() else { return Err(Forbidden::NoWay { rule: Action::DiveForCover.rule() }) };
    let mut after = state.clone();
    after.models[model.index()].stand = Some(crate::Stand { at: last.at, level: last.level, facing });
    let out_of_sight = !after.sees_to_shoot(shooter, model);
    let in_cover = after.cover(shooter, model).claims_terrain;
    if out_of_sight || in_cover {
        Ok((trip, out_of_sight))
    } else {
        Err(Forbidden::NoCoverThere { at: last.at, shooter })
    }
}

/// A Sentry that is shot at tests LD and dives if it passes.
pub(crate) fn dive(now: &mut Resolution<'_, Warzone>, trip: Trip, out_of_sight: bool) -> Result<(), NeedDice> {
    let model = trip.model;
    now.emit(Event::Done);
    let need = now.leadership(model);
    let passed = test(now, model, Test::Sentry, need)?.passed();
    now.emit(Event::WatchOver { model });
    if passed {
        now.emit(Event::Acted { model, action: Action::DiveForCover });
        movement::hurry(now, model, trip.hurried);
        now.emit(Event::Then(trip.steps));
        now.emit(Event::Dived { model, out_of_sight });
    }
    Ok(())
}

/// A Sentry that said where to dive does so, unless the way there is no longer free (`wz.action.reaction-order`).
pub(crate) fn dive_to(
    now: &mut Resolution<'_, Warzone>,
    model: ModelId,
    shooter: ModelId,
    by: &Way,
    facing: Bearing,
) -> Result<(), NeedDice> {
    match judge_dive(now, model, shooter, by, facing) {
        Ok((trip, out_of_sight)) => dive(now, trip, out_of_sight),
        Err(_) => {
            now.emit(Event::Done);
            Ok(())
        }
    }
}

impl Reaction {
    /// The Action it is.
    #[must_use]
    pub const fn action(&self) -> Action {
        match self {
            Reaction::Move { .. } | Reaction::Leap { .. } => Action::Move,
            Reaction::Shoot(_) | Reaction::Spray(_) | Reaction::Throw(_) => Action::Shooting,
            Reaction::CloseCombat { .. } => Action::CloseCombat,
        }
    }
}
