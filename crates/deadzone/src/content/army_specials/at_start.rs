//! Army specials used as an activation begins (`dz.turn.start-order`), before anything else happens to the model.

use battle::Seat;
use catalogue::rule;
use dice::{NeedDice, Roll};
use smallvec::smallvec;

use crate::{
    Ability, Event, Forbidden, Gift, Kin, Lasts, Mark, ModelId, Now, Order, Pace, State, Step, Use,
    content::army_specials::between_actions,
    model::unit_kinds,
    rules::round::splat::{self, Special},
};

/// Why a Splat! may not be used like that as this model is activated.
pub(crate) fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let seat = state.seat(model);
    let Some(special) = state.field.specials[seat.index()] else {
        return Some(Forbidden::NoAbility { rule: rule!("dz.command.splat") });
    };
    if let Some(why) = splat::objection(state, seat, special) {
        return Some(why);
    }
    let fits = match (special, how) {
        (Special::AuraOfDread, Use::On(target)) => return between_actions::dread_objection(state, model, target),
        (special, Use::Now) => suits(state, model, special),
        _ => false,
    };
    (!fits).then_some(Forbidden::NoAbility { rule: special.rule() })
}

/// Whether a special that is used at the start is one for this model.
fn suits(state: &State, model: ModelId, special: Special) -> bool {
    match special {
        Special::SpecialDelivery => splat::is_kin(state, model, Kin::SurveyDrone),
        Special::Overcharge => state.profile(model).weapons.iter().any(unit_kinds::is_noh_rifle),
        Special::ThirstForBlood => splat::is_kin(state, model, Kin::StageTwo),
        Special::MobileInfantry => may_sprint(state, model),
        Special::MoveItMoveItMoveIt | Special::Mutation | Special::ActiveStrain => true,
        _ => false,
    }
}

/// A model with a Jump Pack, no Vehicle, that did not begin among enemies and does not lie pinned.
fn may_sprint(state: &State, model: ModelId) -> bool {
    let able = state.has(model, Ability::JumpPack) && !state.has(model, Ability::Vehicle);
    let free = state.active.is_some_and(|it| !it.began_with_enemy && !it.down);
    able && free && state.profile(model).sprint.is_some()
}

/// Uses it.
pub(crate) fn go(now: &mut Now<'_>, model: ModelId, how: Use) -> Result<(), NeedDice> {
    let seat = now.seat(model);
    let Some(special) = now.field.specials[seat.index()] else { return Ok(()) };
    splat::spend(now, seat, 1);
    match (special, how) {
        (Special::AuraOfDread, Use::On(target)) => between_actions::dread(now, model, target),
        (Special::SpecialDelivery, _) => splat::give(now, model, special, Gift::Boom(3), Lasts::Round),
        (Special::MoveItMoveItMoveIt, _) => splat::give(now, model, special, Gift::Speed(1, 1), Lasts::Activation),
        (Special::Overcharge, _) => splat::give(now, model, special, Gift::Overcharged, Lasts::Activation),
        (Special::ActiveStrain, _) => strain(now, model),
        (Special::ThirstForBlood, _) => thirst(now, model),
        (Special::Mutation, _) => mutate(now, model)?,
        (Special::MobileInfantry, _) => {
            splat::give(now, model, special, Gift::Rooted, Lasts::Activation);
            now.emit(Event::Then(smallvec![Step::GoOn { model, pace: Pace::Leap }]));
        }
        _ => {}
    }
    Ok(())
}

/// Speed and Frenzy for this activation, and no Rampage (`dz.special.active-strain`).
pub(crate) fn strain(now: &mut Now<'_>, model: ModelId) {
    for gift in [Gift::Speed(0, 1), Gift::Frenzy(1), Gift::Calm] {
        splat::give(now, model, Special::ActiveStrain, gift, Lasts::Activation);
    }
}

/// Speed, and teeth: an RF weapon with AP1 or one AP more on those it has (`dz.special.thirst-for-blood`).
fn thirst(now: &mut Now<'_>, model: ModelId) {
    let special = Special::ThirstForBlood;
    // The Knife that everyone has who fights is no weapon of its own.
    let armed = now.profile(model).weapons.iter().any(|it| it.is_melee() && it.rule != rule!("dz.team.knife"));
    let teeth = if armed { Gift::Sharp(1) } else { Gift::Blade(1) };
    splat::give(now, model, special, Gift::Speed(0, 1), Lasts::Round);
    splat::give(now, model, special, teeth, Lasts::Round);
    splat::give(now, model, special, Gift::Calm, Lasts::Activation);
}

/// What the die says (`dz.special.mutation`).
fn mutate(now: &mut Now<'_>, model: ModelId) -> Result<(), NeedDice> {
    let special = Special::Mutation;
    let die = now.roll_one(Roll::new(special.rule(), 1, 8).grouped(&[2, 4, 6]))?;
    let gift = match die {
        1 | 2 => Gift::Ability(Ability::Agile),
        3 | 4 => Gift::Frenzy(1),
        5 | 6 => Gift::Sharp(1),
        _ => Gift::Armour(1),
    };
    now.emit(Event::TableRolled { model, die, rule: special.rule() });
    splat::give(now, model, special, gift, Lasts::Round);
    Ok(())
}

/// Everything a Splat! may do as this model is activated.
pub(crate) fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let Some(special) = splat::ready(state, state.seat(model)) else { return };
    let legal = |how: Use| objection(state, model, how).is_none();
    match special {
        Special::AuraOfDread => splat::offer(enemies(state, state.seat(model)), legal, orders),
        _ => splat::offer([Use::Now].into_iter(), legal, orders),
    }
}

/// Whether anything may be.
pub(crate) fn may(state: &State, model: ModelId) -> bool {
    let mut found = Vec::new();
    orders(state, model, &mut found);
    !found.is_empty()
}

/// Each enemy as something to use it on.
pub(crate) fn enemies(state: &State, seat: Seat) -> impl Iterator<Item = Use> + '_ {
    state.on_board().filter(move |it| state.seat(*it) != seat && !state.model(*it).is(Mark::Dead)).map(Use::On)
}
