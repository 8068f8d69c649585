//! Where in a cube a model stands that did not walk there (`dz.move.placement`, `dz.move.displace`).
//!
//! Whoever is thrown, falls, flees, or makes room for another stands at first on the free place nearest the middle; then its
//! owner may have it stand elsewhere in that cube. He is asked only where sight may depend on it, which is near scenery, and
//! only if there is a choice; what he is offered is sampled as for a move (`spots`), and any free spots are accepted.

use catalogue::{RuleId, rule};
use smallvec::SmallVec;

use crate::{Course, Event, Forbidden, ModelId, Now, Spots, State, Step, Throw, rules::movement};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.move.placement"), rule!("dz.move.displace")];

/// The places worth offering, where the model stands now among them; none for one that is not on the map.
pub(crate) fn places(state: &State, model: ModelId) -> impl Iterator<Item = Spots> {
    let it = state.model(model);
    let near = state.is_on_board(model) && state.field.near_scenery.has(it.cell);
    let taken = state.taken_by_others(it.cell, model);
    let sample = if near { movement::free_spots(state, model, it.cell, taken) } else { &[] };
    let own = Some(it.spots).filter(|it| near && !sample.contains(it));
    sample.iter().copied().chain(own)
}

/// Why a model may not stand there: as many adjacent spots as its size, and nobody on them.
pub(crate) fn objection(state: &State, model: ModelId, at: Spots) -> Option<Forbidden> {
    let it = state.model(model);
    let free = at.fit(state.profile(model).size) && !at.meet(state.taken_by_others(it.cell, model));
    (!free).then_some(Forbidden::BadSpots { cell: it.cell })
}

/// It stands there.
pub(crate) fn take(now: &mut Now<'_>, model: ModelId, at: Spots) {
    now.emit(Event::Done);
    if now.model(model).spots != at {
        let to = now.model(model).cell;
        now.emit(Event::Moved { model, to, at, shifted: SmallVec::new() });
    }
}

/// The question where a model that was thrown stands: its owner is asked, or who chose its way, where the house plays it so.
pub(crate) fn of_thrown(state: &State, throw: &Throw) -> Step {
    let model = throw.model;
    match throw.course {
        Course::Away(by) | Course::Any(by) | Course::Blown { by, .. }
            if state.field.setup.settings.attackers_place_the_thrown =>
        {
            Step::PlaceThrown { model, by }
        }
        Course::Random | Course::Away(_) | Course::Any(_) | Course::Blown { .. } => Step::Place(model),
    }
}

/// The questions where those stand who made room for another.
pub(crate) fn of_shifted(shifted: &movement::Shifted) -> impl Iterator<Item = Step> + '_ {
    shifted.iter().map(|it| Step::Place(it.0))
}
