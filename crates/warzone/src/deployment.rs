//! Deployment along a Battle Line: opposite long edges, 6in deep, the Initiative first (`wz.deploy.battle-line`).

use battle::{Resolution, Seat};
use rules::rule;
use table::{Bearing, Inches, Point, measure};

use crate::{Edge, Event, Forbidden, SquadId, Stand, State, Step, Warzone, measure::TOLERANCE, terrain::Terrain};

/// How deep a deployment zone is.
pub(crate) const DEPTH: Inches = Inches::whole(6);

/// The edges a player may take: a long one, any on a square table, and for all others one that is still free, the one
/// opposite the first if there are two players.
pub(crate) fn edges(state: &State, seat: Seat) -> Vec<Edge> {
    let (width, depth) = (state.field.setup.table.width(), state.field.setup.table.depth());
    let all = [Edge::North, Edge::South, Edge::West, Edge::East];
    let taken: Vec<Edge> = state.sides.iter().filter_map(|it| it.edge).collect();
    let long = |it: &Edge| match it {
        Edge::North | Edge::South => width >= depth,
        Edge::West | Edge::East => depth >= width,
    };
    let two = state.sides.len() == 2;
    let fits = |it: &Edge| match taken.first() {
        Some(first) if two => *it == first.opposite(),
        Some(_) => !taken.contains(it),
        None => long(it),
    };
    debug_assert!(state.side(seat).edge.is_none());
    all.into_iter().filter(fits).collect()
}

/// An edge is taken; the next player takes his, then squads are set up, the Initiative first.
pub(crate) fn take_edge(now: &mut Resolution<'_, Warzone>, seat: Seat, edge: Edge) {
    now.emit(Event::Done);
    now.emit(Event::EdgeTaken { seat, edge });
    let seats = now.sides.len() as u8;
    let clockwise = |from: Seat| (0..seats).map(move |it| Seat((from.0 + it) % seats));
    match clockwise(seat).find(|it| now.side(*it).edge.is_none()) {
        Some(next) => now.emit(Event::Then(vec![Step::TakeEdge(next)])),
        None => {
            let order = clockwise(now.initiative).map(Step::Deploy).collect();
            now.emit(Event::Then(order));
        }
    }
}

/// The squads a player has still to set up.
pub(crate) fn waiting(state: &State, seat: Seat) -> impl Iterator<Item = SquadId> + '_ {
    state.field.squads_of(seat).filter(|it| state.members(*it).next().is_none())
}

/// Why a squad cannot be set up so.
pub(crate) fn objection(state: &State, seat: Seat, squad: SquadId, stands: &[Stand]) -> Option<Forbidden> {
    let Some(card) = state.field.squads.get(squad.index()).filter(|it| it.seat == seat) else {
        return Some(Forbidden::NotYourSquad { squad });
    };
    if state.members(squad).next().is_some() {
        return Some(Forbidden::AlreadyDeployed { squad });
    }
    if stands.len() != usize::from(card.size) {
        return Some(Forbidden::WrongCount { models: usize::from(card.size), places: stands.len() });
    }
    let mut set_up = state.clone();
    for (model, stand) in state.field.members(squad).zip(stands) {
        if let Some(why) = place_objection(&set_up, seat, model, stand) {
            return Some(why);
        }
        set_up.models[model.index()].stand = Some(*stand);
    }
    set_up.out_of_coherency(squad).next().map(|(model, distance, limit)| Forbidden::OutOfCoherency {
        model,
        distance,
        limit,
    })
}

fn place_objection(state: &State, seat: Seat, model: crate::ModelId, stand: &Stand) -> Option<Forbidden> {
    let table = &state.field.setup.table;
    let body = state.body_at(model, stand);
    let zone = zone(state, seat);
    let (low, high) = body.shape().bounds();
    let inside = |(west, north): (f64, f64), (east, south): (f64, f64)| {
        low.x >= west - TOLERANCE
            && low.y >= north - TOLERANCE
            && high.x <= east + TOLERANCE
            && high.y <= south + TOLERANCE
    };
    if !inside(zone.0, zone.1) {
        return Some(Forbidden::OutsideZone { model, depth: DEPTH });
    }
    let terrain = state.field.terrain.iter().zip(&state.field.bounds);
    let in_rock = table.pieces().iter().zip(terrain).any(|(piece, (terrain, bounds))| {
        *terrain == Terrain::Impassable
            && bounds.touch(low, high)
            && measure::plan_distance(piece.footprint.shape(), body.shape()) == 0.0
    });
    if in_rock || stand.level != table::reach::Level::Ground {
        return Some(Forbidden::NoRoom { model, rule: rule!("wz.terrain.impassable") });
    }
    let overlaps = |it: crate::ModelId| {
        let (one, other) = (state.profile(it).radius.to_f64(), state.profile(model).radius.to_f64());
        (state.centre(it) - body.centre()).length() < one + other - table::reach::SLACK
    };
    let taken = state.standing().any(overlaps);
    taken.then_some(Forbidden::NoRoom { model, rule: rule!("wz.def.models-impassable") })
}

/// The corners of a player's zone.
pub(crate) fn zone(state: &State, seat: Seat) -> ((f64, f64), (f64, f64)) {
    let table = &state.field.setup.table;
    let (width, depth, deep) = (table.width().to_f64(), table.depth().to_f64(), DEPTH.to_f64());
    match state.side(seat).edge {
        Some(Edge::North) => ((0.0, 0.0), (width, deep)),
        Some(Edge::South) => ((0.0, depth - deep), (width, depth)),
        Some(Edge::West) => ((0.0, 0.0), (deep, depth)),
        Some(Edge::East) => ((width - deep, 0.0), (width, depth)),
        None => ((0.0, 0.0), (width, depth)),
    }
}

/// A squad is set up; once all of this player's are, the next player goes on.
pub(crate) fn deploy(now: &mut Resolution<'_, Warzone>, seat: Seat, squad: SquadId, stands: Vec<Stand>) {
    now.emit(Event::Deployed { squad, stands });
    if waiting(now, seat).next().is_none() {
        now.emit(Event::Done);
    }
}

/// Formations a squad could be set up in: ranks along the zone, at several places.
pub(crate) fn formations(state: &State, seat: Seat, squad: SquadId, found: &mut Vec<Vec<Stand>>) {
    let edge = state.side(seat).edge.unwrap_or(Edge::North);
    let table = &state.field.setup.table;
    let long = match edge {
        Edge::North | Edge::South => table.width(),
        Edge::West | Edge::East => table.depth(),
    };
    for share in 1..12 {
        for front in [520, 320] {
            let middle = long.as_hundredths() * share / 12;
            let stands = ranks(state, edge, squad, middle, front);
            if objection(state, seat, squad, &stands).is_none() {
                found.push(stands);
            }
        }
    }
}

/// The ranks a squad stands in when it is set up around a place, as far as the zone allows.
pub(crate) fn ranks_at(state: &State, seat: Seat, squad: SquadId, at: Point) -> Vec<Stand> {
    let edge = state.side(seat).edge.unwrap_or(Edge::North);
    let table = &state.field.setup.table;
    let (x, y) = (at.x.as_hundredths(), at.y.as_hundredths());
    let (along, deep) = match edge {
        Edge::North => (x, y),
        Edge::South => (x, table.depth().as_hundredths() - y),
        Edge::West => (y, x),
        Edge::East => (y, table.width().as_hundredths() - x),
    };
    ranks(state, edge, squad, along, (deep + 85).clamp(240, 520))
}

/// Two ranks, 1.6in apart, the Commander in the middle of the second.
fn ranks(state: &State, edge: Edge, squad: SquadId, middle: i32, front: i32) -> Vec<Stand> {
    let size = i32::from(state.field.squads[squad.index()].size);
    let files = (size + 1) / 2;
    (0..size)
        .map(|number| {
            let (file, rank) = if number == 0 { (files / 2, 1) } else { ((number - 1) % files, (number - 1) / files) };
            let file = if number > 0 && rank == 1 && file >= files / 2 { file + 1 } else { file };
            let along = middle + (2 * file - files) * 80;
            edge.stand(state, along, front - rank * 170)
        })
        .collect()
}

impl Edge {
    /// The edge across the table.
    #[must_use]
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::North => Edge::South,
            Edge::South => Edge::North,
            Edge::East => Edge::West,
            Edge::West => Edge::East,
        }
    }

    /// The way one looks from it over the table.
    #[must_use]
    pub const fn inward(self) -> Bearing {
        match self {
            Edge::North => Bearing::SOUTH,
            Edge::South => Bearing::NORTH,
            Edge::East => Bearing::WEST,
            Edge::West => Bearing::EAST,
        }
    }

    /// The stand so far along it and so far from it, in hundredths, looking over the table.
    fn stand(self, state: &State, along: i32, deep: i32) -> Stand {
        let table = &state.field.setup.table;
        let (width, depth) = (table.width().as_hundredths(), table.depth().as_hundredths());
        let (x, y) = match self {
            Edge::North => (along, deep),
            Edge::South => (along, depth - deep),
            Edge::West => (deep, along),
            Edge::East => (width - deep, along),
        };
        Stand::ground(Point::new(Inches::hundredths(x), Inches::hundredths(y)), self.inward())
    }
}

/// One way to set a squad up where no formation fits: each model at the first free place of the zone.
pub(crate) fn anywhere(state: &State, seat: Seat, squad: SquadId) -> Option<Vec<Stand>> {
    let edge = state.side(seat).edge.unwrap_or(Edge::North);
    let table = &state.field.setup.table;
    let long = match edge {
        Edge::North | Edge::South => table.width(),
        Edge::West | Edge::East => table.depth(),
    };
    let spots: Vec<Stand> = (1..long.as_hundredths() / 50)
        .flat_map(|along| [100, 250, 400, 530].map(|deep| edge.stand(state, along * 50, deep)))
        .collect();
    (0..spots.len()).step_by(8).find_map(|first| {
        let stands = fill(state, seat, squad, &spots[first..])?;
        objection(state, seat, squad, &stands).is_none().then_some(stands)
    })
}

fn fill(state: &State, seat: Seat, squad: SquadId, spots: &[Stand]) -> Option<Vec<Stand>> {
    let (mut set_up, mut stands, mut left) = (state.clone(), Vec::new(), spots.iter());
    for model in state.field.members(squad) {
        let stand = left.find(|it| place_objection(&set_up, seat, model, it).is_none())?;
        set_up.models[model.index()].stand = Some(*stand);
        stands.push(*stand);
    }
    Some(stands)
}
