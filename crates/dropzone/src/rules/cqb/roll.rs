//! Steps 2 to 4: splits are shown, everything is rolled, hits are saved, damage is put on bases (`dc.cqb.hits`).

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};
use smallvec::SmallVec;

use super::{Event, Split};
use crate::{
    Now, SquadId, State, Step, UnitId,
    model::chapters::cqb::Step as Cqb,
    rules::{
        damage::hurt,
        features::dodge,
        flow::{done, replace, then},
        moments,
    },
};

/// The number to hit, by Armour: 0-1, 2, 3, 4 and more (`dc.cqb.damage-table`).
const TABLE: [i32; 5] = [3, 3, 4, 5, 6];
/// Dice rolled at once; more are rolled in several goes.
const AT_ONCE: u16 = 200;

/// The number that hits this Armour (`dc.cqb.damage-table`).
fn hit_on(armour: u8) -> Breakdown {
    Breakdown::base(rule!("dc.cqb.damage-table"), TABLE[usize::from(armour).min(TABLE.len() - 1)])
}

/// All splits lie open; every side rolls before any damage is put (`dc.cqb.simultaneous`).
pub(crate) fn roll(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let Some(fight) = now.fight.clone() else { return Ok(()) };
    let split =
        |split: &Option<battle::Secret<Split>>| split.as_ref().and_then(|it| it.known().cloned()).unwrap_or_default();
    let splits: Vec<(Seat, Split)> = fight.sides.iter().map(|it| (it.seat, split(&it.split))).collect();
    now.emit(Event::SplitsShown { splits: splits.clone() }.into());
    let mut struck: SmallVec<[(SquadId, u16); 4]> = SmallVec::new();
    for (seat, split) in splits {
        for (squad, dice) in split.into_iter().filter(|it| it.1 > 0) {
            let hits = strike(now, seat, squad, dice)?;
            match struck.iter_mut().find(|it| it.0 == squad) {
                Some(known) => known.1 += hits,
                None => struck.push((squad, hits)),
            }
        }
    }
    let allocate = struck.into_iter().filter(|it| it.1 > 0).map(|(squad, dp)| Cqb::Allocate { squad, dp });
    let steps: Vec<Cqb> = allocate.chain([Cqb::Remove, Cqb::Fortitude]).collect();
    replace(now, steps);
    Ok(())
}

/// Dice at a squad: against its highest Armour, then Passive Countermeasures, then Dodge (`dc.cqb.passive-countermeasures`,
/// `dc.cqb.dodge`). Hits left.
fn strike(now: &mut Now<'_>, by: Seat, squad: SquadId, dice: u16) -> Result<u16, NeedDice> {
    let Some(first) = now.living(squad).next() else { return Ok(0) };
    let armour = now.living(squad).map(|it| now.mode(it).armour).max().unwrap_or(0);
    let need = hit_on(armour);
    let faces = many(now, rule!("dc.cqb.hits"), dice, need.total() as u8)?;
    let mut hits = successes(&faces, need.total());
    now.emit(Event::Rolled { by, squad, need, faces, hits }.into());
    let passive = moments::passive(now, first);
    let dodge = dodge(now, first);
    for (rule, need) in [(rule!("dc.cqb.passive-countermeasures"), passive), (rule!("dc.cqb.dodge"), dodge)] {
        if let Some(need) = need.filter(|_| hits > 0) {
            let faces = many(now, rule, hits, need)?;
            hits -= successes(&faces, i32::from(need));
            now.emit(Event::Saved { squad, rule, need, faces, left: hits }.into());
        }
    }
    Ok(hits)
}

fn many(now: &mut Now<'_>, rule: RuleId, dice: u16, need: u8) -> Result<Vec<u8>, NeedDice> {
    let mut faces = Vec::with_capacity(usize::from(dice));
    while faces.len() < usize::from(dice) {
        let count = (dice - faces.len() as u16).min(AT_ONCE) as u8;
        faces.extend(now.roll(Roll::new(rule, count, 6).grouped(&[need - 1]).any_order())?);
    }
    Ok(faces)
}

fn successes(faces: &[u8], need: i32) -> u16 {
    faces.iter().filter(|it| **it > 1 && i32::from(**it) >= need).count() as u16
}

/// The bases of a squad that have lost most and still stand (`dc.cqb.allocate`).
pub(crate) fn most_damaged(state: &State, squad: SquadId) -> SmallVec<[UnitId; 4]> {
    let lost = |it: UnitId| state.mode(it).damage_points.saturating_sub(state.unit(it).dp);
    let standing = || state.living(squad).filter(|it| state.unit(*it).dp > 0);
    let most = standing().map(lost).max().unwrap_or(0);
    standing().filter(|it| lost(*it) == most).collect()
}

/// Damage goes to the most damaged base by itself; the owner is asked only where equal bases differ.
pub(crate) fn allocate(now: &mut Now<'_>, squad: SquadId, dp: u16) -> bool {
    let candidates = most_damaged(now, squad);
    let Some(first) = candidates.first().copied().filter(|_| dp > 0) else {
        done(now);
        return false;
    };
    let differs = |it: &UnitId| {
        let commander = |it: UnitId| now.field.units[it.index()].commander;
        now.unit(first) != now.unit(*it) || commander(first) != commander(*it)
    };
    let all_die = dp >= now.squad_dp(squad);
    if !all_die && candidates.iter().any(differs) {
        return true;
    }
    put(now, squad, dp, first);
    false
}

/// Damage on one base until it has none left, then the rest on the next.
pub(crate) fn put(now: &mut Now<'_>, squad: SquadId, dp: u16, unit: UnitId) {
    let share = dp.min(u16::from(now.unit(unit).dp));
    done(now);
    hurt(now, unit, share as u8);
    if dp > share && !most_damaged(now, squad).is_empty() {
        then(now, [Step::from(Cqb::Allocate { squad, dp: dp - share })]);
    }
}

#[cfg(test)]
mod tests {
    use super::hit_on;

    #[test]
    fn the_table_of_cqb() {
        // dc.cqb.damage-table
        assert_eq!([0, 1, 2, 3, 4, 9].map(|it| hit_on(it).total()), [3, 3, 4, 5, 6, 6]);
    }
}
