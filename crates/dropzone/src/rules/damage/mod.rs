//! Damage (`dc.damage.roll`): Energy against Armour, double damage, units destroyed.

use battle::Breakdown;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Now, Place, SquadId, State, UnitId, UnitRule,
    model::chapters::{damage::Event, features},
    rules::{
        flow::{count, successes},
        moments,
        objectives::hands,
    },
};

/// The number a hit needs to damage: by the table 5 less what Energy exceeds Armour by, at least 2; none where Energy is 2
/// or more below (`dc.damage.table`).
pub(crate) fn need(energy: u8, armour: u8) -> Option<Breakdown> {
    let difference = i32::from(energy) - i32::from(armour);
    if difference < -1 {
        return None;
    }
    Some(Breakdown::base(rule!("dc.damage.table"), (5 - difference).max(2)))
}

/// DP a damage die does by itself: 1, or 2 where it beats the number by 2 or more (`dc.damage.double`); a 1 does none.
pub(crate) fn dp(die: u8, need: i32, doubles: bool) -> u8 {
    let die = i32::from(die);
    if die == 1 || die < need {
        return 0;
    }
    let one = Breakdown::base(rule!("dc.damage.roll"), 1);
    let twice = doubles && die >= need + 2;
    one.plus(rule!("dc.damage.double"), i32::from(twice)).total() as u8
}

/// Whether hits on a unit can do double damage: not on Dispersed Formation (`dc.special.dispersed-formation`).
pub(crate) fn can_double(state: &State, unit: UnitId) -> bool {
    !state.mode(unit).has(UnitRule::DispersedFormation)
}

/// A unit loses Damage Points; it is not removed yet (`dc.damage.apply`). Whether it has none left.
pub(crate) fn hurt(now: &mut Now<'_>, unit: UnitId, dp: u8) -> bool {
    let dp = dp.min(now.unit(unit).dp);
    if dp > 0 {
        now.emit(Event::Damaged { unit, dp }.into());
    }
    now.unit(unit).dp == 0
}

/// A unit loses Damage Points, and is destroyed if it has none left.
pub(crate) fn inflict(now: &mut Now<'_>, unit: UnitId, dp: u8) {
    if now.unit(unit).place != Place::Gone && hurt(now, unit, dp) {
        destroy(now, unit);
    }
}

/// So many DP go back to the surviving units of a squad, one by one to the one that has lost most.
pub(crate) fn repair(now: &mut Now<'_>, squad: SquadId, dp: u8) {
    let lost = |state: &State, it: UnitId| state.mode(it).damage_points.saturating_sub(state.unit(it).dp);
    for _ in 0..dp {
        let worst = now.living(squad).rev().max_by_key(|it| lost(now, *it)).filter(|it| lost(now, *it) > 0);
        let Some(unit) = worst else { break };
        now.emit(Event::Repaired { unit, dp: 1 }.into());
    }
}

/// A unit is destroyed: its points and its Commander's are Kill Points; what it carried stays where it was
/// (`dc.victory.kp`, `dc.objective.carrier-destroyed`).
pub(crate) fn destroy(now: &mut Now<'_>, unit: UnitId) {
    let seat = now.seat(unit);
    let commander = now.field.units[unit.index()].commander;
    let rank = now.field.setup.armies[seat.index()].commander.filter(|_| commander).map_or(0, |it| it.points);
    let kp = now.profile(unit).points + rank;
    let feature = now.unit(unit).place.feature();
    hands::carrier_destroyed(now, unit);
    now.emit(Event::Destroyed { unit, kp }.into());
    if let Some(feature) = feature {
        crate::rules::infantry::check_advantage(now, feature);
    }
}

/// Automatic hits on a unit, rolled to damage; Passive Countermeasures come first, Body Cover does not help
/// (`dc.damage.roll`, `dc.shoot.passive`).
pub(crate) fn automatic_hits(
    now: &mut Now<'_>,
    unit: UnitId,
    hits: u8,
    energy: u8,
    rule: RuleId,
) -> Result<(), NeedDice> {
    let mut hits = hits;
    if let Some(passive) = moments::passive(now, unit) {
        let saved = successes(now, rule!("dc.shoot.passive"), hits, passive)?;
        hits -= count(&saved, i32::from(passive));
    }
    let Some(need) = need(energy, now.mode(unit).armour) else { return Ok(()) };
    let number = need.total();
    let dice = if hits == 0 {
        dice::Faces::new()
    } else {
        let cuts = [(number - 1) as u8, (number + 1) as u8];
        now.roll(dice::Roll::new(rule, hits, 6).grouped(&cuts).any_order())?
    };
    let doubles = can_double(now, unit);
    let dp = dice.iter().map(|it| dp(*it, number, doubles)).sum();
    if !dice.is_empty() {
        now.emit(features::Event::HitsRolled { unit, need, dice, dp }.into());
    }
    inflict(now, unit, dp);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn energy_against_armour() {
        // dc.damage.table, dc.basic.scale
        let rows = [
            (10, 10, Some(5)),
            (9, 10, Some(6)),
            (8, 10, None),
            (11, 8, Some(2)),
            (13, 2, Some(2)),
            (3, 2, Some(4)),
            (10, 9, Some(4)),
            (4, 2, Some(3)),
            (4, 4, Some(5)),
        ];
        for (energy, armour, expected) in rows {
            let found = need(energy, armour).map(|it| it.total());
            assert_eq!(found, expected, "E{energy} against A{armour}");
        }
    }

    #[test]
    fn two_over_the_number_does_double() {
        // dc.damage.double: at the floor of 2+ it doubles from 4+; a 5+ cannot; a 1 never damages.
        let rows = [(6, 4, 2), (5, 4, 1), (4, 4, 1), (3, 4, 0), (6, 5, 1), (3, 2, 1), (4, 2, 2), (1, 1, 0)];
        for (die, need, expected) in rows {
            assert_eq!(dp(die, need, true), expected, "{die} on {need}+");
        }
        assert_eq!(dp(6, 2, false), 1);
    }
}
