//! Invigorate (`dz.ability.invigorate`): a weapon that takes the activation marker off a model.

use catalogue::{RuleId, rule};
use smallvec::smallvec;

use crate::{
    Ability, Event, Forbidden, Load, Lob, Mark, ModelId, Now, State, Step,
    model::entry::{Bearer, Entry, OtherShot},
    rules::shooting::{self, sight},
};

const RULE: RuleId = rule!("dz.ability.invigorate");

/// The rules of this entry that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[RULE];

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    bearer: Bearer::Ability(&[Ability::Invigorate]),
    other_shot: Some(OtherShot { ability: Ability::Invigorate, objection, fire, hit: wake }),
    ..Entry::NONE
};

/// Why a model may not be invigorated: any model but the shooter itself, in range and sight, once a round.
fn objection(state: &State, model: ModelId, at: u8, target: ModelId) -> Option<Forbidden> {
    let fired = match shooting::weapon(state, model, at) {
        Ok(fired) => fired,
        Err(why) => return Some(why),
    };
    if !state.is_on_board(target) {
        return Some(Forbidden::NoSuchModel { model: target });
    }
    let it = state.model(target);
    let again = it.is(Mark::Invigorated) && !state.field.setup.settings.invigorate_at_will;
    if target == model || again || !it.is(Mark::Activated) {
        return Some(Forbidden::NoAbility { rule: RULE });
    }
    let (distance, range) = (state.model(model).cell.distance(it.cell), shooting::range(state, model, fired));
    if distance > range {
        return Some(Forbidden::OutOfRange { distance, range, rule: rule!("dz.shoot.range") });
    }
    let seen = distance == 0 || fired.abilities.has(Ability::Psychic) || sight::spots_model(state, model, target);
    (!seen).then_some(Forbidden::NoSight)
}

/// Three dice, two successes: a roll like that of a throw.
fn fire(now: &mut Now<'_>, by: ModelId, target: ModelId) {
    let lob = waking(now, by, target);
    now.emit(Event::Then(smallvec![Step::Lob(lob), Step::Settle]));
}

/// The roll of it.
pub(crate) fn waking(state: &State, by: ModelId, target: ModelId) -> Lob {
    let (cell, again) = (state.model(target).cell, state.weight_of_fire(by, 0));
    let ones = state.has(by, Ability::Precision);
    Lob { by, load: Load::Invigorate { target }, cell, dice: 0, declared: false, again, ones, open: false }
}

/// The activation marker goes (`dz.ability.invigorate`).
fn wake(now: &mut Now<'_>, target: ModelId) {
    if now.is_on_board(target) {
        now.emit(Event::Marked { model: target, mark: Mark::Activated, holds: false, rule: RULE });
        now.emit(Event::Marked { model: target, mark: Mark::Invigorated, holds: true, rule: RULE });
    }
}
