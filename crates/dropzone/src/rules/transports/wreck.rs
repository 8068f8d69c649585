//! What becomes of the cargo of a destroyed Transport (`dc.transport.ground-destroyed`, `dc.transport.nested`).

use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::SmallVec;
use table::{Bearing, Body, Point};

use super::{
    is_aerial,
    room::{is_open, placed},
};
use crate::{
    Forbidden, Now, Place, SquadId, State, Step, UnitId, Wreck,
    model::chapters::transports::{Event, Forbidden as No, Step as Transport},
    rules::{
        aircraft::crash,
        damage::{automatic_hits, destroy},
        flow::{d3, done, replace, then},
        measuring::{HAIR, body_at, gap},
    },
};

/// How near the wreck survivors are placed.
const NEAR: f64 = 2.0;
/// The Energy of a wreck's hits.
const ENERGY: u8 = 10;

/// The step that deals with a wreck that nothing deals with yet: the last one first, as one falls with the other
/// (`dc.transport.nested`).
pub(crate) fn next_wreck(state: &State) -> Option<Step> {
    let is_known = |wreck: &Wreck| {
        state.steps.iter().any(|step| match step {
            Step::Transports(Transport::Wreck(it) | Transport::Clear(it)) => it.transport == wreck.transport,
            Step::Aircraft(step) => crash::deals_with(step, wreck.transport),
            _ => false,
        })
    };
    state.wrecks.iter().rev().find(|it| !is_known(it)).map(|it| Transport::Wreck(*it).into())
}

/// On 1 or 2 each unit aboard takes so many hits, on 3 none; then the survivors get out, squad by squad. What was flying
/// comes down first (`dc.air.destroyed-table`); a landed Aircraft is a wreck like any other (`dc.air.landed-destroyed`).
pub(super) fn open(now: &mut Now<'_>, wreck: Wreck) -> Result<(), NeedDice> {
    if let Place::Air(_) = wreck.place {
        return crash::fall(now, wreck);
    }
    let rule = rule_of(now, wreck);
    let die = d3(now, rule)?;
    let hits = if die == 3 { 0 } else { die };
    now.emit(Event::WreckRolled { transport: wreck.transport, die, hits }.into());
    let aboard: SmallVec<[UnitId; 8]> = now.cargo(wreck.transport).collect();
    for unit in &aboard {
        if hits > 0 {
            automatic_hits(now, *unit, hits, ENERGY, rule)?;
        }
    }
    clear(now, wreck);
    Ok(())
}

/// The rule by which the cargo of a wreck is hit: of one that was itself cargo of a wreck, that its own is dealt with next.
fn rule_of(state: &State, wreck: Wreck) -> RuleId {
    let carried = |it: &Wreck| it.transport != wreck.transport && it.place == wreck.place;
    if state.wrecks.iter().any(carried) {
        rule!("dc.transport.nested")
    } else if is_aerial(state, wreck.transport) {
        rule!("dc.air.landed-destroyed")
    } else {
        rule!("dc.transport.ground-destroyed")
    }
}

/// The survivors get out, squad by squad; the step on top is resolved.
pub(crate) fn clear(now: &mut Now<'_>, wreck: Wreck) {
    let mut squads: SmallVec<[SquadId; 4]> = now.cargo(wreck.transport).map(|it| now.squad_of(it)).collect();
    squads.dedup();
    let out = squads.into_iter().map(|squad| Transport::GetOut { squad, wreck });
    let steps: SmallVec<[Transport; 4]> = out.chain([Transport::Clear(wreck)]).collect();
    replace(now, steps);
}

/// The units of a squad that are in a wreck.
fn inside(state: &State, squad: SquadId, wreck: Wreck) -> SmallVec<[UnitId; 4]> {
    state.living(squad).filter(|it| state.unit(*it).place == Place::Aboard(wreck.transport)).collect()
}

/// The hull of a wreck.
fn hull(state: &State, wreck: Wreck) -> Option<Body> {
    let at = wreck.place.point()?;
    body_at(state, wreck.transport, Place::Ground(at))
}

/// Asks where the survivors of a squad are placed; those for whom there is no place are destroyed.
pub(super) fn ask(now: &mut Now<'_>, squad: SquadId, wreck: Wreck) -> bool {
    let mut taken: Vec<Body> = Vec::new();
    for unit in inside(now, squad, wreck) {
        match free_place(now, unit, wreck, &taken) {
            Some(at) => taken.extend(placed(now, unit, at)),
            None => destroy(now, unit),
        }
    }
    if taken.is_empty() {
        done(now);
    }
    !taken.is_empty()
}

/// A free place by a wreck, looked for in rings from its middle outwards.
fn free_place(state: &State, unit: UnitId, wreck: Wreck, taken: &[Body]) -> Option<Point> {
    let middle = wreck.place.point()?.to_vec();
    let ring = |number: i32| {
        let places = if number == 0 { 1 } else { number * 6 };
        let distance = f64::from(number) * 0.65;
        (0..places).map(move |at| Point::nearest(middle + Bearing::degrees(at * 360 / places).to_vec() * distance))
    };
    (0..9).flat_map(ring).find(|at| is_place(state, unit, wreck, *at, taken))
}

fn is_place(state: &State, unit: UnitId, wreck: Wreck, at: Point, taken: &[Body]) -> bool {
    let Some(body) = placed(state, unit, at) else { return false };
    let near = hull(state, wreck).is_some_and(|it| gap(&it, &body) <= NEAR + HAIR);
    near && !taken.iter().any(|it| gap(it, &body) <= 0.0) && is_open(state, unit, &body)
}

/// The squad that is asked, with the wreck it gets out of.
fn asked(state: &State) -> Option<(SquadId, Wreck)> {
    match state.steps.top() {
        Some(Step::Transports(Transport::GetOut { squad, wreck } | Transport::AllOut { squad, from: wreck })) => {
            Some((*squad, *wreck))
        }
        _ => None,
    }
}

/// Why survivors cannot be placed like that.
pub(super) fn placing_objection(state: &State, places: &[Point]) -> Option<Forbidden> {
    let Some((squad, wreck)) = asked(state) else { return Some(Forbidden::not_now(state.steps.top())) };
    let units = inside(state, squad, wreck);
    if units.len() != places.len() {
        return Some(No::EveryUnit { units: units.len() as u8 }.into());
    }
    let mut taken: Vec<Body> = Vec::new();
    for (unit, at) in units.iter().zip(places) {
        if !is_place(state, *unit, wreck, *at, &taken) {
            let rule = if stands(state, wreck) {
                rule!("dc.card.move-move-move")
            } else {
                rule!("dc.transport.ground-destroyed")
            };
            return Some(No::CannotPlace { unit: *unit, rule }.into());
        }
        taken.extend(placed(state, *unit, *at));
    }
    None
}

/// The first places found, for all that are asked for.
pub(super) fn sample(state: &State) -> Option<SmallVec<[Point; 4]>> {
    let (squad, wreck) = asked(state)?;
    let (mut taken, mut places) = (Vec::new(), SmallVec::new());
    for unit in inside(state, squad, wreck) {
        let at = free_place(state, unit, wreck, &taken)?;
        taken.extend(placed(state, unit, at));
        places.push(at);
    }
    Some(places)
}

/// Survivors are placed.
pub(super) fn get_out(now: &mut Now<'_>, places: &[Point]) {
    let Some((squad, wreck)) = asked(now) else { return };
    let places = inside(now, squad, wreck).into_iter().zip(places.iter().copied()).collect();
    now.emit(Event::GotOut { squad, places }.into());
    done(now);
}

/// Whether a Transport is no wreck.
fn stands(state: &State, wreck: Wreck) -> bool {
    state.unit(wreck.transport).place != Place::Gone
}

/// Everything in a Transport that stands gets out at once, squad by squad (`dc.card.move-move-move`).
pub(crate) fn all_out(now: &mut Now<'_>, transport: UnitId) {
    let from = Wreck { transport, place: now.unit(transport).place };
    let mut squads: SmallVec<[SquadId; 4]> = now.cargo(transport).map(|it| now.squad_of(it)).collect();
    squads.dedup();
    then(now, squads.into_iter().map(|squad| Transport::AllOut { squad, from }));
}

/// Asks where a squad is placed that gets out of a Transport that stands; without room for all it stays aboard.
pub(super) fn ask_out(now: &mut Now<'_>) -> bool {
    let room = sample(now).is_some_and(|it| !it.is_empty());
    if !room {
        done(now);
    }
    room
}
