//! Tokens that squads lay on the table: Smoke Flares, the Distortion Device, and the Booby Traps of Venusian Rangers.
//!
//! Smoke hides whoever is near it from Ranged Attacks and Engage Actions, and blinds them; it is gone with the Game Turn.
//! Near a Distortion Device nobody shoots; it is Light Terrain an inch high (`terrain`) and lies until its owner
//! takes it away in a Control Phase or somebody breaks it (`breaking`). What a trap does is told in `traps`.

use battle::Resolution;
use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::{Inches, Point, Shape};

use crate::{
    Device, DeviceKind, Event, Forbidden, ModelId, Skill, Spot, State, Step, Until, Warzone,
    model::{
        area::TOLERANCE,
        token::{DISTORTION, SMOKE},
    },
    rules::{
        measuring::measure::inches,
        moments::{any, first},
        shooting::{grenades::place_objection, templates::spot_of},
        turn::{
            activation::{self, Effort},
            active_skills,
        },
    },
};

/// Half the width of a token.
pub(crate) const HALF: Inches = Inches::millimetres(15);
/// How far Smoke and Distortion reach, and how far from its bearer a flare may be laid.
const NEAR: Inches = Inches::whole(3);

impl DeviceKind {
    /// The kind that a rule lets a model lay in its Activation, with the Action Points and cards it takes.
    fn of(rule: RuleId) -> Option<(DeviceKind, u8, u8)> {
        [(DeviceKind::Smoke, 1, 1), (DeviceKind::Distortion, 0, 3)].into_iter().find(|it| it.0.rule() == rule)
    }
}

impl Device {
    /// From a model's base to the token's.
    pub(crate) fn distance(&self, state: &State, model: ModelId) -> f64 {
        (state.distance_to_place(model, self.at) - HALF.to_f64()).max(0.0)
    }

    fn is_near(&self, state: &State, model: ModelId) -> bool {
        self.distance(state, model) <= NEAR.to_f64() + TOLERANCE
    }
}

/// Whether a model stands near a token of this kind.
fn is_near(state: &State, model: ModelId, kind: DeviceKind) -> bool {
    state.devices.iter().any(|it| it.kind == kind && it.is_near(state, model))
}

/// Why a model makes no Ranged Attack at all: its weapons are closed, it stands in smoke or near a Distortion Device.
pub(crate) fn fire_objection(state: &State, model: ModelId) -> Option<Forbidden> {
    let kinds = [DeviceKind::Smoke, DeviceKind::Distortion].into_iter();
    let near =
        || kinds.into_iter().find(|it| is_near(state, model, *it)).map(|it| Forbidden::Barred { rule: it.rule() });
    first!(state, attack_objection(model)).or_else(near)
}

/// Why a target in smoke is not shot at: the shooter does not see through it.
pub(crate) fn target_objection(state: &State, shooter: ModelId, target: ModelId) -> Option<Forbidden> {
    let hidden = is_near(state, target, DeviceKind::Smoke) && first!(state, sees_through(shooter)).is_none();
    hidden.then_some(Forbidden::CannotTake { model: target, rule: SMOKE })
}

/// Why a model does not Engage another: it stands in smoke, or the other does and it has no senses for that.
pub(crate) fn engage_objection(state: &State, model: ModelId, target: ModelId) -> Option<Forbidden> {
    if is_near(state, model, DeviceKind::Smoke) {
        return Some(Forbidden::Barred { rule: SMOKE });
    }
    let senses = || any!(state, engages_hidden(model)) || any!(state, engages_unseen(model));
    let hidden = is_near(state, target, DeviceKind::Smoke) && !senses();
    hidden.then_some(Forbidden::CannotTake { model: target, rule: SMOKE })
}

/// Why a model cannot lay such a token there.
pub(crate) fn objection(state: &State, model: ModelId, skill: RuleId, at: Spot) -> Option<Forbidden> {
    let Some((kind, points, cards)) = DeviceKind::of(skill) else { return Some(Forbidden::NoSkill { rule: skill }) };
    let ready = state.cards(state.field.seat(model));
    if !may_lay(state, model, kind) {
        return Some(Forbidden::NoSkill { rule: skill });
    }
    if let Some(why) = active_skills::distraction(state, model) {
        return Some(why);
    }
    if let Some(why) = activation::effort_objection(state, model, Effort { points, engaged: false }) {
        return Some(why);
    }
    if is_used(state, model, kind) {
        return Some(Forbidden::SkillUsed { rule: skill });
    }
    if ready < cards {
        return Some(Forbidden::TooFewCards { needed: cards, ready, rule: rule!("wz.card.burn-skill") });
    }
    place(state, model, kind, at)
}

/// Who may lay it: the Commander of a squad that bought flares, also the acting one; the bearer of the device.
fn may_lay(state: &State, model: ModelId, kind: DeviceKind) -> bool {
    let squad = state.field.squad(model);
    match kind {
        DeviceKind::Smoke => {
            let bought = state.field.members(squad).any(|it| state.profile(it).skill(SMOKE).is_some());
            bought && state.squad(squad).commander == Some(model)
        }
        DeviceKind::Distortion => state.bears(model, DISTORTION),
        DeviceKind::Trap | DeviceKind::Sandbag => false,
    }
}

/// Whether it was used up: one flare in a battle, one device in play.
fn is_used(state: &State, model: ModelId, kind: DeviceKind) -> bool {
    match kind {
        DeviceKind::Smoke => state.granted(model, SMOKE).is_some(),
        DeviceKind::Distortion | DeviceKind::Trap | DeviceKind::Sandbag => {
            let seat = state.field.seat(model);
            state.devices.iter().any(|it| it.kind == kind && state.field.seat(it.by) == seat)
        }
    }
}

/// Why it cannot lie there: a flare within 3in of the bearer, the device where the bearer sees it.
fn place(state: &State, model: ModelId, kind: DeviceKind, at: Spot) -> Option<Forbidden> {
    let rule = kind.rule();
    if kind == DeviceKind::Distortion {
        let token = Shape::disc(at.at.to_vec(), HALF.to_f64() + 0.01);
        let falls_off = !state.field.setup.table.holds_shape(&token);
        return place_objection(state, model, at, rule)
            .or(falls_off.then_some(Forbidden::NoSuchPlace { at: at.at, rule }));
    }
    let there = state.field.setup.table.holds(at.at) && at.level == spot_of(state, model).level;
    let distance = (state.distance_to_place(model, at) - HALF.to_f64()).max(0.0);
    if !there {
        return Some(Forbidden::NoSuchPlace { at: at.at, rule });
    }
    let far = distance > NEAR.to_f64() + TOLERANCE;
    far.then_some(Forbidden::PlaceTooFar { distance: inches(distance), limit: NEAR, rule })
}

/// The token lies. A squad has one flare, whoever commands it later.
pub(crate) fn lay(now: &mut Resolution<'_, Warzone>, model: ModelId, skill: RuleId, at: Spot) {
    let Some((kind, points, cards)) = DeviceKind::of(skill) else { return };
    let seat = now.field.seat(model);
    now.emit(Event::SkillUsed { seat, model, rule: skill, cards });
    now.emit(Event::TokenLaid { device: Device { kind, by: model, at, met: SmallVec::new() }, points });
    if kind == DeviceKind::Smoke {
        let models = now.members(now.field.squad(model)).collect();
        now.emit(Event::Granted { models, skill: Skill::plain(SMOKE), until: Until::Battle });
    }
    now.emit(Event::Then(vec![Step::EndAction(model)]));
}

/// The owners of Distortion Devices, asked in the Control Phase whether they take them away.
pub(crate) fn questions(state: &State) -> Vec<Step> {
    let devices = state.devices.iter().filter(|it| it.kind == DeviceKind::Distortion);
    devices.map(|it| Step::TakeAway { by: it.by }).collect()
}

/// The number of the Distortion Device that a model laid, among all tokens that lie now.
pub(crate) fn distortion_of(state: &State, by: ModelId) -> Option<u8> {
    let laid = |it: &Device| it.kind == DeviceKind::Distortion && it.by == by;
    state.devices.iter().position(laid).map(|it| it as u8)
}

/// Places for the tokens a model could lay now: before it, and beside the nearest enemy it sees.
pub(crate) fn candidates(state: &State, model: ModelId, mut found: impl FnMut(RuleId, Spot)) {
    let (here, level) = (state.centre(model), spot_of(state, model).level);
    for kind in [DeviceKind::Smoke, DeviceKind::Distortion].into_iter().filter(|it| may_lay(state, model, *it)) {
        let ahead = Spot::on(Point::nearest(here + state.facing(model).to_vec() * 2.5), level);
        let enemies = state.enemies(model).filter(|_| kind == DeviceKind::Distortion).map(|it| spot_of(state, it));
        for at in std::iter::once(ahead).chain(enemies) {
            if objection(state, model, kind.rule(), at).is_none() {
                found(kind.rule(), at);
            }
        }
    }
}
