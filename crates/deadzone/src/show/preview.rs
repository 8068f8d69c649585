//! Previews: the order a gesture means, how far it leads, what the model sees from there, and what the order would lead to.

use battle::{
    Hider, Line, Preview, Refusal, SightLine, Sketch, View,
    scene::{Target, Zone},
};
use table::{Inches, Point, Spot, lattice::Cube};

use crate::{
    Cell, Deadzone, Face, ModelId, Order, Pace, Spots, State, Step, Way,
    engine::judge,
    odds::forecast,
    rules::{
        movement,
        shooting::{
            self,
            sight::{self, Body},
        },
    },
    show::{
        board,
        pieces::{height, place},
        refusals,
        scene::die_id,
        targets, tiles,
    },
};

/// The order a player means who has pointed at these things. A cube out of reach gives an order too, so that the page can
/// say why not.
pub(crate) fn compose(view: &View<Deadzone>, sketch: &Sketch) -> Option<Order> {
    let state = view.state();
    let listed = || {
        let choices = tiles::choices(view);
        choices.into_iter().find(|it| it.tile == sketch.tile && it.points == sketch.points).map(|it| it.order)
    };
    match (state.steps.top()?, sketch.tile.as_str()) {
        (Step::Reroll(seat), "reroll") => {
            let chosen = |face: Face| {
                let die = |it: &&Target| (0..9).any(|n| **it == Target::Item(die_id(*seat, face, n)));
                sketch.points.iter().filter(die).count() as u8
            };
            Some(Order::Reroll { dice: Face::ALL.map(chosen) })
        }
        (Step::Act(model), "move") => listed().or_else(|| wished(state, *model, Pace::Move, sketch)),
        (Step::Act(model), "sprint") => listed().or_else(|| wished(state, *model, Pace::Sprint, sketch)),
        _ => listed(),
    }
}

/// A move straight to a cube, whether it leads there or not.
fn wished(state: &State, model: ModelId, pace: Pace, sketch: &Sketch) -> Option<Order> {
    let to = sketch.points.iter().rev().find_map(cell_of)?;
    let at = Spots::free(state.profile(model).size, state.taken_by_others(to, model)).next()?;
    Some(Order::Move { pace, way: Way::new(&[to])?, at })
}

/// The cube a thing pointed at is.
fn cell_of(target: &Target) -> Option<Cell> {
    match target {
        Target::Cube(column, row, level) => Cell::new(column + 1, row + 1, level + 1),
        Target::Piece(_) | Target::Group(_) | Target::Item(_) | Target::Place(_) | Target::Means { .. } => None,
    }
}

/// The cubes that orders of a kind lead to.
pub(crate) fn reach(view: &View<Deadzone>, tile: &str) -> Vec<Zone> {
    let state = view.state();
    let mut cells: Vec<Cell> = Vec::new();
    for choice in tiles::choices(view).iter().filter(|it| it.tile == tile && it.refusal.is_none()) {
        let to = choice.points.iter().filter_map(cell_of).next_back();
        cells.extend(to.filter(|it| !cells.contains(it)));
    }
    let seat = state.steps.top().map(|it| crate::engine::flow::asked(state, it));
    let zone =
        |cell: Cell| Zone { kind: "reach".to_owned(), seat, outline: board::outline(cell), name: refusals::cube(cell) };
    cells.into_iter().map(zone).collect()
}

/// What would come of an order.
pub(crate) fn preview(state: &State, order: &Order) -> Preview {
    let mut preview = Preview {
        refusals: judge::judge(state, order).err().iter().map(|it| (it.rule(), refusals::refusal(it))).collect(),
        forecast: forecast::forecast(state, order),
        ..Preview::default()
    };
    let left_out = preview.forecast.as_ref().map(|it| forecast::omissions::left_out(state, order, it));
    let acting = state.active.map(|it| it.model);
    match (order, acting) {
        (Order::Move { pace, way, at }, Some(model)) => {
            walked(state, model, way, *at, &mut preview);
            let most = movement::allowance(state, model, *pace).unwrap_or(0);
            let line = Line::new("dz-walked").with("cubes", way.cells().len());
            preview.measures.push(line.with("most", most));
        }
        (Order::Scout { model, way, at }, _) => walked(state, *model, way, *at, &mut preview),
        (Order::Deploy { model, cell, at } | Order::CallIn { model, cell, at }, _) => {
            stood(*model, *cell, *at, &mut preview);
        }
        (Order::Teleport { cell, at }, Some(model)) => stood(model, *cell, *at, &mut preview),
        (Order::Shoot { weapon, target, .. }, Some(model)) => {
            aimed(state, model, *target, &mut preview);
            let range = state.arm(model, *weapon).map_or(0, |it| shooting::range(state, model, it));
            let far = state.model(model).cell.distance(state.model(*target).cell);
            preview.measures.insert(0, Line::new("dz-far-of").with("distance", far).with("range", range));
        }
        (Order::Tag { target, .. }, Some(model)) => aimed(state, model, *target, &mut preview),
        (Order::ShootCube { cell, .. }, _) => {
            preview.areas.push(board::outline(*cell));
            preview.under = state.in_cell(*cell).map(ModelId::piece).collect();
            preview.measures.push(refusals::cube(*cell));
        }
        _ => {
            let cells = targets::points(state, order);
            preview.areas.extend(cells.iter().filter_map(cell_of).map(board::outline));
        }
    }
    // What these odds leave out is said beside them.
    preview.measures.extend(left_out.into_iter().flatten());
    preview
}

/// Where a model would stand.
fn stood(model: ModelId, cell: Cell, at: Spots, preview: &mut Preview) {
    preview.stands = vec![(model.piece(), place(cell, at.middle()), None)];
    preview.heights = vec![height(cell)];
    preview.measures.push(refusals::cube(cell));
}

/// The way of a model, cube by cube.
fn walked(state: &State, model: ModelId, way: &Way, at: Spots, preview: &mut Preview) {
    let it = state.model(model);
    let ends = way.cells().last().copied().unwrap_or(it.cell);
    let end = place(ends, at.middle());
    let through = way.cells().iter().take(way.cells().len().saturating_sub(1));
    let cells: Vec<Cell> = std::iter::once(it.cell).chain(through.copied()).chain([ends]).collect();
    preview.trail = cells.iter().map(|it| place(*it, (0.5, 0.5))).collect();
    preview.trail[0] = place(it.cell, it.spots.middle());
    if let Some(last) = preview.trail.last_mut() {
        *last = end;
    }
    preview.heights = cells.iter().map(|it| height(*it)).collect();
    preview.stands = vec![(model.piece(), end, None)];
    preview.measures.push(refusals::cube(ends));
}

/// The line of sight of a shot, and whether it is clear.
fn aimed(state: &State, model: ModelId, target: ModelId, preview: &mut Preview) {
    if !state.is_on_board(target) {
        return;
    }
    let line = looked(state, model, target);
    preview.measures.push(Line::new(if !line.seen {
        "dz-sees-not"
    } else if sight::clear(state, model, target) {
        "dz-sees-clear"
    } else {
        "dz-sees-part"
    }));
    preview.sights.push(line);
}

/// What is seen and measured from one model to another.
pub(crate) fn look(state: &State, from: &Target, to: &Target) -> Preview {
    let mut found = Preview::default();
    if let (Some(viewer), Some(target)) = (model_of(state, from), model_of(state, to))
        && viewer != target
    {
        aimed(state, viewer, target, &mut found);
        let far = state.model(viewer).cell.distance(state.model(target).cell);
        found.measures.push(Line::new("dz-apart").with("distance", far));
    }
    found
}

fn model_of(state: &State, target: &Target) -> Option<ModelId> {
    let Target::Piece(id) = target else { return None };
    let model = ModelId(id.strip_prefix("model-")?.parse().ok()?);
    state.is_on_board(model).then_some(model)
}

/// The line of sight between two models: from the shooter's eyes to every part of the target, and what is in the way of
/// any of them.
fn looked(state: &State, shooter: ModelId, target: ModelId) -> SightLine {
    let (from, to) = (Body::of(state, shooter), Body::of(state, target));
    let (eye, along) = (from.head(), to.middle() - from.middle());
    let mut hiders: Vec<(u16, Hider)> = Vec::new();
    for part in to.points(along) {
        for crossing in state.field.lattice.solids_crossed(eye, part) {
            if !hiders.iter().any(|it| it.0 == crossing.solid) {
                hiders.push((crossing.solid, hider(state, crossing.solid, (eye, part), crossing.enter)));
            }
        }
    }
    let clear = sight::clear(state, shooter, target);
    if hiders.is_empty() && !clear {
        hiders.extend(smoke(state, (eye, to.head())).map(|it| (u16::MAX, it)));
    }
    SightLine {
        from: Point::nearest(from.middle()),
        to: Point::nearest(to.middle()),
        heights: (Inches::nearest(eye.z), Inches::nearest(to.head().z)),
        seen: sight::spots_model(state, shooter, target),
        hiders: hiders.into_iter().enumerate().map(|(at, it)| if at == 0 { it.1 } else { untold(it.1) }).collect(),
    }
}

/// One of several things in the way: it is said once.
fn untold(hider: Hider) -> Hider {
    Hider { line: Line::new("dz-hides-too"), ..hider }
}

/// A wall, a floor or a crate in the way.
fn hider(state: &State, solid: u16, (eye, part): (Spot, Spot), enter: f64) -> Hider {
    let outline = state.field.lattice.plan().solids[usize::from(solid)].outline.corners().to_vec();
    let at = Point::nearest(eye.plan + (part.plan - eye.plan) * enter);
    Hider { outline, at, counts: true, line: Line::new("dz-hides") }
}

/// Smoke in the way.
fn smoke(state: &State, (eye, head): (Spot, Spot)) -> Option<Hider> {
    let crossed = state.field.lattice.cubes_crossed(eye, head);
    let thick = |it: &&Cube| state.smoke.has(Cell::from(**it));
    let cell = Cell::from(*crossed.iter().find(thick)?);
    let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|it| place(cell, it)).to_vec();
    let line = Line::new("dz-smoke").with("cube", refusals::cube(cell));
    Some(Hider { outline: corners, at: place(cell, (0.5, 0.5)), counts: true, line })
}
