//! The words of movement over the ground.

use battle::{
    Beat, Line,
    scene::{Gesture, Target},
};
use catalogue::rule;
use table::{Inches, Point};

use crate::{
    Place, State, UnitId, Way,
    model::chapters::movement::{Event, Order},
    rules::measuring::body_at,
    show::{
        names,
        said::Said,
        told::{Told, squad, stands, with_cargo},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::Move { squad: it, ways } => {
            let name = travels(state, ways).with("squad", names::squad(state, *it));
            let end = ways.first().and_then(|way| way.path.last()).copied().map(Target::Place);
            Said::new("move", rule!("dc.move.basic"), name).at([squad(*it)]).at(end).by(Gesture::March).bare()
        }
    }
}

/// How the first unit of a squad that goes somewhere goes: turns, moves so far, comes on or leaves.
pub(super) fn travels(state: &State, ways: &[Way]) -> Line {
    let Some(way) = ways.first() else { return Line::new("dc-do-turn") };
    let from = state.point(way.unit);
    let to = way.path.last().copied();
    match (from, to) {
        _ if way.leaves => Line::new("dc-do-leave-table"),
        (Some(from), Some(to)) => names::gone(Line::new("dc-do-move"), from, to),
        (None, Some(to)) => Line::new("dc-do-come-on").with("x", to.x).with("y", to.y),
        (_, None) => Line::new("dc-do-turn"),
    }
}

/// What an event is on the page.
pub(super) fn told(before: &State, event: &Event) -> Option<Told> {
    Some(match event {
        Event::Moved { unit, path, length, to, .. } => {
            let line = |key: &'static str| Line::new(key).with("unit", names::unit(before, *unit));
            let way = path.iter().map(|at| (*at, height(before, *unit, *to, *at)));
            match (before.point(*unit), *to) {
                (_, Place::Off(_) | Place::Gone) => {
                    Told::seen(Beat::Place, line("dc-log-left-table")).at(with_cargo(before, *unit))
                }
                (None, _) => {
                    let line = line("dc-log-came-on").with("length", walked(path));
                    Told::seen(Beat::Place, line).at(with_cargo(before, *unit)).along(way)
                }
                (Some(_), _) if path.is_empty() => Told::said(line("dc-log-turned")),
                (Some(_), _) => {
                    let line = line("dc-log-moved").with("length", *length);
                    let cargo = with_cargo(before, *unit).split_off(1);
                    let way = stands(before, *unit).into_iter().chain(way);
                    Told::seen(Beat::Go, line).of(before.seat(*unit)).by(Some(*unit)).at(cargo).along(way)
                }
            }
        }
        Event::SquadMoved { .. } | Event::MovedAgain { .. } | Event::MovementEnded { .. } => return None,
    })
}

/// How high a unit goes over a place, on a way that ends like that.
fn height(state: &State, unit: UnitId, to: Place, at: Point) -> Inches {
    let flies = matches!(to, Place::Air(_) | Place::Landed(_));
    let body = body_at(state, unit, if flies { Place::Air(at) } else { Place::Ground(at) });
    body.map_or(Inches::ZERO, |it| Inches::nearest(it.volume().bottom))
}

/// How long a way is, bend by bend.
fn walked(path: &[Point]) -> Inches {
    Inches::nearest(path.windows(2).map(|it| (it[1].to_vec() - it[0].to_vec()).length()).sum())
}
