//! Cover of a target (`dc.damage.soft-cover`, `dc.damage.body-cover`).

use table::{Part, Vec2};

use crate::{
    Place, Scenery, State, UnitId,
    rules::measuring::{HAIR, body, is_infantry, sight},
};

/// What protects a target from a shooter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cover {
    /// Soft Cover: only infantry has it.
    pub soft: bool,
    /// Body Cover: only infantry has it.
    pub body: bool,
    /// Whether what gives Soft Cover can also obscure: a Structure or Forest.
    pub solid: bool,
}

/// What protects a unit from a shooter. In a feature it is the feature's cover (`dc.infantry.shot-at`); in the open that of
/// what it stands in or within 1 inch of, between it and the shooter.
pub(crate) fn cover(state: &State, by: UnitId, target: UnitId) -> Cover {
    let mut cover = Cover::default();
    match state.unit(target).place {
        Place::Inside { feature, .. } => {
            cover.soft = true;
            cover.body = state.feature_card(feature).kind.body_cover();
            return cover;
        }
        Place::Ground(at) if is_infantry(state, target) => {
            for scenery in between(state, by, target, at.to_vec()) {
                cover.soft |= scenery.soft_cover();
                cover.body |= scenery.body_cover();
                cover.solid |= scenery.solid().is_some();
            }
        }
        Place::Ground(_) | Place::Air(_) | Place::Landed(_) | Place::Off(_) | Place::Aboard(_) | Place::Gone => {}
    }
    cover
}

/// The scenery within 1 inch of a base, or under it, that a line from the shooter to its middle crosses.
fn between(state: &State, by: UnitId, target: UnitId, at: Vec2) -> Vec<Scenery> {
    let Some(body) = body(state, target) else { return Vec::new() };
    let eyes = sight::eyes(state, sight::looks_from(state, by));
    let crosses = |shape: &table::Shape| {
        eyes.iter().any(|eye| {
            shape.contains(at)
                || shape.parts().any(|part| match part {
                    Part::Convex(convex) => convex.clip(eye.plan, at).is_some_and(|(enter, leave)| enter < leave),
                    Part::Disc(..) => false,
                })
        })
    };
    let covers = |(piece, scenery): &(&table::Piece, Scenery)| {
        let shape = piece.footprint.shape();
        let gives = scenery.soft_cover() || scenery.body_cover();
        gives && table::measure::plan_distance(body.shape(), shape) <= 1.0 + HAIR && crosses(shape)
    };
    state.ground().pieces().filter(covers).map(|it| it.1).collect()
}
