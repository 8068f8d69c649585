//! A failed Engage: something put the target out of reach after the engager set off (`wz.action.engage-fail`).
//!
//! The engager loses its remaining points and goes on along the declared line, one Movement Value in all with what terrain
//! takes off, up to the first thing in its way. One that was stopped, fell or died goes no farther.

use battle::Resolution;
use catalogue::{RuleId, rule};
use table::{
    Bearing, Point, Vec2,
    reach::{Other, Place},
};

use crate::{
    Action, Event, ModelId, Spot, Stand, State, Step, Travel, Walk, Warzone,
    rules::{
        measuring::measure::inches,
        movement::{allowance, bodies, heights::underfoot, hundredths},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.action.engage-fail")];

/// How finely the line is tried for the first thing in the way.
const STRIDE: f64 = 0.1;

/// Whether the next stretch of an Engage leads nowhere any more; if so the Engage has failed.
pub(crate) fn fails(now: &mut Resolution<'_, Warzone>, walk: &Walk) -> bool {
    let Some(gone) = gone_in_vain(now, walk) else { return false };
    let model = walk.model;
    let along = (walk.to.at.to_vec() - now.centre(model)).unit();
    now.emit(Event::Stopped { model });
    now.emit(Event::PointsLost { model });
    if let Some(rest) = along.and_then(|along| rest(now, model, along, gone)) {
        now.emit(Event::Then(vec![Step::Walk(rest)]));
    }
    true
}

/// How far an engager has gone whose target can no longer be reached; none while it can.
fn gone_in_vain(state: &State, walk: &Walk) -> Option<f64> {
    if walk.travel != Travel::Own(Action::Engage) {
        return None;
    }
    let (mut ahead, mut end, mut declared) = (0.0, *walk, None);
    for step in state.steps.iter() {
        match step {
            Step::Walk(it) if it.model == walk.model => {
                ahead += it.length.to_f64();
                end = *it;
            }
            Step::Engaged { model, target, travelled } if *model == walk.model => {
                declared = Some((*target, *travelled));
            }
            _ => {}
        }
    }
    let (target, travelled) = declared?;
    (!arrives(state, &end, target)).then(|| (travelled.length.to_f64() - ahead).max(0.0))
}

/// Whether the end of the way is in a CCWR of the pair.
fn arrives(state: &State, end: &Walk, target: ModelId) -> bool {
    let there = Stand { at: end.to.at, level: end.to.level, facing: end.facing };
    let here = state.figure_at(end.model, &there);
    state.is_standing(target) && state.are_engaged(&here, &state.figure(target))
}

/// The rest of one Movement Value along the line, up to the first thing in the way. What this Engage has travelled
/// already is part of it, and counts once against what a model may travel in a Game Turn.
fn rest(state: &State, model: ModelId, along: Vec2, gone: f64) -> Option<Walk> {
    let mut before = state.clone();
    before.models[model.index()].travelled -= inches(gone);
    let stand = state.model(model).stand?;
    let from = stand.at.to_vec();
    let bodies = bodies(state, model);
    let others: Vec<Other<'_>> = bodies.iter().map(Other::blocking).collect();
    let free = |far: f64| {
        let places = [from, from + along * far].map(|at| Place { level: stand.level, at });
        let walk = state.field.ways_of(model).check(&places, &others).ok()?;
        let mut touched = walk.touched;
        underfoot(state, &places, &mut touched);
        let most = hundredths(&allowance(&before, model, Action::Move, &touched)).to_f64();
        (far <= (most - gone).max(0.0)).then_some(far)
    };
    let most = (hundredths(&allowance(&before, model, Action::Move, &[])).to_f64() - gone).max(0.0);
    let steps = (most / STRIDE).floor() as i32;
    let far = (1..=steps).rev().map(|it| f64::from(it) * STRIDE).find_map(free)?;
    let at = Point::nearest(from + along * far);
    let facing = Bearing::between(from, at.to_vec()).unwrap_or(stand.facing);
    let to = Spot::on(at, stand.level);
    Some(Walk { model, to, facing, length: inches(far), travel: Travel::Own(Action::Engage) })
}
