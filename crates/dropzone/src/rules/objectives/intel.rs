//! Intel (`dc.objective.intel`): revealed by who moves over it or searches the feature that holds it, in some scenarios by who
//! occupies the feature. A die says what it is; what the faces mean is the scenario's ([`standard`] by default).

use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};

use super::{Steps, hands};
use crate::{
    FeatureId, Forbidden, Now, ObjectiveId, ObjectiveKind, ObjectivePlace, Place, Seat, SquadId, State, Step, UnitId,
    model::{
        chapters::{
            features,
            objectives::{Event, Forbidden as No, Step as Objective},
        },
        scenario::Revealed,
    },
    rules::{
        damage::automatic_hits,
        features::wear,
        flow::{d3, done, replace, then},
        measuring::is_infantry,
        turn::score,
    },
};

/// The Energy of a booby trap in the open (`dc.objective.intel-trap-open`).
const TRAP: u8 = 10;
/// What an Objective among the Intel is worth, held and extracted (`dc.objective.score`).
const WORTH: (u8, u8) = (1, 2);
/// How far a roll on the table of a clock may be changed (`dc.scenario.stop-the-clock`).
const CHANGE: u8 = 3;

/// A piece of Intel is revealed: a die is rolled. A side that may change it is asked what it counts as.
pub(crate) fn reveal(now: &mut Now<'_>, token: ObjectiveId, unit: UnitId) -> Result<(), NeedDice> {
    let it = now.objectives[token.index()];
    if it.kind != ObjectiveKind::Intel || it.at == ObjectivePlace::Gone {
        done(now);
        return Ok(());
    }
    let die = now.roll_one(Roll::new(rule!("dc.objective.intel"), 1, 6))?;
    now.emit(Event::IntelRolled { token, unit, die }.into());
    let seat = now.seat(unit);
    if now.sides[seat.index()].may_change {
        replace(now, [Objective::CountAs { seat, token, unit, die }]);
        return Ok(());
    }
    done(now);
    turn_up(now, token, unit, die)
}

fn turn_up(now: &mut Now<'_>, token: ObjectiveId, unit: UnitId, die: u8) -> Result<(), NeedDice> {
    let at = now.objectives[token.index()].at;
    let turn_up = now.field.scenario.intel;
    turn_up(now, Revealed { token, unit, at, die })
}

/// A die is changed by at most 3 (`dc.scenario.stop-the-clock`).
pub(crate) fn count_as_objection(state: &State, number: u8) -> Option<Forbidden> {
    let Some(Step::Objectives(Objective::CountAs { die, .. })) = state.steps.top() else {
        return Some(Forbidden::not_now(state.steps.top()));
    };
    let fits = (1..=6).contains(&number) && number.abs_diff(*die) <= CHANGE;
    (!fits).then_some(No::TooMuch { die: *die }.into())
}

/// Carries an order out.
pub(crate) fn count_as(now: &mut Now<'_>, number: u8) -> Result<(), NeedDice> {
    let Some(Step::Objectives(Objective::CountAs { seat, token, unit, .. })) = now.steps.top() else { return Ok(()) };
    let (seat, token, unit) = (*seat, *token, *unit);
    now.emit(Event::Changed { seat, number }.into());
    done(now);
    turn_up(now, token, unit, number)
}

/// By the plain rules: 1 a booby trap, 2 to 5 a Victory Point, 6 an Objective besides (`dc.objective.intel`).
pub(crate) fn standard(now: &mut Now<'_>, it: Revealed) -> Result<(), NeedDice> {
    let rule = rule!("dc.objective.intel");
    let seat = now.seat(it.unit);
    match it.die {
        1 => {
            use_up(now, it.token, rule);
            trap(now, &it)
        }
        6 => {
            score(now, seat, 1, rule);
            let kind = ObjectiveKind::Objective;
            now.emit(Event::Became { objective: it.token, kind, worth: WORTH }.into());
            take_found(now, &it);
            Ok(())
        }
        _ => {
            use_up(now, it.token, rule);
            score(now, seat, 1, rule);
            Ok(())
        }
    }
}

/// A token is used once.
pub(crate) fn use_up(now: &mut Now<'_>, token: ObjectiveId, rule: RuleId) {
    now.emit(Event::Removed { objective: token, rule }.into());
}

/// The finder carries it, unless its squad carries one already (`dc.objective.one-each`).
fn take_found(now: &mut Now<'_>, it: &Revealed) {
    let free = !hands::carries(now, now.squad_of(it.unit));
    if free && now.unit(it.unit).place != Place::Gone {
        now.emit(Event::Found { unit: it.unit, objective: it.token }.into());
    }
}

/// A booby trap: hits on the unit in the open, damage to the feature (`dc.objective.intel-trap-open`,
/// `dc.objective.intel-trap-feature`).
pub(crate) fn trap(now: &mut Now<'_>, it: &Revealed) -> Result<(), NeedDice> {
    match it.at {
        ObjectivePlace::Ground(_) => {
            let rule = rule!("dc.objective.intel-trap-open");
            let hits = d3(now, rule)?;
            automatic_hits(now, it.unit, hits, TRAP, rule)
        }
        ObjectivePlace::Inside(feature) => {
            let rule = rule!("dc.objective.intel-trap-feature");
            let dp = now.roll_one(Roll::new(rule, 1, 6))?;
            let points = d3(now, rule)?;
            wear(now, feature, dp);
            fall_out(now, feature, points);
            Ok(())
        }
        ObjectivePlace::Carried(_) | ObjectivePlace::Extracted(_) | ObjectivePlace::Gone => Ok(()),
    }
}

/// Collateral Damage in a feature, and its collapse if it has nothing left, are resolved next.
pub(crate) fn fall_out(now: &mut Now<'_>, feature: FeatureId, points: u8) {
    let rule = rule!("dc.feature.collateral-trigger");
    let collateral = (points > 0).then_some(features::Step::Collateral { feature, points, rule });
    let fallen = (now.feature(feature).dp == 0).then_some(features::Step::Collapse(feature));
    then(now, collateral.into_iter().chain(fallen));
}

/// Where occupying reveals: what an infantry squad reveals that ends its activation in a feature without enemies
/// (`dc.scenario.survey-and-control`).
pub(crate) fn occupied(state: &State, squad: SquadId) -> Steps {
    let mut steps = Steps::new();
    let seat: Seat = state.squad_seat(squad);
    let feature = state.squad_feature(squad).filter(|_| state.field.scenario.revealed_by_occupying);
    let Some(feature) = feature.filter(|it| !state.has_enemies_inside(*it, seat)) else { return steps };
    let Some(unit) = state.living(squad).find(|it| is_infantry(state, *it)) else { return steps };
    for (number, it) in state.objectives.iter().enumerate() {
        if it.kind == ObjectiveKind::Intel && it.at == ObjectivePlace::Inside(feature) {
            steps.push(Objective::Reveal { token: ObjectiveId(number as u8), unit }.into());
        }
    }
    steps
}
