//! Leap (X): the bearer is put down anywhere within X inches, whatever terrain and models lie between.
//!
//! It is a Move Action: it uses it up, what was leapt counts as travel, and who leaps out of an enemy's reach Disengages
//! as usual. The whole X may always be leapt, however little of the Game Turn's travel is left. Terrain higher than X
//! cannot be passed over; what the leaper starts or ends in is not passed over, but it can neither reach nor leave a floor
//! more than X away in height.

use catalogue::{RuleId, rule};
use table::{Bearing, Inches, Point, Shape, Vec2, measure::plan_distance};

use crate::{
    Forbidden, ModelId, Morale, Spot, Stand, State, Step, Terrain, Travel, Walk,
    model::{area::TOLERANCE, entry::Entry},
    rules::{
        close_combat::special_cc, measuring::measure::inches, movement::grips, shooting::templates,
        turn::simultaneous_reactions,
    },
};

/// The skill.
pub(crate) const RULE: RuleId = rule!("wz.skill.leap");
/// How finely the line is looked at for what is passed over.
const STRIDE: f64 = 0.25;
/// How many directions are tried.
const DIRECTIONS: i32 = 8;

/// What it changes.
pub(crate) const ENTRY: Entry = Entry { rules: &[RULE], leap: Some(judge), ..Entry::NONE };

/// How far a model leaps.
fn reach(state: &State, model: ModelId) -> Option<Inches> {
    state.skill(model, RULE).and_then(|it| it.x).map(Inches::whole)
}

/// Judges a leap.
fn judge(state: &State, model: ModelId, to: Spot, facing: Bearing) -> Result<Vec<Step>, Forbidden> {
    let x = reach(state, model).ok_or(Forbidden::NoSkill { rule: RULE })?;
    let stand = state.model(model).stand.ok_or(Forbidden::NoSuchModel { model })?;
    let length = (to.at.to_vec() - stand.at.to_vec()).length();
    if length > x.to_f64() + TOLERANCE {
        return Err(Forbidden::PlaceTooFar { distance: inches(length), limit: x, rule: RULE });
    }
    let end = Stand { at: to.at, level: to.level, facing };
    if !state.field.setup.table.holds(to.at) || !special_cc::is_free(state, model, &end) {
        return Err(Forbidden::NoRoom { model, rule: RULE });
    }
    let height = height(state, model, &stand, &end);
    if height > x {
        return Err(Forbidden::TooHigh { height, most: x });
    }
    Ok(steps(state, model, &end, inches(length)))
}

/// The greatest height on the way: to the level it ends on, and of everything in between.
fn height(state: &State, model: ModelId, start: &Stand, end: &Stand) -> Inches {
    let (foot, level) = (state.field.height(start.level), state.field.height(end.level));
    let pieces = state.field.setup.table.pieces().iter().zip(&state.field.terrain);
    let rises = pieces.filter(|(piece, terrain)| {
        let shape = piece.footprint.shape();
        let parts = [start, end].iter().any(|it| is_over(state, model, it.at.to_vec(), shape));
        **terrain != Terrain::Open && !parts && passes(state, model, start.at, end.at, shape)
    });
    let highest = rises.map(|(piece, _)| piece.top() - foot).max().unwrap_or_default();
    highest.max((level - foot).abs())
}

/// Whether the base at a place is over a piece; touching is not enough.
fn is_over(state: &State, model: ModelId, at: Vec2, shape: &Shape) -> bool {
    let radius = state.profile(model).radius.to_f64() - TOLERANCE;
    plan_distance(&Shape::disc(at, radius), shape) <= 0.0
}

fn passes(state: &State, model: ModelId, from: Point, to: Point, shape: &Shape) -> bool {
    let (from, to) = (from.to_vec(), to.to_vec());
    let strides = ((to - from).length() / STRIDE).ceil().max(1.0);
    (0..=strides as i32).any(|it| is_over(state, model, from + (to - from) * (f64::from(it) / strides), shape))
}

/// Whoever held the leaper and is left behind grips it and slashes; then it lands.
fn steps(state: &State, model: ModelId, end: &Stand, length: Inches) -> Vec<Step> {
    let (here, there) = (state.figure(model), state.figure_at(model, end));
    let left = |it: &ModelId| {
        let enemy = state.figure(*it);
        state.are_engaged(&here, &enemy) && !state.are_engaged(&there, &enemy)
    };
    let left: Vec<ModelId> = state.enemies(model).filter(left).collect();
    let holds = left.iter().filter(|it| grips(state, model, **it)).map(|by| Step::Hold { model, by: *by });
    let slashes = left.iter().filter(|it| state.morale(**it) != Morale::Broken);
    let mut steps: Vec<Step> = simultaneous_reactions::together(holds).into_iter().collect();
    steps.extend(simultaneous_reactions::together(slashes.map(|by| Step::FreeSlash { model, by: *by })));
    let to = Spot::on(end.at, end.level);
    steps.push(Step::Walk(Walk { model, to, facing: end.facing, length, travel: Travel::Leap }));
    steps
}

/// Leaps all round, as far as they go and half as far, onto whatever is there.
pub(crate) fn candidates(state: &State, model: ModelId, mut found: impl FnMut(Spot, Bearing)) {
    let (Some(x), Some(stand)) = (reach(state, model), state.model(model).stand) else { return };
    let from = stand.at.to_vec();
    for number in 0..DIRECTIONS {
        let facing = stand.facing.turned(number * 36_000 / DIRECTIONS);
        for share in [1.0, 0.5] {
            let at = Point::nearest(from + facing.to_vec() * ((x.to_f64() - TOLERANCE) * share));
            for level in templates::levels(&state.field, at.to_vec()) {
                if judge(state, model, Spot::on(at, level), facing).is_ok() {
                    found(Spot::on(at, level), facing);
                }
            }
        }
    }
}
