//! Smoke (`dc.weapon.smoke`): shots at a squad in smoke, or at units near it, need 2 more.

use battle::Breakdown;
use catalogue::rule;

use crate::{
    Now, SquadMark, State, Target, UnitId, Weapon, WeaponRule,
    model::{
        chapters::shooting::Event,
        entry::{Aiming, Entry, Shot},
    },
    rules::measuring::{HAIR, body, gap},
};

pub(crate) const ENTRY: Entry = Entry {
    aiming: Some(aiming),
    struck: Some(struck),
    accuracy: Some(accuracy),
    ..Entry::none(rule!("dc.weapon.smoke"))
};

/// How far the smoke hides others.
const REACH: f64 = 2.0;

/// A shell comes down on friends in sight of its unit or of a Scout.
fn aiming(weapon: &Weapon, aiming: &mut Aiming) {
    if weapon.has(WeaponRule::Smoke) {
        aiming.at_friends = Some(rule!("dc.weapon.smoke"));
        aiming.unseen = None;
    }
}

fn struck(now: &mut Now<'_>, shot: &Shot<'_>, _: u8) {
    let Target::Unit(unit) = shot.target else { return };
    if shot.weapon.has(WeaponRule::Smoke) {
        let squad = now.squad_of(unit);
        now.emit(Event::Smoked { squad, launched: false }.into());
    }
}

/// Once only, however many squads hide the target.
fn accuracy(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    let Target::Unit(unit) = shot.target else { return };
    let own = state.squad_is(state.squad_of(unit), SquadMark::Smoke);
    if own || state.all_units().any(|it| hides(state, it, unit)) {
        need.add(rule!("dc.weapon.smoke"), 2);
    }
}

fn hides(state: &State, by: UnitId, unit: UnitId) -> bool {
    let smoke = state.squad_is(state.squad_of(by), SquadMark::Smoke);
    let (Some(one), Some(other)) = (body(state, by).filter(|_| smoke), body(state, unit)) else { return false };
    gap(&one, &other) <= REACH + HAIR
}
