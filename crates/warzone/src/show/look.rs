//! Looking and measuring, at any time and on anything: what stands in the way between two models, and how far it is.

use battle::{Line, Preview, scene::Target};

use crate::{ModelId, State, rules::measuring::measure::inches, show::preview};

/// What is seen and measured from one thing to another.
pub(crate) fn look(state: &State, from: &Target, to: &Target) -> Preview {
    let mut found = Preview::default();
    match (model(state, from), model(state, to)) {
        (Some(viewer), Some(target)) if viewer != target => {
            let key = if state.sees(viewer, target) { "wz-sees" } else { "wz-sees-not" };
            found.measures.push(Line::new(key));
            found.measures.push(Line::new("wz-apart").with("distance", inches(state.distance(viewer, target))));
            found.sights.push(preview::looked(state, viewer, target));
        }
        _ => {}
    }
    found
}

/// The model a thing on the table is, where it stands on it.
fn model(state: &State, target: &Target) -> Option<ModelId> {
    let Target::Piece(id) = target else { return None };
    let model = ModelId(id.strip_prefix("model-")?.parse().ok()?);
    state.standing().find(|it| *it == model)
}
