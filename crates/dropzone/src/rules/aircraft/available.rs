//! Availability of Fast Movers (`dc.fast.available`): a die for each squad, before its attack run or an interception.

use battle::{Breakdown, Seat};
use catalogue::rule;
use dice::{NeedDice, Roll};

use crate::{
    Forbidden, Move, Now, Place, SquadId, State, Target, UnitId, UnitRule, Wait,
    model::{
        chapters::{
            aircraft::{Event, Forbidden as No},
            shooting,
        },
        marks::SquadMark,
    },
    rules::measuring::sight,
};

/// For what a squad is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Errand {
    /// An attack run of its own, with the intended target.
    Run(Option<Target>),
    /// An interception (`dc.fast.intercept`).
    Interception,
}

/// Why it cannot be rolled whether a squad arrives for an attack run: it cannot fly, or has been rolled for.
pub(crate) fn objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    let rolled = state.squad_is(squad, SquadMark::Scrambled);
    let again = rolled.then_some(No::NotAvailable { squad, rule: rule!("dc.fast.available") }.into());
    wait_objection(state, squad).or(again)
}

/// Why a squad cannot fly now: it is no Fast Mover In Readiness, or has flown this turn (`dc.fast.return`).
pub(crate) fn wait_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    let no = |rule| Some(No::NotAvailable { squad, rule }.into());
    let waits = |it| state.mode(it).movement == Move::Fast && state.unit(it).place == Place::Off(Wait::Readiness);
    if state.squad_is(squad, SquadMark::HasFlown) {
        return no(rule!("dc.fast.return"));
    }
    if state.living(squad).all(waits) { None } else { no(rule!("dc.fast.available")) }
}

/// Why this cannot be the intended target: there is no such thing on the table, or it is no enemy.
pub(crate) fn target_objection(state: &State, squad: SquadId, target: Option<Target>) -> Option<Forbidden> {
    let target = target?;
    let known = match target {
        Target::Unit(unit) => unit.index() < state.units.len(),
        Target::Feature(feature) => feature.index() < state.features.len(),
    };
    if !known || !is_there(state, target) {
        return Some(Forbidden::NoSuchThing { rule: rule!("dc.fast.available") });
    }
    let friendly = matches!(target, Target::Unit(it) if !state.are_enemies(state.seat(it), state.squad_seat(squad)));
    friendly.then_some(shooting::Forbidden::NoTarget { rule: rule!("dc.basic.friendly") }.into())
}

fn is_there(state: &State, target: Target) -> bool {
    match target {
        Target::Unit(unit) => state.unit(unit).is_on_table(),
        Target::Feature(feature) => state.feature(feature).dp > 0,
    }
}

/// The target that was named when a squad arrived, as long as it is there.
pub(crate) fn intended(state: &State, squad: SquadId) -> Option<Target> {
    state.squad(squad).intended.filter(|it| is_there(state, *it))
}

/// The number a squad needs (`dc.fast.available`, `dc.special.lumbering`): one less on the die where the controller sees the
/// intended target (`dc.fast.fac`).
pub(crate) fn need(state: &State, squad: SquadId, target: Option<Target>) -> Breakdown {
    let lumbers = state.living(squad).any(|it| state.mode(it).has(UnitRule::Lumbering));
    let seen = target.is_some_and(|it| is_controlled(state, state.squad_seat(squad), it));
    let need = Breakdown::base(rule!("dc.fast.available"), 4);
    let need = need.plus(rule!("dc.special.lumbering"), i32::from(lumbers));
    need.plus(rule!("dc.fast.fac"), -i32::from(seen))
}

/// Whether a seat's forward air controller sees a target, out of no Transport (`dc.fast.fac`).
fn is_controlled(state: &State, seat: Seat, target: Target) -> bool {
    let Some(squad) = state.sides[seat.index()].controller else { return false };
    let sees = |it| match target {
        Target::Unit(unit) => sight::is_visible(state, sight::sees(state, it, unit), unit),
        Target::Feature(feature) => !sight::sees_feature(state, it, 0.0, feature).is_empty(),
    };
    let looks = |it: &UnitId| state.unit(*it).place.transport().is_none();
    state.living(squad).filter(looks).any(sees)
}

/// The squads a seat can name as its controller: infantry (`dc.fast.fac`).
pub(crate) fn controllers(state: &State, seat: Seat) -> impl Iterator<Item = SquadId> + '_ {
    let on_foot = |it: &SquadId| state.squad_profile(*it).mode(0).unit_type == crate::UnitType::Infantry;
    state.all_squads().filter(move |it| state.squad_seat(*it) == seat).filter(on_foot)
}

/// Whether a seat has Fast Movers, for whom a controller is of use.
pub(crate) fn has_fast_movers(state: &State, seat: Seat) -> bool {
    let fast = |it: SquadId| state.squad_profile(it).modes.iter().any(|it| it.movement == Move::Fast);
    state.all_squads().any(|it| state.squad_seat(it) == seat && fast(it))
}

/// Rolls whether a squad arrives.
pub(crate) fn roll(now: &mut Now<'_>, squad: SquadId, errand: Errand) -> Result<bool, NeedDice> {
    let (target, intercepts) = match errand {
        Errand::Run(target) => (target, false),
        Errand::Interception => (None, true),
    };
    let need = need(now, squad, target);
    let number = need.total().clamp(2, 6) as u8;
    let die = now.roll_one(Roll::new(rule!("dc.fast.available"), 1, 6).grouped(&[number - 1]))?;
    now.emit(Event::Scrambled { squad, need, die, target, intercepts }.into());
    Ok(die >= number)
}
