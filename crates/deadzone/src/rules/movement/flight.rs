//! Glide (`dz.ability.glide`) and Flight (`dz.ability.flight`): ways through the air.

use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::lattice::Gait;

use crate::{
    Ability, Cell, Cells, ModelId, State,
    model::field::{FieldData, gap},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] =
    &[rule!("dz.ability.flight"), rule!("dz.ability.glide"), rule!("dz.faq.flight-over")];

/// Whether a model flies: over gaps of any width and over cubes with others in them.
pub(crate) fn flies(state: &State, model: ModelId) -> bool {
    state.has(model, Ability::Flight)
}

/// Whether a fall does a model no harm: it flies, glides or has a Jump Pack.
pub(crate) fn lands_softly(state: &State, model: ModelId) -> bool {
    [Ability::JumpPack, Ability::Glide, Ability::Flight].into_iter().any(|it| state.has(model, it))
}

fn is_open(field: &FieldData, size: u8, from: Cell, to: Cell) -> bool {
    field.lattice.can_step(from.cube(), to.cube(), gap(size), Gait::Fly)
}

fn below(cell: Cell) -> Option<Cell> {
    cell.on_level(cell.level().checked_sub(1)?)
}

/// Where a gliding model may come down from a cube: for each level it drops it may go one cube sideways.
pub(crate) fn landings(field: &FieldData, size: u8, from: Cell) -> SmallVec<[Cell; 16]> {
    let (mut found, mut seen) = (SmallVec::new(), Cells::default());
    let mut air: SmallVec<[Cell; 16]> = SmallVec::from_iter([from]);
    for _ in 1..from.level() {
        let mut lower: SmallVec<[Cell; 16]> = SmallVec::new();
        for cell in air {
            let beside = (0..8).filter_map(|wind| cell.neighbour(wind)).filter(|it| is_open(field, size, cell, *it));
            for over in beside.chain([cell]).filter(|it| !field.standing.has(*it)) {
                let Some(down) = below(over).filter(|it| is_open(field, size, over, *it) && !seen.has(*it)) else {
                    continue;
                };
                seen.insert(down);
                if field.standing.has(down) {
                    found.push(down);
                } else {
                    lower.push(down);
                }
            }
        }
        air = lower;
    }
    found
}

/// Where a gliding model that is thrown over an edge comes down: on in the direction of the throw, one cube for each
/// level, until a floor, scenery or the edge stops it.
pub(crate) fn thrown(state: &State, model: ModelId, over: Cell, wind: u8) -> Cell {
    let (mut at, size) = (over, state.profile(model).size);
    while !state.field.standing.has(at) {
        let Some(down) = below(at).filter(|it| is_open(&state.field, size, at, *it)) else { break };
        at = down;
        if state.field.standing.has(at) {
            break;
        }
        let on = at.neighbour(usize::from(wind)).filter(|it| is_open(&state.field, size, at, *it));
        at = on.unwrap_or(at);
    }
    at
}
