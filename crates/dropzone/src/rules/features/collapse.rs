//! Collapse (`dc.feature.collapse`): bases inside are hit and put into the rubble, then what stands near is hit.

use catalogue::rule;
use dice::NeedDice;
use smallvec::SmallVec;
use table::{Bearing, Point};

use super::fall_on;
use crate::{
    FeatureId, Now, Place, State, UnitId,
    model::chapters::features::Event,
    rules::{
        damage::destroy,
        flow::{d3, done},
        infantry::{is_free, standing},
        measuring::{HAIR, body, flies, gap_to_feature},
        objectives::hands::lost_in_collapse,
    },
};

/// Features that started with so many DP leave rubble and hit what is near.
const LARGE: u8 = 10;

/// How many rings of places survivors are looked for in.
const RINGS: i32 = 30;

/// A feature falls.
pub(crate) fn collapse(now: &mut Now<'_>, feature: FeatureId) -> Result<(), NeedDice> {
    let kind = now.feature_card(feature).kind;
    let energy = kind.armour() + 5;
    let bases: SmallVec<[UnitId; 8]> = now.inside(feature).collect();
    let rule = rule!("dc.feature.collapse-inside");
    let inside = if bases.is_empty() { 0 } else { d3(now, rule)? + d3(now, rule)? };
    let near = if kind.damage_points() >= LARGE { Some(d3(now, rule!("dc.feature.collapse"))?) } else { None };
    now.emit(Event::Collapsed { feature, inside, near }.into());
    lost_in_collapse(now, feature);
    for base in bases.iter().copied() {
        fall_on(now, base, inside, energy)?;
        if now.unit(base).place != Place::Gone {
            come_out(now, feature, base);
        }
    }
    if let Some(inches) = near {
        for unit in around(now, feature, inches, &bases) {
            fall_on(now, unit, inches, energy)?;
        }
    }
    done(now);
    Ok(())
}

/// A survivor is put on the nearest free ground to the middle of the rubble; without any it is destroyed.
fn come_out(now: &mut Now<'_>, feature: FeatureId, base: UnitId) {
    match free_near(now, base, feature) {
        Some(at) => now.emit(Event::InRubble { unit: base, at }.into()),
        None => destroy(now, base),
    }
}

/// The free place nearest to the middle of a feature, looked for in rings.
fn free_near(state: &State, unit: UnitId, feature: FeatureId) -> Option<Point> {
    let centre = state.feature_card(feature).centre;
    let ring = |number: i32| {
        let places = if number == 0 { 1 } else { number * 6 };
        let distance = f64::from(number) * 0.65;
        (0..places).map(move |at| Point::nearest(centre + Bearing::degrees(at * 360 / places).to_vec() * distance))
    };
    let table = &state.field.setup.table;
    let free = |at: &Point| table.holds(*at) && is_free(state, &standing(state, unit, *at), Some(unit));
    (0..RINGS).flat_map(ring).find(free)
}

/// Units on the ground near the edges of a feature; those that came out of it are not hit again.
fn around(state: &State, feature: FeatureId, inches: u8, but: &[UnitId]) -> SmallVec<[UnitId; 8]> {
    let near = |it: &UnitId| {
        let body = body(state, *it).filter(|_| !flies(state, *it) && !but.contains(it));
        body.is_some_and(|it| gap_to_feature(state, &it, feature) <= f64::from(inches) + HAIR)
    };
    state.all_units().filter(near).collect()
}
