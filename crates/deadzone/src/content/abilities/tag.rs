//! Tag (`dz.ability.tag`): a SPECIAL action marks an enemy as a target for Tag rifles.

use catalogue::{RuleId, rule};

use crate::{
    Ability, Action, Event, Forbidden, Mark, Means, ModelId, Now, Order, State,
    model::entry::{Bearer, Entry},
    rules::{
        round::activation,
        shooting::{self, sight},
    },
};

const RULE: RuleId = rule!("dz.ability.tag");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, bearer: Bearer::Ability(&[Ability::Tag]), actions: Some(orders), ..Entry::NONE };

/// Why a target may not be tagged: the range and line of sight of the Tag rifle are needed (`dz.ability.tag`).
pub(crate) fn objection(state: &State, model: ModelId, weapon: u8, target: ModelId) -> Option<Forbidden> {
    if let Some(why) = activation::objection(state, model, Action::Special, false) {
        return Some(why);
    }
    let rifle = match shooting::weapon(state, model, weapon) {
        Ok(rifle) if rifle.abilities.has(Ability::Tag) => rifle,
        Ok(_) => return Some(Forbidden::NoAbility { rule: RULE }),
        Err(why) => return Some(why),
    };
    if !state.is_on_board(target) {
        return Some(Forbidden::NoSuchModel { model: target });
    }
    if state.team(target) == state.team(model) {
        return Some(Forbidden::NoEnemy { model: target });
    }
    if state.model(target).is(Mark::Tagged) {
        return Some(Forbidden::NoAbility { rule: RULE });
    }
    let distance = state.model(model).cell.distance(state.model(target).cell);
    let range = shooting::range(state, model, rifle);
    if distance > range {
        return Some(Forbidden::OutOfRange { distance, range, rule: rule!("dz.shoot.range") });
    }
    let seen = sight::spots_model(state, model, target);
    (!seen).then_some(Forbidden::NoSight)
}

/// Marks the target for the rest of the round.
pub(crate) fn tag(now: &mut Now<'_>, model: ModelId, target: ModelId) {
    activation::spend(now, model, Means::Action, Action::Special, false);
    now.emit(Event::Marked { model: target, mark: Mark::Tagged, holds: true, rule: RULE });
}

/// Whom it may tag.
fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if activation::objection(state, model, Action::Special, false).is_some() {
        return;
    }
    let rifles = state.profile(model).weapons.iter().enumerate().filter(|it| it.1.abilities.has(Ability::Tag));
    for weapon in rifles.map(|it| it.0 as u8) {
        let enemies = state.on_board().filter(|it| state.team(*it) != state.team(model));
        let tagged = enemies.filter(|it| objection(state, model, weapon, *it).is_none());
        orders.extend(tagged.map(|target| Order::Tag { weapon, target }));
    }
}
