//! The scene: the table, the question at hand, and the orders that answer it.

use battle::{
    Line, Scene, Seat, View,
    scene::{Ground, Outline, Patch, Question, Zone},
};
use table::{Inches, Point};

use crate::{
    Dropzone, FeatureId, Scenery, State, Step,
    engine::flow,
    rules::deployment::edges::{Stretch, friendly},
    show::{asked, beside, mission, names, pieces, tiles},
};

/// The scene of a view.
pub(crate) fn scene(view: &View<Dropzone>) -> Scene<crate::Order> {
    let state = view.state();
    let table = &state.field.setup.table;
    let ask = |step: &Step| Question { seat: flow::asked(state, step), rule: step.rule(), line: asked(state, step) };
    let choices = tiles::choices(view);
    Scene {
        ground: Ground::Open { width: table.width(), depth: table.depth() },
        terrain: state.ground().pieces().map(|(piece, scenery)| patch(state, piece, scenery)).collect(),
        zones: deployment_zones(state).into_iter().chain(mission::zones(state)).collect(),
        pieces: pieces::pieces(state),
        players: state.seats().map(|it| beside::player(state, it)).collect(),
        groups: beside::groups(state),
        actor: None,
        trays: beside::trays(state),
        standing: beside::standing(state),
        question: state.steps.top().map(ask),
        tiles: tiles::tiles(state, &choices),
        choices,
    }
}

/// A piece of scenery; in place of a feature that has fallen lies its rubble.
fn patch(state: &State, piece: &table::Piece, scenery: Scenery) -> Patch {
    let feature = match scenery {
        Scenery::Feature(_) => state.all_features().find(|it| state.feature_card(*it).piece == piece.id),
        Scenery::Barricade | Scenery::Field | Scenery::Rough | Scenery::Impassable | Scenery::Road | Scenery::Open => {
            None
        }
    };
    Patch {
        id: piece.id.0,
        kind: feature.map_or_else(|| drawn_as(piece.kind.as_str()), |it| drawn_with(state, it, piece.kind.as_str())),
        outline: piece.footprint.corners().to_vec(),
        bottom: Inches::ZERO,
        top: piece.top(),
        floors: Vec::new(),
        label: None,
        name: feature.map_or_else(|| names::scenery(&piece.kind), |it| feature_state(state, it)),
    }
}

/// How a page draws a kind of scenery: what it is comes last, `medium-building`.
pub(crate) fn drawn_as(kind: &str) -> String {
    kind.split_once('-').map_or_else(|| kind.to_owned(), |(class, size)| format!("{size}-{class}"))
}

/// How a page draws a feature: a building somebody is in has no roof.
fn drawn_with(state: &State, feature: FeatureId, kind: &str) -> String {
    let drawn = drawn_as(kind);
    if state.inside(feature).next().is_some() { roofless(&drawn) } else { drawn }
}

/// How a feature is drawn whose inside is to be seen; only buildings have a roof to take off.
pub(crate) fn roofless(drawn: &str) -> String {
    drawn.strip_suffix("building").map_or_else(|| drawn.to_owned(), |size| format!("{size}rooms"))
}

/// A feature with what is left of it, what burns, and who is in it.
pub(crate) fn feature_state(state: &State, feature: FeatureId) -> Line {
    let (it, kind) = (state.feature(feature), state.feature_card(feature).kind);
    Line::new("dc-feature-state")
        .with("feature", names::feature(state, feature))
        .with("armour", kind.armour())
        .with("left", it.dp)
        .with("of", kind.damage_points())
        .with("fires", it.fires)
        .with("bases", state.inside(feature).count())
}

/// The strip of the table along a stretch of its edge, so many inches deep.
fn strip(stretch: &Stretch, deep: f64) -> Outline {
    let inward = stretch.inward.to_vec() * deep;
    let corners = [stretch.from, stretch.to, stretch.to + inward, stretch.from + inward];
    Outline::Polygon(corners.into_iter().map(Point::nearest).collect())
}

/// The zones of Direct Deployment, before the first turn (`dc.deploy.direct`).
fn deployment_zones(state: &State) -> Vec<Zone> {
    let Some(deep) = state.field.starts().zone.filter(|_| state.turn == 0) else { return Vec::new() };
    let of = |seat: Seat| friendly(state, seat).into_iter().map(move |it| (seat, it));
    let zone = |(seat, stretch): (Seat, Stretch)| Zone {
        kind: "deployment".to_owned(),
        seat: Some(seat),
        outline: strip(&stretch, f64::from(deep)),
        name: Line::new("dc-zone-deployment").with("player", seat),
    };
    state.seats().flat_map(of).map(zone).collect()
}
