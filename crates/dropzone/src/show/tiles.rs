//! Orders as buttons: the choices of whoever is asked, and a tile for each kind of them.

use battle::{
    Line, View,
    scene::{Choice, Target, Tile},
};

use crate::{
    Dropzone, GroupId, Order, SquadId, State,
    engine::{flow, orders},
    show::{chapters::said, names, said::Said},
};

/// What the viewer may say. Nobody is offered another seat's choices.
pub(crate) fn choices(view: &View<Dropzone>) -> Vec<Choice<Order>> {
    let state = view.state();
    let mine = state.steps.top().is_some_and(|it| Some(flow::asked(state, it)) == view.seat());
    let mut offered = Vec::new();
    if mine {
        orders::orders(state, &mut offered);
    }
    offered.into_iter().flat_map(|it| pointed_at(state, it)).collect()
}

/// An order with what is pointed at for it: a Battlegroup is pointed at by any of its squads.
fn pointed_at(state: &State, order: Order) -> Vec<Choice<Order>> {
    let Said { kind, name, points, .. } = said(state, &order);
    let choice = |points: Vec<Target>| Choice {
        name: name.clone(),
        tile: kind.to_owned(),
        cost: None,
        points,
        refusal: None,
        order: order.clone(),
    };
    let of = |id: &str| all_groups(state).find(|it| names::group_id(*it) == id);
    let group = |it: &Target| if let Target::Group(id) = it { of(id) } else { None };
    let Some((at, group)) = points.iter().enumerate().find_map(|(at, it)| Some((at, group(it)?))) else {
        return vec![choice(points)];
    };
    let by = |squad: SquadId| {
        let mut points = points.clone();
        points[at] = Target::Group(names::squad_id(squad));
        choice(points)
    };
    state.squads_of(group).map(by).collect()
}

fn all_groups(state: &State) -> impl Iterator<Item = GroupId> + use<> {
    (0..state.groups.len() as u8).map(GroupId)
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
