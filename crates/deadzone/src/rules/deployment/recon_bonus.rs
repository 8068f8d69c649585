//! Recon bonus dice (`dz.recon.bonus`): where the house plays them, the winner of the Recon test rolls as many dice as he won
//! by, once all have deployed, and resolves them in any order: he looks at counters, takes one away, moves models, or
//! sends one round the flank. A favour may be let go.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::{Faces, NeedDice, Roll};
use smallvec::{SmallVec, smallvec};

use crate::{
    Cell, Event, Forbidden, Mark, ModelId, Now, Order, Pace, Peek, Spots, State, Step, Way,
    rules::{deployment::recon, items, movement},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.recon.bonus")];

/// The face that stands for any other.
const ANY: u8 = 8;

/// Rolls them all; an 8 does not explode.
pub(crate) fn roll(now: &mut Now<'_>, seat: Seat) -> Result<(), NeedDice> {
    let count = now.sides[seat.index()].bonus;
    let faces = now.roll(Roll::new(rule!("dz.recon.bonus"), count, 8).any_order())?;
    now.emit(Event::BonusRolled { seat, faces: faces.clone() });
    now.emit(Event::Becomes(Step::Bonus { seat, faces }));
    Ok(())
}

/// Whether a die may be taken for a result. Of dice that show the same, the first is taken.
pub(crate) fn objection(state: &State, faces: &[u8], die: u8, result: u8) -> Option<Forbidden> {
    let fits = distinct(faces)
        .any(|(at, face)| at == usize::from(die) && (face == result || face == ANY) && (1..ANY).contains(&result));
    (!fits).then(|| Forbidden::not_now(state.steps.top()))
}

/// The dice that show something no die before them shows.
fn distinct(faces: &[u8]) -> impl Iterator<Item = (usize, u8)> + '_ {
    faces.iter().copied().enumerate().filter(|it| !faces[..it.0].contains(&it.1))
}

/// One of the dice is used.
pub(crate) fn take(now: &mut Now<'_>, seat: Seat, mut faces: Faces, (die, result): (u8, u8)) {
    faces.remove(usize::from(die));
    now.emit(Event::Becomes(Step::Bonus { seat, faces }));
    let step = match result {
        1 => Step::Look { seat, left: 1 },
        2 => Step::Look { seat, left: 3 },
        3 => Step::Discard(seat),
        4..=6 => Step::Shift { seat, left: result - 3, moved: SmallVec::new() },
        _ => Step::Flank(seat),
    };
    now.emit(Event::Then(smallvec![step]));
}

/// What may be done with the dice.
pub(crate) fn orders(faces: &[u8], orders: &mut Vec<Order>) {
    for (die, face) in distinct(faces) {
        let results = if face == ANY { 1..ANY } else { face..face + 1 };
        orders.extend(results.map(|result| Order::TakeBonus { die: die as u8, result }));
    }
}

/// Why a counter may not be looked at or taken away: it must lie face down, and not be known.
pub(crate) fn counter_objection(state: &State, item: u8, looks: bool) -> Option<Forbidden> {
    let hidden = state.counters.get(usize::from(item)).filter(|it| it.item.is_none());
    let fits = hidden.is_some_and(|it| !looks || it.peek.is_none());
    (!fits).then_some(Forbidden::NoSuchCounter { rule: rule!("dz.recon.bonus") })
}

/// The counters one may look at, or take away.
pub(crate) fn counters(state: &State, looks: bool) -> impl Iterator<Item = u8> + '_ {
    (0..state.counters.len() as u8).filter(move |it| counter_objection(state, *it, looks).is_none())
}

/// Looks at a counter and puts it back face down: what it shows is settled now, and only he knows.
pub(crate) fn look(now: &mut Now<'_>, seat: Seat, left: u8, counter: u8) -> Result<(), NeedDice> {
    let item = items::drawn(now)?;
    if left > 1 {
        now.emit(Event::Becomes(Step::Look { seat, left: left - 1 }));
    } else {
        now.emit(Event::Done);
    }
    now.emit(Event::Looked { seat, counter, item: Some(item) });
    Ok(())
}

/// Takes a counter off the map.
pub(crate) fn discard(now: &mut Now<'_>, counter: u8) {
    now.emit(Event::Done);
    now.emit(Event::CounterGone { counter });
}

/// Why a model may not be moved there: one cube by the rules of movement, each model once, and to no enemy.
pub(crate) fn shift_objection(
    state: &State,
    (seat, moved): (Seat, &[ModelId]),
    model: ModelId,
    cell: Cell,
    at: Spots,
) -> Option<Forbidden> {
    if !state.is_on_board(model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    if state.seat(model) != seat {
        return Some(Forbidden::NotYours { model });
    }
    if moved.contains(&model) || state.has_enemy(cell, seat) {
        return Some(Forbidden::not_now(state.steps.top()));
    }
    let way = Way::new(&[cell]).unwrap_or_default();
    movement::objection(state, model, Pace::Dodge, &way, at)
}

/// Moves a model one cube.
pub(crate) fn shift(
    now: &mut Now<'_>,
    (seat, left, mut moved): (Seat, u8, SmallVec<[ModelId; 3]>),
    model: ModelId,
    cell: Cell,
    at: Spots,
) {
    moved.push(model);
    let more = Step::Shift { seat, left: left - 1, moved };
    now.emit(if left > 1 { Event::Becomes(more) } else { Event::Done });
    movement::set_out(now, model, Pace::Dodge, Way::new(&[cell]).unwrap_or_default(), at);
}

/// Where models may be moved to.
pub(crate) fn shift_orders(state: &State, (seat, moved): (Seat, &[ModelId]), orders: &mut Vec<Order>) {
    let mut moves = Vec::new();
    for model in state.on_board().filter(|it| state.seat(*it) == seat) {
        moves.clear();
        movement::orders(state, model, Pace::Dodge, &mut moves);
        for order in &moves {
            if let Order::Move { way, at, .. } = order
                && let Some(cell) = way.cells().last().copied()
                && shift_objection(state, (seat, moved), model, cell, *at).is_none()
            {
                orders.push(Order::Deploy { model, cell, at: *at });
            }
        }
    }
}

/// Why a model may not be sent round the flank.
pub(crate) fn flank_objection(state: &State, seat: Seat, model: ModelId) -> Option<Forbidden> {
    if !state.is_on_board(model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    (state.seat(model) != seat).then_some(Forbidden::NotYours { model })
}

/// The models of a seat that are on their way round the flank.
pub(crate) fn flankers(state: &State, seat: Seat) -> impl Iterator<Item = ModelId> + '_ {
    let all = (0..state.models.len() as u8).map(ModelId);
    all.filter(move |it| state.seat(*it) == seat && state.model(*it).is(Mark::Flanking))
}

/// Why a flanker may not come in there: an empty cube of the left or right edge.
pub(crate) fn edge_objection(state: &State, seat: Seat, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    if !flankers(state, seat).any(|it| it == model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    if !matches!(cell.column(), 1 | 8) {
        return Some(Forbidden::NotAtEdge { cell });
    }
    if state.in_cell(cell).next().is_some() {
        return Some(Forbidden::Occupied { cell, rule: rule!("dz.recon.bonus") });
    }
    recon::place_objection(state, model, cell, at)
}

/// Where flankers may come in.
pub(crate) fn edge_orders(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    for model in flankers(state, seat) {
        for cell in state.field.standing.iter() {
            for at in movement::spots(state, model, cell) {
                if edge_objection(state, seat, model, cell, at).is_none() {
                    orders.push(Order::Deploy { model, cell, at });
                }
            }
        }
    }
}

/// The counters that are settled but were not revealed: nobody draws them again.
pub(crate) fn known(state: &State) -> impl Iterator<Item = Peek> + '_ {
    let lying = state.counters.iter().filter(|it| it.item.is_none()).filter_map(|it| it.peek);
    lying.chain(state.discarded.iter().copied())
}

/// Takes out of a state what only the other player has seen.
pub(crate) fn redact(state: &mut State, viewer: Option<Seat>) {
    let lying = state.counters.iter_mut().filter_map(|it| it.peek.as_mut());
    let all = lying.chain(state.discarded.iter_mut());
    all.filter(|it| Some(it.seat) != viewer).for_each(|it| (it.item, it.returned) = (None, false));
}
