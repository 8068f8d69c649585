//! Orders as buttons: the choices of whoever is asked, and a tile for each kind of them.

use battle::{
    Line, View,
    scene::{Choice, Tile},
};

use crate::{
    Dropzone, Order, State,
    engine::{flow, orders},
    show::{chapters::said, said::Said},
};

/// What the viewer may say. Nobody is offered another seat's choices.
pub(crate) fn choices(view: &View<Dropzone>) -> Vec<Choice<Order>> {
    let state = view.state();
    let mine = state.steps.top().is_some_and(|it| Some(flow::asked(state, it)) == view.seat());
    let mut offered = Vec::new();
    if mine {
        orders::orders(state, &mut offered);
    }
    let choice = |order: Order| {
        let Said { kind, name, points, .. } = said(state, &order);
        Choice { name, tile: kind.to_owned(), cost: None, points, refusal: None, order }
    };
    offered.into_iter().map(choice).collect()
}

/// The kinds of orders there are; those that end something last.
pub(crate) fn tiles(state: &State, choices: &[Choice<Order>]) -> Vec<Tile> {
    let mut tiles = Vec::new();
    Tile::complete(&mut tiles, choices, |choice, alone| tile(&said(state, &choice.order), alone));
    tiles.sort_by_key(|it| it.ends);
    tiles
}

/// The tile of a kind: named by what is done, or by its one order.
fn tile(said: &Said, alone: bool) -> Tile {
    let name =
        if alone && said.points.is_empty() { said.name.clone() } else { Line::new("dc-tile").with("kind", said.kind) };
    let tile = Tile::new(said.kind, name, said.gesture);
    Tile { rule: Some(said.rule), bare: said.bare, ends: said.ends, ..tile }
}
