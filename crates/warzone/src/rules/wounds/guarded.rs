//! Guarded and Shielded: who may pass a Wound Effect of a Ranged Attack on to somebody near.
//!
//! Asked before the Armour test; the new victim tests with its own values, and a Wound Effect is passed on once only.

use battle::Resolution;
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::Inches;

use crate::{Cause, Event, Forbidden, ModelId, Role, State, Warzone, Wound, rules::wounds};

/// How near the new victim must be.
const NEAR: Inches = Inches::whole(2);

impl State {
    /// The rule by which a model is Guarded: it is the Squad Commander its squad began with, or has the skill.
    #[must_use]
    pub fn guarded_by(&self, model: ModelId) -> Option<RuleId> {
        if self.field.models[model.index()].commander {
            return Some(rule!("wz.hero.squad-commander-guarded"));
        }
        self.skill(model, rule!("wz.skill.guarded")).map(|it| it.rule)
    }

    /// The rule by which a model is Shielded: it is a Warlord or a Lord, or has the skill.
    #[must_use]
    pub fn shielded_by(&self, model: ModelId) -> Option<RuleId> {
        let role = self.field.squads[self.field.squad(model).index()].role;
        match self.profile(model).hero {
            true if role == Role::Warlord => Some(rule!("wz.hero.warlord-shielded")),
            true => Some(rule!("wz.hero.lord-shielded")),
            false => self.skill(model, rule!("wz.skill.shielded")).map(|it| it.rule),
        }
    }
}

/// Those a Wound Effect may be passed on to.
pub(crate) fn stand_ins<'a>(state: &'a State, wound: &'a Wound) -> impl Iterator<Item = ModelId> + 'a {
    let guards = is_ranged(wound).then(|| (state.guarded_by(wound.victim), state.shielded_by(wound.victim)));
    let guards = guards.filter(|(guarded, shielded)| guarded.is_some() || shielded.is_some());
    guards.into_iter().flat_map(move |_| state.standing().filter(|it| objection(state, wound, *it).is_none()))
}

fn is_ranged(wound: &Wound) -> bool {
    match wound.cause {
        Cause::Ranged | Cause::Friendly | Cause::Stray | Cause::Flame | Cause::Grenade | Cause::WallOfFire => true,
        Cause::Ichor => true,
        Cause::Close | Cause::Other => false,
    }
}

/// Why a Wound Effect cannot be passed on to this model. Guarded: to another of the squad within 2in that is not Guarded
/// itself. Shielded: to any friend within 2in that is neither. Never to one with Structure Points in place of Wounds.
pub(crate) fn objection(state: &State, wound: &Wound, to: ModelId) -> Option<Forbidden> {
    let victim = wound.victim;
    if !state.is_standing(to) || to == victim || state.are_enemies(to, victim) {
        return Some(Forbidden::NoSuchModel { model: to });
    }
    if !state.is_within(victim, to, NEAR) {
        let distance = crate::rules::measuring::measure::inches(state.distance(victim, to));
        return Some(Forbidden::TooFarAway { model: to, distance, limit: NEAR, rule: rule!("wz.skill.guarded") });
    }
    if state.profile(to).hull.is_some() {
        return Some(Forbidden::CannotTake { model: to, rule: rule!("wz.skill.shielded") });
    }
    let by_squad = state.guarded_by(victim).filter(|_| state.field.squad(to) == state.field.squad(victim));
    let free = match (by_squad, state.shielded_by(victim)) {
        (Some(_), _) => state.guarded_by(to).is_none(),
        (None, Some(_)) => state.guarded_by(to).is_none() && state.shielded_by(to).is_none(),
        (None, None) => false,
    };
    (!free).then_some(Forbidden::CannotTake { model: to, rule: rule!("wz.skill.shielded") })
}

/// The Wound Effect falls on somebody else, or stays.
pub(crate) fn answer(now: &mut Resolution<'_, Warzone>, wound: Wound, to: Option<ModelId>) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let Some(to) = to else { return wounds::suffer_effect(now, wound) };
    now.emit(Event::PassedOn { from: wound.victim, to });
    wounds::suffer_effect(now, Wound { victim: to, ..wound })
}
