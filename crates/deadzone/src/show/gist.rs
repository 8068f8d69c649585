//! A plan in one sentence: which model does what, and how likely its attacks are to come off. What merely goes on is left
//! out.

use battle::{Arg, Line};

use crate::{
    Deadzone, ModelId, Order, State,
    odds::forecast,
    show::names::{name, order_name},
};

/// No more deeds than this are told.
const MOST: usize = 4;

/// The orders of a plan as a sentence; none where nothing is done by them.
pub(crate) fn gist(state: &State, orders: &[Order]) -> Option<Line> {
    let mut now = state.clone();
    let (mut told, mut last): (Vec<Line>, Option<ModelId>) = (Vec::new(), None);
    let mut before: Option<Line> = None;
    for order in orders {
        let by = now.active.map(|it| it.model);
        // A second attack of the same words says nothing new.
        let deed = deed(&now, order).filter(|it| told.len() < MOST && before.as_ref() != Some(it));
        if let Some(deed) = deed {
            before = Some(deed.clone());
            told.push(match by.filter(|_| by != last) {
                Some(model) => Line::new("dz-gist-who").with("model", name(&now, model)).with("deed", deed),
                None => deed,
            });
            last = by;
        }
        let mut none = dice::Recorded::new(Vec::new());
        // What is rolled for changes nothing here: the sentence goes on as if nobody were hurt.
        let _ = battle::apply(&Deadzone, &mut now, order, &mut none, None);
    }
    let first = told.pop()?;
    Some(told.into_iter().rev().fold(first, |rest, it| Line::new("dz-gist-and").with("one", it).with("other", rest)))
}

/// What an order does, in words; none for one that only goes on.
fn deed(state: &State, order: &Order) -> Option<Line> {
    if matches!(
        order,
        Order::Decline | Order::Done | Order::Pass | Order::Activate { .. } | Order::AddDice { count: 0 }
    ) {
        return None;
    }
    let line = order_name(state, order);
    let odds = forecast::forecast(state, order).and_then(|it| it.chances.last().cloned());
    Some(match odds {
        Some(it) => Line::new("dz-gist-odds").with("deed", line).with("chance", Arg::Chance(it.chance)),
        None => line,
    })
}
