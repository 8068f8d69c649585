//! Overwatch: a free SHOOT at an enemy that moves in (`dz.special.overwatch`).

use catalogue::{RuleId, rule};
use smallvec::smallvec;

use crate::{
    Ability, Answer, Attack, Contest, Event, Forbidden, ModelId, Now, Order, State, Step,
    model::entry::{Entry, OnEntry},
    rules::{movement::on_entry, shooting},
};

const RULE: RuleId = rule!("dz.special.overwatch");

/// The entry.
pub(crate) const ENTRY: Entry = Entry { rule: RULE, on_entry: Some(OnEntry { objection, resolve }), ..Entry::NONE };

/// With a Rapid Fire weapon, if no other enemy was there.
fn objection(state: &State, mover: ModelId, order: &Order) -> Option<Forbidden> {
    let &Order::Snap { model, weapon } = order else { return Some(Forbidden::not_now(state.steps.top())) };
    if let Some(why) = on_entry::ready_objection(state, mover, model) {
        return Some(why);
    }
    let others = state.enemies_in(state.model(mover).cell, state.team(model)).any(|it| it != mover);
    let able = state.profile(model).shoot.is_some() && !state.has(model, Ability::NonCombatant);
    if others || !able {
        return Some(Forbidden::NoAbility { rule: RULE });
    }
    match shooting::weapon(state, model, weapon) {
        Ok(fired) if shooting::aims_at_cubes(fired) => Some(Forbidden::WrongWeapon { weapon, rule: RULE }),
        Ok(fired) => (!shooting::is_rapid(state, model, fired)).then_some(Forbidden::NoRapidFire { weapon }),
        Err(why) => Some(why),
    }
}

/// A shot from within the cube, outside the shooter's own actions.
fn resolve(now: &mut Now<'_>, mover: ModelId, order: Order) {
    let Order::Snap { model: by, weapon } = order else { return };
    shooting::use_once(now, by, weapon);
    let attack = Attack::Shot { by, weapon, effect: false, ammo: None };
    let contest = Contest::new(attack, mover, Some(Answer::Survive), false);
    now.emit(Event::Then(smallvec![Step::Contest(contest), Step::Settle]));
}
