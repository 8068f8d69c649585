//! The battlefield to look at: floors, walls and ways up, what lies in a cube, and which cubes are marked.

use battle::{
    Line, Seat,
    scene::{Climb, Ground, Outline, Partition, Patch, Storey, Works, Zone},
};
use catalogue::rule;
use table::lattice::Floor;

use crate::{Block, Cell, State, Step, model::map::CUBE, rules::missions, show::refusals::cube};

/// The cubes with everything built on them.
pub(crate) fn ground(state: &State) -> Ground {
    let map = &state.field.setup.map;
    let climb = |ramp: bool| move |it: &Cell| Climb { cube: it.cube(), ramp };
    let works = Works {
        storeys: state.field.standing.iter().map(|it| storey(state, it)).collect(),
        walls: map
            .walls
            .iter()
            .map(|it| Partition { cube: it.cell.cube(), side: it.side, opening: it.gap, shut: it.hatch })
            .collect(),
        climbs: map.ladders.iter().map(climb(false)).chain(map.ramps.iter().map(climb(true))).collect(),
    };
    Ground::Lattice { columns: 8, rows: 8, levels: map.levels, side: CUBE, works }
}

/// A cube one can stand in: how much fits in, and how much is there (`dz.move.capacity`).
fn storey(state: &State, cell: Cell) -> Storey {
    let half = state.field.halves.has(cell);
    let taken = || Seat::first(2).map(|it| state.crowd(cell, it)).collect();
    let name = Line::new(if half { "dz-storey-half" } else { "dz-storey" });
    Storey {
        cube: cell.cube(),
        floor: if half { Floor::Partial } else { state.field.lattice.floor(cell.cube()) },
        room: state.field.capacity(cell),
        taken: if state.in_cell(cell).next().is_some() { taken() } else { Vec::new() },
        name: name.with("column", cell.column()).with("row", cell.row()).with("level", cell.level()),
    }
}

/// Crates, rubble, barricades: what lies inside a cube. Floors and walls are in the ground.
pub(crate) fn blocks(state: &State) -> Vec<Patch> {
    let solids = state.field.setup.map.blocks.iter().filter_map(Block::solid).enumerate();
    solids
        .map(|(number, it)| Patch {
            id: number as u16,
            kind: "crate".to_owned(),
            outline: it.outline.corners().to_vec(),
            bottom: it.bottom,
            top: it.top,
            floors: Vec::new(),
            label: None,
            name: Line::new("dz-scenery"),
        })
        .collect()
}

/// A cube as an area.
pub(crate) fn outline(cell: Cell) -> Outline {
    let cube = cell.cube();
    Outline::Cube(cube.column, cube.row, cube.level)
}

fn zone(kind: &str, seat: Option<Seat>, cell: Cell, name: Line) -> Zone {
    Zone { kind: kind.to_owned(), seat, outline: outline(cell), name }
}

/// Who alone stands in a cube.
pub(crate) fn holder(state: &State, cell: Cell) -> Option<Seat> {
    let there = |seat: Seat| state.in_cell(cell).any(|it| state.seat(it) == seat);
    Seat::first(2).find(|it| there(*it)).filter(|it| !there(State::opponent(*it)))
}

/// Objectives with who holds them, smoke, traps, and before the first round the deployment zones.
pub(crate) fn zones(state: &State) -> Vec<Zone> {
    let objective = |(cell, vps): (Cell, u8)| {
        let name = Line::new("dz-objective").with("vps", vps).with("cube", cube(cell)).with("number", vps);
        zone("objective", holder(state, cell), cell, name)
    };
    let smoked = |cell: Cell| zone("smoke", None, cell, Line::new("dz-smoke").with("cube", cube(cell)));
    let trapped = |it: &crate::Trap| {
        let name = Line::new("dz-trap").with("rule", rule!("dz.ability.trap")).with("cube", cube(it.cell));
        zone("trap", Some(it.seat), it.cell, name)
    };
    let mut zones: Vec<Zone> = deployment(state);
    zones.extend(missions::objective_cells(state).map(objective));
    zones.extend(state.smoke.iter().map(smoked));
    zones.extend(state.traps.iter().map(trapped));
    zones
}

/// Before the first round, whose zone is where; while a zone is chosen, the red one as the first seat's, the blue one as
/// the other's.
fn deployment(state: &State) -> Vec<Zone> {
    let chooses = matches!(state.steps.top(), Some(Step::TakeZone(_)));
    if state.round > 0 {
        return Vec::new();
    }
    let zoned = |seat: Seat| {
        let zone = state.sides[seat.index()].zone;
        (seat, zone.or(chooses.then_some(seat.0)))
    };
    let mut zones = Vec::new();
    for (seat, of) in Seat::first(2).map(zoned) {
        let Some(of) = of else { continue };
        let name = if chooses {
            Line::new(if of == 0 { "dz-do-zone-red" } else { "dz-do-zone-blue" })
        } else {
            Line::new("dz-zone").with("player", seat)
        };
        let cells = (0..64).map(Cell::at).filter(|it| missions::is_zoned(state, of, *it));
        zones.extend(cells.map(|cell| zone("deployment", Some(seat), cell, name.clone())));
    }
    zones
}
