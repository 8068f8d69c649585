//! Step 1: what squads elect, and dice (`dc.cqb.dice`).

use battle::{Breakdown, Seat};
use catalogue::rule;
use dice::{Faces, NeedDice};
use smallvec::SmallVec;

use crate::{
    Cqb as Value, Forbidden, Now, SquadId, State, UnitId,
    model::{
        chapters::cqb::{Event, Forbidden as No, Order as Said},
        marks::{SquadMark, UnitMark},
    },
    rules::{
        flow::{d3, done},
        moments,
        objectives::search::hidden_in,
    },
};

/// Dice that shooting costs a base, and searching a squad (`dc.cqb.dice-shooting`, `dc.cqb.dice-searching`).
const COST: i32 = 3;
/// Dice that Occupier's Advantage adds for each base (`dc.cqb.occupiers-advantage`).
const ADVANTAGE: i32 = 2;

/// The squads that have something to elect, seat by seat: those whose activation is not over and that have not elected in a
/// fight before (`dc.cqb.dice-election`).
pub(crate) fn electing(state: &State, seats: &[Seat]) -> Vec<SquadId> {
    let squads: Vec<SquadId> = state.fight.as_ref().map(|it| it.squads.to_vec()).unwrap_or_default();
    let waits = |it: &SquadId| {
        let may_shoot = !may_elect(state, *it).is_empty();
        let elected =
            [SquadMark::ElectedToSearch, SquadMark::MayNotSearch].into_iter().any(|mark| state.squad_is(*it, mark));
        !elected && !state.squad_is(*it, SquadMark::Done) && (may_shoot || may_search(state, *it))
    };
    let of = |seat: &Seat| {
        let seat = *seat;
        squads.iter().copied().filter(move |it| state.squad_seat(*it) == seat).filter(waits).collect::<Vec<_>>()
    };
    seats.iter().flat_map(of).collect()
}

/// Bases that could still shoot this turn.
fn may_elect(state: &State, squad: SquadId) -> SmallVec<[UnitId; 4]> {
    if state.squad_is(squad, SquadMark::Shot) {
        return SmallVec::new();
    }
    state.living(squad).filter(|it| !state.mode(*it).weapons.is_empty()).collect()
}

/// Whether a squad could still search this turn.
fn may_search(state: &State, squad: SquadId) -> bool {
    let Some(feature) = state.squad_feature(squad) else { return false };
    !state.squad_is(squad, SquadMark::Searched) && hidden_in(state, feature).is_some()
}

/// Only bases of the squad that could shoot, and only a squad that could search.
pub(crate) fn elect_objection(state: &State, squad: SquadId, shoot: &[UnitId], search: bool) -> Option<Forbidden> {
    let may = may_elect(state, squad);
    let wrong = shoot.iter().find(|it| !may.contains(it));
    if let Some(unit) = wrong {
        return Some(No::NotOfTheSquad { unit: *unit }.into());
    }
    let first = state.living(squad).next().unwrap_or_default();
    (search && !may_search(state, squad)).then_some(No::NotOfTheSquad { unit: first }.into())
}

/// Nobody, everybody; with and without a search.
pub(crate) fn elections(state: &State, squad: SquadId) -> Vec<Said> {
    let all = may_elect(state, squad);
    let shoots = if all.is_empty() { vec![all] } else { vec![SmallVec::new(), all] };
    let searches: &[bool] = if may_search(state, squad) { &[false, true] } else { &[false] };
    let pair = |shoot: SmallVec<[UnitId; 4]>| {
        searches.iter().map(move |search| Said::Elect { shoot: shoot.clone(), search: *search })
    };
    shoots.into_iter().flat_map(pair).collect()
}

/// Dice are counted for all sides; with that Occupier's Advantage is lost.
pub(crate) fn count(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let Some(fight) = now.fight.clone() else { return Ok(()) };
    let mut random = Faces::new();
    let mut squads: Vec<(SquadId, Breakdown)> = Vec::new();
    for squad in &fight.squads {
        let mut values: SmallVec<[(UnitId, i32); 4]> = SmallVec::new();
        for base in now.living_list(*squad) {
            values.push((base, value(now, base, &mut random)?));
        }
        squads.push((*squad, squad_dice(now, *squad, &values)));
    }
    let pool = |seat: Seat| {
        let mine = squads.iter().filter(|(squad, _)| now.squad_seat(*squad) == seat);
        mine.map(|(_, dice)| dice.total().max(0) as u16).sum()
    };
    let pools = fight.sides.iter().map(|it| (it.seat, pool(it.seat))).collect();
    now.emit(Event::Counted { pools, squads, random }.into());
    done(now);
    Ok(())
}

/// CQB value in halves of a die for each DP; a random one is rolled for the base (`dc.cqb.value`,
/// `dc.special.reckless-abandon`).
fn value(now: &mut Now<'_>, base: UnitId, random: &mut Faces) -> Result<i32, NeedDice> {
    Ok(match now.mode(base).cqb {
        None => 0,
        Some(Value::Halves(halves)) => i32::from(halves),
        Some(Value::D3Plus(more)) => {
            let die = d3(now, rule!("dc.cqb.value"))?;
            random.push(die);
            2 * i32::from(die + more)
        }
    })
}

/// The dice of a squad: base by base CQB times DP, rounded up, less 3 if it shot out; less 3 if the squad searches; with the
/// advantage 2 more for each base (`dc.cqb.dice`).
pub(crate) fn squad_dice(state: &State, squad: SquadId, values: &[(UnitId, i32)]) -> Breakdown {
    let (mut whole, mut shot) = (0, 0);
    for (base, halves) in values {
        let dice = (halves * i32::from(state.unit(*base).dp) + 1) / 2;
        let shoots = state.unit_is(*base, UnitMark::ShotOut) || state.unit_is(*base, UnitMark::ElectedToShoot);
        whole += dice;
        shot += if shoots { dice.min(COST) } else { 0 };
    }
    let searches = state.squad_is(squad, SquadMark::Searched) || state.squad_is(squad, SquadMark::ElectedToSearch);
    let search = if searches { (whole - shot).min(COST) } else { 0 };
    let feature = state.squad_feature(squad);
    let seat = state.squad_seat(squad);
    let advantage = feature.is_some_and(|it| state.feature(it).advantage == Some(seat));
    let more = if advantage { ADVANTAGE * values.len() as i32 } else { 0 };
    // Bases of CQB 0 bring no dice of their own.
    let none = values.iter().all(|it| it.1 == 0);
    let mut dice = Breakdown::base(if none { rule!("dc.special.cqb-zero") } else { rule!("dc.cqb.dice") }, whole)
        .plus(rule!("dc.cqb.dice-shooting"), -shot)
        .plus(rule!("dc.cqb.dice-searching"), -search)
        .plus(rule!("dc.cqb.occupiers-advantage"), more);
    moments::cqb_dice(state, squad, &mut dice);
    dice
}
