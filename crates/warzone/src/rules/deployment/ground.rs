//! The ground a player takes: an edge in a Battle Line, a corner in Quarters, and the zone that goes with it.

use battle::{Resolution, Seat};
use table::{Bearing, Inches, Point, Table};

use crate::{Corner, Deployment, Edge, Event, Stand, State, Warzone, model::area::Area};

/// How deep the zone of a Battle Line is (`wz.deploy.battle-line`).
const DEPTH: Inches = Inches::whole(6);
/// The side of the corner on a table of 4 by 4 feet, and on larger ones (`wz.deploy.quarters`).
const CORNERS: (Inches, Inches) = (Inches::whole(18), Inches::whole(24));
/// The longest side of a table of 4 by 4 feet.
const FOUR_FEET: Inches = Inches::whole(48);

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

/// The corners a player may take: any, then the opposite one if there are two players, one that is free if more.
pub(crate) fn corners(state: &State) -> Vec<Corner> {
    let taken: Vec<Corner> = state.sides.iter().filter_map(|it| it.corner).collect();
    let two = state.sides.len() == 2;
    let fits = |it: &Corner| match taken.first() {
        Some(first) if two => *it == first.opposite(),
        Some(_) => !taken.contains(it),
        None => true,
    };
    Corner::ALL.into_iter().filter(fits).collect()
}

/// An edge is taken.
pub(crate) fn take_edge(now: &mut Resolution<'_, Warzone>, seat: Seat, edge: Edge) {
    now.emit(Event::Done);
    now.emit(Event::EdgeTaken { seat, edge });
}

/// A corner is taken.
pub(crate) fn take_corner(now: &mut Resolution<'_, Warzone>, seat: Seat, corner: Corner) {
    now.emit(Event::Done);
    now.emit(Event::CornerTaken { seat, corner });
}

/// A player's Deployment Zone (`wz.deploy.types`), once the ground is taken.
pub(crate) fn zone(state: &State, seat: Seat) -> Option<Area> {
    let side = state.side(seat);
    match side.deploys {
        Deployment::BattleLine => side.edge.map(|it| Area::Strip(it, DEPTH)),
        Deployment::Quarters => side.corner.map(|it| Area::Square(it, corner_side(&state.field.setup.table))),
    }
}

fn corner_side(table: &Table) -> Inches {
    if table.width().max(table.depth()) <= FOUR_FEET { CORNERS.0 } else { CORNERS.1 }
}

/// The edges towards which a player's Broken squads flee and over which reserves come: the own one, or the two of the
/// corner; all where there is no own one (`wz.deploy.types`).
pub(crate) fn own_edges(state: &State, seat: Seat) -> Vec<Edge> {
    let side = state.side(seat);
    match (side.edge, side.corner) {
        (Some(edge), _) => vec![edge],
        (None, Some(corner)) => corner.edges().to_vec(),
        (None, None) => vec![Edge::North, Edge::South, Edge::West, Edge::East],
    }
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

    /// How long it is.
    pub(crate) fn length(self, table: &Table) -> Inches {
        match self {
            Edge::North | Edge::South => table.width(),
            Edge::West | Edge::East => table.depth(),
        }
    }

    /// The stand so far along it and so far from it, in hundredths, looking over the table.
    pub(crate) fn stand(self, table: &Table, along: i32, deep: i32) -> Stand {
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

impl Corner {
    /// All four.
    pub const ALL: [Corner; 4] = [Corner::NorthWest, Corner::NorthEast, Corner::SouthEast, Corner::SouthWest];

    /// The corner across the table.
    #[must_use]
    pub const fn opposite(self) -> Corner {
        match self {
            Corner::NorthWest => Corner::SouthEast,
            Corner::NorthEast => Corner::SouthWest,
            Corner::SouthEast => Corner::NorthWest,
            Corner::SouthWest => Corner::NorthEast,
        }
    }

    /// Its two edges: north or south first.
    #[must_use]
    pub const fn edges(self) -> [Edge; 2] {
        match self {
            Corner::NorthWest => [Edge::North, Edge::West],
            Corner::NorthEast => [Edge::North, Edge::East],
            Corner::SouthEast => [Edge::South, Edge::East],
            Corner::SouthWest => [Edge::South, Edge::West],
        }
    }
}
