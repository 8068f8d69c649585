//! From gestures to orders: which order a drawn way or a pointed-at target means, and how far a model can go.

use battle::{
    Line, Sketch, View,
    scene::{Outline, Target, Zone},
};
use table::{
    Bearing, Inches, Point,
    reach::{Other, Place, Reach},
};

use crate::{
    Action, Class, ModelId, Order, Shots, Spot, Spray, SquadId, Stand, State, Step, TemplateSize, Throw, Warzone, Way,
    rules::{
        deployment,
        movement::{self, heights},
        shooting::templates,
        turn::activation,
    },
    show::{
        scene,
        tiles::{actor, deploy_kind, nearest_enemy, shots_at, volley_of},
    },
};

/// How fine the edge of a reach is drawn, in inches.
const FINE: f64 = 0.4;

/// The order a player means who has pointed at these things.
pub(crate) fn compose(view: &View<Warzone>, sketch: &Sketch) -> Option<Order> {
    let state = view.state();
    let listed = || {
        let choices = scene::choices(view);
        choices.into_iter().find(|it| it.tile == sketch.tile && it.points == sketch.points).map(|it| it.order)
    };
    match (state.asking()?, sketch.tile.as_str()) {
        (Step::Act(model) | Step::Return(model), "move") => {
            travel(state, *model, Action::Move, sketch).map(|(by, facing)| Order::Move { by, facing })
        }
        (Step::Act(model) | Step::Return(model), "run") => {
            travel(state, *model, Action::Run, sketch).map(|(by, facing)| Order::Run { by, facing })
        }
        (Step::Dive { model, .. }, "dive") => {
            travel(state, *model, Action::DiveForCover, sketch).map(|(by, facing)| Order::Dive { by, facing })
        }
        (Step::Act(model), "spray") => sprayed(state, *model, sketch),
        (Step::Act(model), "throw") => thrown(state, *model, sketch),
        (Step::Act(model), "shoot") => {
            listed().or_else(|| shots(state, *model, sketch, Action::Shooting).map(Order::Shoot))
        }
        (Step::Act(model), "rapid-fire") => {
            listed().or_else(|| shots(state, *model, sketch, Action::RapidFire).map(Order::RapidFire))
        }
        (Step::Act(_), "engage") => {
            listed().or_else(|| Some(Order::Engage { target: target(sketch)?, short: Inches::ZERO, side: None }))
        }
        (Step::Deploy(_), kind) => set_up(state, kind, sketch),
        (Step::ChooseSquad(seat), "activate") => listed().or_else(|| {
            let own = squad(state, sketch).filter(|it| state.field.squads[it.index()].seat == *seat);
            Some(Order::Activate { squad: own? })
        }),
        (Step::ChooseModel(squad), "activate-model") => listed().or_else(|| {
            let known = target(sketch).filter(|it| it.index() < state.models.len());
            let own = known.filter(|it| state.field.seat(*it) == state.field.squads[squad.index()].seat);
            Some(Order::ActivateModel { model: own? })
        }),
        _ => listed(),
    }
}

fn places(sketch: &Sketch) -> impl Iterator<Item = Point> + '_ {
    sketch.points.iter().filter_map(|it| if let Target::Place(at) = it { Some(*at) } else { None })
}

/// The squad pointed at, by itself or by one of its models.
fn squad(state: &State, sketch: &Sketch) -> Option<SquadId> {
    let named = sketch.points.iter().find_map(|it| match it {
        Target::Group(id) => id.strip_prefix("squad-")?.parse().ok().map(SquadId),
        Target::Piece(_) | Target::Item(_) | Target::Place(_) | Target::Cube(..) | Target::Means { .. } => None,
    });
    let known = |it: &ModelId| it.index() < state.models.len();
    named.or_else(|| target(sketch).filter(known).map(|it| state.field.squad(it)))
}

/// The first model pointed at.
pub(crate) fn target(sketch: &Sketch) -> Option<ModelId> {
    targets(sketch).next()
}

/// The models pointed at.
fn targets(sketch: &Sketch) -> impl Iterator<Item = ModelId> + '_ {
    let piece = |it: &Target| match it {
        Target::Piece(id) => id.strip_prefix("model-")?.parse().ok().map(ModelId),
        Target::Group(_) | Target::Item(_) | Target::Place(_) | Target::Cube(..) | Target::Means { .. } => None,
    };
    sketch.points.iter().filter_map(piece)
}

/// The weapon chosen.
fn weapon(sketch: &Sketch) -> Option<u8> {
    sketch.points.iter().find_map(|it| match it {
        Target::Means { id, .. } => id.strip_prefix("weapon-")?.parse().ok(),
        Target::Piece(_) | Target::Group(_) | Target::Item(_) | Target::Place(_) | Target::Cube(..) => None,
    })
}

/// Shots at the models pointed at: a die at each, and those left at the last.
fn shots(state: &State, model: ModelId, sketch: &Sketch, action: Action) -> Option<Shots> {
    let targets: Vec<ModelId> = targets(sketch).collect();
    let mut shots = match weapon(sketch) {
        Some(weapon) => volley_of(state, model, weapon, *targets.first()?, action)?,
        None => shots_at(state, model, *targets.first()?, action)?,
    };
    for (die, at) in shots.at.iter_mut().enumerate() {
        *at = targets[die.min(targets.len() - 1)];
    }
    Some(shots)
}

/// A way through the places; one place that cannot be walked to straight is walked to round what is in the way.
pub(crate) fn travel(state: &State, model: ModelId, action: Action, sketch: &Sketch) -> Option<(Way, Bearing)> {
    let stand = state.model(model).stand?;
    let ends = places(sketch).last()?;
    let look = nearest_enemy(state, model).and_then(|it| Bearing::between(ends.to_vec(), state.centre(it)));
    let facing = sketch.facing.or(look).unwrap_or(stand.facing);
    let straight: Way = places(sketch).map(|at| Spot::on(at, stand.level)).collect();
    let legal = |by: &Way| movement::judge(state, model, action, by, facing).is_ok();
    if legal(&straight) || straight.len() > 1 {
        return Some((straight, facing));
    }
    let round = round_about(state, model, action, &stand, ends).filter(legal);
    let over = || Some(heights::straight(state, model, ends)).filter(legal);
    Some((round.or_else(over).unwrap_or(straight), facing))
}

/// The shortest way round things, as bends.
fn round_about(state: &State, model: ModelId, action: Action, stand: &Stand, to: Point) -> Option<Way> {
    let path = reach_of(state, model, action)?.path_to(Place { level: stand.level, at: to.to_vec() })?;
    let mut by: Way = path.waypoints().iter().map(|it| Spot::on(Point::nearest(it.at), it.level)).collect();
    by.last_mut()?.at = to;
    Some(by)
}

fn sprayed(state: &State, model: ModelId, sketch: &Sketch) -> Option<Order> {
    let at = places(sketch).last().map(Point::to_vec).or_else(|| target(sketch).map(|it| state.centre(it)))?;
    let along = Bearing::between(state.centre(model), at)?;
    let lays = |size: Option<TemplateSize>| size.is_some_and(TemplateSize::starts_at_firer);
    let weapon = state.profile(model).guns().find(|it| lays(it.1.template))?.0;
    Some(Order::Spray(Spray { weapon, along }))
}

fn thrown(state: &State, model: ModelId, sketch: &Sketch) -> Option<Order> {
    let at = places(sketch).last().or_else(|| target(sketch).map(|it| Point::nearest(state.centre(it))))?;
    let places = |size: Option<TemplateSize>| size.is_some_and(|it| !it.starts_at_firer());
    let (weapon, gun) = state.profile(model).guns().find(|it| places(it.1.template) && it.1.class == Class::Grenade)?;
    let level = templates::levels(&state.field, at.to_vec()).first().copied().unwrap_or_default();
    let rate = state.rate_of_fire(model, (weapon, gun), Action::Shooting).total().max(1) as usize;
    let throw = Throw { weapon, at: smallvec::smallvec![Spot::on(at, level); rate], lucky: false };
    Some(Order::Throw(throw))
}

fn set_up(state: &State, kind: &str, sketch: &Sketch) -> Option<Order> {
    let squads = (0..state.field.squads.len()).map(|it| SquadId(it as u8));
    let squad = squads.into_iter().find(|it| deploy_kind(*it) == kind)?;
    let seat = state.field.squads[squad.index()].seat;
    let stands = deployment::ranks_at(state, seat, squad, places(sketch).last()?);
    Some(Order::Deploy { squad, stands })
}

/// Everywhere an Action takes a model.
fn reach_of(state: &State, model: ModelId, action: Action) -> Option<Reach> {
    let stand = state.model(model).stand?;
    let bodies = movement::bodies(state, model);
    let others: Vec<Other<'_>> = bodies.iter().map(Other::blocking).collect();
    let far = movement::hundredths(&movement::allowance(state, model, action, &[])).to_f64();
    let from = Place { level: stand.level, at: stand.at.to_vec() };
    state.field.ways_of(model).reach(from, far, &others).ok()
}

/// How far orders of this kind lead: the edge of what can be walked to, on the level stood on. Around a Move lies, where
/// that is still open, how far a Run would lead.
pub(crate) fn reach(state: &State, tile: &str) -> Vec<Zone> {
    let Some(model) = state.asking().and_then(actor) else { return Vec::new() };
    match tile {
        "move" => {
            let runs = activation::action_objection(state, model, Action::Run).is_none();
            let run = if runs { edge(state, model, Action::Run, "reach-far") } else { Vec::new() };
            run.into_iter().chain(edge(state, model, Action::Move, "reach")).collect()
        }
        "run" => edge(state, model, Action::Run, "reach"),
        "dive" => edge(state, model, Action::DiveForCover, "reach"),
        _ => Vec::new(),
    }
}

/// The edge of what an Action leads to.
fn edge(state: &State, model: ModelId, action: Action, kind: &str) -> Vec<Zone> {
    let Some(stand) = state.model(model).stand else { return Vec::new() };
    let Some(reach) = reach_of(state, model, action) else { return Vec::new() };
    let limit = reach.limit();
    let name = Line::new("wz-reach").with("rule", action.rule()).with("far", Inches::nearest(limit));
    let zone = |line: Vec<table::Vec2>| Zone {
        kind: kind.to_owned(),
        seat: Some(state.field.seat(model)),
        outline: Outline::Polygon(line.into_iter().map(Point::nearest).collect()),
        name: name.clone(),
    };
    reach.cells(stand.level, FINE).contours(limit).into_iter().filter(|it| it.len() > 3).map(zone).collect()
}
