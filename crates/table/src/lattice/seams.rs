//! Adjacent boxes that together form one box are merged: a long wall, a wide floor. Fewer boxes have to be tested, and
//! each hides more.
//!
//! A line meets the merged box exactly where it meets one of the parts, to the last bit, unless it runs along the seam
//! of two parts: then it grazes both and meets neither. So the positions of seams are stored.

use std::cmp::Ordering;

use super::solids::{Group, Upright};
use crate::Spot;

/// Where boxes were joined, along each axis.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seams([Vec<f64>; 3]);

impl Seams {
    /// Makes as few of these boxes as can be.
    pub fn join(boxes: &mut Vec<Upright>) -> Seams {
        Seams([0, 1, 2].map(|axis| join(boxes, axis)))
    }

    /// Whether a line may run along a seam.
    #[inline(always)]
    pub fn guide(&self, from: Spot, to: Spot) -> bool {
        from.plan.x == to.plan.x && self.0[0].contains(&to.plan.x)
            || from.plan.y == to.plan.y && self.0[1].contains(&to.plan.y)
            || from.z == to.z && self.0[2].contains(&to.z)
    }

    /// Whether no line between these runs along a seam.
    pub fn are_off(&self, eyes: &Group<'_>, parts: &Group<'_>) -> bool {
        eyes.spots.iter().all(|eye| !parts.spots.iter().any(|part| self.guide(*eye, *part)))
    }
}

/// Joins those that follow one another along an axis and are alike across it; gives the seams.
fn join(boxes: &mut Vec<Upright>, axis: usize) -> Vec<f64> {
    let (a, b) = ((axis + 1) % 3, (axis + 2) % 3);
    let across = |it: &Upright| [it.low[a], it.high[a], it.low[b], it.high[b]];
    boxes.sort_unstable_by(|one, other| {
        let alike = across(one).into_iter().zip(across(other)).map(|(one, other)| one.total_cmp(&other));
        alike.fold(Ordering::Equal, Ordering::then).then(one.low[axis].total_cmp(&other.low[axis]))
    });
    let mut seams = Vec::new();
    boxes.dedup_by(|next, last| {
        let joins = across(next) == across(last) && next.low[axis] == last.high[axis];
        if joins {
            seams.push(next.low[axis]);
            last.high[axis] = next.high[axis];
        }
        joins
    });
    seams.sort_unstable_by(f64::total_cmp);
    seams.dedup();
    seams
}
