//! Aura of Dread: a living enemy near by flees one cube (`dz.special.aura-of-dread`).

use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::{SmallVec, smallvec};

use crate::{
    Cell, Event, Forbidden, Mark, ModelId, Now, State, Step, Use,
    model::{
        entry::{Entry, SplatUse},
        field,
    },
    rules::{
        fighting::free_fights,
        movement::{self, placement},
        round::{activation, splat},
        shooting::sight,
    },
};

const RULE: RuleId = rule!("dz.special.aura-of-dread");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    at_start: Some(SplatUse { uses: splat::enemies, objection, resolve: dread }),
    between_actions: Some(SplatUse { uses: splat::enemies, objection, resolve: end_in_dread }),
    keeps_open: Some(splat::may_end),
    ..Entry::NONE
};

/// How far dread reaches.
const NEAR: u8 = 2;

/// An unpinned living enemy within two cubes that the model sees.
fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let Use::On(target) = how else { return Some(Forbidden::NoAbility { rule: RULE }) };
    if !state.is_on_board(target) {
        return Some(Forbidden::NoSuchModel { model: target });
    }
    if state.seat(target) == state.seat(model) {
        return Some(Forbidden::NoEnemy { model: target });
    }
    let distance = state.model(model).cell.distance(state.model(target).cell);
    if distance > NEAR {
        return Some(Forbidden::OutOfRange { distance, range: NEAR, rule: RULE });
    }
    if state.model(target).is(Mark::Pinned) || !state.profile(target).is_living() {
        return Some(Forbidden::NoAbility { rule: RULE });
    }
    (!sight::spots_model(state, model, target)).then_some(Forbidden::NoSight)
}

/// It breaks away, flees one cube and is marked.
fn dread(now: &mut Now<'_>, by: ModelId, how: Use) -> Result<(), NeedDice> {
    let Use::On(target) = how else { return Ok(()) };
    let flee = Step::Flee { model: target, by };
    if free_fights::can_strike_at_leaver(now, target) {
        now.emit(Event::Then(smallvec![Step::Leaving(target), Step::Settle, flee]));
    } else {
        now.emit(Event::Then(smallvec![flee]));
    }
    Ok(())
}

fn end_in_dread(now: &mut Now<'_>, by: ModelId, how: Use) -> Result<(), NeedDice> {
    activation::end(now, by);
    dread(now, by, how)
}

/// Where a model may flee to: directly away, a cube it can step into with room for it; nowhere where that is barred.
pub(crate) fn flights(state: &State, model: ModelId, by: ModelId) -> SmallVec<[(u8, Cell); 8]> {
    let here = state.model(model).cell;
    let ways = movement::forced_movement::ways_away(state, by, model);
    let open = |it: &(u8, Cell)| {
        let (size, gait) = (state.profile(model).size, table::lattice::Gait::Walk);
        let steps = state.field.lattice.can_step(here.cube(), it.1.cube(), field::gap(size), gait);
        steps && state.field.standing.has(it.1) && state.has_room(model, it.1)
    };
    let all = ways.into_iter().filter_map(|wind| here.neighbour(usize::from(wind)).map(|it| (wind, it)));
    all.filter(open).collect()
}

/// It flees this way, or stays; it is marked either way, and among enemies it can only survive.
pub(crate) fn flee(now: &mut Now<'_>, model: ModelId, to: Option<Cell>) {
    now.emit(Event::Done);
    if !now.is_on_board(model) {
        return;
    }
    now.emit(Event::Marked { model, mark: Mark::Activated, holds: true, rule: RULE });
    let Some(to) = to.filter(|_| !now.model(model).is(Mark::Pinned)) else { return };
    let at = movement::spots(now, model, to).next().unwrap_or(now.model(model).spots);
    let shifted = movement::place(now, model, to, at).unwrap_or_default();
    let places: SmallVec<[Step; 2]> = [Step::Place(model)].into_iter().chain(placement::of_shifted(&shifted)).collect();
    now.emit(Event::Moved { model, to, at, shifted });
    let fights = now.has_enemy(to, now.team(model));
    let then = if fights { Step::Rising(model) } else { Step::PickUp(model) };
    now.emit(Event::Then(places.into_iter().chain([then]).collect()));
}
