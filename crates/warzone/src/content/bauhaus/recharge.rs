//! Recharge Neurolash: for a card a token on a model in the lash's reach, which weakens it and strengthens the lash.
//!
//! Every token in play is worth 2 St to the lash and costs its bearer 2. It goes with its bearer, or when the bearer ends
//! its own Activation out of the lash's reach. She chooses once an Activation, and never the model she chose last.

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};

use crate::{
    Event, Forbidden, Grant, ModelId, Skill, State, Until, Warzone,
    model::entry::{Entry, Strike},
    rules::turn::{
        activation::{self, Effort},
        active_skills,
    },
};

/// The rule.
pub(crate) const RULE: RuleId = rule!("wz.bauhaus.skill.drachen.recharge-neurolash");
/// The mark of the model she chose last.
const CHOSEN: RuleId = rule!("wz.bauhaus.weapon.drachen.neurolash");
/// Cards, the St of a token, and the most tokens a model can have.
const FIGURES: (u8, i32, i32) = (1, 2, 4);

/// What it changes.
pub(crate) const ENTRY: Entry =
    Entry { rules: &[RULE], own_strength: Some(weaken), blow_strength: Some(blow_strength), ..Entry::NONE };

/// The tokens a model bears.
fn tokens(state: &State, model: ModelId) -> i32 {
    state.granted(model, RULE).and_then(|it| it.x).unwrap_or(0)
}

/// The models that a model could recharge its lash on.
pub(crate) fn targets(state: &State, model: ModelId) -> impl Iterator<Item = ModelId> + '_ {
    let able = own_objection(state, model).is_none();
    state.standing().filter(move |it| able && objection(state, model, *it).is_none())
}

/// Why a model cannot recharge its lash on this one.
pub(crate) fn objection(state: &State, model: ModelId, target: ModelId) -> Option<Forbidden> {
    if let Some(why) = own_objection(state, model) {
        return Some(why);
    }
    if !state.is_standing(target) || target == model || !state.has_in_ccwr(model, target) {
        return Some(Forbidden::CannotTake { model: target, rule: RULE });
    }
    let chosen = state.granted(target, CHOSEN).is_some() || tokens(state, target) >= FIGURES.2;
    (chosen || state.granted(model, RULE).is_some()).then_some(Forbidden::SkillUsed { rule: RULE })
}

/// Why a model cannot recharge its lash at all.
fn own_objection(state: &State, model: ModelId) -> Option<Forbidden> {
    let ready = state.cards(state.field.seat(model));
    if !state.bears(model, RULE) {
        return Some(Forbidden::NoSkill { rule: RULE });
    }
    if let Some(why) = active_skills::distraction(state, model) {
        return Some(why);
    }
    if let Some(why) = activation::effort_objection(state, model, Effort { points: 0, engaged: true }) {
        return Some(why);
    }
    let rule = rule!("wz.card.burn-skill");
    (ready < FIGURES.0).then_some(Forbidden::TooFewCards { needed: FIGURES.0, ready, rule })
}

/// A card is turned, and a token lies beside the model.
pub(crate) fn recharge(now: &mut Resolution<'_, Warzone>, model: ModelId, target: ModelId) {
    let seat = now.field.seat(model);
    now.emit(Event::SkillUsed { seat, model, rule: RULE, cards: FIGURES.0 });
    now.emit(Event::Recharged { by: model, target });
}

/// One token more on a model.
pub(crate) fn put(state: &mut State, by: ModelId, target: ModelId) {
    let count = tokens(state, target) + 1;
    state.grants.retain(|it| it.skill.rule != CHOSEN && !(it.model == target && it.skill.rule == RULE));
    let lasting = |model, skill, until| Grant { model, skill, until };
    state.grants.extend([
        lasting(target, Skill::with(RULE, count), Until::Battle),
        lasting(target, Skill::plain(CHOSEN), Until::Battle),
        lasting(by, Skill::with(RULE, 0), Until::Activation),
    ]);
}

/// A bearer ends its Activation: out of reach of every lash the tokens are gone.
pub(crate) fn end(state: &mut State, model: ModelId) {
    if tokens(state, model) > 0 && state.is_standing(model) {
        let held = state.standing().any(|it| it != model && state.bears(it, RULE) && state.has_in_ccwr(it, model));
        if !held {
            state.grants.retain(|it| it.model != model || it.skill.rule != RULE);
        }
    }
}

/// What all tokens in play add to a blow of the lash.
fn blow_strength(state: &State, strike: &Strike, st: &mut Breakdown) {
    if state.weapon(strike.by, strike.weapon).is_some_and(|it| it.ability(RULE).is_some()) {
        let count: i32 = state.grants.iter().filter(|it| it.skill.rule == RULE).filter_map(|it| it.skill.x).sum();
        st.add(RULE, FIGURES.1 * count);
    }
}

/// What its own tokens take off a model's St, down to 1.
fn weaken(state: &State, model: ModelId, st: &mut Breakdown) {
    st.add(RULE, -FIGURES.1 * tokens(state, model));
    if st.total() < 1 {
        st.push(RULE, Change::AtLeast(1));
    }
}
