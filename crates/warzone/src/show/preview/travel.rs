//! A way as it is being drawn: how much of it is used and left, what the ground takes off it, and where it would leave its
//! model: in Coherency or not, and how far from the enemy.

use battle::{Breakdown, Line, Preview};
use catalogue::RuleId;
use table::{Bearing, Inches, PieceId, reach::Touched};

use crate::{
    Action, ModelId, Spot, Stand, State, Way,
    rules::{
        measuring::measure::inches,
        movement::{
            self, Measured, heights, hundredths,
            obstacles::{Ground, bodies_near, farthest},
            pace::Pace,
        },
    },
    show::{scene, terrain_names, tiles::nearest_enemy},
};

/// A way: its bends, where it ends, and how much of the allowance it takes.
pub(crate) fn walked(state: &State, model: ModelId, action: Action, by: &Way, facing: Bearing, preview: &mut Preview) {
    let Some(stand) = state.model(model).stand else { return };
    preview.trail = std::iter::once(stand.at).chain(by.iter().map(|it| it.at)).collect();
    if let Some(end) = by.last() {
        preview.stands.push((scene::id(model), end.at, Some(facing)));
    }
    let Some((length, limit, touched)) = measured(state, model, action, by) else { return };
    let (used, most) = (tenths(inches(length)), hundredths(&limit));
    let left = (most - used).max(Inches::ZERO);
    preview.measures.push(Line::new("wz-walked").with("length", used).with("limit", most).with("left", left));
    let tolls = movement::tolls(state, model, &touched).filter(|it| it.2 > 0);
    preview.measures.extend(tolls.map(|it| slowed(state, it)));
    preview.numbers.push((Line::new("wz-allowance"), limit));
}

/// What a piece of ground takes off a way.
fn slowed(state: &State, (piece, rule, toll): (PieceId, RuleId, i32)) -> Line {
    let line = match state.field.setup.table.piece(piece).and_then(terrain_names::name) {
        Some(name) => Line::new("wz-slowed").with("name", name),
        None => Line::new("wz-slowed-nameless"),
    };
    line.with("rule", rule).with("toll", Inches::hundredths(toll))
}

/// How long a way is, how long it may be, and the pieces it touches; none for one that is not free.
fn measured(state: &State, model: ModelId, action: Action, by: &Way) -> Option<(f64, Breakdown, Vec<Touched>)> {
    let stand = state.model(model).stand?;
    let far = farthest(stand.at.to_vec(), by.iter().map(|it| it.at.to_vec()));
    let bodies = bodies_near(state, model, far);
    let ground = Ground::around(state, model, far, &bodies);
    if by.iter().any(|it| it.level != stand.level) {
        let start = Spot::on(stand.at, stand.level);
        let route = heights::Route::new(state, model, action, start, by, ground.others()).ok()?;
        let limit = route.limit(state, model, action);
        return Some((route.length, limit, route.touched));
    }
    let pace = Pace::of(state, model, action);
    let Measured { length, limit, touched } = movement::measured(state, &pace, by, &ground).ok()?;
    Some((length, limit.into_owned(), touched))
}

/// Where a way would leave its model: within its Commander's reach, and how far from the nearest enemy.
pub(super) fn arrived(state: &State, model: ModelId, by: &Way, facing: Bearing, preview: &mut Preview) {
    let Some(end) = by.last() else { return };
    let mut after = state.clone();
    after.models[model.index()].stand = Some(Stand { at: end.at, level: end.level, facing });
    preview.measures.extend(coherency(&after, model));
    preview.measures.extend(nearest_enemy(&after, model).map(|enemy| {
        let far = tenths(inches(after.distance(model, enemy)));
        Line::new("wz-nearest-enemy").with("enemy", scene::name(state, enemy)).with("distance", far)
    }));
}

/// Whether a model would be in Coherency, or how many others would not be because it leads them.
fn coherency(after: &State, model: ModelId) -> Option<Line> {
    let squad = after.field.squad(model);
    let commander = after.squad(squad).commander?;
    after.members(squad).nth(1)?;
    let strays: Vec<_> = after.out_of_coherency(squad).collect();
    Some(match strays.iter().find(|it| it.0 == model) {
        Some((_, far, limit)) => Line::new("wz-out-of-coherency").with("by", tenths(*far - *limit)),
        None if commander == model && !strays.is_empty() => Line::new("wz-leaves-behind").with("count", strays.len()),
        None => Line::new("wz-in-coherency"),
    })
}

/// A length to a tenth of an inch, as people measure; never less than it is.
fn tenths(length: Inches) -> Inches {
    Inches::hundredths((length.as_hundredths() + 9).div_euclid(10) * 10)
}
