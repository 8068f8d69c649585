//! Ways over heights to choose from: onto every floor in reach, and down from the one stood on.

use table::{Point, measure, reach::Level};

use super::{
    charge::over_heights,
    passage::{floors, outline},
};
use crate::{ModelId, Spot, State, Way};

/// How many ways down are tried.
const DIRECTIONS: i32 = 8;

/// Straight ways that change levels and are no longer than `far` in plan. Not all of them are legal.
pub(crate) fn ways(state: &State, model: ModelId, far: f64) -> Vec<Way> {
    let Some(stand) = state.model(model).stand.filter(|_| state.field.has_floors) else { return Vec::new() };
    let (from, centre) = (Spot::on(stand.at, stand.level), stand.at.to_vec());
    let radius = state.profile(model).radius.to_f64();
    let mut found = Vec::new();
    let mut add = |to: Point, level: Level, climbs: bool| {
        let way = over_heights(state, model, from, to, level, climbs);
        found.extend(way.filter(|it| it.iter().any(|it| it.level != stand.level)).map(Way::from_vec));
    };
    for (level, shape) in floors(state).filter(|it| it.0 != stand.level) {
        let edge = measure::nearest_point(shape, centre);
        let Some(along) = (edge - centre).unit().filter(|_| (edge - centre).length() <= far + radius) else { continue };
        add(Point::nearest(edge + along * (radius + 0.02)), level, false);
    }
    if outline(state, stand.level).is_some() {
        for number in 0..DIRECTIONS {
            let along = stand.facing.turned(number * 36_000 / DIRECTIONS).to_vec();
            for (share, climbs) in [(1.0, false), (0.5, false), (1.0, true), (0.5, true)] {
                add(Point::nearest(centre + along * (far * share)), Level::Ground, climbs);
            }
        }
    }
    found
}

/// Straight on to a place, down from whatever the model stands on.
pub(crate) fn straight(state: &State, model: ModelId, to: Point) -> Way {
    let stand = state.model(model).stand.unwrap_or_default();
    let from = Spot::on(stand.at, stand.level);
    let way =
        if from.level == Level::Ground { None } else { over_heights(state, model, from, to, Level::Ground, true) };
    way.map_or_else(|| [Spot::on(to, from.level)].into_iter().collect(), Way::from_vec)
}
