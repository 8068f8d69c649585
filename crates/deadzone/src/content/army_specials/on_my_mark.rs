//! On My Mark: a second model shoots at the target of the first (`dz.special.on-my-mark`).

use catalogue::{RuleId, rule};

use crate::{
    Event, Forbidden, Mark, Now, Order, State,
    model::entry::{AfterShot, Entry, Shot},
    rules::{round::splat, shooting},
};

const RULE: RuleId = rule!("dz.special.on-my-mark");

/// The entry.
pub(crate) const ENTRY: Entry = Entry { rule: RULE, after_shot: Some(AfterShot { objection, resolve }), ..Entry::NONE };

/// A friend that is neither activated nor pinned, and may shoot at it.
fn objection(state: &State, shot: Shot, order: &Order) -> Option<Forbidden> {
    let &Order::Snap { model, weapon } = order else { return Some(Forbidden::not_now(state.steps.top())) };
    if let Some(why) = splat::friend_objection(state, state.seat(shot.by), model) {
        return Some(why);
    }
    let it = state.model(model);
    if model == shot.by || it.is(Mark::Activated) {
        return Some(Forbidden::AlreadyActivated { model });
    }
    if it.is(Mark::Pinned) {
        return Some(Forbidden::StandUpFirst);
    }
    shooting::objection(state, model, (weapon, shot.target), false, None)
}

/// The second model is marked and shoots.
fn resolve(now: &mut Now<'_>, shot: Shot, order: Order) {
    if let Order::Snap { model, weapon } = order {
        now.emit(Event::Marked { model, mark: Mark::Activated, holds: true, rule: RULE });
        shooting::shoot(now, model, (weapon, shot.target), false, None);
    }
}
