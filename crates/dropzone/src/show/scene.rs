//! The scene: the table, the question at hand, and the orders that answer it.

use battle::{
    Scene, View,
    scene::{Ground, Question},
};

use crate::{
    Dropzone, Order, Step,
    engine::flow,
    show::{asked, tiles},
};

/// The scene of a view.
pub(crate) fn scene(view: &View<Dropzone>) -> Scene<Order> {
    let state = view.state();
    let table = &state.field.setup.table;
    let ask = |step: &Step| Question { seat: flow::asked(state, step), rule: step.rule(), line: asked(state, step) };
    let choices = tiles::choices(view);
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
        tiles: tiles::tiles(state, &choices),
        choices,
    }
}
