//! A quick test of one line before all others are tried: most pairs of bodies either see each other along it or have
//! one wall between them.

use super::{
    Lattice,
    lane::{MARGIN, reach},
    solids::{Group, Upright},
};
use crate::{
    Spot,
    shapes::convex::{later, sooner},
};

/// What a line meets.
#[derive(Clone, Copy, Debug)]
pub enum Glance<'a> {
    /// Nothing.
    Free {
        /// Whether the reverse line is free as well: a line that grazes a corner may differ.
        back: bool,
    },
    /// A box.
    Walled(Wall<'a>),
    /// Something of another shape, or it runs along a seam.
    Unclear,
}

/// A box that stands in a line.
#[derive(Clone, Copy, Debug)]
pub struct Wall<'a> {
    lattice: &'a Lattice,
    upright: &'a Upright,
}

impl Wall<'_> {
    /// Whether it alone blocks every line between these. If false, they may still be blocked.
    #[must_use]
    pub fn hides(&self, eyes: &[Spot], parts: &[Spot]) -> bool {
        let (eyes, parts) = (Group::new(eyes), Group::new(parts));
        self.upright.hides(&eyes, &parts, MARGIN) && self.lattice.solids.seams.are_off(&eyes, &parts)
    }
}

impl Lattice {
    /// What a line meets.
    #[must_use]
    pub fn glance(&self, from: Spot, to: Spot) -> Glance<'_> {
        if self.solids.seams.guide(from, to) {
            return Glance::Unclear;
        }
        let heights = (sooner(from.z, to.z) - MARGIN, later(from.z, to.z) + MARGIN);
        let mut back = true;
        let met = self.solids.find_near(&reach(from.plan, to.plan, MARGIN, heights), |upright, other| match other {
            None => {
                let share = upright.share(from, to);
                back = back && (share < -MARGIN || !upright.is_crossed(to, from));
                share > 0.0
            }
            Some(solid) => {
                back = back && !self.blocks(solid, to, from);
                self.blocks(solid, from, to)
            }
        });
        match met {
            None => Glance::Free { back },
            Some((upright, None)) => Glance::Walled(Wall { lattice: self, upright }),
            Some((_, Some(_))) => Glance::Unclear,
        }
    }
}
