//! Features with damage (`dc.feature.damage`): collateral damage on infantry inside, collapse, fire.
//!
//! A feature without Damage Points collapses by a step of its own, after what brought it down is resolved: bases inside are
//! hit and put into the rubble, then what stands near is hit. The ground changes with it (`model/ground.rs`).

mod collapse;

use battle::{Breakdown, Change, Seat};
use catalogue::{RuleId, rule};
use dice::{Faces, NeedDice, Roll};

use crate::{
    FeatureId, Forbidden, Moment, Now, Objective, ObjectiveKind, ObjectivePlace, Order, Rerolls, SquadId, State, Step,
    UnitId, UnitRule,
    model::chapters::{
        aircraft,
        features::{Event, Forbidden as No, Order as Said, Step as Feature},
    },
    rules::{
        command::opening,
        damage::{self, inflict},
        flow::{count, d6s, done, replace, successes},
        moments,
    },
};

/// What of this chapter holds without a number, refusal or step of its own: what lies where a feature has fallen.
pub const RULES: &[RuleId] = &[rule!("dc.feature.rubble")];

/// The Energy of a point of Collateral Damage (`dc.feature.collateral`).
const MASONRY: u8 = 4;

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    let Some(Step::Features(Feature::Suffer { squad, .. })) = state.steps.top() else {
        return Some(Forbidden::not_now(state.steps.top()));
    };
    let Said::Suffer { unit } = order;
    (!state.living(*squad).any(|it| it == *unit)).then_some(No::NotOfTheSquad { unit: *unit }.into())
}

/// What can be said.
pub(crate) fn orders(state: &State, step: &Feature, orders: &mut Vec<Order>) {
    match step {
        Feature::Suffer { squad, .. } => orders.extend(state.living(*squad).map(|unit| Said::Suffer { unit }.into())),
        Feature::Collateral { .. } | Feature::CountCollateral | Feature::Collapse(_) | Feature::Fires(_) => {}
    }
}

/// Carries an order out: one DP on that base.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    let Some(Step::Features(Feature::Suffer { by, squad, dp })) = now.steps.top() else { return };
    let (by, squad, dp) = (*by, *squad, *dp);
    let Said::Suffer { unit } = order;
    done(now);
    inflict(now, unit, 1);
    if dp > 1 {
        crate::rules::flow::then(now, [Feature::Suffer { by, squad, dp: dp - 1 }]);
    }
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: Feature) -> Result<bool, NeedDice> {
    match step {
        Feature::Collateral { feature, points, .. } => collateral(now, feature, points)?,
        Feature::CountCollateral => count_collateral(now),
        Feature::Suffer { squad, dp, .. } => return Ok(suffer(now, squad, dp)),
        Feature::Collapse(feature) => collapse::collapse(now, feature)?,
        Feature::Fires(feature) => burn(now, feature)?,
    }
    Ok(false)
}

/// Automatic hits on one squad inside, chosen at random; an opponent puts the DP. Nothing falls from a feature that cannot be
/// damaged (`dc.feature.collateral`, `dc.feature.collateral-empty`, `dc.scenario.hive-assault`).
fn collateral(now: &mut Now<'_>, feature: FeatureId, points: u8) -> Result<(), NeedDice> {
    let squads = now.squads_inside(feature);
    let unharmed = is_indestructible(now, feature).then_some(rule!("dc.scenario.hive-assault"));
    let empty = squads.is_empty().then_some(rule!("dc.feature.collateral-empty"));
    if let Some(rule) = unharmed.or(empty) {
        now.emit(Event::NothingFalls { feature, rule }.into());
        done(now);
        return Ok(());
    }
    let squad = match squads.len() {
        1 => squads[0],
        several => {
            let die = now.roll_one(Roll::new(rule!("dc.feature.collateral"), 1, several as u8))?;
            squads[usize::from(die) - 1]
        }
    };
    let hits = saved(now, squad, points)?;
    let need = collateral_need(now, feature, squad);
    let number = need.total();
    let dice = successes(now, rule!("dc.feature.collateral"), hits, number as u8)?;
    let dice = reroll(now, squad, number, &dice)?;
    let hits = count(&dice.all(), number);
    now.emit(Event::CollateralRolled { feature, squad, need, dice, hits }.into());
    let window = opening(now, Moment::Collateral(feature));
    replace(now, window.into_iter().chain([Feature::CountCollateral.into()]));
    Ok(())
}

/// The dice of Collateral Damage that were rolled once and for which that holds are rolled again (`dc.basic.reroll`).
pub(crate) fn collateral_again(
    now: &mut Now<'_>,
    rule: RuleId,
    holds: impl Fn(u8, i32) -> bool,
) -> Result<(), NeedDice> {
    let Some(rolled) = now.collateral.clone() else { return Ok(()) };
    let kept: Faces = rolled.dice.once.iter().copied().filter(|it| !holds(*it, rolled.need)).collect();
    let count = (rolled.dice.once.len() - kept.len()) as u8;
    let again = successes(now, rule, count, rolled.need as u8)?;
    now.emit(Event::CollateralRerolled { rule, kept, again }.into());
    Ok(())
}

/// An opponent puts the DP of the dice that lie on the table.
fn count_collateral(now: &mut Now<'_>) {
    let Some(rolled) = now.collateral.clone() else {
        done(now);
        return;
    };
    now.emit(Event::CollateralCounted.into());
    let (squad, dp) = (rolled.squad, count(&rolled.dice.all(), rolled.need));
    let by = opponent(now, squad);
    replace(now, (dp > 0).then_some(Feature::Suffer { by, squad, dp }));
}

/// Energy 4 against the squad's Armour; a 6 damages in any case (`dc.feature.collateral`).
fn collateral_need(state: &State, feature: FeatureId, squad: SquadId) -> Breakdown {
    let armour = state.living(squad).map(|it| state.mode(it).armour).max().unwrap_or(0);
    let number = |energy: u8| (5 - i32::from(energy) + i32::from(armour)).max(2);
    let mut need = Breakdown::base(rule!("dc.damage.table"), number(MASONRY));
    if let Some((energy, rule)) = moments::collateral_energy(state, feature) {
        need.push(rule, Change::Becomes(number(energy)));
    }
    if need.total() > 6 { need.with(rule!("dc.feature.collateral"), Change::AtMost(6)) } else { need }
}

/// Passive Countermeasures, then Dodge (`dc.shoot.passive`, `dc.cqb.dodge`). Hits left.
fn saved(now: &mut Now<'_>, squad: SquadId, hits: u8) -> Result<u8, NeedDice> {
    let Some(unit) = now.living(squad).next() else { return Ok(0) };
    let passive = moments::passive(now, unit);
    let dodge = dodge(now, unit);
    let mut left = hits;
    for (rule, need) in [(rule!("dc.shoot.passive"), passive), (rule!("dc.cqb.dodge"), dodge)] {
        if let Some(need) = need {
            let dice = successes(now, rule, left, need)?;
            left -= count(&dice, i32::from(need));
        }
    }
    Ok(left)
}

/// The number on which a unit dodges (`dc.cqb.dodge`).
pub(crate) fn dodge(state: &State, unit: UnitId) -> Option<u8> {
    state.mode(unit).find(|it| if let UnitRule::Dodge(number) = it { Some(*number) } else { None })
}

/// Hits that would damage are rolled again where an entry says so.
fn reroll(now: &mut Now<'_>, squad: SquadId, need: i32, dice: &[u8]) -> Result<Rerolls, NeedDice> {
    if !now.living(squad).next().is_some_and(|it| moments::rerolls_collateral(now, it)) {
        return Ok(Rerolls::of(dice));
    }
    let twice = successes(now, rule!("dc.feature.collateral"), count(dice, need), need as u8)?;
    let once = dice.iter().filter(|it| i32::from(**it) < need).copied().collect();
    Ok(Rerolls { once, twice })
}

/// An opponent of a squad's owner: the first in initiative order.
fn opponent(state: &State, squad: SquadId) -> Seat {
    let owner = state.squad_seat(squad);
    state.initiative.iter().copied().find(|it| state.are_enemies(*it, owner)).unwrap_or(owner)
}

/// Whether the opponent has to choose; where it makes no difference the DP are put at once.
fn suffer(now: &mut Now<'_>, squad: SquadId, dp: u8) -> bool {
    let bases = now.living_list(squad);
    let all_die = u16::from(dp) >= now.squad_dp(squad);
    if bases.len() > 1 && !all_die {
        return true;
    }
    done(now);
    for base in bases {
        let share = if all_die { now.unit(base).dp } else { dp };
        inflict(now, base, share);
    }
    false
}

/// The Fire Tokens of a feature: 1-2 goes out, 3-5 takes 1 DP, 6 takes 2 and lights another; Forests take double
/// (`dc.weapon.fire`, `dc.feature.forest-double`, `dc.weapon.fire-collateral`).
fn burn(now: &mut Now<'_>, feature: FeatureId) -> Result<(), NeedDice> {
    let (tokens, left) = (now.feature(feature).fires, now.feature(feature).dp);
    if tokens == 0 || left == 0 {
        done(now);
        return Ok(());
    }
    let dice = d6s(now, rule!("dc.weapon.fire"), tokens)?;
    let (mut burning, mut dp) = (tokens, 0_u8);
    for die in &dice {
        match die {
            1 | 2 => burning -= 1,
            3..=5 => dp = dp.saturating_add(1),
            _ => {
                dp = dp.saturating_add(2);
                burning = burning.saturating_add(1);
            }
        }
    }
    let lost = burnt(now, feature, dp);
    let dp = lost.total().clamp(0, i32::from(left)) as u8;
    now.emit(Event::FireRolled { feature, dice, tokens: burning, dp: lost }.into());
    wear(now, feature, dp);
    let collateral =
        (dp > 0).then_some(Feature::Collateral { feature, points: dp, rule: rule!("dc.weapon.fire-collateral") });
    let fallen = (now.feature(feature).dp == 0).then_some(Feature::Collapse(feature));
    replace(now, collateral.into_iter().chain(fallen));
    Ok(())
}

/// The DP that a fire costs a feature: those that were rolled, twice as many in a Forest, not more than are left
/// (`dc.weapon.fire`, `dc.feature.forest-double`, `dc.scenario.hive-assault`).
fn burnt(state: &State, feature: FeatureId, rolled: u8) -> Breakdown {
    let mut dp = Breakdown::base(rule!("dc.weapon.fire"), i32::from(rolled));
    if !state.feature_card(feature).kind.is_structure() {
        dp.push(rule!("dc.feature.forest-double"), Change::Times(2));
    }
    let left = i32::from(state.feature(feature).dp);
    if is_indestructible(state, feature) {
        dp.push(rule!("dc.scenario.hive-assault"), Change::AtMost(0));
    } else if dp.total() > left {
        dp.push(rule!("dc.weapon.fire"), Change::AtMost(left));
    }
    dp
}

/// A feature loses Damage Points, unless it is a bunker of a scenario in which those cannot be damaged
/// (`dc.scenario.hive-assault`). How many.
pub(crate) fn wear(now: &mut Now<'_>, feature: FeatureId, dp: u8) -> u8 {
    let dp = if is_indestructible(now, feature) { 0 } else { dp.min(now.feature(feature).dp) };
    if dp > 0 {
        now.emit(Event::Worn { feature, dp }.into());
    }
    dp
}

/// Whether a feature is a bunker that cannot be damaged (`dc.scenario.hive-assault`).
pub(crate) fn is_indestructible(state: &State, feature: FeatureId) -> bool {
    let is_it = |it: &Objective| it.kind == ObjectiveKind::Bunker && it.at == ObjectivePlace::Inside(feature);
    !state.field.layout().damaged && state.objectives.iter().any(is_it)
}

/// Automatic hits of a collapse on a unit.
fn fall_on(now: &mut Now<'_>, unit: UnitId, hits: u8, energy: u8) -> Result<(), NeedDice> {
    damage::automatic_hits(now, unit, hits, energy, rule!("dc.feature.collapse"))
}

/// Hits on a feature: 1 DP each, and Collateral Damage where a die beats the number by 2 (`dc.feature.damage`,
/// `dc.feature.collateral-trigger`). How many points of it.
pub(crate) fn hit_feature(
    now: &mut Now<'_>,
    feature: FeatureId,
    hits: u8,
    energy: u8,
    rule: RuleId,
) -> Result<u8, NeedDice> {
    let Some(need) = damage::need(energy, now.feature_card(feature).kind.armour()) else { return Ok(0) };
    let number = need.total();
    let cuts = [(number - 1) as u8, (number + 1) as u8];
    let dice: Faces = now.roll(Roll::new(rule, hits, 6).grouped(&cuts).any_order())?;
    let dp = dice.iter().map(|it| damage::dp(*it, number, false)).sum();
    let collateral = count(&dice, number + 2);
    now.emit(aircraft::Event::FeatureHit { feature, need, dice, dp }.into());
    wear(now, feature, dp);
    Ok(collateral)
}
