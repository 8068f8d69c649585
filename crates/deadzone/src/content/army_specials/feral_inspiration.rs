//! Feral Inspiration: Frenzy for the Veer-Myn near the Brood Mother (`dz.special.feral-inspiration`).

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Forbidden, Gift, Kin, Lasts, ModelId, Now, State, Use,
    model::{
        entry::{Entry, SplatUse},
        profile::Kind,
    },
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.feral-inspiration");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    between_actions: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }),
    ..Entry::NONE
};

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now && inspired(state, state.seat(model)).next().is_some(), RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    for friend in inspired(now, now.seat(model)).collect::<Vec<_>>() {
        splat::give(now, friend, RULE, Gift::Frenzy(1), Lasts::Round);
    }
    Ok(())
}

/// How far inspiration reaches.
const NEAR: u8 = 2;

/// The Veer-Myn within two cubes of the Brood Mother, or of where she died, who have not been inspired.
fn inspired(state: &State, seat: Seat) -> impl Iterator<Item = ModelId> + '_ {
    let mother = (0..state.models.len() as u8).map(ModelId).find(|it| {
        state.seat(*it) == seat && state.profile(*it).kind == Kind::Leader && state.card(*it).extra.is_none()
    });
    let cell = mother.map(|it| state.model(it).cell);
    let near = move |it: &ModelId| cell.is_some_and(|cell| state.model(*it).cell.distance(cell) <= NEAR);
    let new = move |it: &ModelId| {
        let boons = state.boons.iter().filter(move |boon| boon.model == *it);
        !boons.into_iter().any(|it| it.rule == RULE)
    };
    let mine = state.on_board().filter(move |it| state.seat(*it) == seat && splat::is_kin(state, *it, Kin::VeerMyn));
    mine.filter(near).filter(new)
}
