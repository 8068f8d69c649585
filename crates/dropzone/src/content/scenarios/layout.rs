//! What a scenario's data file puts where, on the table of a battle.

use table::{Point, Vec2, vec2};

use crate::{
    FeatureId, Objective, ObjectiveKind, ObjectivePlace,
    model::{
        field::FieldData,
        scenario::{Layout, PlaceData, PlaceKind},
    },
};

/// Everything that lies on the table, where lots are drawn on this diagonal.
pub(crate) fn lay_out(field: &FieldData, diagonal: Option<u8>) -> Vec<Objective> {
    let layout = field.layout();
    let (mut taken, mut all): (Vec<FeatureId>, Vec<Objective>) = Default::default();
    for place in layout.place.iter().filter(|it| it.diagonal.is_none() || it.diagonal == diagonal) {
        let at = spot(field, layout, place);
        let feature = feature_at(field, place, at, &taken);
        taken.extend(feature);
        all.extend(things(place, at, feature));
    }
    let (width, depth) = (field.setup.table.width().to_f64(), field.setup.table.depth().to_f64());
    for _ in 0..layout.features {
        let Some(feature) = nearest(field, vec2(width / 2.0, depth / 2.0), &taken, "nearest") else { break };
        taken.push(feature);
        all.push(Objective::of(ObjectiveKind::Intel, ObjectivePlace::Inside(feature), 0));
    }
    all
}

/// Where a place is on this table: as far from the sides it is nearer to as on the layout's table.
pub(crate) fn spot(field: &FieldData, layout: &Layout, place: &PlaceData) -> Vec2 {
    let table = &field.setup.table;
    let fit = |at: f64, drawn: u8, length: f64| {
        let drawn = f64::from(drawn);
        if at * 2.0 < drawn {
            at
        } else if at * 2.0 > drawn {
            length - (drawn - at)
        } else {
            length / 2.0
        }
    };
    let (width, depth) = (table.width().to_f64(), table.depth().to_f64());
    vec2(fit(place.x, layout.table.width, width), fit(place.y, layout.table.depth, depth))
}

/// The feature a place is in. A Focal Point that lies in a feature is that feature (`dc.objective.focal-point`).
fn feature_at(field: &FieldData, place: &PlaceData, at: Vec2, taken: &[FeatureId]) -> Option<FeatureId> {
    match &place.feature {
        Some(kind) => nearest(field, at, taken, kind),
        None if place.kind == PlaceKind::FocalPoint => all(field).find(|it| covers(field, *it, at)),
        None => None,
    }
}

fn all(field: &FieldData) -> impl Iterator<Item = FeatureId> + use<> {
    (0..field.features.len() as u8).map(FeatureId)
}

fn covers(field: &FieldData, feature: FeatureId, at: Vec2) -> bool {
    field.features[feature.index()].footprint.shape().contains(at)
}

/// The feature nearest to a point that is not taken, one of the kind asked for before all others.
fn nearest(field: &FieldData, at: Vec2, taken: &[FeatureId], kind: &str) -> Option<FeatureId> {
    let distance = |it: FeatureId| field.features[it.index()].footprint.shape().distance_to(at);
    let other = |it: FeatureId| field.features[it.index()].kind.word() != kind;
    let free = all(field).filter(|it| !taken.contains(it));
    free.min_by(|a, b| other(*a).cmp(&other(*b)).then(distance(*a).total_cmp(&distance(*b))))
}

/// What lies at a place; nothing where it has to be in a feature and there is none.
fn things(place: &PlaceData, at: Vec2, feature: Option<FeatureId>) -> Vec<Objective> {
    let point = ObjectivePlace::Ground(Point::nearest(at));
    let inside = feature.map(ObjectivePlace::Inside);
    let of = |kind, at, held| vec![Objective::of(kind, at, held)];
    match (place.kind, inside) {
        (PlaceKind::HiddenObjective, Some(at)) => vec![Objective::hidden(at, place.held, place.extracted)],
        (PlaceKind::Stronghold, Some(at)) => of(ObjectiveKind::Stronghold, at, 0),
        (PlaceKind::Bunker, Some(at)) => vec![
            Objective::of(ObjectiveKind::Bunker, at, place.within),
            Objective::open(at, place.objective, place.objective),
        ],
        (PlaceKind::HiddenObjective | PlaceKind::Stronghold | PlaceKind::Bunker, None) => Vec::new(),
        (PlaceKind::FocalPoint, inside) => of(ObjectiveKind::FocalPoint, inside.unwrap_or(point), 0),
        (PlaceKind::CriticalLocation, _) => of(ObjectiveKind::CriticalLocation, point, 0),
        (PlaceKind::CannonPlatform | PlaceKind::MissilePlatform, _) => of(ObjectiveKind::FocalPoint, point, 0),
    }
}
