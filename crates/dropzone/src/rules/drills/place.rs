//! Placing a Drill (`dc.special.drill-point`, `dc.special.drill-deviation`, `dc.special.drill-place`).

use battle::Seat;
use catalogue::rule;
use dice::{Faces, NeedDice, Roll};
use table::{Bearing, Point};

use super::waiting;
use crate::{
    Forbidden, Now, Scenery, State, UnitId,
    model::chapters::drills::{Event, Forbidden as No, Order as Said},
    rules::{
        flow::d6s,
        infantry::{is_free, standing},
    },
};

/// How fine the way back to the chosen point is searched, in inches.
const FINE: f64 = 0.1;

/// Why a Drill cannot be aimed there: it is not there to be placed, or no Vehicle could pass the point.
pub(super) fn objection(state: &State, seat: Seat, unit: UnitId, at: Point) -> Option<Forbidden> {
    if !waiting(state, seat).any(|it| it == unit) {
        return Some(No::NoDrill { unit }.into());
    }
    let solid = |it: Scenery| matches!(it, Scenery::Feature(_) | Scenery::Impassable);
    let mut pieces = state.ground().pieces().filter(|it| solid(it.1));
    let blocked = pieces.any(|(piece, _)| piece.footprint.shape().contains(at.to_vec()));
    let passable = state.field.setup.table.holds(at) && !blocked;
    (!passable).then_some(No::NotThere { unit }.into())
}

/// It comes out D6 and 1 inches away in a direction that two dice name: where that is.
pub(super) fn deviate(now: &mut Now<'_>, unit: UnitId, aimed: Point) -> Result<Point, NeedDice> {
    let rule = rule!("dc.special.drill-deviation");
    let far = now.roll_one(Roll::new(rule, 1, 6))?;
    let towards = d6s(now, rule, 2)?;
    let dice: Faces = [far].into_iter().chain(towards.iter().copied()).collect();
    let to = Point::nearest(aimed.to_vec() + bearing(&towards).to_vec() * (f64::from(far) + 1.0));
    now.emit(Event::Deviated { unit, dice, to }.into());
    Ok(to)
}

/// It comes out there, or as near to it as there is room on the way back to where it was aimed, or as near to that as there is.
pub(super) fn emerge(now: &mut Now<'_>, unit: UnitId, aimed: Point, to: Point) {
    let way = aimed.to_vec() - to.to_vec();
    let steps = (way.length() / FINE).round().max(1.0) as u32;
    let mut back = (0..=steps).map(|it| Point::nearest(to.to_vec() + way * (f64::from(it) / f64::from(steps))));
    let at = back.find(|it| fits(now, unit, *it)).or_else(|| near(now, unit, aimed));
    if let Some(at) = at {
        now.emit(Event::Emerged { unit, at }.into());
    }
}

/// One of 36 bearings ten degrees apart: the first die says which six of them, the second which of those.
fn bearing(dice: &[u8]) -> Bearing {
    let number = |at: usize| i32::from(dice.get(at).copied().unwrap_or(1)) - 1;
    Bearing::degrees((number(0) * 6 + number(1)) * 10)
}

/// Whether there is room for a Drill (`dc.special.drill-place`).
fn fits(state: &State, unit: UnitId, at: Point) -> bool {
    is_free(state, &standing(state, unit, at), None)
}

/// The nearest free spot to a place.
fn near(state: &State, unit: UnitId, to: Point) -> Option<Point> {
    let ring = |number: i32| {
        let spot = move |at: i32| to.to_vec() + Bearing::degrees(at * 10).to_vec() * (f64::from(number) * 0.25);
        (0..36).map(move |at| Point::nearest(spot(at)))
    };
    (0..80).flat_map(ring).find(|it| fits(state, unit, *it))
}

/// Each Drill at nine places of the table.
pub(super) fn samples(state: &State, seat: Seat) -> Vec<Said> {
    let table = &state.field.setup.table;
    let share = |whole: table::Inches, of: i32| table::Inches::nearest(whole.to_f64() * f64::from(of) / 4.0);
    let places = (1..4).flat_map(|x| (1..4).map(move |y| (x, y)));
    let places: Vec<Point> =
        places.map(|(x, y)| Point::new(share(table.width(), x), share(table.depth(), y))).collect();
    waiting(state, seat).flat_map(|unit| places.iter().map(move |at| Said::PlaceDrill { unit, at: *at })).collect()
}
