//! From gestures to orders: which order a player means who points at these things, and how far squads can go.
//!
//! Where places on the table are a matter of taste, the rules list samples. A place that is pointed at takes the nearest sample
//! of its kind, shifted there as it stands.

use battle::{
    Line, Sketch, View,
    scene::{Choice, Outline, Target, Zone},
};
use table::{Point, Vec2, reach::Place as Spot};

use crate::{
    Dropzone, Exit, GroupId, Order, SquadId, State, UnitId, UnitType,
    model::chapters::{deployment, infantry, objectives, transports, turn},
    rules::{
        aircraft::fly,
        deployment::edges::{Stretch, friendly},
        measuring::size,
        movement,
    },
    show::{march, names, tiles},
};

/// How fine the edge of a reach is drawn, in inches.
const FINE: f64 = 0.5;
/// How far the corners of a strip along an edge are apart, in inches.
const CORNERS: f64 = 1.0;

/// The order a player means who has pointed at these things.
pub(crate) fn compose(view: &View<Dropzone>, sketch: &Sketch) -> Option<Order> {
    let (state, choices) = (view.state(), tiles::choices(view));
    if let Some(listed) = choices.iter().find(|it| it.tile == sketch.tile && it.points == sketch.points) {
        return Some(listed.order.clone());
    }
    let group = || state.squad(pointed_squad(state, sketch)?).group;
    match sketch.tile.as_str() {
        "move" | "fly" | "land" => pointed_squad(state, sketch).and_then(|_| march::whole(state, sketch)),
        "activate" => Some(turn::Order::Activate { group: group()? }.into()),
        "start" => Some(deployment::Order::Start { group: group()? }.into()),
        "done-squad" => Some(turn::Order::DoneSquad { squad: pointed_squad(state, sketch)? }.into()),
        "place" => Some(objectives::Order::Place { at: places(sketch).last()? }.into()),
        _ => nearest(state, choices, sketch),
    }
}

/// The places pointed at.
pub(crate) fn places(sketch: &Sketch) -> impl DoubleEndedIterator<Item = Point> + '_ {
    sketch.points.iter().filter_map(|it| if let Target::Place(at) = it { Some(*at) } else { None })
}

/// The first unit pointed at.
pub(crate) fn pointed_unit(state: &State, sketch: &Sketch) -> Option<UnitId> {
    let id = |it: &Target| if let Target::Piece(id) = it { id.strip_prefix("unit-")?.parse().ok() } else { None };
    sketch.points.iter().find_map(id).map(UnitId).filter(|it| it.index() < state.units.len())
}

/// The squad pointed at, by itself or by one of its units.
pub(crate) fn pointed_squad(state: &State, sketch: &Sketch) -> Option<SquadId> {
    let id = |it: &Target| if let Target::Group(id) = it { id.strip_prefix("squad-")?.parse().ok() } else { None };
    let named = sketch.points.iter().find_map(id).map(SquadId).filter(|it| it.index() < state.squads.len());
    named.or_else(|| pointed_unit(state, sketch).map(|it| state.squad_of(it)))
}

/// The sample nearest to the place pointed at, shifted there.
fn nearest(state: &State, choices: Vec<Choice<Order>>, sketch: &Sketch) -> Option<Order> {
    let (to, squad) = (places(sketch).last()?.to_vec(), pointed_squad(state, sketch));
    let of_squad = |it: &Choice<Order>| {
        let named = it.points.iter().find_map(|it| if let Target::Group(id) = it { Some(id) } else { None });
        squad.is_none_or(|squad| named.is_none_or(|it| *it == names::squad_id(squad)))
    };
    let ends = |it: &Choice<Order>| {
        it.points.iter().find_map(|it| if let Target::Place(at) = it { Some(at.to_vec()) } else { None })
    };
    let fits = choices.into_iter().filter(|it| it.tile == sketch.tile && of_squad(it));
    let apart = fits.filter_map(|it| Some(((ends(&it)? - to).length(), ends(&it)?, it.order)));
    let (_, from, order) = apart.min_by(|a, b| a.0.total_cmp(&b.0))?;
    shifted(order, to - from)
}

/// An order with its places shifted; none if it has none.
fn shifted(order: Order, by: Vec2) -> Option<Order> {
    let moved = |at: Point| Point::nearest(at.to_vec() + by);
    match order {
        Order::Infantry(infantry::Order::Leave { squad, places }) => {
            let places = places.into_iter().map(moved).collect();
            Some(infantry::Order::Leave { squad, places }.into())
        }
        Order::Transports(transports::Order::Disembark { squad, to: Exit::Open { places } }) => {
            let places = places.into_iter().map(moved).collect();
            Some(transports::Order::Disembark { squad, to: Exit::Open { places } }.into())
        }
        Order::Transports(transports::Order::GetOut { places }) => {
            Some(transports::Order::GetOut { places: places.into_iter().map(moved).collect() }.into())
        }
        Order::Deployment(deployment::Order::Deploy { group, mut stands }) => {
            shift_stands(&mut stands, moved);
            Some(deployment::Order::Deploy { group, stands }.into())
        }
        Order::Deployment(deployment::Order::Infiltrate { squad, mut stands }) => {
            shift_stands(&mut stands, moved);
            Some(deployment::Order::Infiltrate { squad, stands }.into())
        }
        _ => None,
    }
}

fn shift_stands(stands: &mut [deployment::Standing], moved: impl Fn(Point) -> Point) {
    use crate::Place::{Aboard, Air, Gone, Ground, Inside, Landed, Off};
    for it in stands {
        it.place = match it.place {
            Ground(at) => Ground(moved(at)),
            Air(at) => Air(moved(at)),
            Landed(at) => Landed(moved(at)),
            place @ (Off(_) | Inside { .. } | Aboard(_) | Gone) => place,
        };
    }
}

/// How far the squads of the active Battlegroup can go by a kind of order.
pub(crate) fn reach(state: &State, tile: &str) -> Vec<Zone> {
    let squads = state.active.into_iter().flat_map(|it: GroupId| state.squads_of(it));
    let able = squads.filter(|it| march::may_go(state, *it, tile));
    able.filter_map(|it| state.living(it).next()).flat_map(|it| edge(state, it)).collect()
}

/// The strip along an edge of the table that can be reached from it, with so many corners that it stays one if it is rounded.
fn along(stretch: &Stretch, deep: f64) -> Outline {
    let inward = stretch.inward.to_vec() * deep;
    let steps = (stretch.length() / CORNERS).ceil().max(1.0);
    let at = |step: f64| stretch.from + (stretch.to - stretch.from) * (step / steps);
    let there = (0..=steps as u32).map(|it| at(f64::from(it)));
    let back = (0..=steps as u32).rev().map(|it| at(f64::from(it)) + inward);
    Outline::Polygon(there.chain(back).map(Point::nearest).collect())
}

/// The edge of what the first unit of a squad reaches; of Aircraft a circle.
fn edge(state: &State, unit: UnitId) -> Vec<Zone> {
    let flies = state.mode(unit).unit_type == UnitType::Aircraft;
    let far = if flies { fly::allowance(state, unit).0 } else { movement::allowance(state, unit).0 };
    let name = Line::new("dc-reach").with("squad", names::squad(state, state.squad_of(unit))).with("far", far);
    let zone =
        |outline: Outline| Zone { kind: "reach".to_owned(), seat: Some(state.seat(unit)), outline, name: name.clone() };
    let Some(at) = state.point(unit) else {
        let deep = far.to_f64() + if flies { 0.0 } else { size(state, unit).radius.to_f64() };
        return friendly(state, state.seat(unit)).into_iter().map(|it| zone(along(&it, deep))).collect();
    };
    if flies {
        return vec![zone(Outline::Disc { at, radius: far })];
    }
    let ways = state.ground().ways(movement::going(state, unit), size(state, unit).radius);
    let from = Spot::from(at);
    let Some(reach) = ways.and_then(|it| it.reach(from, far.to_f64(), &[]).ok()) else { return Vec::new() };
    let lines = reach.cells(from.level, FINE).contours(reach.limit());
    let polygon = |line: Vec<Vec2>| Outline::Polygon(line.into_iter().map(Point::nearest).collect());
    lines.into_iter().filter(|it| it.len() > 3).map(polygon).map(zone).collect()
}
