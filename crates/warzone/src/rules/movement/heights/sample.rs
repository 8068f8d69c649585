//! Ways over heights to choose from: onto every floor in reach, and down from the one stood on.

use table::{Point, Shape, Vec2, measure, reach::Level};

use super::{
    charge::over_heights,
    passage::{floors, outline},
};
use crate::{ModelId, Spot, Stand, State, Way};

/// How many ways down are tried.
const DIRECTIONS: i32 = 8;

/// A way up onto a floor.
pub(crate) struct Ascent {
    /// How far the floor is from the middle of the base.
    pub far: f64,
    /// The way.
    pub by: Way,
}

/// Straight ways that change levels and are no longer than `far` in plan. Not all of them are legal.
pub(crate) fn ways(state: &State, model: ModelId, far: f64) -> Vec<Way> {
    let mut found: Vec<Way> = ascents(state, model, far).into_iter().map(|it| it.by).collect();
    found.extend(descents(state, model, far));
    found
}

/// Straight ways onto every other floor that is no farther than `far` from the base. They end just beyond its edge, so
/// they are the same for whoever can go farther.
pub(crate) fn ascents(state: &State, model: ModelId, far: f64) -> Vec<Ascent> {
    let Some(stand) = state.model(model).stand.filter(|_| state.field.has_floors) else { return Vec::new() };
    let (centre, radius) = (stand.at.to_vec(), state.profile(model).radius.to_f64());
    let mut found = Vec::new();
    for (level, shape) in floors(state).filter(|it| it.0 != stand.level && is_near(it.1, centre, far + radius)) {
        let edge = measure::nearest_point(shape, centre);
        let away = (edge - centre).length();
        let Some(along) = (edge - centre).unit().filter(|_| away <= far + radius) else { continue };
        let to = Point::nearest(edge + along * (radius + 0.02));
        found.extend(changing(state, model, &stand, to, level, false).map(|by| Ascent { far: away, by }));
    }
    found
}

/// Straight ways down from the floor a model stands on, to places no farther than `far`.
pub(crate) fn descents(state: &State, model: ModelId, far: f64) -> Vec<Way> {
    let mut found = Vec::new();
    let Some(stand) = state.model(model).stand.filter(|it| outline(state, it.level).is_some()) else { return found };
    for number in 0..DIRECTIONS {
        let along = stand.facing.turned(number * 36_000 / DIRECTIONS).to_vec();
        for (share, climbs) in [(1.0, false), (0.5, false), (1.0, true), (0.5, true)] {
            let to = Point::nearest(stand.at.to_vec() + along * (far * share));
            found.extend(changing(state, model, &stand, to, Level::Ground, climbs));
        }
    }
    found
}

/// The straight way to a place, if it changes levels.
fn changing(state: &State, model: ModelId, stand: &Stand, to: Point, level: Level, climbs: bool) -> Option<Way> {
    let way = over_heights(state, model, Spot::on(stand.at, stand.level), to, level, climbs)?;
    way.iter().any(|it| it.level != stand.level).then(|| Way::from_vec(way))
}

/// A cheap test: false only when a shape is farther than this from a place.
fn is_near(shape: &Shape, at: Vec2, far: f64) -> bool {
    let (low, high) = shape.bounds();
    let (x, y) = ((low.x - at.x).max(at.x - high.x), (low.y - at.y).max(at.y - high.y));
    x.max(y) <= far + measure::HAIR
}

/// Straight on to a place, down from whatever the model stands on.
pub(crate) fn straight(state: &State, model: ModelId, to: Point) -> Way {
    let stand = state.model(model).stand.unwrap_or_default();
    let from = Spot::on(stand.at, stand.level);
    let way =
        if from.level == Level::Ground { None } else { over_heights(state, model, from, to, Level::Ground, true) };
    way.map_or_else(|| [Spot::on(to, from.level)].into_iter().collect(), Way::from_vec)
}
