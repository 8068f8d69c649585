//! Who is where, as far as it matters to one who moves (`dz.move.capacity`): looked up once for all the cubes of a move.

use crate::{Cell, Cells, Mark, ModelId, Spots, State, model::cell::CUBES};

/// The cubes of the map by who is in them. Most need no closer look.
pub(crate) struct Crowds {
    /// Cubes with a model or a wreck in them.
    pub busy: Cells,
    /// Cubes with an enemy in them, where a walk ends.
    pub foes: Cells,
    /// Cubes it may not even cross on foot: its side has no room there.
    pub barred: Cells,
    /// Cubes it may stay in.
    pub ends: Cells,
    /// The spots of each cube that others stand on.
    pub taken: [Spots; CUBES],
}

impl Crowds {
    /// As it is for this model.
    pub fn new(state: &State, model: ModelId) -> Crowds {
        let (field, size) = (&state.field, state.profile(model).size);
        let seat = state.team(model);
        let (mut foes, mut friends, mut crowd) = (Cells::default(), Cells::default(), [0; CUBES]);
        let (mut wrecks, mut taken) = (Cells::default(), [Spots(0); CUBES]);
        for (at, other) in state.models.iter().enumerate() {
            let (id, cell) = (ModelId(at as u8), other.cell);
            if !other.is(Mark::OnBoard) && !other.is(Mark::Wreck) {
                continue;
            }
            if id != model {
                taken[cell.index()].0 |= other.spots.0;
            }
            if !other.is(Mark::OnBoard) {
                wrecks.insert(cell);
            } else if state.team(id) == seat {
                friends.insert(cell);
                crowd[cell.index()] += state.profile(id).size;
            } else {
                foes.insert(cell);
            }
        }
        let here = state.model(model);
        let inside = here.is(Mark::OnBoard).then_some(here.cell);
        // A large model may cross a half tile, but not stay (`dz.field.half-tile`).
        let narrow = if size > 2 { field.halves } else { Cells::default() };
        let cramped = |it: &Cell| crowd[it.index()] + size > field.capacity(*it) && Some(*it) != inside;
        let full: Cells = friends.joined(&narrow).iter().filter(cramped).collect();
        let full = full.common(&field.standing);
        // Among enemies a walk ends; other full cubes may be crossed where the house plays it so (`dz.move.capacity`).
        let crossed = field.setup.settings.full_cubes_are_crossed;
        let barred = if crossed { full.common(&foes) } else { full.without(&narrow.without(&foes)) };
        Crowds {
            busy: friends.joined(&foes).joined(&wrecks),
            foes,
            barred,
            ends: field.standing.without(&full).without(&narrow),
            taken,
        }
    }
}
