//! Rope-a-dope: a step aside before an enemy that moves in (`dz.special.rope-a-dope`).

use catalogue::{RuleId, rule};
use smallvec::smallvec;

use crate::{
    Event, Forbidden, ModelId, Now, Order, Pace, State, Step, Use,
    model::entry::{Entry, OnEntry},
    rules::movement::on_entry,
};

const RULE: RuleId = rule!("dz.special.rope-a-dope");

/// The entry.
pub(crate) const ENTRY: Entry = Entry { rule: RULE, on_entry: Some(OnEntry { objection, resolve }), ..Entry::NONE };

/// It can move.
fn objection(state: &State, mover: ModelId, order: &Order) -> Option<Forbidden> {
    let &Order::Splat(Use::On(model)) = order else { return Some(Forbidden::not_now(state.steps.top())) };
    on_entry::ready_objection(state, mover, model)
        .or_else(|| state.profile(model).walk.is_none().then_some(Forbidden::Dash { rule: RULE }))
}

fn resolve(now: &mut Now<'_>, _: ModelId, order: Order) {
    if let Order::Splat(Use::On(model)) = order {
        now.emit(Event::Then(smallvec![Step::GoOn { model, pace: Pace::Dodge }]));
    }
}
