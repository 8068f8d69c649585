//! Objectives and Intel (`dc.objective.carry`): searched for in features ([`search`]), carried, passed, dropped and taken off
//! the table ([`hands`]), revealed ([`intel`]), and scored ([`scoring`]); before the battle they are placed ([`placing`]).

pub(crate) mod hands;
pub(crate) mod intel;
mod placing;
mod samples;
pub(crate) mod scoring;
pub(crate) mod search;

use dice::NeedDice;

use crate::{
    Forbidden, Now, Order, State, Step,
    model::chapters::objectives::{Order as Said, Step as Objective},
    rules::infantry::acted_inside,
};

pub(crate) use placing::steps as set_up;
pub(crate) use samples::squad_orders;

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    match order {
        Said::Search { squad, base } => search::objection(state, *squad, *base),
        Said::PickUp { unit, objective } => hands::pick_up_objection(state, *unit, *objective),
        Said::Pass { from, to } => hands::pass_objection(state, *from, *to),
        Said::Drop { unit, at } => hands::drop_objection(state, *unit, *at),
        Said::Place { at } => placing::objection(state, *at),
        Said::CountAs { number } => intel::count_as_objection(state, *number),
    }
}

/// What can be said.
pub(crate) fn orders(state: &State, step: &Objective, orders: &mut Vec<Order>) {
    match step {
        Objective::Place(_) => orders.extend(placing::samples(state).map(|at| Order::from(Said::Place { at }))),
        Objective::CountAs { .. } => {
            let all = (1..=6).map(|number| Said::CountAs { number });
            orders.extend(all.filter(|it| objection(state, it).is_none()).map(Order::from));
        }
        Objective::Draw | Objective::Reveal { .. } => {}
    }
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) -> Result<(), NeedDice> {
    match order {
        Said::Search { squad, base } => {
            acted_inside(now, squad);
            search::search(now, squad, base)?;
        }
        Said::PickUp { unit, objective } => hands::pick_up(now, unit, objective),
        Said::Pass { from, to } => hands::pass(now, from, to),
        Said::Drop { unit, at } => hands::drop(now, unit, at),
        Said::Place { at } => placing::place(now, at),
        Said::CountAs { number } => intel::count_as(now, number)?,
    }
    Ok(())
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: Objective) -> Result<bool, NeedDice> {
    match step {
        Objective::Draw => placing::draw(now)?,
        Objective::Place(_) => return Ok(placing::ask(now)),
        Objective::Reveal { token, unit } => intel::reveal(now, token, unit)?,
        Objective::CountAs { .. } => return Ok(true),
    }
    Ok(false)
}

/// The steps of this chapter that come next in a state.
pub(crate) type Steps = smallvec::SmallVec<[Step; 2]>;
