//! Whether what is pointed at is what an order asks for.

use battle::{
    Scene,
    scene::{Choice, Target},
};
use table::Inches;

use crate::session::OrderText;

/// Whether two targets are the same thing, or places that a hand cannot tell apart.
pub(in crate::desk) fn near(one: &Target, other: &Target) -> bool {
    match (one, other) {
        (Target::Place(a), Target::Place(b)) => (a.to_vec() - b.to_vec()).length() < 0.8,
        (one, other) => one == other,
    }
}

/// Whether pointing at `target` is pointing at `point`.
fn meets(scene: &Scene<OrderText>, point: &Target, target: &Target) -> bool {
    match (point, target) {
        (Target::Group(group), Target::Piece(id)) => scene.piece(id).is_some_and(|it| it.group.as_ref() == Some(group)),
        (Target::Place(at), Target::Place(to)) => {
            let far = Inches::hundredths(45);
            (at.x - to.x).abs() <= far && (at.y - to.y).abs() <= far
        }
        (point, target) => point == target,
    }
}

/// Whether a choice goes on with these things.
pub(in crate::desk) fn begins(scene: &Scene<OrderText>, choice: &Choice<OrderText>, picked: &[Target]) -> bool {
    choice.aims().len() >= picked.len() && choice.aims().iter().zip(picked).all(|(a, b)| meets(scene, a, b))
}

/// Whether pointing at this completes a choice: everything still to be pointed at is this.
pub(in crate::desk) fn is_whole(
    scene: &Scene<OrderText>,
    choice: &Choice<OrderText>,
    picked: &[Target],
    target: &Target,
) -> bool {
    let left = choice.aims().get(picked.len()..).unwrap_or_default();
    begins(scene, choice, picked) && !left.is_empty() && left.iter().all(|it| meets(scene, it, target))
}
