//! The scene: so far the table's size and the question at hand. Bodies, features, tiles and choices are still to come; until
//! then the game is in no list.

use battle::{
    Line, Scene, View,
    scene::{Ground, Question},
};

use crate::{Dropzone, Order, Step, engine::flow::asked};

/// The scene of a view.
pub(crate) fn scene(view: &View<Dropzone>) -> Scene<Order> {
    let state = view.state();
    let table = &state.field.setup.table;
    let ask = |step: &Step| Question { seat: asked(state, step), rule: step.rule(), line: question(step) };
    Scene {
        ground: Ground::Open { width: table.width(), depth: table.depth() },
        terrain: Vec::new(),
        zones: Vec::new(),
        pieces: Vec::new(),
        players: Vec::new(),
        groups: Vec::new(),
        actor: None,
        trays: Vec::new(),
        standing: Vec::new(),
        question: state.steps.top().map(ask),
        tiles: Vec::new(),
        choices: Vec::new(),
    }
}

/// The question a step puts: the title of the rule that asks.
pub(crate) fn question(step: &Step) -> Line {
    Line::new("dc-question").with("rule", step.rule())
}
