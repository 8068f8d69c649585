//! Focus-X (`dc.weapon.focus`): hits of identical weapons of a squad on one unit wait until all of them are known. Then any may
//! be discarded, and each gives X more Energy to another one.

use std::borrow::Cow;

use dice::NeedDice;
use smallvec::{SmallVec, smallvec};

use super::{
    numbers::{fired_as, to_damage},
    salvo::wound,
};
use crate::{
    Aim, Forbidden, Now, Order, State, Step, Target, UnitId, Weapon, WeaponRule,
    model::{
        chapters::shooting::{Event, Forbidden as No, Order as Said, Step as Shoot, Waiting},
        entry::Shot,
    },
    rules::{
        flow::{done, then},
        movement::is_coherent,
    },
};

/// Energy is raised to this at most.
const MOST: u8 = 13;

/// In place of a number to damage where there is none.
const NONE: i32 = 7;

/// The Energy that a discarded hit gives.
fn gives(weapon: &Weapon) -> Option<u8> {
    weapon.find(|it| if let WeaponRule::Focus(energy) = it { Some(*energy) } else { None })
}

/// Whether hits wait for others: of Focus weapons on a unit, from a squad in coherency.
pub(super) fn waits(state: &State, shot: &Shot<'_>) -> bool {
    let at_unit = matches!(shot.target, Target::Unit(_));
    at_unit && gives(shot.weapon).is_some() && is_coherent(state, state.squad_of(shot.by))
}

/// The squad and the weapon of an aim.
fn weapon_of<'a>(state: &'a State, aim: &Aim) -> Option<(crate::SquadId, Cow<'a, Weapon>)> {
    let first = *aim.shooters.first()?;
    Some((state.squad_of(first), fired_as(state, first, aim.weapon, aim.target)?))
}

/// Whether the hits of two aims can be put together.
fn is_alike(state: &State, one: &Aim, other: &Aim) -> bool {
    one.target == other.target && weapon_of(state, one) == weapon_of(state, other)
}

/// The aims of the volley that hit together with this one.
fn alike(state: &State, number: u8) -> SmallVec<[u8; 4]> {
    let aims = state.volley.as_ref().map_or(&[][..], |it| &it.aims);
    let Some(aim) = aims.get(usize::from(number)) else { return SmallVec::new() };
    (0..aims.len() as u8).filter(|it| is_alike(state, aim, &aims[usize::from(*it)])).collect()
}

/// The hits that wait with those of an aim.
fn waiting(state: &State, number: u8) -> SmallVec<[Waiting; 4]> {
    let alike = alike(state, number);
    let waiting = state.volley.iter().flat_map(|it| &it.waiting);
    waiting.filter(|it| alike.contains(&it.aim)).copied().collect()
}

/// What follows when the last of the aims that hit together has been rolled: a question, if there are several hits.
pub(super) fn next(now: &mut Now<'_>, number: u8) {
    let waiting = waiting(now, number);
    let Some(first) = waiting.first().filter(|_| alike(now, number).last() == Some(&number)) else { return };
    let (squad, hits) = (now.squad_of(first.by), total(&waiting));
    if hits == 0 {
        return;
    }
    if hits > 1 {
        then(now, [Shoot::Focus { aim: number, squad, hits }]);
    } else {
        now.emit(Event::Focused(smallvec![0]).into());
        then(now, [Shoot::Focused(number)]);
    }
}

fn total(waiting: &[Waiting]) -> u8 {
    waiting.iter().fold(0, |sum, it| sum.saturating_add(it.hits))
}

/// Why hits cannot be put together like that.
pub(super) fn objection(state: &State, discarded: &[u8]) -> Option<Forbidden> {
    let Some(Step::Shooting(Shoot::Focus { hits, .. })) = state.steps.top() else {
        return Some(Forbidden::not_now(state.steps.top()));
    };
    let all = discarded.iter().map(|it| usize::from(*it) + 1).sum::<usize>();
    (all != usize::from(*hits)).then_some(No::NotAllHits { hits: *hits }.into())
}

/// Puts hits together as the shooters say.
pub(super) fn give(now: &mut Now<'_>, discarded: SmallVec<[u8; 6]>) {
    let Some(Step::Shooting(Shoot::Focus { aim, .. })) = now.steps.top().cloned() else { return };
    now.emit(Event::Focused(discarded).into());
    done(now);
    then(now, [Shoot::Focused(aim)]);
}

/// Rolls the hits to damage, those of the most Energy first. The first of the list is the hit with the best number, and so on:
/// cover can lie before some of those who shoot only (`dc.damage.body-cover`).
pub(super) fn roll(now: &mut Now<'_>, number: u8) -> Result<(), NeedDice> {
    let volley = now.volley.as_ref();
    let discarded = volley.map(|it| it.discarded.clone()).unwrap_or_default();
    let aim = volley.and_then(|it| it.aims.get(usize::from(number))).cloned();
    if let Some(aim) = aim {
        let hits = best_first(now, number, &aim).into_iter();
        let mut rolled: Vec<(u8, UnitId)> = discarded.into_iter().zip(hits).collect();
        rolled.sort_by_key(|it| std::cmp::Reverse(it.0));
        for same in rolled.chunk_by(|one, other| one == other) {
            let ((more, by), hits) = (same[0], same.len() as u8);
            roll_same(now, number, &aim, by, more, hits)?;
        }
    }
    done(now);
    Ok(())
}

/// Who has hit, once for each hit, the lowest number to damage first; of several with the same number the first one.
fn best_first(state: &State, number: u8, aim: &Aim) -> Vec<UnitId> {
    let need = |by: UnitId| {
        let weapon = fired_as(state, by, aim.weapon, aim.target)?;
        to_damage(state, &Shot { by, weapon: &weapon, target: aim.target }).map(|it| it.total())
    };
    let waiting = waiting(state, number);
    let mut hits: Vec<(i32, UnitId)> = Vec::new();
    for it in &waiting {
        let number = need(it.by).unwrap_or(NONE);
        let by = hits.iter().find(|known| known.0 == number).map_or(it.by, |known| known.1);
        hits.extend(std::iter::repeat_n((number, by), usize::from(it.hits)));
    }
    hits.sort_by_key(|it| it.0);
    hits.into_iter().map(|it| it.1).collect()
}

/// Rolls hits into which equally many others are discarded.
fn roll_same(now: &mut Now<'_>, number: u8, aim: &Aim, by: UnitId, more: u8, hits: u8) -> Result<(), NeedDice> {
    let Some(mut weapon) = fired_as(now, by, aim.weapon, aim.target).map(Cow::into_owned) else { return Ok(()) };
    let more = more.saturating_mul(gives(&weapon).unwrap_or(0));
    weapon.energy = weapon.energy.map(|it| if more > 0 { it.saturating_add(more).min(MOST.max(it)) } else { it });
    wound(now, number, &Shot { by, weapon: &weapon, target: aim.target }, hits, 0)
}

/// Ways to put hits together: every hit rolled takes no more than raises its Energy.
pub(super) fn orders(state: &State, aim: u8, hits: u8, orders: &mut Vec<Order>) {
    let weapon = state.volley.as_ref().and_then(|it| it.aims.get(usize::from(aim))).and_then(|it| weapon_of(state, it));
    let Some((_, weapon)) = weapon else { return };
    let room = MOST.saturating_sub(weapon.energy.unwrap_or(MOST));
    let useful = room.div_ceil(gives(&weapon).unwrap_or(1).max(1));
    split(hits, useful + 1, &mut SmallVec::new(), orders);
}

/// All ways to split hits into groups of at most so many, the largest first.
fn split(hits: u8, most: u8, groups: &mut SmallVec<[u8; 6]>, orders: &mut Vec<Order>) {
    if hits == 0 {
        orders.push(Said::Focus { discarded: groups.clone() }.into());
        return;
    }
    for group in (1..=most.min(hits)).rev() {
        groups.push(group - 1);
        split(hits - group, group, groups, orders);
        groups.pop();
    }
}
