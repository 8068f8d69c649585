//! What models and squads are called, and the ids they have in a scene.

use battle::Line;

use crate::{ModelId, SquadId, State};

/// A model's name: its squad's and its number in it.
pub(crate) fn name(state: &State, model: ModelId) -> Line {
    let Some(card) = state.field.models.get(model.index()) else {
        return Line::new("wz-nobody").with("number", i32::from(model.0));
    };
    let squad = &state.field.squads[card.squad.index()];
    let number = i32::from(model.0 - squad.first.0) + 1;
    let key = if squad.size == 1 { "wz-hero" } else { "wz-model" };
    Line::new(key).with("squad", squad.name.as_str()).with("number", number)
}

/// A squad's name.
pub(crate) fn squad_name(state: &State, squad: SquadId) -> Line {
    let name = state.field.squads.get(squad.index()).map_or("?", |it| it.name.as_str());
    Line::new("wz-squad").with("squad", name)
}

/// The id of a model in a scene.
pub(crate) fn id(model: ModelId) -> String {
    format!("model-{}", model.0)
}
