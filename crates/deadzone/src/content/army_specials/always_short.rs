//! Always Short: another counter is laid (`dz.special.always-short`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Cell, Event, Forbidden, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::{items, round::splat},
};

const RULE: RuleId = rule!("dz.special.always-short");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, between_actions: Some(SplatUse { uses: cubes, objection, resolve }), ..Entry::NONE };

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(matches!(how, Use::Cube(cell) if takes_item(state, model, cell)), RULE)
}

fn resolve(now: &mut Now<'_>, _: ModelId, how: Use) -> Result<(), NeedDice> {
    if let Use::Cube(cell) = how {
        let settled = items::settled(now)?;
        now.emit(Event::ItemLaid { cell, settled });
    }
    Ok(())
}

fn cubes(state: &State, _: ModelId, take: &mut dyn FnMut(Use)) {
    state.field.standing.iter().map(Use::Cube).for_each(take);
}

/// An adjacent cube without models where an item can lie, and a counter left to lay (`dz.faq.always-short`).
fn takes_item(state: &State, model: ModelId, cell: Cell) -> bool {
    let here = state.model(model).cell;
    let near = here.distance(cell) == 1 && state.field.standing.has(cell) && state.in_cell(cell).next().is_none();
    near && state.counters_left() > 0
}
