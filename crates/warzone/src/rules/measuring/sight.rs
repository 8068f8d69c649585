//! Line of Sight: whether a model sees another (`wz.los.definition`).
//!
//! The viewer looks from nine points of its Body: its axis and its two sides, each at the top, half and a quarter of its
//! height. It sees the target when one of them sees the middle of one of the 400 cells of the target's facing rectangle
//! that lie in its Front Facing. Solids of terrain block; area terrain and models never do.

use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::{
    Body, Spot, Vec2, Volume,
    sight::{Cells, Grid, Rectangle, sees_any},
    spot,
};

use crate::{ModelId, State};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] =
    &[rule!("wz.mini.body"), rule!("wz.facing-area.minimum"), rule!("wz.shoot.intervening-no-block")];

/// How a facing rectangle is cut (`wz.shoot.cover-threshold`).
pub(crate) fn grid() -> Grid {
    Grid::new(20, 20)
}

impl State {
    /// Whether a model sees another: a straight line from its Body to the other's, in its Front Facing.
    #[must_use]
    pub fn sees(&self, viewer: ModelId, target: ModelId) -> bool {
        match (self.body(viewer), self.body(target)) {
            (Some(viewer), Some(target)) => self.sees_body(&viewer, &target),
            (_, _) => false,
        }
    }

    /// The same for bodies standing somewhere.
    pub(crate) fn sees_body(&self, viewer: &Body, target: &Body) -> bool {
        let ahead = viewer.placed().facing.to_vec();
        let reach = ahead.dot(target.centre() - viewer.centre());
        let (_, edge) = target.shape().extent(ahead);
        if reach <= 0.0 && edge - ahead.dot(viewer.centre()) <= table::measure::HAIR {
            return false;
        }
        let rectangle = Rectangle::facing(viewer.centre(), target);
        let in_front = grid().in_front(&rectangle, viewer.centre(), viewer.placed().facing);
        self.sees_cells(viewer, target, &rectangle, &in_front)
    }

    /// Whether the base itself is seen: the lowest row of its cells (`wz.shoot.elevation`).
    pub(crate) fn sees_base(&self, viewer: &Body, target: &Body) -> bool {
        let rectangle = Rectangle::facing(viewer.centre(), target);
        let mut lowest = grid().in_front(&rectangle, viewer.centre(), viewer.placed().facing);
        lowest.keep(&grid().cells_where(|_, row| row == 0));
        self.sees_cells(viewer, target, &rectangle, &lowest)
    }

    fn sees_cells(&self, viewer: &Body, target: &Body, rectangle: &Rectangle, among: &Cells) -> bool {
        let hulls = self.hulls_between(viewer, target);
        let mut solids = self.solids_between(viewer, target);
        solids.extend(hulls.iter().map(Body::volume));
        if solids.is_empty() {
            return !among.is_empty();
        }
        sees_any(&eyes(viewer, target.centre()), rectangle, grid(), among, &solids)
    }

    /// The solids of terrain that could stand between two bodies.
    fn solids_between(&self, one: &Body, other: &Body) -> SmallVec<[Volume<'_>; 8]> {
        let pieces = self.field.setup.table.pieces().iter().zip(&self.field.bounds);
        let near = pieces.filter(|(piece, bounds)| piece.is_solid() && bounds.meet(one, other));
        near.flat_map(|(piece, _)| piece.volumes()).collect()
    }

    /// The vehicles that could stand between two bodies: alone among models they block sight (`wz.los.definition`).
    fn hulls_between(&self, one: &Body, other: &Body) -> SmallVec<[Body; 2]> {
        if !self.field.has_hulls {
            return SmallVec::new();
        }
        let hulls = self.standing().filter(|it| self.profile(*it).hull.is_some()).filter_map(|it| self.body(it));
        hulls.filter(|it| it.centre() != one.centre() && it.centre() != other.centre()).collect()
    }
}

/// The nine points a viewer looks from.
fn eyes(viewer: &Body, target: Vec2) -> [Spot; 9] {
    let aside = (target - viewer.centre()).unit().unwrap_or_default().right();
    let (low, high) = viewer.shape().extent(aside);
    let half = (high - low) / 2.0;
    let mut eyes = [spot(viewer.centre(), 0.0); 9];
    let mut at = 0;
    for side in [0.0, -half, half] {
        for share in [1.0, 0.5, 0.25] {
            eyes[at] = spot(viewer.centre() + aside * side, viewer.axis(share).z);
            at += 1;
        }
    }
    eyes
}
