//! Supply tokens: who may pick one up, what a carrier does without, and where it is put down.
//!
//! A model in contact with a token may pick it up for a point and from then on only Move or Run, without its skills. It
//! drops the token when it falls, is Pinned or Broken; its owner says where, in base contact.

use battle::Resolution;
use catalogue::{RuleId, rule};
use table::{Bearing, Inches, Point, Shape};

use super::markers::{RADIUS, is_near, is_suitable, suitable};
use crate::{
    Action, Base, Event, Forbidden, ModelId, Role, State, Step, Token, Warzone,
    rules::measuring::measure::{TOUCHING, inches},
};

/// The rule of carrying.
pub(crate) const CARRY: RuleId = rule!("wz.priority.supply-run.carry");
/// The rule of what a carrier does without.
pub(crate) const RESTRICTIONS: RuleId = rule!("wz.priority.supply-run.restrictions");
/// What a token costs a Run, in hundredths of an inch.
pub(crate) const RUN_WITH_TOKEN: i32 = -300;

/// Whether an Action is open to a carrier: only Move, Run, and doing nothing.
pub(crate) fn is_open_to_carriers(action: Action) -> bool {
    matches!(action, Action::Move | Action::Run | Action::Pass)
}

/// Why a model cannot pick up a token.
pub(crate) fn objection(state: &State, model: ModelId, token: u8) -> Option<Forbidden> {
    let Some(Token::Lies(at)) = state.tokens.get(usize::from(token)).copied() else {
        return Some(Forbidden::NoSuchToken { token });
    };
    let warlord = state.field.squads[state.field.squad(model).index()].role == Role::Warlord;
    if warlord || state.profile(model).base == Base::Large || state.carries_token(model) {
        return Some(Forbidden::CannotTake { model, rule: CARRY });
    }
    if state.field.models[model.index()].vehicle.is_some() {
        return Some(Forbidden::CannotTake { model, rule: rule!("wz.objective.carry-limits") });
    }
    if is_near(state, model, at, Inches::ZERO) {
        return None;
    }
    let far = (state.centre(model) - at.to_vec()).length() - state.profile(model).radius.to_f64() - RADIUS.to_f64();
    Some(Forbidden::PlaceTooFar { distance: inches(far.max(0.0)), limit: Inches::ZERO, rule: CARRY })
}

/// The tokens a model could pick up.
pub(crate) fn in_reach(state: &State, model: ModelId) -> impl Iterator<Item = u8> + '_ {
    (0..state.tokens.len() as u8).filter(move |it| objection(state, model, *it).is_none())
}

/// A model picks up a token for a point.
pub(crate) fn pick_up(now: &mut Resolution<'_, Warzone>, model: ModelId, token: u8) {
    now.emit(Event::Acted { model, action: Action::PickUp });
    now.emit(Event::PickedUp { model, token });
    now.emit(Event::Then(vec![Step::EndAction(model)]));
}

/// A token that somebody let fall is put down before anything else happens.
pub(crate) fn ask_for_dropped(now: &mut Resolution<'_, Warzone>) {
    let asked = |now: &State| matches!(now.steps.top(), Some(Step::PutDown { .. }));
    let dropped = now.tokens.iter().position(|it| matches!(it, Token::Dropped { .. }));
    if let Some(token) = dropped.filter(|_| !asked(now))
        && let Token::Dropped { by, at } = now.tokens[token]
    {
        now.emit(Event::Then(vec![Step::PutDown { token: token as u8, by, at }]));
    }
}

/// Places where a token may be put down: in base contact where ground troops can get to, or else the nearest such place.
pub(crate) fn places(state: &State, by: ModelId, at: Point) -> Vec<Point> {
    let apart = state.profile(by).radius.to_f64() + RADIUS.to_f64();
    let around = (0..16).map(|it| Point::nearest(at.to_vec() + Bearing::hundredths(it * 2_250).to_vec() * apart));
    let places: Vec<Point> = around.filter(|it| is_suitable(state, *it)).collect();
    if places.is_empty() { vec![suitable(state, at.to_vec())] } else { places }
}

/// Why a token cannot be put down there.
pub(crate) fn place_objection(state: &State, by: ModelId, from: Point, at: Point) -> Option<Forbidden> {
    if places(state, by, from).contains(&at) {
        return None;
    }
    let base = Shape::disc(from.to_vec(), state.profile(by).radius.to_f64());
    let gap = table::measure::plan_distance(&base, &Shape::disc(at.to_vec(), RADIUS.to_f64()));
    let overlaps =
        (at.to_vec() - from.to_vec()).length() + TOUCHING < state.profile(by).radius.to_f64() + RADIUS.to_f64();
    if gap > TOUCHING || overlaps {
        return Some(Forbidden::PlaceTooFar { distance: inches(gap), limit: Inches::ZERO, rule: CARRY });
    }
    (!is_suitable(state, at)).then_some(Forbidden::NoSuchPlace { at, rule: CARRY })
}

/// A token is put down.
pub(crate) fn put_down(now: &mut Resolution<'_, Warzone>, token: u8, at: Point) {
    now.emit(Event::Done);
    now.emit(Event::PutDown { token, at });
}
