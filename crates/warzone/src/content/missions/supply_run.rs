//! Supply Run: a token lies on each Objective marker; two carried home win (`wz.priority.supply-run.goal`).
//!
//! A model in contact with a token may pick it up for a point and from then on only Move or Run, without its skills. It
//! drops the token when it falls, is Pinned or Broken; its owner says where, in base contact.

use battle::{Resolution, Seat};
use catalogue::{RuleId, rule};
use table::{Bearing, Inches, Point, Shape};

use crate::{
    Action, Base, Event, Forbidden, ModelId, Role, State, Step, Token, Warzone,
    rules::{
        deployment,
        measuring::measure::{TOUCHING, inches},
        missions::markers::{RADIUS, suitable},
    },
};

/// The rule of carrying.
pub(crate) const CARRY: RuleId = rule!("wz.priority.supply-run.carry");
/// The rule of what a carrier does without.
pub(crate) const RESTRICTIONS: RuleId = rule!("wz.priority.supply-run.restrictions");
/// What a token costs a Run, in hundredths of an inch.
pub(crate) const RUN_WITH_TOKEN: i32 = -300;
/// The first Game Turn at whose end it can be achieved; the battle ends with it (`wz.mission.end.target`).
pub(crate) const EARLIEST: u8 = 3;

/// Two tokens in the own Deployment Zone.
pub(crate) fn is_achieved(state: &State, seat: Seat) -> bool {
    state.turn >= EARLIEST && home(state, seat).count() >= 2
}

/// One token in the own Deployment Zone, and a second one in the arms of another model.
pub(crate) fn is_partly_achieved(state: &State, seat: Seat) -> bool {
    let held = |it: &Token| matches!(it, Token::Carried(by) if state.field.seat(*by) == seat);
    home(state, seat).any(|home| state.tokens.iter().enumerate().any(|(at, it)| at != home && held(it)))
}

/// The tokens completely in a player's zone; a carried one is where its carrier is.
fn home(state: &State, seat: Seat) -> impl Iterator<Item = usize> + '_ {
    let zone = deployment::zone(state, seat);
    let lies = move |it: &Token| match *it {
        Token::Lies(at) => zone.is_some_and(|it| it.holds(&state.field.setup.table, at.to_vec(), RADIUS.to_f64())),
        Token::Carried(by) => {
            let stand = state.model(by).stand.unwrap_or_default();
            state.field.seat(by) == seat && zone.is_some_and(|it| deployment::lies_in(state, it, by, &stand))
        }
        Token::Dropped { .. } => false,
    };
    state.tokens.iter().enumerate().filter(move |(_, it)| lies(it)).map(|it| it.0)
}

impl State {
    /// Whether a model carries a supply token.
    #[must_use]
    pub fn carries_token(&self, model: ModelId) -> bool {
        self.tokens.contains(&Token::Carried(model))
    }
}

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
    if crate::rules::missions::is_near(state, model, at, Inches::ZERO) {
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
    let places: Vec<Point> = around.filter(|it| crate::rules::missions::markers::is_suitable(state, *it)).collect();
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
    (!crate::rules::missions::markers::is_suitable(state, at)).then_some(Forbidden::NoSuchPlace { at, rule: CARRY })
}

/// A token is put down.
pub(crate) fn put_down(now: &mut Resolution<'_, Warzone>, token: u8, at: Point) {
    now.emit(Event::Done);
    now.emit(Event::PutDown { token, at });
}
