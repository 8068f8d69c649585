//! Heights: climbing, jumping down, jumping across gaps, and falling.
//!
//! Floors of pieces are levels to stand on. A way changes from one level to another by a **climb** (its height counts as
//! travel), a **jump** down (free up to the Free Jump of the base, paid and painful beyond) or across a **gap**
//! (`passage`). A way with such passages is measured and cut into steps by `route`; the straight line of an Engage finds
//! its own passages (`charge`). A gap that needs one is tested before it is crossed; a climb made with a Run or an
//! Engage once the whole movement has been made. Who fails falls.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::{
    Inches,
    reach::{Level, Other},
};

use crate::{
    ArmourTest, Cause, Climbed, DamageType, Event, Mark, ModelId, Morale, Spot, Stand, State, Step, Test, Warzone,
    Wound,
    rules::{
        movement,
        rolls::skill_test::test,
        turn::simultaneous_reactions,
        vehicles::hull,
        wounds::{self, critical_force, strength},
    },
};

mod charge;
mod passage;
mod route;
mod sample;

pub(crate) use charge::over_heights;
pub(crate) use route::{Route, Walker, judge, underfoot};
pub(crate) use sample::{Ascent, ascents, descents, straight, ways};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.jump.free"), rule!("wz.climb.engage-fall"), rule!("wz.cc.elevation")];

/// What a fall adds to the inches fallen (`wz.fall.model`).
const FALL: i32 = 6;
/// What helps a climber who Runs or Engages (`wz.climb.con-test`).
const HANDHOLDS: i32 = 4;

/// The St of the hit a fall deals: the distance fallen, rounded up, + 6 (`wz.fall.model`).
#[must_use]
pub fn fall_strength(height: Inches) -> Breakdown {
    strength(Breakdown::base(rule!("wz.fall.model"), height.ceil()).plus(rule!("wz.fall.model"), FALL))
}

/// A Piercing Autohit for falling so deep, once the model lies where it fell.
pub(crate) fn fall(now: &mut Resolution<'_, Warzone>, model: ModelId, to: Option<Spot>, height: Inches, after: Inches) {
    now.emit(Event::Done);
    let Some(stand) = now.model(model).stand.filter(|_| now.model(model).travelled >= after) else { return };
    let hull = now.profile(model).hull.is_some();
    let to = to.unwrap_or(Spot { at: stand.at, level: stand.level, jumps: false });
    let to = if hull { beside(now, model, &stand, to) } else { to };
    now.emit(Event::Fell { model, to, height });
    let st = fall_strength(height);
    let wound = Wound {
        victim: model,
        by: None,
        st: st.total() as u8,
        damage: DamageType::Piercing,
        weapon: None,
        critical: critical_force(st.total()).total() as u8,
        cause: Cause::Other,
        armour: ArmourTest::Taken,
        heals: true,
        hull: None,
    };
    let wound = if hull { hull::fallen(wound) } else { wound };
    wounds::strike(now, wound, st);
    now.emit(Event::Then(vec![Step::Wound(wound)]));
}

/// Whether a base fits on a place.
pub(crate) fn is_free(state: &State, model: ModelId, spot: Spot, others: &[Other<'_>]) -> bool {
    passage::trouble_at(state, model, spot, others).is_none()
}

/// Where a hull lies that fell: in contact with the terrain it fell from (`wz.fall.vehicle`).
fn beside(state: &State, model: ModelId, stand: &Stand, to: Spot) -> Spot {
    let Level::Floor { piece, .. } = stand.level else { return to };
    let Some(piece) = state.field.setup.table.piece(piece) else { return to };
    let bodies = movement::bodies(state, model);
    let others: Vec<Other<'_>> = bodies.iter().map(Other::blocking).collect();
    let height = state.field.height(stand.level);
    passage::at_foot(state, model, piece, to.at.to_vec(), height, &others).unwrap_or(to)
}

fn constitution(state: &State, model: ModelId) -> Option<Breakdown> {
    state.profile(model).con.map(|it| Breakdown::base(rule!("wz.stat.con"), i32::from(it)))
}

/// The Con test at the near edge of a gap. Who fails falls to the bottom, the whole height, and its Action is over; an
/// Engage has failed with it (`wz.gap.failure`).
pub(crate) fn gap_test(
    now: &mut Resolution<'_, Warzone>,
    model: ModelId,
    bottom: Spot,
    height: Inches,
    engaging: bool,
) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let need = constitution(now, model);
    if test(now, model, Test::Gap, need)?.passed() {
        return Ok(());
    }
    now.emit(Event::Stopped { model });
    // It has fallen already: a climb it had made before is no longer tested.
    if matches!(now.steps.top(), Some(Step::ClimbTest { model: climber, .. }) if *climber == model) {
        now.emit(Event::Done);
    }
    if engaging {
        now.emit(Event::PointsLost { model });
    }
    let after = Inches::ZERO;
    now.emit(Event::Then(vec![Step::Fall { model, to: Some(bottom), height, after }]));
    Ok(())
}

/// The Con test of a climb made with a Run or an Engage, at +4. Who fails falls from the greatest climb made and is
/// Deactivated (`wz.climb.con-test`); those it had climbed to Engage slash at it first (`wz.climb.engage-fall`).
pub(crate) fn climb_test(
    now: &mut Resolution<'_, Warzone>,
    model: ModelId,
    climbs: &[Climbed],
    engaging: bool,
) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let made = climbs.iter().filter(|it| now.model(model).travelled >= it.after);
    let Some(climb) = made.max_by_key(|it| it.height).copied() else { return Ok(()) };
    let need = constitution(now, model).map(|it| it.plus(rule!("wz.climb.con-test"), HANDHOLDS));
    if test(now, model, Test::Climb, need)?.passed() {
        return Ok(());
    }
    let slashers: Vec<ModelId> = if engaging {
        now.engaged_with(model).filter(|it| now.morale(*it) != Morale::Broken).collect()
    } else {
        Vec::new()
    };
    now.emit(Event::Stopped { model });
    now.emit(Event::PointsLost { model });
    now.emit(Event::Marked { model, mark: Mark::Deactivated });
    let slashes = simultaneous_reactions::together(slashers.into_iter().map(|by| Step::FreeSlash { model, by }));
    let fall = Step::Fall { model, to: Some(climb.foot), height: climb.height, after: Inches::ZERO };
    now.emit(Event::Then(slashes.into_iter().chain([fall]).collect()));
    Ok(())
}
