//! A plan in one sentence: who does what, and how likely the shots in it are to remove somebody. What merely declines is
//! left out.

use battle::{Arg, Line};

use table::measure;

use super::scene;
use crate::{ModelId, Order, State, Warzone, odds::forecast};

/// How near its end a way must lie to a named piece of ground to be told by it, in inches.
const NEAR: f64 = 2.0;
/// No more deeds than this are told.
const MOST: usize = 4;

/// The orders of a plan as a sentence; none where nothing is done by them.
pub(crate) fn gist(state: &State, orders: &[Order]) -> Option<Line> {
    let mut now = state.clone();
    let (mut told, mut last, mut before) = (Vec::new(), None, None);
    for order in orders {
        // What is rolled for changes nothing here: a second order of the same words says nothing new.
        let deed = deed(&now, order).filter(|it| told.len() < MOST && before.as_ref() != Some(it));
        if let Some(deed) = deed {
            before = Some(deed.clone());
            let by = scene::acting(&now);
            told.push(if by == last { deed } else { by.map_or(deed.clone(), |it| named(&now, it, deed)) });
            last = by;
        }
        let mut none = dice::Recorded::new(Vec::new());
        if battle::apply(&Warzone, &mut now, order, &mut none, None).is_err() && last.is_none() {
            break;
        }
    }
    let first = told.pop()?;
    Some(told.into_iter().rev().fold(first, |rest, it| Line::new("wz-gist-and").with("one", it).with("other", rest)))
}

fn named(state: &State, model: ModelId, deed: Line) -> Line {
    Line::new("wz-gist-who").with("model", scene::name(state, model)).with("deed", deed)
}

/// What an order does, in words; none for one that only goes on.
fn deed(state: &State, order: &Order) -> Option<Line> {
    let chance = || forecast::glance(state, order).and_then(|it| it.chances.last().map(|it| it.chance));
    match order {
        Order::Decline | Order::DeclareNothing | Order::ActivateModel { .. } | Order::Pass => None,
        Order::Move { by, .. } | Order::Run { by, .. } => {
            let (model, end) = (scene::acting(state)?, by.last()?.at);
            let way = scene::travel_name(state, model, Some(end));
            let gap = |it: &table::Piece| measure::nearest_point(it.footprint.shape(), end.to_vec()) - end.to_vec();
            let near = |it: &&table::Piece| gap(it).length() <= NEAR;
            let pieces = state.field.setup.table.pieces();
            let place = pieces.iter().filter(near).find_map(crate::show::terrain_names::name);
            Some(match place {
                Some(place) => Line::new("wz-gist-by").with("way", way).with("place", place),
                None => way,
            })
        }
        order => {
            let line = scene::order_name(state, order);
            Some(match chance() {
                Some(chance) => Line::new("wz-gist-odds").with("deed", line).with("chance", Arg::Chance(chance)),
                None => line,
            })
        }
    }
}
